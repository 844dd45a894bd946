"""The board game of Mozart's Requiem: rules engine, editions, notation, bots and arena; unofficial.

Everything a program needs is here; `Game` is the place to begin. The names in `__all__` stay, or the
changelog says what became of them; everything else may move without notice.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from lacrimosa.compiled import activate

activate()

# Only now: whatever imports the rules must find the compiled ones where they are ready.
from lacrimosa.bots import Bot, Budget, Ranked, RankingBot, possible_truth
from lacrimosa.editions import Edition, EditionError
from lacrimosa.editions import load as load_edition
from lacrimosa.notation import (
    Board,
    Game,
    NotationError,
    PositionError,
    RecordError,
    read_record,
    write_record,
)
from lacrimosa.rules import (
    SPECTATOR,
    Event,
    IllegalChoice,
    Seat,
    State,
    View,
    after,
    apply,
    determinize,
    is_over,
    options,
    play_randomly,
    ranks,
    scores,
    seen_events,
    sensible,
    stream,
    to_move,
    view,
    winners,
)

if TYPE_CHECKING:
    from lacrimosa.arena.compare import compare_bots
    from lacrimosa.bots.registry import UnknownBot, bot_names, make_bot

__version__ = "0.2.0"
__all__ = [
    "SPECTATOR",
    "Board",
    "Bot",
    "Budget",
    "Edition",
    "EditionError",
    "Event",
    "Game",
    "IllegalChoice",
    "NotationError",
    "PositionError",
    "Ranked",
    "RankingBot",
    "RecordError",
    "Seat",
    "State",
    "UnknownBot",
    "View",
    "after",
    "apply",
    "bot_names",
    "compare_bots",
    "determinize",
    "is_over",
    "load_edition",
    "make_bot",
    "options",
    "play_randomly",
    "possible_truth",
    "ranks",
    "read_record",
    "scores",
    "seen_events",
    "sensible",
    "stream",
    "to_move",
    "view",
    "winners",
    "write_record",
]
# Where the names live that need numpy, which takes longer to import than all the rest.
_LAZY = {
    "UnknownBot": "lacrimosa.bots.registry",
    "bot_names": "lacrimosa.bots.registry",
    "compare_bots": "lacrimosa.arena.compare",
    "make_bot": "lacrimosa.bots.registry",
}


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LAZY[name]), name)


def __dir__() -> list[str]:
    return [*globals(), *_LAZY]
