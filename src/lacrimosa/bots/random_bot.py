"""The bot `random`: every option is as likely as any other."""

from lacrimosa.bots.bot import Budget
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.view import View

_PURPOSE = 0


class RandomBot:
    """Uniform over the options, by a generator of its own."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = stream(seed, _PURPOSE)

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        self._rng = advance(self._rng)
        return options[below(self._rng, len(options))]
