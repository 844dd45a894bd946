"""Bots: players that see a view and answer with a choice, and games among them.

The names below are for everybody to build on (docs/library.md); the modules may change.
"""

from typing import TYPE_CHECKING

from lacrimosa.bots.bot import Bot, Budget, Ranked, RankingBot
from lacrimosa.bots.determinization import possible_truth

if TYPE_CHECKING:
    from lacrimosa.bots.registry import UnknownBot, bot_names, make_bot

__all__ = [
    "Bot",
    "Budget",
    "Ranked",
    "RankingBot",
    "UnknownBot",
    "bot_names",
    "make_bot",
    "possible_truth",
]
_REGISTRY = frozenset({"UnknownBot", "bot_names", "make_bot"})


def __getattr__(name: str) -> object:
    """The registry knows the bots that learned, which need numpy: only who asks for it waits for it."""
    if name not in _REGISTRY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from lacrimosa.bots import registry

    return getattr(registry, name)
