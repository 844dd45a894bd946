"""What the bots with a network share: its values of the positions of one edition."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lacrimosa.bots.fast.beam import NOTHING, Beam, End
from lacrimosa.bots.fast.evaluation.value import Valuer
from lacrimosa.bots.fast.evaluation.weights import Weights
from lacrimosa.bots.fast.features import Featurer
from lacrimosa.bots.network import INPUTS, Network, load_network
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.play import after
from lacrimosa.rules.state import State
from lacrimosa.rules.tables import Tables

Evaluate = Callable[[bytes], list[float]]
_shipped: list[Network] = []


def shipped_network() -> Network:
    """The network of the package, read once."""
    if not _shipped:
        _shipped.append(load_network())
    return _shipped[0]


@contextmanager
def no_gc() -> Iterator[None]:
    """Switch the garbage collector off meanwhile: positions hold no cycles, and it took a sixth of the time.

    Whoever has it off already keeps it off.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Evaluator:
    """A network, or whatever else corrects the hand-made value, at work on one edition."""

    def __init__(self, tables: Tables, evaluate: Evaluate) -> None:
        self.tables = tables
        self.evaluate = evaluate
        is_whole = not isinstance(evaluate, Network) or evaluate.inputs == INPUTS
        self.featurer = Featurer(Valuer(tables, Weights()), is_whole)

    def turn_ends(
        self, truth: State, seat: int, offered: list[int], width: int, without: int = NOBODY
    ) -> tuple[list[End], bool]:
        """Ways to end the own turn, valued; and whether cards came up that nobody can know of."""
        beam = Beam(self.featurer, seat, width, self.evaluate)
        beam.without = without
        with no_gc():
            beam.search(truth, offered)
        return beam.ends, beam.saw_new_cards

    def position_key(self, state: State, seat: int) -> bytes:
        """The same for positions that are as good as the same for a seat."""
        own = self.featurer.row(state, state.seats[seat])
        return bytes(own) + bytes(state.row) + bytes([state.mozart])

    def values_after(self, truth: State, seat: int, offered: list[int]) -> list[float]:
        """The value right after each choice: outside the own turn nothing follows from a question at once."""
        rows: list[bytes] = []
        bases: list[float] = []
        for choice in offered:
            state = after(truth, choice)
            rows.append(self.featurer.row(state, state.seats[seat]))
            bases.append(self.featurer.base)
        return [base + more for base, more in zip(bases, self.evaluate(b"".join(rows)), strict=True)]


def best_by_root(ends: list[End], roots: int) -> list[float]:
    """The best value behind each first choice."""
    best = [NOTHING] * roots
    for end in ends:
        best[end.root] = max(best[end.root], end.value)
    return best
