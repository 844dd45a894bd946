"""What a person is told of their own finished games, and taking one out."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.patronage import (
    ExportedDeed,
    ExportedGame,
    Patronage,
    PatronageExport,
    PatronageGame,
    PatronageGames,
    Rival,
)
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.patronage.catalogue import Book, deeds_of
from lacrimosa.server.patronage.counting import Counting, is_current
from lacrimosa.server.patronage.facts import SeatFacts, decode_facts
from lacrimosa.server.patronage.figures import Finished, groups_of
from lacrimosa.server.store.rows import FinishedRow
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.summary import names_in

PAGE: Final = 30
EXPORT_FORMAT: Final = 1


@dataclass(frozen=True)
class _Games:
    """A person's counted games, the oldest first."""

    kept: list[Finished]
    taken_out: list[Finished]
    pending: int


class Patronages:
    """Everybody's; each is told only their own."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self._counting = Counting(hall)

    async def close(self) -> None:
        await self._counting.close()

    async def overview(self, person: str) -> Patronage:
        """The catalogues and the figures."""
        games = await self._games(person)
        counted = [game for game in games.kept if game.uncounted is None]
        book = Book(games.kept)
        for digest in {game.facts.digest for game in games.kept}:
            await self._hall.editions.fetch(digest)
        return Patronage(
            games=len(games.kept),
            counted=len(counted),
            won=sum(game.own.has_won for game in counted),
            since=games.kept[0].facts.ended if games.kept else None,
            taken_out=len(games.taken_out),
            pending=games.pending,
            groups=groups_of(counted),
            catalogues=book.catalogues(self._hall.editions.at_hand),
            last=_told(counted[-1], book, {}) if counted else None,
        )

    async def games(self, person: str, first: int, *, taken_out: bool) -> PatronageGames:
        """A page of the list."""
        games = await self._games(person)
        book = Book(games.kept)
        chosen = (games.taken_out if taken_out else games.kept)[::-1]
        page = chosen[first : first + PAGE]
        briefs = await self._briefs(person)
        return PatronageGames(
            games=[_told(game, book, briefs) for game in page],
            next=first + PAGE if len(chosen) > first + PAGE else None,
        )

    async def game(self, person: str, table: str) -> PatronageGame:
        """One game; whoever had no seat is told that there is none."""
        games = await self._games(person)
        book = Book(games.kept)
        for game in (*games.kept, *games.taken_out):
            if game.table == table:
                return _told(game, book, await self._briefs(person))
        raise _no_game()

    async def export(self, person: str) -> PatronageExport:
        """All that is kept of a person's games, as long as it takes to count them."""
        games = await self._games(person)
        if games.pending:
            raise Refused("not_ready", f"{games.pending} games are still being counted; ask again soon")
        book, briefs = Book(games.kept), await self._briefs(person)
        exported = []
        for number, game in enumerate(games.kept):
            deeds = [ExportedDeed(kind=one.kind, id=one.id, round=one.round) for one in deeds_of(game)]
            exported.append(ExportedGame(game=_told(game, book, briefs), deeds=deeds))
            if number % PAGE == 0:
                # Others have a turn.
                await asyncio.sleep(0)
        return PatronageExport(format=EXPORT_FORMAT, person=person, at=self._hall.clock(), games=exported)

    async def take_out(self, person: str, table: str) -> None:
        """For this person alone; the game stays as it is."""
        await self._need_game(person, table)
        try:
            await self._store.take_out(person, table, self._hall.clock())
        except Unavailable as problem:
            raise _unavailable() from problem

    async def put_back(self, person: str, table: str) -> None:
        await self._need_game(person, table)
        try:
            await self._store.put_back(person, table)
        except Unavailable as problem:
            raise _unavailable() from problem

    async def _need_game(self, person: str, table: str) -> None:
        if not any(row.table == table for row in await self._rows(person)):
            raise _no_game()

    async def _rows(self, person: str) -> list[FinishedRow]:
        try:
            return await self._store.finished_of(person)
        except Unavailable as problem:
            raise _unavailable() from problem

    async def _briefs(self, person: str) -> Mapping[str, str]:
        try:
            return await self._store.briefs_of_finished(person)
        except Unavailable as problem:
            raise _unavailable() from problem

    async def _games(self, person: str) -> _Games:
        rows = await self._rows(person)
        missing = [row for row in rows if self._counting.is_missing(row)]
        if missing:
            await self._counting.catch_up(person, missing)
            rows = await self._rows(person)
        kept: list[Finished] = []
        taken_out: list[Finished] = []
        for row in rows:
            if row.counted is None or not is_current(row):
                continue
            game = Finished.of(row.table, decode_facts(row.counted.facts), person)
            if game is not None:
                (taken_out if row.is_taken_out else kept).append(game)
        for games in (kept, taken_out):
            games.sort(key=lambda game: (game.facts.ended, game.table))
        return _Games(kept, taken_out, sum(map(self._counting.is_missing, rows)))


def _told(game: Finished, book: Book, briefs: Mapping[str, str]) -> PatronageGame:
    facts = game.facts
    names: Sequence[str] = names_in(briefs[game.table]) if game.table in briefs else ()
    return PatronageGame(
        table=game.table,
        at=facts.ended,
        edition=facts.edition,
        digest=facts.digest,
        kind=game.kind,
        level=game.level,
        seat=facts.seats.index(game.own),
        score=game.own.score,
        rank=game.own.rank,
        has_won=game.own.has_won,
        length=facts.length,
        by_cause=game.own.by_cause,
        rivals=[
            _rival(game, seat, names[number] if number < len(names) else "")
            for number, seat in enumerate(facts.seats)
            if seat is not game.own
        ],
        uncounted=game.uncounted,
        entered=book.entered_by(game),
    )


def _rival(game: Finished, seat: SeatFacts, name: str) -> Rival:
    level = game.facts.level if seat.kind == "soloist" else seat.bot
    return Rival(kind=seat.kind, name=name if seat.kind == "person" else "", level=level, score=seat.score)


def _no_game() -> Refused:
    return Refused("no_such_table", "there is no finished game of yours at such a table")


def _unavailable() -> Refused:
    return Refused("unavailable", "the games cannot be read just now; try again soon")
