"""The names the library promises: they are there, and docs/library.md has each of them and no other."""

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "library.md"
PACKAGES = [f"lacrimosa{room}" for room in ("", ".notation", ".editions", ".rules", ".bots", ".env")]


@pytest.mark.parametrize("package", PACKAGES)
def test_every_promised_name_is_there_and_in_the_page(package: str) -> None:
    module = importlib.import_module(package)
    row = re.search(
        rf"^\| `{re.escape(package)}` \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert row is not None
    promised = {name for name in module.__all__ if not name.startswith("__")}
    assert set(re.findall(r"`(\w+)`", row[1])) == promised
    for name in promised:
        assert getattr(module, name) is not None


def test_a_name_nobody_promised_is_missing_as_usual() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'stockfish'"):
        importlib.import_module("lacrimosa.bots").stockfish  # noqa: B018


def test_the_library_loads_nothing_it_does_not_need() -> None:
    """numpy comes with the bots that learned; the server and the environments with themselves."""
    program = "import sys, lacrimosa, lacrimosa.bots; print(sorted({*NAMES} & {*sys.modules}))"
    names = ["numpy", "starlette", "gymnasium", "rich", "typer", "lacrimosa.notation.picture"]
    done = subprocess.run(
        [sys.executable, "-c", program.replace("NAMES", repr(names))],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"
