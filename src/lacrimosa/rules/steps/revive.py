"""Steps by name, for positions: what a saved game has still to do comes back as steps.

Whether a stack of revived steps fits the state it comes back into is the question of `steps/stack.py`.
"""

from mypy_extensions import i64

from lacrimosa.rules.actions.commission import TakeOpus
from lacrimosa.rules.actions.document import TakeMemory
from lacrimosa.rules.actions.perform_or_sell import PerformOpus, SellOpus
from lacrimosa.rules.actions.requiem import ChooseMarker, HireComposer, LayTile, PlaceNeutral
from lacrimosa.rules.actions.travel import Arrive, ChooseRoute
from lacrimosa.rules.kinds import ACTIONS, ANY_TYPE, ONLY_SELL, OPUS_TYPES
from lacrimosa.rules.rounds import BeginRound, EndGame, MainBoardUpkeep, NextTurn
from lacrimosa.rules.soloist import SoloistAction, SoloistTurn
from lacrimosa.rules.state import Step
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.menu import ActionMenu, FinishAction
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.steps.turn import ActOrIncome, EndTurn, LayCard
from lacrimosa.rules.steps.upkeep import BonusUpkeep, FinanceUpkeep, GatherCards, StoryUpkeep
from lacrimosa.rules.tables import Grant, Reward, Tables, cost_of_code

BIGGEST = 1 << 48  # no number of a sound step is larger


class BadStep(ValueError):
    """A step that cannot be pending in this state."""


def step_name(step: Step) -> str:
    return type(step).__name__


def revive(tables: Tables, name: str, code: list[int]) -> Step:
    """The step a name and its numbers stand for; BadStep if they make none."""
    for number in code:
        if not -1 <= number < BIGGEST:
            raise BadStep(f"{name}: number {number} is out of range")
    step = _by_name(tables, name, code)
    if step is None:
        raise BadStep(f"{name} with {len(code)} numbers is no step of this game")
    return step


def _by_name(tables: Tables, name: str, code: list[int]) -> Step | None:
    size = len(code)
    if size == 1:
        return _plain_step(name, code[0])
    if size == 2:
        return _short_step(name, code[0], code[1])
    if size == 3 and name != "ActionMenu":
        return _longer_step(name, code)
    if name == "ActionMenu" and size >= 3 and (size - 3) % 4 == 0:
        return _menu(tables, code)
    if name == "NameWild" and size == 8:
        return NameWild(code[0], code[1], code[2], code[3], cost_of_code(code[4:]))
    if name == "Pay" and size == 6:
        return Pay(code[0], cost_of_code(code[2:]), code[1])
    if name == "PlaceNeutral" and size == 6:
        return PlaceNeutral(code[0], code[1], cost_of_code(code[2:]))
    return None


def _plain_step(name: str, seat: i64) -> Step | None:
    steps: list[Step] = [
        ActOrIncome(seat),
        EndTurn(seat),
        NextTurn(seat),
        SoloistTurn(seat),
        StoryUpkeep(seat),
        FinanceUpkeep(seat),
        BonusUpkeep(seat),
        GatherCards(seat),
        MainBoardUpkeep(seat),
        BeginRound(seat),
        EndGame(seat),
    ]
    for step in steps:
        if step_name(step) == name:
            return step
    return None


def _short_step(name: str, seat: i64, number: i64) -> Step | None:
    steps: list[Step] = [
        LayCard(seat, number == 1),
        TakeMemory(seat, number),
        TakeOpus(seat, number),
        Arrive(seat, number),
        ChooseRoute(seat, number),
        LayTile(seat, number),
    ]
    for step in steps:
        if step_name(step) == name:
            return step
    return None


def _longer_step(name: str, code: list[int]) -> Step | None:
    steps: list[Step] = [
        FinishAction(code[0], code[1], code[2] == 1),
        PerformOpus(code[0], code[1], code[2]),
        SellOpus(code[0], code[1], code[2]),
        ChooseMarker(code[0], code[1], code[2]),
        HireComposer(code[0], code[1], code[2]),
        SoloistAction(code[0], code[1], code[2]),
    ]
    for step in steps:
        if step_name(step) == name:
            return step
    return None


def _menu(tables: Tables, code: list[int]) -> Step:
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
