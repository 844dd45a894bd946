"""Games of the network against itself, as rows to learn from."""

from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from lacrimosa.bots.fast.beam import End
from lacrimosa.bots.fast.features import ROW_BYTES
from lacrimosa.bots.fast.turns import ends_turn
from lacrimosa.bots.thought import Thought
from lacrimosa.rules.chance import stream
from lacrimosa.rules.choices import DONE
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.play import advance_game, is_over, new_game, scores, to_move
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view


@dataclass(frozen=True)
class Manner:
    """How a game is played for learning."""

    width: int = 6  # lines of the beam
    curious: float = 0.15  # share of turns that are not the best, but likely ones
    warmth: float = 1.5  # VP: how much worse such a turn may be


@dataclass
class Sequence:
    """One seat's positions at the ends of turns, own or others', in order, and its score."""

    rows: list[bytes]
    bases: list[float]
    score: int = 0


class SelfPlay:
    """Plays one game; `sequences` holds what can be learned from it."""

    def __init__(self, thought: Thought, manner: Manner, players: int, level: int, seed: int) -> None:
        self._thought = thought
        self._manner = manner
        self._seed = seed
        self._random = Random(seed)
        self._asked = 0
        composers = [RANDOM] * (1 if players == 1 else 2)
        self.state = new_game(thought.tables, players, level, False, composers, int(stream(seed, 0)))
        self.sequences = [Sequence([], []) for _ in range(players)]
        self._plan: list[int] = []
        self._drawn = -1

    def play(self) -> list[int]:
        state = self.state
        while not is_over(state):
            choice = self._choice(state)
            if choice == DONE and ends_turn(state):
                self._note(state)
            advance_game(state, choice)
        final = scores(state)
        for sequence, score in zip(self.sequences, final, strict=False):
            sequence.score = score
        return final

    def _note(self, state: State) -> None:
        """Whose turn ends looks back on it; so does one of the others, so that they can be valued as well."""
        active = int(state.active)
        seats = [active]
        if len(self.sequences) > 1:
            seats.append((active + self._random.randrange(1, len(self.sequences))) % len(self.sequences))
        for seat in seats:
            featurer = self._thought.featurer
            self.sequences[seat].rows.append(featurer.row(state, state.seats[seat]))
            self.sequences[seat].bases.append(featurer.base)

    def _choice(self, state: State) -> int:
        offered = sensible(state)
        seat = int(to_move(state))
        if len(offered) == 1:
            choice = offered[0]
        elif self._plan and self._plan[0] in offered and state.deck_drawn == self._drawn:
            choice = self._plan[0]
        else:
            self._asked += 1
            truth = determinize(view(state, seat), int(stream(self._seed, self._asked)))
            if state.turn == 0 or state.active != seat:
                values = self._thought.at_once(truth, seat, offered)
                return offered[values.index(max(values))]
            self._plan = self._best_turn(truth, seat, offered)
            self._drawn = int(state.deck_drawn)
            choice = self._plan[0]
        self._plan = self._plan[1:] if self._plan and self._plan[0] == choice else []
        return choice

    def _best_turn(self, truth: State, seat: int, offered: list[int]) -> list[int]:
        ends, _ = self._thought.turn_ends(truth, seat, offered, self._manner.width)
        if not ends:
            return offered[:1]
        best = max(ends, key=_value)
        if self._random.random() < self._manner.curious:
            return list(self._likely(ends, best).path)
        return list(best.path)

    def _likely(self, ends: list[End], best: End) -> End:
        values = np.array([end.value for end in ends]) - best.value
        chances = np.exp(values / self._manner.warmth)
        return self._random.choices(ends, weights=chances.tolist())[0]


def _value(end: End) -> float:
    return end.value


@dataclass
class Harvest:
    """Rows of many games: sequences one after the other, with the score each ended in."""

    rows: NDArray[np.uint8]
    bases: NDArray[np.float32]
    lengths: NDArray[np.int32]
    scores: NDArray[np.float32]


def harvest(sequences: list[Sequence]) -> Harvest:
    kept = [sequence for sequence in sequences if sequence.rows]
    joined = b"".join(b"".join(sequence.rows) for sequence in kept)
    return Harvest(
        rows=np.frombuffer(joined, np.uint8).reshape(-1, ROW_BYTES),
        bases=np.array([base for sequence in kept for base in sequence.bases], np.float32),
        lengths=np.array([len(sequence.rows) for sequence in kept], np.int32),
        scores=np.array([sequence.score for sequence in kept], np.float32),
    )


def table_of(game: int) -> tuple[int, int]:
    """Players and Soloist level of a numbered game: two players most often, solo now and then."""
    turn = game % 10
    if turn == 9:
        return 1, (game // 10) % 3
    return (2, 3, 4, 2, 4, 3, 2, 4, 2)[turn], NO_SOLOIST
