"""Before the game: opening a table, who sits where, links, and the start."""

from collections.abc import Callable, Sequence

from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.editions.loader import shipped_ids
from lacrimosa.notation import Game, NotationError
from lacrimosa.notation.errors import near
from lacrimosa.notation.players import players_of
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import Options, SeatPlan
from lacrimosa.server.table import entries as e
from lacrimosa.server.table.luck import SystemSource, new_secret
from lacrimosa.server.table.rated import WHY, need_ratable
from lacrimosa.server.table.rights import need_host, need_sight, need_waiting
from lacrimosa.server.table.substitutes import leave_game, need_bot
from lacrimosa.server.table.table import WATCH, Table

# The edition that is offered under an id; it raises Refused if there is none.
Editions = Callable[[str], Edition]


def edition_named(name: str) -> Edition:
    """A shipped edition, for a new game."""
    if name not in shipped_ids():
        raise Refused("bad_options", f"there is no edition {name!r}{near(name, shipped_ids())}")
    try:
        return load(name)
    except EditionError as problem:
        raise Refused("bad_options", str(problem)) from problem


def deal_game(options: Options, offered: Editions, names: Sequence[str] | None = None) -> Game:
    """A new game as agreed on; bad options are refused with the reason."""
    try:
        return Game.new(
            options.players,
            level=options.level,
            composers=options.composers,
            salieri=options.salieri,
            seed=options.seed,
            source=SystemSource() if options.seed is None else None,
            edition=offered(options.edition),
            names=names,
        )
    except NotationError as problem:
        raise Refused("bad_options", str(problem)) from problem


def plan_seats(
    players: int, plans: Sequence[SeatPlan] | None, person: str, name: str, now: Sequence[e.SeatEntry] = ()
) -> list[e.SeatEntry]:
    """Seats as planned. `now` are the present ones: a seat that is planned open keeps whoever came there."""
    if plans is None:
        kept = list(now[:players]) or [e.SeatEntry(person=person, name=name)]
        return kept + [e.SeatEntry()] * (players - len(kept))
    if len(plans) > players:
        raise Refused("bad_options", f"{len(plans)} seats are planned for {players} players")
    seats = []
    for number in range(players):
        plan = plans[number] if number < len(plans) else SeatPlan(kind="open")
        came = now[number] if number < len(now) else e.SeatEntry()
        seats.append(_planned(plan, came, person, name))
    return seats


def _planned(plan: SeatPlan, came: e.SeatEntry, person: str, name: str) -> e.SeatEntry:
    if plan.kind == "me":
        return e.SeatEntry(person=person, name=plan.name or name)
    if plan.kind == "open":
        return came if came.person not in (None, person) else e.SeatEntry()
    if plan.bot is None:
        raise Refused("bad_options", "a seat for a bot needs the bot's level")
    need_bot(plan.bot)
    return e.SeatEntry(bot=plan.bot, name=plan.bot)


def open_table(
    person: str,
    name: str,
    options: Options,
    plans: Sequence[SeatPlan] | None,
    offered: Editions = edition_named,
) -> e.Created:
    """A new table as its host wishes it."""
    deal_game(options, offered)
    seats = plan_seats(options.players, plans, person, name)
    need_ratable(options, seats)
    return e.Created(host=person, options=options, seats=seats, secret=new_secret())


def arrange(
    table: Table,
    person: str,
    name: str,
    options: Options | None,
    plans: Sequence[SeatPlan] | None,
    offered: Editions = edition_named,
) -> list[e.AnyEntry]:
    """The host changes what was agreed on; nobody who came loses a seat unless it is given to a bot."""
    need_host(table, person)
    need_waiting(table)
    agreed = table.options if options is None else options
    if table.goes_on_from is None:
        deal_game(agreed, offered)
    elif _dealt(agreed) != _dealt(table.options):
        raise Refused("bad_options", "the game goes on from another one: its players and deal are settled")
    now = [e.SeatEntry(person=seat.person, bot=seat.bot, name=seat.name) for seat in table.seats]
    lost = {seat.person for seat in table.seats[agreed.players :]} - {None, person}
    if lost:
        raise Refused("seat_taken", f"{len(lost)} people sit where there would be no seat")
    seats = plan_seats(agreed.players, plans, person, name, now)
    need_ratable(agreed, seats, goes_on=table.goes_on_from is not None)
    return [e.Arranged(options=agreed, seats=seats)]


def sit_down(table: Table, person: str, name: str, seat: int | None) -> list[e.AnyEntry]:
    """Take an open seat; the invitation was checked before."""
    if table.seats_of(person) and seat is None:
        return []
    need_waiting(table)
    free = [number for number, one in enumerate(table.seats) if one.is_open]
    if seat is not None and seat >= len(table.seats):
        raise Refused("no_such_seat", f"there is no seat {seat}", seat=seat)
    if not free or (seat is not None and seat not in free):
        raise Refused("seat_taken", "that seat is taken" if seat is not None else "no seat is open")
    if table.options.rated and table.seats_of(person):
        raise Refused("not_allowed", WHY["one_person_twice"])
    return [e.SatDown(seat=free[0] if seat is None else seat, person=person, name=name)]


def leave(table: Table, person: str) -> list[e.AnyEntry]:
    """Stand up: an open table goes on without you, or closes if it is yours; in a game bots play on."""
    need_sight(table, person)
    if table.status in ("over", "review", "closed") or table.task is not None:
        return []
    if table.status == "playing":
        return leave_game(table, person)
    if person == table.host:
        return [e.Closed()]
    return [e.StoodUp(seat=seat) for seat in table.seats_of(person)]


def renew(table: Table, person: str, link: str) -> list[e.AnyEntry]:
    need_host(table, person)
    return [e.Renewed(link=link, generation=table.generations[link] + 1)]


def watch(table: Table, person: str, most: int) -> list[e.AnyEntry]:
    """Look on; the link was checked before. At most so many may."""
    if table.options.watch == "nobody":
        raise Refused("not_allowed", "nobody may watch this table")
    if person in table.watchers or person == table.host or table.seats_of(person):
        return []
    if len(table.watchers) >= most:
        raise Refused("too_many", f"{most} people watch already", limit=most)
    return [e.Watched(person=person, generation=table.generations[WATCH])]


def start(table: Table, person: str, offered: Editions = edition_named) -> list[e.AnyEntry]:
    need_host(table, person)
    need_waiting(table)
    missing = [number for number, seat in enumerate(table.seats) if seat.is_open]
    if missing:
        raise Refused("seats_open", f"{len(missing)} seats are still open", open=len(missing))
    need_ratable(table.options, table.seats, goes_on=table.goes_on_from is not None)
    names = [player_text(seat.name, seat.bot) for seat in table.seats]
    if table.goes_on_from is None:
        game = deal_game(table.options, offered, names)
    else:
        record, digest = table.goes_on_from
        game = Game.from_record(record, table.editions(digest))
        # Whoever has the record knows its seed; what is shuffled from here on nobody shall know.
        game.seed = None
        game.players = players_of(names, len(names))
    game.is_rated = table.options.rated
    return [e.Started(record=game.record(), digest=game.edition.digest)]


def _dealt(options: Options) -> tuple[object, ...]:
    """What the deal depends on."""
    return (options.players, options.level, options.composers, options.salieri, options.edition, options.seed)


def player_text(name: str, bot: str | None) -> str:
    """A player as a record writes it."""
    return f"{name} ({'person' if bot is None else 'bot'})"
