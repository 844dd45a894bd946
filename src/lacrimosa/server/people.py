"""People by id: names and generations, with a short memory so that not every request asks the store.

What another process changes is heard of at once, and forgotten here. In case it is not heard, the memory is
short where there are other processes.
"""

import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.store.store import PersonRow, Store, Unavailable

REMEMBERED_SECONDS = 10.0
MOST_REMEMBERED = 20_000
NAMELESS = "Patron"


class People:
    """Who somebody is by now."""

    def __init__(self, store: Store, changed: Callable[[str], None]) -> None:
        """`changed` is told who was renamed or signed out, here or at another process."""
        self._store = store
        self._changed = changed
        self._known: OrderedDict[str, tuple[float, PersonRow | None]] = OrderedDict()
        self._changes = 0
        store.listen_to_people(self._heard, self._missed_some)

    async def row(self, person: str) -> PersonRow | None:
        """What is stored of a person; somebody who never did anything is not."""
        now = time.monotonic()
        known = self._known.get(person)
        if known is not None and known[0] > now:
            return known[1]
        changes = self._changes
        try:
            found = await self._store.person(person)
        except Unavailable as problem:
            raise Refused("unavailable", "people cannot be looked up just now; try again soon") from problem
        # What was read while somebody changed may be what stood before.
        if changes == self._changes:
            self._remember(person, found)
        return found

    async def is_current(self, person: str, generation: int) -> bool:
        """Whether an identity was not revoked since it was signed."""
        if generation > await self.generation(person):
            # Signed by another process, quicker than its news. Or the database was restored from an old
            # backup: the signature is ours nevertheless.
            self._known.pop(person, None)
        return generation >= await self.generation(person)

    async def need_current(self, person: str, generation: int) -> None:
        """Refused if an identity was revoked."""
        if not await self.is_current(person, generation):
            raise signed_out()

    async def name(self, person: str) -> str:
        row = await self.row(person)
        return row.name if row is not None and row.name else NAMELESS

    async def generation(self, person: str) -> int:
        row = await self.row(person)
        return 0 if row is None else row.generation

    async def rename(self, person: str, name: str, now: int) -> None:
        await self._write(person, self._store.save_person(person, name, now))

    async def revoke(self, person: str, now: int, above: int = 0) -> int:
        """Make every cookie, token and link of a person worthless; the generation of the next ones.

        `above` is the generation of whoever asks for it: the store may know less, from an old backup.
        """
        try:
            generation = await self._store.raise_generation(person, now, above)
        except Unavailable as problem:
            raise Refused("unavailable", "nothing can be stored just now; try again soon") from problem
        self._heard(person)
        return generation

    async def _write(self, person: str, writing: Awaitable[None]) -> None:
        try:
            await writing
        except Unavailable as problem:
            raise Refused("unavailable", "nothing can be stored just now; try again soon") from problem
        self._heard(person)

    def _heard(self, person: str) -> None:
        """Somebody changed: whoever relied on it shall look again."""
        self._changes += 1
        self._known.pop(person, None)
        self._changed(person)

    def _missed_some(self) -> None:
        """Whoever is at a table is woken by the hall, which misses the same."""
        self._changes += 1
        self._known.clear()

    def _remember(self, person: str, row: PersonRow | None) -> None:
        until = time.monotonic() + REMEMBERED_SECONDS if self._store.shared else math.inf
        self._known[person] = (until, row)
        self._known.move_to_end(person)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)


def signed_out() -> Refused:
    return Refused(
        "signed_out",
        "you were signed out here by another device of yours; open its personal link (POST /api/me/carry), "
        "or begin as a new guest (POST /api/me)",
    )
