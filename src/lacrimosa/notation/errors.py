"""One family of errors for everything written that cannot be read."""

import difflib
from collections.abc import Iterable

LONGEST_QUOTE = 60
MOST_OFFERED = 40


class NotationError(ValueError):
    """What is wrong with a text, and what would be right."""


class RecordError(NotationError):
    """A record that cannot be read or written; the text begins with the line."""


class PositionError(NotationError):
    """A position that cannot be read; the text names the field."""


def quoted(text: str) -> str:
    """A piece of somebody's text, short enough and printable for a message."""
    short = text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "..."
    return '"' + "".join(sign if sign.isprintable() else "?" for sign in short) + '"'


def near(word: str, words: Iterable[str]) -> str:
    """The end of a message about an unknown word: what looks like it, or all if they are few."""
    known = list(words)
    close = difflib.get_close_matches(word[:LONGEST_QUOTE], known, 3, 0.6)
    if close:
        return f"; did you mean {' or '.join(close)}?"
    return f"; there are {', '.join(known)}" if len(known) <= 12 else ""


def listed(texts: list[str]) -> str:
    """Options for a message."""
    shown = ", ".join(texts[:MOST_OFFERED])
    return shown + (f" and {len(texts) - MOST_OFFERED} more" if len(texts) > MOST_OFFERED else "")
