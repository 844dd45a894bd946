"""Text that people type for others to read: one line, of signs that can be seen."""

import unicodedata
from typing import Final

# Of marks on one letter. Written languages need fewer; towers of them cover the lines above.
MOST_MARKS: Final = 4
# Phones put these behind many signs to choose between their black and their coloured form; they are left out.
_SELECTORS: Final = dict.fromkeys(map(ord, "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"))
# And these between pictures to make one of several: without them there are several.
_JOINERS: Final = dict.fromkeys(map(ord, "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"))
# Printable by the book and yet nothing to see: two texts would look the same.
_INVISIBLE: Final = frozenset(
    "\N{COMBINING GRAPHEME JOINER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}"
    "\N{HALFWIDTH HANGUL FILLER}\N{BRAILLE PATTERN BLANK}"
    "\N{KHMER VOWEL INHERENT AQ}\N{KHMER VOWEL INHERENT AA}"
    "\N{MONGOLIAN FREE VARIATION SELECTOR ONE}\N{MONGOLIAN FREE VARIATION SELECTOR TWO}"
    "\N{MONGOLIAN FREE VARIATION SELECTOR THREE}"
).union(map(chr, range(0xFE00, 0xFE10)), map(chr, range(0xE0100, 0xE01F0)))


class NotPlain(ValueError):
    """Why a text cannot be taken, in one sentence that begins with what it was."""


def plain_text(text: str, longest: int, what: str) -> str:
    """The text as it is kept and shown: trimmed, composed (NFC), single spaces. Or NotPlain says why not."""
    if len(text) > 10 * longest:
        raise NotPlain(f"{what} has at most {longest} signs")
    found = unicodedata.normalize("NFC", text.translate(_SELECTORS)).strip()
    if not all(map(_allowed, found)):
        raise NotPlain(f"{what} has no invisible signs, and none that change the direction of writing")
    found = " ".join(found.split())
    if not found:
        raise NotPlain(f"{what} has at least one sign")
    if len(found) > longest:
        raise NotPlain(f"{what} has at most {longest} signs")
    if _marks(found) > MOST_MARKS or _is_mark(found[0]):
        raise NotPlain(f"{what} begins with a letter or sign, and no letter has more than {MOST_MARKS} marks")
    return found


def plain_line(text: str, longest: int) -> str:
    """A line that somebody says."""
    return plain_text(text.translate(_JOINERS), longest, "a line")


def _allowed(sign: str) -> bool:
    """Every kind of space is: it becomes a plain one."""
    if unicodedata.category(sign) == "Zs":
        return True
    return sign.isprintable() and sign not in _INVISIBLE


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me")


def _marks(text: str) -> int:
    """The longest run of marks."""
    longest = run = 0
    for sign in text:
        run = run + 1 if _is_mark(sign) else 0
        longest = max(longest, run)
    return longest
