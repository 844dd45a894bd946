"""A quick bot of some sense, and the same with a hidden handicap."""

from lacrimosa.bots.bot import Budget
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.play import after
from lacrimosa.rules.view import View


class Sober:
    """Takes what leaves it with the most VP and ducats at once."""

    name = "sober"

    def __init__(self, seed: int) -> None:
        self._rng = stream(seed, 1)

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        truth = determinize(view, self._draw())
        seats = [after(truth, choice).seats[view.seat] for choice in options]
        worth = [2 * int(seat.vp) + int(seat.ducats) for seat in seats]
        return options[worth.index(max(worth))]

    def _draw(self) -> int:
        self._rng = advance(self._rng)
        return int(self._rng)


class Tipsy(Sober):
    """Leaves three of ten decisions to chance."""

    name = "tipsy"

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        if below(self._draw(), 10) < 3:
            return options[below(self._draw(), len(options))]
        return super().choose(view, options, budget)
