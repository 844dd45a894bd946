"""The README opens with a picture; its Python and that of the library's page runs as it stands."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("page", "least"), [("README.md", 6), ("docs/library.md", 20)])
def test_the_page_plays_a_game(page: str, least: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried >= least
    assert failed == 0


def test_the_readme_opens_with_a_picture_that_loads_quickly() -> None:
    """tools/make_pictures.py makes them."""
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    assert page.splitlines()[2].startswith("![The board")
    pictures = re.findall(r"docs/pictures/\w+\.png", page)
    assert len(pictures) == 2
    for name in pictures:
        drawn = (ROOT / name).read_bytes()
        assert drawn.startswith(b"\x89PNG")
        assert len(drawn) < 400_000
