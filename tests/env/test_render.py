"""The render modes: the board printed, as text, as a picture."""

from typing import Any

import gymnasium
import pytest

import lacrimosa.env  # noqa: F401  registers the environments
from lacrimosa.env.single import SoloEnv


def test_the_modes_of_an_environment(capsys: pytest.CaptureFixture[str]) -> None:
    drawn: dict[str, Any] = {}
    for mode in ("human", "ansi", "svg"):
        environment = gymnasium.make("Lacrimosa-Solo-v0", render_mode=mode)
        environment.reset(seed=1)
        drawn[mode] = environment.render()
    assert drawn["human"] is None
    assert drawn["ansi"] in capsys.readouterr().out
    assert drawn["svg"]._repr_svg_().startswith("<svg")
    with pytest.raises(ValueError, match="render_mode 'oil' is none of"):
        SoloEnv(render_mode="oil")


def test_stable_baselines3_can_take_its_own_wish_back() -> None:
    """It asks every environment for "rgb_array", and goes on without when that is a TypeError."""
    with pytest.raises(TypeError, match="render_mode 'rgb_array' is none of human, ansi, svg"):
        SoloEnv(render_mode="rgb_array")
