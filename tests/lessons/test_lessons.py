"""Every lesson can be done, can be missed, and says why; all that a turn can come to is tried."""

from collections.abc import Iterator

import pytest

from lacrimosa.lessons import Lesson, UnknownGoal, UnknownLesson, lesson, lesson_ids
from lacrimosa.lessons.goals import goal_of
from lacrimosa.notation import Game, NotationError
from lacrimosa.rules.asked import ACTION_MENU
from lacrimosa.rules.choices import BUY, FROM_TRACK, MARKER, NAME
from lacrimosa.rules.play import apply, options
from lacrimosa.rules.scoring import final_count
from lacrimosa.rules.state import State

PERSON = 0
# What may be said of a lesson that was missed.
WHY = {
    "deck": {"taken", "let-go"},
    "majorities": {"majority", "elsewhere"},
    "courts": {"scored", "shared", "unmet"},
}


def ends(found: Lesson, state: State) -> Iterator[State]:
    """Every state a turn can come to, without needless exchanges, each payment in one way."""
    asked = state.pending[-1].asked(state)
    is_same_turn = (int(state.round), int(state.turn)) == found.moment
    if not is_same_turn or (asked.kind == ACTION_MENU and asked.ends_turn and not asked.grants):
        yield state
        return
    # Where nothing but an exchange helps to pay, the first one will do.
    offered = [choice for choice in options(state) if not BUY <= choice < NAME] or options(state)[:1]
    if FROM_TRACK <= offered[0] < MARKER:
        offered = offered[:1]
    for choice in offered:
        then = state.clone()
        apply(then, choice)
        yield from ends(found, then)


@pytest.fixture(params=lesson_ids())
def found(request: pytest.FixtureRequest) -> Lesson:
    return lesson(request.param)


def test_there_are_three_lessons() -> None:
    assert set(lesson_ids()) == set(WHY)


def test_a_lesson_begins_with_the_persons_turn_and_its_task_open(found: Lesson) -> None:
    game = found.game()
    assert game.to_move == PERSON
    assert found.progress(game.state).verdict == "open"
    assert all(text.startswith(("experience ", "buy ", "cash ")) for text in game.texts().values())


def test_it_can_be_done_and_most_ways_miss_it(found: Lesson) -> None:
    standings = [found.progress(state) for state in ends(found, found.game().state)]
    met = [standing for standing in standings if standing.verdict == "met"]
    assert 0 < len(met) < len(standings) / 4
    assert {standing.verdict for standing in standings} == {"met", "missed"}
    assert {standing.why for standing in standings if standing.verdict == "missed"} == WHY[found.id]


@pytest.mark.parametrize(
    ("name", "line", "verdict", "why"),
    [
        ("deck", "experience start_document; story start_requiem_b; act; document miserere", "met", None),
        (
            "deck",
            "experience start_document; story start_travel_a; act; document miserere",
            "missed",
            "let-go",
        ),
        ("deck", "experience start_document; story start_travel_a; act", "open", None),
        ("deck", "experience start_document; story start_requiem_b; income", "missed", "taken"),
        ("deck", "experience start_document; story start_requiem_b; income; done", "missed", "taken"),
        (
            "majorities",
            "experience start_requiem_b; story versailles; act; requiem sequentia.2 eighth; track 2",
            "met",
            None,
        ),
        (
            "majorities",
            "experience start_requiem_b; story versailles; act; requiem kyrie.2 eighth; track 2",
            "missed",
            "elsewhere",
        ),
        (
            "courts",
            "experience start_travel_a; story start_travel_b; act; travel vienna",
            "met",
            None,
        ),
        (
            "courts",
            "experience start_travel_a; story start_travel_b; act; travel london; done",
            "missed",
            "unmet",
        ),
        (
            "courts",
            "experience start_travel_a; story start_travel_b; act; travel paris; done",
            "missed",
            "shared",
        ),
    ],
)
def test_what_is_said_to_a_way(name: str, line: str, verdict: str, why: str | None) -> None:
    game = lesson(name).game()
    game.play(line)
    standing = lesson(name).progress(game.state)
    assert (standing.verdict, standing.why) == (verdict, why)


def test_what_the_words_say_is_true() -> None:
    """The letters name a few numbers; they stand in web/src/words."""
    game = lesson("majorities").game()
    before = final_count(game.state, game.state.seats[PERSON])
    game.play("experience start_requiem_b; story versailles; act; requiem sequentia.2 eighth; track 2")
    after = final_count(game.state, game.state.seats[PERSON])
    sequentia = game.words.movements.number("sequentia")
    assert (before.requiem[sequentia][1], after.requiem[sequentia][1]) == (4, 12)
    assert [vp for _, vp in before.courts] == []
    assert [vp for _, vp in after.courts] == [6]

    game = lesson("courts").game()
    assert [vp for _, vp in final_count(game.state, game.state.seats[PERSON]).courts] == [6]
    game.play("experience start_travel_a; story start_travel_b; act; travel vienna")
    assert [vp for _, vp in final_count(game.state, game.state.seats[PERSON]).courts] == [7, 6]


def test_undoing_opens_it_again() -> None:
    found = lesson("deck")
    game = found.game()
    start = len(game.moves)
    game.play("experience start_document; story start_travel_a; act; document miserere")
    assert found.progress(game.state).verdict == "missed"
    game.undo_to(start)
    assert found.progress(game.state).verdict == "open"


def test_nonsense_is_refused() -> None:
    game = Game.new(1, level="easy", seed=1)
    with pytest.raises(UnknownLesson):
        lesson("chess")
    with pytest.raises(UnknownGoal):
        goal_of(game.words, "x", "wins kyrie")
    with pytest.raises(NotationError):
        goal_of(game.words, "x", "leads allegro")
