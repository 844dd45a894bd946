"""Environments for research: PettingZoo and Gymnasium over the same rules. Needs the extra `env`."""

try:
    import gymnasium
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f'lacrimosa.env needs {missing.name}, which is not installed: pip install "lacrimosa[env]"',
        name=missing.name,
    ) from missing

from lacrimosa.env.layout import Field, Layout, layout_of, named
from lacrimosa.env.table import IllegalAction
from lacrimosa.rules.observation import OBSERVATION_VERSION

__all__ = ["OBSERVATION_VERSION", "Field", "IllegalAction", "Layout", "layout_of", "named"]

gymnasium.register(
    "Lacrimosa-Solo-v0",
    entry_point="lacrimosa.env.single:SoloEnv",
    vector_entry_point="lacrimosa.env.vector:SoloVectorEnv",
)
gymnasium.register(
    "Lacrimosa-Seat-v0",
    entry_point="lacrimosa.env.single:SeatEnv",
    vector_entry_point="lacrimosa.env.vector:SeatVectorEnv",
)
