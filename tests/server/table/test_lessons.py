"""The table of a lesson: one person's, in no list, and its updates say how far that person is."""

import dataclasses

import pytest
from server.tabling import ANNA, BEA, Log, refusal

from lacrimosa.server.messages.socket import LessonStanding, Undo
from lacrimosa.server.table.lessons import open_lesson
from lacrimosa.server.table.rights import may_see
from lacrimosa.server.table.seating import start, watch
from lacrimosa.server.table.summary import summary_of
from lacrimosa.server.table.undo import undo

WAY = ("experience start_document", "story start_travel_a", "act", "document miserere")


@pytest.fixture
def log() -> Log:
    log = Log()
    log.add([open_lesson(ANNA, "Anna", "deck")])
    log.act(start, ANNA)
    return log


def standing(log: Log) -> LessonStanding:
    found = log.update(ANNA).lesson
    assert found is not None
    return found


def test_the_update_tells_how_far_the_person_is(log: Log) -> None:
    first = standing(log)
    assert (first.lesson, first.verdict, first.why) == ("deck", "open", None)
    assert first.start == len(log.table.playing().moves)
    for choice in WAY:
        log.choose(ANNA, choice)
    assert (standing(log).verdict, standing(log).why) == ("missed", "let-go")
    log.act(undo, ANNA, Undo(id="back", state=log.table.state_number, to=first.start))
    assert standing(log) == first
    for choice in (WAY[0], "story start_requiem_b", *WAY[2:]):
        log.choose(ANNA, choice)
    assert standing(log).verdict == "met"


def test_even_a_confirmed_turn_can_be_tried_again(log: Log) -> None:
    """There is nobody to be unfair to."""
    before = standing(log)
    for choice in (WAY[0], WAY[1], "income", "done"):
        log.choose(ANNA, choice)
    assert standing(log).verdict == "missed"
    log.act(undo, ANNA, Undo(id="back", state=log.table.state_number, to=before.start))
    assert standing(log) == before


def test_it_is_nobody_elses_and_in_no_list(log: Log) -> None:
    assert not may_see(log.table, BEA)
    assert refusal(lambda: watch(log.table, BEA, 10)) == "not_allowed"
    assert summary_of(log.table).people == ()


def test_it_is_the_same_read_again(log: Log) -> None:
    assert log.read_again().lesson == "deck"


def test_other_tables_have_no_lesson(log: Log) -> None:
    log.table.lesson = None
    assert log.update(ANNA).lesson is None


def test_a_lesson_that_is_no_more_says_nothing(log: Log) -> None:
    """A table may outlive its lesson; it goes on as a game."""
    log.table.lesson = "chess"
    assert log.update(ANNA).lesson is None


def test_a_lesson_about_another_edition_says_nothing(log: Log) -> None:
    game = log.table.playing()
    game.edition = dataclasses.replace(game.edition, digest="0" * 64)
    assert log.update(ANNA).lesson is None


def test_an_unknown_lesson_is_refused() -> None:
    assert refusal(lambda: open_lesson(ANNA, "Anna", "chess")) == "not_found"
