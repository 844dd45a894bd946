"""What people may call themselves."""

from typing import Final

from lacrimosa.notation.players import PERSON, Player, player_of
from lacrimosa.server.security.plain_text import NotPlain, plain_text

LONGEST: Final = 40


class BadName(ValueError):
    """Why a name cannot be taken, in one sentence."""


def clean_name(text: str) -> str:
    """The name as it is kept and shown: trimmed, composed (NFC), single spaces."""
    try:
        name = plain_text(text, LONGEST, "a name")
    except NotPlain as problem:
        raise BadName(str(problem)) from problem
    if not _survives(name):
        raise BadName("a name does not end in a word in brackets, such as (bot)")
    return name


def _survives(name: str) -> bool:
    """Whether a record gives back the same person, with and without saying that it is one."""
    player = Player(name, PERSON)
    return player_of(name) == player and player_of(str(player)) == player
