"""Every choice has one text, and every text one choice."""

import pytest
from notation.playing import TABLES, new_game, steps

from lacrimosa.editions import load
from lacrimosa.notation import Game, NotationError
from lacrimosa.notation.choices import choice_text, parse_choice
from lacrimosa.notation.names import Names
from lacrimosa.rules.choices import CHOICES, FROM_TRACK, MARKER, REQUIEM_SPACE, ROUTE, TRAVEL_TO
from lacrimosa.rules.explain import names_component

NAMES = Names(load("koechel"))


def texts() -> dict[int, str]:
    found = {}
    for choice in range(-2, CHOICES + 2):
        try:
            found[choice] = choice_text(NAMES, choice)
        except NotationError:
            continue
    return found


def test_all_choices_round_trip() -> None:
    found = texts()
    assert len(set(found.values())) == len(found)
    for choice, text in found.items():
        assert parse_choice(NAMES, text) == choice
        assert parse_choice(NAMES, f"  {text.replace(' ', '   ')} ") == choice


def test_exactly_what_exists_has_a_text() -> None:
    tables = NAMES.edition.tables
    state = Game.new(seed=1).state
    found = texts()
    for choice in range(176, 592):
        assert (choice in found) == names_component(state, choice), choice
    assert [n for n in range(16) if FROM_TRACK + n in found] == list(range(tables.track_max + 1))
    assert [n for n in range(12) if MARKER + n in found] == list(range(len(tables.instrument_of)))
    assert -1 not in found
    assert CHOICES not in found


def test_the_words_are_those_of_the_docs() -> None:
    vienna = NAMES.places.number("vienna")
    space = NAMES.spaces.number("kyrie.3")
    assert choice_text(NAMES, TRAVEL_TO + vienna) == "travel vienna"
    assert choice_text(NAMES, REQUIEM_SPACE + 2 * space) == "requiem kyrie.3 eighth"
    assert choice_text(NAMES, FROM_TRACK + 2) == "track 2"
    assert choice_text(NAMES, ROUTE) == "route 1"
    assert choice_text(NAMES, MARKER + 2) == "marker 3"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "a choice is missing"),
        ("fly vienna", "fly"),
        ("travle vienna", "did you mean travel"),
        ("travel viena", "did you mean vienna"),
        ("travel", "TRAVEL PLACE".lower().split()[0]),
        ("travel vienna now", "travel PLACE"),
        ("requiem kyrie.99 eighth", "did you mean kyrie."),
        ("requiem kyrie.1 quarter", "there are eighth, sixteenth"),
        ("track 99", "99"),
        ("act now", '"act"'),
        ("x" * 10_000, "is no choice"),
    ],
)
def test_errors_say_what_would_be_right(text: str, told: str) -> None:
    with pytest.raises(NotationError) as problem:
        parse_choice(NAMES, text)
    assert told in str(problem.value)
    assert len(str(problem.value)) < 400


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES[::3])
def test_everything_offered_has_a_text(table: tuple[int, str | None, bool]) -> None:
    game = new_game(table, 3)
    for _ in steps(game, 3):
        for choice, text in game.texts().items():
            assert parse_choice(game.words, text) == choice
