"""Bots from files at the tables of a server: they lose moves, never a game."""

import asyncio
import os
from collections import Counter
from pathlib import Path

import psutil
from bot_processes.asking import KOECHEL, Witness, direct, gone, opened, question, questions, run, wait_for
from bot_processes.moods import PATIENCE, expected, moody
from editions.box import Box
from structlog.testing import capture_logs

from lacrimosa.bot_processes.bot_pool import BotPool, BotQuestion
from lacrimosa.bot_processes.user_bots import MOST_FAILURES
from lacrimosa.bots.forfeits import choice_instead
from lacrimosa.editions.loader import contents_of
from lacrimosa.rules.play import options


def test_every_mood_costs_a_move_and_nothing_else(tmp_path: Path) -> None:
    witness = Witness()
    asked = questions("moody", 40)[: sum(expected().values()) + 3]
    bots = BotPool(1, observe=witness, user_bots={"moody": moody(tmp_path)}, patience=float(PATIENCE))

    async def main() -> None:
        async with opened(bots):
            for one in asked:
                choice = await bots.choose(one)
                offered = options(one.view.state)
                lost = witness.outcomes[-1] != "answered"
                assert choice == (choice_instead(offered) if lost else offered[-1])
            assert await bots.choose(question("random")) == direct(question("random"))

    with capture_logs() as lines:
        run(asyncio.new_event_loop, main())
    counts = Counter(witness.outcomes)
    assert counts.pop("answered") >= 1
    assert counts["hung"] >= expected()["hung"]
    assert counts - Counter(hung=counts["hung"]) == expected() - Counter(hung=2)
    # One process for the shipped bots, and a new one for the moody one after each that was lost.
    started = Counter(line["of"] == "shipped bots" for line in lines if line["event"] == "worker started")
    assert started == {True: 1, False: 1 + counts["hung"] + counts["died"]}
    told = [line for line in lines if line["event"] == "bot forfeits its move"]
    assert len(told) == sum(counts.values())
    assert told[0]["bot"] == "moody"
    assert told[0]["problem"].startswith("LookupError: the score is lost")


def test_a_bot_that_fails_for_ever_is_given_up_and_that_is_told_once(tmp_path: Path) -> None:
    witness = Witness()
    bots = BotPool(1, observe=witness, user_bots={"lost": moody(tmp_path, "Seeded")})

    async def main() -> None:
        async with opened(bots):
            for one in questions("lost", MOST_FAILURES + 2):
                assert await bots.choose(one) == choice_instead(options(one.view.state))

    with capture_logs() as lines:
        run(asyncio.new_event_loop, main())
    assert Counter(witness.outcomes) == {"raised": MOST_FAILURES, "given up": 2}
    assert [line["event"] for line in lines].count("bot is given up") == 1


def test_a_bot_from_a_file_knows_editions_that_did_not_come_with_the_program(tmp_path: Path) -> None:
    box = Box(tmp_path).replace("edition.toml", "version = ", "version = 1")
    foreign = box.load()
    witness = Witness()
    source = moody(tmp_path, "Greeter")

    async def files(digest: str) -> dict[str, bytes]:
        return contents_of(box.folder)

    async def main() -> None:
        async with opened(
            BotPool(1, observe=witness, edition_files=files, user_bots={"greeter": source})
        ) as bots:
            answers = []
            for edition in (foreign, KOECHEL, foreign):
                asked = BotQuestion("greeter", 3, edition, question("greeter").view)
                answers.append(await bots.choose(asked))
            assert answers[0] == answers[2], "the same question got another answer"

    run(asyncio.new_event_loop, main())
    assert witness.outcomes == ["answered"] * 3


def test_a_bot_from_a_file_is_a_child_of_the_server_and_goes_with_all_it_started(
    tmp_path: Path,
) -> None:
    bots = BotPool(1, user_bots={"forker": moody(tmp_path, "Forker")})

    async def main() -> None:
        async with opened(bots):
            await bots.choose(question("forker"))
            (pid,) = bots.pids()
            assert psutil.Process(pid).ppid() == os.getpid()
            assert not gone(int((tmp_path / "moody.pid").read_text()))

    run(asyncio.new_event_loop, main())
    assert wait_for(lambda: gone(int((tmp_path / "moody.pid").read_text())))
