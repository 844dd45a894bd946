"""Questions that somebody at a board waits for: real worker processes, shared, replaced when they die."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import psutil
import pytest
from review.sample import game_of

from lacrimosa.review.reviewing import line_text
from lacrimosa.review.trying import Tried
from lacrimosa.review.turns import turns_of, view_at
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.reviews import teacher as teaching
from lacrimosa.server.reviews.teacher import Teacher
from lacrimosa.server.reviews.workers import command
from lacrimosa.server.services import open_services
from lacrimosa.server.settings import Settings

ANNA, BORIS = "anna", "boris"
GAME = game_of()
TURNS = turns_of(GAME)
# Starts and says nothing.
SILENT = (sys.executable, "-c", "import time; time.sleep(60)")
DYING = (sys.executable, "-c", "")


def judge(teacher: Teacher, person: str, number: int) -> Awaitable[Tried]:
    """Somebody asks how good a turn was, against itself: quick to answer."""
    turn = TURNS[number]
    line = line_text(GAME.words, turn.line)
    return teacher.judge("a table", person, GAME.edition, view_at(GAME, turn), line, line)


def run(folder: Path, play: Callable[[Teacher], Awaitable[None]]) -> None:
    async def served() -> None:
        settings = Settings(data=folder, bot_workers=1, review_workers=1, review_effort=0.05)
        async with asyncio.timeout(120), open_services(settings) as services:
            await play(services.teacher)

    asyncio.run(served())


def workers() -> list[psutil.Process]:
    # Servers of other tests have workers of their own.
    return [one for one in psutil.Process().children() if is_worker(one)]


def is_worker(process: psutil.Process) -> bool:
    try:
        return "lacrimosa.review.child" in process.cmdline()
    except psutil.Error:  # it is about to end
        return False


def test_the_same_question_is_thought_about_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(teacher: Teacher) -> None:
        first, second = await asyncio.gather(judge(teacher, ANNA, 36), judge(teacher, BORIS, 36))
        assert first == second
        assert first.verdict == "best"
        # Nobody is left who could think about it again.
        monkeypatch.setattr(teacher._processes, "ask", None)
        assert await judge(teacher, ANNA, 36) == first

    run(tmp_path, play)
    assert workers() == []


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    async def play(teacher: Teacher) -> None:
        await judge(teacher, ANNA, 36)
        (worker,) = workers()
        worker.kill()
        assert (await judge(teacher, ANNA, 37)).verdict == "best"
        assert workers() != [worker]

    run(tmp_path, play)


def test_whoever_gets_no_answer_is_told_so_and_may_ask_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = command

    async def play(teacher: Teacher) -> None:
        with pytest.raises(Refused, match="try again soon") as refused:
            await judge(teacher, ANNA, 36)
        assert refused.value.refusal.code == "unavailable"
        for slot in teacher._slots.slots:
            slot._command = usual(0)
        assert (await judge(teacher, ANNA, 36)).verdict == "best"

    monkeypatch.setattr(teaching, "command", lambda _: DYING)
    run(tmp_path, play)


def test_a_person_waits_for_one_hint_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def advise(teacher: Teacher, number: int) -> Awaitable[object]:
        return teacher.advise(ANNA, GAME.edition, view_at(GAME, TURNS[number]))

    async def play(teacher: Teacher) -> None:
        waiting = asyncio.ensure_future(advise(teacher, 36))
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await advise(teacher, 37)
        assert refused.value.refusal.code == "too_many"
        # A turn she has played is judged all the same, and that does not allow another hint.
        judging = asyncio.ensure_future(judge(teacher, ANNA, 36))
        await asyncio.sleep(0)
        assert not judging.done()
        judging.cancel()
        await asyncio.gather(judging, return_exceptions=True)
        with pytest.raises(Refused):
            await advise(teacher, 37)
        # Whoever stops waiting may ask something else, and nobody thinks about the question any more.
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert teacher._answers == {}
        later = asyncio.ensure_future(advise(teacher, 37))
        await asyncio.sleep(0)
        assert not later.done()
        later.cancel()

    monkeypatch.setattr(teaching, "command", lambda _: SILENT)
    run(tmp_path, play)


def test_processes_with_nothing_to_do_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(teacher: Teacher) -> None:
        await judge(teacher, ANNA, 36)
        while workers():
            await asyncio.sleep(0.02)
        assert (await judge(teacher, ANNA, 37)).verdict == "best"

    monkeypatch.setattr(teaching, "IDLE", 0.1)
    run(tmp_path, play)
