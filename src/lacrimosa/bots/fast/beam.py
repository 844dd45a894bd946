"""Search through an own turn for the value network: layer by layer, so that whole layers are valued at once.

All first choices share one beam. A layer is every position at a menu of actions that one more action reaches;
the best go on. As in `turn_search` a turn is valued before its draw, and what a network says is added to the
hand-made value of the same position.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from lacrimosa.bots.fast.features import Featurer
from lacrimosa.bots.fast.turns import distinct, ends_turn, is_elsewhere
from lacrimosa.rules.choices import BUY, DONE, FROM_TRACK, NAME
from lacrimosa.rules.kinds import DUCATS_FOR_COUNTER, NOBODY, STORY_POINTS
from lacrimosa.rules.payment import fewest_steps, is_at_hand, most_steps
from lacrimosa.rules.play import advance_game, settle
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.menu import ActionMenu, action_of
from lacrimosa.rules.steps.pay import Pay

NOTHING: Final = -1000.0
MOST_EXCHANGES: Final = 4  # in one payment


class End:
    """A way the turn may end: first choice, all choices, and the value of the position before the draw.

    `turns.at_end` plays it again: a search looks at thousands of positions and keeps none of them.
    """

    def __init__(self, root: i64, path: list[int], value: float) -> None:
        self.root = root
        self.path = path
        self.value = value  # until it is valued: the hand-made part


class Line:
    """A menu that can go on; its value is that of the best way to end the turn from it at once."""

    def __init__(self, root: i64, path: list[int], state: State, first: i64, end: i64) -> None:
        self.root = root
        self.path = path
        self.state = state
        self.first = first  # of its ends in the layer
        self.end = end
        self.value: float = NOTHING


class Beam:
    """One search. `ends` holds every way to end the turn that was valued."""

    def __init__(
        self, featurer: Featurer, seat: i64, width: i64, evaluate: Callable[[bytes], list[float]]
    ) -> None:
        self.featurer = featurer
        self.spare = featurer.spare
        self.seat = seat
        self.width = width
        self.evaluate = evaluate
        self.without: i64 = NOBODY  # an action that is never taken, to see what it is worth
        self.ends: list[End] = []
        self.nodes: i64 = 0
        self.saw_new_cards = False  # whether the search went on from cards it cannot know of
        self.drawn: i64 = 0
        self.layer: list[End] = []
        self.rows: list[bytes] = []
        self.lines: list[Line] = []
        self.met: set[bytes] = set()

    def search(self, state: State, offered: list[int]) -> None:
        """Look for the best ends of the turn behind every offered choice."""
        self.drawn = state.deck_drawn
        root: i64 = 0
        for choice in offered:
            path = [choice]
            if choice == DONE and ends_turn(state):
                self._add_end(state, root, path)
            else:
                twin = self._copy(state)
                advance_game(twin, choice)
                self._follow(twin, root, path)
            root += 1
        while True:
            lines = self.lines
            self._value_layer(lines)
            if not lines:
                break
            self.lines = []
            for line in _best(lines, self.width):
                self._expand(line)
            for line in lines:
                self.spare.append(line.state)

    def _copy(self, state: State) -> State:
        spare = self.spare
        return state.clone_into(spare.pop()) if spare else state.clone()

    def _value_layer(self, lines: list[Line]) -> None:
        if self.rows:
            said = self.evaluate(b"".join(self.rows))
            place: i64 = 0
            for end in self.layer:
                end.value += said[place]
                place += 1
        for line in lines:
            at = line.first
            while at < line.end:
                value = self.layer[at].value
                if value > line.value:
                    line.value = value
                at += 1
        self.ends += self.layer
        self.layer = []
        self.rows = []

    def _add_end(self, state: State, root: i64, path: list[int]) -> bytes:
        featurer = self.featurer
        row = featurer.row(state, state.seats[self.seat])
        self.rows.append(row)
        self.layer.append(End(root, path, featurer.base))
        return row

    def _expand(self, line: Line) -> None:
        """Carry out every action the menu offers."""
        state = line.state
        if state.deck_drawn != self.drawn:
            self.saw_new_cards = True
        for choice in distinct(state, sensible(state)):
            if choice != DONE and action_of(choice) != self.without:
                twin = self._copy(state)
                advance_game(twin, choice)
                self._follow(twin, line.root, [*line.path, choice])

    def _follow(self, state: State, root: i64, path: list[int]) -> None:
        """Go through cards and small questions to the next menus. State and path are used up."""
        self.nodes += 1
        if is_elsewhere(state, self.seat):
            self._add_end(state, root, path)
            self.spare.append(state)
            return
        step = state.pending[-1]
        if isinstance(step, ActionMenu):
            self._reach_menu(state, step, root, path)
            return
        if _exchanges(path) > MOST_EXCHANGES:
            # Whoever has to change that much does better without.
            self.spare.append(state)
            return
        if isinstance(step, Pay) and step.cost.wild == 0 and is_at_hand(state.seats[self.seat], step.cost):
            self._pay(state, step, path)
            self._follow(state, root, path)
            return
        choices = _in_order(sensible(state), path[-1])
        left: i64 = len(choices)
        for choice in choices:
            left -= 1
            if left > 0:
                twin = self._copy(state)
                advance_game(twin, choice)
                self._follow(twin, root, [*path, choice])
            else:
                # The last one has state and path to itself.
                advance_game(state, choice)
                path.append(choice)
                self._follow(state, root, path)

    def _pay(self, state: State, step: Pay, path: list[int]) -> None:
        """Pay as `sensible` has it, all at once: of every split as much by track as can be."""
        seat = state.seats[self.seat]
        kind: i64 = 0
        while kind < STORY_POINTS:
            need = step.cost.point(kind)
            steps = most_steps(seat, kind, need)
            if need > 0 and fewest_steps(seat, kind, need) < steps:
                path.append(FROM_TRACK + steps)
                self.nodes += 1
            kind += 1
        self.nodes -= 1  # the last payment is counted where it leads to
        state.pending.pop()
        step.run(state)
        settle(state)

    def _reach_menu(self, state: State, menu: ActionMenu, root: i64, path: list[int]) -> None:
        first: i64 = len(self.layer)
        if menu.ends_turn:
            row = self._add_end(state, root, path)
            if not menu.grants or not _is_open(state, menu):
                self.spare.append(state)
                return
            # The same actions in another order lead to the same position.
            key = row + bytes(state.row) + bytes([state.mozart, *[grant.action for grant in menu.grants]])
            if key in self.met:
                self.spare.append(state)
                return
            self.met.add(key)
        else:
            twin = self._copy(state)
            advance_game(twin, DONE)
            self._follow(twin, root, [*path, DONE])
        self.lines.append(Line(root, path, state, first, len(self.layer)))


def best_end(ends: list[End]) -> End | None:
    """The first of those with the highest value."""
    best: End | None = None
    for end in ends:
        if best is None or end.value > best.value:
            best = end
    return best


def _is_open(state: State, menu: ActionMenu) -> bool:
    """Whether a menu offers more than to be done; an exchange says so before any target is looked for."""
    seat = state.seats[menu.seat]
    if state.may_exchange(seat.index) and (seat.ducats >= DUCATS_FOR_COUNTER or seat.counters != 0):
        return True
    return len(menu.options(state)) > 1


def _exchanges(path: list[int]) -> i64:
    """How many choices at the end of a path are exchanges."""
    found: i64 = 0
    while found < len(path) and BUY <= path[len(path) - 1 - found] < NAME:
        found += 1
    return found


def _in_order(choices: list[int], before: i64) -> list[int]:
    """Exchanges, and names of wild points, are made in ascending order: any other leads to the same."""
    if not BUY <= before < FROM_TRACK:
        return choices
    kept = [choice for choice in choices if choice >= before]
    return kept or choices


def _best(lines: list[Line], width: i64) -> list[Line]:
    if len(lines) <= width:
        return lines
    lines.sort(key=_value)
    return lines[len(lines) - width :]


def _value(line: Line) -> float:
    return line.value
