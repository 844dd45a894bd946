"""Search through the rest of an own turn: two cards and the actions belong together.

Actions are searched layer by layer: all ways to carry out the next one, of which the best few go on. Small
questions within an action (which route, which point, which marker) are searched through. A turn is valued
before its draw, so the hidden order of the own deck never counts.
"""

from mypy_extensions import i64

from lacrimosa.bots.fast.evaluation.value import Valuer
from lacrimosa.bots.fast.turns import distinct, ends_turn, is_elsewhere
from lacrimosa.rules.choices import DONE, LAY_STORY
from lacrimosa.rules.play import advance_game
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.steps.turn import ActOrIncome, LayCard


class OpenMenu:
    """A position at a menu of actions with the value of leaving it there."""

    def __init__(self, value: float, state: State) -> None:
        self.value = value
        self.state = state


class TurnSearch:
    """Searches one possible truth; `nodes` counts positions looked at."""

    def __init__(self, valuer: Valuer, seat: i64, width: i64, budget: i64) -> None:
        self.valuer = valuer
        self.seat = seat
        self.width = width
        self.budget = budget
        self.nodes: i64 = 0
        self.drawn: i64 = 0  # cards of the row's deck drawn at the root
        self.saw_new_cards = False  # whether the search went on from cards it cannot know of
        self.menus: list[OpenMenu] = []  # menus met while looking through one action
        self.best: float = 0.0

    def values(self, state: State, offered: list[int]) -> list[float]:
        """The value of every offered choice, each followed by the best rest of the turn."""
        self.drawn = state.deck_drawn
        found: list[float] = []
        for choice in offered:
            twin = state.clone()
            self.nodes = 0
            if choice == DONE and ends_turn(state):
                found.append(self.valuer.value(state, state.seats[self.seat]))
            else:
                advance_game(twin, choice)
                found.append(self.after(twin, False))
        return found

    def after(self, state: State, prune: bool) -> float:
        """The best value that can be reached from a position of the own turn."""
        if is_elsewhere(state, self.seat):
            return self.valuer.value(state, state.seats[self.seat])
        step = state.pending[-1]
        if isinstance(step, LayCard):
            choices = sensible(state)
            if step.into_story and prune:
                choices = self._likely_stories(state, choices)
            return self._best_of(state, choices)
        if isinstance(step, ActOrIncome):
            return self._best_of(state, sensible(state))
        return self._best_actions(state)

    def _best_of(self, state: State, choices: list[int]) -> float:
        best = -1000.0
        for choice in choices:
            twin = state.clone()
            advance_game(twin, choice)
            value = self.after(twin, True)
            if value > best:
                best = value
        return best

    def _likely_stories(self, state: State, choices: list[int]) -> list[int]:
        """The card best told, and the card least missed: others are hardly ever laid into Story."""
        worth = self.valuer.worth
        now = state.round
        told = choices[0]
        missed = choices[0]
        best = -1000.0
        least = 1000.0
        for choice in choices:
            memory = choice - LAY_STORY
            gain = worth.telling[now][memory] - self.valuer.weights.cards_now * worth.acting[now][memory]
            if gain > best:
                best = gain
                told = choice
            kept = self.valuer.keeping(memory, now)
            if kept < least:
                least = kept
                missed = choice
        return [told] if told == missed else [told, missed]

    def _best_actions(self, state: State) -> float:
        """Layer by layer through the actions of the turn."""
        self.best = -1000.0
        self.menus = []
        self._follow(state)
        frontier = self.menus
        while frontier and self.nodes < self.budget:
            self.menus = []
            kept = self._best_menus(frontier)
            for menu in kept:
                self._expand(menu.state)
            frontier = self.menus
        return self.best

    def _best_menus(self, menus: list[OpenMenu]) -> list[OpenMenu]:
        if len(menus) <= self.width:
            return menus
        kept: list[OpenMenu] = []
        for menu in menus:
            at: i64 = len(kept)
            if at == self.width:
                if kept[-1].value >= menu.value:
                    continue
                at -= 1
                kept[-1] = menu
            else:
                kept.append(menu)
            while at > 0 and kept[at - 1].value < menu.value:
                kept[at] = kept[at - 1]
                at -= 1
            kept[at] = menu
        return kept

    def _expand(self, state: State) -> None:
        """Carry out every action the menu offers."""
        if state.deck_drawn != self.drawn:
            self.saw_new_cards = True
        for choice in distinct(state, sensible(state)):
            if choice != DONE:
                twin = state.clone()
                advance_game(twin, choice)
                self._follow(twin)

    def _follow(self, state: State) -> float:
        """Go through the small questions to the next menu; keep the menu, and return its value."""
        self.nodes += 1
        if is_elsewhere(state, self.seat):
            return self._note(self.valuer.value(state, state.seats[self.seat]))
        step = state.pending[-1]
        if isinstance(step, ActionMenu):
            if step.ends_turn:
                value = self._note(self.valuer.value(state, state.seats[self.seat]))
                if not step.grants or len(step.options(state)) < 2:
                    return value
            else:
                twin = state.clone()
                advance_game(twin, DONE)
                value = self._follow(twin)
            self.menus.append(OpenMenu(value, state))
            return value
        best = -1000.0
        choices = sensible(state)
        for choice in choices:
            twin = state if len(choices) == 1 else state.clone()
            advance_game(twin, choice)
            value = self._follow(twin)
            if value > best:
                best = value
            if self.nodes >= self.budget:
                break
        return best

    def _note(self, value: float) -> float:
        if value > self.best:
            self.best = value
        return value
