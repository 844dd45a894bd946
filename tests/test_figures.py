"""Every measurement in figures/ says how, where, of what and when it was made, and a page quotes it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FIGURES = sorted(path for path in (ROOT / "figures").glob("*.md") if path.name != "README.md")
PAGES = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
HEAD = re.compile(
    r"# .+\n\n\| \| \|\n\|---\|---\|\n"
    r"\| command \| .+ \|\n\| machine \| .+ \|\n"
    r"\| commit \| `[0-9a-f]{7}` \|\n\| date \| \d{4}-\d\d-\d\d \|\n"
)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda path: path.stem)
def test_a_figure_says_how_where_of_what_and_when(figure: Path) -> None:
    assert HEAD.match(figure.read_text(encoding="utf-8"))


@pytest.mark.parametrize("figure", FIGURES, ids=lambda path: path.stem)
def test_a_figure_is_listed_and_quoted(figure: Path) -> None:
    assert f"]({figure.name})" in (ROOT / "figures" / "README.md").read_text(encoding="utf-8")
    assert any(f"figures/{figure.name})" in page.read_text(encoding="utf-8") for page in PAGES)
