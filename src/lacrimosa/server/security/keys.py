"""The server's one secret, in a file of its own, and the keys derived from it."""

import base64
import hashlib
import hmac
import os
import secrets
import shlex
import stat
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

FILE: Final = "key"
# Settings of the database: the fingerprint of its key, and those of the keys it had before.
KEY: Final = "secret.key"
FORMER_KEYS: Final = "secret.former_keys"
REKEY: Final = "lacrimosa admin rekey"
SIZE: Final = 32
_LABEL: Final = b"lacrimosa key 1 "
_WAY_OUT: Final = (
    "put back a copy, from a backup or from another process of the site, or make a new one "
    f"(links, cookies and tokens given out so far are void then): {REKEY}"
)


class BadKey(Exception):
    """The key file cannot be used; the text says what to do."""


@dataclass(frozen=True)
class Keys:
    """One secret; every purpose has its own key, so nothing signed for one is good for another."""

    secret: bytes = field(repr=False)

    @classmethod
    def load(cls, folder: Path, *, create: bool = True) -> "Keys":
        """The key of a data folder, made on first use; processes that start at once get the same one."""
        path = folder / FILE
        try:
            if create:
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                if not path.exists():
                    create_key(path, secrets.token_bytes(SIZE))
            return cls(_read(path))
        except FileNotFoundError:
            raise BadKey(f"{path} is missing; {_WAY_OUT}") from None
        except OSError as problem:
            raise BadKey(f"{path}: the key cannot be read or made: {problem.strerror}") from None

    def derive(self, purpose: str) -> bytes:
        """The key of one purpose: one block of HKDF-Expand; the secret is random already."""
        return hmac.digest(self.secret, _LABEL + purpose.encode() + b"\x01", "sha256")

    def sign(self, purpose: str, *parts: str) -> bytes:
        """32 bytes nobody can make without the secret. Parts are told apart by their lengths."""
        mac = hmac.new(self.derive(purpose), digestmod=hashlib.sha256)
        for part in parts:
            # Parts may be anybody's text; odd signs must not raise.
            data = part.encode("utf-8", "surrogatepass")
            mac.update(len(data).to_bytes(8, "big") + data)
        return mac.digest()

    def fingerprint(self) -> str:
        """Tells whether two processes have the same key, and nothing about it."""
        return self.derive("fingerprint")[:8].hex()


def url_text(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def same_text(expected: str, given: str) -> bool:
    """Whether a secret text was given; how long it takes tells nothing about where they differ."""
    return given.isascii() and hmac.compare_digest(expected.encode("ascii"), given.encode("ascii"))


def create_key(path: Path, secret: bytes) -> None:
    """Written whole under another name, then given its own: nobody ever reads half a key, nor loses one."""
    draft = path.with_name(f"{FILE}.{secrets.token_hex(8)}.new")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
        try:
            # Unlike a rename, a link never replaces what another process has just made.
            os.link(draft, path)
        except FileExistsError:
            return
    finally:
        draft.unlink()
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _read(path: Path) -> bytes:
    # Not blocking: were it a pipe, opening it would wait for ever.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        found = os.fstat(file.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise BadKey(f"{path} is no file; {_WAY_OUT}")
        if os.name == "posix" and found.st_mode & 0o077:
            raise BadKey(
                f"{path} can be read by others; run: chmod 600 {shlex.quote(str(path))} "
                f"(and if somebody may have read it: {REKEY})"
            )
        secret = file.read(SIZE + 1)
    # A disk that lost its power can leave zeros, a key that everybody knows.
    if len(secret) != SIZE or not any(secret):
        raise BadKey(f"{path} is damaged: it must be {SIZE} random bytes; {_WAY_OUT}")
    return secret
