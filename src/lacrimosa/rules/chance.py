"""Chance: the random generator that lives in the state, and what may decide in its place.

The generator is an integer in, an integer out: two small multiplicative generators side by side (L'Ecuyer's
pair), so that every product fits a machine integer and compiled and interpreted runs agree to the bit. It is
for runs that repeat. Whoever sees enough of its draws can compute the others, so where people play against
each other a better source takes its place: a RandomSource for the deal, Outcomes for what is shuffled later.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

_M1: Final = 2147483563
_M2: Final = 2147483399
_A1: Final = 40014
_A2: Final = 40692
_MASK64: Final = 0xFFFFFFFFFFFFFFFF


def stream(seed: int, purpose: int) -> i64:
    """The generator for one purpose of a seed: any two numbers. Different purposes never share luck."""
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


def need_generator(rng: int) -> None:
    """A number that is none, a seed for instance, would give poor luck without a word."""
    if not is_generator(rng):
        raise ValueError(f"{rng} is no generator; stream(seed, number) makes one")


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


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomSource:
    """What a deal is drawn from. This one is a generator; others take the place of both methods."""

    def __init__(self, rng: int) -> None:
        self.rng: i64 = rng

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.rng = advance(self.rng)
        return below(self.rng, n)

    def shuffled(self, items: list[int]) -> bytes:
        """The items in random order."""
        order, self.rng = shuffled(items, self.rng)
        return order


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcomes:
    """What decides how a pile lies after a shuffle, instead of the state's generators."""

    def order(self, pile: int, items: list[int]) -> bytes:
        """The items of a pile (events.PILE_ROW and so on) as they lie now."""
        raise NotImplementedError


class BadOutcome(ValueError):
    """A written-down chance outcome that cannot have happened here."""


class Script(Outcomes):
    """Chance outcomes written down earlier, used in their order."""

    def __init__(self, outcomes: list[bytes]) -> None:
        self.outcomes = outcomes
        self.used: i64 = 0

    def order(self, pile: int, items: list[int]) -> bytes:
        if self.used >= len(self.outcomes):
            raise BadOutcome(f"a shuffle of {len(items)} has no outcome written down")
        outcome = self.outcomes[self.used]
        if sorted(outcome) != sorted(items):
            raise BadOutcome(f"outcome {list(outcome)} is not an order of {sorted(items)}")
        self.used += 1
        return outcome
