"""Who may see and do what at a table, and how much of it. Rights follow identity and seat."""

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.table import entries as e
from lacrimosa.server.table.table import Table

# From here everything is hidden that is not public.
SPECTATOR = -1


def may_see(table: Table, person: str) -> bool:
    """Whether a person may look at the table at all."""
    if person == table.host or table.seats_of(person):
        return True
    if table.options.watch == "anyone":
        return True
    return table.options.watch == "link" and person in table.watchers


def is_listed_table(table: Table) -> bool:
    """Whether strangers may find the table and sit down."""
    waits = table.status == "open" and any(seat.is_open for seat in table.seats)
    return waits and table.options.listed


def need_sight(table: Table, person: str) -> None:
    """As if the table were not there, for people who may not see it."""
    if not may_see(table, person):
        raise Refused("no_such_table", "there is no such table, or it is not yours to see")


def need_host(table: Table, person: str) -> None:
    need_sight(table, person)
    if person != table.host:
        raise Refused("not_allowed", "only the person who opened the table may do this")


def need_seat(table: Table, person: str, seat: int) -> None:
    """The seat must be the person's own."""
    need_sight(table, person)
    if seat >= len(table.seats):
        raise Refused("no_such_seat", f"there is no seat {seat}; the table has {len(table.seats)}", seat=seat)
    if table.seats[seat].person != person:
        raise Refused("not_your_seat", f"seat {seat} is not yours", seat=seat)


def need_waiting(table: Table) -> None:
    """The game must not have begun."""
    if table.status == "closed":
        raise Refused("no_such_table", "the table was closed by its host")
    if table.game is not None:
        raise Refused("already_started", "the game has started")


def need_playing(table: Table) -> None:
    """The game must be going on."""
    if table.game is None:
        raise Refused("not_started", "the game has not started")
    if table.status != "playing":
        raise Refused("game_over", "the game is over")


def sees_all(table: Table, person: str) -> bool:
    """Whether nothing of the game is hidden from a person: it is over, or they brought its record."""
    return may_see(table, person) and table.status in ("over", "review")


def viewpoint(table: Table, person: str) -> int:
    """The seat a person looks from: the asked one if it is theirs, else their first; else SPECTATOR."""
    own = table.seats_of(person)
    if not own:
        return SPECTATOR
    asked = table.asked
    if asked in own:
        return asked
    game = table.game
    if game is not None and len(own) > 1:
        # At a shared device the board stays with whoever moved last.
        for move in reversed(game.moves):
            if move.seat in own:
                return move.seat
    return own[0]


# --- how much of a log may be anything but the game itself; choices always go through


def carries_on(table: Table, entries: list[e.AnyEntry]) -> bool:
    """Whether a game needs them to begin, go on or end, or they only end what was counted when it began.

    Everything else can be repeated for ever.
    """
    return any(_carries_on(table, entry) for entry in entries)


def _carries_on(table: Table, entry: e.AnyEntry) -> bool:
    if isinstance(entry, e.TakenOver):
        return entry.by_clock
    if isinstance(entry, e.GivenBack):
        # What the clock does counts for nobody: its seats could be taken back for ever.
        return not table.seats[entry.seat].by_clock
    if isinstance(entry, e.UndoAnswered):
        return not entry.agree
    if isinstance(entry, e.Rematched):
        return table.rematch is None
    if isinstance(entry, e.Judged | e.JudgeFailed):
        # Whoever asked for it was counted.
        return True
    return isinstance(entry, e.Started | e.Chosen | e.Redone | e.StoodUp | e.Closed)


def need_allowance(table: Table, person: str | None, most: int) -> None:
    """Refuse once a person, or the table, has filled enough of the log.

    `most` is for the whole table. Its people share it evenly, so that nobody uses up another's part.
    """
    own = 0 if person is None else table.spent.get(person, 0)
    if own >= most // len(table.people) or table.spent_in_all >= most:
        raise Refused(
            "too_many",
            "so much was undone, lent and changed at this table that only choices are possible now",
            entries=most,
        )
