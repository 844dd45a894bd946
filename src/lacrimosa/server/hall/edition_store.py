"""The editions of running games. Each is kept in the store, so that an update of the program ends no game."""

from lacrimosa.editions import Edition, load
from lacrimosa.editions.loader import contents_of, from_contents, shipped_ids
from lacrimosa.server.store.store import Store


class UnknownEdition(Exception):
    """An edition that neither the program nor the store has."""


class EditionStore:
    """Editions by digest."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Edition] = {}
        self._kept: set[str] = set()
        for name in shipped_ids():
            edition = load(name)
            self._known[edition.digest] = edition

    def at_hand(self, digest: str) -> Edition:
        """An edition that was fetched before."""
        return self._known[digest]

    async def fetch(self, digest: str) -> Edition:
        """An edition, from the store if this program no longer ships it."""
        if digest not in self._known:
            found = await self._store.edition(digest)
            if found is None:
                raise UnknownEdition(f"the edition {digest[:12]} is neither shipped nor stored")
            self._known[digest] = from_contents(found[1])
        return self._known[digest]

    async def keep(self, digest: str) -> None:
        """Store an edition before a game is played with it."""
        if digest in self._kept:
            return
        edition = await self.fetch(digest)
        if edition.id in shipped_ids() and load(edition.id).digest == digest:
            await self._store.keep_edition(digest, edition.id, contents_of(edition.id))
        self._kept.add(digest)

    async def files(self, digest: str) -> dict[str, bytes] | None:
        """The files of a stored edition."""
        found = await self._store.edition(digest)
        return None if found is None else dict(found[1])
