"""The daily commission on both databases: one deal in every process, one try, midnight, bots, forgetting."""

import asyncio
import subprocess
import sys
from datetime import timedelta
from itertools import combinations
from pathlib import Path

import pytest
from server.daily.commissioning import KEYS, NOON, TODAY, QuickBots, Site, site
from server.store.using import PATIENCE

from lacrimosa.bots.ladder import LADDER
from lacrimosa.editions import load
from lacrimosa.notation import Game
from lacrimosa.server.admin import operations
from lacrimosa.server.daily import ladder
from lacrimosa.server.daily.days import closes_at, ends_at
from lacrimosa.server.daily.dealing import KINDS, deal_day, secret_for
from lacrimosa.server.daily.ladder import LadderPlay
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import CommissionKind
from lacrimosa.server.security.keys import Keys
from lacrimosa.server.table.hints import hints_allowed
from lacrimosa.server.table.seating import leave
from lacrimosa.server.table.substitutes import take_over
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.undo import undo_path

TESTS = Path(__file__).parents[2]
CHILD = TESTS / "server/daily/playing_child.py"
ONE = timedelta(days=1)
ANNA, BEA, CAI = "anna", "bea", "cai"
SHARED = "a seed that some servers share".replace(" ", "-")


def run(test) -> None:  # type: ignore[no-untyped-def]
    async def within() -> None:
        async with asyncio.timeout(PATIENCE):
            await test()

    asyncio.run(within())


def dealt(table: Table) -> tuple[str, list[str]]:
    """What the pieces of a table are: the first position, and every choice with what chance made of it."""
    game = table.playing()
    lines = game.record().splitlines()
    return Game.from_state(game.edition, game.state_at(0)).position(), lines


def test_deal_and_luck_are_the_same_for_everybody_and_in_every_process(sqlite_url: str, pg_url: str) -> None:
    found: list[tuple[str, list[list[tuple[int, bytes]]]]] = []

    async def play() -> None:
        # Three processes with the same key, two of them with one database; a fourth with another key.
        for url, keys in ((sqlite_url, KEYS), (pg_url, KEYS), (pg_url, Keys(b"x" * 32))):
            async with site(url, keys) as one:
                for person in (ANNA, BEA) if keys is KEYS else (CAI,):
                    table = await one.play(await one.begin(person, "duel"), until=250)
                    first, _ = dealt(table)
                    found.append((first, [move.shuffles for move in table.playing().moves]))

    run(play)
    assert all(one == found[0] for one in found)
    # Something was shuffled on the way, so the luck is compared too.
    assert any(found[0][1])


def test_secrets_differ_by_day_kind_key_and_shared_seed() -> None:
    days = [TODAY, TODAY + ONE]
    secrets = {
        secret_for(keys, shared, day, kind)
        for keys in (KEYS, Keys(b"x" * 32))
        for shared in ("", SHARED)
        for day in days
        for kind in KINDS
    }
    # Under a shared seed the key is nothing.
    assert len(secrets) == 2 * 2 * 2 + 2 * 2
    assert secret_for(KEYS, SHARED, TODAY, "solo") == secret_for(Keys(b"x" * 32), SHARED, TODAY, "solo")


def test_every_day_is_another_deal_and_no_record_names_a_seed() -> None:
    edition = load("koechel")
    records = [
        deal_day(secret_for(KEYS, "", TODAY + timedelta(n), "duel"), "duel", edition).record
        for n in range(40)
    ]
    assert all(one != other for one, other in combinations(records, 2))
    assert not [text for text in records if "seed" in text]
    tops = {int(Game.from_record(text, edition).state.deal.top) for text in records}
    assert len(tops) > 2


def test_nobody_reaches_a_day_that_has_not_come(url: str) -> None:
    async def play() -> None:
        async with site(url) as one:
            for day in (TODAY + ONE, TODAY - timedelta(days=400)):
                with pytest.raises(Refused, match="there is no commission") as refused:
                    await one.begin(ANNA, day=day)
                assert refused.value.refusal.code == "not_found"
                with pytest.raises(Refused, match="there is no commission"):
                    await one.commissions.of_day(ANNA, day)
                assert await one.hall.store.commissions.dealt(day.isoformat(), "solo") is None
            assert await one.hall.store.tables_of(ANNA) == []

    run(play)


def test_two_requests_at_two_processes_are_one_try(url: str) -> None:
    async def play() -> None:
        async with site(url) as here:
            # A file has one process; two halls on one store are as blind for each other.
            other = Site(type(here.hall)(here.hall.store, here.hall.metrics), KEYS, "")
            sites = [here, other, here, other, here, other]
            tables = await asyncio.gather(*(one.begin(ANNA) for one in sites))
            assert len({table.id for table in tables}) == 1
            assert [row.id for row in await here.hall.store.tables_of(ANNA)] == [tables[0].id]
            duel, again = await asyncio.gather(here.begin(ANNA, "duel"), here.begin(BEA))
            assert len({tables[0].id, duel.id, again.id}) == 3

    run(play)


def test_whoever_was_stopped_between_place_and_table_finds_it_made(url: str) -> None:
    async def play() -> None:
        async with site(url) as one:
            await one.commissions.dealt(TODAY, "solo")
            row = await one.hall.store.commissions.begin(
                TODAY.isoformat(), "solo", ANNA, "t" * 22, NOON, ranked=True
            )
            assert (await one.commissions.of_day(ANNA, TODAY)).letters[0].state == "running"
            assert (await one.begin(ANNA)).id == row.table == "t" * 22

    run(play)


def test_a_try_has_no_way_back_no_help_and_no_onlooker(url: str) -> None:
    async def play() -> None:
        async with site(url) as one:
            table = await one.begin(ANNA)
            assert table.options.undo == "barrier"
            assert table.options.watch == "nobody"
            assert not hints_allowed(table)
            with pytest.raises(Refused, match="played by oneself"):
                take_over(table, ANNA, 0, "virtuoso")
            table = await one.play(table)
            assert undo_path(table, ANNA) is None
            assert await one.begin(ANNA) is table

    run(play)


def test_others_games_are_told_only_to_whoever_cannot_play_any_more(url: str) -> None:
    async def play() -> None:
        async with site(url) as one:
            done = await one.play(await one.begin(BEA))
            score = done.playing().scores[0]
            sealed = (await one.commissions.of_day(ANNA, TODAY)).letters[0]
            assert (sealed.state, sealed.broken, sealed.fared, sealed.table) == ("sealed", 1, None, None)
            await one.begin(ANNA)
            running = (await one.commissions.of_day(ANNA, TODAY)).letters[0]
            assert (running.state, running.fared, running.round) == ("running", None, 1)
            own = (await one.commissions.of_day(BEA, TODAY)).letters[0].fared
            assert own is not None
            assert (own.score, own.place, own.of, own.people) == (score, 1, 1, 1)
            stranger = (await one.commissions.of_day(CAI, TODAY)).letters[0]
            assert stranger.fared is None
            # The day is closed: everybody may know, but for whoever still plays.
            one.now = closes_at(TODAY)
            open_now = (await one.commissions.of_day(CAI, TODAY)).letters[0]
            assert open_now.state == "closed"
            assert open_now.fared is not None
            assert (open_now.fared.scores, open_now.fared.place) == ([score], None)
            assert (await one.commissions.of_day(ANNA, TODAY)).letters[0].fared is None

    run(play)


@pytest.mark.parametrize(("after", "seal"), [(-1, "best"), (0, "unranked")])
def test_what_began_before_midnight_counts_if_it_is_finished_in_time(url: str, after: int, seal: str) -> None:
    async def play() -> None:
        async with site(url) as one:
            one.now = ends_at(TODAY) - 1
            table = await one.begin(ANNA)
            one.now = ends_at(TODAY)
            assert await one.begin(ANNA) is table
            # Nobody begins any more, and nobody may look ahead while others still play.
            with pytest.raises(Refused, match="come back later") as refused:
                await one.begin(BEA)
            assert refused.value.refusal.code == "not_ready"
            one.now = closes_at(TODAY) + after
            await one.play(table)
            told = (await one.commissions.of_day(ANNA, TODAY)).letters[0].fared
            assert told is not None
            assert told.why == (None if after < 0 else "late")
            assert told.place == (1 if after < 0 else None)
            one.now = closes_at(TODAY)
            month = await one.commissions.calendar(ANNA, "solo", TODAY.replace(day=1))
            days = {day.day: day.seal for day in month.days}
            assert days[TODAY.isoformat()] == seal
            assert month.streak == month.longest == (1 if after < 0 else 0)

    run(play)


def test_a_past_day_is_played_unranked_as_often_as_one_likes(url: str) -> None:
    async def play() -> None:
        async with site(url) as one:
            ranked = await one.play(await one.begin(ANNA))
            one.now = closes_at(TODAY)
            again = await one.begin(ANNA)
            assert again.id != ranked.id
            assert again.commission is not None
            assert not again.commission.ranked
            assert dealt(again)[0] == dealt(ranked)[0]
            assert await one.begin(ANNA) is again
            await one.play(again, first=1)
            third = await one.begin(ANNA)
            assert len({third.id, again.id, ranked.id}) == 3
            letter = (await one.commissions.of_day(ANNA, TODAY)).letters[0]
            assert (letter.table, letter.unranked) == (ranked.id, third.id)
            assert letter.fared is not None
            assert letter.fared.score == ranked.playing().scores[0]
            month = await one.commissions.calendar(ANNA, "solo", TODAY.replace(day=1))
            assert [(day.seal, day.score) for day in month.days] == [("best", letter.fared.score)]

    run(play)


def test_whoever_left_gets_no_place(url: str) -> None:
    async def play() -> None:
        async with site(url) as one:
            table = await one.play(await one.begin(ANNA), until=5)
            table = await one.hall.act(table.id, lambda now: leave(now, ANNA))
            await one.play(table)
            told = (await one.commissions.of_day(ANNA, TODAY)).letters[0].fared
            assert told is not None
            assert (told.why, told.place) == ("helped", None)
            # It stands: there is no second try.
            assert (await one.begin(ANNA)).id == table.id

    run(play)


def test_a_new_key_leaves_the_days_that_were_dealt(url: str) -> None:
    async def play() -> None:
        async with site(url) as one:
            before = dealt(await one.begin(ANNA))[0]
        async with site(url, Keys(b"n" * 32)) as one:
            assert dealt(await one.begin(BEA))[0] == before
            one.now += 24 * 3_600_000
            tomorrow = await one.begin(BEA, day=TODAY + ONE)
            # What would have come with the old key does not.
            old = deal_day(
                secret_for(KEYS, "", TODAY + ONE, "solo"), "solo", tomorrow.playing().edition
            ).record
            assert dealt(tomorrow)[0] != Game.from_record(old, tomorrow.playing().edition).position()

    run(play)


def test_forgetting_leaves_nothing_and_an_import_keeps_the_first_try(url: str, tmp_path: Path) -> None:
    async def fill(at: int) -> None:
        async with site(url) as one:
            one.now = at
            await one.play(await one.begin(ANNA))
            await one.begin(BEA)
            await one.commissions.of_day(ANNA, TODAY)
            shelf = one.hall.store.commissions
            day = TODAY.isoformat()
            assert await shelf.claim_bot(day, "solo", "pupil", "me", 1, 2)
            assert await shelf.keep_bot(
                day, "solo", "pupil", "me", 7, b'{"score":7,"rival":1,"by_round":[7,0,0,0,0]}'
            )

    run(lambda: fill(NOON))
    operations.export(url, str(tmp_path / "first"), force=True)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    operations.import_(other, str(tmp_path / "first"))
    operations.export(other, str(tmp_path / "second"), force=True)
    assert (tmp_path / "first").read_bytes() == (tmp_path / "second").read_bytes()

    async def look() -> None:
        async with site(other, Keys(b"o" * 32)) as one:
            told = (await one.commissions.of_day(ANNA, TODAY)).letters[0]
            assert told.state == "finished"
            assert told.fared is not None
            assert [bot.bot for bot in told.fared.bots] == ["pupil"]
            await one.hall.store.forget_person(ANNA)
            assert (await one.commissions.of_day(ANNA, TODAY)).letters[0].state == "sealed"
            assert (await one.commissions.of_day(BEA, TODAY)).letters[0].broken == 1

    run(look)


# --- bots


def play_of(one: Site, bots: object) -> LadderPlay:
    return LadderPlay(one.hall, bots, one.commissions)  # type: ignore[arg-type]


async def results(one: Site, kind: CommissionKind) -> dict[str, bytes | None]:
    return {row.bot: row.result for row in await one.hall.store.commissions.bots(TODAY.isoformat(), kind)}


def test_when_a_process_is_killed_another_goes_on_and_no_bot_plays_twice(url: str) -> None:
    """The child is killed in the middle of its third game."""
    child = subprocess.Popen([sys.executable, CHILD, url], stdout=subprocess.PIPE, text=True, cwd=TESTS)
    try:
        assert child.stdout is not None
        assert "in the middle\n" in child.stdout
    finally:
        child.kill()
        child.communicate()

    async def play() -> None:
        async with site(url) as one:
            before = await results(one, "solo")
            (playing,) = [bot for bot, result in before.items() if result is None]
            assert len(before) == 3
            # The claim of the one that is gone still holds: that bot is left alone.
            bots = QuickBots()
            other = play_of(one, bots)
            await other.play_today()
            assert [bot for bot, result in (await results(one, "solo")).items() if result is None] == [
                playing
            ]
            one.now += ladder.LEASE_MS
            await other.play_today()
            after = await results(one, "solo")
            assert sorted(after) == sorted(LADDER)
            assert all(after[bot] == result for bot, result in before.items() if bot != playing)
            # All of them chose alike, so equal deal and luck came to equal games, in both processes.
            assert len(set(after.values())) == 1
            assert None not in after.values()
            asked = bots.asked
            await other.play_today()
            assert bots.asked == asked

    run(play)


def test_a_result_is_kept_only_from_whoever_holds_the_claim(url: str) -> None:
    async def play() -> None:
        async with site(url) as one:
            shelf, day = one.hall.store.commissions, TODAY.isoformat()
            assert await shelf.claim_bot(day, "duel", "pupil", "first", 0, 100)
            assert not await shelf.claim_bot(day, "duel", "pupil", "second", 99, 199)
            assert await shelf.claim_bot(day, "duel", "pupil", "second", 100, 200)
            assert not await shelf.keep_bot(day, "duel", "pupil", "first", 1, b"1")
            assert await shelf.keep_bot(day, "duel", "pupil", "second", 2, b"2")
            assert not await shelf.claim_bot(day, "duel", "pupil", "third", 999, 1999)
            assert (await results(one, "duel")) == {"pupil": b"2"}

    run(play)
