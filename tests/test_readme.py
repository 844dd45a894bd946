"""The README's Python runs as it stands."""

import doctest
from pathlib import Path


def test_the_readme_plays_a_game() -> None:
    failed, tried = doctest.testfile(str(Path(__file__).parents[1] / "README.md"), module_relative=False)
    assert tried >= 6
    assert failed == 0
