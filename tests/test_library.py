"""The library's front door: the names it promises are there, documented, light, and no others."""

import ast
import importlib
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import griffe
import pytest

import lacrimosa

ROOT = Path(__file__).parents[1]
LIBRARY = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
REFERENCE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
ROOMS = ["notation", "editions", "rules", "bots"]
# A name that says enough within its room only.
OTHERWISE = {"load": "load_edition"}


@cache
def sources() -> griffe.Object | griffe.Alias:
    """The package as the reference reads it: from the files, for compiled code carries no docstrings."""
    return griffe.load("lacrimosa", search_paths=[ROOT / "src"])


def run(program: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.strip()


def test_every_promised_name_is_there() -> None:
    for name in lacrimosa.__all__:
        assert getattr(lacrimosa, name) is not None
        assert name in dir(lacrimosa)


def test_nothing_else_is_imported_by_the_front_door() -> None:
    """Whatever it takes from the rooms it promises."""
    tree = ast.parse((ROOT / "src/lacrimosa/__init__.py").read_text(encoding="utf-8"))
    taken = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("lacrimosa.")
        for alias in node.names
    }
    assert taken - {"activate"} == set(lacrimosa.__all__)


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_room_promises_is_at_the_front_door(room: str) -> None:
    module = importlib.import_module(f"lacrimosa.{room}")
    for name in module.__all__:
        assert getattr(lacrimosa, OTHERWISE.get(name, name)) is getattr(module, name)


def test_every_name_has_a_docstring() -> None:
    for name in lacrimosa.__all__:
        found = sources()[name]
        if found.is_module:  # the function that a module of the same name holds
            found = found[name]
        assert found.has_docstring, name


@pytest.mark.parametrize("name", ["Game", "Board", "Bot", "RankingBot"])
def test_every_method_is_in_the_reference(name: str) -> None:
    """One without a docstring would be left out of it."""
    methods = [one for one in sources()[name].members.values() if one.is_function and one.is_public]
    assert methods
    assert [one.name for one in methods if not one.has_docstring and not one.is_special] == []


def test_the_reference_has_every_name_once() -> None:
    listed = [path.rpartition(".")[2] for path in re.findall(r"^::: (\S+)$", REFERENCE, re.MULTILINE)]
    assert sorted(listed) == sorted(lacrimosa.__all__)


@pytest.mark.parametrize("package", ["lacrimosa", "lacrimosa.env"])
def test_the_page_lists_what_is_promised_and_no_more(package: str) -> None:
    row = re.search(rf"^\| `{re.escape(package)}` \| (.*) \|$", LIBRARY, re.MULTILINE)
    assert row is not None
    module = importlib.import_module(package)
    assert set(re.findall(r"`(\w+)`", row[1])) == set(module.__all__)


def test_a_name_nobody_promised_is_missing_as_usual() -> None:
    for module in (lacrimosa, importlib.import_module("lacrimosa.bots")):
        with pytest.raises(AttributeError, match="has no attribute 'stockfish'"):
            module.stockfish  # noqa: B018


def test_the_library_loads_nothing_it_does_not_need() -> None:
    """numpy comes with the bots that learned; the server and the environments with themselves."""
    heavy = ["numpy", "starlette", "gymnasium", "rich", "typer", "lacrimosa.notation.picture"]
    program = f"import sys, lacrimosa, lacrimosa.bots; print(sorted({{*{heavy!r}}} & {{*sys.modules}}))"
    assert run(program) == "[]"


def test_bots_are_compared_in_one_call() -> None:
    report = lacrimosa.compare_bots(["random", "planner"], deals=2, seed=1)
    assert report["games"] == 4
    assert report == lacrimosa.compare_bots(["random", "planner"], deals=2, seed=1) | {"bots": report["bots"]}
    names = [bot["name"] for bot in report["bots"]]  # type: ignore[attr-defined]
    assert names == ["random", "planner"]


def test_a_bot_alone_meets_the_soloist() -> None:
    report = lacrimosa.compare_bots(["random"], players=1, level="easy", deals=1)
    assert report["level"] == "easy"


@pytest.mark.parametrize(
    ("bots", "arguments", "said"),
    [
        ([], {}, "at least one bot"),
        (["random"], {"deals": 0}, "one deal"),
        (["random"], {"players": 5}, "1 to 4 players"),
        (["random"], {"players": 1}, "needs a level"),
        (["random"], {"level": "easy"}, "goes with one player"),
        (["random"], {"players": 1, "level": "harder"}, "the levels are easy, medium, hard"),
        (["stockfish"], {}, "there is no bot 'stockfish'"),
    ],
)
def test_what_cannot_be_compared_is_refused(bots: list[str], arguments: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        lacrimosa.compare_bots(bots, **arguments)  # type: ignore[arg-type]
