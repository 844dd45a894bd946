"""Tasks at tables: one person, one turn from a position as its seat knew it, judged when the person asks.

What the seat could not know is dealt anew, so nothing of another game's truth is at the table, and what the
person sees there by trying and taking back is no use anywhere else. Nobody but the person moves.
"""

import secrets
from collections.abc import Sequence
from typing import Final, get_args

import msgspec

from lacrimosa.notation import Game
from lacrimosa.rules.view import View, view
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import Judge, ShowAnswer, ShowClue
from lacrimosa.server.messages.tables import Options
from lacrimosa.server.messages.tasks import ClueAction, TaskStanding, TriedTurn
from lacrimosa.server.table import entries as e
from lacrimosa.server.table.choosing import need_state
from lacrimosa.server.table.history import options_of
from lacrimosa.server.table.luck import new_secret
from lacrimosa.server.table.rights import need_sight
from lacrimosa.server.table.substitutes import SUBSTITUTE
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.task_state import TaskState

# What a choice of a line does that a clue tells of.
ACTIONS: Final[tuple[ClueAction, ...]] = get_args(ClueAction)
CARDS: Final = ("experience", "story")
CLUES: Final = 2  # actions, cards

# --- opening


def open_task(person: str, name: str, game: Game, task: e.Task) -> list[e.AnyEntry]:
    """A table at what the seat knows in a game. Bots sit in the other seats for the look of it."""
    options = options_of(game, Options(watch="nobody"))
    bot = e.SeatEntry(bot=SUBSTITUTE, name=SUBSTITUTE)
    me = e.SeatEntry(person=person, name=name)
    return [
        e.Created(
            host=person,
            options=options,
            seats=[me if seat == task.seat else bot for seat in range(options.players)],
            secret=new_secret(),
            task=task,
        ),
        e.Started(
            record="", digest=game.edition.digest, position=game.position(), dealt=secrets.randbits(52)
        ),
    ]


# --- asking


def need_task(table: Table, person: str) -> TaskState:
    need_sight(table, person)
    if table.task is None:
        raise Refused("not_allowed", "only the turn of a task is judged during the game")
    return table.task


def judge(table: Table, person: str, message: Judge) -> list[e.AnyEntry]:
    """Ask what the turn that stands is worth. The same turn is judged once."""
    task = need_task(table, person)
    need_state(table, message.state)
    if not table.turn_over:
        raise Refused("not_over", "the turn is not over; play it to its end first")
    line = table.turn_line
    if task.judging is not None and task.judging != line:
        raise Refused("too_many", "another turn is being judged; wait for it")
    if task.judging == line or task.place_of(line) is not None:
        return []
    return [e.JudgeAsked(line=line, person=person, message=message.id)]


def show_clue(table: Table, person: str, message: ShowClue) -> list[e.AnyEntry]:
    task = need_task(table, person)
    if task.clues == CLUES or task.is_shown:
        raise Refused("not_allowed", "there is no other clue; ask for the answer")
    return [e.ClueShown(person=person, message=message.id)]


def show_answer(table: Table, person: str, message: ShowAnswer) -> list[e.AnyEntry]:
    task = need_task(table, person)
    return [] if task.is_shown else [e.AnswerShown(person=person, message=message.id)]


def awaits_judgement(table: Table) -> bool:
    return table.task is not None and table.task.judging is not None


def judged(table: Table, line: str, result: TriedTurn | None) -> list[e.AnyEntry]:
    """What came of a judgement, None if nothing; another process may have been quicker."""
    if table.task is None or table.task.judging != line:
        return []
    return [e.JudgeFailed(line=line) if result is None else e.Judged(result=result)]


def seen_at_start(table: Table) -> View:
    """What the seat of a task knew when its turn began."""
    task = table.need_task().task
    return view(table.playing().state_at(table.start_step), task.seat)


# --- telling


def task_of(table: Table) -> TaskStanding | None:
    """How far its person is. What could tell the answer is left out until it is found or asked for."""
    if table.task is None:
        return None
    state, task = table.task, table.task.task
    is_over = table.turn_over
    return TaskStanding(
        kind=task.kind,
        start=table.start_step,
        over=is_over,
        judging=state.judging is not None,
        failed=state.has_failed,
        tries=_closed(state.tries) if state.is_open else state.tries,
        now=state.place_of(table.turn_line) if is_over else None,
        solved=state.is_solved,
        clue_actions=_actions(task.best) if state.clues > 0 else None,
        clue_cards=_cards(task.best) if state.clues > 1 else None,
        answer=task.best.split("; ") if state.is_shown else None,
        table=task.table,
        seat=task.seat if task.kind == "try" else None,
        number=task.number,
        step=task.step,
        loss=task.loss,
        puzzle=task.puzzle,
        theme=None if state.outcome is None else task.theme,
    )


def _actions(line: str) -> list[ClueAction]:
    done = {choice.split()[0] for choice in line.split("; ")}
    return [action for action in ACTIONS if action in done]


def _cards(line: str) -> list[str]:
    laid = dict(choice.split() for choice in line.split("; ") if choice.startswith(CARDS))
    return [laid[section] for section in CARDS if section in laid]


def _closed(tries: Sequence[TriedTurn]) -> list[TriedTurn]:
    return [msgspec.structs.replace(one, better=[], sources=[], reasons=[], overlooked=[]) for one in tries]
