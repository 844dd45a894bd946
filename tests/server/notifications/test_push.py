"""The encryption of web push: the example of the standard, byte for byte, and keys that are none."""

import base64

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from lacrimosa.server.notifications.push import BadSubscription, encrypt_with, read_keys, signing_key
from lacrimosa.server.security.keys import Keys, url_text

# RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
WANTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
    "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_the_standard() -> None:
    ours = ec.derive_private_key(int.from_bytes(bytes_of(PRIVATE), "big"), ec.SECP256R1())
    browser, secret = read_keys(P256DH, AUTH)
    assert url_text(encrypt_with(TEXT, browser, secret, ours, bytes_of(SALT))) == WANTED


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        (P256DH, AUTH[:-2]),
        (P256DH[:-1], AUTH),
        ("B" + "A" * 86, AUTH),
        ("é" * 87, AUTH),
        (P256DH, "!" * 22),
        ("", ""),
    ],
)
def test_keys_that_no_browser_has_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadSubscription):
        read_keys(p256dh, auth)


def test_every_process_of_a_site_signs_with_the_same_key_and_another_site_with_another() -> None:
    one, same, other = (signing_key(Keys(bytes([number]) * 32)) for number in (1, 1, 2))
    assert one.private_numbers() == same.private_numbers() != other.private_numbers()
