"""Editions that do not come with the program are given to the workers, by their files."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from bot_processes.asking import STEADY, direct, opened, question, questions, run
from editions.box import Box

from lacrimosa.bot_processes.bot_pool import BotPool, NoAnswer
from lacrimosa.editions.loader import contents_of


@pytest.fixture
def box(tmp_path: Path) -> Box:
    """Another version of the shipped edition, under its id."""
    return Box(tmp_path).replace("edition.toml", "version = ", "version = 1")


def test_questions_of_two_editions_take_turns(box: Box) -> None:
    foreign = box.load()
    wanted: list[str] = []

    async def files(digest: str) -> Mapping[str, bytes] | None:
        wanted.append(digest)
        return contents_of(box.folder)

    async def main() -> None:
        async with opened(BotPool(workers=1, edition_files=files)) as bots:
            for name in STEADY:
                for asked in [*questions(name, 5, edition=foreign), *questions(name, 5)]:
                    assert await bots.choose(asked) == direct(asked)

    run(asyncio.new_event_loop, main())
    assert wanted == [foreign.digest], "a worker asks once, and not for what is shipped"


def test_an_edition_nobody_has_is_told_and_the_worker_goes_on(box: Box) -> None:
    lost = replace(box.load(), digest="0" * 64)

    async def none(digest: str) -> Mapping[str, bytes] | None:
        return None

    async def main() -> None:
        for files in (None, none):
            async with opened(BotPool(workers=1, edition_files=files)) as bots:
                await bots.choose(question("random"))
                pids = bots.pids()
                with pytest.raises(NoAnswer, match="the files of edition koechel 000000000000 are nowhere"):
                    await bots.choose(replace(question("random"), edition=lost))
                assert await bots.choose(question("random")) == direct(question("random"))
                assert bots.pids() == pids

    run(asyncio.new_event_loop, main())


def test_what_the_storage_raises_is_passed_on(box: Box) -> None:
    asked = questions("random", 1, edition=box.load())[0]

    async def broken(digest: str) -> Mapping[str, bytes] | None:
        raise TimeoutError("the storage is slow")

    async def main() -> None:
        async with opened(BotPool(workers=1, edition_files=broken)) as bots:
            with pytest.raises(TimeoutError, match="the storage is slow"):
                await bots.choose(asked)
            assert await bots.choose(question("random")) == direct(question("random"))

    run(asyncio.new_event_loop, main())


def test_wrong_files_are_refused(box: Box) -> None:
    asked = questions("random", 1, edition=box.load())[0]

    async def wrong(digest: str) -> Mapping[str, bytes] | None:
        return contents_of("koechel")

    async def main() -> None:
        async with opened(BotPool(workers=1, attempts=1, edition_files=wrong)) as bots:
            with pytest.raises(NoAnswer, match="these are the files of"):
                await bots.choose(asked)
            assert await bots.choose(question("random")) == direct(question("random"))

    run(asyncio.new_event_loop, main())


def test_closing_does_not_wait_for_the_storage(box: Box) -> None:
    asked = questions("random", 1, edition=box.load())[0]
    called = asyncio.Event()

    async def slow(digest: str) -> Mapping[str, bytes] | None:
        called.set()
        await asyncio.sleep(600)
        return None

    async def main() -> None:
        async with opened(BotPool(workers=1, edition_files=slow)) as bots:
            asking = asyncio.create_task(bots.choose(asked))
            await called.wait()
        with pytest.raises(NoAnswer, match="not open"):
            await asking

    run(asyncio.new_event_loop, main())
