"""Steps by name, for positions: what a saved game has still to do comes back as steps.

Every step is checked against the state it comes back into, so that a corrupt position is refused here and
cannot fail later.
"""

from mypy_extensions import i64

from lacrimosa.rules.actions.commission import TakeOpus
from lacrimosa.rules.actions.document import TakeMemory
from lacrimosa.rules.actions.perform_or_sell import PerformOpus, SellOpus
from lacrimosa.rules.actions.requiem import (
    ChooseMarker,
    HireComposer,
    LayTile,
    PlaceNeutral,
    payable_markers,
)
from lacrimosa.rules.actions.travel import Arrive, ChooseRoute, is_journey, payable_routes
from lacrimosa.rules.events import CAUSES
from lacrimosa.rules.kinds import ACTIONS, ANY_TYPE, MEMORY_CARD, NOBODY, ONLY_SELL, OPUS_TYPES, TURNS
from lacrimosa.rules.purse import can_pay, can_pay_after
from lacrimosa.rules.rounds import BeginRound, EndGame, MainBoardUpkeep, NextTurn
from lacrimosa.rules.row import space_of
from lacrimosa.rules.soloist import SoloistAction, SoloistTurn
from lacrimosa.rules.state import State, Step
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.menu import ActionMenu, FinishAction
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.steps.turn import ActOrIncome, EndTurn, LayCard
from lacrimosa.rules.steps.upkeep import BonusUpkeep, FinanceUpkeep, GatherCards, StoryUpkeep
from lacrimosa.rules.tables import Cost, Grant, Reward, Tables, cost_of_code

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


# --- is this stack one the game can have? ------------------------------------------------------------


def check_pending(state: State) -> None:
    """Refuse a stack of steps the game could not have left behind; BadStep tells which step is wrong."""
    if not state.pending:
        return
    _check_frame(state)
    size = len(state.pending)
    for at in range(size):
        step = state.pending[at]
        above = [step_name(other) for other in state.pending[at + 1 :]]
        if step_name(step) in ("TakeMemory", "TakeOpus", "PerformOpus", "SellOpus", "Arrive", "HireComposer"):
            if [name for name in above if name not in ("Pay", "NameWild", "PlaceNeutral")]:
                raise BadStep(f"{step_name(step)} cannot wait under {above}")
        if not _is_sound(state, step, at == size - 1):
            raise BadStep(f"{step_name(step)} {step.code()} does not fit the state")
    if state.pending[-1].automatic(state):
        raise BadStep(f"{step_name(state.pending[-1])} asks nothing: the position is between two steps")


def _check_frame(state: State) -> None:
    """The bottom of the stack says where in the round the game is; all above belongs to it."""
    names = [step_name(step) for step in state.pending]
    people = state.deal.players
    if names[0] == "BeginRound":
        allowed = ["NameWild"]
    elif names[0] == "NextTurn":
        if state.pending[0].seat != state.active or not 1 <= state.turn <= TURNS:
            raise BadStep("NextTurn is not the active seat's")
        if state.active == state.soloist():
            allowed = ["SoloistAction", "NameWild"]
        else:
            allowed = TURN_STEPS
            if names[1:2] != ["EndTurn"] or names.count("EndTurn") != 1:
                raise BadStep("a turn ends with exactly one EndTurn")
    elif names[0] in ("EndGame", "MainBoardUpkeep"):
        allowed = ["GatherCards", "BonusUpkeep", "FinanceUpkeep", "StoryUpkeep", "NameWild"]
        for step in state.pending[1:]:
            if step_name(step) != "NameWild" and len(members_of_upkeep(state, step.seat)) != 2 * TURNS:
                raise BadStep(f"seat {step.seat} has not laid eight cards")
    else:
        raise BadStep(f"{names[0]} cannot be the last thing to do")
    for at in range(1, len(names)):
        if names[at] not in allowed:
            raise BadStep(f"{names[at]} cannot be pending above {names[0]}")
        seat = state.pending[at].seat
        if not 0 <= seat < (people if names[at] != "SoloistAction" else len(state.seats)):
            raise BadStep(f"{names[at]}: seat {seat} is not at this table")
        if allowed is TURN_STEPS and names[at] != "NameWild" and seat != state.active:
            raise BadStep(f"{names[at]}: it is the turn of seat {state.active}, not of {seat}")


TURN_STEPS = [
    "EndTurn",
    "LayCard",
    "ActOrIncome",
    "ActionMenu",
    "FinishAction",
    "NameWild",
    "Pay",
    "PlaceNeutral",
    "ChooseMarker",
    "ChooseRoute",
    "TakeMemory",
    "TakeOpus",
    "PerformOpus",
    "SellOpus",
    "Arrive",
    "HireComposer",
    "LayTile",
]


def members_of_upkeep(state: State, seat: i64) -> list[int]:
    """The cards in both sections of a seat."""
    own = state.seats[seat]
    cards = [int(own.experience(column)) for column in range(TURNS)]
    cards += [int(own.story_card(column)) for column in range(TURNS)]
    return [card for card in cards if card >= 0]


def _is_sound(state: State, step: Step, is_top: bool) -> bool:
    """Whether a step's numbers fit the state."""
    own = state.seats[step.seat] if step.seat >= 0 else state.seats[0]
    column = state.turn - 1
    if isinstance(step, LayCard):
        return is_top and (own.hand != 0) and (own.experience(column) >= 0) == step.into_story
    if isinstance(step, ActOrIncome):
        return is_top and own.experience(column) >= 0 and own.story_card(column) >= 0
    if isinstance(step, ActionMenu):
        return own.experience(column) >= 0 and own.story_card(column) >= 0
    if isinstance(step, NameWild):
        enough = 1 <= step.tracks + step.counters <= 99 and step.tracks >= 0 and step.counters >= 0
        return enough and _is_cause(step.why) and _payable_with(state, step)
    if isinstance(step, Pay):
        return _is_cause(step.why) and (not is_top or can_pay(own, step.cost))
    if isinstance(step, FinishAction):
        return 0 <= step.action < ACTIONS
    if isinstance(step, TakeMemory):
        return space_of(state, MEMORY_CARD + step.memory) >= 0
    if isinstance(step, TakeOpus):
        return step.opus < MEMORY_CARD and space_of(state, step.opus) >= 0
    return _is_sound_target(state, step)


def _is_sound_target(state: State, step: Step) -> bool:
    own = state.seats[step.seat] if step.seat >= 0 else state.seats[0]
    tables = state.tables
    if isinstance(step, PerformOpus):
        return _is_upright(state, step.seat, step.opus) and step.bonus < len(tables.grant_bonuses)
    if isinstance(step, SellOpus):
        return _is_upright(state, step.seat, step.opus) and step.bonus < len(tables.grant_bonuses)
    if isinstance(step, Arrive):
        return 0 <= step.place < len(state.map_tiles) and is_journey(state, step.place)
    if isinstance(step, ChooseRoute):
        fits = 0 <= step.place < len(state.map_tiles) and is_journey(state, step.place)
        return fits and len(payable_routes(state, own, step.place)) > 0
    if isinstance(step, ChooseMarker):
        if not (0 <= step.space < len(tables.space_movement) and 0 <= step.note <= 1):
            return False
        tile = state.top_tile(step.note, tables.space_movement[step.space])
        taken = ((state.filled | state.covered) >> step.space) & 1
        return tile >= 0 and not taken and len(payable_markers(state, own, step.space, tile)) > 0
    if isinstance(step, PlaceNeutral):
        return 0 <= step.movement < len(tables.high) and own.neutral == 1
    if isinstance(step, HireComposer):
        fits = 0 <= step.movement < len(tables.high) and 0 <= step.note <= 1
        return fits and state.top_tile(step.note, step.movement) >= 0
    if isinstance(step, LayTile):
        return 0 <= step.tile < len(tables.composer_tiles) and not (own.tiles >> step.tile) & 1
    if isinstance(step, SoloistAction):
        return 0 <= step.action < ACTIONS and 0 <= step.details < len(tables.soloist_cards)
    return True


def _is_upright(state: State, seat: i64, opus: i64) -> bool:
    own = state.seats[seat]
    return 0 <= opus < len(state.tables.opus) and ((own.opus & ~own.performed) >> opus) & 1 == 1


def _is_cause(why: i64) -> bool:
    return 0 <= why < CAUSES << 8


def _payable_with(state: State, step: NameWild) -> bool:
    """Whether the wild points still to name can make what is owed payable."""
    if step.seat == NOBODY:
        return False
    rest = Reward()
    rest.wild_tracks = min(step.tracks, 4)
    rest.wild_counters = min(step.counters, 4)
    owed: Cost = step.owed
    return can_pay_after(state, state.seats[step.seat], rest, owed)
