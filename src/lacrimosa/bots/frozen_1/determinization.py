"""Possible truths behind a view, from a bot's seed and what its seat sees: same question, same truths."""

from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View

_PRIME = 1_000_003


def question_stream(seed: int, state: State, number: int) -> int:
    """A generator for this question alone; `number` tells its several uses apart."""
    seat = state.seats[state.pending[-1].seat]
    purpose = 0
    for part in (
        *(state.round, state.turn, state.filled, seat.hand, seat.experiences, seat.story, seat.tracks),
        *(seat.counters, seat.ducats, len(state.pending), number),
    ):
        purpose = purpose * _PRIME + int(part)
    return int(stream(seed, purpose))


def possible_truth(view: View, seed: int, copy: int) -> State:
    """A state the seat cannot tell from the real one, dealt from the bot's `seed`.

    Another `copy` deals what is hidden anew; the same arguments give the same state.
    """
    return determinize(view, question_stream(seed, view.state, copy))
