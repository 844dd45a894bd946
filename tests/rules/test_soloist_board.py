"""SOL-9, SOL-10: the Soloist on the map and on the Requiem."""

import pytest
from rules.soloing import (
    MOVEMENTS,
    OWN,
    him,
    solo,
    spaces_of,
    vp_gains,
)

from lacrimosa.rules import events
from lacrimosa.rules.bits import BIT, count_bits, members
from lacrimosa.rules.kinds import (
    NOBODY,
    REQUIEM,
    TRAVEL,
)
from lacrimosa.testkit.situation import Situation, situation

pytestmark = pytest.mark.both


# --- travel --------------------------------------------------------------------------------------


def travelled(way: str, courts: int, start: str, *empty: str) -> Situation:
    """He travels from a place, with these places empty."""
    game = solo(TRAVEL, way=way, courts=courts).mozart(start)
    for place in empty:
        game.tile(place, None)
    return game.play("done")


def visits(game: Situation) -> list[str]:
    return [OWN.place_ids[int(event.b)] for event in game.happened(events.COURT_TAKEN)]


def used(game: Situation) -> list[str]:
    return [OWN.place_ids[int(event.b)] for event in game.happened(events.CITY_USED)]


def stands(game: Situation) -> str:
    return OWN.place_ids[game.state.mozart]


@pytest.mark.rule("SOL-9")
@pytest.mark.parametrize("way", ["up", "down"])
def test_no_courts_means_no_travel(way: str) -> None:
    for start in ("salzburg", "vienna"):
        game = travelled(way, 0, start)
        assert stands(game) == start
        assert visits(game) == used(game) == []


# The courts are Vienna (2), London (6) and Paris (7).
@pytest.mark.rule("SOL-9")
@pytest.mark.parametrize(
    ("way", "courts", "start", "visited", "on_the_way"),
    [
        ("up", 1, "salzburg", ["vienna"], []),
        ("up", 1, "prague", ["london"], ["berlin", "frankfurt"]),
        ("up", 2, "prague", ["london", "paris"], ["berlin", "frankfurt"]),
        ("up", 1, "lyon", ["vienna"], ["milan", "innsbruck", "munich", "salzburg"]),
        ("down", 1, "berlin", ["vienna"], ["prague"]),
        ("down", 1, "salzburg", ["paris"], ["munich", "innsbruck", "milan", "lyon"]),
        ("down", 2, "frankfurt", ["vienna", "paris"], ["berlin", "prague", "salzburg", "munich"]),
        ("down", 2, "milan", ["paris", "london"], ["lyon"]),
    ],
)
def test_he_runs_through_the_numbers_both_ways_round(
    way: str, courts: int, start: str, visited: list[str], on_the_way: list[str]
) -> None:
    game = travelled(way, courts, start)
    tiles = {
        place: situation(1, edition=OWN).state.map_tiles[OWN.place_ids.index(place)] for place in visited
    }
    assert visits(game) == visited
    assert stands(game) == visited[-1]
    assert members(him(game).courts) == sorted(tiles.values())
    assert used(game)[: len(on_the_way)] == on_the_way
    # All cities between were used and nothing else; the tile of the city he started from stays.
    assert start not in used(game)
    assert game.state.map_tiles[OWN.place_ids.index(start)] != NOBODY
    assert count_bits(game.state.cities_used) == len(used(game))


@pytest.mark.rule("SOL-9")
def test_a_court_where_the_marker_stands_is_the_first_visit() -> None:
    game = travelled("up", 1, "vienna")
    assert visits(game) == ["vienna"]
    assert stands(game) == "vienna"
    assert not game.happened(events.TRAVELLED)
    assert visits(travelled("up", 2, "vienna")) == ["vienna", "london"]
    assert visits(travelled("down", 2, "london")) == ["london", "vienna"]


@pytest.mark.rule("SOL-9")
def test_empty_courts_do_not_count() -> None:
    game = travelled("up", 1, "salzburg", "vienna")
    assert visits(game) == ["london"]
    assert visits(travelled("up", 1, "vienna", "vienna")) == ["london"]
    assert visits(travelled("up", 2, "salzburg", "london")) == ["vienna", "paris"]


@pytest.mark.rule("SOL-9")
def test_the_tile_of_the_city_he_starts_from_stays() -> None:
    game = travelled("up", 1, "berlin")
    assert used(game) == ["frankfurt"]
    assert game.state.map_tiles[OWN.place_ids.index("berlin")] != NOBODY


@pytest.mark.rule("SOL-9")
def test_he_stops_as_soon_as_no_court_is_left() -> None:
    game = travelled("up", 2, "salzburg", "vienna", "london", "paris")
    assert stands(game) == "salzburg"
    assert visits(game) == used(game) == []
    game = travelled("up", 2, "salzburg", "london", "paris")
    assert visits(game) == ["vienna"]
    assert stands(game) == "vienna"
    assert used(game) == []


@pytest.mark.rule("SOL-9")
def test_he_pays_nothing_and_gains_no_reward_of_court_or_city_gilded_or_not() -> None:
    for gilded in (False, True):
        game = solo(TRAVEL, way="up", courts=2).mozart("prague")
        # Courts whose immediate rewards are VP on both sides, a city that gives VP.
        game.tile("london", "types_opera_symphony", gilded).tile("paris", "periods_3_5", gilded)
        game.tile("berlin", "ovation", gilded).play("done")
        assert him(game).vp == him(game).ducats == 0
        assert visits(game) == ["london", "paris"]
        assert not game.happened(events.LOST)
        assert not game.state.gilded


# --- Requiem -------------------------------------------------------------------------------------


def placed(game: Situation) -> list[str]:
    return [game.names.spaces.word(int(event.a)) for event in game.happened(events.MARKER_PLACED)]


@pytest.mark.rule("SOL-10")
@pytest.mark.parametrize(("end", "second"), [("top", 1), ("bottom", -2)])
def test_he_takes_the_first_open_space_from_the_end_the_card_names(end: str, second: int) -> None:
    # The top space is covered, the bottom one is taken.
    spaces = spaces_of("sanctus")
    game = solo(REQUIEM, movement="sanctus", end=end).cover(spaces[0]).marker(0, spaces[-1]).play("done")
    assert placed(game) == [spaces[second]]
    at = game.names.spaces.number(spaces[second])
    assert him(game).sixteenths == BIT[at]
    assert him(game).eighths == 0
    assert game.state.filled & BIT[at]


@pytest.mark.rule("SOL-10")
@pytest.mark.parametrize("movement", OWN.movement_ids)
def test_he_gains_the_low_vp_at_once_and_nothing_else(movement: str) -> None:
    game = solo(REQUIEM, movement=movement).play("done")
    assert vp_gains(game) == [OWN.tables.low[MOVEMENTS[movement]]]
    assert count_bits(him(game).markers) == 6
    assert him(game).tiles == him(game).ducats == him(game).finance == 0
    assert not game.happened(events.COMPOSER_HIRED)
    assert game.state.stack_taken == [0] * 10


def full(game: Situation, *movements: str) -> Situation:
    """Cover movements whole."""
    return game.cover(*[space for movement in movements for space in spaces_of(movement)])


@pytest.mark.rule("SOL-10")
@pytest.mark.parametrize(
    ("movement", "closed", "goal"),
    [
        ("kyrie", ["kyrie"], "sequentia"),
        ("sequentia", ["sequentia", "offertorium"], "sanctus"),
        ("offertorium", ["offertorium", "sanctus", "agnus_dei"], "sequentia"),
        ("agnus_dei", ["agnus_dei", "sanctus"], "offertorium"),
        ("agnus_dei", ["agnus_dei", "sanctus", "offertorium", "sequentia"], "kyrie"),
    ],
)
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_a_full_movement_sends_him_right_then_to_the_nearest_on_the_left(
    movement: str, closed: list[str], goal: str, end: str
) -> None:
    game = full(solo(REQUIEM, movement=movement, end=end), *closed).play("done")
    assert placed(game) == [spaces_of(goal)[0 if end == "top" else -1]]
    # The low VP is that of the movement where the marker lies.
    assert vp_gains(game) == [OWN.tables.low[MOVEMENTS[goal]]]


@pytest.mark.rule("SOL-10")
def test_without_an_open_space_anywhere_there_is_no_effect() -> None:
    game = full(solo(REQUIEM), *OWN.movement_ids).play("done")
    assert placed(game) == []
    assert him(game).vp == 0


@pytest.mark.rule("SOL-10")
def test_when_all_seven_markers_are_used_there_is_no_effect() -> None:
    game = solo(*[REQUIEM] * 9, movement="sequentia").play("done")
    # The instrument is irrelevant: seven spaces in a row, whatever they are.
    assert placed(game) == spaces_of("sequentia")[:7]
    assert him(game).markers == 0
    assert vp_gains(game) == [OWN.tables.low[1]] * 7
