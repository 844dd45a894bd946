"""What one person is told of a table: a function of the table, the person and what they know already."""

from msgspec import structs

from lacrimosa.rules.view import view
from lacrimosa.server.messages.socket import Update
from lacrimosa.server.messages.tables import SeatInfo, TableInfo, UndoRequest
from lacrimosa.server.presenters.board import board_of
from lacrimosa.server.presenters.final import final_of
from lacrimosa.server.presenters.question import question_of
from lacrimosa.server.presenters.steps import steps_of
from lacrimosa.server.presenters.targets import targets_of
from lacrimosa.server.table.hints import hints_allowed
from lacrimosa.server.table.lessons import standing_of
from lacrimosa.server.table.rated import why_unrated
from lacrimosa.server.table.rights import SPECTATOR, viewpoint
from lacrimosa.server.table.substitutes import deadline
from lacrimosa.server.table.table import PendingUndo, Table
from lacrimosa.server.table.talking import may_talk, talk_rule
from lacrimosa.server.table.tasks import task_of
from lacrimosa.server.table.undo import undo_path, who_must_agree

MOST_STEPS = 40  # in one update; older ones are asked for


def update_for(table: Table, person: str, since: int = 0) -> Update:
    """The update of somebody who knows the table up to version `since`."""
    info = table_info(table, person)
    game = table.game
    if game is None:
        return Update(version=table.version, table=info)
    seat = viewpoint(table, person)
    seen = view(game.state, seat)
    made = len(game.moves)
    known = max(table.unchanged_since(since), made - MOST_STEPS)
    path = undo_path(table, person)
    # The turn of a task is over, and nobody moves.
    rests = table.task is not None and table.asked is None
    return Update(
        version=table.version,
        table=info,
        state=table.state_number,
        seat=seat if seat != SPECTATOR else None,
        board=board_of(game.words, seen),
        question=None if rests else question_of(game.words, seen),
        targets=[] if game.over or rests else targets_of(game.words, seen, max(seat, 0)),
        step=made,
        steps_from=known,
        steps=steps_of(game.words, game.moves[known:], known, seat, table.hinted),
        undo_to=path.to if path is not None else None,
        undo_asks=path is not None and path.asks,
        can_redo=game.can_redo and game.to_move in table.seats_of(person),
        final=final_of(game.words, game.state) if game.over and not rests else None,
        lesson=standing_of(table, seen),
        task=task_of(table),
    )


def table_info(table: Table, person: str) -> TableInfo:
    """The table without its game."""
    # A seed tells the deal: people learn only that somebody chose it.
    options = table.options if table.options.seed is None else structs.replace(table.options, seed=None)
    return TableInfo(
        id=table.id,
        version=table.version,
        status=table.status,
        options=options,
        seats=seat_infos(table, person),
        is_host=person == table.host,
        edition=table.game.edition.digest if table.game is not None else None,
        seed_chosen=table.options.seed is not None,
        hints=hints_allowed(table),
        rated=table.is_rated,
        why_unrated=why_unrated(table),
        talk=talk_rule(table),
        can_talk=may_talk(table, person),
        undo_request=_request(table, table.pending_undo) if table.pending_undo is not None else None,
        deadline=deadline(table),
        rematch=table.rematch,
        branched_from=table.branched_from,
        commission=table.commission,
    )


def seat_infos(table: Table, person: str) -> list[SeatInfo]:
    infos = [
        SeatInfo(
            seat=number,
            kind="open" if seat.is_open and table.status != "review" else "bot" if seat.bot else "person",
            name=seat.name,
            bot=seat.bot,
            is_you=seat.person == person,
            is_host=seat.person is not None and seat.person == table.host,
            taken_over=seat.substitute,
            hints=seat.hints,
            colour=table.colours[number] if table.colours else None,
        )
        for number, seat in enumerate(table.seats)
    ]
    if table.options.players == 1:
        infos.append(SeatInfo(seat=1, kind="soloist", name="Schikaneder"))
    return infos


def _request(table: Table, pending: PendingUndo) -> UndoRequest:
    missing = (who_must_agree(table, pending.person) or set()) - pending.agreed
    waiting = [number for number, seat in enumerate(table.seats) if seat.person in missing]
    return UndoRequest(number=pending.number, seat=pending.seat, to=pending.to, waiting_for=waiting)
