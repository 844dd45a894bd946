"""What people are to be told of tables, and how: subscriptions, and a queue of what is still to be told."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from lacrimosa.server.store import statements as sql
from lacrimosa.server.store.engines.engine import Row, Statement, Values
from lacrimosa.server.store.errors import Conflict
from lacrimosa.server.store.rows import Call, NotificationRow, SubscriptionRow

HOUR: Final = 3_600_000
PAUSE: Final = HOUR  # between two messages of one kind about one table


def calling(table: str, version: int, calls: Sequence[Call]) -> list[Statement]:
    """What goes with the entries that bring it about: either both are stored or none."""
    statements = []
    for call in calls:
        values: Values = {
            "table": table,
            "version": version,
            "event": call.event,
            "due_at": call.due_at,
            "pause": PAUSE,
        }
        people = tuple({**values, "person": person} for person in call.people)
        statements += [Statement(sql.CALL_PERSON, people), Statement(sql.CALL_TABLE, (values,))]
    return statements


class NotificationQueue:
    """All methods may raise Unavailable."""

    def __init__(
        self,
        read: Callable[..., Awaitable[list[Row]]],
        write: Callable[[Sequence[Statement]], Awaitable[list[Row]]],
    ) -> None:
        self._read = read
        self._write = write

    # --- what somebody asked for

    async def of(self, person: str) -> list[SubscriptionRow]:
        return [SubscriptionRow(*row) for row in await self._read(sql.SUBSCRIPTIONS_OF, person=person)]

    async def subscription(self, id: str) -> SubscriptionRow | None:  # noqa: A002
        rows = await self._read(sql.SUBSCRIPTION, subscription=id)
        return SubscriptionRow(*rows[0]) if rows else None

    async def add(self, new: SubscriptionRow, most: int) -> bool:
        """Add a subscription, in the place of an equal one; False if the person has so many already."""
        replace = sql.REPLACE_PUSH if new.kind == "push" else sql.REPLACE_WEBHOOK
        equal: Values = {"person": new.person, "address": new.address, "table": new.table}
        if new.kind == "push":
            equal = {"address": new.address}
        await self._write([Statement(replace, (equal,))])
        while True:
            taken = {slot for (slot,) in await self._read(sql.SLOTS_OF, person=new.person)}
            slot = next((number for number in range(most) if number not in taken), None)
            if slot is None:
                return False
            values: Values = {
                **equal,
                "id": new.id,
                "person": new.person,
                "slot": slot,
                "kind": new.kind,
                "table": new.table,
                "brief": new.brief,
                "created": new.created,
            }
            try:
                await self._write([Statement(sql.ADD_SUBSCRIPTION, (values,))])
            except Conflict:
                # Another device of the same person was quicker.
                continue
            return True

    async def drop(self, id: str, person: str | None = None) -> bool:  # noqa: A002
        """Send nothing there any more, of whatever person or of this one; False if there is none."""
        if person is None:
            return bool(await self._write([Statement(sql.DROP_SUBSCRIPTION, ({"subscription": id},))]))
        values: Values = {"subscription": id, "person": person}
        return bool(await self._write([Statement(sql.DROP_OWN_SUBSCRIPTION, (values,))]))

    async def drop_all(self, person: str) -> None:
        await self._write([Statement(sql.DROP_SUBSCRIPTIONS_OF, ({"person": person},))])

    async def revive(self, id: str) -> None:  # noqa: A002
        """Whatever failed, it is tried again."""
        await self._write([Statement(sql.REVIVE, ({"subscription": id},))])

    async def wishes(self, person: str) -> str | None:
        rows = await self._read(sql.WISHES, person=person)
        return str(rows[0][0]) if rows else None

    async def save_wishes(self, person: str, wishes: str) -> None:
        await self._write([Statement(sql.SAVE_WISHES, ({"person": person, "wishes": wishes},))])

    async def mute(self, person: str, table: str, muted: bool) -> None:
        statement = sql.MUTE_TABLE if muted else sql.UNMUTE_TABLE
        await self._write([Statement(statement, ({"person": person, "table": table},))])

    async def is_muted(self, person: str, table: str) -> bool:
        return bool(await self._read(sql.IS_MUTED_TABLE, person=person, table=table))

    # --- what is to be told

    async def due(self, now: int, limit: int) -> list[tuple[str, str]]:
        """Subscriptions with something to tell by now, and their people; the longest overdue first."""
        rows = await self._read(sql.DUE_SUBSCRIPTIONS, now=now, limit=limit)
        return [(subscription, person) for subscription, person, _ in rows]

    async def claim(self, id: str, now: int, until: int) -> bool:  # noqa: A002
        """Be the only one who sends there, until then; False if somebody else is, or it has to wait."""
        values: Values = {"subscription": id, "now": now, "until": until}
        return bool(await self._write([Statement(sql.CLAIM_SUBSCRIPTION, (values,))]))

    async def first_due(self, id: str, now: int) -> NotificationRow | None:  # noqa: A002
        rows = await self._read(sql.DUE_OF_SUBSCRIPTION, subscription=id, now=now)
        return NotificationRow(*rows[0]) if rows else None

    async def drop_notification(self, id: str, row: NotificationRow) -> None:  # noqa: A002
        """Nobody needs to be told any more."""
        values = {**_notification(id, row), "version": row.version}
        await self._write([Statement(sql.NOT_NEEDED, (values,))])

    async def postpone(self, id: str, row: NotificationRow, until: int) -> None:  # noqa: A002
        await self._write([Statement(sql.POSTPONE, ({**_notification(id, row), "until": until},))])

    async def sent(
        self,
        id: str,  # noqa: A002
        row: NotificationRow | None,
        claimed: int,
        now: int,
        next_at: int,
    ) -> None:
        """It was taken. The next message may go there at `next_at`."""
        statements = [
            Statement(sql.SUBSCRIPTION_WORKS, ({"subscription": id, "claimed": claimed, "next_at": next_at},))
        ]
        if row is not None:
            values = {**_notification(id, row), "version": row.version, "now": now, "pause": PAUSE}
            statements.append(Statement(sql.TOLD, (values,)))
        await self._write(statements)

    async def failed(self, id: str, claimed: int, now: int, next_at: int | None) -> None:  # noqa: A002
        """It was not taken: try again then, or give up."""
        values: Values = {"subscription": id, "claimed": claimed, "now": now}
        if next_at is not None:
            await self._write([Statement(sql.SUBSCRIPTION_FAILS, ({**values, "next_at": next_at},))])
            return
        await self._write(
            [
                Statement(sql.GIVE_UP, (values,)),
                Statement(sql.NOTHING_TO_TELL, ({"subscription": id},)),
            ]
        )

    async def let_go(self, id: str, claimed: int) -> None:  # noqa: A002
        """Nothing was sent."""
        await self._write([Statement(sql.LET_GO, ({"subscription": id, "claimed": claimed},))])

    async def forget_told(self, before: int) -> None:
        """Drop what only says when something was told, once nobody has to know."""
        await self._write([Statement(sql.FORGET_TOLD, ({"before": before},))])


def _notification(id: str, row: NotificationRow) -> dict[str, str | int | bytes | None]:  # noqa: A002
    return {"subscription": id, "table": row.table, "event": row.event}
