"""The bot `kapellmeister`: plays its whole turn out in the mind, as `planner` does, by the network."""

from lacrimosa.bots.bot import Budget, Ranked
from lacrimosa.bots.network import Network
from lacrimosa.bots.thought import Thought, best_by_root, possible_truth, shipped_network
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.view import View

COPIES = 3  # possible truths looked at, if new cards come up within the turn
WIDTH = 12


class Kapellmeister:
    """The everyday opponent. Another network and width make another player of the same kind."""

    name = "kapellmeister"

    def __init__(self, seed: int, network: Network | None = None, width: int = WIDTH) -> None:
        self._seed = seed
        self._network = network
        self._width = width
        self._thought: Thought | None = None

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        return self.rank(view, options, budget)[0].choice

    def rank(self, view: View, options: list[int], budget: Budget) -> list[Ranked]:
        state = view.state
        offered = sensible(state)
        if len(offered) == 1:
            return [Ranked(offered[0], 0.0)]
        thought = self.thought_for(state.tables)
        seat = int(view.seat)
        if state.turn == 0 or state.active != seat:
            values = thought.at_once(possible_truth(view, self._seed, 0), seat, offered)
        else:
            values = [0.0] * len(offered)
            for copy in range(COPIES):
                truth = possible_truth(view, self._seed, copy)
                ends, is_luck = thought.turn_ends(truth, seat, offered, self._width)
                values = [
                    old + new for old, new in zip(values, best_by_root(ends, len(offered)), strict=True)
                ]
                if not is_luck:
                    # Nothing hidden came into it: another copy would say the same.
                    break
        ranked = [Ranked(choice, value) for choice, value in zip(offered, values, strict=True)]
        return sorted(ranked, key=lambda one: -one.value)

    def thought_for(self, tables: Tables) -> Thought:
        if self._thought is None or self._thought.tables is not tables:
            self._thought = Thought(tables, self._network or shipped_network())
        return self._thought
