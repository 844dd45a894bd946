"""A bot of your own, in a file of your own: copy it, change `worth`, and let it play.

lacrimosa arena --bot examples/my_bot.py:MyBot --champion random --deals 20
lacrimosa play --bot examples/my_bot.py:MyBot
"""

from random import Random

from lacrimosa import Budget, Seat, State, View, after, apply, options, possible_truth, to_move

TRIES = 24  # ways to end the turn, tried for each choice


class MyBot:
    """Plays its turn out at random after each choice, many times, and takes what came to the best end."""

    name = "my-bot"

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._random = Random(seed)  # its own source of chance: the same seed plays the same way

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        truth = possible_truth(view, self._seed, 0)  # deals anew what this seat cannot see
        best = {choice: self._best_end(after(truth, choice), view.seat) for choice in options}
        return max(options, key=lambda choice: best[choice])

    def _best_end(self, state: State, seat: int) -> float:
        return max(worth(self._turn_ended(state.clone(), seat).seats[seat]) for _ in range(TRIES))

    def _turn_ended(self, state: State, seat: int) -> State:
        turn = (state.round, state.turn)
        while to_move(state) == seat and (state.round, state.turn) == turn:
            apply(state, self._random.choice(options(state)))
        return state


def worth(seat: Seat) -> float:
    """What a seat has, in VP: its points, and a guess at what the rest will bring."""
    steps = sum(int(seat.track(kind) + seat.counter(kind)) for kind in range(3))
    works = 4 * int(seat.opus).bit_count() + 2 * int(seat.performed).bit_count()
    tiles = 3 * int(seat.courts | seat.tiles).bit_count()
    markers = 4 * int(seat.eighths | seat.sixteenths).bit_count()
    return float(seat.vp + works + tiles + markers) + 0.5 * steps + 0.5 * int(seat.ducats)
