"""People by id: names and generations, with a short memory so that not every request asks the store."""

import time
from collections import OrderedDict
from collections.abc import Awaitable

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.store.store import PersonRow, Store, Unavailable

REMEMBERED_SECONDS = 10.0  # how long a revoked identity may still be believed by another process
MOST_REMEMBERED = 20_000
NAMELESS = "Patron"


class People:
    """Who somebody is by now."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[float, PersonRow | None]] = OrderedDict()

    async def row(self, person: str) -> PersonRow | None:
        """What is stored of a person; somebody who never did anything is not."""
        now = time.monotonic()
        known = self._known.get(person)
        if known is not None and known[0] > now:
            return known[1]
        try:
            found = await self._store.person(person)
        except Unavailable as problem:
            raise Refused("unavailable", "people cannot be looked up just now; try again soon") from problem
        self._remember(person, found)
        return found

    async def is_current(self, person: str, generation: int) -> bool:
        """Whether an identity was not revoked since it was signed."""
        row = await self.row(person)
        return generation == (0 if row is None else row.generation)

    async def name(self, person: str) -> str:
        row = await self.row(person)
        return row.name if row is not None and row.name else NAMELESS

    async def generation(self, person: str) -> int:
        row = await self.row(person)
        return 0 if row is None else row.generation

    async def rename(self, person: str, name: str, now: int) -> None:
        await self._write(person, self._store.save_person(person, name, now))

    async def revoke(self, person: str, now: int) -> int:
        """Make every cookie, token and link of a person worthless; the generation of the next ones."""
        try:
            generation = await self._store.raise_generation(person, now)
        except Unavailable as problem:
            raise Refused("unavailable", "nothing can be stored just now; try again soon") from problem
        self._known.pop(person, None)
        return generation

    async def _write(self, person: str, writing: Awaitable[None]) -> None:
        try:
            await writing
        except Unavailable as problem:
            raise Refused("unavailable", "nothing can be stored just now; try again soon") from problem
        self._known.pop(person, None)

    def _remember(self, person: str, row: PersonRow | None) -> None:
        self._known[person] = (time.monotonic() + REMEMBERED_SECONDS, row)
        self._known.move_to_end(person)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
