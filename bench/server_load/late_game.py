"""How long it takes to open a game that is almost over from storage."""

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from lacrimosa.server.data_dir import database_url
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.tables import Options
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.store.store import Store
from lacrimosa.server.table.choosing import made
from lacrimosa.server.table.entries import AnyEntry, SeatEntry
from lacrimosa.server.table.seating import open_table, start
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.updates import update_for

PERSON = "a" * 21 + "A"
TIMES = 15


def open_late_game_ms(players: int = 4) -> float:
    """Milliseconds from nothing in memory to the first update, the median of several."""
    with tempfile.TemporaryDirectory(prefix="lacrimosa-bench-") as folder:
        return asyncio.run(_measure(Path(folder), players))


async def _measure(folder: Path, players: int) -> float:
    store = await Store.open(database_url(folder))
    try:
        name = await _almost_over(Hall(store, Metrics()), players)
        spent = []
        for _ in range(TIMES):
            # A hall of its own has nothing cached.
            hall = Hall(store, Metrics())
            began = time.perf_counter()
            update_for(await hall.look(name), PERSON)
            spent.append((time.perf_counter() - began) * 1000)
        return statistics.median(spent)
    finally:
        await store.close()


async def _almost_over(hall: Hall, players: int) -> str:
    """A table in the last round of a game played at random."""
    created = open_table(PERSON, "Patron", Options(players=players, seed=1), None)
    seats = [SeatEntry(person=PERSON, name=f"Patron {number}") for number in range(players)]
    table = await hall.create(
        [type(created)(host=PERSON, options=created.options, seats=seats, secret=created.secret)]
    )
    await hall.act(table.id, lambda now: start(now, PERSON))
    rng = random.Random(1)

    def decide(now: Table) -> list[AnyEntry]:
        game = now.playing()
        return made(now, rng.choice(game.options), person=PERSON)

    while True:
        now = await hall.look(table.id)
        state = now.playing().state
        if state.round == 5 and state.turn == 4:
            return table.id
        await hall.act(table.id, decide)
