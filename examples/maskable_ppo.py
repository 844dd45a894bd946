"""MaskablePPO of sb3-contrib learns to play alone against the Soloist: no wrapper, no code of its own.

pip install sb3-contrib     (brings stable-baselines3 and PyTorch)
python examples/maskable_ppo.py [--steps 100000] [--seed 1] [--level easy]

The environment tells by `action_masks()` what may be chosen, and `flat=True` gives the observation as one row
of numbers. For games against bots take SeatEnv with `"bots": ["planner"]`, or with one of your own:
`"bots": ["examples/my_bot.py:MyBot"]`.
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_util import make_vec_env

from lacrimosa.env.single import SoloEnv

GAMES = 8  # at once
TEST_SEED = 1 << 20  # games nobody learnt from


def tested(model: MaskablePPO, level: str, games: int) -> float:
    """The mean score in new games, the most likely choice taken each time."""
    table = SoloEnv(level, flat=True)
    scores = []
    for game in range(games):
        seen, info = table.reset(seed=TEST_SEED + game)
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=get_action_masks(table), deterministic=True)
            seen, _, ended, _, info = table.step(action)
        scores.append(info["score"])
    return float(np.mean(scores))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play alone against the Soloist.")
    parser.add_argument("--steps", type=int, default=100_000, help="choices to learn from")
    parser.add_argument("--tested", type=int, default=100, help="games played before and after to compare")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="easy", choices=["easy", "medium", "hard"])
    options = parser.parse_args()
    settings = {"level": options.level, "reward": "vp", "flat": True}
    games = make_vec_env(SoloEnv, GAMES, seed=options.seed, env_kwargs=settings)
    model = MaskablePPO("MlpPolicy", games, gamma=1.0, n_steps=256, batch_size=256, seed=options.seed)
    print(f"untrained: mean VP {tested(model, options.level, options.tested):.1f}")
    model.learn(options.steps)
    print(f"trained: mean VP {tested(model, options.level, options.tested):.1f}")


if __name__ == "__main__":
    main()
