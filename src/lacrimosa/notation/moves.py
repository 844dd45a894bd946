"""One choice that was made, with everything needed to make it again."""

from dataclasses import dataclass

from lacrimosa.rules.chance import BadOutcome, Script
from lacrimosa.rules.events import (
    BONUS_SHOWN,
    DREW,
    MAP_FILLED,
    ROW_FILLED,
    SALIERI_CAME,
    SHUFFLED,
    SOLOIST_LAID,
    Event,
)
from lacrimosa.rules.play import advance_game, to_move
from lacrimosa.rules.state import State

# Events that show somebody what was hidden before.
REVEALING = frozenset({DREW, ROW_FILLED, MAP_FILLED, BONUS_SHOWN, SOLOIST_LAID, SALIERI_CAME})


@dataclass(frozen=True)
class Move:
    """A choice, who made it when, and what followed."""

    choice: int
    seat: int
    round: int
    turn: int  # 0 in maintenance
    events: tuple[Event, ...]

    @property
    def shuffles(self) -> list[tuple[int, bytes]]:
        """What chance decided: every pile shuffled and its order."""
        return [(int(event.a), event.order) for event in self.events if event.kind == SHUFFLED]

    @property
    def reveals(self) -> bool:
        return any(event.kind in REVEALING for event in self.events)


def make(state: State, choice: int, outcomes: list[bytes] | None = None) -> Move:
    """Make a choice out of the state's options; chance decides, or the outcomes written down earlier."""
    seat, round_, turn = int(to_move(state)), int(state.round), int(state.turn)
    events: list[Event] = []
    script = None if outcomes is None else Script(outcomes)
    state.trace = events
    state.script = script
    try:
        advance_game(state, choice)
    finally:
        state.trace = None
        state.script = None
    if script is not None and script.used != len(script.outcomes):
        raise BadOutcome(f"{script.used} of {len(script.outcomes)} outcomes were needed")
    return Move(choice, seat, round_, turn, tuple(events))
