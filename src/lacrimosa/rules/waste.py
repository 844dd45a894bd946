"""What a player would throw away by ending the turn now: for warnings, nobody is kept from it."""

from mypy_extensions import i64

from lacrimosa.rules.kinds import STORY_POINTS, TURNS
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.menu import ActionMenu, action_of


class Waste:
    """Track steps that maintenance takes, actions still possible, bonus icons that went to the Story."""

    def __init__(self) -> None:
        self.points: list[int] = [0] * STORY_POINTS
        self.actions: list[int] = []
        self.bonus_icons: i64 = 0


def waste(state: State) -> Waste | None:
    """What `done` would waste; None where it does not end a turn."""
    menu = state.pending[-1] if state.pending else None
    if not isinstance(menu, ActionMenu) or not menu.ends_turn:
        return None
    found = Waste()
    seat = state.seats[menu.seat]
    if state.turn == TURNS:  # MNT-1: tracks go to 0
        for kind in range(STORY_POINTS):
            found.points[kind] = seat.track(kind)
    for choice in menu.targets(state):
        action = action_of(choice)
        if action not in found.actions:
            found.actions.append(action)
    # MNT-4: only icons in the Experiences section count; the two cards could have been laid the other way.
    action = state.tables.bonuses[state.bonus].action
    column = state.turn - 1
    found.bonus_icons = _icons(state, seat.story_card(column), action) - _icons(
        state, seat.experience(column), action
    )
    if found.bonus_icons < 0:
        found.bonus_icons = 0
    return found


def _icons(state: State, memory: i64, action: i64) -> i64:
    return state.tables.memories[memory].actions.count(action) if memory >= 0 else 0
