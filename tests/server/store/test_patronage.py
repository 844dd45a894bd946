"""Patronage on both databases: what the records tell; a game is counted once, and anew when it has to be."""

from collections import Counter
from dataclasses import dataclass

import msgspec
import pytest
from server.patronage.games import deeds_by_states, play_on
from server.store.using import in_store
from server.tabling import ANNA, BEA, Log, started

from lacrimosa.notation import Game
from lacrimosa.server.admin import operations
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.patronage import facts
from lacrimosa.server.patronage.figures import share_between
from lacrimosa.server.patronage.patronage import Patronages
from lacrimosa.server.store.rows import CountedGame
from lacrimosa.server.store.store import Store, Summary
from lacrimosa.server.table.entries import decode_entry
from lacrimosa.server.table.summary import summary_of

NOBODY = "nobody"


@dataclass
class Kept:
    """A finished game and the name of its table."""

    name: str
    log: Log

    @property
    def game(self) -> Game:
        return self.log.table.playing()


def games() -> list[Kept]:
    """Anna against the Soloist twice, and three times against Bea, who wins or loses."""
    found = []
    for number in range(5):
        log = started(ANNA, seed=number) if number < 2 else started(ANNA, BEA, seed=number)
        log.now += number * 1_000_000
        play_on(log, number, "organist" if number % 2 else "random")
        found.append(Kept(f"{number:022d}", log))
    return found


@pytest.fixture(scope="module")
def played() -> list[Kept]:
    return games()


async def keep(store: Store, kept: Kept) -> None:
    """The log as a server before had it: nothing is counted."""
    bodies = [body for _, body in kept.log.bodies]
    # Everything of a log comes with its moment.
    await store.create(kept.name, bodies[:1], kept.log.bodies[0][0], Summary("open", None, (ANNA,)))
    for number, (at, body) in enumerate(kept.log.bodies[1:], 1):
        await store.append(kept.name, number, [body], at, summary_of(kept.log.table))


def patronages(store: Store) -> Patronages:
    return Patronages(Hall(store, Metrics(), lambda: 5))


async def overview(store: Store, person: str = ANNA):  # type: ignore[no-untyped-def]
    """When everything is counted."""
    one = patronages(store)
    try:
        while (told := await one.overview(person)).pending:
            pass
        return told
    finally:
        await one.close()


def test_what_is_told_is_what_the_records_tell(url: str, played: list[Kept]) -> None:
    async def play(store: Store) -> None:
        for one in played:
            await keep(store, one)
        told = await overview(store)
        own = [one.game for one in played]
        scores = [game.scores[0] for game in own]
        won = [0 in game.winners for game in own]
        assert (told.games, told.counted, told.won) == (5, 5, sum(won))
        every, *kinds = told.groups
        assert (every.games, every.won, every.best.score) == (5, sum(won), max(scores))
        assert every.mean == pytest.approx(sum(scores) / 5, abs=0.01)
        assert sum(every.by_cause.values()) == pytest.approx(sum(scores) / 5, abs=0.2)
        others = [score for game in own for score in game.scores[1:]]
        assert sum(every.rivals.values()) == pytest.approx(sum(others) / len(others), abs=0.2)
        assert {(one.kind, one.level): (one.games, one.won) for one in kinds} == {
            ("solo", "easy"): (2, sum(won[:2])),
            ("people", None): (3, sum(won[2:])),
        }
        (book,) = told.catalogues
        recount: Counter[tuple[str, str]] = Counter()
        firsts: dict[tuple[str, str], tuple[str, int]] = {}
        for one in sorted(played, key=lambda one: one.log.table.changed_at):
            for kind, name, round_ in deeds_by_states(one.game, 0):
                recount[kind, name] += 1
                firsts.setdefault((kind, name), (one.name, round_))
        found = {
            (kind, thing.id): deeds
            for thing in (*book.works, *book.courts, *book.movements, *book.composers)
            for kind, deeds in msgspec.structs.asdict(thing).items()
            if kind not in ("id", "title") and deeds is not None
        }
        assert {key: deeds.times for key, deeds in found.items()} == recount
        assert {key: (deeds.table, deeds.round) for key, deeds in found.items()} == firsts
        assert {kind for kind, _ in recount} >= {"commissioned", "performed", "sold", "hired"}
        bea = await overview(store, BEA)
        assert (bea.games, bea.won) == (3, sum(1 in one.game.winners for one in played[2:]))
        assert (await overview(store, NOBODY)).games == 0

    in_store(url, play)


def test_a_game_is_counted_once_and_anew_after_an_older_engine_or_when_it_went_on(
    url: str, played: list[Kept], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(store: Store) -> None:
        first, second = played[0], played[2]
        await keep(store, first)
        before = await overview(store)
        (row,) = await store.finished_of(ANNA)
        assert row.counted is not None
        assert (row.counted.version, row.counted.engine) == (row.version, facts.ENGINE)
        # What is kept is believed, and not counted again.
        forged = facts.decode_facts(row.counted.facts)
        seat = msgspec.structs.replace(forged.seats[0], score=999)
        forged = msgspec.structs.replace(forged, seats=[seat, *forged.seats[1:]])
        body = facts.encode_facts(forged)
        await store.keep_finished(first.name, CountedGame(row.version, facts.ENGINE, body))
        assert (await overview(store)).groups[0].best.score == 999
        # Nobody with an older log or engine overwrites it, and what they left is counted anew.
        await store.keep_finished(first.name, CountedGame(row.version, facts.ENGINE - 1, b"{}"))
        assert (await overview(store)).groups[0].best.score == 999
        monkeypatch.setattr("lacrimosa.server.patronage.counting.ENGINE", facts.ENGINE + 1)
        assert await overview(store) == before
        # A game that ended once more, or about which something was said since, is another version.
        await store.append(
            first.name, row.version, [b'{"is":"rematched","table":"t"}'], 1, summary_of(first.log.table)
        )
        assert (await overview(store)) == before
        (row,) = await store.finished_of(ANNA)
        assert row.counted is not None
        assert row.counted.version == row.version
        # While it goes on it is not over.
        await store.append(first.name, row.version, [b"{}"], 2, Summary("playing", None, (ANNA,)))
        assert (await overview(store)).games == 0
        await keep(store, second)
        assert (await overview(store)).games == 1

    in_store(url, play)


def test_a_log_that_cannot_be_read_hides_no_other_game(url: str, played: list[Kept]) -> None:
    async def play(store: Store) -> None:
        await store.create("b" * 22, [b'{"is":"created"}'], 1, Summary("over", None, (ANNA,)))
        await keep(store, played[0])
        assert (await overview(store)).games == 1

    in_store(url, play)


def test_taking_out_is_ones_own_affair_and_travels_with_an_export(
    url: str, tmp_path_factory: pytest.TempPathFactory, played: list[Kept]
) -> None:
    folder = tmp_path_factory.mktemp("export")

    async def play(store: Store) -> None:
        for one in played[1:3]:
            await keep(store, one)
        together = played[2].name
        before = await overview(store)
        mine = patronages(store)
        entered = (await mine.game(ANNA, together)).entered
        await mine.take_out(ANNA, together)
        await mine.take_out(ANNA, together)
        told = await mine.overview(ANNA)
        assert (told.games, told.taken_out) == (1, 1)
        blank = {(thing.kind, thing.id) for thing in entered if thing.is_only}
        left = {thing.id for book in told.catalogues for thing in book.works if thing.commissioned}
        assert blank
        assert not {id_ for kind, id_ in blank if kind == "commissioned"} & left
        assert [game.table for game in (await mine.games(ANNA, 0, taken_out=True)).games] == [together]
        assert [game.game.table for game in (await mine.export(ANNA)).games] == [played[1].name]
        # Bea keeps it, and who has no part in it cannot touch it.
        assert (await mine.overview(BEA)).games == 1
        for deed in (mine.take_out, mine.put_back, mine.game):
            with pytest.raises(Refused, match="no finished game of yours"):
                await deed(NOBODY, together)
        with pytest.raises(Refused, match="no finished game of yours"):
            await mine.take_out(BEA, played[1].name)
        await mine.put_back(ANNA, together)
        assert await mine.overview(ANNA) == before
        await mine.take_out(ANNA, together)
        await mine.close()

    in_store(url, play)
    operations.export(url, str(folder / "export"))
    other = f"sqlite:///{folder / 'other.db'}"
    operations.import_(other, str(folder / "export"))
    operations.import_(other, str(folder / "export"))
    told = in_store(other, overview)
    assert (told.games, told.taken_out) == (1, 1)


def test_the_hall_counts_a_game_as_it_ends(url: str) -> None:
    async def play(store: Store) -> None:
        hall = Hall(store, Metrics())
        one = Patronages(hall)
        log = started(ANNA, seed=1)
        play_on(log, 1)
        decoded = [decode_entry(body) for _, body in log.bodies]
        table = await hall.create(decoded[:1])
        await hall.act(table.id, lambda _: decoded[1:-1])
        assert [row.counted for row in await store.finished_of(ANNA)] == []
        await hall.act(table.id, lambda _: decoded[-1:])
        await one.close()
        (row,) = await store.finished_of(ANNA)
        assert row.counted is not None
        assert row.counted.version == row.version == len(decoded)

    in_store(url, play)


@pytest.mark.parametrize(
    ("won", "games_", "low", "high"), [(3, 10, 0.1078, 0.6032), (0, 3, 0.0, 0.5615), (4, 4, 0.5101, 1.0)]
)
def test_intervals_are_wilsons(won: int, games_: int, low: float, high: float) -> None:
    # As statsmodels' proportion_confint(method="wilson") has them.
    assert share_between(won, games_) == pytest.approx((low, high), abs=0.0001)
