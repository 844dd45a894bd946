"""Trains a small network to play alone against the Soloist: numpy only, one core, a few minutes.

python examples/train_solo.py [--episodes 12000] [--seed 1] [--level easy]

Many games run side by side. The network sees a part of the observation and says how likely each choice should
be and how many VP are still to come; it learns from its own games (an actor and a critic, updated the way of
PPO). The reward is every VP when it is gained, so a whole episode's reward is the score.
"""

import argparse
import os
import time
from typing import Any

# The matrices are small: several threads would only wait for each other. numpy reads this on its import.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import gymnasium
import numpy as np
from numpy.typing import NDArray

from lacrimosa.env import layout_of

Array = NDArray[Any]

GAMES = 32  # at once
STEPS = 64  # of every game between two updates
HIDDEN = 128
RATE = 1e-3
CLIP = 0.2  # how far one update may move a probability
EPOCHS = 3
PARTS = 4  # of the steps, each used for one step of the optimiser
TRACE = 0.95  # how far a reward is traced back, 1 for the whole game
ENTROPY = 0.01  # what keeps the policy from settling too early
VP_UNIT = 10.0
TEST_SEED = 1 << 20  # games nobody learnt from
FIELDS = (
    *("game.round", "game.turn", "game.bonus", "row.opus", "row.memories", "map.mozart", "map.gilded"),
    *(f"map.place{place}" for place in range(1, 12)),
    *("requiem.tops", "requiem.neutral_eighths", "question.kind", "question.actions", "question.types"),
    *("question.owed_points", "question.owed_ducats", "waiting.actions"),
    *("own.ducats", "own.tracks", "own.counters", "own.finance", "own.hand", "own.experiences", "own.story"),
    *("own.opus", "own.performed", "own.courts", "own.tiles", "own.markers", "own.eighths"),
    *("other1.eighths", "other1.sixteenths"),
)


class Features:
    """The part of the observation the network sees, brought to about the same size."""

    def __init__(self) -> None:
        layout = layout_of()
        self.columns = layout.columns(*FIELDS)
        largest = {field.name: field.largest for field in layout.fields}
        lengths = {field.name: field.length for field in layout.fields}
        sizes = [np.full(lengths[name], min(largest[name], 8), np.float32) for name in FIELDS]
        self.scale = 1 / np.concatenate(sizes)

    def __call__(self, observation: Array) -> Array:
        return np.asarray(observation[..., self.columns] * self.scale, np.float32)


class Network:
    """One hidden layer; above it the logits of all choices and one value. Learns by Adam."""

    def __init__(self, inputs: int, choices: int, rng: np.random.Generator) -> None:
        self.weights = {
            "in": rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "policy": np.zeros((HIDDEN, choices), np.float32),
            "policy_bias": np.zeros(choices, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def hidden(self, x: Array) -> Array:
        w = self.weights
        return np.asarray(np.tanh(x @ w["in"] + w["in_bias"]))

    def __call__(self, x: Array, mask: Array) -> tuple[Array, Array]:
        """How likely each choice is, and the value."""
        h = self.hidden(x)
        return self.policy(h, mask), self.value(h)

    def policy(self, h: Array, mask: Array) -> Array:
        w = self.weights
        logits = np.where(mask, h @ w["policy"] + w["policy_bias"], -1e9)
        # A finished game offers nothing; all its choices are then equally (un)likely.
        odds = np.exp(logits - logits.max(-1, keepdims=True))
        return np.asarray(odds / odds.sum(-1, keepdims=True))

    def value(self, h: Array) -> Array:
        return np.asarray((h @ self.weights["value"] + self.weights["value_bias"])[..., 0])

    def learn(
        self, x: Array, mask: Array, taken: Array, before: Array, advantage: Array, goal: Array
    ) -> None:
        """One step of the optimiser on some of the steps played."""
        h = self.hidden(x)
        p = self.policy(h, mask)
        rows = np.arange(len(x))
        ratio = p[rows, taken] / before
        # Once a probability has moved far enough in the wanted direction it is left alone.
        open_ones = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (advantage * ratio * open_ones)[:, None]
        d_logits = p * push
        d_logits[rows, taken] -= push[:, 0]
        logs = np.log(np.maximum(p, 1e-9))
        d_logits += ENTROPY * p * (logs - (p * logs).sum(-1, keepdims=True))
        d_logits /= len(x)
        d_value = (self.value(h) - goal)[:, None] / len(x)
        d_h = (d_logits @ self.weights["policy"].T + d_value @ self.weights["value"].T) * (1 - h * h)
        self._step(
            {
                "in": x.T @ d_h,
                "in_bias": d_h.sum(0),
                "policy": h.T @ d_logits,
                "policy_bias": d_logits.sum(0),
                "value": h.T @ d_value,
                "value_bias": d_value.sum(0),
            }
        )

    def _step(self, slopes: dict[str, Array]) -> None:
        self.updates += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope * slope - self.second[name])
            first = self.first[name] / (1 - 0.9**self.updates)
            second = self.second[name] / (1 - 0.999**self.updates)
            self.weights[name] -= (RATE * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def pick(odds: Array, rng: np.random.Generator) -> Array:
    """A choice for every game, drawn by its odds."""
    draws = rng.random((len(odds), 1)) * odds.sum(-1, keepdims=True)
    return np.asarray((odds.cumsum(-1) > draws).argmax(-1))


class Trainer:
    """Plays games side by side and learns from them."""

    def __init__(self, seed: int, level: str) -> None:
        self.level = level
        self.rng = np.random.default_rng(seed)
        self.games: Any = gymnasium.make_vec("Lacrimosa-Solo-v0", GAMES, level=level, reward="vp")
        self.features = Features()
        choices = int(self.games.single_action_space.n)
        self.network = Network(len(self.features.columns), choices, self.rng)
        self.seen = self.games.reset(seed=seed)[0]
        self.fresh = np.zeros(GAMES, bool)  # the game was over, its next step only deals it anew
        self.scores: list[int] = []

    def play(self) -> dict[str, Array]:
        """Some steps of every game, and what followed from them."""
        kept: dict[str, list[Array]] = {
            name: [] for name in ("x", "mask", "taken", "odds", "value", "reward")
        }
        kept |= {"ended": [], "counts": []}
        for _ in range(STEPS):
            x = self.features(self.seen["observation"])
            mask = self.seen["action_mask"] != 0
            odds, value = self.network(x, mask)
            taken = pick(odds, self.rng)
            self.seen, reward, ended, _, info = self.games.step(taken)
            if "score" in info:
                self.scores += info["score"][info["_score"]].tolist()
            chosen = odds[np.arange(GAMES), taken]
            row = (x, mask, taken, chosen, value, reward / VP_UNIT, ended, ~self.fresh)
            for name, what in zip(kept, row, strict=True):
                kept[name].append(what)
            self.fresh = ended
        steps = {name: np.stack(rows) for name, rows in kept.items()}
        last = self.network(self.features(self.seen["observation"]), self.seen["action_mask"] != 0)[1]
        steps["advantage"] = self._advantages(steps, last)
        return steps

    def _advantages(self, steps: dict[str, Array], last: Array) -> Array:
        """How much better each step went than expected, traced back through the game."""
        found = np.zeros_like(steps["value"])
        after, trace = last, np.zeros(GAMES)
        for at in reversed(range(STEPS)):
            goes_on = ~steps["ended"][at]
            surprise = steps["reward"][at] + after * goes_on - steps["value"][at]
            # A step that only deals anew belongs to no game.
            trace = (surprise + TRACE * goes_on * trace) * steps["counts"][at]
            found[at] = trace
            after = steps["value"][at]
        return found

    def learn(self, steps: dict[str, Array]) -> None:
        used = np.flatnonzero(steps["counts"].ravel())
        flat = {name: rows.reshape(GAMES * STEPS, *rows.shape[2:])[used] for name, rows in steps.items()}
        goal = flat["advantage"] + flat["value"]
        advantage = (flat["advantage"] - flat["advantage"].mean()) / (flat["advantage"].std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(len(used)), PARTS):
                self.network.learn(
                    *(flat[name][part] for name in ("x", "mask", "taken", "odds")),
                    advantage[part],
                    goal[part],
                )

    def train(self, episodes: int, report: int) -> list[tuple[int, float]]:
        """Play so many games and learn; (games played, mean score of the last `report` of them)."""
        curve: list[tuple[int, float]] = []
        began = time.perf_counter()
        while len(self.scores) < episodes:
            self.learn(self.play())
            if len(self.scores) >= report * (len(curve) + 1):
                mean = float(np.mean(self.scores[-report:]))
                curve.append((len(self.scores), mean))
                spent = time.perf_counter() - began
                print(f"{len(self.scores):7} games {spent:5.0f} s  mean VP {mean:5.1f} {'#' * int(mean)}")
        return curve

    def test(self, games: int) -> tuple[float, float]:
        """New games without learning; mean score, and the share won."""
        table: Any = gymnasium.make("Lacrimosa-Solo-v0", level=self.level, reward="vp")
        scores, won = [], []
        for game in range(games):
            seen, info = table.reset(seed=TEST_SEED + game)
            ended = False
            while not ended:
                x = self.features(seen["observation"][None])
                odds = self.network(x, seen["action_mask"][None] != 0)[0]
                seen, _, ended, _, info = table.step(pick(odds, self.rng)[0])
            scores.append(info["score"])
            won.append(info["share"])
        return float(np.mean(scores)), float(np.mean(won))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play alone against the Soloist.")
    parser.add_argument("--episodes", type=int, default=12_000, help="games to learn from")
    parser.add_argument("--tested", type=int, default=200, help="games played before and after to compare")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="easy", choices=["easy", "medium", "hard"])
    options = parser.parse_args()
    tested = options.tested
    trainer = Trainer(options.seed, options.level)
    # Nothing is learnt yet: every choice is as likely as any other.
    print("untrained: mean VP {:.1f}, won {:.1%} of {} games".format(*trainer.test(tested), tested))
    trainer.train(options.episodes, max(1, options.episodes // 20))
    print("trained: mean VP {:.1f}, won {:.1%} of {} games".format(*trainer.test(tested), tested))


if __name__ == "__main__":
    main()
