"""The editions of games. Each is kept in the store: no change of a folder or of the program ends a game."""

import asyncio
from typing import Final

from lacrimosa.editions import Edition, load
from lacrimosa.editions.loader import contents_of, from_contents, shipped_ids
from lacrimosa.notation.errors import near
from lacrimosa.server.hall.own_editions import MOST_FOLDERS, OwnEditions
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.store.errors import Unavailable
from lacrimosa.server.store.store import Store

DIGEST_SIGNS: Final = 64
# More than there can be folders: none that is offered, or was a moment ago, is forgotten.
MOST_UNPLAYED: Final = 2 * MOST_FOLDERS


class UnknownEdition(Exception):
    """An edition that neither the program nor the store has."""


class EditionStore:
    """Editions by id for new games, and by digest for those that were begun."""

    def __init__(self, store: Store, own: OwnEditions) -> None:
        self._store = store
        self._own = own
        self._known: dict[str, Edition] = {}
        self._kept: set[str] = set()
        # Files of own editions by digest, until they are stored: the folder may change before a game begins.
        self._files: dict[str, dict[str, bytes]] = {}
        self._looking = asyncio.Lock()
        self._looks = 0
        for name in shipped_ids():
            edition = load(name)
            self._known[edition.digest] = edition

    # --- for new games

    def ids(self) -> list[str]:
        """The editions new games can have: the shipped ones first."""
        return [*shipped_ids(), *sorted(self._own.offered)]

    def named(self, name: str) -> Edition:
        """An edition for a new game, as its folder was last seen; Refused if there is none."""
        if name in shipped_ids():
            return load(name)
        found = self._own.offered.get(name)
        if found is None:
            raise Refused("bad_options", f"there is no edition {name!r}{near(name, self.ids())}")
        return found.edition

    async def look_for(self, name: str) -> None:
        """Look at the folders again before somebody asks for an edition that may be in one of them."""
        if name not in shipped_ids():
            await self.look()

    async def look(self) -> None:
        """Look at the folders again. Whoever comes meanwhile shares the next look."""
        looks = self._looks
        async with self._looking:
            if self._looks > looks:
                return
            self._looks += 1
            await asyncio.to_thread(self._own.look)
            for found in self._own.offered.values():
                digest = found.edition.digest
                self._known[digest] = found.edition
                if digest not in self._kept:
                    self._files.pop(digest, None)
                    self._files[digest] = found.contents
            # Those that nobody played with before they were changed.
            for digest in list(self._files)[:-MOST_UNPLAYED]:
                del self._files[digest], self._known[digest]

    async def find(self, name: str) -> Edition:
        """By id as it is offered now, or by digest also one that only old games still use; else Refused."""
        try:
            if len(name) == DIGEST_SIGNS:
                return await self.fetch(name)
            await self.look_for(name)
            return self.named(name)
        except UnknownEdition as problem:
            raise Refused("not_found", str(problem)) from problem
        except Refused as problem:
            raise Refused("not_found", problem.refusal.text) from problem
        except Unavailable as problem:
            raise Refused("unavailable", "editions cannot be read just now; try again soon") from problem

    # --- for games that were begun

    def at_hand(self, digest: str) -> Edition:
        """An edition that was fetched before."""
        return self._known[digest]

    async def fetch(self, digest: str) -> Edition:
        """An edition, from the store if neither this program nor a folder has it any more."""
        if digest not in self._known:
            found = await self._store.edition(digest)
            if found is None:
                raise UnknownEdition(f"the edition {digest[:12]} is neither shipped nor stored")
            # In a thread: to find slots for a map of its own takes a second or two.
            self._known[digest] = await asyncio.to_thread(from_contents, found[1])
        return self._known[digest]

    async def keep(self, digest: str) -> None:
        """Store an edition before a game is played with it."""
        if digest in self._kept:
            return
        edition = await self.fetch(digest)
        files = self._files.get(digest)
        if files is None and edition.id in shipped_ids() and load(edition.id).digest == digest:
            files = contents_of(edition.id)
        if files is not None:
            await self._store.keep_edition(digest, edition.id, files)
        self._kept.add(digest)
        self._files.pop(digest, None)

    async def files(self, digest: str) -> dict[str, bytes] | None:
        """The files of a stored edition."""
        found = await self._store.edition(digest)
        return None if found is None else dict(found[1])
