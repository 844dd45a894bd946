"""Hints: at which tables there are any, who may ask for one, and that the log says so."""

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import AskHint
from lacrimosa.server.table.choosing import need_question
from lacrimosa.server.table.entries import AnyEntry, HintTaken
from lacrimosa.server.table.rights import need_sight
from lacrimosa.server.table.table import Table


def hints_allowed(table: Table) -> bool:
    """As was agreed on; if nothing was, where one person plays alone or with bots.

    Several seats at one device are several people. An open seat waits for one.
    """
    if table.lesson is not None or table.task is not None or table.options.rated:
        # There the turn is to be found by oneself.
        return False
    if table.options.hints is not None:
        return table.options.hints
    return sum(seat.bot is None for seat in table.seats) == 1


def need_hint(table: Table, person: str, message: AskHint) -> int:
    """The seat for which a person may have a hint now."""
    need_sight(table, person)
    if not hints_allowed(table):
        raise Refused("not_allowed", "there are no hints at this table")
    return need_question(table, person, message.state)


def take_hint(table: Table, person: str, message: AskHint) -> list[AnyEntry]:
    """A person is told; whoever asks again at the same position hears only what they know."""
    seat = need_hint(table, person, message)
    if table.hinted.get((len(table.playing().moves), seat)):
        return []
    return [HintTaken(seat=seat, person=person, message=message.id)]
