"""What the store keeps of daily commissions: what was dealt, who tried, how the bots fared."""

from collections.abc import Awaitable, Callable, Sequence

from lacrimosa.server.store import statements as sql
from lacrimosa.server.store.engines.engine import Row, Statement, Values
from lacrimosa.server.store.rows import (
    AcquaintanceRow,
    CalendarRow,
    CommissionBotRow,
    CommissionRow,
    TryRow,
)


class CommissionStore:
    """All methods may raise Unavailable. Days are written as 2026-11-17."""

    def __init__(
        self,
        read: Callable[..., Awaitable[list[Row]]],
        write: Callable[[Sequence[Statement]], Awaitable[list[Row]]],
    ) -> None:
        self._read = read
        self._write = write

    async def dealt(self, day: str, kind: str) -> CommissionRow | None:
        rows = await self._read(sql.COMMISSION, day=day, kind=kind)
        return CommissionRow(*rows[0]) if rows else None

    async def deal_once(self, day: str, kind: str, dealt: CommissionRow) -> CommissionRow:
        """Keep what is dealt unless something is; gives what stands."""
        values: Values = {"day": day, "kind": kind}
        new = {**values, "secret": dealt.secret, "digest": dealt.digest, "record": dealt.record}
        (row,) = await self._write(
            [Statement(sql.NEW_COMMISSION, (new,)), Statement(sql.COMMISSION, (values,))]
        )
        return CommissionRow(*row)

    async def begin(self, day: str, kind: str, person: str, table: str, at: int, *, ranked: bool) -> TryRow:
        """Take the one place of a person, unless they have; gives what stands."""
        values: Values = {"day": day, "kind": kind, "person": person, "ranked": int(ranked)}
        (row,) = await self._write(
            [
                Statement(sql.BEGIN_TRY, ({**values, "table": table, "at": at},)),
                Statement(sql.TRY, (values,)),
            ]
        )
        return _try(row)

    async def found(self, day: str, kind: str, person: str, *, ranked: bool) -> TryRow | None:
        rows = await self._read(sql.TRY, day=day, kind=kind, person=person, ranked=int(ranked))
        return _try(rows[0]) if rows else None

    async def play_again(self, day: str, kind: str, person: str, table: str, at: int, before: str) -> TryRow:
        """Put another unranked table in the place of one, unless somebody was quicker; gives what stands."""
        values: Values = {"day": day, "kind": kind, "person": person}
        (row,) = await self._write(
            [
                Statement(sql.PLAY_AGAIN, ({**values, "table": table, "at": at, "before": before},)),
                Statement(sql.TRY, ({**values, "ranked": 0},)),
            ]
        )
        return _try(row)

    async def tries(self, day: str, kind: str) -> list[TryRow]:
        """Everybody's, the first to begin first."""
        return [_try(row) for row in await self._read(sql.TRIES, day=day, kind=kind)]

    async def count_tries(self, day: str, kind: str) -> int:
        ((number,),) = await self._read(sql.COUNT_TRIES, day=day, kind=kind)
        return int(number)

    async def finished_on(self, day: str, kind: str) -> list[tuple[str, str, str]]:
        """Day, kind and table of tries that are over, and of which no result is kept."""
        return [
            (row[0], row[1], row[2]) for row in await self._read(sql.FINISHED_TRIES_ON, day=day, kind=kind)
        ]

    async def finished_of(self, person: str, kind: str) -> list[tuple[str, str, str]]:
        """The same for a person."""
        rows = await self._read(sql.FINISHED_TRIES_OF, person=person, kind=kind)
        return [(row[0], row[1], row[2]) for row in rows]

    async def keep(self, day: str, kind: str, table: str, score: int | None, result: bytes) -> None:
        """The result of a try, once; a score only if it counts."""
        values: Values = {
            "day": day, "kind": kind, "table": table, "score": score, "result": result.decode()
        }  # fmt: skip
        await self._write([Statement(sql.KEEP_TRY, (values,))])

    async def calendar(self, person: str, kind: str, first: str, last: str) -> list[CalendarRow]:
        rows = await self._read(sql.CALENDAR, person=person, kind=kind, first=first, last=last)
        return [CalendarRow(day, bool(ranked), score, better) for day, ranked, score, better in rows]

    async def counted_days(self, person: str, kind: str) -> list[str]:
        return [str(day) for (day,) in await self._read(sql.COUNTED_DAYS, person=person, kind=kind)]

    async def first_day(self, person: str, kind: str) -> str | None:
        """Of a person's first try."""
        ((day,),) = await self._read(sql.FIRST_DAY, person=person, kind=kind)
        return None if day is None else str(day)

    async def acquaintances(self, person: str, day: str, limit: int) -> list[AcquaintanceRow]:
        rows = await self._read(sql.ACQUAINTANCES, person=person, day=day, limit=limit)
        return [AcquaintanceRow(name, played > 0) for _, name, _, played in rows]

    async def bots(self, day: str, kind: str) -> list[CommissionBotRow]:
        return [
            CommissionBotRow(bot, until, None if result is None else result.encode())
            for bot, until, result in await self._read(sql.COMMISSION_BOTS, day=day, kind=kind)
        ]

    async def claim_bot(self, day: str, kind: str, bot: str, holder: str, now: int, until: int) -> bool:
        """Let a bot play, or go on; False if it has played, or somebody else lets it play."""
        values: Values = {
            "day": day, "kind": kind, "bot": bot, "holder": holder, "now": now, "until": until
        }  # fmt: skip
        return bool(await self._write([Statement(sql.CLAIM_COMMISSION_BOT, (values,))]))

    async def keep_bot(self, day: str, kind: str, bot: str, holder: str, score: int, result: bytes) -> bool:
        """Store what it came to; False if somebody else has it in hand by now."""
        values: Values = {
            "day": day, "kind": kind, "bot": bot, "holder": holder, "score": score,
            "result": result.decode(),
        }  # fmt: skip
        return bool(await self._write([Statement(sql.KEEP_COMMISSION_BOT, (values,))]))


def _try(row: Row) -> TryRow:
    person, table, at, result = row
    return TryRow(person, table, at, None if result is None else result.encode())
