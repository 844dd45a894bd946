"""A compiled build is used while it matches the sources, and never otherwise."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lacrimosa
from lacrimosa import compiled

ASK = "import lacrimosa.rules.steps.draw as draw, lacrimosa.compiled as c; print(draw.VALUE, c.is_active())"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A tiny package with the real compiled.py and two modules of rules."""
    package = tmp_path / "lacrimosa"
    (package / "rules" / "steps").mkdir(parents=True)
    shutil.copy(compiled.__file__, package)
    (package / "__init__.py").write_text("from lacrimosa.compiled import activate\nactivate()\n")
    (package / "rules" / "__init__.py").touch()
    (package / "rules" / "steps" / "__init__.py").touch()
    (package / "rules" / "state.py").write_text("VALUE = 1\n")
    (package / "rules" / "steps" / "draw.py").write_text("from lacrimosa.rules.state import VALUE as VALUE\n")
    return package


def pretend_build(package: Path) -> None:
    """Put files in place that no Python can load: whoever tries to use the build will stumble."""
    digest = compiled.digest(package)
    for path in compiled.sources(package):
        file = package / "_compiled" / digest / path.with_suffix(compiled.SUFFIX)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"not a library")
    (package / "_compiled" / "STAMP").write_text(digest + "\n")


def ask(package: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {key: value for key, value in os.environ.items() if key != "LACRIMOSA_INTERPRETED"}
    return subprocess.run(
        [sys.executable, "-c", ASK],
        env=inherited | {"PYTHONPATH": str(package.parent)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.both
def test_this_run_uses_what_it_should() -> None:
    wanted = not os.environ.get("LACRIMOSA_INTERPRETED") and compiled.current_build() is not None
    assert compiled.is_active() is wanted


def test_version() -> None:
    assert lacrimosa.__version__ == "0.1.0"


def test_sources_are_all_rules_and_fast_bots_but_no_package_files(package: Path) -> None:
    for name in ("bots/fast/playout.py", "bots/fast/__init__.py", "bots/slow.py", "notation/text.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    names = [path.as_posix() for path in compiled.sources(package)]
    assert names == ["bots/fast/playout.py", "rules/state.py", "rules/steps/draw.py"]


def test_digest_changes_with_one_byte_and_with_a_name(package: Path) -> None:
    first = compiled.digest(package)
    state = package / "rules" / "state.py"
    state.write_text("VALUE = 2\n")
    second = compiled.digest(package)
    state.rename(state.with_name("board.py"))
    assert len({first, second, compiled.digest(package)}) == 3


def test_digest_tells_pythons_apart(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = compiled.digest(package)
    monkeypatch.setattr(compiled, "SUFFIX", ".other.so")
    assert compiled.digest(package) != first


def test_without_a_build_the_sources_are_used(package: Path) -> None:
    assert ask(package).stdout == "1 False\n"


def test_a_matching_build_is_used(package: Path) -> None:
    pretend_build(package)
    answer = ask(package)
    assert answer.returncode != 0
    assert "ImportError" in answer.stderr
    assert str(package / "_compiled") in answer.stderr


def test_a_stale_build_is_not_used(package: Path) -> None:
    pretend_build(package)
    (package / "rules" / "state.py").write_text("VALUE = 2\n")
    assert compiled.current_build(package) is None
    assert ask(package).stdout == "2 False\n"


def test_interpreted_on_request(package: Path) -> None:
    pretend_build(package)
    assert ask(package, LACRIMOSA_INTERPRETED="1").stdout == "1 False\n"


@pytest.mark.parametrize("stamp", [b"", b"\xff", b"0" * 64])
def test_a_spoilt_stamp_is_not_used(package: Path, stamp: bytes) -> None:
    pretend_build(package)
    (package / "_compiled" / "STAMP").write_bytes(stamp)
    assert compiled.current_build(package) is None


def test_a_stamp_without_its_folder_is_not_used(package: Path) -> None:
    pretend_build(package)
    shutil.rmtree(package / "_compiled" / compiled.digest(package))
    assert compiled.current_build(package) is None


def test_a_failed_build_leaves_nothing_behind(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(work: Path, package_name: str, paths: list[Path]) -> None:
        raise compiled.BuildError("no")

    monkeypatch.setattr(compiled, "_run_mypyc", refuse)
    with pytest.raises(compiled.BuildError):
        compiled.build(package)
    assert list((package / "_compiled").iterdir()) == []


def test_only_the_newest_builds_are_kept(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def pretend(work: Path, package_name: str, paths: list[Path]) -> None:
        (work / "out" / package_name).mkdir(parents=True)

    monkeypatch.setattr(compiled, "_run_mypyc", pretend)
    for value in range(compiled.KEPT_BUILDS + 2):
        (package / "rules" / "state.py").write_text(f"VALUE = {value}\n")
        assert compiled.build(package) == compiled.current_build(package)
    builds = [path for path in (package / "_compiled").iterdir() if path.is_dir()]
    assert len(builds) == compiled.KEPT_BUILDS
    assert compiled.current_build(package) in builds
