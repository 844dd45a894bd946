"""What is wrong with a position is told with its field, and nothing unplayable is let in."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from notation.playing import TABLES, new_game, played, steps

from lacrimosa.editions import load
from lacrimosa.notation import Game, PositionError
from lacrimosa.notation.names import names_of
from lacrimosa.notation.position import read_position

Tree = dict[str, Any]


def refused(tree: Tree | str) -> str:
    with pytest.raises(PositionError) as problem:
        read_position(tree if isinstance(tree, str) else json.dumps(tree))
    return str(problem.value)


def tree_where(wanted: Callable[[Tree], bool], table: int = 7) -> Tree:
    """The first position of some random game that is as wanted."""
    for seed in range(30):
        game = new_game(TABLES[table], seed)
        for _ in steps(game, seed):
            names = [type(step).__name__ for step in game.state.pending]
            tree = {"names": names, "game": game}
            if wanted(tree):
                found: Tree = json.loads(game.position())
                return found
    pytest.fail("no such position in thirty games")


def plain() -> Tree:
    found: Tree = json.loads(played(TABLES[6], 4, most=80).position())
    return found


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("round", 6, "round"),
        ("round", 1.5, "round"),
        ("turn", None, "turn"),
        ("rules", 2, "rules"),
        ("format", "x", "format"),
        ("first", "C", "first"),
        ("active", "D", "active"),
        ("exchange_open", False, "exchanges cannot be closed"),
        ("rng", 0, "rng"),
        ("rng", 1 << 62, "rng"),
        ("rng", 10**300, "rng"),
        ("mozart", "atlantis", "mozart"),
        ("bonus", "bonus_9", "bonus"),
        ("salieri", "in_row", "salieri"),
        ("row", [None] * 7, "Opus"),
        ("row", ["figaro"] * 7, "is in"),
        ("deck_drawn", 255, "deck_drawn"),
        ("map", {}, "map"),
        ("gilded", ["vienna", "vienna"], "gilded: vienna is named twice"),
        ("tiles_taken", {"eighth": [0], "sixteenth": [0]}, "tiles_taken"),
        ("tiles_taken.eighth", [9, 9, 9, 9, 9], "cannot lack"),
        ("pending", [], "nothing is pending"),
        ("pending", [["Jump", 0]], "pending[0]: Jump"),
        ("pending", [["NameWild", 0, 0, 1, 0, 0, 0, 0, 0]], "NameWild cannot be the last"),
        ("pending", [[0, 0]], "a step is a name and numbers"),
        ("pending", [["BeginRound", -1]] * 65, "pending"),
        ("seats", [], "seats"),
        ("seats.0.ducats", -1, "seats[0].ducats"),
        ("seats.0.ducats", 10**6, "ducats"),
        ("seats.0.vp", 77, "is not the sum"),
        ("seats.0.vp_from", {"luck": 3}, "seats[0].vp_from"),
        ("seats.0.vp_from.final_story", 3, "VP"),
        ("seats.0.finance", 200, "off the track"),
        ("seats.0.tracks.talent", 99, "track"),
        (
            "seats.0.hand",
            ["start_document", "start_document"],
            "seats[0].hand: start_document is named twice",
        ),
        ("seats.0.hand", [], "seat 0"),
        ("seats.0.rng", 5, "seats[0].rng"),
        ("seats.0.performed", ["zauberfloete"], "rotated"),
        ("seats.0.markers", [], "markers"),
        ("seats.0.markers", ["8"], "seats[0].markers"),
        ("seats.0.eighths", ["kyrie.9"], "did you mean kyrie."),
        ("deal.players", 3, "deal"),
        ("deal.soloist", "easy", "deal: level"),
        ("deal.salieri", True, "deal: salieri"),
        ("deal.composers", [], "deal.composers"),
        ("deal.seat_rngs", [], "deal.seat_rngs"),
        ("deal.decks", [], "deal: decks"),
        ("edition.id", "../koechel", "edition.id"),
        ("edition.digest", "0", "edition"),
        ("luck", 1, "unknown field `luck`"),
    ],
)
def test_a_wrong_field_is_named(path: str, value: object, told: str) -> None:
    tree = plain()
    *parents, last = path.split(".")
    node: Any = tree
    for parent in parents:
        node = node[int(parent)] if isinstance(node, list) else node[parent]
    node[last] = value
    assert told in refused(tree)


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "[]", "{}", "NaN", '{"round": NaN}', "{", '"', "\ud800", "\0", "1" * 5000),
        "[" * 100_000,
        '{"map":' * 50_000,
    ],
)
def test_texts_that_are_no_positions(text: str) -> None:
    assert refused(text)


def test_missing_fields_are_named() -> None:
    for key in plain():
        tree = plain()
        del tree[key]
        assert f"`{key}`" in refused(tree)


def test_a_composer_tile_lies_where_its_own_marker_stood() -> None:
    tree = tree_where(lambda tree: any(seat.tiles.bit_count() > 1 for seat in tree["game"].state.seats))
    seat, own = next((n, own) for n, own in enumerate(tree["seats"]) if len(own["tiles"]) > 1)
    first, second = list(own["tile_spaces"])[:2]
    spaces = dict(own["tile_spaces"])
    for changed, told in (
        ({first: spaces[second]}, "cannot lie on instrument space"),
        ({first: own["markers"][0]}, "cannot lie on instrument space"),
        ({"atlantis": spaces.pop(first)}, f"seats[{seat}].tile_spaces"),
        ({first: "8"}, f"seats[{seat}].tile_spaces"),
    ):
        own["tile_spaces"] = spaces | changed
        assert told in refused(tree)
    stranger = next(word for word in names_of(load("koechel")).tiles.words if word not in own["tiles"])
    own["tile_spaces"] = spaces | {stranger: "1"}
    assert "nobody hired it" in refused(tree)
    own["tile_spaces"] = spaces
    tree["seats"][1 - seat]["tile_spaces"] = {second: "1"}
    assert f"{second} lies elsewhere" in refused(tree)


def asks(name: str, waits: str = "") -> Callable[[Tree], bool]:
    return lambda tree: tree["names"][-1] == name and (not waits or waits in tree["names"])


def test_wild_points_without_end_are_refused() -> None:
    """Every wild point triples the ways a debt might be paid: a hundred would take for ever."""
    tree = tree_where(asks("NameWild"))
    for tracks, counters in ((99, 0), (0, 99), (0, 0), (-1, 2)):
        tree["pending"][-1][2:4] = [tracks, counters]
        assert "pending" in refused(tree)


def test_a_debt_is_the_price_of_something_and_payable() -> None:
    tree = tree_where(asks("Pay"))
    pay = tree["pending"][-1]
    for at, number in ((3, 9999), (3, pay[3] + 1), (4, (1 << 48) - 1), (5, 9), (6, 3), (2, 0)):
        twin = json.loads(json.dumps(tree))
        twin["pending"][-1][at] = number
        assert "is not the price" in refused(twin)
    poor = json.loads(json.dumps(tree))
    for seat in poor["seats"]:
        seat["ducats"] = 0
        for points in (seat["tracks"], seat["counters"]):
            points.update(talent=0, journey=0, composition=0)
    assert "cannot be paid" in refused(poor)
    del tree["pending"][-2]
    assert "pending" in refused(tree)


def test_what_a_wild_point_is_named_for_is_what_is_owed() -> None:
    tree = tree_where(asks("NameWild", "HireComposer"))
    tree["pending"][-1][5] += 1
    assert "does not owe" in refused(tree)
    tree["pending"][-1][5:] = [0, 0, 0, 0]
    assert "does not owe" in refused(tree)


@pytest.mark.parametrize("memory", [-1, 64, 191, 255])
def test_only_a_memory_card_of_the_row_can_be_taken(memory: int) -> None:
    """64 would be Salieri and 191 an empty space, counted as card codes."""
    tree = tree_where(asks("Pay", "TakeMemory"), 7)
    step = next(step for step in tree["pending"] if step[0] == "TakeMemory")
    step[2] = memory
    assert "pending" in refused(tree)


def test_maintenance_is_in_order() -> None:
    tree = tree_where(lambda tree: "GatherCards" in tree["names"] and tree["names"].count("GatherCards") == 1)
    gather = next(step for step in tree["pending"] if step[0] == "GatherCards")
    twice = json.loads(json.dumps(tree))
    twice["pending"].insert(1, gather)
    assert "pending" in refused(twice)
    other = json.loads(json.dumps(tree))
    other["pending"][1][1] = 1 - gather[1]
    assert "pending" in refused(other)
    tree["pending"] = [*tree["pending"][:2], ["NameWild", gather[1], 0, 1, 20 << 8, 0, 0, 0, 0]]
    tree["pending"][1][0] = "StoryUpkeep"
    assert "out of order" in refused(tree)


def test_a_turn_has_one_menu_that_ends_it() -> None:
    tree = tree_where(lambda tree: tree["names"][2:] == ["ActionMenu"])
    tree["pending"].append(tree["pending"][-1])
    assert "ends the turn" in refused(tree)


def test_hands_and_sections_fit_the_turn() -> None:
    tree = plain()
    seat = next(seat for n, seat in enumerate(tree["seats"]) if "AB"[n] != tree["active"])
    seat["deck"].append(seat["hand"].pop())
    assert "cards in hand" in refused(tree)
    tree = plain()
    other = next(seat for n, seat in enumerate(tree["seats"]) if "AB"[n] != tree["active"])
    if other["story"][0] is None:
        other["story"][0] = other["hand"].pop()
    else:
        other["deck"].append(other["story"][0])
        other["story"][0] = None
    assert "seat" in refused(tree)


def test_what_was_seen_fits_what_is_hidden() -> None:
    tree = plain()
    tree["seen"]["opus"].append(next(card for card in tree["deal"]["periods"][4] if card in tree_opus(tree)))
    assert "cannot have been" in refused(tree)
    tree = plain()
    tree["seen"]["opus"] = []
    assert "never been seen" in refused(tree)


def tree_opus(tree: Tree) -> set[str]:
    return set(Game.new(2, seed=1).words.opus.words)


def test_the_soloist_owns_nothing_and_shows_his_cards() -> None:
    whole: Tree = json.loads(played(TABLES[0], 4, most=40).position())
    tree = json.loads(json.dumps(whole))
    tree["seats"][1]["ducats"] = 3
    assert "the Soloist owns" in refused(tree)
    tree = json.loads(json.dumps(whole))
    tree["seats"][1]["deck"].reverse()
    assert "Soloist" in refused(tree)
    tree = json.loads(json.dumps(whole))
    tree["seats"][1]["drawn"] = 9
    assert "Soloist has drawn" in refused(tree)


def test_a_finished_game_is_finished_in_round_five() -> None:
    tree: Tree = json.loads(played(TABLES[6], 4).position())
    assert read_position(json.dumps(tree)).round == 5
    tree["round"] = 4
    assert "nothing is pending" in refused(tree)
