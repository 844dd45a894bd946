"""One choice that was made, with everything needed to make it again."""

from dataclasses import dataclass

from lacrimosa.rules.chance import BadOutcome, Outcomes, Script
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


@dataclass(frozen=True, repr=False)
class Move:
    """A choice, who made it when, and what followed."""

    choice: int
    seat: int
    round: int
    turn: int  # 0 in maintenance
    events: tuple[Event, ...]

    def __repr__(self) -> str:
        when = f"round {self.round}, turn {self.turn}" if self.turn else f"round {self.round}, maintenance"
        events = f"{len(self.events)} event{'' if len(self.events) == 1 else 's'}"
        return f"<Move: seat {self.seat} in {when}: choice {self.choice}, {events}>"

    @property
    def outcome(self) -> tuple[int, list[tuple[int, bytes]]]:
        """The choice and what chance made of it; everything else follows from these."""
        return self.choice, self.shuffles

    @property
    def shuffles(self) -> list[tuple[int, bytes]]:
        """What chance decided: every pile shuffled and its order."""
        return [(int(event.a), event.order) for event in self.events if event.kind == SHUFFLED]

    @property
    def reveals(self) -> bool:
        return any(event.kind in REVEALING for event in self.events)


def make(state: State, choice: int, written: list[bytes] | None = None) -> Move:
    """Make a choice out of the state's options; chance decides, or the outcomes written down earlier."""
    if written is None:
        return make_by(state, choice, None)
    script = Script(written)
    move = make_by(state, choice, script)
    if script.used != len(written):
        raise BadOutcome(f"{script.used} of {len(written)} outcomes were needed")
    return move


def make_by(state: State, choice: int, outcomes: Outcomes | None) -> Move:
    """Make a choice; the outcomes decide what is shuffled, or the state's own generators."""
    seat, round_, turn = int(to_move(state)), int(state.round), int(state.turn)
    events: list[Event] = []
    state.trace = events
    state.outcomes = outcomes
    try:
        advance_game(state, choice)
    finally:
        state.trace = None
        state.outcomes = None
    return Move(choice, seat, round_, turn, tuple(events))
