"""What is said at the tables of this process: kept in the database, and shown to whoever may look."""

import asyncio
import math
from collections import OrderedDict
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec.structs import replace

from lacrimosa.server.messages import socket as m
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.talk import LONGEST_LINE, Said, Talk
from lacrimosa.server.security.plain_text import NotPlain, plain_line
from lacrimosa.server.security.rate_limits import RateLimiter
from lacrimosa.server.settings import Limits
from lacrimosa.server.store.rows import TalkRow
from lacrimosa.server.store.store import Conflict, Store, Unavailable
from lacrimosa.server.table.rights import need_sight
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.talking import need_talk, talk_rule

if TYPE_CHECKING:
    from lacrimosa.server.hall.hall import Hall

T = TypeVar("T")
MOST_ATTEMPTS: Final = 20  # to write, while others write at the same table
MOST_REMEMBERED: Final = 5_000  # people of whom it is known whom they muted
MOST_MUTED: Final = 500
# Each seat may fill its part of a table's talk, and all onlookers together theirs.
PARTS: Final = 5
_NOBODY: Final[frozenset[str]] = frozenset()


class TableTalk:
    """The talk of one table, as far as it was read."""

    __slots__ = ("is_behind", "lock", "rows", "version")

    def __init__(self) -> None:
        self.version = 0  # the last change
        self.rows: dict[int, TalkRow] = {}
        self.is_behind = True  # the database may hold more
        self.lock = asyncio.Lock()

    def take(self, row: TalkRow) -> None:
        self.rows[row.number] = row
        self.version = max(self.version, row.changed)

    def has(self, person: str, message: str) -> bool:
        """Whether a message was done before."""
        return any(row.message == message and row.person == person for row in self.rows.values())

    def seal(self, person: str, message: m.React) -> TalkRow | None:
        """The seal that a person has set there."""
        for row in self.rows.values():
            if (row.person, row.step, row.seal) == (person, message.step, message.seal):
                return row
        return None


class Talks:
    """The talk of all tables that are open in this process."""

    def __init__(self, hall: "Hall", store: Store, limits: Limits) -> None:
        self._hall = hall
        self._store = store
        self._limits = limits
        self._rate = RateLimiter(limits.talk_per_minute / 60, limits.talk_burst)
        self._muted: OrderedDict[str, frozenset[str]] = OrderedDict()
        self._mutings = 0
        store.listen_to_talk(self._heard, self._heard_muting, self._missed_some)

    # --- looking

    async def look(self, name: str) -> TableTalk:
        """The talk of a table, with everything that the database has."""
        opened = self._hall.opened(name)
        talk = opened.talk = opened.talk or TableTalk()
        if not talk.is_behind and not talk.lock.locked():
            return talk
        async with talk.lock:
            if talk.is_behind:
                # Whatever is heard from here on is read again.
                talk.is_behind = False
                try:
                    rows = await _needed(self._store.talk(name, talk.version))
                except BaseException:
                    talk.is_behind = True
                    raise
                for row in rows:
                    talk.take(row)
        return talk

    async def told(self, table: Table, person: str, since: int) -> Talk:
        """What a person who may see the table does not know yet of its talk, up to a change."""
        if talk_rule(table) == "off":
            return Talk(talk=0, said=[])
        talk = await self.look(table.id)
        if talk.version <= since:
            return Talk(talk=talk.version, said=[])
        muted = await self.muted(person)
        rows = sorted((row for row in talk.rows.values() if row.changed > since), key=lambda row: row.changed)
        return Talk(talk=talk.version, said=[_said(row, person, muted) for row in rows])

    async def muted(self, person: str) -> frozenset[str]:
        """Of whom somebody wants to hear nothing."""
        known = self._muted.get(person)
        if known is not None:
            return known
        mutings = self._mutings
        found = await _needed(self._store.mutes(person))
        # What was read while somebody muted somebody may be what stood before.
        if mutings == self._mutings:
            self._muted[person] = found or _NOBODY
            while len(self._muted) > MOST_REMEMBERED:
                self._muted.popitem(last=False)
        return found

    # --- talking

    async def hear(self, name: str, person: str, message: m.Say | m.React | m.MuteSpeaker) -> int:
        """Do what a message asks for, once; the version of the table that it was said at."""
        if isinstance(message, m.MuteSpeaker):
            return await self._mute(name, person, message)
        for _ in range(MOST_ATTEMPTS):
            table = await self._hall.look(name)
            need_talk(table, person, message.step)
            talk = await self.look(name)
            if talk.has(person, message.id):
                return table.version
            if not await self._write(table, talk, person, message):
                return table.version
            if not talk.is_behind:
                return table.version
        raise Refused("unavailable", "too much is said at this table at once; try again")

    async def _write(self, table: Table, talk: TableTalk, person: str, message: m.Say | m.React) -> bool:
        """Keep what was said; False if there is nothing to do. If others were quicker the talk is behind."""
        text, seal = None, None
        if isinstance(message, m.Say):
            text = _line(message.text)
        else:
            before = talk.seal(person, message)
            if message.on == (before is not None):
                return False
            if before is not None:
                await self._remove(table.id, talk, before)
                return True
            seal = message.seal
        self._need_room(table, talk, person)
        seats = table.seats_of(person)
        row = TalkRow(
            number=max(talk.rows, default=0) + 1,
            changed=talk.version + 1,
            at=self._hall.clock(),
            step=message.step,
            person=person,
            seat=seats[0] if seats else None,
            name=await self._name(table, person),
            text=text,
            seal=seal,
            message=message.id,
        )
        try:
            await _needed(self._store.add_talk(table.id, row))
        except Conflict:
            talk.is_behind = True
            return True
        self._after(table.id, talk, row)
        return True

    async def _remove(self, name: str, talk: TableTalk, row: TalkRow) -> None:
        await _needed(self._store.remove_talk(name, row.number))
        talk.is_behind = True
        await self.look(name)
        self._hall.opened(name).wake()

    def _after(self, name: str, talk: TableTalk, row: TalkRow) -> None:
        if row.changed == talk.version + 1:
            talk.take(row)
        else:
            talk.is_behind = True
        opened = self._hall.opened(name)
        if opened.talk is not None and opened.talk is not talk:
            # It was read anew meanwhile, perhaps before this was written.
            opened.talk.is_behind = True
        opened.wake()

    async def _name(self, table: Table, person: str) -> str:
        """What a person is called at the table; whoever only looks on, by their own name."""
        seats = table.seats_of(person)
        if seats:
            return table.seats[seats[0]].name
        row = await _needed(self._store.person(person))
        return row.name if row is not None else ""

    def _need_room(self, table: Table, talk: TableTalk, person: str) -> None:
        """Everybody gets their part of the talk, however much others say, and not all of it at once."""
        if not self._limits.enabled:
            return
        has_seat = bool(table.seats_of(person))
        own = sum(row.person == person if has_seat else row.seat is None for row in talk.rows.values())
        most = self._limits.talk_per_table // PARTS
        if own >= most:
            raise Refused("too_many", f"so much was said: {most} lines and seals are the most", limit=most)
        wait = self._rate.allow(person)
        if wait is not None:
            seconds = math.ceil(wait)
            raise Refused("too_many", f"too much is said at once; wait {seconds} s", wait=seconds)

    async def _mute(self, name: str, person: str, message: m.MuteSpeaker) -> int:
        table = await self._hall.look(name)
        need_sight(table, person)
        row = (await self.look(name)).rows.get(message.number)
        if row is None or not row.person or row.person == person:
            raise Refused("bad_request", f"number {message.number} was said by nobody who can be muted")
        muted = await self.muted(person)
        if message.on and row.person not in muted and len(muted) >= MOST_MUTED:
            raise Refused("too_many", f"{MOST_MUTED} muted people are the most", limit=MOST_MUTED)
        await _needed(self._store.mute(person, row.person, is_muted=message.on))
        self._heard_muting(person)
        return table.version

    async def forget(self, person: str) -> None:
        """Take every word of a person back, wherever it was said."""
        for name in await _needed(self._store.forget_person(person)):
            self._heard(name)
        self._heard_muting(person)

    # --- hearing of other processes

    def _heard(self, name: str) -> None:
        opened = self._hall.open_tables.get(name)
        if opened is not None and opened.talk is not None:
            opened.talk.is_behind = True
            opened.wake()

    def _heard_muting(self, person: str) -> None:
        self._mutings += 1
        self._muted.pop(person, None)
        self._hall.wake_person(person)

    def _missed_some(self) -> None:
        self._mutings += 1
        self._muted.clear()
        for name in list(self._hall.open_tables):
            self._heard(name)


def _said(row: TalkRow, person: str, muted: frozenset[str]) -> Said:
    """A row as one person is shown it."""
    bare = Said(number=row.number, step=row.step, at=row.at, seat=row.seat)
    if row.is_removed:
        return replace(bare, is_removed=True)
    if row.person in muted:
        return replace(bare, is_muted=True)
    return replace(bare, name=row.name, text=row.text, seal=row.seal, is_you=row.person == person)


def _line(text: str) -> str:
    try:
        return plain_line(text, LONGEST_LINE)
    except NotPlain as problem:
        raise Refused("bad_request", str(problem)) from problem


async def _needed(reading: Awaitable[T]) -> T:
    """What the store gives; without it, a refusal."""
    try:
        return await reading
    except Unavailable as problem:
        raise Refused(
            "unavailable", "what is said cannot be kept or read just now; try again soon"
        ) from problem
