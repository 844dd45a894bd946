"""Bots that play for people: when asked to, when the clock says so, and until the person returns."""

from typing import Final

from lacrimosa.bots import registry
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import Pace
from lacrimosa.server.table.entries import AnyEntry, GivenBack, StoodUp, TakenOver
from lacrimosa.server.table.rights import need_playing, need_seat
from lacrimosa.server.table.table import Table

SUBSTITUTE: Final = "concertmaster"  # who comes when nobody said which bot
MINUTE: Final = 60_000
# Moments of `wake_at` that have always come: bots' moves in a person's game, and in one that nobody plays.
AT_ONCE: Final = 1
NO_HURRY: Final = 0
THINKING_TIME: Final[dict[Pace, int | None]] = {
    "unhurried": None,
    "live": 5 * MINUTE,
    "daily": 24 * 60 * MINUTE,
    "weekly": 7 * 24 * 60 * MINUTE,
}


def need_bot(name: str) -> None:
    try:
        registry.need_bot(name)
    except registry.UnknownBot as problem:
        raise Refused("unknown_bot", str(problem), bots=", ".join(registry.bot_names())) from problem


def take_over(table: Table, person: str, seat: int, bot: str, message: str | None = None) -> list[AnyEntry]:
    """A person leaves the seat to a bot for a while."""
    need_seat(table, person, seat)
    need_playing(table)
    need_bot(bot)
    if table.task is not None:
        raise Refused("not_allowed", "a task is for its person alone")
    if table.commission is not None and table.commission.ranked:
        raise Refused("not_allowed", "a day's commission is played by oneself, so no bot can take over")
    if table.seats[seat].substitute == bot and not table.seats[seat].by_clock:
        return []
    return [TakenOver(seat=seat, bot=bot, person=person, message=message)]


def give_back(table: Table, person: str, seat: int, message: str | None = None) -> list[AnyEntry]:
    need_seat(table, person, seat)
    if table.seats[seat].substitute is None:
        return []
    return [GivenBack(seat=seat, person=person, message=message)]


def come_back(table: Table, person: str) -> list[AnyEntry]:
    """A person is there again: seats the clock took are theirs; one they gave away they must ask for."""
    return [
        GivenBack(seat=number, person=person)
        for number in table.seats_of(person)
        if table.seats[number].by_clock and table.status == "playing"
    ]


def deadline(table: Table) -> int | None:
    """When the asked person's time is up, in milliseconds."""
    time = THINKING_TIME[table.options.pace]
    asked = table.asked
    if time is None or asked is None or table.seats[asked].player is not None:
        return None
    return table.asked_at + time


def time_is_up(table: Table, now: int) -> list[AnyEntry]:
    """The clock's verdict."""
    due, asked = deadline(table), table.asked
    if due is None or asked is None or now < due:
        return []
    return [TakenOver(seat=asked, bot=SUBSTITUTE, by_clock=True)]


def has_player(table: Table) -> bool:
    """Whether a person still plays at a table, there or not."""
    return any(seat.player is None for seat in table.seats)


def asks_bot(table: Table) -> bool:
    return table.asked is not None and table.seats[table.asked].player is not None


def wake_at(table: Table) -> int | None:
    """When somebody has to look after the table: at once for a bot's move, else at the deadline."""
    if asks_bot(table):
        return AT_ONCE if has_player(table) else NO_HURRY
    return deadline(table)


def leave_game(table: Table, person: str) -> list[AnyEntry]:
    """Give the own seats of a running game to bots for good."""
    return [StoodUp(seat=seat, bot=SUBSTITUTE) for seat in table.seats_of(person)]
