"""Bots by name."""

from collections.abc import Callable

from lacrimosa.bots.bot import Bot
from lacrimosa.bots.planner import Planner
from lacrimosa.bots.random_bot import RandomBot

_MAKERS: dict[str, Callable[[int], Bot]] = {RandomBot.name: RandomBot, Planner.name: Planner}


class UnknownBot(ValueError):
    """A name no bot has; the text lists those there are."""


def bot_names() -> list[str]:
    return list(_MAKERS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, with a seed of its own."""
    try:
        maker = _MAKERS[name]
    except KeyError:
        raise UnknownBot(f"there is no bot {name!r}; known bots: {', '.join(bot_names())}") from None
    return maker(seed)
