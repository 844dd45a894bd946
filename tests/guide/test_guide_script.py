"""The script of the guided first game can be played, and what it points at is there at that moment."""

import json
from pathlib import Path
from typing import Any

import pytest

from lacrimosa.lessons import lesson, lesson_ids
from lacrimosa.notation import Game
from lacrimosa.rules.kinds import NOBODY

GUIDE = Path(__file__).parents[2] / "web" / "src" / "guide"
SCRIPT = GUIDE / "script.json"
LESSONS = GUIDE / "lessons.json"
WORDS = GUIDE.parent / "words" / "en" / "lessons.ftl"
PERSON, SOLOIST = 0, 1
TURNS = 5  # a round, and the first of the next one
TALENT, JOURNEY, COMPOSITION = range(3)
# The page answers these by itself: how something is paid, which marker leaves the board.
ANSWERS = ("track", "name", "marker", "route")


@pytest.fixture
def script() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(SCRIPT.read_text(encoding="utf-8"))
    return read


@pytest.fixture
def game(script: dict[str, Any]) -> Game:
    return Game.new(1, level=script["level"], composers=script["composers"], seed=script["seed"])


def _choices(step: dict[str, Any]) -> list[str]:
    return [choice.strip() for choice in step.get("choice", "").split(";") if choice]


def _play(game: Game, choice: str) -> None:
    """One scripted choice; payments and the like in between are taken as they are offered first."""
    offered = list(game.texts().values())
    while offered[0].split()[0] in ANSWERS:
        game.play(offered[0])
        offered = list(game.texts().values())
    assert choice in offered
    game.play(choice)


def _play_steps(game: Game, script: dict[str, Any], last: str) -> None:
    """The steps that are still to be played, up to and with this one."""
    ids = [step["id"] for step in script["steps"]]
    scripted = [choice for step in script["steps"][: ids.index(last) + 1] for choice in _choices(step)]
    for choice in scripted[len(game.moves) :]:
        _play(game, choice)


def _are_there(game: Game, keys: str) -> bool:
    return all(_is_there(game, key) for key in keys.split())


def _is_there(game: Game, key: str) -> bool:
    """Whether a thing that is lit is on the table; areas are the page's affair."""
    kind, _, name = key.partition(":")
    words, state = game.words, game.state
    if not name:
        return True
    match kind:
        case "card":
            return name in [words.card(card) for card in state.row]
        case "hand":
            return name in words.memories.mask_words(state.seats[PERSON].hand)
        case "place":
            return state.map_tiles[words.places.number(name)] != NOBODY
        case "space":
            return not state.covered >> words.spaces.number(name) & 1
        case "stack":
            movement, note = name.split(".")
            top = state.top_tile(words.notes.number(note), words.movements.number(movement))
            return int(top) != NOBODY
        case "movement":
            return name in words.movements
        case _:
            return False


def test_every_choice_is_offered_and_the_round_ends(game: Game, script: dict[str, Any]) -> None:
    for step in script["steps"]:
        for choice in _choices(step):
            assert game.to_move == PERSON, step["id"]
            _play(game, choice)
    assert (game.state.round, game.state.turn, game.to_move) == (2, 2, PERSON)


def test_every_action_is_done_once(script: dict[str, Any]) -> None:
    verbs = [choice.split()[0] for step in script["steps"] for choice in _choices(step)]
    for verb in ("commission", "travel", "requiem", "perform", "document"):
        assert verbs.count(verb) == 1


def test_it_is_a_round_and_a_turn_without_detours(game: Game, script: dict[str, Any]) -> None:
    scripted = [choice for step in script["steps"] for choice in _choices(step)]
    for choice in scripted:
        _play(game, choice)
    assert len(game.moves) == len(scripted)
    assert scripted.count("done") == TURNS
    assert {move.seat for move in game.moves} == {PERSON}


def test_what_it_points_at_is_there(game: Game, script: dict[str, Any]) -> None:
    for step in script["steps"]:
        assert _are_there(game, step.get("at", "")), step["id"]
        for choice in _choices(step):
            _play(game, choice)


def test_what_the_words_say_is_true(game: Game, script: dict[str, Any]) -> None:
    """The texts name a few things of this deal; they stand in web/src/words."""
    words = game.words
    assert words.bonuses.word(game.state.bonus) == "bonus_1_travel"

    _play_steps(game, script, "commission")
    person = game.state.seats[PERSON]
    assert (person.ducats, person.vp) == (7, 2)

    _play_steps(game, script, "confirm")
    rival = game.state.seats[SOLOIST]
    assert (rival.vp, len(words.spaces.mask_words(rival.sixteenths))) == (1, 1)

    game.play("experience start_travel_b; story start_commission_b; act; travel vienna")
    person = game.state.seats[PERSON]
    assert words.courts.mask_words(person.courts) == ["instruments_strings_voice"]
    assert (person.ducats, person.vp, person.track(JOURNEY)) == (6, 3, 0)

    _play_steps(game, script, "requiem")
    assert game.state.seats[PERSON].counter(JOURNEY) == 2

    _play_steps(game, script, "turn-4")
    assert words.memories.mask_words(game.state.seats[PERSON].hand) == ["start_document"]

    _play_steps(game, script, "last")
    person = game.state.seats[PERSON]
    assert (game.state.round, game.state.turn) == (2, 1)
    assert (person.ducats, person.vp) == (11, 3)
    assert [person.track(kind) for kind in (TALENT, JOURNEY, COMPOSITION)] == [2, 1, 1]

    # The card that comes does what the card does that goes, and pays 2 ducats besides.
    memories = {
        card.id: card for card in (*game.edition.data.memory.starting, *game.edition.data.memory.memory)
    }
    comes, goes = memories["versailles"], memories["start_perform_or_sell_b"]
    assert comes.actions == goes.actions
    assert ([good.ducats for good in comes.top], goes.top) == ([2], ())
    _play_steps(game, script, "document")
    assert words.memories.mask_words(game.state.seats[PERSON].forgotten) == ["start_perform_or_sell_b"]


def test_every_step_has_a_name_of_its_own_and_something_to_do_or_to_show(script: dict[str, Any]) -> None:
    ids = [step["id"] for step in script["steps"]]
    assert len(ids) == len(set(ids))
    plain = [step["id"] for step in script["steps"] if "choice" not in step and "at" not in step]
    assert plain == ["welcome", "end"]


@pytest.mark.parametrize("name", lesson_ids())
def test_a_lesson_has_letters_that_point_at_what_is_there(name: str) -> None:
    letters = json.loads(LESSONS.read_text(encoding="utf-8"))[name]
    game = lesson(name).game()
    for letter in letters["letters"]:
        assert _are_there(game, letter["at"]), letter["id"]
    assert _are_there(game, letters["hint"])


def test_every_lesson_is_on_the_page() -> None:
    assert set(json.loads(LESSONS.read_text(encoding="utf-8"))) == set(lesson_ids())


@pytest.mark.parametrize("name", lesson_ids())
def test_whatever_a_lesson_may_answer_has_words(name: str) -> None:
    text = WORDS.read_text(encoding="utf-8")
    found = lesson(name)
    for one in (*found.goals, *found.mistakes):
        assert f"\nlesson-{name}-miss-{one.name} = " in text
