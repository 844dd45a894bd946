"""Links that let their holder in: computed from the key, never stored, made void by the next generation."""

import re
from typing import Final, Literal, NamedTuple
from urllib.parse import quote

from lacrimosa.server.security.identity import PERSON_PATTERN
from lacrimosa.server.security.keys import Keys, same_text, url_text

Purpose = Literal["personal", "invite", "watch", "workshop", "stop"]

# Of the signature: 144 bits, which base64 writes without a remainder.
_BYTES: Final = 18
_TOKEN: Final = r"[A-Za-z0-9_-]{24}"
_STOP = re.compile(rf"({PERSON_PATTERN})\.({_TOKEN})")
_PERSONAL = re.compile(rf"(?:.{{0,500}}#)?(?:me=)?({PERSON_PATTERN})\.({_TOKEN})")


class Personal(NamedTuple):
    """What a personal link says; whether it is true is for `matches`."""

    person: str
    token: str


def token(keys: Keys, purpose: Purpose, subject: str, generation: int) -> str:
    """The secret of a link. The subject is a person for a personal one, else a table."""
    return url_text(keys.sign(f"link {purpose}", subject, str(generation))[:_BYTES])


def matches(keys: Keys, purpose: Purpose, subject: str, generation: int, text: str) -> bool:
    return same_text(token(keys, purpose, subject, generation), text)


# The secret is behind the #, which browsers keep to themselves: it never reaches a log or a referrer.


def personal_url(keys: Keys, base: str, person: str, generation: int) -> str:
    return f"{_trimmed(base)}/#me={person}.{token(keys, 'personal', person, generation)}"


def invite_url(keys: Keys, base: str, table: str, generation: int) -> str:
    return f"{table_url(base, table)}#invite={token(keys, 'invite', table, generation)}"


def watch_url(keys: Keys, base: str, table: str, generation: int) -> str:
    return f"{table_url(base, table)}#watch={token(keys, 'watch', table, generation)}"


def draft_url(keys: Keys, base: str, draft: str, generation: int) -> str:
    return f"{_trimmed(base)}/workshop/{draft}#invite={token(keys, 'workshop', draft, generation)}"


def stop_code(keys: Keys, subscription: str) -> str:
    """Stops one subscription, whoever has it, and does nothing else."""
    return f"{subscription}.{token(keys, 'stop', subscription, 0)}"


def stop_url(keys: Keys, base: str, subscription: str) -> str:
    return f"{_trimmed(base)}/notifications#stop={stop_code(keys, subscription)}"


def stopped_by(keys: Keys, code: str) -> str | None:
    """The subscription that a code stops; None if this server did not sign it."""
    found = _STOP.fullmatch(code)
    if found is None or not matches(keys, "stop", found[1], 0, found[2]):
        return None
    return found[1]


def table_url(base: str, table: str) -> str:
    return f"{_trimmed(base)}/table/{quote(table, safe='', errors='replace')}"


def parse_personal(text: str) -> Personal | None:
    """Out of a whole link, of what follows its #, or of the bare `person.token`."""
    found = _PERSONAL.fullmatch(text.strip()) if len(text) <= 1000 else None
    return Personal(found[1], found[2]) if found else None


def _trimmed(base: str) -> str:
    return base.rstrip("/")
