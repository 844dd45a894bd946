"""The picture of the board: sound SVG that shows what a seat may know and nothing else."""

from xml.etree import ElementTree as ET

import pytest

from lacrimosa.editions import load
from lacrimosa.notation.names import names_of
from lacrimosa.notation.picture import picture, whole_picture
from lacrimosa.notation.picture.board import memory_title
from lacrimosa.rules.bits import members
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.play import play_randomly
from lacrimosa.rules.state import State
from lacrimosa.rules.view import SPECTATOR, view
from lacrimosa.testkit.playouts import Table

KOECHEL = load("koechel")
NAMES = names_of(KOECHEL)
SVG = "{http://www.w3.org/2000/svg}"


def after(table: Table, choices: int, seed: int = 3) -> State:
    state = table.new(KOECHEL, seed)
    play_randomly(state, stream(seed, 1), choices)
    return state


def texts(svg: str) -> str:
    """All words of a picture, in order."""
    return " ".join(element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text"))


@pytest.mark.parametrize("table", [Table(1, 2, True), Table(2), Table(3, -1, True), Table(4)], ids=str)
@pytest.mark.parametrize("choices", [0, 60, 150, 10_000])
def test_every_board_can_be_drawn_and_tells_nothing_hidden(table: Table, choices: int) -> None:
    state = after(table, choices)
    for seat in range(SPECTATOR, table.players):
        seen = view(state, seat)
        drawn = picture(KOECHEL, seen)
        assert drawn == picture(KOECHEL, view(determinize(seen, stream(7, 7)), seat))
        assert "Requiem" in texts(drawn)


def test_the_own_hand_is_shown_and_others_hands_are_counted() -> None:
    state = after(Table(2), 0)
    words = texts(picture(KOECHEL, view(state, 0)))
    for memory in members(state.seats[0].hand):
        assert memory_title(NAMES, memory).split()[0] in words
    assert "Hand: 4 cards" in words
    assert texts(picture(KOECHEL, view(state, SPECTATOR))).count("Hand: 4 cards") == 2


@pytest.mark.parametrize("table", [Table(1, 2, True), Table(3)], ids=str)
def test_the_whole_picture_shows_every_hand(table: Table) -> None:
    state = after(table, 60)
    words = texts(whole_picture(KOECHEL, state))
    assert "cards" not in words.split("Markers left")[-1]
    for seat in range(table.players):
        for memory in members(state.seats[seat].hand):
            assert memory_title(NAMES, memory).split()[0] in words
    assert ", you" not in words
    assert whole_picture(KOECHEL, after(table, 10_000)).startswith("<svg")


def test_places_and_prices_come_from_the_edition() -> None:
    words = texts(picture(KOECHEL, view(after(Table(3), 40), 1)))
    for place in KOECHEL.data.board.map.place:
        assert place.name in words
    for movement in KOECHEL.data.board.requiem.movement:
        assert movement.name in words
    assert "Price:" in words


def test_everything_stays_inside_the_frame() -> None:
    drawn = ET.fromstring(picture(KOECHEL, view(after(Table(4), 200), 0)))
    width, height = float(drawn.get("width", "0")), float(drawn.get("height", "0"))
    for element in drawn.iter(f"{SVG}text"):
        assert 0 <= float(element.get("x", "-1")) <= width
        assert 0 <= float(element.get("y", "-1")) <= height
