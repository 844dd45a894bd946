"""Asking bots in real processes: right answers, in order, whatever is cancelled or closed meanwhile."""

import asyncio
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from bot_processes.asking import (
    KOECHEL,
    LOOPS,
    STEADY,
    Witness,
    direct,
    gone,
    odd_bots,
    opened,
    question,
    questions,
    run,
    thinking,
    until,
)

from lacrimosa.bot_processes.bot_pool import BotPool, NoAnswer
from lacrimosa.rules import play
from lacrimosa.rules.view import view
from lacrimosa.testkit.playouts import EVERY_TABLE

Loop = Callable[[], asyncio.AbstractEventLoop]
both_loops = pytest.mark.parametrize("loop", LOOPS, ids=["asyncio", "uvloop"])


@both_loops
def test_answers_are_those_of_a_bot_asked_directly(loop: Loop) -> None:
    witness = Witness()

    async def main() -> None:
        async with opened(BotPool(observe=witness)) as bots:
            assert bots.pids() == [], "workers start with the first question"
            for table in EVERY_TABLE[::3]:
                for name in STEADY:
                    for asked in questions(name, 12, table):
                        assert await bots.choose(asked) == direct(asked)
            assert len(bots.pids()) == 1, "one question at a time needs one worker"

    run(loop, main())
    expected = [(name, "answered") for _ in EVERY_TABLE[::3] for name in STEADY for _ in range(12)]
    assert witness.seen == expected


@both_loops
def test_many_questions_at_once_share_the_workers(loop: Loop) -> None:
    asked = [replace(one, people=(name,)) for name in STEADY for one in questions(name, 60)]
    expected = [direct(one) for one in asked]

    async def main() -> None:
        async with opened(BotPool(workers=2)) as bots:
            assert await asyncio.gather(*(bots.choose(one) for one in asked)) == expected
            assert len(bots.pids()) == 2

    assert len(asked) == 180
    run(loop, main())


def test_questions_are_answered_in_the_order_they_came() -> None:
    done: list[int] = []

    async def ask(bots: BotPool, number: int) -> None:
        await bots.choose(question("random"))
        done.append(number)
        if number < 10:
            await ask(bots, number + 100)  # stands behind all the others again

    async def main() -> None:
        async with opened(BotPool(workers=1)) as bots:
            await asyncio.gather(*(ask(bots, number) for number in range(20)))

    run(asyncio.new_event_loop, main())
    assert done == [*range(20), *range(100, 110)]


def test_a_forced_choice_is_made_without_the_bot() -> None:
    state = EVERY_TABLE[6].new(KOECHEL, 1)
    while len(play.options(state)) > 1:
        play.apply(state, play.options(state)[-1])
    asked = replace(question("random"), view=view(state, play.to_move(state)))

    async def main() -> None:
        async with opened(BotPool(command=["/no/such/program"])) as bots:
            assert await bots.choose(asked) == play.options(state)[0]

    run(asyncio.new_event_loop, main())


def test_a_seat_that_is_not_asked_has_no_answer() -> None:
    state = EVERY_TABLE[6].new(KOECHEL, 1)
    idle = replace(question("random"), view=view(state, 1 - play.to_move(state)))
    while state.pending:
        play.apply(state, play.options(state)[0])
    over = replace(question("random"), view=view(state, -1))

    async def main() -> None:
        for asked in (idle, over):
            with pytest.raises(ValueError, match=f"seat {asked.view.seat} is not asked"):
                await BotPool().choose(asked)

    run(asyncio.new_event_loop, main())


@both_loops
def test_a_cancelled_question_does_not_disturb_later_ones(loop: Loop) -> None:
    asked = questions("planner", 40)

    async def main() -> None:
        async with opened(BotPool(workers=1)) as bots:
            await bots.choose(asked[0])
            pids = bots.pids()
            for number, one in enumerate(asked):
                # Cancelled at another moment each time, one in the exchange and one still waiting.
                strays = [asyncio.create_task(bots.choose(asked[number - back])) for back in (1, 2)]
                await asyncio.sleep(number * 0.0001)
                for stray in strays:
                    stray.cancel()
                assert await bots.choose(one) == direct(one)
                await asyncio.wait(strays)
            assert bots.pids() == pids

    run(loop, main())


def test_nothing_is_tried_again_for_nobody(tmp_path: Path) -> None:
    witness = Witness()

    async def main() -> None:
        async with opened(BotPool(workers=1, observe=witness, command=odd_bots(tmp_path))) as bots:
            asking = asyncio.create_task(bots.choose(question("sleep")))
            await until(lambda: bool(thinking(tmp_path)))
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            os.kill(bots.pids()[0], signal.SIGKILL)
            assert await bots.choose(question("random")) == direct(question("random"))

    run(asyncio.new_event_loop, main())
    assert witness.seen == [("sleep", "crashed"), ("random", "answered")]


@pytest.mark.parametrize(("bot", "loop"), [("sleep", LOOPS[0]), ("spin", LOOPS[1])])
def test_closing_in_mid_thought_leaves_nothing(bot: str, loop: Loop, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(BotPool(workers=2, seconds=600, command=odd_bots(tmp_path))) as bots:
            asked = [replace(question(bot), people=(f"person {number}",)) for number in range(5)]
            asking = [asyncio.create_task(bots.choose(one)) for one in asked]
            await until(lambda: len(thinking(tmp_path)) == 2)
            assert sorted(bots.pids()) == thinking(tmp_path)
        for pid in thinking(tmp_path):
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
        assert bots.pids() == []
        for waiting in asking:
            with pytest.raises(NoAnswer, match="not open"):
                await waiting
        with pytest.raises(NoAnswer, match="not open"):
            await bots.choose(question("random"))
        await bots.close()

    run(loop, main())


@both_loops
def test_closing_while_workers_start_leaves_nothing(loop: Loop) -> None:
    async def main() -> None:
        for pause in range(6):
            bots = BotPool(workers=2)
            await bots.start()
            asking = [asyncio.create_task(bots.choose(question("random"))) for _ in range(3)]
            for _ in range(pause):
                await asyncio.sleep(0)
            closing = asyncio.create_task(bots.close())
            pids: set[int] = set()
            while not closing.done():
                pids |= set(bots.pids())
                await asyncio.sleep(0)
            assert all(gone(pid) for pid in pids)
            for waiting in asking:
                with pytest.raises(NoAnswer, match="not open"):
                    await waiting

    run(loop, main())


def test_without_a_start_there_is_nobody_to_ask() -> None:
    async def main() -> None:
        with pytest.raises(NoAnswer, match="not open"):
            await BotPool().choose(question("random"))

    run(asyncio.new_event_loop, main())
