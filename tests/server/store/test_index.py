"""What is known of tables without reading their logs: whose they are, and which one is due."""

import asyncio

from server.store.using import in_store, playing

from lacrimosa.server.store.store import Store, TableRow


def test_the_tables_of_a_person_come_page_by_page_last_touched_first(url: str) -> None:
    async def play(store: Store) -> None:
        for number in range(23):
            # Several are touched at the same moment: the id decides.
            await store.create(f"t{number:02}", [b"1"], number // 4, playing("anna", "berta"))
        await store.create("other", [b"1"], 99, playing("berta"))
        await store.append("t05", 1, [b"2"], 50, playing("anna", status="over"))
        seen: list[TableRow] = []
        while page := await store.tables_of(
            "anna", limit=5, before=(seen[-1].touched, seen[-1].id) if seen else None
        ):
            assert len(page) <= 5
            seen += page
        assert seen[0] == TableRow("t05", "over", 2, 50)
        assert [row.id for row in seen[1:]] == [f"t{n:02}" for n in range(22, -1, -1) if n != 5]
        assert len(await store.tables_of("berta")) == 23
        assert await store.tables_of("nobody") == []

    in_store(url, play)


def test_ids_sort_by_their_letters_codes_on_every_database(url: str) -> None:
    ids = ["B", "a", "b", "Ä", "_", "é"]

    async def play(store: Store) -> None:
        for table in ids:
            await store.create(table, [b"1"], 7, playing("anna"))
        assert [row.id for row in await store.tables_of("anna")] == sorted(ids, reverse=True)

    in_store(url, play)


def test_seats_follow_the_last_summary(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing("anna", "anna", "berta"))
        await store.append("t", 1, [b"2"], 2, playing("berta", "clara"))
        assert await store.tables_of("anna") == []
        assert [row.version for row in await store.tables_of("clara")] == [2]
        await store.append("t", 2, [b"3"], 3, playing("berta", "clara"))
        await store.append("t", 3, [b"4"], 4, playing())
        assert await store.tables_of("berta") == []

    in_store(url, play)


def test_seats_written_before_a_restart_are_known_after_it(url: str) -> None:
    async def before(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing("anna"))

    async def after(store: Store) -> None:
        await store.append("t", 1, [b"2"], 2, playing("berta"))
        assert await store.tables_of("anna") == []
        assert [row.id for row in await store.tables_of("berta")] == ["t"]

    in_store(url, before)
    in_store(url, after)


async def due(store: Store, now: int, limit: int = 200) -> list[str]:
    return [table for _, table in await store.due(now, limit)]


def test_due_tables_are_those_whose_time_has_come(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("now", [b"1"], 1, playing(wake_at=0))
        await store.create("soon", [b"1"], 1, playing(wake_at=100))
        await store.create("later", [b"1"], 1, playing(wake_at=200))
        await store.create("never", [b"1"], 1, playing(wake_at=None))
        assert await due(store, 99) == ["now"]
        assert await due(store, 100) == ["soon", "now"]
        assert await due(store, 10**13) == ["later", "soon", "now"]
        assert await due(store, 10**13, limit=2) == ["later", "soon"]
        await store.append("now", 1, [b"2"], 2, playing(wake_at=None))
        assert await due(store, 100) == ["soon"]

    in_store(url, play)


def test_many_bots_to_move_do_not_stop_the_clocks(url: str) -> None:
    async def play(store: Store) -> None:
        for number in range(7):
            await store.create(f"bots {number}", [b"1"], 1, playing(wake_at=0))
        await store.create("clock", [b"1"], 1, playing(wake_at=100))
        assert "clock" in await due(store, 100, limit=5)

    in_store(url, play)


def test_due_tables_come_in_pages(url: str) -> None:
    """However many there are: those that are looked after already keep none from being found."""

    async def play(store: Store) -> None:
        moments = [0, 0, 1, 1, 1, 7, 7, 7, 9]
        for number, wake_at in enumerate(moments):
            await store.create(f"t{number}", [b"1"], 1, playing(wake_at=wake_at))
        whole = await store.due(8)
        assert [wake_at for wake_at, _ in whole] == [7, 7, 7, 1, 1, 1, 0, 0]
        for size in (1, 2, 3, 5, 8):
            found, page = [], await store.due(8, size)
            while page:
                found += page
                page = await store.due(8, size, page[-1])
            assert found == whole

    in_store(url, play)


def test_tables_at_which_a_bot_of_a_person_is_to_move(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("bots", [b"1"], 1, playing("anna", wake_at=0))
        await store.create("hers", [b"1"], 1, playing("anna"))
        await store.create("clock", [b"1"], 1, playing("anna", wake_at=5))
        await store.create("over", [b"1"], 1, playing("anna", wake_at=0, status="over"))
        await store.create("other", [b"1"], 1, playing("berta", wake_at=0))
        assert [row.id for row in await store.tables_at_bots("anna", 9)] == ["bots"]
        await store.create("more", [b"1"], 1, playing("anna", "berta", wake_at=1))
        assert {row.id for row in await store.tables_at_bots("anna", 9)} == {"bots", "more"}
        assert len(await store.tables_at_bots("anna", 1)) == 1

    in_store(url, play)


def test_a_lease_keeps_others_away_until_it_is_given_back_or_runs_out(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing(wake_at=0))
        assert await store.claim("t", "one", now=10, until=20)
        assert not await store.claim("t", "two", now=19, until=30)
        assert await due(store, 19) == []
        assert await store.claim("t", "one", now=15, until=40)
        assert not await store.claim("t", "two", now=39, until=50)
        await store.release("t", "two")
        assert not await store.claim("t", "two", now=39, until=50)
        await store.release("t", "one")
        assert await due(store, 39) == ["t"]
        assert await store.claim("t", "two", now=39, until=50)
        # Run out: free for anybody.
        assert await due(store, 50) == ["t"]
        assert await store.claim("t", "one", now=50, until=60)
        await store.release("t", "two")
        assert await due(store, 55) == []
        assert not await store.claim("unknown", "one", now=1, until=2)

    in_store(url, play)


def test_one_of_many_gets_the_lease(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing(wake_at=0))
        claims = [store.claim("t", f"holder {who}", now=5, until=10) for who in range(20)]
        assert sum(await asyncio.gather(*claims)) == 1

    in_store(url, play)
