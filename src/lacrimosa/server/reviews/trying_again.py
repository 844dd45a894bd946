"""From a reviewed turn to the task of finding a better one."""

from lacrimosa.notation import Game
from lacrimosa.review.reviewing import TurnReview
from lacrimosa.review.turns import Turn
from lacrimosa.server.table import entries as e
from lacrimosa.server.table.tasks import open_task


def open_try(
    person: str, name: str, table: str, game: Game, turn: Turn, review: TurnReview
) -> list[e.AnyEntry]:
    """A table for a turn of a finished game, as its seat knew it then."""
    task = e.Task(
        kind="try",
        seat=turn.seat,
        best=review.best,
        table=table,
        number=turn.number,
        step=turn.first,
        loss=review.loss,
    )
    before = game.copy()
    before.undo_to(turn.first)
    return open_task(person, name, before, task)
