"""The bot `kapellmeister-1`: plays its whole turn out in the mind by the network of version 1."""

from lacrimosa.bots.bot import Budget, Ranked
from lacrimosa.bots.fast.frozen_1.beam import NOTHING, End
from lacrimosa.bots.fast.frozen_1.sense import sensible
from lacrimosa.bots.fast.frozen_1.turns import is_elsewhere
from lacrimosa.bots.frozen_1.determinization import possible_truth
from lacrimosa.bots.frozen_1.evaluator import Evaluator, best_by_root, shipped_network
from lacrimosa.rules.play import advance_game
from lacrimosa.rules.state import State
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.view import View

COPIES = 3  # possible truths looked at, if new cards come up within the turn
WIDTH = 12


class Kapellmeister:
    """The everyday opponent as it was. It has no other network than its own."""

    name = "kapellmeister-1"

    def __init__(self, seed: int, width: int = WIDTH) -> None:
        self._seed = seed
        self._width = width
        self._evaluator: Evaluator | None = None
        self._plan: list[int] = []  # the rest of the turn, as it is meant to go
        self._moment: tuple[int, ...] = ()

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        """As planned, if there is a plan and nothing new has come up; else what ranks first."""
        state = view.state
        offered = sensible(state)
        if len(offered) == 1:
            return offered[0]
        moment = _moment(state)
        if self._plan and moment == self._moment and self._plan[0] in offered:
            return self._plan.pop(0)
        self._plan, self._moment = [], moment
        choice = self.rank(view, options, budget)[0].choice
        self._plan = self._plan[1:] if self._plan and self._plan[0] == choice else []
        return choice

    def rank(self, view: View, options: list[int], budget: Budget) -> list[Ranked]:
        state = view.state
        offered = sensible(state)
        seat = int(view.seat)
        if len(offered) == 1:
            return [Ranked(offered[0], 0.0)]
        evaluator = self.evaluator_for(state.tables)
        if state.turn == 0 or state.active != seat:
            values = evaluator.values_after(possible_truth(view, self._seed, 0), seat, offered)
        else:
            values = self.turn_values(evaluator, view, offered, budget)
        ranked = [Ranked(choice, value) for choice, value in zip(offered, values, strict=True)]
        return sorted(ranked, key=lambda one: -one.value)

    def turn_values(
        self, evaluator: Evaluator, view: View, offered: list[int], budget: Budget
    ) -> list[float]:
        """What each first choice of the own turn is worth; the best way to go on becomes the plan."""
        seat = int(view.seat)
        found: list[list[float]] = []
        first: list[End] = []
        for copy in range(COPIES):
            truth = possible_truth(view, self._seed, copy)
            ends, is_luck = evaluator.turn_ends(truth, seat, offered, self._width)
            first = first or ends
            found.append(best_by_root(ends, len(offered)))
            if not is_luck:
                # Nothing hidden came into it: another copy would say the same.
                break
        means = [sum(values) / len(found) for values in zip(*found, strict=True)]
        best = means.index(max(means))
        self.remember(view, [end for end in first if end.root == best])
        return means

    def remember(self, view: View, ends: list[End]) -> None:
        """Mean to go on with the best of these, as far as there is something to be asked."""
        best = max(ends, key=lambda end: end.value, default=None)
        self._plan = []
        if best is None or best.value <= NOTHING:
            return
        state = possible_truth(view, self._seed, 0)
        for choice in best.path:
            if is_elsewhere(state, view.seat):
                return
            if len(sensible(state)) > 1:
                self._plan.append(choice)
            advance_game(state, choice)

    def evaluator_for(self, tables: Tables) -> Evaluator:
        if self._evaluator is None or self._evaluator.tables is not tables:
            self._evaluator = Evaluator(tables, shipped_network())
        return self._evaluator


def _moment(state: State) -> tuple[int, ...]:
    """Changes when something comes up that nobody could know of."""
    turn = (int(state.round), int(state.turn))
    return (*turn, int(state.seen_opus), int(state.seen_memories), int(state.salieri), len(state.deck))
