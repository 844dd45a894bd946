"""One game, choice by choice: the lean step under every environment."""

from collections.abc import Sequence
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from lacrimosa.editions import Edition
from lacrimosa.notation import NotationError
from lacrimosa.notation.choices import choice_text
from lacrimosa.notation.game import SEEDS, edition_of
from lacrimosa.notation.names import names_of
from lacrimosa.notation.numbers import integer
from lacrimosa.rules.choices import CHOICES
from lacrimosa.rules.kinds import NO_SOLOIST, NOBODY
from lacrimosa.rules.observation import action_mask, observation
from lacrimosa.rules.play import advance_game, new_game, options
from lacrimosa.rules.setup import RANDOM, BadSetup, deal_cards
from lacrimosa.rules.state import State

DEFAULT_LEVEL = "medium"


class IllegalAction(ValueError):
    """An action that is not offered; the game is as it was."""


class GameOptions:
    """What is chosen before the deal, in the words of the edition; refuses what makes no game."""

    def __init__(
        self,
        players: int,
        level: str | None = None,
        salieri: bool = False,
        composers: Sequence[str] | None = None,
        edition: str | Edition = "koechel",
    ) -> None:
        self.edition = edition_of(edition)
        names = names_of(self.edition)
        players = integer("players", players)
        if level is None and players == 1:
            level = DEFAULT_LEVEL
        self.players = players
        self.level = NO_SOLOIST if level is None else names.levels.number(level)
        self.salieri = salieri
        drawn = [RANDOM] * (1 if players == 1 else 2)
        self.composers = drawn if composers is None else [names.composers.number(name) for name in composers]
        try:
            deal_cards(self.edition.tables, players, self.level, salieri, self.composers, 0)
        except BadSetup as problem:
            raise NotationError(str(problem)) from problem


class Table:
    """A game at one of its questions. `deal` begins a new one; until then there is nothing to look at."""

    def __init__(self, game: GameOptions, auto_forced: bool = True) -> None:
        self.game = game
        self.auto_forced = auto_forced
        self.state: State
        self.dealt = -1  # the seed of the deal: not for agents, who could deal the game again and look
        self.seat = NOBODY  # who is asked; nobody once the game is over
        self.offered: list[int] = []

    def deal(self, seed: int) -> None:
        """Begin the game of a seed: the same as everywhere else in Lacrimosa."""
        game = self.game
        if not 0 <= seed < SEEDS:
            raise ValueError(f"deal {seed} is not between 0 and {SEEDS - 1}")
        self.state = new_game(
            game.edition.tables, game.players, game.level, game.salieri, game.composers, seed
        )
        self.dealt = seed
        self._ask()

    def step(self, action: SupportsIndex) -> None:
        """Make a choice, and with `auto_forced` every one after it that has no alternative."""
        choice = integer("action", action)
        if choice not in self.offered:
            raise IllegalAction(self._refusal(choice))
        advance_game(self.state, choice)
        self._ask()

    def _ask(self) -> None:
        state = self.state
        offered = options(state)
        while len(offered) == 1 and self.auto_forced:
            advance_game(state, offered[0])
            offered = options(state)
        self.offered = offered
        self.seat = int(state.pending[-1].seat) if offered else NOBODY

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat may know, as numbers; layout.py names them."""
        return np.frombuffer(bytearray(observation(self.state, seat)), np.int16)

    def mask(self) -> NDArray[np.int8]:
        """1 for every choice that is offered now."""
        return np.frombuffer(action_mask(CHOICES, self.offered), np.int8)

    def mask_of(self, seat: int) -> NDArray[np.int8]:
        """Who is not asked can choose nothing."""
        return self.mask() if seat == self.seat else np.zeros(CHOICES, np.int8)

    def _refusal(self, choice: int) -> str:
        if self.over:
            return f"action {choice} cannot be made: the game is over; call reset()"
        names = names_of(self.game.edition)
        offered = ", ".join(f"{option} ({choice_text(names, option)})" for option in self.offered)
        return f"action {choice} is not offered to patron_{self.seat}; offered: {offered}"
