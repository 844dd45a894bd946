"""Web push: messages that only the browser can read (RFC 8291), signed by the server (RFC 8292)."""

import base64
import binascii
import hashlib
import json
import os
from collections.abc import Sequence
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from lacrimosa.server.notifications.addresses import BadTarget, Target, is_service, read_target
from lacrimosa.server.notifications.sender import Letter, Message, details_of
from lacrimosa.server.security.keys import Keys, url_text
from lacrimosa.server.store.rows import SubscriptionRow

TTL_SECONDS: Final = 24 * 3600  # after that the push service forgets what it could not hand over
TOKEN_SECONDS: Final = 12 * 3600  # RFC 8292: at most a day
RECORD: Final = 4096
_CURVE: Final = ec.SECP256R1()
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
_LAST: Final = b"\x02"  # RFC 8188: behind the text of the last record


class BadSubscription(ValueError):
    """What a browser would not have said."""


class PushSender:
    """Encrypts for one browser and signs for its push service."""

    gone = frozenset({404, 410})

    def __init__(self, keys: Keys, services: Sequence[str], contact: str) -> None:
        self._services = services
        self._contact = contact
        self._key = signing_key(keys)
        self.public_key: Final = url_text(_point(self._key.public_key()))

    def letter(self, row: SubscriptionRow, message: Message, now: int) -> Letter:
        details = details_of(row)
        target = self.need_service(row.address)
        text = msgspec.json.encode(
            {
                "title": message.title,
                "text": message.names,
                # The browser knows this server by an address of its own.
                "path": f"/table/{message.table}" if message.table else "/notifications",
                "stop": message.stop.partition("#stop=")[2],
                "stop_words": message.stop_words,
                # A later one about the same takes the place of what is shown.
                "tag": f"{message.event} {message.table}",
                "waiting": message.waiting,
            }
        )
        headers = {
            "Authorization": f"vapid t={self._token(target, now)}, k={self.public_key}",
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TTL_SECONDS),
            "Urgency": "normal",
            "Topic": url_text(hashlib.sha256(f"{message.event} {message.table}".encode()).digest()[:24]),
        }
        return Letter(target, headers, encrypt(text, details.p256dh, details.auth))

    def need_service(self, endpoint: str) -> Target:
        """The address of a push service; BadTarget if it is none of those that are allowed."""
        target = read_target(endpoint)
        if not is_service(target, self._services):
            raise BadTarget("service", "this is not an address of a push service that is allowed here")
        return target

    def _token(self, target: Target, now: int) -> str:
        claims = {
            "aud": f"{target.scheme}://{target.host_header}",
            "exp": now // 1000 + TOKEN_SECONDS,
            "sub": self._contact,
        }
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(url_text(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{url_text(b''.join(number.to_bytes(32, 'big') for number in numbers))}"


def signing_key(keys: Keys) -> ec.EllipticCurvePrivateKey:
    """The server's key for push services: out of its one secret, so the same in every process of a site."""
    number = int.from_bytes(keys.derive("web push 1") + keys.derive("web push 2"), "big")
    return ec.derive_private_key(number % (_ORDER - 1) + 1, _CURVE)


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    """One record that only the holder of the subscription's private key can read."""
    browser, secret = read_keys(p256dh, auth)
    ours, salt = ec.generate_private_key(_CURVE), os.urandom(16)
    return encrypt_with(text, browser, secret, ours, salt)


def encrypt_with(
    text: bytes,
    browser: ec.EllipticCurvePublicKey,
    secret: bytes,
    ours: ec.EllipticCurvePrivateKey,
    salt: bytes,
) -> bytes:
    point = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), browser)
    both = b"WebPush: info\x00" + _point(browser) + point
    material = _hkdf(shared, secret, both, 32)
    key = _hkdf(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _hkdf(material, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, text + _LAST, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


def read_keys(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """A browser's public key and secret; BadSubscription if they are none."""
    secret = _bytes(auth)
    if len(secret) != 16:
        raise BadSubscription("auth must be 16 bytes in base64url")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, _bytes(p256dh)), secret
    except ValueError:
        raise BadSubscription("p256dh must be a point of P-256 in base64url") from None


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise BadSubscription("keys must be written in base64url") from None


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hkdf(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
