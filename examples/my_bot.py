"""A bot of your own, in a file of your own: copy it, change `worth`, and let it play.

lacrimosa arena --bot examples/my_bot.py:MyBot --champion random --deals 20
lacrimosa play --bot examples/my_bot.py:MyBot
"""

from lacrimosa.bots.bot import Budget
from lacrimosa.rules.bits import count_bits
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.play import after, apply, options, to_move
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.view import View

TRIES = 24  # ways to end the turn, tried for each choice


class MyBot:
    """Plays its turn out at random after each choice, many times, and takes what came to the best end."""

    name = "my-bot"

    def __init__(self, seed: int) -> None:
        self._rng = stream(seed, 0)  # its own source of chance: the same seed plays the same way

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        truth = determinize(view, self._next())  # deals anew what this seat cannot see
        best = {choice: self._best_end(after(truth, choice), view.seat) for choice in options}
        return max(options, key=lambda choice: best[choice])

    def _best_end(self, state: State, seat: int) -> float:
        return max(worth(self._turn_ended(state.clone(), seat).seats[seat]) for _ in range(TRIES))

    def _turn_ended(self, state: State, seat: int) -> State:
        turn = (state.round, state.turn)
        while to_move(state) == seat and (state.round, state.turn) == turn:
            offered = options(state)
            apply(state, offered[below(self._next(), len(offered))])
        return state

    def _next(self) -> int:
        self._rng = advance(self._rng)
        return self._rng


def worth(seat: Seat) -> float:
    """What a seat has, in VP: its points, and a guess at what the rest will bring."""
    steps = sum(int(seat.track(kind) + seat.counter(kind)) for kind in range(3))
    works = 4 * count_bits(seat.opus) + 2 * count_bits(seat.performed)
    tiles = 3 * count_bits(seat.courts | seat.tiles)
    markers = 4 * count_bits(seat.eighths | seat.sixteenths)
    return float(seat.vp + works + tiles + markers) + 0.5 * steps + 0.5 * int(seat.ducats)
