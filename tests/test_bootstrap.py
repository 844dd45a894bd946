"""What ./play and ./check say before they can do anything: the real script, among programs that pretend."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# What the script itself takes from a system.
TOOLS = ("cat", "cmp", "cp", "dirname", "echo", "grep", "mkdir", "rm", "sh", "tail", "uname")


class Clone:
    """A folder with the script in it, and a PATH with nothing but what a test puts there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "clone"
        self.bin = folder / "bin"
        self.home = folder / "home"
        for made in (self.folder / "tools", self.bin, self.home):
            made.mkdir(parents=True)
        for name in ("play", "check", "tools/bootstrap.sh"):
            shutil.copy(ROOT / name, self.folder / name)
        for name in TOOLS:
            (self.bin / name).symlink_to(shutil.which(name) or f"/bin/{name}")

    def program(self, name: str, script: str) -> None:
        path = self.bin / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def python(self, name: str, version: str, new_enough: bool) -> None:
        self.program(name, f'[ "$1" = -V ] && echo Python {version} && exit\nexit {0 if new_enough else 1}')

    def sh(self, script: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [self.bin / "sh", "-euc", f". tools/bootstrap.sh\n{script}"],
            cwd=self.folder,
            env={"PATH": str(self.bin), "HOME": str(self.home)} | environment,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_without_python_it_is_said_what_is_needed(clone: Clone) -> None:
    done = clone.sh("find_python")
    assert done.returncode == 1
    assert done.stderr == (
        "Python 3.11 or newer is needed, and python3 was not found. "
        "If you have one under another name: PYTHON=python3.12 ./play\n"
    )


def test_an_old_python_is_named_and_the_way_out(clone: Clone) -> None:
    clone.python("python3", "3.9.2", new_enough=False)
    done = clone.sh("find_python")
    assert done.returncode == 1
    assert "is needed; python3 is Python 3.9.2." in done.stderr
    assert "PYTHON=python3.12 ./play" in done.stderr


def test_a_newer_one_beside_an_old_one_is_found(clone: Clone) -> None:
    clone.python("python3", "3.9.2", new_enough=False)
    clone.python("python3.12", "3.12.1", new_enough=True)
    assert clone.sh("find_python").stdout == "python3.12\n"


def test_the_python_that_was_named_is_taken_and_no_other(clone: Clone) -> None:
    clone.python("python3", "3.13.0", new_enough=True)
    clone.python("mine", "3.11.7", new_enough=True)
    assert clone.sh("find_python", PYTHON="mine").stdout == "mine\n"
    assert "and nowhere was not found" in clone.sh("find_python", PYTHON="nowhere").stderr


OFFLINE = {
    "pip": "WARNING: Retrying ... NewConnectionError: Failed to establish a new connection: "
    "[Errno -3] Temporary failure in name resolution",
    "uv": "error: Request failed after 3 retries\n  Caused by: error sending request\n  Caused by: dns error",
    "npm": "npm error code ENOTFOUND\nnpm error network request failed",
}


@pytest.mark.parametrize("who", OFFLINE)
def test_offline_is_one_sentence(clone: Clone, who: str) -> None:
    clone.program("fetch", f"echo '{OFFLINE[who]}' >&2\nexit 1")
    done = clone.sh("download fetch")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "the network does not answer: connect and start again" in done.stderr
    assert OFFLINE[who] in (clone.folder / "build" / "setup.log").read_text()


def test_another_failure_shows_what_was_said(clone: Clone) -> None:
    clone.program("fetch", "echo 'no space left on device' >&2\nexit 1")
    (clone.folder / "lock").touch()
    (clone.folder / ".venv").mkdir()
    done = clone.sh("install_once lock 'a thing, 5 MB' fetch")
    assert done.returncode == 1
    assert done.stderr == (
        "Downloading a thing, 5 MB ...\nno space left on device\n"
        "Installing lock failed; build/setup.log tells more.\n"
    )
    assert not (clone.folder / ".venv" / ".done-lock").exists()


def test_what_is_done_is_not_done_again_until_the_lock_changes(clone: Clone) -> None:
    clone.program("fetch", "echo once >>fetched")
    (clone.folder / ".venv").mkdir()
    lock = clone.folder / "lock"
    for content, times in [("a", 1), ("a", 1), ("b", 2)]:
        lock.write_text(content)
        assert clone.sh("install_once lock '' fetch").returncode == 0
        assert (clone.folder / "fetched").read_text().count("once") == times


SHOW = 'keep_downloads; echo "${UV_CACHE_DIR:-} ${PIP_CACHE_DIR:-} ${npm_config_cache:-}"'


def test_downloads_are_kept_at_home(clone: Clone) -> None:
    assert clone.sh(SHOW).stdout == "  \n"


def test_where_home_cannot_be_written_to_downloads_are_kept_in_the_clone(clone: Clone) -> None:
    shutil.rmtree(clone.home)
    clone.home.write_text("no folder")
    kept = clone.folder / "build" / "cache"
    assert clone.sh(SHOW).stdout == f"{kept}/uv {kept}/pip {kept}/npm\n"
    assert clone.sh(SHOW, UV_CACHE_DIR="/mine").stdout.startswith("/mine ")


def test_an_installed_browser_is_found(clone: Clone) -> None:
    clone.program("google-chrome", "")
    assert clone.sh('find_browser; echo "$BROWSER_BIN"').stdout == f"{clone.bin}/google-chrome\n"
    clone.program("mine", "")
    assert clone.sh('find_browser; echo "$BROWSER_BIN"', BROWSER_BIN="mine").stdout == f"{clone.bin}/mine\n"


def test_a_browser_that_is_none_is_refused(clone: Clone) -> None:
    done = clone.sh("find_browser", BROWSER_BIN="/nowhere/chromium")
    assert done.returncode == 1
    assert "BROWSER_BIN is /nowhere/chromium, which is no program." in done.stderr


def test_check_says_that_there_is_no_browser_before_it_does_anything(clone: Clone) -> None:
    (clone.bin / "uname").unlink()
    clone.program("uname", "echo Plan9")
    done = subprocess.run(
        [clone.folder / "check"],
        env={"PATH": str(clone.bin), "HOME": str(clone.home)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("The tests need a browser: install Chromium or Chrome")
    assert sorted(os.listdir(clone.folder)) == ["check", "play", "tools"]


def test_the_packaged_browser_is_announced_where_it_runs(clone: Clone) -> None:
    (clone.bin / "uname").unlink()
    clone.program("uname", '[ "$1" = -s ] && echo Linux || echo x86_64')
    done = clone.sh('find_browser; echo "[$BROWSER_BIN]"')
    assert done.stdout == "[]\n"
    assert "a Chromium from a package, 70 MB" in done.stderr
