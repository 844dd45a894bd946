"""The bot `planner`: plays its whole turn out in the mind and takes the first step of the best line.

What it cannot know it deals at random, several times, and averages. The choice is a pure function of the seed
and the view: the same question gets the same answer, in whatever order questions come.
"""

from lacrimosa.bots.bot import Budget, Ranked
from lacrimosa.bots.determinization import possible_truth
from lacrimosa.bots.fast.evaluation.value import Valuer
from lacrimosa.bots.fast.evaluation.weights import Weights
from lacrimosa.bots.fast.turn_search import TurnSearch
from lacrimosa.rules.play import after
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.view import View

COPIES = 3  # possible truths looked at, if new cards come up within the turn
WIDTH = 8  # lines kept from one action to the next
BUDGET = 1500  # positions looked at for one first choice


class Planner:
    """A planner with its beliefs; the default ones are those of the registered bot."""

    name = "planner"

    def __init__(
        self, seed: int, weights: Weights | None = None, width: int = WIDTH, budget: int = BUDGET
    ) -> None:
        self._seed = seed
        self._weights = weights or Weights()
        self._width = width
        self._budget = budget
        self._valuer: Valuer | None = None

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        return self.rank(view, options, budget)[0].choice

    def rank(self, view: View, options: list[int], budget: Budget) -> list[Ranked]:
        state = view.state
        offered = sensible(state)
        if len(offered) == 1:
            return [Ranked(offered[0], 0.0)]
        valuer = self._valuer_for(state.tables)
        if state.turn == 0 or state.active != view.seat:
            values = self._one_ply(valuer, view, offered)
        else:
            values = self._whole_turn(valuer, view, offered)
        values = self.judged(view, offered, values)
        ranked = [Ranked(choice, value) for choice, value in zip(offered, values, strict=True)]
        return sorted(ranked, key=lambda one: -one.value)

    def judged(self, view: View, offered: list[int], values: list[float]) -> list[float]:
        """The values as this player sees them; weaker ones see less clearly."""
        return values

    def _valuer_for(self, tables: Tables) -> Valuer:
        if self._valuer is None or self._valuer.tables is not tables:
            self._valuer = Valuer(tables, self._weights)
        return self._valuer

    def _one_ply(self, valuer: Valuer, view: View, offered: list[int]) -> list[float]:
        """Outside the own turn a question is about a point or two; nothing follows from it at once."""
        truth = possible_truth(view, self._seed, 0)
        reached = [after(truth, choice) for choice in offered]
        return [valuer.value(state, state.seats[view.seat]) for state in reached]

    def _whole_turn(self, valuer: Valuer, view: View, offered: list[int]) -> list[float]:
        found: list[list[float]] = []
        for copy in range(COPIES):
            search = TurnSearch(valuer, view.seat, self._width, self._budget)
            truth = possible_truth(view, self._seed, copy)
            found.append(search.values(truth, offered))
            if not search.saw_new_cards:
                # Nothing hidden came into it: another copy would say the same.
                break
        return [sum(values) / len(found) for values in zip(*found, strict=True)]
