"""Looking beyond the own turn: a planned turn is carried out, and the game goes on for a while.

One simulation is one possible truth. Every seat plays the turn it expects most of, found by a narrow beam and
the network's values; at the horizon the network says what every seat may expect.
"""

from collections.abc import Callable

from mypy_extensions import i64

from lacrimosa.bots.fast.beam import Beam, End, best_end
from lacrimosa.bots.fast.features import Featurer
from lacrimosa.bots.fast.turns import at_end, ends_turn
from lacrimosa.rules.choices import DONE
from lacrimosa.rules.play import advance_game
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.state import State


class Lookahead:
    """Simulations for one seat; `nodes` counts the positions looked at."""

    def __init__(
        self, featurer: Featurer, seat: i64, width: i64, evaluate: Callable[[bytes], list[float]]
    ) -> None:
        self.featurer = featurer
        self.seat = seat
        self.width = width
        self.evaluate = evaluate
        self.nodes: i64 = 0

    def simulate(self, state: State, path: list[int], turns: i64) -> list[float]:
        """What every seat may expect after `path` and so many own turns more; the state is used up."""
        round_, turn = state.round, state.turn
        self._carry_out(state, path)
        # If the plan ended it, the seat may be in its next turn already.
        if state.pending and state.active == self.seat and state.turn == turn and state.round == round_:
            self._finish_turn(state)
        while state.pending and turns > 0:
            step = state.pending[-1]
            if state.turn == 0 or step.seat != state.active:
                advance_game(state, self._answer(state, step.seat))
            elif step.seat == self.seat and turns == 1:
                best = self._best_end(state, step.seat)
                if best is not None:
                    return self.expected(at_end(state, best.path, self.seat))
                turns = 0
            else:
                if step.seat == self.seat:
                    turns -= 1
                self._play_turn(state, step.seat)
        return self.expected(state)

    def expected(self, state: State) -> list[float]:
        """The score each patron may expect; what it has, if the game is over. Nobody values the Soloist."""
        if not state.pending:
            return [float(seat.vp) for seat in state.seats if seat.index != state.soloist()]
        rows: list[bytes] = []
        values: list[float] = []
        for seat in state.seats:
            if seat.index != state.soloist():
                rows.append(self.featurer.row(state, seat))
                values.append(self.featurer.base)
        said = self.evaluate(b"".join(rows))
        place: i64 = 0
        for more in said:
            values[place] += more
            place += 1
        return values

    def _carry_out(self, state: State, path: list[int]) -> None:
        """Follow the plan as far as this truth allows it."""
        for choice in path:
            if not state.pending or choice not in state.pending[-1].options(state):
                return
            advance_game(state, choice)
            self.nodes += 1

    def _finish_turn(self, state: State) -> None:
        """End the turn, or finish as well as possible one that could not go as planned."""
        if ends_turn(state):
            advance_game(state, DONE)
        else:
            self._play_turn(state, self.seat)

    def _play_turn(self, state: State, seat: i64) -> None:
        """The seat's best turn, or the rest of it, up to and with its draw."""
        round_, turn = state.round, state.turn
        while state.pending and state.active == seat and state.turn == turn and state.round == round_:
            step = state.pending[-1]
            if step.seat != seat:
                advance_game(state, self._answer(state, step.seat))
                continue
            best = self._best_end(state, seat)
            if best is None:
                advance_game(state, sensible(state)[0])
                continue
            self._carry_out(state, best.path)
            if state.pending and state.active == seat and state.turn == turn and ends_turn(state):
                advance_game(state, DONE)
                return

    def _best_end(self, state: State, seat: i64) -> End | None:
        beam = Beam(self.featurer, seat, self.width, self.evaluate)
        beam.search(state, sensible(state))
        self.nodes += beam.nodes
        return best_end(beam.ends)

    def _answer(self, state: State, seat: i64) -> i64:
        """A small question outside the turn, by the hand-made value."""
        choices = sensible(state)
        if len(choices) == 1:
            return choices[0]
        best = choices[0]
        most = -1000.0
        for choice in choices:
            twin = state.clone()
            advance_game(twin, choice)
            value = self.featurer.valuer.value(twin, twin.seats[seat])
            if value > most:
                most = value
                best = choice
        return best
