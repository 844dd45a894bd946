"""The menu of actions: what a card, a city or a composer lets a player do, each once (TRN-3, PAY-8)."""

from mypy_extensions import i64

from lacrimosa.rules.asked import ACTION_MENU, Asked, Waiting
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.choices import (
    COMMISSION_CARD,
    DOCUMENT_CARD,
    DONE,
    NEUTRAL_SPACE,
    PERFORM_CARD,
    REQUIEM_SPACE,
    TRAVEL_TO,
)
from lacrimosa.rules.events import DECLINED, REPEAT_OFFERED
from lacrimosa.rules.kinds import (
    ACTIONS,
    ANY_TYPE,
    COMMISSION,
    DOCUMENT,
    EITHER_HALF,
    PERFORM_OR_SELL,
    REPEAT_ACTION,
    REQUIEM,
    TRAVEL,
)
from lacrimosa.rules.purse import exchange_options
from lacrimosa.rules.reasons import ACTION_NOT_OFFERED, Reason
from lacrimosa.rules.state import Seat, State, Step
from lacrimosa.rules.steps.question import Question
from lacrimosa.rules.tables import PLAIN_GRANT, Grant


def action_of(choice: i64) -> i64:
    """The action a target choice belongs to."""
    if choice >= REQUIEM_SPACE:
        return REQUIEM
    if choice >= TRAVEL_TO:
        return TRAVEL
    if choice >= PERFORM_CARD:
        return PERFORM_OR_SELL
    if choice >= COMMISSION_CARD:
        return COMMISSION
    return DOCUMENT


class ActionMenu(Question):
    """Carry out one of the granted actions, or be done with them.

    `ends_turn`: the menu of the card itself; it stays until the player is done, so that exchanges remain
    possible. Other menus vanish when nothing in them can be carried out.
    `is_repeat`: granted by an Agnus Dei tile; such an action sets off no repeat (REQ-6).
    """

    def __init__(self, seat: i64, grants: list[Grant], ends_turn: bool, is_repeat: bool) -> None:
        super().__init__(seat)
        self.grants = grants
        self.ends_turn = ends_turn
        self.is_repeat = is_repeat

    def automatic(self, state: State) -> bool:
        return not self.ends_turn and not self.targets(state)

    def targets(self, state: State) -> list[int]:
        options: list[int] = []
        seat = state.seats[self.seat]
        for grant in self.grants:
            state.actions[grant.action].targets(state, seat, grant, options)
        return options

    def options(self, state: State) -> list[int]:
        options: list[int] = [DONE]
        seat = state.seats[self.seat]
        exchange_options(state, seat, options)
        for grant in self.grants:
            state.actions[grant.action].targets(state, seat, grant, options)
        return options

    def answer(self, state: State, seat: Seat, choice: i64) -> None:
        if choice == DONE:
            if not self.ends_turn:
                state.report(DECLINED, self.seat)
        else:
            action = action_of(choice)
            rest = [grant for grant in self.grants if grant.action != action]
            if rest or self.ends_turn:
                state.pending.append(ActionMenu(self.seat, rest, self.ends_turn, self.is_repeat))
            state.pending.append(FinishAction(self.seat, action, self.is_repeat))
            for grant in self.grants:
                if grant.action == action:
                    state.actions[action].begin(state, seat, grant, choice)
                    break

    def asked(self, state: State) -> Asked:
        asked = Asked(ACTION_MENU)
        asked.grants = self.grants
        asked.is_repeat = self.is_repeat
        asked.ends_turn = self.ends_turn
        return asked

    def rule(self) -> str:
        return "REQ-6" if self.is_repeat else "TRN-3" if self.ends_turn else "PAY-8"

    def why_not(self, state: State, choice: i64) -> Reason | None:
        """Of a target: the action is not open, or says itself why not."""
        if choice < DOCUMENT_CARD or choice >= NEUTRAL_SPACE:
            return None
        action = action_of(choice)
        for grant in self.grants:
            if grant.action == action:
                return state.actions[action].why_not(state, state.seats[self.seat], grant, choice)
        return Reason(ACTION_NOT_OFFERED, "TRN-3", action)

    def tell(self, state: State, waiting: Waiting) -> None:
        for grant in self.grants:
            waiting.menus += BIT[8 * grant.action]

    def code(self) -> list[int]:
        code: list[int] = [self.seat, int(self.ends_turn), int(self.is_repeat)]
        for grant in self.grants:
            code += [grant.action, grant.half, grant.opus_type, grant.bonus_index]
        return code

    def is_sound(self, state: State) -> bool:
        """The card's own menu offers only actions of the card; a repeat is one plain action."""
        plain = True
        for grant in self.grants:
            if grant.half != EITHER_HALF or grant.opus_type != ANY_TYPE or grant.bonus_index >= 0:
                plain = False
        if self.ends_turn:
            memory = state.seats[self.seat].experience(state.turn - 1)
            if memory < 0 or self.is_repeat or not plain:
                return False
            for grant in self.grants:
                if grant.action not in state.tables.memories[memory].actions:
                    return False
            return True
        return len(self.grants) == 1 and plain if self.is_repeat else len(self.grants) > 0


class FinishAction(Step):
    """An action is finished: offer it once more for every Agnus Dei tile at work that names it (REQ-6)."""

    def __init__(self, seat: i64, action: i64, was_repeat: bool) -> None:
        super().__init__(seat)
        self.action = action
        self.was_repeat = was_repeat

    def run(self, state: State) -> None:
        if self.was_repeat:
            return
        left = state.seats[self.seat].tiles
        index: i64 = 0
        while left:
            if left & 1:
                tile = state.tables.composer_tiles[index]
                if tile.repeat == REPEAT_ACTION and tile.repeat_what == self.action:
                    menu = ActionMenu(self.seat, [PLAIN_GRANT[self.action]], False, True)
                    state.pending.append(menu)
                    if state.trace is not None and not menu.automatic(state):
                        state.report(REPEAT_OFFERED, self.seat, self.action)
            left >>= 1
            index += 1

    def code(self) -> list[int]:
        return [self.seat, self.action, int(self.was_repeat)]

    def is_sound(self, state: State) -> bool:
        return 0 <= self.action < ACTIONS
