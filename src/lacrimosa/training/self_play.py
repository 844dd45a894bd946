"""Self-play: games of the network against itself, and the samples to learn from, by many processes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from lacrimosa.arena.runners import Runner
from lacrimosa.bots.evaluator import Evaluator, no_gc
from lacrimosa.bots.fast.features import ROW_BYTES, Featurer
from lacrimosa.bots.fast.turns import carry_on, ends_turn
from lacrimosa.bots.network import Network, load_network
from lacrimosa.editions import load
from lacrimosa.rules.chance import stream
from lacrimosa.rules.choices import DONE
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.play import advance_game, is_over, new_game, scores, to_move
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View, view
from lacrimosa.training.searched_turns import Alternative, alternatives_of, search_turn
from lacrimosa.training.settings import Settings

_PRIME = 1_000_003
_SPREAD = 7919  # a prime: neighbouring games of a mix differ


@dataclass
class Trajectory:
    """One seat's positions at the ends of turns, own or others', in order, and its score."""

    rows: list[bytes] = field(default_factory=list)
    bases: list[float] = field(default_factory=list)
    score: int = 0
    # By position: the score that a search of the turn promised; what else the turn could have come to.
    promised: dict[int, float] = field(default_factory=dict)
    alternatives: dict[int, list[Alternative]] = field(default_factory=dict)


class SelfPlay:
    """Plays one game; `trajectories` holds what can be learned from it."""

    def __init__(
        self,
        evaluator: Evaluator,
        settings: Settings,
        players: int,
        level: int,
        seed: int,
        others: Mapping[int, Evaluator] | None = None,
    ) -> None:
        """`others`: seats that play by another network; nothing is learned from what they do."""
        self._evaluator = evaluator
        # What is learned from has every input, whoever plays.
        self._featurer = Featurer(evaluator.featurer.valuer)
        self._others = others or {}
        self._settings = settings
        self._seed = seed
        self._random = Random(seed)
        self._asked = 0
        composers = [RANDOM] * (1 if players == 1 else 2)
        self.state = new_game(evaluator.tables, players, level, False, composers, int(stream(seed, 0)))
        self.trajectories = [Trajectory() for _ in range(players)]
        self._line: list[int] = []
        self._drawn = -1
        # What a search said of the turn under way: the score it promises, and the ways not taken.
        self._searched: tuple[float, list[Alternative]] | None = None

    def play(self) -> list[int]:
        state = self.state
        while True:
            is_done = carry_on(state, self._line, self._drawn)
            if is_over(state):
                break
            choice = DONE if is_done else self._choice(state)
            if choice == DONE and ends_turn(state):
                self._sample(state)
                self._line = []
            advance_game(state, choice)
        final = scores(state)
        for trajectory, score in zip(self.trajectories, final, strict=False):
            trajectory.score = score
        return final

    def _sample(self, state: State) -> None:
        """Whose turn ends looks back on it; so does one of the others, so that they can be valued as well."""
        active = int(state.active)
        seats = [active]
        if len(self.trajectories) > 1:
            seats.append(
                (active + self._random.randrange(1, len(self.trajectories))) % len(self.trajectories)
            )
        for seat in seats:
            if seat in self._others:
                continue
            trajectory = self.trajectories[seat]
            if seat == active and self._searched is not None:
                place = len(trajectory.rows)
                trajectory.promised[place], trajectory.alternatives[place] = self._searched
            trajectory.rows.append(self._featurer.row(state, state.seats[seat]))
            trajectory.bases.append(self._featurer.base)
        self._searched = None

    def _choice(self, state: State) -> int:
        """The answer to a question; in a turn the first of a whole line, the rest of which is kept."""
        offered = sensible(state)
        seat = int(to_move(state))
        self._asked += 1
        known = view(state, seat)
        truth = determinize(known, int(stream(self._seed, self._asked)))
        if state.turn == 0 or state.active != seat:
            values = self._evaluator_of(seat).values_after(truth, seat, offered)
            return offered[values.index(max(values))]
        self._line = self._best_turn(known, truth, offered)
        self._drawn = int(state.deck_drawn)
        return self._line.pop(0)

    def _evaluator_of(self, seat: int) -> Evaluator:
        return self._others.get(seat, self._evaluator)

    def _best_turn(self, known: View, truth: State, offered: list[int]) -> list[int]:
        seat = int(known.seat)
        evaluator = self._evaluator_of(seat)
        ends, _ = evaluator.turn_ends(truth, seat, offered, self._settings.width)
        if not ends:
            return offered[:1]
        if self._settings.search == 0 or seat in self._others:
            values = [end.value for end in ends]
            return list(ends[choose_place(values, self._settings, self._random)].path)
        plans = search_turn(evaluator, known, truth, ends, self._seed, self._settings.search)
        taken = plans[choose_place([plan.value for plan in plans], self._settings, self._random)]
        self._searched = taken.own, alternatives_of(self._featurer, truth, seat, plans, taken)
        return list(taken.end.path)


def choose_place(values: list[float], settings: Settings, random: Random) -> int:
    """That of the best value; now and then another one, the worse it is the less often (softmax)."""
    best = values.index(max(values))
    if random.random() >= settings.exploration:
        return best
    behind = np.array(values) - values[best]
    chances = np.exp(behind / settings.temperature).tolist()
    return random.choices(range(len(values)), weights=chances)[0]


@dataclass
class Samples:
    """Rows of many games: trajectories one after the other, with the score each ended in."""

    rows: NDArray[np.uint8]
    bases: NDArray[np.float32]
    lengths: NDArray[np.int32]
    scores: NDArray[np.float32]
    # Of searched turns: the score promised (elsewhere not a number); rows of what was not taken, the row each
    # belongs to, and how much more it promised.
    promised: NDArray[np.float32]
    other_rows: NDArray[np.uint8]
    other_bases: NDArray[np.float32]
    other_of: NDArray[np.int32]
    other_gains: NDArray[np.float32]


def samples_of(trajectories: list[Trajectory]) -> Samples:
    kept = [trajectory for trajectory in trajectories if trajectory.rows]
    promised: list[float] = []
    others: list[Alternative] = []
    other_of: list[int] = []
    for trajectory in kept:
        for place in range(len(trajectory.rows)):
            found = trajectory.alternatives.get(place, [])
            others += found
            other_of += [len(promised)] * len(found)
            promised.append(trajectory.promised.get(place, np.nan))
    return Samples(
        rows=_table([row for trajectory in kept for row in trajectory.rows]),
        bases=np.array([base for trajectory in kept for base in trajectory.bases], np.float32),
        lengths=np.array([len(trajectory.rows) for trajectory in kept], np.int32),
        scores=np.array([trajectory.score for trajectory in kept], np.float32),
        promised=np.array(promised, np.float32),
        other_rows=_table([other.row for other in others]),
        other_bases=np.array([other.base for other in others], np.float32),
        other_of=np.array(other_of, np.int32),
        other_gains=np.array([other.gain for other in others], np.float32),
    )


def _table(rows: list[bytes]) -> NDArray[np.uint8]:
    return np.frombuffer(b"".join(rows), np.uint8).reshape(-1, ROW_BYTES)


def table_of(game: int, mix: tuple[int, ...] = ()) -> tuple[int, int]:
    """Players and Soloist level of a numbered game: by a mix, or most often two, solo now and then."""
    if mix:
        place = game * _SPREAD % sum(mix)
        players = 1
        while place >= mix[players - 1]:
            place -= mix[players - 1]
            players += 1
        return players, (game // sum(mix) % 3 if players == 1 else NO_SOLOIST)
    turn = game % 10
    if turn == 9:
        return 1, (game // 10) % 3
    return (2, 3, 4, 2, 4, 3, 2, 4, 2)[turn], NO_SOLOIST


@dataclass(frozen=True)
class SelfPlayGame:
    """One game of a round: players, scores of the patrons that play by its network, and the samples."""

    players: int
    scores: list[int]
    samples: Samples


class SelfPlayWorker:
    """Plays games of a round in a worker process."""

    def __init__(
        self, settings: Settings, network: Network | None, round_: int, older: tuple[Network, ...] = ()
    ) -> None:
        self._settings = settings
        self._round = round_
        tables = load(settings.edition).tables
        self._evaluator = Evaluator(tables, network or _no_correction)
        self._older = [Evaluator(tables, one) for one in older]

    def __call__(self, game: int, /) -> SelfPlayGame:
        players, level = table_of(game, self._settings.mix)
        seed = (self._settings.seed * _PRIME + self._round) * _PRIME + game
        others = self._others(players, Random(f"others {seed}"))
        play = SelfPlay(self._evaluator, self._settings, players, level, seed, others)
        # One game at a time: what the collector finds at all, it finds between two of them.
        with no_gc():
            scores = play.play()
        own = [score for seat, score in enumerate(scores[:players]) if seat not in others]
        return SelfPlayGame(players, own, samples_of(play.trajectories))

    def _others(self, players: int, random: Random) -> dict[int, Evaluator]:
        """Who plays by an older network in a game: nobody, or everybody but one."""
        if not self._older or players == 1 or random.random() >= self._settings.older:
            return {}
        learner = random.randrange(players)
        return {seat: random.choice(self._older) for seat in range(players) if seat != learner}

    def close(self) -> None:
        pass


def _no_correction(rows: bytes) -> list[float]:
    return [0.0] * (len(rows) // ROW_BYTES)


def play_round(
    settings: Settings,
    weights: Path | None,
    round_: int,
    runner: Runner,
    on_game: Callable[[SelfPlayGame], object],
    older: tuple[Path, ...] = (),
) -> tuple[Samples, dict[int, float]]:
    """Play the games of a round; their samples, and the mean score by number of players.

    `older`: weights of earlier rounds, for the games that are played against them.
    """
    # Networks, not files: a worker on another computer need not see the folder.
    network = load_network(weights) if weights is not None else None
    begin = partial(SelfPlayWorker, settings, network, round_, tuple(load_network(path) for path in older))
    played = list(runner.results(begin, range(settings.games), on_game))
    means: dict[int, float] = {}
    for players in sorted({game.players for game in played}):
        scores = [score for game in played if game.players == players for score in game.scores]
        means[players] = float(np.mean(scores))
    return join_samples([game.samples for game in played]), means


def join_samples(parts: list[Samples]) -> Samples:
    found = {one.name: np.concatenate([getattr(part, one.name) for part in parts]) for one in fields(Samples)}
    begins = np.cumsum([0, *(len(part.rows) for part in parts)])
    others = [part.other_of + begin for part, begin in zip(parts, begins, strict=False)]
    return Samples(**{**found, "other_of": np.concatenate(others).astype(np.int32)})
