"""Everything a running server is made of, opened in order and closed in reverse."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from lacrimosa.bots.registry import offered
from lacrimosa.server.data_dir import database_url
from lacrimosa.server.guard.gate import Gate
from lacrimosa.server.guard.keys import Keys
from lacrimosa.server.hall.caretaker import Caretaker
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.people import People
from lacrimosa.server.settings import Settings
from lacrimosa.server.store.store import BadDatabase, Store
from lacrimosa.server.thinking.thinkers import Thinkers
from lacrimosa.server.watch.metrics import Metrics


@dataclass(frozen=True)
class House:
    """What the routes need."""

    settings: Settings
    keys: Keys
    store: Store
    hall: Hall
    people: People
    caretaker: Caretaker
    gate: Gate
    metrics: Metrics


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Open storage and workers for a server."""
    keys = Keys.load(settings.data)
    store = await Store.open(settings.database or database_url(settings.data))
    try:
        await _check_key(store, keys)
        metrics = Metrics()
        hall = Hall(store, metrics, most_tables=settings.limits.tables_in_memory)
        thinkers = Thinkers(
            workers=settings.bot_workers,
            seconds=settings.bot_seconds,
            observe=metrics.thought,
            edition_files=hall.shelf.files,
            user_bots=offered(),
            patience=settings.user_bot_seconds,
        )
        caretaker = Caretaker(hall, thinkers, settings.bot_lease)
        await caretaker.start()
        try:
            gate = Gate(settings.limits)
            yield House(settings, keys, store, hall, People(store), caretaker, gate, metrics)
        finally:
            await caretaker.close()
    finally:
        await store.close()


async def _check_key(store: Store, keys: Keys) -> None:
    """Processes that share a database must share the key, or they would not know each other's people."""
    stands = await store.setting_once("secret.key", keys.fingerprint())
    if stands != keys.fingerprint():
        raise BadDatabase(
            f"the database was made with another key ({stands}) than the one in the data folder "
            f"({keys.fingerprint()}); copy the right file `key` there"
        )
