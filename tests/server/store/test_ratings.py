"""Ratings on both databases: a result is written once, with the end of its game; logs make the board."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from server.patronage.games import play_on
from server.store.using import PATIENCE, in_store, opened
from server.tabling import ANNA, BEA, CAI, Log, started

from lacrimosa.bots.ladder import RATINGS
from lacrimosa.rules.scoring import ranks
from lacrimosa.server.admin import operations
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.ratings import Ratings as Board
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.ratings.ratings import Ratings, key_of
from lacrimosa.server.ratings.reckoning import DAY, Reckoning
from lacrimosa.server.store.rows import RatedPlace, RatedRow
from lacrimosa.server.store.store import Store
from lacrimosa.server.table.entries import AnyEntry, Rematched, decode_entry
from lacrimosa.server.table.seating import leave
from lacrimosa.server.table.table import Table

TODAY = 20_000
RATED = {"seed": None, "rated": True, "pace": "daily"}


@pytest.fixture(scope="module")
def games() -> list[Log]:
    """Rated games of three people and a bot, at tables of two and three; somebody leaves one of them."""
    tables = [(ANNA, BEA), (ANNA, CAI), (ANNA, BEA, CAI), (BEA,), (ANNA, BEA)]
    found = []
    for number, people in enumerate(tables):
        log = started(*people, bots=("organist",) if len(people) < 2 else (), **RATED)
        log.now = (TODAY + number // 2) * DAY + number * 3_600_000
        if number == 4:
            log.act(leave, ANNA)
        play_on(log, number)
        found.append(log)
    return found


def hall_at(store: Store, now: int = TODAY * DAY) -> Hall:
    return Hall(store, Metrics(), lambda: now)


async def keep(store: Store, log: Log) -> Table:
    """The game as a server plays it, entry by entry."""
    moment = [0]
    hall = Hall(store, Metrics(), lambda: moment[0])
    entries = [decode_entry(body) for _, body in log.bodies]
    table = await hall.create(entries[:1])
    for (moment[0], _), entry in zip(log.bodies[1:], entries[1:], strict=True):
        await hall.act(table.id, lambda _, entry=entry: [entry])  # type: ignore[misc]
    return table


async def board(store: Store, person: str | None = None, patrons: int | None = None) -> Board:
    return await Ratings(hall_at(store, (TODAY + 2) * DAY)).board(person, patrons)


def test_the_board_is_what_an_independent_recount_of_the_logs_gives(url: str, games: list[Log]) -> None:
    async def play(store: Store) -> None:
        rows = []
        for log in games:
            table = await keep(store, log)
            rank = [int(one) for one in ranks(log.table.playing().state)]
            places = [
                RatedPlace(seat, one.person, one.bot, one.name if one.person else "", rank[seat], False)
                for seat, one in enumerate(log.table.seats)
            ]
            if log is games[4]:
                # She left: it is a matter of the log, not of the score.
                places = [RatedPlace(0, ANNA, None, "", 2, True), RatedPlace(1, BEA, None, "Bea", 1, False)]
            rows.append(RatedRow(table.id, table.changed_at, tuple(places)))
        assert await store.rated_games() == rows
        told = await board(store, ANNA)
        assert (told.people, told.games) == (3, 5)
        reckoning = Reckoning()
        reckoning.take(rows)
        for one in told.rated:
            if one.kind == "bot":
                assert (one.rating, one.plus_minus) == RATINGS[one.name]
                continue
            person = next(who for who in (ANNA, BEA, CAI) if key_of(who) == one.key)
            standing = reckoning.standings(TODAY + 2)[person]
            assert (one.rating, one.games) == (round(standing.rating), standing.games)
            assert one.name == {ANNA: "Anna", BEA: "Bea", CAI: "Cai"}[person]
            assert one.is_you == (person == ANNA)
        assert [one.rating for one in told.rated] == sorted((one.rating for one in told.rated), reverse=True)
        assert told.you is not None
        assert [point.games for point in told.you.history] == [2, 3, 4]
        assert (await board(store, None, 3)).games == 1
        duels = await board(store, CAI, 2)
        assert duels.you is not None
        assert duels.you.rated.games == 1

    in_store(url, play)


def test_a_result_is_written_with_the_end_and_never_again(url: str, games: list[Log]) -> None:
    async def play(store: Store) -> None:
        hall = hall_at(store)
        entries = [decode_entry(body) for _, body in games[0].bodies]
        table = await hall.create(entries[:1])
        await hall.act(table.id, lambda _: entries[1:-1])
        assert await store.rated_games() == []
        await hall.act(table.id, lambda _: entries[-1:])
        (found,) = await store.rated_games()
        assert found.table == table.id
        await hall.act(table.id, lambda _: [Rematched(table="t" * 22)])
        assert await store.rated_games() == [found]

    in_store(url, play)


@asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[tuple[Hall, Hall, Store]]:
    async with opened(url) as one, opened(url) as two:
        yield hall_at(one), hall_at(two), one


def test_two_servers_that_end_one_game_count_it_once(pg_url: str, games: list[Log]) -> None:
    async def play() -> None:
        entries = [decode_entry(body) for _, body in games[0].bodies]
        async with asyncio.timeout(PATIENCE), two_servers(pg_url) as (one, two, store):
            for number in range(5):
                table = (await one.create(entries[:1])).id
                await one.act(table, lambda _: entries[1:-1])
                await two.look(table)

                def end(now: Table) -> list[AnyEntry]:
                    return entries[-1:] if now.status == "playing" else []

                ended = await asyncio.gather(one.act(table, end), two.act(table, end))
                assert {now.status for now in ended} == {"over"}
                assert {now.version for now in ended} == {len(entries)}
                assert len(await store.rated_games()) == number + 1
                assert (await board(store)).games == number + 1
            # And they are what one person's history has: three of them count in a day.
            you = (await board(store, ANNA)).you
            assert you is not None
            assert (you.rated.games, len(you.history)) == (3, 1)

    asyncio.run(play())


def test_what_a_game_changed_is_told_to_whoever_may_see_it(url: str, games: list[Log]) -> None:
    async def play(store: Store) -> None:
        tables = [(await keep(store, log)).id for log in games]
        ratings = Ratings(hall_at(store))
        told = await ratings.game(tables[0], ANNA)
        anna, bea = told.changes
        assert anna.before == bea.before == 1500
        assert anna.after is not None
        assert bea.after is not None
        assert (anna.after > 1500) == (anna.place == 1)
        assert (bea.after > 1500) == (bea.place == 1)
        later = await ratings.game(tables[4], BEA)
        assert [change.has_left for change in later.changes] == [True, False]
        assert [change.place for change in later.changes] == [2, 1]
        for table, person in ((tables[0], CAI), ("x" * 22, ANNA)):
            with pytest.raises(Refused, match="no such table"):
                await ratings.game(table, person)
        shown = await ratings.person(key_of(BEA), ANNA)
        assert (shown.rated.name, shown.rated.is_you) == ("Bea", False)
        with pytest.raises(Refused, match="nobody of that key"):
            await ratings.person(key_of("nobody"), ANNA)

    in_store(url, play)


def test_whoever_is_forgotten_leaves_others_ratings_as_they_are(url: str, games: list[Log]) -> None:
    async def play(store: Store) -> None:
        for log in games:
            await keep(store, log)
        before = await board(store, ANNA)
        await store.forget_person(BEA)
        after = await board(store, ANNA)
        assert [one for one in before.rated if one.name != "Bea"] == [
            one for one in after.rated if one.place is None or one.name != "Bea"
        ]
        assert (before.people, after.people) == (3, 2)
        assert after.you == before.you
        told = str(await store.rated_games())
        assert "Bea" not in told
        assert repr(BEA) not in told
        assert (await board(store, BEA)).you is None

    in_store(url, play)


def test_results_travel_with_an_export_and_count_once(
    url: str, tmp_path_factory: pytest.TempPathFactory, games: list[Log]
) -> None:
    folder = tmp_path_factory.mktemp("export")

    async def play(store: Store) -> tuple[Board, list[RatedRow]]:
        if not await store.rated_games():
            for log in games:
                await keep(store, log)
            await store.forget_person(CAI)
        return await board(store, ANNA), await store.rated_games()

    told = in_store(url, play)
    operations.export(url, str(folder / "export"))
    other = f"sqlite:///{folder / 'other.db'}"
    operations.import_(other, str(folder / "export"))
    operations.import_(other, str(folder / "export"))
    assert in_store(other, play) == told
    operations.export(other, str(folder / "one"), table=told[1][1].table)
    single = f"sqlite:///{folder / 'single.db'}"
    operations.import_(single, str(folder / "one"))
    assert in_store(single, lambda store: store.rated_games()) == [told[1][1]]
