"""Workers that die, hang or talk nonsense are replaced, and the question is asked again."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from bot_processes.asking import (
    LOOPS,
    Witness,
    direct,
    gone,
    mad,
    odd_bots,
    opened,
    question,
    run,
    thinking,
    until,
)
from structlog.testing import capture_logs

from lacrimosa.bot_processes.bot_pool import BotPool, NoAnswer
from lacrimosa.editions.loader import contents_of
from lacrimosa.rules.play import options

Loop = Callable[[], asyncio.AbstractEventLoop]
both_loops = pytest.mark.parametrize("loop", LOOPS, ids=["asyncio", "uvloop"])

# The way of being mad, what is observed, and what is told of it.
MADNESS = [
    ("crash", "crashed", "its process ended with exit code 3"),
    ("close_early", "crashed", "its process ended"),
    ("half", "crashed", "its process ended with exit code 0"),
    ("garbage", "crashed", "its process said what means nothing"),
    ("huge", "crashed", "its process announced 2147483647 bytes"),
    ("flood", "crashed", "its process announced 1718382447 bytes"),
    ("illegal", "illegal", "it answered 719719, which was not offered"),
    ("mix_up", "crashed", "its process answered another question"),
]


@both_loops
def test_mad_workers_are_replaced_until_the_question_is_answered(loop: Loop, tmp_path: Path) -> None:
    witness = Witness()
    command = mad(tmp_path, *(way for way, _, _ in MADNESS))

    async def main() -> None:
        async with opened(BotPool(1, attempts=20, observe=witness, command=command)) as bots:
            assert await bots.choose(question("planner")) == direct(question("planner"))
            (last,) = bots.pids()
            assert all(gone(pid) for pid in thinking(tmp_path) if pid != last)
            assert await bots.choose(question("random")) == direct(question("random"))
            assert bots.pids() == [last]

    with capture_logs() as lines:
        run(loop, main())
    assert witness.outcomes == [*(outcome for _, outcome, _ in MADNESS), "answered", "answered"]
    started, failed = lines[::2], lines[1::2]
    assert {line["event"] for line in started} == {"worker started"}
    assert [line["event"] for line in failed] == [f"worker {outcome}" for _, outcome, _ in MADNESS]
    for line, (_, _, reason) in zip(failed, MADNESS, strict=True):
        assert line["reason"].startswith(reason)
    assert [line["replaces"] for line in started] == [None, *(line["pid"] for line in failed)]
    assert [line["exit_code"] for line in failed[:2]] == [3, -signal.SIGKILL]


def test_there_is_no_answer_when_every_attempt_fails(tmp_path: Path) -> None:
    witness = Witness()
    command = mad(tmp_path, "garbage", "crash", "illegal", "crash")

    async def main() -> None:
        async with opened(BotPool(attempts=3, observe=witness, command=command)) as bots:
            with pytest.raises(NoAnswer, match="bot random gave no answer: it answered 719719, which was"):
                await bots.choose(question("random"))
            assert bots.pids() == []

    run(asyncio.new_event_loop, main())
    assert witness.seen == [("random", "crashed"), ("random", "crashed"), ("random", "illegal")]


@pytest.mark.parametrize(("way", "loop"), [("hang", LOOPS[0]), ("deaf", LOOPS[1])])
def test_a_worker_that_hangs_is_replaced(way: str, loop: Loop, tmp_path: Path) -> None:
    witness = Witness()

    async def files(digest: str) -> dict[str, bytes]:
        # More than any pipe holds.
        return {**contents_of("koechel"), "opus.toml": b"#" * 4_000_000}

    async def main() -> None:
        # Long enough for the true worker to start; on a very busy computer that may take another attempt.
        bots = BotPool(1, 3.0, 6, observe=witness, edition_files=files, command=mad(tmp_path, way))
        async with opened(bots):
            assert await bots.choose(question("random")) == direct(question("random"))
            assert [gone(pid) for pid in thinking(tmp_path)].count(False) == 1

    run(loop, main())
    assert witness.outcomes[0] == "hung"
    assert witness.outcomes[-1] == "answered"


def test_a_worker_that_never_has_enough_files_is_replaced(tmp_path: Path) -> None:
    witness = Witness()

    async def files(digest: str) -> dict[str, bytes]:
        return contents_of("koechel")

    async def main() -> None:
        command = mad(tmp_path, "insatiable")
        async with opened(BotPool(observe=witness, edition_files=files, command=command)) as bots:
            assert await bots.choose(question("random")) == direct(question("random"))

    run(asyncio.new_event_loop, main())
    assert witness.outcomes == ["crashed", "answered"]


@pytest.mark.parametrize("command", [["/no/such/program"], ["/dev/null"]])
def test_a_program_that_cannot_be_started_is_told(command: list[str]) -> None:
    async def main() -> None:
        async with opened(BotPool(command=command)) as bots:
            with pytest.raises(NoAnswer, match="no process could be started"):
                await bots.choose(question("random"))

    run(asyncio.new_event_loop, main())


@both_loops
def test_a_killed_worker_is_replaced(loop: Loop, tmp_path: Path) -> None:
    """kill -9 in mid-thought, and at rest."""
    witness = Witness()

    async def main() -> None:
        async with opened(BotPool(observe=witness, command=odd_bots(tmp_path))) as bots:
            asking = asyncio.create_task(bots.choose(question("sleep_once")))
            await until(lambda: bool(thinking(tmp_path)))
            assert bots.pids() == thinking(tmp_path)
            os.kill(bots.pids()[0], signal.SIGKILL)
            assert await asking == options(question("sleep_once").view.state)[0]
            before = [await bots.choose(question(name)) for name in ("random", "planner")]
            os.kill(bots.pids()[0], signal.SIGKILL)
            await until(lambda: bots.pids() == [])
            after = [await bots.choose(question(name)) for name in ("random", "planner")]
            assert before == after == [direct(question(name)) for name in ("random", "planner")]

    run(loop, main())
    assert witness.outcomes == ["crashed", *["answered"] * 5]


def test_a_bot_that_fails_does_not_take_others_with_it(tmp_path: Path) -> None:
    failures = {
        "stumble": "LookupError: the score is lost",
        "quit_quietly": "SystemExit: 0",
        "die": "its process ended by SIGABRT",
        "mozart": "UnknownBot: there is no bot 'mozart'",
    }

    async def main() -> None:
        async with opened(BotPool(workers=1, attempts=1, command=odd_bots(tmp_path))) as bots:
            failing = {bot: asyncio.create_task(bots.choose(question(bot))) for bot in failures}
            assert await bots.choose(question("planner")) == direct(question("planner"))
            for bot, text in failures.items():
                with pytest.raises(NoAnswer, match=f"bot {bot} gave no answer: .*{text}"):
                    await failing[bot]

    run(asyncio.new_event_loop, main())
