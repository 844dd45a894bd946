"""What is remembered of people is never older than what this process could know."""

import asyncio
import math
from collections.abc import Callable

import pytest

from lacrimosa.server.people import NAMELESS, People
from lacrimosa.server.store.rows import PersonRow


class OneRow:
    """A store with one person in it, which counts how often it is asked."""

    def __init__(self, *, shared: bool) -> None:
        self.shared = shared
        self.row = PersonRow("anna", "Anna", 0, 0)
        self.reads = 0
        self.before_answer: Callable[[], None] | None = None

    def listen_to_people(self, changed: Callable[[str], None], gap: Callable[[], None]) -> None:
        self.changed, self.gap = changed, gap

    async def person(self, _: str) -> PersonRow:
        self.reads += 1
        found, happen = self.row, self.before_answer
        if happen is not None:
            self.before_answer = None
            happen()
        return found

    def elsewhere(self, name: str, generation: int = 0) -> None:
        """Another process writes."""
        self.row = PersonRow("anna", name, generation, 0)


def people_of(store: OneRow, woken: list[str]) -> People:
    return People(store, woken.append)  # type: ignore[arg-type]


@pytest.mark.parametrize("news", ["changed", "gap"])
def test_news_of_other_processes_are_looked_up(news: str) -> None:
    async def play() -> None:
        store, woken = OneRow(shared=True), list[str]()
        people = people_of(store, woken)
        assert [await people.name("anna") for _ in range(3)] == ["Anna"] * 3
        assert store.reads == 1
        store.elsewhere("Bea", 1)
        store.changed("anna") if news == "changed" else store.gap()
        assert await people.name("anna") == "Bea"
        assert not await people.is_current("anna", 0)
        # Who may have missed news is woken by the hall, which misses the same.
        assert woken == (["anna"] if news == "changed" else [])

    asyncio.run(play())


def test_what_was_read_while_somebody_changed_is_not_remembered() -> None:
    async def play() -> None:
        store = OneRow(shared=True)
        people = people_of(store, [])

        def revoked() -> None:
            store.elsewhere("Anna", 1)
            store.changed("anna")

        store.before_answer = revoked
        assert [await people.generation("anna") for _ in range(2)] == [0, 1]

    asyncio.run(play())


def test_who_is_ahead_of_the_news_is_looked_up() -> None:
    async def play() -> None:
        store = OneRow(shared=True)
        people = people_of(store, [])
        assert await people.is_current("anna", 0)
        store.elsewhere("Anna", 1)
        assert await people.is_current("anna", 1)
        assert not await people.is_current("anna", 0)

    asyncio.run(play())


def test_without_other_processes_nothing_is_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        for shared, reads in ((False, 1), (True, 2)):
            store = OneRow(shared=shared)
            people = people_of(store, [])
            await people.name("anna")
            with monkeypatch.context() as later:
                later.setattr("lacrimosa.server.people.time.monotonic", lambda: math.nextafter(math.inf, 0))
                assert await people.name("anna") == "Anna" != NAMELESS
            assert store.reads == reads

    asyncio.run(play())
