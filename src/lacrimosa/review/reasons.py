"""Why one turn is better than another: claims as data, each a count over the same playouts of both.

A claim has a kind, what it is about (ids of the edition), values, and the rule behind it if that helps. Only
what is off zero beyond chance, and large enough to matter, is claimed.
"""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from lacrimosa.notation.names import Names
from lacrimosa.review.estimates import Estimate, estimate
from lacrimosa.review.playouts import Outcome
from lacrimosa.rules import events, vocabulary

LEAST: Final = 0.4  # VP that are worth a word
LEAST_PART: Final = 0.15  # of the loss: less explains nothing
LEAST_SHARE: Final = 0.25  # of the games: how much more often something must happen
MOSTLY: Final = 0.5  # of a source's VP, for one component to stand for it
RIVAL: Final = "rival"  # a source: what the best other patron has less
LUCK: Final = "luck"  # a source: what these games had by luck, taken out of the loss again
_CAUSE_WORDS: Final[tuple[str, ...]] = vocabulary.CAUSES
# Causes whose component is a card or a tile; spaces of a track or of the row say little.
_NAMED: Final = frozenset(
    {
        *(events.FROM_COMMISSION, events.FROM_SALE, events.FROM_OFFERTORIUM, events.FROM_CITY),
        *(events.FROM_COURT, events.FROM_COMPOSER, events.FROM_STORY, events.FROM_BONUS),
        *(events.END_COURTS, events.END_REQUIEM),
    }
)


class Source(msgspec.Struct, frozen=True):
    """What the better turn gains from one source, or gives up; all sources add up to the loss."""

    source: str  # a word of vocabulary.CAUSES, or "rival"
    vp: float
    low: float
    high: float


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One claim."""

    kind: str
    what: str = ""
    values: dict[str, float] = {}
    rule: str | None = None


class Pairs:
    """The same games after the played turn and after the better one."""

    def __init__(self, played: Sequence[Outcome], better: Sequence[Outcome]) -> None:
        self.played = played
        self.better = better

    def more(self, value: Callable[[Outcome], float]) -> Estimate:
        """How much more of something the better turn leads to."""
        return estimate([value(b) - value(a) for a, b in zip(self.played, self.better, strict=True)])

    def shares(self, holds: Callable[[Outcome], bool]) -> tuple[float, float]:
        """In how many of the games something holds, played and better."""
        count = len(self.played)
        return sum(map(holds, self.played)) / count, sum(map(holds, self.better)) / count


def sources_of(pairs: Pairs, loss: float) -> list[Source]:
    """Where the difference comes from, the greatest first; together they are the loss."""
    kinds = sorted({cause >> 8 for one in (*pairs.played, *pairs.better) for cause in one.vp})
    found = [(_CAUSE_WORDS[kind], pairs.more(vp_from(kind))) for kind in kinds]
    found.append((RIVAL, pairs.more(lambda one: -one.rival)))
    told = [Source(source, *map(tidy, more)) for source, more in found if tidy(more.mean)]
    luck = tidy(loss - sum(one.vp for one in told))
    ordered = sorted(told, key=lambda one: -abs(one.vp))
    return [*ordered, Source(LUCK, luck, luck, luck)] if luck else ordered


def tidy(number: float) -> float:
    """As it is told: a hundredth of a VP is nothing."""
    return round(number, 2) + 0.0


def vp_from(kind: int) -> Callable[[Outcome], float]:
    """Own VP by the kind of their cause."""
    return lambda one: sum(vp for cause, vp in one.vp.items() if cause >> 8 == kind)


def vp_of(*causes: int) -> Callable[[Outcome], float]:
    """Own VP by single causes: a kind and a component."""
    return lambda one: sum(one.vp.get(cause, 0) for cause in causes)


def gains_of(names: Names, pairs: Pairs, loss: float) -> list[Reason]:
    """At most two sources that gain and one that is given up, each with the component that makes up most."""
    told = [one for one in sources_of(pairs, loss) if is_told(one) and abs(one.vp) >= LEAST_PART * loss]
    gains = [one for one in told if one.vp > 0][:2]
    given_up = [one for one in told if one.vp < 0][:1]
    return [_gain(names, pairs, one) for one in (*gains, *given_up)]


def is_told(source: Source) -> bool:
    return source.source != LUCK and abs(source.vp) >= LEAST and (source.low > 0 or source.high < 0)


def _gain(names: Names, pairs: Pairs, source: Source) -> Reason:
    kind = "gain" if source.vp > 0 else "give_up"
    values = {"vp": source.vp, "low": source.low, "high": source.high}
    if source.source == RIVAL:
        return Reason(kind, RIVAL, values)
    number = _CAUSE_WORDS.index(source.source)
    rule = events.CAUSE_RULES.get(number)
    if number not in _NAMED:
        return Reason(kind, source.source, values, rule)
    parts = {cause for one in (*pairs.played, *pairs.better) for cause in one.vp if cause >> 8 == number}
    best: tuple[float, int] | None = None
    for cause in sorted(parts):
        more = pairs.more(vp_of(cause))
        if more.is_off_zero() and more.mean * source.vp > 0 and abs(more.mean) >= LEAST:
            best = max(best or (0.0, 0), (abs(more.mean), cause))
    if best is not None and MOSTLY <= best[0] / abs(source.vp) <= 1 / MOSTLY:
        part = round(best[0] if source.vp > 0 else -best[0], 2)
        return Reason(kind, names.cause(best[1]), {**values, "part": part}, rule)
    return Reason(kind, source.source, values, rule)
