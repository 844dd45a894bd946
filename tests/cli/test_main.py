"""What belongs to the program as a whole: version, missing extras, slow rules, compiling."""

import importlib.util
import os
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import lacrimosa
from lacrimosa import compiled
from lacrimosa.cli.main import app

SIMULATE = ("simulate", "--players", "2", "--bots", "random", "--games", "1")
# Makes a package look as if it were not installed.
WITHOUT = """
import sys
class Without:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Without())
from lacrimosa.cli.main import main
sys.argv = ["lacrimosa", *{words!r}]
main()
"""


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def test_version() -> None:
    assert run("--version").stdout == f"lacrimosa {lacrimosa.__version__}\n"


@pytest.mark.parametrize(
    ("hidden", "words", "extra"),
    [
        ("starlette", ["serve", "--no-browser", "--port", "0"], "server"),
        ("structlog", ["serve", "--no-browser", "--port", "0"], "server"),
        ("websockets", ["bench", "server"], "server"),
        ("gymnasium", ["bench", "env"], "env"),
        ("pettingzoo", ["bench", "env"], "env"),
        ("matplotlib", ["balance", "--plots", "somewhere"], "plots"),
        ("pyarrow", [*SIMULATE, "--parquet", "rows.parquet"], "parquet"),
        ("ray", ["arena", "--bots", "random,random", "--cluster", "auto"], "cluster"),
    ],
)
def test_a_missing_extra_is_named_in_one_sentence(
    tmp_path: Path, hidden: str, words: list[str], extra: str
) -> None:
    program = WITHOUT.format(hidden=hidden, words=words)
    # Asked for, so that nothing is said about it.
    environment = os.environ | {"LACRIMOSA_INTERPRETED": "1"}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("lacrimosa: ")
    assert done.stderr.endswith(f'not installed: pip install "lacrimosa[{extra}]"\n')
    assert done.stderr.count("\n") == 1


def test_help_needs_no_extra() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(hidden="starlette", words=["serve", "--help"])],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert "--port" in done.stdout


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.delenv("LACRIMOSA_INTERPRETED", raising=False)
    monkeypatch.setattr(compiled, "is_active", lambda: False)
    monkeypatch.setattr(compiled, "is_building", lambda: False)
    monkeypatch.setattr(compiled, "obstacle", lambda: None)
    return monkeypatch


def test_slow_rules_are_told_of_once(interpreted: pytest.MonkeyPatch) -> None:
    done = run(*SIMULATE)
    assert done.exit_code == 0, done.output
    told = "The rules run interpreted, about fifteen times slower than compiled."
    assert done.stderr == f"{told} `lacrimosa compile` compiles them.\n"
    assert "interpreted" not in done.stdout
    interpreted.setattr(compiled, "is_building", lambda: True)
    assert "They are being compiled, and the next start uses that." in run(*SIMULATE).stderr
    interpreted.setattr(compiled, "is_building", lambda: False)
    interpreted.setattr(compiled, "obstacle", lambda: "Compiling needs a thing.")
    assert "Compiling needs a thing." in run(*SIMULATE).stderr


def test_nothing_is_told_where_it_does_not_matter(interpreted: pytest.MonkeyPatch) -> None:
    assert run("rules", "REQ-2").stderr == ""
    assert run("simulate", "--help").stderr == ""
    assert run("simulate", "--games", "0").stderr == "lacrimosa: --games 0: must be at least 1\n"
    assert run(*SIMULATE, "--json", "-").stderr == ""
    interpreted.setenv("LACRIMOSA_INTERPRETED", "1")
    assert run(*SIMULATE).stderr == ""


def test_compile_says_what_it_did_and_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "current_build", lambda: tmp_path / "found")
    assert "compiled already" in run("compile").stdout
    monkeypatch.setattr(compiled, "current_build", lambda: None)
    monkeypatch.setattr(compiled, "obstacle", lambda: "Compiling needs a thing.")
    refused = run("compile")
    assert (refused.exit_code, refused.stderr) == (2, "lacrimosa: Compiling needs a thing.\n")
    monkeypatch.setattr(compiled, "obstacle", lambda: None)
    monkeypatch.setattr(compiled, "alone", nullcontext)
    monkeypatch.setattr(compiled, "build", lambda: tmp_path / "made")
    assert f"uses the compiled rules, in {tmp_path / 'made'}" in " ".join(run("compile").stdout.split("\n"))


def test_a_failed_compilation_shows_the_last_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> Path:
        raise compiled.BuildError("\n".join(f"line {number}" for number in range(50)))

    monkeypatch.setattr(compiled, "current_build", lambda: None)
    monkeypatch.setattr(compiled, "obstacle", lambda: None)
    monkeypatch.setattr(compiled, "alone", nullcontext)
    monkeypatch.setattr(compiled, "build", refuse)
    failed = run("compile")
    assert failed.exit_code == 2
    assert failed.stderr.splitlines()[-20:] == [f"line {number}" for number in range(30, 50)]


def test_without_tests_nothing_is_said_about_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from lacrimosa.cli import rules

    assert "tests)" in run("rules").stdout
    assert '"tests"' in run("rules", "--json", "-").stdout
    monkeypatch.setattr(rules, "CLONE", tmp_path)
    assert "tests)" not in run("rules").stdout
    assert '"tests"' not in run("rules", "--json", "-").stdout


def test_a_missing_compiler_is_an_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "compiler", lambda: None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: "something")
    assert "a C compiler and the Python headers" in (compiled.obstacle() or "")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert compiled.obstacle() == 'Compiling needs mypy and setuptools: pip install "lacrimosa[compile]"'
