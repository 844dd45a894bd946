"""Habits of the project that a machine can keep: one version, written changes, what ./check runs on."""

import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from lacrimosa import __version__

ROOT = Path(__file__).resolve().parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SCRIPTS = ["check", "play", "tools/remake", *(f"tools/{path.name}" for path in ROOT.glob("tools/*.sh"))]
# A package manager of a system where a shell looks for a command; in a sentence for people it may stand.
INSTALLS = re.compile(
    r"(?:^|[;&|({`]|\b(?:then|else|do|exec|if|!)\s)\s*"
    r"(?:sudo|doas|apt|apt-get|dnf|yum|pacman|zypper|apk|brew|port)\s",
    re.MULTILINE,
)


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("script", SCRIPTS)
def test_no_script_installs_anything_into_the_system(script: str) -> None:
    assert INSTALLS.findall(text(script)) == []


@pytest.mark.parametrize(
    "line", ["apt-get install gcc", "x || sudo dnf install gcc", "if apt update; then", "  brew install"]
)
def test_that_test_would_see_it(line: str) -> None:
    assert INSTALLS.search(line)


def test_advice_is_no_installation() -> None:
    assert not INSTALLS.search('fail "on Debian and Ubuntu: apt-get install gcc"')


def test_the_lower_bounds_are_tried_with_tests_that_exist() -> None:
    named = re.findall(r"tests/[\w/.]+", text("tools/lowest.sh").split("TESTS:=")[1].split("}")[0])
    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_version_is_written_once() -> None:
    assert PROJECT["dynamic"] == ["version"]
    assert '"version"' not in text("web/package.json")
    assert f'__version__ = "{__version__}"' in text("src/lacrimosa/__init__.py")


def test_the_changelog_has_this_version_below_what_is_unreleased() -> None:
    heads = re.findall(r"^## \[?([\w.]+)\]?(?: - (\d{4}-\d\d-\d\d))?$", text("CHANGELOG.md"), re.MULTILINE)
    assert heads[0] == ("Unreleased", "")
    assert heads[1][0] == __version__
    assert all(date for _, date in heads[1:])


def test_the_workflow_runs_the_check_on_every_supported_python() -> None:
    job = yaml.safe_load(text(".github/workflows/check.yml"))["jobs"]["check"]
    supported = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["classifiers"]))
    assert job["strategy"]["matrix"]["python"] == supported
    assert job["steps"][-1]["run"] == "./check"


def test_the_hooks_are_a_part_of_the_check() -> None:
    (local,) = yaml.safe_load(text(".pre-commit-config.yaml"))["repos"]
    hooks = {hook["id"]: hook["entry"] for hook in local["hooks"]}
    assert local["repo"] == "local"
    assert hooks["mypy"].removeprefix(".venv/bin/") in text("check")
    assert {"ruff-format", "ruff-check", "prettier", "words"} <= hooks.keys()


def test_coverage_is_told_by_room() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "room_coverage.py"))

    def file(statements: int, covered: int) -> dict[str, dict[str, int]]:
        return {"summary": {"num_statements": statements, "covered_lines": covered}}

    files = {
        "src/lacrimosa/compiled.py": file(10, 10),
        "src/lacrimosa/rules/play.py": file(10, 9),
        "src/lacrimosa/rules/steps/pay.py": file(10, 7),
        "src/lacrimosa/server/services.py": file(4, 1),
        "src/lacrimosa/server/hall/hall.py": file(1000, 0),
    }
    assert tool["table"](files).splitlines()[2:] == [
        "| `lacrimosa` | 10 | 100 % |",
        "| `rules` | 20 | 80 % |",
        "| `server` | 4 | 25 % |",
        "| `server.hall` | 1,000 | 0 % |",
        "| `all` | 1,034 | 3 % |",
    ]
