"""What people may call themselves."""

import unicodedata
from typing import Final

from lacrimosa.notation.players import PERSON, Player, player_of

LONGEST: Final = 40
# Of marks on one letter. Written languages need fewer; towers of them cover the lines above.
MOST_MARKS: Final = 4
# Phones put these behind many signs to choose between their black and their coloured form; they are left out.
_SELECTORS: Final = dict.fromkeys(map(ord, "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"))
# Printable by the book and yet nothing to see: two names would look the same.
_INVISIBLE: Final = frozenset(
    "\N{COMBINING GRAPHEME JOINER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}"
    "\N{HALFWIDTH HANGUL FILLER}\N{BRAILLE PATTERN BLANK}"
    "\N{KHMER VOWEL INHERENT AQ}\N{KHMER VOWEL INHERENT AA}"
    "\N{MONGOLIAN FREE VARIATION SELECTOR ONE}\N{MONGOLIAN FREE VARIATION SELECTOR TWO}"
    "\N{MONGOLIAN FREE VARIATION SELECTOR THREE}"
).union(map(chr, range(0xFE00, 0xFE10)), map(chr, range(0xE0100, 0xE01F0)))


class BadName(ValueError):
    """Why a name cannot be taken, in one sentence."""


def clean_name(text: str) -> str:
    """The name as it is kept and shown: trimmed, composed (NFC), single spaces."""
    if len(text) > 10 * LONGEST:
        raise BadName(f"a name has at most {LONGEST} signs")
    name = unicodedata.normalize("NFC", text.translate(_SELECTORS)).strip()
    for sign in name:
        if not _allowed(sign):
            raise BadName("a name has no invisible signs, and none that change the direction of writing")
    name = " ".join(name.split())
    if not name:
        raise BadName("a name has at least one sign")
    if len(name) > LONGEST:
        raise BadName(f"a name has at most {LONGEST} signs")
    if _marks(name) > MOST_MARKS or _is_mark(name[0]):
        raise BadName(f"a name begins with a letter or sign, and no letter has more than {MOST_MARKS} marks")
    if not _survives(name):
        raise BadName("a name does not end in a word in brackets, such as (bot)")
    return name


def _allowed(sign: str) -> bool:
    """Every kind of space is: it becomes a plain one."""
    if unicodedata.category(sign) == "Zs":
        return True
    return sign.isprintable() and sign not in _INVISIBLE


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me")


def _marks(name: str) -> int:
    """The longest run of marks."""
    longest = run = 0
    for sign in name:
        run = run + 1 if _is_mark(sign) else 0
        longest = max(longest, run)
    return longest


def _survives(name: str) -> bool:
    """Whether a record gives back the same person, with and without saying that it is one."""
    player = Player(name, PERSON)
    return player_of(name) == player and player_of(str(player)) == player
