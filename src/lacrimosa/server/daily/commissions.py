"""Daily commissions: dealing them, one try for each person, and what everybody is told."""

from calendar import monthrange
from collections import OrderedDict
from dataclasses import dataclass
from datetime import date
from typing import Final

from lacrimosa.bots.ladder import LADDER
from lacrimosa.notation import Game
from lacrimosa.notation.players import players_of
from lacrimosa.server.daily.days import (
    OLDEST,
    ONE,
    closes_at,
    day_at,
    ends_at,
    is_closed,
    streak_of,
)
from lacrimosa.server.daily.dealing import KINDS, LEVEL, RIVAL, commission_options, deal_day, secret_for
from lacrimosa.server.daily.results import decode_result, encode_result, fared_of, result_at
from lacrimosa.server.hall.hall import Hall, new_table_name
from lacrimosa.server.messages.daily import (
    Acquaintance,
    CalendarDay,
    CommissionCalendar,
    CommissionLetter,
    DailyCommission,
    DaySeal,
    Fared,
    LetterState,
)
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import CommissionKind, TableCommission
from lacrimosa.server.security.keys import Keys
from lacrimosa.server.store.rows import CommissionRow, TryRow
from lacrimosa.server.store.store import Conflict
from lacrimosa.server.table.entries import AnyEntry, Created, SeatEntry, Started
from lacrimosa.server.table.seating import player_text
from lacrimosa.server.table.table import Table

ACQUAINTANCES: Final = 6
BEST: Final = 3  # places that have a golden seal
REMEMBERED: Final = 16  # days and kinds whose deal is at hand


@dataclass(frozen=True)
class Dealt:
    """A day's deal, at hand."""

    day: date
    kind: CommissionKind
    row: CommissionRow
    composers: list[str]

    @property
    def secret(self) -> bytes:
        return bytes.fromhex(self.row.secret)


class Commissions:
    """One per process. Whatever is decided, the store decides: two processes never disagree."""

    def __init__(self, hall: Hall, keys: Keys, shared_seed: str = "", *, bots_play: bool = True) -> None:
        self._hall = hall
        self._shelf = hall.store.commissions
        self._keys = keys
        self._shared_seed = shared_seed
        self._bots_play = bots_play
        self._dealt: OrderedDict[tuple[date, CommissionKind], Dealt] = OrderedDict()

    @property
    def today(self) -> date:
        return day_at(self._hall.clock())

    # --- what is dealt

    async def dealt(self, day: date, kind: CommissionKind) -> Dealt:
        """The deal of a day that has come; it is kept before anybody sees it."""
        self._need_day(day)
        known = self._dealt.get((day, kind))
        if known is not None:
            return known
        row = await self._shelf.dealt(day.isoformat(), kind)
        if row is None:
            edition = self._hall.editions.named(commission_options(kind).edition)
            await self._hall.editions.keep(edition.digest)
            secret = secret_for(self._keys, self._shared_seed, day, kind)
            row = await self._shelf.deal_once(day.isoformat(), kind, deal_day(secret, kind, edition))
        found = Dealt(day, kind, row, _composers(await self._game(row)))
        self._dealt[day, kind] = found
        if len(self._dealt) > REMEMBERED:
            self._dealt.popitem(last=False)
        return found

    async def new_game(self, dealt: Dealt) -> Game:
        """Its game at the first question; what is shuffled later is the matter of its secret."""
        return await self._game(dealt.row)

    async def _game(self, row: CommissionRow) -> Game:
        return Game.from_record(row.record, await self._hall.editions.fetch(row.digest))

    def _need_day(self, day: date) -> None:
        today = self.today
        if not today - OLDEST <= day <= today:
            raise Refused(
                "not_found", f"there is no commission of {day}; the latest is that of {today} (UTC)"
            )

    # --- playing

    async def begin(self, person: str, name: str, day: date, kind: CommissionKind) -> Table:
        """The person's table of a day: the one try while the day lasts, later an unranked game."""
        dealt = await self.dealt(day, kind)
        now = self._hall.clock()
        own = await self._shelf.found(day.isoformat(), kind, person, ranked=True)
        if own is not None and not is_closed(day, now):
            return await self._table_of(own, name, dealt, ranked=True)
        if day == day_at(now):
            own = await self._shelf.begin(day.isoformat(), kind, person, new_table_name(), now, ranked=True)
            return await self._table_of(own, name, dealt, ranked=True)
        if not is_closed(day, now):
            raise Refused(
                "not_ready", "the day is over, and those who began it may still finish; come back later"
            )
        if own is not None and (await self._table_of(own, name, dealt, ranked=True)).status == "playing":
            return await self._table_of(own, name, dealt, ranked=True)
        return await self._play_again(person, name, dealt)

    async def _play_again(self, person: str, name: str, dealt: Dealt) -> Table:
        """An unranked table: the one that is being played, or a new one."""
        day, now = dealt.day.isoformat(), self._hall.clock()
        row = await self._shelf.begin(day, dealt.kind, person, new_table_name(), now, ranked=False)
        table = await self._table_of(row, name, dealt, ranked=False)
        if table.status == "playing":
            return table
        row = await self._shelf.play_again(day, dealt.kind, person, new_table_name(), now, row.table)
        return await self._table_of(row, name, dealt, ranked=False)

    async def _table_of(self, row: TryRow, name: str, dealt: Dealt, *, ranked: bool) -> Table:
        """The table whose place is taken; it is opened by whoever finds that it is not there yet."""
        try:
            return await self._hall.look(row.table)
        except Refused as refused:
            if refused.refusal.code != "no_such_table":
                raise
        game = await self.new_game(dealt)
        try:
            return await self._hall.create(self._entries(row.person, name, dealt, game, ranked), row.table)
        except Conflict:
            return await self._hall.look(row.table)

    def _entries(self, person: str, name: str, dealt: Dealt, game: Game, ranked: bool) -> list[AnyEntry]:
        seats = [SeatEntry(person=person, name=name)]
        if dealt.kind == "duel":
            seats.append(SeatEntry(bot=RIVAL, name=RIVAL))
        game.players = players_of([player_text(seat.name, seat.bot) for seat in seats], len(seats))
        commission = TableCommission(
            day=dealt.day.isoformat(), kind=dealt.kind, ranked=ranked, closes=closes_at(dealt.day)
        )
        return [
            Created(
                host=person,
                options=commission_options(dealt.kind),
                seats=seats,
                # The same for everybody: so are all shuffles, and what the bot draws from.
                secret=dealt.row.secret,
                commission=commission,
            ),
            Started(record=game.record(), digest=dealt.row.digest),
        ]

    # --- telling

    async def of_day(self, person: str, day: date) -> DailyCommission:
        """Both letters of a day."""
        now = self._hall.clock()
        letters = [await self._letter(person, await self.dealt(day, kind)) for kind in KINDS]
        known = await self._shelf.acquaintances(person, day.isoformat(), ACQUAINTANCES)
        return DailyCommission(
            day=day.isoformat(),
            today=day_at(now).isoformat(),
            ends=ends_at(day),
            closes=closes_at(day),
            now=now,
            letters=letters,
            acquaintances=[Acquaintance(name=one.name, has_played=one.has_played) for one in known],
        )

    async def _letter(self, person: str, dealt: Dealt) -> CommissionLetter:
        day, kind = dealt.day.isoformat(), dealt.kind
        await self._settle(await self._shelf.finished_on(day, kind))
        own = await self._shelf.found(day, kind, person, ranked=True)
        closed = is_closed(dealt.day, self._hall.clock())
        state: LetterState = "closed" if closed else "sealed"
        number = 0
        if own is not None:
            state = "finished" if own.result is not None else "running"
            number = await self._round_of(own) if state == "running" else 0
        again = await self._shelf.found(day, kind, person, ranked=False) if closed else None
        return CommissionLetter(
            kind=kind,
            level=LEVEL if kind == "solo" else None,
            rival=RIVAL if kind == "duel" else None,
            composers=dealt.composers,
            edition=dealt.row.digest,
            broken=await self._shelf.count_tries(day, kind),
            state=state,
            table=own.table if own is not None else None,
            round=number,
            unranked=again.table if again is not None else None,
            # What is known of others' games tells of the deal: nobody learns it who may still play.
            fared=await self._fared(dealt, own) if state in ("finished", "closed") else None,
        )

    async def _round_of(self, row: TryRow) -> int:
        try:
            return int((await self._hall.look(row.table)).playing().state.round)
        except Refused:
            # Its place is taken, and it is not there yet.
            return 1

    async def _fared(self, dealt: Dealt, own: TryRow | None) -> Fared:
        day, kind = dealt.day.isoformat(), dealt.kind
        bots = await self._shelf.bots(day, kind)
        results = [
            decode_result(row.result)
            for row in await self._shelf.tries(day, kind)
            if row.result is not None and (own is None or row.person != own.person)
        ]
        return fared_of(
            decode_result(own.result) if own is not None and own.result is not None else None,
            [result for result in results if result.why is None],
            sorted(
                ((row.bot, decode_result(row.result)) for row in bots if row.result is not None),
                key=lambda one: list(LADDER).index(one[0]) if one[0] in LADDER else len(LADDER),
            ),
            # They play on the day itself.
            len(LADDER) if self._bots_play and dealt.day == self.today else 0,
        )

    async def calendar(self, person: str, kind: CommissionKind, month: date) -> CommissionCalendar:
        """A month of a person's days, by their first one."""
        if month > self.today:
            raise Refused("not_found", f"there is nothing to tell of {month:%Y-%m}; it has not come")
        await self._settle(await self._shelf.finished_of(person, kind))
        last = month.replace(day=monthrange(month.year, month.month)[1])
        now = self._hall.clock()
        days: dict[str, CalendarDay] = {}
        for row in await self._shelf.calendar(person, kind, month.isoformat(), last.isoformat()):
            seal: DaySeal = "best" if row.better < BEST else "played"
            if row.score is not None:
                days[row.day] = CalendarDay(day=row.day, seal=seal, score=row.score)
            elif not row.ranked or is_closed(date.fromisoformat(row.day), now):
                days.setdefault(row.day, CalendarDay(day=row.day, seal="unranked"))
        begun = await self._shelf.first_day(person, kind)
        day = max(month, date.fromisoformat(begun)) if begun is not None else last + ONE
        while day <= last and is_closed(day, now):
            days.setdefault(day.isoformat(), CalendarDay(day=day.isoformat(), seal="missed"))
            day += ONE
        counted = await self._shelf.counted_days(person, kind)
        streak = streak_of(map(date.fromisoformat, counted), now)
        return CommissionCalendar(
            month=f"{month:%Y-%m}",
            kind=kind,
            days=[days[day] for day in sorted(days)],
            streak=streak.current,
            longest=streak.longest,
        )

    async def _settle(self, finished: list[tuple[str, str, str]]) -> None:
        """Keep what came of tries that are over. It follows from their logs alone, so anybody may do it."""
        for day, kind, name in finished:
            table = await self._hall.look_once(name)
            if table.status != "over":
                continue
            result = result_at(table, closes_at(date.fromisoformat(day)))
            score = result.score if result.why is None else None
            await self._shelf.keep(day, kind, name, score, encode_result(result))


def _composers(game: Game) -> list[str]:
    deal = game.state.deal
    drawn = [int(deal.top), *([int(deal.bottom)] if deal.bottom >= 0 else [])]
    return [game.words.composers.word(number) for number in drawn]
