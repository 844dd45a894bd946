"""Whether somebody still has to be told, and in which words. From the index of tables: none is opened."""

from lacrimosa.server.messages.notifications import Wishes
from lacrimosa.server.notifications.sender import Message, details_of
from lacrimosa.server.notifications.words import SENTENCES, TEST, plain
from lacrimosa.server.security.keys import Keys
from lacrimosa.server.security.links import stop_url, table_url
from lacrimosa.server.store.rows import SubscriptionRow, TableRow
from lacrimosa.server.table.summary import Brief, is_asked, must_agree


def still_holds(event: str, row: SubscriptionRow, table: TableRow, brief: Brief) -> bool:
    """Whether what happened is still so by now."""
    if event == "end":
        return table.status == "over"
    if event == "start":
        return table.status == "playing"
    if event == "turn":
        if table.status != "playing" or brief.asked is None:
            return False
        return _asked(brief) != [] if row.table else is_asked(brief, row.person)
    return bool(brief.must_agree) if row.table else must_agree(brief, row.person)


def is_wished(event: str, row: SubscriptionRow, wishes: Wishes) -> bool:
    return event in (wishes.push if row.kind == "push" else wishes.webhook)


def message_about(
    event: str, row: SubscriptionRow, table: TableRow, brief: Brief, keys: Keys, base: str, waiting: int
) -> Message:
    words = SENTENCES[details_of(row).language]
    others = [
        seat.info.name
        for seat in brief.seats
        if seat.person is not None and (row.table or seat.person != row.person)
    ]
    asked = _agreeing(brief) if event == "undo" else _asked(brief) if event == "turn" else []
    title = words.events[event]
    if event == "turn" and row.table:
        title = words.asked_other.format(name=_listed(asked))
    return Message(
        event=event,
        title=title,
        table=table.id,
        names=_listed(others),
        asked=tuple(map(plain, asked)),
        link=table_url(base, table.id),
        stop=stop_url(keys, base, row.id),
        stop_words=words.stop,
        waiting=waiting,
    )


def test_message(row: SubscriptionRow, keys: Keys, base: str, waiting: int) -> Message:
    words = SENTENCES[details_of(row).language]
    link = f"{base}/notifications"
    title, stop = words.events[TEST], stop_url(keys, base, row.id)
    return Message(TEST, title, "", "", (), link, stop, words.stop, waiting)


def _asked(brief: Brief) -> list[str]:
    """Whose turn it is, if it is a person's who plays for themselves."""
    if brief.asked is None:
        return []
    seat = brief.seats[brief.asked]
    return [seat.info.name] if seat.person is not None and seat.info.taken_over is None else []


def _agreeing(brief: Brief) -> list[str]:
    return [brief.seats[seat].info.name for seat in brief.must_agree]


def _listed(names: list[str]) -> str:
    return ", ".join(dict.fromkeys(map(plain, names)))
