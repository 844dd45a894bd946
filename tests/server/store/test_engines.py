"""What both engines promise below the store: all steps of a transaction or none, whatever goes wrong."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from lacrimosa.server.store.engines.engine import Engine, Statement
from lacrimosa.server.store.engines.postgres import PostgresEngine
from lacrimosa.server.store.engines.sqlite import SqliteEngine
from lacrimosa.server.store.errors import Conflict
from lacrimosa.server.store.statements import NEW_SETTING

SETTINGS = "SELECT name FROM settings ORDER BY name"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Engine]:
    engine: Engine
    if url.startswith("sqlite"):
        engine = await SqliteEngine.open(Path(url.removeprefix("sqlite:///")))
    else:
        engine = await PostgresEngine.open(url)
    try:
        yield engine
    finally:
        await engine.close()


def add(*names: str) -> Statement:
    return Statement(NEW_SETTING, tuple({"name": name, "value": ""} for name in names))


def test_a_conflict_in_the_last_statement_takes_back_the_first(url: str) -> None:
    late = Statement(
        "UPDATE settings SET value = 'x' WHERE name LIKE :names", ({"names": "a%"},), must_touch=99
    )
    twice = Statement("INSERT INTO settings (name, value) VALUES (:name, '')", ({"name": "c"}, {"name": "c"}))

    async def play() -> None:
        async with opened(url) as engine:
            results = await asyncio.gather(
                engine.write([add("a1", "a2"), late]),
                engine.write([add("b1", "b2")]),
                engine.write([add("c1"), twice]),
                engine.write([add("d1")]),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [Conflict, list, Conflict, list]
            assert await engine.read(SETTINGS, {}) == [("b1",), ("b2",), ("d1",)]

    asyncio.run(play())


def test_a_mistake_in_a_statement_shows_and_spoils_nothing_after_it(url: str) -> None:
    async def play() -> None:
        async with opened(url) as engine:
            for _ in range(10):
                with pytest.raises(Exception, match="nonsense"):
                    await engine.write([add("a"), Statement("UPDATE nonsense SET x = 1", ({},))])
                with pytest.raises(Exception, match="nonsense"):
                    await engine.read("SELECT x FROM nonsense", {})
            await engine.write([add("b")])
            assert await engine.read(SETTINGS, {}) == [("b",)]

    asyncio.run(play())


def test_the_rows_are_those_of_the_last_step_that_has_any(url: str) -> None:
    async def play() -> None:
        async with opened(url) as engine:
            rows = await engine.write([add("a", "b"), Statement(SETTINGS, ({},)), add("c")])
            assert rows == [("a",), ("b",)]
            assert await engine.write([add("d")]) == []

    asyncio.run(play())
