"""Turns worth comparing with the one that was played, found from the seat's view alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from lacrimosa.bots.fast.beam import End
from lacrimosa.bots.fast.turns import at_end
from lacrimosa.bots.plan_search import Plan, PlanSearch, standing, worth_trying
from lacrimosa.review.playouts import FIRST_TRUTH, Playouts
from lacrimosa.review.turns import foreseeable
from lacrimosa.rules.sense import sensible

WIDTH = 16  # of the beam that looks for turns
TURNS_AHEAD = 1


@dataclass(frozen=True)
class Candidate:
    """A line of choices, and what a look beyond the turn says of it; only differences mean something."""

    line: tuple[int, ...]
    value: float


def find_candidates(
    playouts: Playouts, played: Sequence[int], tries: int
) -> tuple[Candidate, list[Candidate]]:
    """The played turn, and all others that were taken seriously, the most promising first.

    Turns that lead to the same position are one; so the played one has no twin among the others.
    """
    forced = End(0, list(played), _value_of(playouts, played))
    own_key = playouts.key_after(played)
    plans = [plan for plan in _plans(playouts) if playouts.key_after(plan.end.path) != own_key]
    best = max([forced.value, *(plan.end.value for plan in plans)])
    own = Plan(forced, forced.value - best)
    every = sorted([own, *plans], key=lambda plan: -plan.first)
    if len(every) > 1:
        _try_out(playouts, every, tries)
    others = [one for one in _by_line(playouts, plans) if one.line != tuple(played)]
    return Candidate(tuple(played), own.value), others


def find_turns(playouts: Playouts, tries: int) -> list[Candidate]:
    """All turns that were taken seriously, the most promising first; also from the middle of a turn."""
    plans = _plans(playouts)
    if len(plans) > 1:
        _try_out(playouts, plans, tries)
    return _by_line(playouts, plans)


def _plans(playouts: Playouts) -> list[Plan]:
    truth = playouts.truth(FIRST_TRUTH)
    ends, _ = playouts.evaluator.turn_ends(truth, playouts.seat, sensible(truth), WIDTH)
    return worth_trying(ends, lambda end: playouts.key_after(end.path))


def _by_line(playouts: Playouts, plans: list[Plan]) -> list[Candidate]:
    """The best first. Two lines that differ only in cards nobody could foresee are one."""
    found: dict[tuple[int, ...], Candidate] = {}
    for plan in sorted(plans, key=lambda plan: -plan.value):
        line = foreseeable(playouts.seen.state, playouts.completed(plan.end.path))
        found.setdefault(line, Candidate(line, plan.value))
    return list(found.values())


def _try_out(playouts: Playouts, plans: list[Plan], tries: int) -> None:
    def outcome(plan: Plan, number: int) -> float:
        line = foreseeable(playouts.seen.state, plan.end.path)
        return standing(playouts.expected(line, FIRST_TRUTH + 1 + number, TURNS_AHEAD), playouts.seat)

    search = PlanSearch(plans, outcome)
    for _ in range(tries):
        if not search.step():
            return


def _value_of(playouts: Playouts, line: Sequence[int]) -> float:
    """How the end of a line looks at first, before the draw, as a beam's ends do."""
    state = at_end(playouts.truth(FIRST_TRUTH), list(line), playouts.seat)
    return float(playouts.ahead.expected(state)[playouts.seat])
