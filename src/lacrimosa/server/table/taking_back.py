"""Taking back and making again: freely to the barrier, beyond it if all other people agree."""

from dataclasses import dataclass
from typing import NoReturn

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import AnswerUndo, MakeAgain, TakeBackChoice
from lacrimosa.server.table.choosing import need_state
from lacrimosa.server.table.entries import AnyEntry, MadeAgain, TakenBack, UndoAnswered, UndoAsked
from lacrimosa.server.table.rights import need_sight
from lacrimosa.server.table.table import Table


@dataclass(frozen=True)
class Way:
    """A way back: how many choices stand then, and whether the others have to agree."""

    to: int
    asks: bool


def way_back(table: Table, person: str, to: int | None = None) -> Way | None:
    """How a person could take back: to a certain step, or before their last real choice."""
    if table.game is None or table.options.undo == "none" or table.status not in ("playing", "over"):
        return None
    game, own = table.game, table.seats_of(person)
    if to is None:
        places = range(len(game.moves) - 1, table.start_step - 1, -1)
        to = next((at for at in places if game.moves[at].seat in own and not table.forced[at]), None)
    if not own or to is None or not table.start_step <= to < len(game.moves):
        return None
    # The end shows everything to everybody (see `rights.sees_all`): it is a barrier, too.
    if to >= game.barrier(*own) and not game.over:
        return Way(to, asks=False)
    if table.options.undo == "barrier":
        return None
    return Way(to, asks=bool(others(table, person)))


def others(table: Table, person: str) -> list[str]:
    """The other people who play themselves; whoever left the seat to a bot is not asked."""
    found = [seat.person for seat in table.seats if seat.person is not None and seat.stand_in is None]
    return sorted({one for one in found if one != person})


def take_back(table: Table, person: str, message: TakeBackChoice) -> list[AnyEntry]:
    need_sight(table, person)
    _need_player(table, person)
    need_state(table, message.state)
    way = way_back(table, person, message.to)
    if way is None:
        _refuse(table, message.to)
    if not way.asks:
        return [TakenBack(to=way.to, person=person, message=message.id)]
    seat = table.seats_of(person)[0]
    return [UndoAsked(to=way.to, person=person, seat=seat, message=message.id)]


def _refuse(table: Table, to: int | None) -> NoReturn:
    game = table.game
    if game is None or len(game.moves) <= table.start_step:
        raise Refused("nothing_to_undo", "no choice has been made here yet")
    if table.options.undo == "none":
        raise Refused("undo_not_allowed", "at this table nothing is taken back")
    if to is not None and not table.start_step <= to < len(game.moves):
        last = len(game.moves) - 1
        raise Refused("nothing_to_undo", f"undo to {table.start_step} to {last}, not to {to}", to=to)
    if to is None and table.options.undo == "free":
        raise Refused("nothing_to_undo", "you have made no choice yet")
    raise Refused("undo_not_allowed", "what was seen or answered stands at this table")


def make_again(table: Table, person: str, message: MakeAgain) -> list[AnyEntry]:
    need_sight(table, person)
    _need_player(table, person)
    need_state(table, message.state)
    game = table.game
    if game is None or not game.can_redo:
        raise Refused("nothing_to_redo", "nothing was taken back")
    if game.to_move not in table.seats_of(person):
        raise Refused("not_your_turn", f"seat {game.to_move} is asked", seat=game.to_move or 0)
    return [MadeAgain(person=person, message=message.id)]


def answer(table: Table, person: str, message: AnswerUndo) -> list[AnyEntry]:
    """Agree or not; the last one to agree brings it about."""
    need_sight(table, person)
    _need_player(table, person)
    wish = table.wish
    if wish is None:
        raise Refused("nothing_asked", "nobody asks to take back anything")
    if message.request != wish.number:
        raise Refused("stale", "another wish is on the table by now; look again", request=wish.number)
    if person == wish.person and message.agree:
        raise Refused("not_allowed", "the others have to agree, not you")
    if not message.agree:
        return [UndoAnswered(person=person, agree=False, message=message.id)]
    said: list[AnyEntry] = [UndoAnswered(person=person, agree=True, message=message.id)]
    if set(others(table, wish.person)) <= wish.agreed | {person}:
        said.append(TakenBack(to=wish.to, person=wish.person))
    return said


def _need_player(table: Table, person: str) -> None:
    if not table.seats_of(person):
        raise Refused("not_your_seat", "only people with a seat may do this")
