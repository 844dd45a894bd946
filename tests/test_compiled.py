"""A compiled build is used while it matches the sources, and never otherwise."""

import os
import shutil
import subprocess
import sys
import threading
from importlib.metadata import version
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


def pretend_build(package: Path, store: Path | None = None) -> Path:
    """Put files in place that no Python can load: whoever tries to use the build will stumble."""
    folder = (store or package / "_compiled") / compiled.digest(package)
    for name in [Path("lacrimosa_rules__mypyc"), *compiled.sources(package)]:
        file = folder / name.with_suffix(compiled.SUFFIX)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"not a library")
    return folder


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own store, empty."""
    store = tmp_path / "cache"
    monkeypatch.setattr(compiled, "user_store", lambda: store)
    return store


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


def test_the_version_stands_once() -> None:
    assert lacrimosa.__version__ == version("lacrimosa")


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


def test_a_build_that_lacks_a_file_is_not_used(package: Path, cache: Path) -> None:
    folder = pretend_build(package)
    assert compiled.current_build(package) == folder
    (folder / "rules" / f"state{compiled.SUFFIX}").unlink()
    assert compiled.current_build(package) is None


def test_the_users_own_build_is_used(package: Path, cache: Path) -> None:
    cache.mkdir(mode=0o700)
    folder = pretend_build(package, cache)
    assert compiled.current_build(package) == folder


@pytest.mark.parametrize("mode", [0o770, 0o707])
def test_a_store_that_others_may_write_to_is_not_used(package: Path, cache: Path, mode: int) -> None:
    cache.mkdir()
    folder = pretend_build(package, cache)
    for place in (cache, folder):
        place.chmod(mode)
        assert compiled.current_build(package) is None
        place.chmod(0o700)
    assert compiled.current_build(package) == folder


def test_a_store_of_somebody_else_is_not_used(
    package: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.mkdir(mode=0o700)
    pretend_build(package, cache)
    monkeypatch.setattr(os, "geteuid", lambda: cache.stat().st_uid + 1)
    assert compiled.current_build(package) is None


def test_a_store_behind_a_link_is_not_used(package: Path, cache: Path) -> None:
    real = cache.with_name("real")
    real.mkdir(mode=0o700)
    cache.symlink_to(real)
    pretend_build(package, cache)
    assert compiled.current_build(package) is None


def test_what_cannot_be_written_to_is_compiled_for_the_user(
    package: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A file in the way: not even root can make the folder.
    (package / "_compiled").write_text("")
    monkeypatch.setattr(compiled, "_run_mypyc", pretend_mypyc)
    assert compiled.build(package) == cache / compiled.digest(package)
    assert compiled.current_build(package) == cache / compiled.digest(package)
    assert cache.stat().st_mode & 0o077 == 0


def test_what_an_interrupted_installation_left_is_replaced(
    package: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = package / "_compiled" / compiled.digest(package)
    (left / "rules").mkdir(parents=True)
    (left / "rules" / "half.so").touch()
    monkeypatch.setattr(compiled, "_run_mypyc", pretend_mypyc)
    assert compiled.build(package) == left == compiled.current_build(package)
    assert not (left / "rules" / "half.so").exists()


def pretend_mypyc(work: Path, package_name: str, paths: list[Path]) -> None:
    for name in [Path("lacrimosa_rules__mypyc"), *(Path(package_name) / path for path in paths)]:
        file = work / "out" / name.with_suffix(compiled.SUFFIX)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()


def test_one_at_a_time(package: Path, cache: Path) -> None:
    assert not compiled.is_building(package)
    with compiled.alone(package) as lock:
        assert lock is not None
        assert compiled.is_building(package)
        with compiled.alone(package, wait=False) as second:
            assert second is None
        waiting = threading.Thread(target=lambda: compiled.alone(package).__enter__())
        waiting.start()
        assert waiting.is_alive()
    waiting.join()
    assert not compiled.is_building(package)


def test_a_failed_build_leaves_nothing_behind(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(work: Path, package_name: str, paths: list[Path]) -> None:
        raise compiled.BuildError("no")

    monkeypatch.setattr(compiled, "_run_mypyc", refuse)
    with pytest.raises(compiled.BuildError):
        compiled.build(package)
    assert list((package / "_compiled").iterdir()) == []


def test_only_the_newest_builds_are_kept(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "_run_mypyc", pretend_mypyc)
    for value in range(compiled.KEPT_BUILDS + 2):
        (package / "rules" / "state.py").write_text(f"VALUE = {value}\n")
        assert compiled.build(package) == compiled.current_build(package)
    builds = [path for path in (package / "_compiled").iterdir() if path.is_dir()]
    assert len(builds) == compiled.KEPT_BUILDS
    assert compiled.current_build(package) in builds
