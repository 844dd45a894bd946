"""What is owed in a stack of steps read from outside: the price of what waits, and payable.

A debt that is not the price of anything could leave a player without an option, or send the search for
a way to pay into more cases than can be tried.
"""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.actions.commission import TakeOpus
from lacrimosa.rules.actions.document import TakeMemory
from lacrimosa.rules.actions.perform_or_sell import PerformOpus, SellOpus
from lacrimosa.rules.actions.requiem import HireComposer, PlaceNeutral
from lacrimosa.rules.actions.travel import Arrive, cost_of_tile
from lacrimosa.rules.events import (
    CAUSES,
    FROM_COMMISSION,
    FROM_COMPOSER,
    FROM_PERFORM,
    FROM_ROAD,
    FROM_ROW,
    FROM_SALE,
    cause,
)
from lacrimosa.rules.kinds import MEMORY_CARD, STORY_POINTS
from lacrimosa.rules.row import space_of
from lacrimosa.rules.state import State, Step
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.steps.question import OwingQuestion
from lacrimosa.rules.steps.revive import BadStep, step_name
from lacrimosa.rules.tables import FREE, Cost

# Wild points of one reward. Every one triples the ways in which a debt might become payable.
MOST_WILD: Final = 6


class Debt:
    """What has to be paid before a step, in each way it can be asked, and the cause of the payment."""

    def __init__(self, why: i64, prices: list[Cost]) -> None:
        self.why = why
        self.prices = prices


def check_debts(state: State) -> None:
    """Refuse payments that are not the price of what waits for them, and unpayable ones."""
    debt: Debt | None = None
    owed = FREE
    for step in state.pending:
        price = debt_of(state, step)
        if price is not None:
            debt = price
        if isinstance(step, Pay):
            if debt is None or step.why != debt.why or not _is_part_of(step.cost, debt.prices):
                raise BadStep(f"Pay {step.code()} is not the price of what waits for it")
            owed = step.cost
        elif isinstance(step, PlaceNeutral):
            if not _is_same(step.owed, owed):
                raise BadStep(f"PlaceNeutral {step.code()} does not owe what is to be paid")
        elif isinstance(step, NameWild):
            _check_wild(step, owed)
            if step.seat != state.active and not owed.is_free():
                raise BadStep(f"NameWild: seat {step.seat} does not owe anything")
    top = state.pending[-1]
    if isinstance(top, OwingQuestion) and not top.can_be_paid(state, state.seats[top.seat]):
        raise BadStep(f"what is owed under {step_name(top)} cannot be paid")


def debt_of(state: State, step: Step) -> Debt | None:
    """The price of a step that waits for its payment; None for other steps."""
    tables = state.tables
    if isinstance(step, TakeMemory):
        at = space_of(state, MEMORY_CARD + step.memory)
        return Debt(cause(FROM_ROW, at), [tables.row[at].memory_cost])
    if isinstance(step, TakeOpus):
        total = tables.opus[step.opus].cost.plus(tables.row[space_of(state, step.opus)].opus_cost)
        return Debt(cause(FROM_COMMISSION, step.opus), [total])
    if isinstance(step, PerformOpus):
        return Debt(cause(FROM_PERFORM, step.opus), [tables.opus[step.opus].perform_cost])
    if isinstance(step, SellOpus):
        return Debt(cause(FROM_SALE, step.opus), [tables.opus[step.opus].sell_cost])
    if isinstance(step, Arrive):
        tile_cost = cost_of_tile(state, step.place)
        routes = tables.routes[state.mozart][step.place]
        return Debt(cause(FROM_ROAD, step.place), [route.plus(tile_cost) for route in routes])
    if isinstance(step, HireComposer):
        tile = state.top_tile(step.note, step.movement)
        return Debt(cause(FROM_COMPOSER, tile), [tables.composer_tiles[tile].cost])
    return None


def _is_part_of(cost: Cost, prices: list[Cost]) -> bool:
    """Whether a cost is what is left of one of the prices: wild points named, or a type paid already."""
    for price in prices:
        named = price.wild - cost.wild
        fits = cost.ducats == price.ducats and cost.finance == price.finance and cost.wild >= 0 and named >= 0
        kind: i64 = 0
        while kind < STORY_POINTS:
            if cost.point(kind) > price.point(kind) + named:
                fits = False
            kind += 1
        if fits and not cost.is_free() and cost.points >> 48 == 0:
            return True
    return False


def _is_same(one: Cost, other: Cost) -> bool:
    return one.code() == other.code()


def _check_wild(step: NameWild, owed: Cost) -> None:
    if step.tracks < 0 or step.counters < 0 or not 1 <= step.tracks + step.counters <= MOST_WILD:
        raise BadStep(f"NameWild: {step.tracks} and {step.counters} points cannot wait to be named")
    if not 0 <= step.why < CAUSES << 8:
        raise BadStep(f"NameWild: {step.why} is no cause")
    if not _is_same(step.owed, owed):
        raise BadStep(f"NameWild {step.code()} does not owe what is to be paid")
