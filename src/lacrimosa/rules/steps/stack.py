"""Is this stack of steps one the game can have left behind? Asked of every position read from outside.

Nothing here is needed to play. It says what the steps never write down: which may lie on which, and that a
debt is the price of what waits for its payment. A stack that passes can be played on without an error.
"""

from typing import Final

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
from lacrimosa.rules.kinds import ACTIONS, ANY_TYPE, EITHER_HALF, MEMORY_CARD, NOBODY, ROUNDS, TURNS
from lacrimosa.rules.row import space_of
from lacrimosa.rules.soloist import SoloistAction
from lacrimosa.rules.state import State, Step
from lacrimosa.rules.steps.debts import check_debts
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.menu import ActionMenu, FinishAction
from lacrimosa.rules.steps.revive import BadStep, step_name
from lacrimosa.rules.steps.turn import LayCard

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
        if not _is_sound(state, step):
            raise BadStep(f"{step_name(step)} {step.code()} does not fit the state")
    check_debts(state)
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


def _is_sound(state: State, step: Step) -> bool:
    """Whether a step's numbers fit the state."""
    own = state.seats[step.seat] if step.seat >= 0 else state.seats[0]
    column = state.turn - 1
    if isinstance(step, LayCard):
        return own.hand != 0 and (own.experience(column) >= 0) == step.into_story
    if isinstance(step, ActionMenu):
        return _is_sound_menu(state, step)
    if isinstance(step, FinishAction):
        return 0 <= step.action < ACTIONS
    if isinstance(step, TakeMemory):
        return (
            0 <= step.memory < len(state.tables.memories) and space_of(state, MEMORY_CARD + step.memory) >= 0
        )
    if isinstance(step, TakeOpus):
        return 0 <= step.opus < len(state.tables.opus) and space_of(state, step.opus) >= 0
    if isinstance(step, PerformOpus):
        return _is_upright(state, step.seat, step.opus) and step.bonus < len(state.tables.grant_bonuses)
    if isinstance(step, SellOpus):
        return _is_upright(state, step.seat, step.opus) and step.bonus < len(state.tables.grant_bonuses)
    return _is_sound_target(state, step)


def _is_sound_menu(state: State, menu: ActionMenu) -> bool:
    """The card's own menu offers only actions of the card; a repeat is one plain action."""
    plain = True
    for grant in menu.grants:
        if grant.half != EITHER_HALF or grant.opus_type != ANY_TYPE or grant.bonus_index >= 0:
            plain = False
    if menu.ends_turn:
        memory = state.seats[menu.seat].experience(state.turn - 1)
        if memory < 0 or menu.is_repeat or not plain:
            return False
        for grant in menu.grants:
            if grant.action not in state.tables.memories[memory].actions:
                return False
        return True
    return len(menu.grants) == 1 and plain if menu.is_repeat else len(menu.grants) > 0


def _is_sound_target(state: State, step: Step) -> bool:
    own = state.seats[step.seat] if step.seat >= 0 else state.seats[0]
    tables = state.tables
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
