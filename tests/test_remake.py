"""What is derived is up to date: tools/remake would change nothing. Records and pictures are too slow."""

import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MADE = (
    *(
        "tests/testkit/perft.json",
        "web/src/screens/scoring/games.txt",
        "docs/rules.md",
        "docs/environments.md",
    ),
    *(
        f"web/src/board/log/fixtures/{name}.jsonl"
        for name in ("edition", "solo-hard-salieri", "two-players-salieri")
    ),
)


def test_the_fixtures_are_what_the_rules_make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in MADE:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if name.startswith("docs/"):
            shutil.copy(ROOT / name, tmp_path / name)
    tool = runpy.run_path(str(ROOT / "tools" / "make_fixtures.py"))
    values = tool["main"].__globals__
    for name, value in list(values.items()):
        if isinstance(value, Path) and value.is_relative_to(ROOT) and name != "RECORDS":
            monkeypatch.setitem(values, name, tmp_path / value.relative_to(ROOT))
    tool["main"]()
    stale = [name for name in MADE if (tmp_path / name).read_bytes() != (ROOT / name).read_bytes()]
    assert stale == [], "run tools/remake"


def test_an_unknown_option_is_refused_before_anything_is_made() -> None:
    done = subprocess.run([ROOT / "tools" / "remake", "--all"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "tools/remake: --all is none of --pictures, --locks, --upgrade\n"
