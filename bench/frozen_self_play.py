"""Self-play as it was when `kapellmeister-1` was frozen: what the present one is measured against."""

from random import Random

import numpy as np

from lacrimosa.bots.fast.frozen_1.beam import End
from lacrimosa.bots.fast.frozen_1.sense import sensible
from lacrimosa.bots.fast.frozen_1.turns import ends_turn
from lacrimosa.bots.frozen_1.evaluator import Evaluator
from lacrimosa.rules.chance import stream
from lacrimosa.rules.choices import DONE
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.play import advance_game, is_over, new_game, scores, to_move
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view
from lacrimosa.training.settings import Settings


class FrozenSelfPlay:
    """One game; `rows` holds what could be learned from it, by seat."""

    def __init__(self, evaluator: Evaluator, settings: Settings, players: int, seed: int) -> None:
        self._evaluator = evaluator
        self._settings = settings
        self._seed = seed
        self._random = Random(seed)
        self._asked = 0
        composers = [RANDOM, RANDOM]
        self.state = new_game(evaluator.tables, players, NO_SOLOIST, False, composers, int(stream(seed, 0)))
        self.rows: list[list[bytes]] = [[] for _ in range(players)]
        self._line: list[int] = []
        self._drawn = -1

    def play(self) -> list[int]:
        state = self.state
        while not is_over(state):
            choice = self._choice(state)
            if choice == DONE and ends_turn(state):
                self._sample(state)
            advance_game(state, choice)
        return scores(state)

    def _sample(self, state: State) -> None:
        active, count = int(state.active), len(self.rows)
        for seat in (active, (active + self._random.randrange(1, count)) % count):
            self.rows[seat].append(self._evaluator.featurer.row(state, state.seats[seat]))

    def _choice(self, state: State) -> int:
        offered = sensible(state)
        seat = int(to_move(state))
        if len(offered) == 1:
            choice = offered[0]
        elif self._line and self._line[0] in offered and state.deck_drawn == self._drawn:
            choice = self._line[0]
        else:
            self._asked += 1
            truth = determinize(view(state, seat), int(stream(self._seed, self._asked)))
            if state.turn == 0 or state.active != seat:
                values = self._evaluator.values_after(truth, seat, offered)
                return offered[values.index(max(values))]
            ends, _ = self._evaluator.turn_ends(truth, seat, offered, self._settings.width)
            self._line = list(self._choose_end(ends).path) if ends else offered[:1]
            self._drawn = int(state.deck_drawn)
            choice = self._line[0]
        self._line = self._line[1:] if self._line and self._line[0] == choice else []
        return choice

    def _choose_end(self, ends: list[End]) -> End:
        best = max(ends, key=lambda end: end.value)
        if self._random.random() >= self._settings.exploration:
            return best
        behind = np.array([end.value for end in ends]) - best.value
        weights = np.exp(behind / self._settings.temperature).tolist()
        return self._random.choices(ends, weights=weights)[0]
