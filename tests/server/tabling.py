"""A table without storage or network: entries go straight into its log."""

import random
from collections.abc import Callable, Sequence

from lacrimosa.editions import Edition, load
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import Choose, Update
from lacrimosa.server.messages.tables import Options, SeatPlan
from lacrimosa.server.table.choosing import choose, made
from lacrimosa.server.table.entries import AnyEntry, SeatEntry, decode_entry, encode_entry
from lacrimosa.server.table.seating import open_table, start
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.updates import update_for

ANNA, BEA, CAI = "anna", "bea", "cai"
NAMES = {ANNA: "Anna", BEA: "Bea", CAI: "Cai"}


def shipped(digest: str) -> Edition:
    edition = load("koechel")
    assert edition.digest == digest
    return edition


class Log:
    """A table and the bodies of its entries."""

    def __init__(self) -> None:
        self.table = Table("t" * 22, shipped)
        self.bodies: list[tuple[int, bytes]] = []
        self.now = 1_000
        self.rng: random.Random | None = None

    def add(self, entries: Sequence[AnyEntry]) -> None:
        for entry in entries:
            body = encode_entry(entry)
            self.bodies.append((self.now, body))
            self.table.take(self.table.version + 1, self.now, decode_entry(body))

    def act(self, decide: Callable[..., list[AnyEntry]], *args: object, **more: object) -> None:
        self.add(decide(self.table, *args, **more))

    def read_again(self) -> Table:
        """The table as somebody else would read it."""
        table = Table(self.table.id, shipped)
        for number, (at, body) in enumerate(self.bodies, 1):
            table.take(number, at, decode_entry(body))
        return table

    # --- playing

    def choose(self, person: str, text: str, **more: object) -> None:
        message = Choose(id=f"m{len(self.bodies)}", state=self.table.state_number, choice=text, **more)  # type: ignore[arg-type]
        self.act(choose, person, message)

    def first(self, person: str | None = None, **more: object) -> str:
        """Make the first option of whoever is asked, or any if the log has a generator; its text."""
        game = self.table.playing()
        asked = game.to_move
        assert asked is not None
        texts = list(game.texts().values())
        text = self.rng.choice(texts) if self.rng is not None else texts[0]
        self.choose(person or str(self.table.seats[asked].person), text, **more)
        return text

    def until(self, done: Callable[[Table], bool], most: int = 2_000) -> None:
        """First options until something is so."""
        for _ in range(most):
            if done(self.table):
                return
            self.first()
        raise AssertionError("it did not come to that")

    def bot_moves(self, choice: int | None = None) -> None:
        game = self.table.playing()
        self.add(made(self.table, game.options[0] if choice is None else choice))

    def update(self, person: str, since: int = 0) -> Update:
        return update_for(self.table, person, since)


def refusal(run: Callable[[], object]) -> str:
    """The code of the refusal something ends in."""
    try:
        run()
    except Refused as refused:
        return refused.refusal.code
    raise AssertionError("it was not refused")


def opened(*people: str | None, bots: Sequence[str] = (), **options: object) -> Log:
    """A table with these people, then bots; None leaves a seat open."""
    log = Log()
    players = len(people) + len(bots)
    host = str(people[0])
    more: dict[str, object] = {"players": players, "seed": 7, **options}
    if players == 1:
        more.setdefault("level", "easy")
    created = open_table(host, NAMES[host], Options(**more), [SeatPlan(kind="me")])  # type: ignore[arg-type]
    seats = [SeatEntry(person=one, name=NAMES[one]) if one is not None else SeatEntry() for one in people] + [
        SeatEntry(bot=bot, name=bot) for bot in bots
    ]
    log.add([type(created)(host=host, options=created.options, seats=seats, secret=created.secret)])
    return log


def started(*people: str, bots: Sequence[str] = (), **options: object) -> Log:
    log = opened(*people, bots=bots, **options)
    log.act(start, people[0])
    return log
