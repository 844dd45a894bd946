from pathlib import Path

import pytest
from editions.box import Box

from lacrimosa.editions import Edition, load


@pytest.fixture
def box(tmp_path: Path) -> Box:
    return Box(tmp_path)


@pytest.fixture(scope="session")
def koechel() -> Edition:
    return load("koechel")
