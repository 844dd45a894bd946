"""Bots by name: those that come with the program, and those of its user that a server offers."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from lacrimosa.bots.bot import Bot
from lacrimosa.bots.frozen_1.kapellmeister import Kapellmeister as Kapellmeister1
from lacrimosa.bots.frozen_1.virtuoso import Virtuoso as Virtuoso1
from lacrimosa.bots.ladder import LADDER, LEARNED, STRONGEST
from lacrimosa.bots.network import Network, WeightsError, load_network
from lacrimosa.bots.planner import Planner
from lacrimosa.bots.random_bot import RandomBot

# Yardsticks: what the strongest levels once were, for good.
FROZEN: dict[str, Callable[[int], Bot]] = {Kapellmeister1.name: Kapellmeister1, Virtuoso1.name: Virtuoso1}
_MAKERS: dict[str, Callable[[int], Bot]] = {
    RandomBot.name: RandomBot,
    Planner.name: Planner,
    **LADDER,
    **FROZEN,
}
# Other names for bots, accepted wherever a bot's name is.
ALIASES = {"strongest": STRONGEST}
# Bots from files that this process offers besides: name -> path.py:Class. They are never made here.
_OFFERED: dict[str, str] = {}


class UnknownBot(ValueError):
    """A name no bot has; the text lists those there are."""


def bot_names() -> list[str]:
    """All bots there are, the shipped ones first."""
    return [*_MAKERS, *_OFFERED]


def opponent_names() -> list[str]:
    """The bots for people to choose from: the ladder from below, then those from files."""
    return [*LADDER, *_OFFERED]


def shipped_name(name: str) -> str:
    """The name under which a bot ships: an alias, resolved. Raises UnknownBot.

    A bot that learned may be named with other weights than its own: kapellmeister@weights.npz.
    """
    plain, at, weights = name.partition("@")
    meant = ALIASES.get(plain, plain)
    if meant not in _MAKERS:
        raise UnknownBot(f"there is no bot {plain!r}; known bots: {', '.join(bot_names())}")
    if not at:
        return meant
    if meant not in LEARNED:
        raise UnknownBot(f"{name}: {meant} has no weights; {', '.join(LEARNED)} have")
    _network(weights)
    return f"{meant}@{weights}"


def make_bot(name: str, seed: int) -> Bot:
    """A shipped bot by its name or alias, with a seed of its own."""
    plain, at, weights = shipped_name(name).partition("@")
    return LEARNED[plain](seed, _network(weights)) if at else _MAKERS[plain](seed)


@cache
def _network(weights: str) -> Network:
    try:
        return load_network(Path(weights))
    except WeightsError as problem:
        raise UnknownBot(str(problem)) from problem


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
