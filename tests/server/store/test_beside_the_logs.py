"""What is kept beside the logs: people, editions, settings; and how much there is."""

import asyncio

from server.store.using import in_store, playing

from lacrimosa.server.store.store import PersonRow, Store, StoreStats


def test_people_are_added_renamed_and_their_links_revoked(url: str) -> None:
    async def play(store: Store) -> None:
        assert await store.person("p") is None
        await store.save_person("p", "Constanze", 10)
        assert await store.person("p") == PersonRow("p", "Constanze", 0, 10)
        assert await store.raise_generation("p", 11) == 1
        await store.save_person("p", "Constanze 🎻", 12)
        assert await store.raise_generation("p", 13) == 2
        assert await store.person("p") == PersonRow("p", "Constanze 🎻", 2, 10)
        assert await store.raise_generation("new", 14) == 1
        assert await store.person("new") == PersonRow("new", "", 1, 14)

    in_store(url, play)


def test_every_revocation_counts(url: str) -> None:
    async def play(store: Store) -> None:
        raised = await asyncio.gather(*(store.raise_generation("p", 1) for _ in range(12)))
        assert sorted(raised) == list(range(1, 13))

    in_store(url, play)


def test_revoking_voids_what_the_store_does_not_know_of(url: str) -> None:
    """A store from an old backup has lower generations than the cookies given out since."""

    async def play(store: Store) -> None:
        assert await store.raise_generation("new", 1, above=3) == 4
        assert await store.raise_generation("new", 2, above=1) == 5
        assert await store.raise_generation("new", 3, above=7) == 8

    in_store(url, play)


def test_an_edition_is_kept_once_and_never_changed(url: str) -> None:
    files = {"cards.toml": b"\x00\xff\r\n", "edition.toml": "title = 'Köchel'".encode(), "empty.toml": b""}

    async def play(store: Store) -> None:
        assert await store.edition("d1") is None
        await asyncio.gather(*(store.keep_edition("d1", "koechel", files) for _ in range(5)))
        await store.keep_edition("d1", "other", {"cards.toml": b"changed", "more.toml": b"added"})
        await store.keep_edition("d2", "bare", {})
        assert await store.edition("d1") == ("koechel", files)
        assert await store.edition("d2") == ("bare", {})

    in_store(url, play)


def test_the_first_to_set_a_setting_wins(url: str) -> None:
    async def play(store: Store) -> None:
        stood = await asyncio.gather(*(store.setting_once("key", f"value {who}") for who in range(10)))
        assert len(set(stood)) == 1
        assert await store.setting_once("key", "late") == stood[0]
        assert await store.setting_once("other", "") == ""

    in_store(url, play)


def test_stats_count_what_there_is(url: str) -> None:
    async def play(store: Store) -> None:
        await store.due(0)
        empty = await store.stats()
        assert (empty.tables, empty.people, empty.entries) == ({}, 0, 0)
        await store.create("a", [b"1", b"2", b"3"], 1, playing())
        await store.create("b", [b"1"], 1, playing(status="open"))
        await store.append("b", 1, [b"2"], 1, playing(status="playing"))
        await store.create("c", [b"1"], 1, playing(status="over"))
        await store.save_person("p", "Anna", 1)
        stats = await store.stats()
        assert stats == StoreStats({"over": 1, "playing": 2}, people=1, entries=6, bytes=stats.bytes)
        assert stats.bytes is not None
        assert stats.bytes > 10_000

    in_store(url, play)
