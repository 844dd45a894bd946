"""The game itself.

The names below are for everybody to build on (docs/library.md); the modules may change.
"""

from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.events import Event
from lacrimosa.rules.play import after, apply, is_over, options, play_randomly, scores, to_move
from lacrimosa.rules.scoring import ranks, winners
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.state import IllegalChoice, Seat, State
from lacrimosa.rules.view import SPECTATOR, View, seen_events, view

__all__ = [
    "SPECTATOR",
    "Event",
    "IllegalChoice",
    "Seat",
    "State",
    "View",
    "after",
    "apply",
    "determinize",
    "is_over",
    "options",
    "play_randomly",
    "ranks",
    "scores",
    "seen_events",
    "sensible",
    "stream",
    "to_move",
    "view",
    "winners",
]
