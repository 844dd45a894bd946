"""Whether a position is a puzzle: one kind of turn is better than every other, by so much, and surely.

Everything is found from the view of the seat. Three sorts of games tell, each with luck of its own: looks
choose the best line of every kind and the answer; a screening dismisses what is too close, and says how many
games are needed; and new games, their number fixed before the first is played, decide. What the screening
dismissed or let pass has so no part in the intervals.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from lacrimosa.bots.evaluator import no_gc
from lacrimosa.notation.names import Names
from lacrimosa.puzzles.puzzle import Other
from lacrimosa.review.candidates import TURNS_AHEAD
from lacrimosa.review.estimates import Estimate, adjusted, estimate, mean_of, variance_of
from lacrimosa.review.kinds import FRESH, Kind, kind_from
from lacrimosa.review.playouts import FIRST_TRUTH, Outcome, Playouts, margin_of
from lacrimosa.review.reasons import tidy
from lacrimosa.review.reviewing import line_text
from lacrimosa.review.turns import foreseeable
from lacrimosa.rules.choices import ACT
from lacrimosa.rules.kinds import ROUNDS
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.view import View

LEAST: Final = 3.0  # VP that the answer is better than every other kind of turn
LEAST_KINDS: Final = 3  # taken seriously, the answer among them
FIRST_DECIDING: Final = 10_000  # the numbers of the playouts that decide


@dataclass(frozen=True)
class Settings:
    """How a position is examined. The same settings give the same result."""

    seed: int = 1
    width: int = 16  # of the beam that looks for turns
    narrow: int = 4  # of the beams within a playout
    reach: float = 8.0  # VP that a kind may look worse than the best at first and still be taken seriously
    kinds: int = 10  # taken seriously at most
    lines: int = 2  # of a kind that are looked at: other cards laid
    looks: int = 6  # games to the horizon after each of them
    sieve: float = 1.5  # VP between the two best kinds, at first sight and by the looks, in the last round
    sieve_earlier: float = 0.75  # more for each round before it: the more is still to come, the less is sure
    screening: tuple[int, ...] = (12, 32)  # pairs of games
    fewest: int = 32  # pairs of games that decide, where a kind is far behind
    pairs: int = 240  # where it is close
    power: float = 2.5  # standard errors that the loss is to lie above LEAST: more pairs are played for more
    is_patient: bool = False  # whether only the games that decide may dismiss


@dataclass
class Contender:
    """A kind of turn that is taken seriously."""

    kind: Kind
    value: float  # at first sight, then by the looks; only differences mean something
    lines: list[tuple[int, ...]]
    games: dict[int, Outcome] = field(default_factory=dict)

    @property
    def line(self) -> tuple[int, ...]:
        return self.lines[0]


@dataclass(frozen=True)
class Rival:
    """The best line of another kind, what it loses, and the games that tell."""

    line: tuple[int, ...]
    loss: Estimate
    games: list[Outcome]
    games_answer: list[Outcome]


@dataclass(frozen=True)
class Solution:
    """A puzzle's answer, and the other kinds, the nearest first."""

    line: tuple[int, ...]
    kind: Kind
    rivals: list[Rival]

    @property
    def gap(self) -> float:
        return self.rivals[0].loss.mean

    @property
    def low(self) -> float:
        return min(rival.loss.low for rival in self.rivals)


def others_of(names: Names, found: Solution) -> list[Other]:
    """The rivals in words."""
    return [Other(line_text(names, rival.line), *map(tidy, rival.loss)) for rival in found.rivals]


class Dismissed(Exception):
    """The position is no puzzle; the text says why, in a word or two that can be counted."""


def contenders(playouts: Playouts, settings: Settings) -> list[Contender]:
    """The kinds of turns that are taken seriously at first sight, the best first."""
    seen, seat = playouts.seen, playouts.seat
    truth = playouts.truth(FIRST_TRUTH)
    ends, _ = playouts.evaluator.turn_ends(truth, seat, sensible(truth), settings.width)
    ordered = sorted(ends, key=lambda end: -end.value)
    found: dict[Kind, Contender] = {}
    laid: dict[Kind, list[frozenset[int]]] = {}
    for end in ordered:
        if end.value < ordered[0].value - settings.reach:
            break
        kind = kind_from(seen.state, end.path)
        if kind not in found and len(found) == settings.kinds:
            continue
        # Where cards and kind are the same only order and payment differ.
        cards = frozenset(choice for choice in end.path if choice < ACT)
        if cards in laid.setdefault(kind, []) or len(laid[kind]) == settings.lines:
            continue
        laid[kind].append(cards)
        line = foreseeable(seen.state, playouts.completed(end.path))
        found.setdefault(kind, Contender(kind, end.value, [])).lines.append(line)
    return list(found.values())


def sieve(seen: View, found: Sequence[Contender], settings: Settings) -> None:
    """Raises Dismissed if a position is not worth any games."""
    if len(found) < LEAST_KINDS:
        raise Dismissed("few kinds")
    wanted = settings.sieve + settings.sieve_earlier * (ROUNDS - int(seen.state.round))
    if found[0].value - found[1].value < wanted:
        raise Dismissed("close at first sight")


def examine(playouts: Playouts, found: list[Contender], settings: Settings) -> Solution:
    """The answer of a position, given its kinds of turns; Dismissed if it is no puzzle."""
    sieve(playouts.seen, found, settings)
    with no_gc():
        return compare(playouts, found, settings)


def compare(
    playouts: Playouts, found: list[Contender], settings: Settings, wanted: Kind | None = None
) -> Solution:
    """Look, screen, decide; `wanted` is the answer if there is one already."""
    ordered = _look(playouts, found, settings)
    answer = next((one for one in ordered if one.kind == wanted), ordered[0])
    if FRESH in answer.kind:
        raise Dismissed("cards to come")
    others = [one for one in ordered if one is not answer]
    rivals: list[Rival] = []
    # The one that needs most games is the most likely to fail.
    for other, pairs in sorted(_screen(playouts, answer, others, settings), key=lambda pair: -pair[1]):
        numbers = range(FIRST_DECIDING, FIRST_DECIDING + pairs)
        games_answer, games = (_games(playouts, one, numbers) for one in (answer, other))
        loss = estimate([float(a.margin - b.margin) for a, b in zip(games_answer, games, strict=True)])
        if loss.low < LEAST:
            raise Dismissed("not sure")
        rivals.append(Rival(other.line, loss, games, games_answer))
    return Solution(answer.line, answer.kind, sorted(rivals, key=lambda rival: rival.loss.mean))


def _look(playouts: Playouts, found: list[Contender], settings: Settings) -> list[Contender]:
    """Choose the line of every kind, and order the kinds; the two most promising ones alone may dismiss."""
    ordered: list[Contender] = []
    for part in (found[:2], found[2:]):
        for one in part:
            one.value, line = max((_ahead(playouts, line, settings.looks), line) for line in one.lines)
            one.lines = [line]
        ordered = sorted([*ordered, *part], key=lambda one: -one.value)
        if ordered[0].value - ordered[1].value < settings.sieve:
            raise Dismissed("close after looking")
    return ordered


def _ahead(playouts: Playouts, line: tuple[int, ...], looks: int) -> float:
    """What a line promises an own turn later."""
    numbers = range(FIRST_TRUTH + 1, FIRST_TRUTH + 1 + looks)
    return mean_of(
        [margin_of(playouts.expected(line, number, TURNS_AHEAD), playouts.seat) for number in numbers]
    )


def _screen(
    playouts: Playouts, answer: Contender, others: list[Contender], settings: Settings
) -> list[tuple[Contender, int]]:
    """How many pairs of games each of the others needs; the nearest first, for they dismiss most."""
    return [(other, _pairs_needed(playouts, answer, other, settings)) for other in others]


def _pairs_needed(playouts: Playouts, answer: Contender, other: Contender, settings: Settings) -> int:
    needed = settings.pairs
    for count in settings.screening:
        is_last = count == settings.screening[-1]
        games = [_games(playouts, one, range(count)) for one in (answer, other)]
        pairs = list(zip(*games, strict=True))
        ends = [float(a.margin - b.margin) for a, b in pairs]
        horizons = [
            a.expected - b.expected for a, b in pairs if a.expected is not None and b.expected is not None
        ]
        loss = adjusted(ends, horizons if len(horizons) == len(ends) else None).mean
        needed = pairs_for(loss, math.sqrt(variance_of(ends)), settings)
        if settings.is_patient:
            needed = min(needed, settings.pairs)
        elif loss < LEAST - (0 if is_last else 1):
            raise Dismissed("close in games")
        elif needed > settings.pairs * (1 if is_last else 2):
            raise Dismissed("too much luck")
        if needed == settings.fewest:
            break
    return needed


def pairs_for(loss: float, spread: float, settings: Settings) -> int:
    """Pairs of games after which a loss that is as large as it looks should surely be above LEAST."""
    if loss <= LEAST:
        return settings.pairs + 1
    return max(settings.fewest, math.ceil((settings.power * spread / (loss - LEAST)) ** 2))


def _games(playouts: Playouts, one: Contender, numbers: range) -> list[Outcome]:
    for number in numbers:
        if number not in one.games:
            one.games[number] = playouts.play(one.line, number)
    return [one.games[number] for number in numbers]
