"""How much of a table's log may be anything but the game itself. Choices always go through."""

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.table import entries as e
from lacrimosa.server.table.table import Table


def carries_on(table: Table, entries: list[e.AnyEntry]) -> bool:
    """Whether a game needs them to begin, go on or end, or they only end what was counted when it began.

    Everything else can be repeated for ever.
    """
    return any(_carries_on(table, entry) for entry in entries)


def _carries_on(table: Table, entry: e.AnyEntry) -> bool:
    if isinstance(entry, e.TakenOver):
        return entry.by_clock
    if isinstance(entry, e.GaveBack):
        # What the clock does counts for nobody: its seats could be taken back for ever.
        return not table.seats[entry.seat].by_clock
    if isinstance(entry, e.UndoAnswered):
        return not entry.agree
    if isinstance(entry, e.Rematched):
        return table.rematch is None
    return isinstance(entry, e.Started | e.Chosen | e.Redone | e.StoodUp | e.Closed)


def need_allowance(table: Table, person: str | None, most: int) -> None:
    """Refuse once a person, or the table, has filled enough of the log.

    `most` is for the whole table. Its people share it evenly, so that nobody uses up another's part.
    """
    own = 0 if person is None else table.spent.get(person, 0)
    if own >= most // len(table.people) or table.spent_in_all >= most:
        raise Refused(
            "too_many",
            "so much was taken back, lent and changed at this table that only choices are possible now",
            entries=most,
        )
