"""Another map and other boards than those that were copied: places and tracks, more and fewer."""

from typing import Any

from server.serving import ServerProcess
from server.workshop.boxes import BONUS, Typist, folder
from server.workshop.test_another_box import ids

from lacrimosa.editions import load
from lacrimosa.editions.reading import parse_file
from lacrimosa.editions.schema import BoardFile

PLACES = "places:map"


def board(desk: ServerProcess, anna: Typist) -> BoardFile:
    parsed: BoardFile = parse_file("board.toml", (folder(desk, anna) / "board.toml").read_bytes())
    return parsed


def told(person: Typist, code: str) -> list[tuple[str, str, Any]]:
    problems = [one for one in person.look()["problems"] if one.get("code") == code]
    return [(one.get("what", ""), one["weight"], one["values"]) for one in problems]


def road_between(person: Typist, *ends: int) -> str:
    components = person.look()["components"]
    return str(next(one["id"] for one in components if one["label"] == "{} {}".format(*ends)))


def test_a_place_more_is_named_joined_and_played_with(desk: ServerProcess, anna: Typist) -> None:
    base = f"/api/workshop/{anna.draft}"
    assert anna.post(f"{base}/add", like=PLACES)["what"] == PLACES
    assert [one["name"] for one in anna.look()["edition"]["places"]][-1] == "12"
    assert told(anna, "road_cut") == [("", "error", {"start": 1, "place": 12})]
    anna.seal(PLACES, "", more={"place_name_12": "Brno", "place_kind_12": "court", "place_lat_12": 49.2})
    road = anna.post(f"{base}/add", like="road:1")["what"]
    anna.seal(road, "2x22")
    assert told(anna, "road_cut") == []
    assert told(anna, "count") == [(PLACES, "look", {"kind": "places", "n": 12, "said": 11})]
    edition = load(folder(desk, anna))
    assert edition.place_ids[-1] == "own_12"
    assert (edition.data.board.map.place[-1].name, edition.tables.is_court[-1]) == ("Brno", True)
    anna.seal(PLACES, "", is_right=True, seen=1 << 40)
    assert told(anna, "count") == []
    assert edition.slots.wide.place[-1].id == "own_12"


def test_roads_go_with_their_place_and_come_back_with_it(desk: ServerProcess, anna: Typist) -> None:
    base = f"/api/workshop/{anna.draft}"
    before = ids(anna)
    road = road_between(anna, 1, 11)
    anna.seal(road, "1x17")
    removed = anna.post(f"{base}/remove", what=PLACES)
    assert removed["is_other"]
    left = board(desk, anna).map
    assert len(left.place) == 10
    assert max(max(one.between) for one in left.road) == 10
    assert road not in ids(anna)
    assert anna.refused("POST", f"{base}/seal", what=road, keys="1x17") == "not_found"
    assert anna.refused("POST", f"{base}/seal", what=road_between(anna, 1, 2), keys="1x11") == "bad_request"
    again = anna.post(f"{base}/add", like=PLACES)
    assert again["what"] == PLACES
    assert ids(anna) == before
    assert board(desk, anna).map.place[-1].id == "munich"
    assert anna.component(road)["keys"] == "1x17", "what was typed of it came back with it"
    for _ in range(3):
        anna.post(f"{base}/undo")
    assert "number" not in anna.component(road)


def test_a_road_that_leads_off_the_map_by_undoing_is_gone(anna: Typist, boris: Typist) -> None:
    """Anna led it elsewhere, Boris took the place off, then she takes her road back."""
    base = f"/api/workshop/{anna.draft}"
    road = road_between(anna, 10, 11)
    anna.seal(road, "471")
    boris.post(f"{base}/remove", what=PLACES, seen=1 << 40)
    assert road in ids(anna)
    version = boris.look()["version"]
    undone = anna.post(f"{base}/undo")
    assert undone["changes"]["is_other"]
    assert boris.get(f"{base}/changes?after={version}")["is_other"]
    assert road not in ids(boris)
    boris.post(f"{base}/undo")
    assert road in ids(boris)


def test_the_last_place_stays_while_it_is_needed(anna: Typist) -> None:
    base = f"/api/workshop/{anna.draft}"
    anna.seal(PLACES, "", more={"start": 11})
    refused = anna.ask("POST", f"{base}/remove", what=PLACES).json()
    assert (refused["code"], refused["values"]["reason"]) == ("not_allowed", "start")
    anna.seal(PLACES, "", more={"start": 1}, seen=1 << 40)
    for _ in range(9):
        anna.post(f"{base}/remove", what=PLACES, seen=1 << 40)
    assert len(anna.look()["edition"]["places"]) == 2
    refused = anna.ask("POST", f"{base}/remove", what=PLACES, seen=1 << 40).json()
    assert refused["values"]["reason"] == "last"
    for _ in range(12):
        anna.post(f"{base}/add", like=PLACES)
    # All of them can still be drawn, and the game says what is missing.
    assert len(anna.look()["edition"]["places"]) == 14
    assert told(anna, "road_cut")


def test_tracks_have_as_many_spaces_as_are_typed(desk: ServerProcess, anna: Typist) -> None:
    anna.seal("finance:track", "d 2d 3d 4d 5d 6d")
    assert [reward["ducats"] for reward in anna.look()["edition"]["finance"][1:]] == [1, 2, 3, 4, 5, 6]
    assert told(anna, "count") == [("finance:track", "look", {"kind": "finance_spaces", "n": 7, "said": 10})]
    anna.seal("finance:track", "d 2d", seen=1 << 40)
    assert ("tracks:story", "error", {"field": "finance", "level": "hard", "n": 6, "most": 2}) in told(
        anna, "level_finance"
    )
    spaces = "1u 23d 32ck 3f 42v 4tj 5wd 5d 1v"
    typed = anna.type("instruments:spaces", spaces)
    assert len(typed["patch"]["instruments"]) == 9
    anna.seal("instruments:spaces", spaces)
    anna.seal("finance:track", "d 2d 3d 4d 5d 6d 7d 8d 9d x0d x1d".replace("x", "1"), seen=1 << 40)
    edition = load(folder(desk, anna))
    assert (len(edition.tables.finance), len(edition.tables.instrument_of)) == (12, 9)
    assert edition.data.edition.counts.markers == 9
    assert edition.data.edition.counts.horns == 2
    anna.post(f"/api/workshop/{anna.draft}/undo")
    anna.post(f"/api/workshop/{anna.draft}/undo")
    assert len(board(desk, anna).personal.instrument) == 7
    assert anna.component(BONUS)["keys"] == "m2d"


def test_whoever_begins_beyond_a_shorter_track_begins_on_its_last_space(
    desk: ServerProcess, anna: Typist
) -> None:
    anna.seal("finance:track", "d 2d 3d 4d 4dv", more={"finance_start": 5})
    anna.seal("finance:track", "d 2d", seen=1 << 40)
    assert [space.start for space in board(desk, anna).personal.finance] == [False, False, True]
