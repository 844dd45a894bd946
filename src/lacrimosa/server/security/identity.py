"""Who is asking: signed cookies of people and tokens of programs."""

import re
import secrets
from dataclasses import dataclass
from typing import Final, Literal

from lacrimosa.server.security.asgi import Headers, values
from lacrimosa.server.security.keys import Keys, same_text, url_text

Kind = Literal["person", "program"]

# 16 bytes are 21 signs and two bits; a last sign with other bits would be a second spelling.
PERSON_PATTERN: Final = r"[A-Za-z0-9_-]{21}[AQgw]"
LONGEST: Final = 100
_PERSON = re.compile(PERSON_PATTERN)
_SIGNED = re.compile(rf"1\.({PERSON_PATTERN})\.(0|[1-9][0-9]{{0,8}})\.([A-Za-z0-9_-]{{43}})")
_BEARER = re.compile(r"bearer(?: +(.*))?", re.IGNORECASE)
_PURPOSES: Final[dict[Kind, str]] = {"person": "cookie", "program": "bearer"}


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody whose signature was right. Whether the generation is still good is for the store to say."""

    person: str
    generation: int
    kind: Kind


def new_person() -> str:
    """The id of a new person: 128 random bits as 22 signs."""
    return url_text(secrets.token_bytes(16))


def is_person(text: str) -> bool:
    return _PERSON.fullmatch(text) is not None


def sign_cookie(keys: Keys, person: str, generation: int) -> str:
    return _sign(keys, "person", person, generation)


def sign_bearer(keys: Keys, person: str, generation: int) -> str:
    """The same for a program, which sends it as `Authorization: Bearer ...`."""
    return _sign(keys, "program", person, generation)


def read_cookie(keys: Keys, text: str) -> Identity | None:
    """Whose cookie it is; None for anything we did not sign just so."""
    return _read(keys, "person", text)


def read_bearer(keys: Keys, text: str) -> Identity | None:
    return _read(keys, "program", text)


def bearers_of(headers: Headers) -> list[str]:
    """The tokens in the Authorization headers. Passwords and the like in them are a proxy's, not ours."""
    texts = (value.decode("latin-1").strip() for value in values(headers, b"authorization"))
    return [found[1] or "" for found in map(_BEARER.fullmatch, texts) if found is not None]


def _sign(keys: Keys, kind: Kind, person: str, generation: int) -> str:
    text = f"1.{person}.{generation}.{_signature(keys, kind, person, str(generation))}"
    if not _SIGNED.fullmatch(text):
        raise ValueError("no id of a person, or a generation out of range")
    return text


def _read(keys: Keys, kind: Kind, text: str) -> Identity | None:
    found = _SIGNED.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        return None
    person, generation, signature = found.groups()
    if not same_text(_signature(keys, kind, person, generation), signature):
        return None
    return Identity(person, int(generation), kind)


def _signature(keys: Keys, kind: Kind, person: str, generation: str) -> str:
    return url_text(keys.sign(_PURPOSES[kind], person, generation))
