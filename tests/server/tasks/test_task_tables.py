"""Tables of tasks: what the seat knew, one turn, nobody else moves, and no word about the answer."""

from dataclasses import dataclass, field

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.tabling import ANNA, BEA, Log, refusal, started
from server.tasks.making import earning, line_of, position

from lacrimosa.notation import Game
from lacrimosa.notation.views import pack_view
from lacrimosa.rules.view import view
from lacrimosa.server.messages.review import ReviewDeed, ReviewReason, ReviewSource
from lacrimosa.server.messages.socket import AskHint, Judge, Redo, ShowAnswer, ShowClue, Undo
from lacrimosa.server.messages.tasks import TaskStanding, TriedTurn
from lacrimosa.server.table import entries as e
from lacrimosa.server.table.hints import need_hint
from lacrimosa.server.table.history import finished_game, game_until, record_of
from lacrimosa.server.table.rights import may_see
from lacrimosa.server.table.seating import leave, watch
from lacrimosa.server.table.substitutes import asks_bot, take_over, wake_at
from lacrimosa.server.table.summary import summary_of
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.task_state import FOUND, TaskState
from lacrimosa.server.table.tasks import (
    ACTIONS,
    judge,
    judged,
    open_task,
    seen_at_start,
    show_answer,
    show_clue,
)
from lacrimosa.server.table.undo import redo, undo

SECRET_ID = "the-answer-itself"


@dataclass
class Task:
    game: Game
    seat: int
    best: list[str]
    log: Log = field(default_factory=Log)

    @property
    def standing(self) -> TaskStanding:
        found = self.log.update(ANNA).task
        assert found is not None
        return found

    @property
    def table(self) -> Table:
        return self.log.table

    def play(self, line: list[str]) -> None:
        for text in line:
            self.log.choose(ANNA, text)

    def judge(self) -> None:
        self.log.act(judge, ANNA, Judge(id=f"j{len(self.log.bodies)}", state=self.table.state_number))

    def back(self) -> None:
        self.log.act(undo, ANNA, Undo(id=f"u{len(self.log.bodies)}", state=self.table.state_number, to=0))


def made(players: int = 2, turns: int = 6, kind: str = "puzzle") -> Task:
    game = position(players, turns)
    seat = game.to_move
    assert seat is not None
    best = line_of(game)
    task = e.Task(kind=kind, seat=seat, best="; ".join(best), puzzle="001", theme="sell")  # type: ignore[arg-type]
    found = Task(game, seat, best)
    found.log.add(open_task(ANNA, "Anna", game, task))
    return found


@pytest.fixture
def task() -> Task:
    return made()


def tried(line: list[str], verdict: str = "mistake", loss: float = 2.0) -> TriedTurn:
    """A judgement with everything in it that could tell the answer."""
    return TriedTurn(
        line=line,
        verdict=verdict,  # type: ignore[arg-type]
        loss=loss,
        low=loss - 1,
        high=loss + 1,
        ahead=0.8,
        deeds=[ReviewDeed("income")],
        better=[ReviewDeed("travel", SECRET_ID)],
        sources=[ReviewSource(SECRET_ID, 2.0, 1.0, 3.0)],
        reasons=[ReviewReason("gain", SECRET_ID)],
        overlooked=[ReviewReason("card_gone", SECRET_ID)],
    )


@pytest.mark.parametrize(("players", "turns"), [(1, 7), (2, 6), (3, 9), (4, 13)])
def test_the_table_shows_what_the_seat_knew_and_nothing_of_the_truth_behind(players: int, turns: int) -> None:
    one, other = made(players, turns), made(players, turns)
    seen = pack_view(view(one.game.state, one.seat))
    for task in (one, other):
        assert pack_view(view(task.table.playing().state, task.seat)) == seen
        assert pack_view(seen_at_start(task.table)) == seen
    # Two tables of the same position have different hidden cards, so at most one could be the true one.
    assert one.table.playing().position() != other.table.playing().position()


@pytest.mark.parametrize(("players", "turns"), [(1, 7), (2, 6), (4, 13)])
def test_when_the_turn_is_over_the_table_rests_until_it_is_taken_back(players: int, turns: int) -> None:
    task = made(players, turns)
    start = task.table.playing().position()
    task.play(task.best)
    assert task.standing.over
    update = task.log.update(ANNA)
    assert (update.question, update.targets, update.final) == (None, [], None)
    assert task.table.asked is None
    assert not asks_bot(task.table)
    assert wake_at(task.table) is None
    options = list(task.table.playing().texts().values())
    for text in options[:1]:
        assert refusal(lambda text=text: task.log.choose(ANNA, text)) == "not_your_turn"  # type: ignore[misc]
    task.back()
    assert not task.standing.over
    assert task.table.playing().position() == start
    assert task.table.asked == task.seat


def test_the_end_of_the_turn_is_confirmed_however_much_is_pressed_on() -> None:
    task = made(2, 7)
    line = line_of(task.game, earning)
    assert line[-1] == "done"
    for text in line[:-1]:
        if text in task.table.playing().texts().values():
            task.log.choose(ANNA, text, press_on="always")
    assert list(task.table.playing().texts().values()) == ["done"], "elsewhere it would have been made"
    assert not task.standing.over
    task.log.choose(ANNA, "done", press_on="always")
    assert task.standing.over
    assert task.table.turn_line == "; ".join(line)


def test_the_last_turn_of_a_game_can_be_taken_back_too() -> None:
    task = made(2, 39)
    task.play(task.best)
    assert task.table.playing().over
    assert (task.table.status, task.standing.over) == ("playing", True)
    assert task.log.update(ANNA).final is None
    task.back()
    assert not task.standing.over


def test_it_is_nobody_elses_and_in_no_list_and_no_bot_plays_it(task: Task) -> None:
    assert not may_see(task.table, BEA)
    assert refusal(lambda: watch(task.table, BEA, 10)) == "not_allowed"
    assert (
        refusal(lambda: judge(task.table, BEA, Judge(id="j", state=task.table.state_number)))
        == "no_such_table"
    )
    assert refusal(lambda: show_answer(task.table, BEA, ShowAnswer(id="s"))) == "no_such_table"
    assert summary_of(task.table).people == ()
    assert refusal(lambda: take_over(task.table, ANNA, task.seat, "virtuoso")) == "not_allowed"
    assert leave(task.table, ANNA) == []
    assert not task.log.update(ANNA).table.hints
    hint = AskHint(id="h", state=task.table.state_number)
    assert refusal(lambda: need_hint(task.table, ANNA, hint)) == "not_allowed"


def test_a_turn_is_judged_once(task: Task) -> None:
    assert refusal(task.judge) == "not_over"
    line = line_of(task.game, earning)
    task.play(line)
    task.judge()
    assert task.standing.judging
    before = len(task.log.bodies)
    task.judge()
    assert len(task.log.bodies) == before
    # Another turn has to wait.
    task.back()
    task.play(task.best)
    assert refusal(task.judge) == "too_many"
    task.log.act(judged, "; ".join(line), tried(line))
    assert task.log.update(ANNA).task == TaskStanding(
        kind="puzzle",
        start=0,
        over=True,
        tries=[msgspec.structs.replace(tried(line), better=[], sources=[], reasons=[], overlooked=[])],
        puzzle="001",
        theme="sell",
    )
    task.back()
    task.play(line)
    assert task.standing.now == 0
    before = len(task.log.bodies)
    task.judge()
    assert len(task.log.bodies) == before, "it is known"
    # Whoever was slower, in another process, adds nothing.
    assert judged(task.table, "; ".join(line), tried(line)) == []


def test_a_judgement_that_failed_can_be_asked_for_again(task: Task) -> None:
    task.play(task.best)
    task.judge()
    task.log.act(judged, "; ".join(task.best), None)
    assert (task.standing.failed, task.standing.judging) == (True, False)
    assert summary_of(task.table).puzzle is None
    task.judge()
    assert (task.standing.failed, task.standing.judging) == (False, True)


def test_only_tasks_are_judged() -> None:
    log = started(ANNA, bots=["random"])
    assert (
        refusal(lambda: judge(log.table, ANNA, Judge(id="j", state=log.table.state_number))) == "not_allowed"
    )
    assert refusal(lambda: show_answer(log.table, ANNA, ShowAnswer(id="s"))) == "not_allowed"
    assert log.update(ANNA).task is None


def told(task: Task) -> str:
    """Everything an update says, but for the choices its person made."""
    update = msgspec.structs.replace(task.log.update(ANNA), steps=[])
    return msgspec.json.encode(update).decode()


def test_nothing_tells_the_answer_before_it_is_asked_for(task: Task) -> None:
    line = line_of(task.game, earning)
    for text in line:
        assert "; ".join(task.best) not in told(task)
        assert '"answer"' not in told(task)
        assert '"theme"' not in told(task)
        task.log.choose(ANNA, text)
    task.judge()
    task.log.act(judged, "; ".join(line), tried(line))
    assert SECRET_ID not in told(task)
    assert '"answer"' not in told(task)
    assert refusal(lambda: record_of(task.table, ANNA)) == "not_over"
    assert refusal(lambda: game_until(task.table, ANNA, 0)) == "not_over"
    assert refusal(lambda: finished_game(task.table, ANNA, 0)) == "not_over"
    task.log.act(show_answer, ANNA, ShowAnswer(id="show"))
    assert task.standing.answer == task.best
    assert SECRET_ID in told(task)
    assert show_answer(task.table, ANNA, ShowAnswer(id="again")) == []


def test_two_clues_tell_the_actions_and_then_the_cards(task: Task) -> None:
    assert refusal(lambda: show_clue(task.table, BEA, ShowClue(id="c"))) == "no_such_table"
    task.log.act(show_clue, ANNA, ShowClue(id="first"))
    done = {choice.split()[0] for choice in task.best}
    assert set(task.standing.clue_actions or []) == done & {*ACTIONS}
    assert '"clue_cards"' not in told(task)
    task.log.act(show_clue, ANNA, ShowClue(id="second"))
    laid = [choice.split()[1] for choice in task.best if choice.startswith(("experience", "story"))]
    assert task.standing.clue_cards == laid
    assert '"answer"' not in told(task)
    assert refusal(lambda: show_clue(task.table, ANNA, ShowClue(id="third"))) == "not_allowed"
    assert task.log.read_again().task == task.table.task
    # Found with a clue is found, but not at once.
    task.play(task.best)
    task.judge()
    task.log.act(judged, "; ".join(task.best), tried(task.best, "best", 0.0))
    assert task.standing.solved
    assert task.table.need_task().outcome == "later"


def test_whoever_found_it_is_told_why_but_not_the_answer_itself(task: Task) -> None:
    line = line_of(task.game, earning)
    task.play(line)
    task.judge()
    task.log.act(judged, "; ".join(line), tried(line))
    task.back()
    task.play(task.best)
    task.judge()
    task.log.act(judged, "; ".join(task.best), tried(task.best, "as_good", 0.2))
    assert (task.standing.solved, task.standing.answer, task.standing.now) == (True, None, 1)
    assert SECRET_ID in told(task)
    assert summary_of(task.table).puzzle is not None


def test_read_again_it_is_the_same(task: Task) -> None:
    line = line_of(task.game, earning)
    task.play(line)
    task.judge()
    assert task.log.read_again().task == task.table.task
    task.log.act(judged, "; ".join(line), tried(line))
    task.back()
    task.log.act(redo, ANNA, Redo(id="r", state=task.table.state_number))
    task.log.act(show_answer, ANNA, ShowAnswer(id="show"))
    again = task.log.read_again()
    assert again.task == task.table.task
    assert again.turn_line == task.table.turn_line == line[0]


EVENTS = st.lists(st.sampled_from(["best", "as_good", "inaccuracy", "mistake", "answer"]), max_size=8)


@given(EVENTS)
def test_what_came_of_a_puzzle(events: list[str]) -> None:
    """Found is what was found before the answer was shown; at once, with the first try."""
    state = TaskState(e.Task(kind="puzzle", seat=0, best="done"))
    for number, event in enumerate(events):
        if event == "answer":
            state.is_shown = True
        else:
            state.judged(tried([str(number)], event))
    tries = events[: events.index("answer")] if "answer" in events else events
    found = [event in FOUND for event in tries]
    expected = (
        None if not events else "at_once" if found[:1] == [True] else "later" if any(found) else "missed"
    )
    assert state.outcome == expected
    assert state.is_open == (not any(found) and "answer" not in events)
