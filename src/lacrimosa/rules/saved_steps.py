"""Steps read from outside: made again by name, and whether the game can have left such a stack behind.

Nothing here is needed to play. What a single step can tell of itself it tells; this says which steps may lie
on which, and that a debt is the price of what waits for its payment. A stack that passes can be played on
without an error.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.kinds import (
    ACTIONS,
    ANY_TYPE,
    NOBODY,
    ONLY_SELL,
    OPUS_TYPES,
    ROUNDS,
    STORY_POINTS,
    TURNS,
)
from lacrimosa.rules.state import State, Step
from lacrimosa.rules.steps.commission import TakeOpus
from lacrimosa.rules.steps.document import TakeMemory
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.menu import ActionMenu, FinishAction
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.steps.perform_or_sell import PerformOpus, SellOpus
from lacrimosa.rules.steps.requiem import ChooseMarker, HireComposer, LayTile, PlaceNeutral
from lacrimosa.rules.steps.rounds import BeginRound, EndGame, MainBoardUpkeep, NextTurn
from lacrimosa.rules.steps.soloist import SoloistAction, SoloistTurn
from lacrimosa.rules.steps.travel import Arrive, ChooseRoute
from lacrimosa.rules.steps.turn import ActOrIncome, EndTurn, LayCard
from lacrimosa.rules.steps.upkeep import BonusUpkeep, FinanceUpkeep, GatherCards, StoryUpkeep
from lacrimosa.rules.tables import FREE, Cost, Debt, Grant, Reward, Tables, cost_of_code

BIGGEST: Final = 1 << 48  # no number of a sound step is larger
ANY_SIZE: Final = 0
Code = list[int]

# Every step that can be pending, by the name of its class: how many numbers its code has, and the step of it.
# A menu needs the edition's bonuses too and is made apart.
STEPS: Final[dict[str, tuple[int, Callable[[Code], Step] | None]]] = {
    "ActOrIncome": (1, lambda code: ActOrIncome(code[0])),
    "ActionMenu": (ANY_SIZE, None),
    "Arrive": (2, lambda code: Arrive(code[0], code[1])),
    "BeginRound": (1, lambda code: BeginRound(code[0])),
    "BonusUpkeep": (1, lambda code: BonusUpkeep(code[0])),
    "ChooseMarker": (3, lambda code: ChooseMarker(code[0], code[1], code[2])),
    "ChooseRoute": (2, lambda code: ChooseRoute(code[0], code[1])),
    "EndGame": (1, lambda code: EndGame(code[0])),
    "EndTurn": (1, lambda code: EndTurn(code[0])),
    "FinanceUpkeep": (1, lambda code: FinanceUpkeep(code[0])),
    "FinishAction": (3, lambda code: FinishAction(code[0], code[1], code[2] == 1)),
    "GatherCards": (1, lambda code: GatherCards(code[0])),
    "HireComposer": (3, lambda code: HireComposer(code[0], code[1], code[2])),
    "LayCard": (2, lambda code: LayCard(code[0], code[1] == 1)),
    "LayTile": (2, lambda code: LayTile(code[0], code[1])),
    "MainBoardUpkeep": (1, lambda code: MainBoardUpkeep(code[0])),
    "NameWild": (8, lambda code: NameWild(code[0], code[1], code[2], code[3], cost_of_code(code[4:]))),
    "NextTurn": (1, lambda code: NextTurn(code[0])),
    "Pay": (6, lambda code: Pay(code[0], cost_of_code(code[2:]), code[1])),
    "PerformOpus": (3, lambda code: PerformOpus(code[0], code[1], code[2])),
    "PlaceNeutral": (6, lambda code: PlaceNeutral(code[0], code[1], cost_of_code(code[2:]))),
    "SellOpus": (3, lambda code: SellOpus(code[0], code[1], code[2])),
    "SoloistAction": (3, lambda code: SoloistAction(code[0], code[1], code[2])),
    "SoloistTurn": (1, lambda code: SoloistTurn(code[0])),
    "StoryUpkeep": (1, lambda code: StoryUpkeep(code[0])),
    "TakeMemory": (2, lambda code: TakeMemory(code[0], code[1])),
    "TakeOpus": (2, lambda code: TakeOpus(code[0], code[1])),
}

# Far above what the game can pile up: four seats' maintenance is 17 steps, and repeats do not repeat.
DEEPEST: Final = 64
# A question that is the whole of a turn so far.
OPENINGS: Final = ["LayCard", "ActOrIncome"]
# What waits for its payment, by action; nothing but the payment and what comes before it lies above.
PAID_FOR: Final = [["TakeMemory"], ["TakeOpus"], ["PerformOpus", "SellOpus"], ["Arrive"], ["HireComposer"]]
LAYERS: Final = ["ActionMenu", "FinishAction", "LayTile"]
CHOOSERS: Final = [[""], [""], [""], ["ChooseRoute"], ["ChooseMarker"]]
# Maintenance of one seat, from the bottom up.
UPKEEP: Final = ["GatherCards", "BonusUpkeep", "FinanceUpkeep", "StoryUpkeep"]


class BadStep(ValueError):
    """A step that cannot be pending in this state."""


def step_name(step: Step) -> str:
    return type(step).__name__


def revive(tables: Tables, name: str, code: Code) -> Step:
    """The step a name and its numbers stand for; BadStep if they make none."""
    for number in code:
        if not -1 <= number < BIGGEST:
            raise BadStep(f"{name}: number {number} is out of range")
    size, make = STEPS.get(name, (NOBODY, None))
    if make is not None and len(code) == size:
        return make(code)
    if size == ANY_SIZE and len(code) >= 3 and (len(code) - 3) % 4 == 0:
        return _menu(tables, code)
    raise BadStep(f"{name} with {len(code)} numbers is no step of this game")


def _menu(tables: Tables, code: Code) -> Step:
    grants: list[Grant] = []
    for at in range(3, len(code), 4):
        action, half, opus_type, bonus = code[at], code[at + 1], code[at + 2], code[at + 3]
        if not (0 <= action < ACTIONS and 0 <= half <= ONLY_SELL and ANY_TYPE <= opus_type < OPUS_TYPES):
            raise BadStep(f"ActionMenu: {code[at : at + 4]} is no action")
        if bonus >= len(tables.grant_bonuses):
            raise BadStep(f"ActionMenu: bonus {bonus} does not exist")
        reward: Reward | None = tables.grant_bonuses[bonus] if bonus >= 0 else None
        grant = Grant(action, half, opus_type, reward)
        grant.bonus_index = bonus
        grants.append(grant)
    actions = [int(grant.action) for grant in grants]
    if actions != sorted(set(actions)):
        raise BadStep(f"ActionMenu: actions {actions} must be ascending, each once")
    return ActionMenu(code[0], grants, code[1] == 1, code[2] == 1)


def check_pending(state: State) -> None:
    """Refuse a stack of steps the game could not have left behind; BadStep tells which step is wrong."""
    if not state.pending:
        if state.round != ROUNDS or state.turn != 0 or state.exchange_open:
            raise BadStep(f"nothing is pending, but the game ends after the maintenance of round {ROUNDS}")
        return
    if len(state.pending) > DEEPEST:
        raise BadStep(f"{len(state.pending)} steps are pending; {DEEPEST} is the most")
    for step in state.pending:
        if not NOBODY <= step.seat < len(state.seats):
            raise BadStep(f"{step_name(step)}: seat {step.seat} is not at this table")
    _check_frame(state)
    _check_seats(state)
    for step in state.pending:
        if not step.is_sound(state):
            raise BadStep(f"{step_name(step)} {step.code()} does not fit the state")
    _check_debts(state)
    if state.pending[-1].automatic(state):
        raise BadStep(f"{step_name(state.pending[-1])} asks nothing: the position is between two steps")


def _names(state: State) -> list[str]:
    """The steps by name, without the wild points on top that wait to be named."""
    names = [step_name(step) for step in state.pending]
    while names and names[-1] == "NameWild":
        names.pop()
    return names


def _check_frame(state: State) -> None:
    """The bottom of the stack says where in the round the game is; all above belongs to it."""
    names = _names(state)
    if not names:
        raise BadStep("NameWild cannot be the last thing to do")
    bottom = names[0]
    if bottom == "BeginRound":
        _check_clock(state, NOBODY, 0, ROUNDS - 1)
        if len(names) > 1:
            raise BadStep(f"{names[1]} cannot be pending above BeginRound")
    elif bottom == "NextTurn":
        _check_clock(state, state.active, 1, ROUNDS)
        if state.active == state.soloist():
            for name in names[1:]:
                if name != "SoloistAction":
                    raise BadStep(f"{name} cannot be pending in the Soloist's turn")
        else:
            _check_turn(state, names)
    elif bottom == "MainBoardUpkeep" or bottom == "EndGame":
        last = bottom == "EndGame"
        _check_clock(state, NOBODY, ROUNDS if last else 1, ROUNDS if last else ROUNDS - 1)
        _check_maintenance(state, names)
    else:
        raise BadStep(f"{bottom} cannot be the last thing to do")


def _check_clock(state: State, seat: i64, first: i64, last: i64) -> None:
    """Round, turn and exchanges as the bottom step has them."""
    bottom = step_name(state.pending[0])
    if state.pending[0].seat != seat:
        raise BadStep(f"{bottom} is seat {state.pending[0].seat}'s, not {seat}'s")
    if not first <= state.round <= last:
        raise BadStep(f"{bottom} cannot be pending in round {state.round}")
    in_turn = bottom == "NextTurn"
    if (not 1 <= state.turn <= TURNS) if in_turn else (state.turn != 0):
        raise BadStep(f"{bottom} cannot be pending in turn {state.turn}")
    if state.exchange_open != (in_turn and state.active != state.soloist()):
        raise BadStep(f"exchanges cannot be {'open' if state.exchange_open else 'closed'} above {bottom}")


def _check_turn(state: State, names: list[str]) -> None:
    """A player's turn: its end, then one opening question, or the card's menu and what it set off."""
    if names[1:2] != ["EndTurn"]:
        raise BadStep("a turn ends with EndTurn")
    rest = names[2:]
    if len(rest) == 1 and rest[0] in OPENINGS:
        if step_name(state.pending[-1]) == "NameWild":
            raise BadStep(f"NameWild cannot be pending above {rest[0]}")
        return
    if rest[:1] != ["ActionMenu"]:
        raise BadStep("a turn is an opening question, or the menu of a card and what it set off")
    for at in range(2, len(names)):
        step = state.pending[at]
        if isinstance(step, ActionMenu) and step.ends_turn != (at == 2):
            raise BadStep("the menu that ends the turn is the lowest, and only that")
    at = 1
    while at < len(rest) and rest[at] in LAYERS:
        at += 1
    if at == len(rest):
        return
    below = state.pending[at + 1]  # rest begins at step 2
    if not isinstance(below, FinishAction) or not 0 <= below.action < ACTIONS:
        raise BadStep(f"{rest[at]} belongs above FinishAction, not above {step_name(below)}")
    _check_action(rest[at:], below.action, step_name(state.pending[-1]))


def _check_action(names: list[str], action: i64, top: str) -> None:
    """An action in work: a choice within it, or what waits for its payment, and the payment."""
    if names[0] in CHOOSERS[action] and len(names) == 1 and top != "NameWild":
        return
    if names[0] in PAID_FOR[action]:
        above = names[1:]
        if above == ["Pay"] or not above:
            return
        if names[0] == "HireComposer" and (above == ["PlaceNeutral"] or above == ["Pay", "PlaceNeutral"]):
            return
    raise BadStep(f"{names} cannot be pending in this action")


def _check_maintenance(state: State, names: list[str]) -> None:
    """Whole maintenances of the seats to come, and of the present seat what its question leaves."""
    if (len(names) - 1) % 4 == 0:
        raise BadStep("a question of maintenance comes from the maintenance of a seat")
    people = state.deal.players
    place = people - 1
    at = 1
    while at < len(names):
        seat = (state.first + place) % people
        for name in UPKEEP:
            if at < len(names):
                if names[at] != name or state.pending[at].seat != seat or place < 0:
                    raise BadStep(f"{names[at]} of seat {state.pending[at].seat} is out of order")
                at += 1
        place -= 1
    present = state.pending[len(names) - 1].seat
    for step in state.pending[len(names) :]:
        if step.seat != present:
            raise BadStep(f"NameWild is not of seat {present}, whose maintenance it is")


def _check_seats(state: State) -> None:
    """Whom each step concerns."""
    for at in range(1, len(state.pending)):
        step = state.pending[at]
        if isinstance(step, NameWild):
            if not 0 <= step.seat < state.deal.players:
                raise BadStep(f"NameWild: seat {step.seat} is no player")
        elif state.turn > 0 and step.seat != state.active:
            raise BadStep(f"{step_name(step)}: it is the turn of seat {state.active}, not of {step.seat}")


def _check_debts(state: State) -> None:
    """A payment is the price of what waits for it, is kept in mind by what comes before it, and can be made.

    A debt that is not the price of anything could leave a player without an option, or send the search for
    a way to pay into more cases than can be tried.
    """
    debt: Debt | None = None
    owed = FREE
    for step in state.pending:
        price = step.debt(state)
        if price is not None:
            debt = price
        if isinstance(step, Pay):
            if debt is None or step.why != debt.why or not _is_part_of(step.cost, debt.prices):
                raise BadStep(f"Pay {step.code()} is not the price of what waits for it")
            owed = step.cost
        kept_in_mind = step.owing()
        if kept_in_mind is not None and not kept_in_mind.is_same(owed):
            raise BadStep(f"{step_name(step)} {step.code()} does not owe what is to be paid")
    top = state.pending[-1]
    if not top.can_be_paid(state, state.seats[top.seat]):
        raise BadStep(f"what is owed under {step_name(top)} cannot be paid")


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
        if fits and not cost.is_free() and cost.points >= 0:
            return True
    return False
