"""A run that was interrupted goes on where it stopped, and reports what one run would have."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from arena.commanding import arena, report, timeless
from bot_processes.moods import moody

WORDS = ["--bots", "random,random", "--players", "2", "--seed", "8"]
SECONDS = 60


@contextlib.contextmanager
def start(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A run as a process, which does not outlive the test whatever happens."""
    command = [sys.executable, "-m", "lacrimosa", "arena", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for_lines(file: Path, lines: int) -> None:
    end = time.monotonic() + SECONDS
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < end, "nothing was kept"
        time.sleep(0.01)


def test_a_killed_run_goes_on_and_gives_the_same_report(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    words = [*WORDS, "--deals", "90", "--resume", str(file)]
    with start(*words, "--jobs", "2") as process:
        wait_for_lines(file, 5)
        workers = psutil.Process(process.pid).children(recursive=True)
        process.kill()
    assert process.returncode == -signal.SIGKILL
    _, alive = psutil.wait_procs(workers, timeout=SECONDS)
    assert not alive, "workers outlive their run"
    kept = file.read_bytes().count(b"\n") - 1
    assert 0 < kept < 90
    with file.open("ab") as appended:
        appended.write(b'{"deal":89,"games":[{"pla')
    resumed = report(*words)
    assert file.read_bytes().count(b"\n") - 1 == 90
    assert timeless(resumed) == timeless(report(*WORDS, "--deals", "90"))
    # What is there is not played again, and more deals go on from it.
    before = file.read_bytes()
    assert report(*words) == resumed
    assert file.read_bytes() == before
    assert report(*WORDS, "--deals", "95", "--resume", str(file))["deals"] == 95
    assert file.read_bytes().startswith(before)


def test_ctrl_c_ends_with_what_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    with start(*WORDS, "--deals", "100000", "--resume", str(file), "--jobs", "2") as process:
        wait_for_lines(file, 5)
        os.kill(process.pid, signal.SIGINT)
        said, complaints = process.communicate(timeout=SECONDS)
    assert process.returncode == 130
    assert "win %" in said
    assert "interrupted after" in complaints
    assert "Traceback" not in complaints


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "random,random", "--seed", "9"], "was begun with another seed: 8, now 9;"),
        (
            ["--bots", "random,planner", "--seed", "8"],
            "another bots: ['random', 'random'], now ['random', 'planner']",
        ),
        (["--bots", "random,random", "--seed", "8", "--players", "3"], "another players: 2, now 3"),
        (["--bots", "random,random", "--seed", "8", "--seconds", "2"], "another seconds: 0.5, now 2.0"),
        (
            ["--bot", "random", "--champion", "random", "--seed", "8"],
            "another form: 'round robin', now 'duel'",
        ),
    ],
)
def test_a_run_that_does_not_fit_is_refused(tmp_path: Path, words: list[str], message: str) -> None:
    file = tmp_path / "kept.jsonl"
    report(*WORDS, "--deals", "1", "--resume", str(file))
    before = file.read_bytes()
    answer = arena(*words, "--deals", "1", "--jobs", "1", "--resume", str(file))
    assert answer.exit_code == 2
    assert message in answer.stderr
    assert answer.stderr.count("\n") == 1
    assert file.read_bytes() == before


def test_a_changed_bot_file_is_another_bot(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    source = moody(tmp_path, "Greeter")
    words = ["--bots", f"{source},random", "--deals", "1", "--resume", str(file)]
    report(*words)
    with open(source.rpartition(":")[0], "a", encoding="utf-8") as appended:
        appended.write("# a changed mind\n")
    assert "was begun with another bots" in arena(*words).stderr


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"deal,game,seed\n", "this is not a checkpoint of an arena"),
        (b"\xff\x00", "this is not a checkpoint of an arena"),
        (b'{"format":"lacrimosa arena 0"}\n', "this is not a checkpoint of an arena"),
    ],
)
def test_another_file_is_left_as_it_was(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_bytes(content)
    answer = arena(*WORDS, "--deals", "1", "--jobs", "1", "--resume", str(file))
    assert answer.exit_code == 2
    assert message in answer.stderr
    assert file.read_bytes() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    report(*WORDS, "--deals", "2", "--resume", str(file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + b'{"deal": "three"}\n' + lines[2])
    answer = arena(*WORDS, "--deals", "2", "--jobs", "1", "--resume", str(file))
    assert "kept.jsonl line 2: this is no finished deal" in answer.stderr


def test_a_header_that_was_cut_off_is_begun_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    first = report(*WORDS, "--deals", "1", "--resume", str(file))
    file.write_bytes(file.read_bytes()[:30])
    assert timeless(report(*WORDS, "--deals", "1", "--resume", str(file))) == timeless(first)
