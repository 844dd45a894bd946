"""How long the server needs for the patronage of a person with many finished games."""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec

from lacrimosa.bots.bot import Bot, Budget
from lacrimosa.bots.registry import make_bots
from lacrimosa.rules.view import view
from lacrimosa.server.data_dir import database_url
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.tables import Options
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.patronage.facts import ENGINE, GameFacts, encode_facts, facts_of
from lacrimosa.server.patronage.patronage import Patronages
from lacrimosa.server.store.rows import CountedGame
from lacrimosa.server.store.store import Store
from lacrimosa.server.table.choosing import made
from lacrimosa.server.table.entries import SeatEntry
from lacrimosa.server.table.seating import open_table, start
from lacrimosa.server.table.summary import summary_of
from lacrimosa.server.table.table import Table

PERSON: Final = "a" * 21 + "A"
PLAYED: Final = 6  # different games; the others are counted the same
LEVEL: Final = "organist"
TIMES: Final = 9


def patronage_ms(games: int = 2000) -> float:
    """Milliseconds from the request to the encoded answer, the median of several."""
    with tempfile.TemporaryDirectory(prefix="lacrimosa-bench-") as folder:
        return asyncio.run(_measure(Path(folder), games))


async def _measure(folder: Path, games: int) -> float:
    store = await Store.open(database_url(folder))
    try:
        hall = Hall(store, Metrics())
        played = [_played(hall, 1 + number % 2, number) for number in range(PLAYED)]
        await asyncio.gather(*(_keep(store, number, *played[number % PLAYED]) for number in range(games)))
        patronages = Patronages(hall)
        spent = []
        for _ in range(TIMES):
            began = time.perf_counter()
            answer = await patronages.overview(PERSON)
            msgspec.json.encode(answer)
            spent.append((time.perf_counter() - began) * 1000)
            if answer.games != games or answer.pending:
                raise ValueError(f"{answer.games} games were told, {answer.pending} are pending")
        return statistics.median(spent)
    finally:
        await store.close()


def _played(hall: Hall, players: int, seed: int) -> tuple[Table, GameFacts]:
    """A game that a bot played for a person, against another or against the Soloist."""
    options = Options(players=players, level="hard" if players == 1 else None, seed=seed)
    created = open_table(PERSON, "Patron", options, None)
    seats = [SeatEntry(person=PERSON, name="Patron"), SeatEntry(bot=LEVEL, name=LEVEL)][:players]
    table = Table(f"{seed:022d}", hall.editions.at_hand)
    table.take(1, 1, type(created)(host=PERSON, options=created.options, seats=seats, secret=created.secret))
    table.take(2, 2, *start(table, PERSON))
    bots: list[Bot] = make_bots([LEVEL] * players, range(players))
    while table.asked is not None:
        game, seat = table.playing(), table.asked
        choice = bots[seat].choose(view(game.state, seat), game.options, Budget())
        for entry in made(table, choice, person=table.seats[seat].person):
            table.take(table.version + 1, table.version * 3000, entry)
    return table, facts_of(table)


async def _keep(store: Store, number: int, table: Table, facts: GameFacts) -> None:
    """One more game that went the same way: the log is not asked for, so it is short."""
    name = f"{number:022d}"
    ended = facts.ended + number * 60_000
    await store.create(name, [b"{}"], ended, summary_of(table))
    body = encode_facts(msgspec.structs.replace(facts, ended=ended))
    await store.keep_finished(name, CountedGame(1, ENGINE, body))
