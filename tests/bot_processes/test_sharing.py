"""Workers shared between people: nobody's questions stop another's, and what nobody looks at goes last."""

import asyncio
import os
from dataclasses import replace
from pathlib import Path

import pytest
from bot_processes.asking import direct, odd_bots, opened, question, questions, run, thinking, until

from lacrimosa.bot_processes.bot_pool import (
    BACKGROUND,
    FOREGROUND,
    NICER,
    NICEST,
    BotPool,
    BotQuestion,
    NoAnswer,
)
from lacrimosa.bots.bot import Budget


def asked_by(person: str, bot: str = "random", table: str = "", *, is_watched: bool = True) -> BotQuestion:
    return replace(question(bot), people=(person,), table=table, is_watched=is_watched)


def no_rest(spent: float) -> float:
    assert spent >= 0
    return 0.0


def endless(spent: float) -> float:
    assert spent >= 0
    return 1e6


def test_one_person_cannot_occupy_all_workers(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(BotPool(workers=2, seconds=600, command=odd_bots(tmp_path))) as bots:
            greedy = [
                asyncio.create_task(bots.choose(asked_by("eve", "sleep", f"table {number}")))
                for number in range(30)
            ]
            await until(lambda: len(thinking(tmp_path)) == 1)
            assert await bots.choose(asked_by("anna")) == direct(asked_by("anna"))
            assert len(thinking(tmp_path)) == 1
            assert bots.waiting() == {FOREGROUND: 29, BACKGROUND: 0}
            for waiting in greedy:
                waiting.cancel()
            await asyncio.wait(greedy)
            assert bots.waiting() == {FOREGROUND: 0, BACKGROUND: 0}

    run(asyncio.new_event_loop, main())


def test_people_take_turns_at_a_single_worker() -> None:
    """First come, first served would answer all thirty of the first person before the other's one."""
    done: list[str] = []

    async def ask(bots: BotPool, person: str) -> None:
        await bots.choose(asked_by(person, "planner"))
        done.append(person)

    async def main() -> None:
        async with opened(BotPool(workers=1)) as bots:
            await asyncio.gather(*(ask(bots, "eve") for _ in range(30)), ask(bots, "anna"))

    run(asyncio.new_event_loop, main())
    assert "anna" in done[:2]


def test_what_nobody_looks_at_never_takes_a_worker_of_the_foreground(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(BotPool(workers=1, seconds=600, command=odd_bots(tmp_path))) as bots:
            abandoned = [
                asyncio.create_task(bots.choose(asked_by(f"p{number}", "sleep", is_watched=False)))
                for number in range(4)
            ]
            await until(lambda: len(thinking(tmp_path)) == 1)
            (behind,) = thinking(tmp_path)
            assert await bots.choose(asked_by("anna")) == direct(asked_by("anna"))
            assert bots.waiting() == {FOREGROUND: 0, BACKGROUND: 3}
            (before,) = set(bots.pids()) - {behind}
            own = os.getpriority(os.PRIO_PROCESS, 0)
            priorities = [os.getpriority(os.PRIO_PROCESS, pid) - own for pid in (before, behind)]
            assert priorities == [NICER, NICEST]
        for waiting in abandoned:
            with pytest.raises(NoAnswer, match="not open"):
                await waiting

    run(asyncio.new_event_loop, main())


def test_the_background_rests_after_every_thought_and_a_visitor_need_not_wait() -> None:
    waited: list[str] = []

    async def main() -> None:
        bots = BotPool(workers=2, rest=endless, waited=lambda line, _: waited.append(line))
        async with opened(bots):
            first, second, third = (
                asyncio.create_task(bots.choose(asked_by("anna", table=name, is_watched=False)))
                for name in ("one", "two", "three")
            )
            assert await first == direct(question("random"))
            assert bots.waiting() == {FOREGROUND: 0, BACKGROUND: 2}
            bots.promote("two", ("bea",))
            assert await second == direct(question("random"))
            bots.promote("two", ("bea",))
            assert bots.waiting() == {FOREGROUND: 0, BACKGROUND: 1}
            assert not third.done()
            third.cancel()
            await asyncio.wait([third])

    run(asyncio.new_event_loop, main())
    assert waited == [BACKGROUND, FOREGROUND]


def test_answers_hang_on_the_budget_and_not_on_who_waits_where() -> None:
    """A budget in positions makes even the virtuoso's answer the same in every process."""
    low = Budget(nodes=600)
    asked = [replace(one, budget=low) for one in questions("virtuoso", 12)]
    expected = [direct(one) for one in asked]

    async def main() -> None:
        async with opened(BotPool(workers=2, rest=no_rest)) as bots:
            for is_watched in (True, False):
                for people in (("anna",), ("bea", "cai")):
                    answers = [
                        await bots.choose(replace(one, people=people, is_watched=is_watched)) for one in asked
                    ]
                    assert answers == expected

    run(asyncio.new_event_loop, main())


def test_a_crash_does_not_change_the_answer_or_its_budget(tmp_path: Path) -> None:
    asked = replace(questions("virtuoso", 9)[-1], budget=Budget(nodes=600), is_watched=False)

    async def main() -> None:
        async with opened(BotPool(rest=no_rest, command=odd_bots(tmp_path))) as bots:
            assert await bots.choose(asked) == direct(asked)
            (pid,) = bots.pids()
            os.kill(pid, 9)
            assert await bots.choose(asked) == direct(asked)
            assert bots.pids() != [pid]

    run(asyncio.new_event_loop, main())


@pytest.mark.parametrize("is_watched", [True, False])
def test_cancelled_at_any_moment_no_worker_is_lost(is_watched: bool) -> None:
    async def main() -> None:
        async with opened(BotPool(workers=2, rest=no_rest)) as bots:
            for number in range(60):
                strays = [
                    asyncio.create_task(
                        bots.choose(asked_by(f"p{person}", table=f"t{person}", is_watched=is_watched))
                    )
                    for person in range(5)
                ]
                for _ in range(number % 12):
                    await asyncio.sleep(0)
                await asyncio.sleep(number % 5 * 0.001)
                for stray in strays:
                    stray.cancel()
                await asyncio.wait(strays)
            assert bots.waiting() == {FOREGROUND: 0, BACKGROUND: 0}
            answers = await asyncio.gather(
                *(bots.choose(asked_by(f"q{person}", is_watched=is_watched)) for person in range(5))
            )
            assert answers == [direct(question("random"))] * 5

    run(asyncio.new_event_loop, main())
