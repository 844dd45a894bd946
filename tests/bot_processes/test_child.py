"""The process of bots itself: what goes over its pipes, and when it ends."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest
from bot_processes.asking import KOECHEL, PATIENCE, direct, gone, odd_bots, question, thinking, wait_for
from editions.box import Box

from lacrimosa.bot_processes.bot_pool import NICER, BotQuestion, question_seed
from lacrimosa.bot_processes.child import MOST_EDITIONS, EditionCache
from lacrimosa.bot_processes.messages import (
    CHILD,
    HEAD,
    Answer,
    Ask,
    EditionFiles,
    Make,
    Need,
    Reply,
    frame,
    reply_of,
    size_of,
)
from lacrimosa.bots.forfeits import RAISED, MoveLost
from lacrimosa.editions.loader import contents_of, digest_of
from lacrimosa.notation.views import pack_view
from lacrimosa.rules.play import options


class Pipes:
    """A process at the end of two pipes."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.given = process.stdin
        self.wanted = process.stdout

    def send(self, *messages: Ask | EditionFiles) -> None:
        self.given.write(b"".join(frame(message) for message in messages))
        self.given.flush()

    def hear(self) -> Reply:
        return reply_of(self.wanted.read(size_of(self.wanted.read(HEAD))))


@contextmanager
def child(command: list[str]) -> Iterator[Pipes]:
    pipes = (subprocess.PIPE, subprocess.PIPE)
    with subprocess.Popen(command, stdin=pipes[0], stdout=pipes[1]) as process:
        # Reading from it must end, even if it has nothing to say.
        watchdog = threading.Timer(PATIENCE, process.kill)
        watchdog.start()
        try:
            yield Pipes(process)
        finally:
            watchdog.cancel()
            process.kill()


def ask_of(asked: BotQuestion, number: int = 1) -> Ask:
    packed = pack_view(asked.view)
    seed = question_seed(asked.seed, packed)
    limits = (asked.budget.seconds, asked.budget.nodes, PATIENCE)
    make = Make(asked.bot, seed)
    digest, offered = asked.edition.digest, options(asked.view.state)
    return Ask(number, digest, packed, offered, *limits, make=make, edition=asked.edition.id)


def answered(asked: BotQuestion, number: int) -> Answer:
    return Answer(number, [(direct(asked), 0.0)])


def test_it_answers_in_order_and_ends_with_its_input() -> None:
    asked = question("random")
    with child(list(CHILD)) as pipes:
        pipes.send(ask_of(asked, 7), ask_of(asked, 8))
        assert pipes.hear() == answered(asked, 7)
        assert pipes.hear() == answered(asked, 8)
        pipes.given.close()
        assert pipes.process.wait(PATIENCE) == 0
        assert pipes.wanted.read() == b""


@pytest.mark.parametrize("bot", ["sleep", "spin"])
def test_it_ends_with_its_input_in_mid_thought(bot: str, tmp_path: Path) -> None:
    with child(odd_bots(tmp_path)) as pipes:
        pipes.send(ask_of(question(bot)))
        assert wait_for(lambda: bool(thinking(tmp_path)))
        assert not gone(pipes.process.pid)
        pipes.given.close()
        assert pipes.process.wait(PATIENCE) == 0


def test_it_ends_quietly_in_the_middle_of_a_frame() -> None:
    with child(list(CHILD)) as pipes:
        pipes.given.write(frame(ask_of(question("random")))[:50])
        pipes.given.close()
        assert pipes.process.wait(PATIENCE) == 0
        assert pipes.wanted.read() == b""


def test_a_bot_that_prints_does_not_disturb_the_protocol(tmp_path: Path) -> None:
    with child(odd_bots(tmp_path)) as pipes:
        for number in (1, 2):
            pipes.send(ask_of(question("chatter"), number))
            reply = pipes.hear()
            assert isinstance(reply, Answer)
            assert reply.number == number
        pipes.given.close()
        assert pipes.wanted.read() == b""


def test_a_bot_that_raises_is_told_of(tmp_path: Path) -> None:
    with child(odd_bots(tmp_path)) as pipes:
        for bot, text in (
            ("mozart", "UnknownBot: there is no bot 'mozart'; known bots: random, "),
            ("stumble", "LookupError: the score is lost"),
            ("quit_quietly", "SystemExit: 0"),
        ):
            pipes.send(ask_of(question(bot)))
            with pytest.raises(MoveLost, match=f"^{text}") as lost:
                pipes.hear()
            assert lost.value.kind == RAISED
        pipes.send(ask_of(question("random")))
        assert pipes.hear() == answered(question("random"), 1)


def test_a_request_that_means_nothing_is_the_end_and_told() -> None:
    with child(list(CHILD)) as pipes:
        pipes.given.write(b"\x00\x00\x00\x01\xc0")
        pipes.given.flush()
        with pytest.raises(MoveLost, match="ValidationError"):
            pipes.hear()
        assert pipes.process.wait(PATIENCE) == 1


def test_it_is_nice_and_does_not_hear_ctrl_c(tmp_path: Path) -> None:
    with child([*odd_bots(tmp_path), f"--nice={NICER}"]) as pipes:
        pipes.send(ask_of(question("chatter")))
        pipes.hear()
        assert psutil.Process(pipes.process.pid).nice() == min(os.nice(0) + NICER, 19)
        pipes.process.send_signal(signal.SIGINT)
        pipes.send(ask_of(question("random")))
        assert pipes.hear() == answered(question("random"), 1)


def test_it_asks_for_the_files_of_an_edition_it_does_not_have(tmp_path: Path) -> None:
    box = Box(tmp_path).replace("edition.toml", "version = ", "version = 1")
    foreign = box.load()
    asked = BotQuestion("planner", 3, foreign, question("planner").view)
    with child(list(CHILD)) as pipes:
        pipes.send(ask_of(asked))
        assert pipes.hear() == Need()
        pipes.send(ask_of(question("random")))
        assert isinstance(pipes.hear(), Answer), "the question was not forgotten"
        pipes.send(EditionFiles(foreign.digest, contents_of(box.folder)), ask_of(asked, 3))
        assert pipes.hear() == answered(asked, 3)
        pipes.send(ask_of(asked, 4))
        assert pipes.hear() == answered(asked, 4), "the files were not kept"
        pipes.send(EditionFiles("another", contents_of(box.folder)))
        with pytest.raises(MoveLost, match=f"these are the files of {foreign.digest}, not of another"):
            pipes.hear()


def test_the_longest_unused_edition_makes_room() -> None:
    cache = EditionCache()
    digests = []
    for number in range(MOST_EDITIONS + 1):
        contents = contents_of("koechel")
        contents["edition.toml"] += b"# %d" % number
        digests.append(digest_of(contents))
        cache.receive(EditionFiles(digests[-1], contents))
        assert cache.find("mine", digests[0]) is not None, "it is used all the time"
    assert cache.find("mine", digests[1]) is None
    assert cache.find("mine", digests[2]) is not None
    assert cache.find("koechel", KOECHEL.digest) is KOECHEL
    assert cache.find("koechel", digests[1]) is None


def test_workers_vanish_when_the_server_is_killed(tmp_path: Path) -> None:
    """kill -9 of the server, one worker in mid-thought and one at rest."""
    script = Path(__file__).with_name("lonely_server.py")
    command = [sys.executable, str(script), str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": str(script.parents[1])}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env) as server:
        assert server.stdout is not None
        try:
            told = next(line for line in server.stdout if line.startswith(b"pids"))  # among lines of the log
            pids = [int(word) for word in told.split()[1:]]
            assert len(pids) == 2
            assert not any(gone(pid) for pid in pids)
        finally:
            server.kill()
    assert wait_for(lambda: all(gone(pid) for pid in pids))
