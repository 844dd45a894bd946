"""The random generator that lives in the state: an integer in, an integer out.

Two small multiplicative generators side by side (L'Ecuyer's pair), so that every product fits a machine
integer and compiled and interpreted runs agree to the bit.
"""

from typing import Final

from mypy_extensions import i64

_M1: Final = 2147483563
_M2: Final = 2147483399
_A1: Final = 40014
_A2: Final = 40692
_MASK64: Final = 0xFFFFFFFFFFFFFFFF


def stream(seed: int, purpose: int) -> i64:
    """The generator for one purpose of a seed; different purposes never share luck."""
    mixed = (seed * 0x9E3779B97F4A7C15 + (purpose + 1) * 0xD1B54A32D192ED03) & _MASK64
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK64
    mixed ^= mixed >> 31
    first: i64 = 1 + (mixed & 0xFFFFFFFF) % (_M1 - 1)
    second: i64 = 1 + (mixed >> 32) % (_M2 - 1)
    return first << 31 | second


def is_generator(rng: int) -> bool:
    """Whether a number is the state of a generator: both halves within their moduli, neither 0."""
    return rng >= 0 and 0 < rng >> 31 < _M1 and 0 < rng & 0x7FFFFFFF < _M2


def advance(rng: i64) -> i64:
    """The next state of a generator."""
    first = (rng >> 31) * _A1 % _M1
    second = (rng & 0x7FFFFFFF) * _A2 % _M2
    return first << 31 | second


def below(rng: i64, n: i64) -> i64:
    """What a generator's state says for a draw from 0 to n - 1."""
    value = (rng >> 31) - (rng & 0x7FFFFFFF)
    if value < 1:
        value += _M1 - 1
    return value % n


def shuffled(items: list[int], rng: i64) -> tuple[bytes, i64]:
    """The items in random order, and the generator after it."""
    order = items[:]
    i: i64 = len(order) - 1
    while i > 0:
        rng = advance(rng)
        j = below(rng, i + 1)
        kept = order[i]
        order[i] = order[j]
        order[j] = kept
        i -= 1
    return bytes(order), rng


class BadOutcome(ValueError):
    """A written-down chance outcome that cannot have happened here."""


class Script:
    """Chance outcomes written down earlier, used in their order instead of the generator's."""

    def __init__(self, outcomes: list[bytes]) -> None:
        self.outcomes = outcomes
        self.used: i64 = 0

    def next(self, items: list[int]) -> bytes:
        if self.used >= len(self.outcomes):
            raise BadOutcome(f"a shuffle of {len(items)} has no outcome written down")
        outcome = self.outcomes[self.used]
        if sorted(outcome) != sorted(items):
            raise BadOutcome(f"outcome {list(outcome)} is not an order of {sorted(items)}")
        self.used += 1
        return outcome
