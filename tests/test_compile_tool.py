"""tools/compile.py in a small clone of its own, with a compiler that only pretends."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# Waits until it is let go, as a real compiler takes its time; fails if the clone says so.
PRETEND = """

def _run_mypyc(work, package_name, paths):
    clone = Path(__file__).parents[2]
    (clone / "started").open("a").write("x")
    while not (clone / "go").exists():
        time.sleep(0.01)
    if (clone / "fail").exists():
        raise BuildError("the compiler says no")
    for name in [Path(f"{GROUP}__mypyc"), *(Path(package_name) / path for path in paths)]:
        file = work / "out" / name.with_suffix(SUFFIX)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()

def obstacle():
    return "no compiler" if (Path(__file__).parents[2] / "cannot").exists() else None
"""


class Clone:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        rules = folder / "src" / "lacrimosa" / "rules"
        rules.mkdir(parents=True)
        (rules / "state.py").write_text("VALUE = 1\n")
        (folder / "tools").mkdir()
        shutil.copy(ROOT / "tools" / "compile.py", folder / "tools")
        source = (ROOT / "src" / "lacrimosa" / "compiled.py").read_text()
        (rules.parent / "compiled.py").write_text(source + PRETEND)

    def compile(self, *words: str) -> int:
        command = [sys.executable, str(self.folder / "tools" / "compile.py"), *words]
        environment = os.environ | {"XDG_CACHE_HOME": str(self.folder / "cache")}
        done = subprocess.run(command, env=environment, stderr=subprocess.DEVNULL, check=False)
        return done.returncode

    def let_go(self) -> None:
        (self.folder / "go").touch()

    def starts(self) -> int:
        started = self.folder / "started"
        return len(started.read_text()) if started.exists() else 0


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_what_is_compiled_behind_is_ready_for_the_next(clone: Clone) -> None:
    assert clone.compile("--behind") == 0
    # The second finds the first at work.
    assert clone.compile("--behind") == 0
    clone.let_go()
    # In front one waits for whoever is at work, and finds it done.
    assert clone.compile() == 0
    assert clone.compile("--behind") == 0
    assert clone.starts() == 1
    made = [path.name for path in clone.folder.glob("src/lacrimosa/_compiled/*/rules/*")]
    assert len(made) == 1
    assert made[0].startswith("state.")


def test_what_failed_behind_is_not_tried_at_every_start(clone: Clone) -> None:
    (clone.folder / "fail").touch()
    clone.let_go()
    assert clone.compile() == 1
    assert "the compiler says no" in (clone.folder / "build" / "compile.log").read_text()
    assert clone.compile("--behind") == 1
    assert clone.starts() == 1
    # In front it is, and so are other sources.
    assert clone.compile() == 1
    assert clone.starts() == 2
    (clone.folder / "fail").unlink()
    (clone.folder / "src" / "lacrimosa" / "rules" / "state.py").write_text("VALUE = 2\n")
    assert clone.compile("--behind") == 0
    assert clone.compile() == 0


def test_a_computer_that_cannot_compile_is_told_apart(clone: Clone) -> None:
    (clone.folder / "cannot").touch()
    assert clone.compile() == clone.compile("--behind") == 3
    assert clone.starts() == 0
