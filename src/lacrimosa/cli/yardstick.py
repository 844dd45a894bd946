"""A fixed loop in plain Python by which the speed of computers can be compared.

It is never compiled: a figure in yardsticks says how many rounds of this loop the same work is worth.
"""

import time

_ROUNDS = 200_000
_REPEATS = 3


class _Walker:
    """A slots object with one method: a step of a small generator that updates a list."""

    __slots__ = ("seen", "state")

    def __init__(self) -> None:
        self.state = 1
        self.seen = [0] * 64

    def step(self) -> None:
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        self.seen[self.state >> 25] += 1


def yardstick_us() -> float:
    """Microseconds for one round of the loop: the quickest of three runs, the one least disturbed."""
    best = float("inf")
    for _ in range(_REPEATS):
        walker = _Walker()
        began = time.perf_counter()
        for _ in range(_ROUNDS):
            walker.step()
        best = min(best, time.perf_counter() - began)
    return best / _ROUNDS * 1e6
