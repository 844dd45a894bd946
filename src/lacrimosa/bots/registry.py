"""Bots by name: those that come with the program, and those of its user that a server offers."""

from collections.abc import Callable, Sequence

from lacrimosa.bots.bot import Bot
from lacrimosa.bots.planner import Planner
from lacrimosa.bots.random_bot import RandomBot

# A bot that is dear to make (a network to read) keeps what it has read by itself.
_MAKERS: dict[str, Callable[[int], Bot]] = {RandomBot.name: RandomBot, Planner.name: Planner}
# Other names for bots, accepted wherever a bot's name is.
ALIASES = {"strongest": "planner"}
# Bots from files that this process offers besides: name -> path.py:Class. They are never made here.
_OFFERED: dict[str, str] = {}


class UnknownBot(ValueError):
    """A name no bot has; the text lists those there are."""


def bot_names() -> list[str]:
    """The bots to choose from, the shipped ones first."""
    return [*_MAKERS, *_OFFERED]


def shipped_name(name: str) -> str:
    """The name under which a bot ships: an alias, resolved. Raises UnknownBot."""
    meant = ALIASES.get(name, name)
    if meant not in _MAKERS:
        raise UnknownBot(f"there is no bot {name!r}; known bots: {', '.join(bot_names())}")
    return meant


def make_bot(name: str, seed: int) -> Bot:
    """A shipped bot by its name or alias, with a seed of its own."""
    return _MAKERS[shipped_name(name)](seed)


def make_bots(names: Sequence[str], seeds: Sequence[int]) -> list[Bot]:
    """Shipped bots for the seats of a game."""
    return [make_bot(name, seed) for name, seed in zip(names, seeds, strict=True)]


def need_bot(name: str) -> None:
    """Raises UnknownBot unless the name means a bot, shipped or offered."""
    if name not in _OFFERED:
        shipped_name(name)


def offer(name: str, source: str) -> None:
    """Let this process know a bot from a file by a plain name."""
    if name in _MAKERS or name in ALIASES or name in _OFFERED:
        raise UnknownBot(f"{source}: the name {name!r} is taken; give the class another `name`")
    _OFFERED[name] = source


def offered() -> dict[str, str]:
    """Name -> path.py:Class of the bots from files."""
    return dict(_OFFERED)
