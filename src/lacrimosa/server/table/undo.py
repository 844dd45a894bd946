"""Taking back and making again, under one law: nobody may use it to learn what their seat may not know.

1. Freely, a person takes back only choices of their own that showed nothing hidden. What another made stands,
   be it a person, a bot or the bot that plays for them: it may have shown cards, or been an answer.
2. Beyond that every other person with a seat has to agree, also whoever is away, lent the seat or lost it to
   the clock.
3. A finished game hides nothing from anybody, so everybody who had a seat when it began has to agree. If one
   of them has left for good, nobody can ask them, and it stays finished.
4. Where one person plays alone there is nobody to be fair to. A rated game is different: there only what 1.
   allows can be taken back alone, and the finished game stands. By 2. it ends being rated.

What people show of their own cards by a choice that they take back, they have shown.
"""

from dataclasses import dataclass
from typing import NoReturn

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import AnswerUndo, Redo, Undo
from lacrimosa.server.table.choosing import need_state
from lacrimosa.server.table.entries import AnyEntry, Redone, UndoAnswered, UndoAsked, Undone
from lacrimosa.server.table.rights import need_sight
from lacrimosa.server.table.table import Table


@dataclass(frozen=True)
class UndoPath:
    """A way back: how many choices stand then, and whether the others have to agree."""

    to: int
    asks: bool


def undo_path(table: Table, person: str, to: int | None = None) -> UndoPath | None:
    """How a person could take back: to a certain step, or before their last real choice."""
    if table.game is None or table.options.undo == "none" or table.status not in ("playing", "over"):
        return None
    game, own = table.game, table.seats_of(person)
    if to is None:
        places = range(len(game.moves) - 1, table.start_step - 1, -1)
        to = next((at for at in places if game.moves[at].seat in own and not table.forced[at]), None)
    if not own or to is None or not table.start_step <= to < len(game.moves):
        return None
    if to >= barrier(table, person) and not game.over:
        return UndoPath(to, asks=False)
    if table.options.undo == "barrier":
        return None
    asked = who_must_agree(table, person)
    if table.is_rated and (game.over or not asked):
        # The result counts already; and nobody makes a game unrated on their own.
        return None
    return None if asked is None else UndoPath(to, asks=bool(asked))


def barrier(table: Table, person: str) -> int:
    """How many choices stand fast for a person: up to the last that showed something or was not theirs."""
    game = table.playing()
    for size in range(len(game.moves), table.start_step, -1):
        if table.made_by[size - 1] != person or game.moves[size - 1].reveals:
            return size
    return table.start_step


def who_must_agree(table: Table, person: str) -> set[str] | None:
    """Who has to agree if a person goes beyond the barrier; None if somebody who would have to has left."""
    seated = {seat.person for seat in table.seats if seat.person is not None}
    if table.status == "over" and not table.owners <= seated:
        return None
    return seated - {person}


def undo(table: Table, person: str, message: Undo) -> list[AnyEntry]:
    need_sight(table, person)
    _need_player(table, person)
    need_state(table, message.state)
    path = undo_path(table, person, message.to)
    if path is None:
        _refuse(table, message.to)
    if not path.asks:
        return [Undone(to=path.to, person=person, message=message.id)]
    seat = table.seats_of(person)[0]
    return [UndoAsked(to=path.to, person=person, seat=seat, message=message.id)]


def _refuse(table: Table, to: int | None) -> NoReturn:
    game = table.game
    if game is None or len(game.moves) <= table.start_step:
        raise Refused("nothing_to_undo", "no choice has been made here yet")
    if table.options.undo == "none":
        raise Refused("undo_not_allowed", "nothing can be undone at this table")
    if to is not None and not table.start_step <= to < len(game.moves):
        last = len(game.moves) - 1
        raise Refused("nothing_to_undo", f"undo to {table.start_step} to {last}, not to {to}", to=to)
    if table.is_rated and table.options.undo == "free":
        raise Refused("undo_not_allowed", "the result counts for ratings, so what was seen stands")
    if game.over and table.options.undo == "free":
        raise Refused("undo_not_allowed", "somebody who played here has left, so the finished game stands")
    if to is None and table.options.undo == "free":
        raise Refused("nothing_to_undo", "you have made no choice yet")
    raise Refused("undo_not_allowed", "what was seen or answered stands at this table")


def redo(table: Table, person: str, message: Redo) -> list[AnyEntry]:
    need_sight(table, person)
    _need_player(table, person)
    need_state(table, message.state)
    game = table.game
    if game is None or not game.can_redo:
        raise Refused("nothing_to_redo", "nothing was undone")
    if game.to_move not in table.seats_of(person):
        raise Refused("not_your_turn", f"seat {game.to_move} is asked", seat=game.to_move or 0)
    return [Redone(person=person, message=message.id)]


def answer(table: Table, person: str, message: AnswerUndo) -> list[AnyEntry]:
    """Agree or not; the last one to agree brings it about."""
    need_sight(table, person)
    _need_player(table, person)
    pending = table.pending_undo
    if pending is None:
        raise Refused("nothing_asked", "nobody is asking to undo anything")
    if message.request != pending.number:
        raise Refused("stale", "another wish is on the table by now; look again", request=pending.number)
    if person == pending.person and message.agree:
        raise Refused("not_allowed", "the others have to agree, not you")
    if not message.agree:
        return [UndoAnswered(person=person, agree=False, message=message.id)]
    said: list[AnyEntry] = [UndoAnswered(person=person, agree=True, message=message.id)]
    asked = who_must_agree(table, pending.person)
    if asked is not None and asked <= pending.agreed | {person}:
        said.append(Undone(to=pending.to, person=pending.person))
    return said


def _need_player(table: Table, person: str) -> None:
    if not table.seats_of(person):
        raise Refused("not_your_seat", "only people with a seat may do this")
