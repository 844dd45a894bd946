"""A box that differs, over HTTP: more cards and fewer, rare values, wrong files, people who are out again."""

import base64
import io
import zipfile

import pytest
from server.serving import ServerProcess
from server.workshop.boxes import BONUS, Typist, folder

from lacrimosa.editions import load
from lacrimosa.editions.drafts import is_draft
from lacrimosa.editions.reading import parse_file
from lacrimosa.editions.schema import ComposersFile, Tile


def wrong_zip(content: bytes, *changes: tuple[str, bytes, bytes], count: int = 1) -> str:
    """A saved edition with other bytes in it, as a message has it."""
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(whole, "w") as new:
        for entry in old.infolist():
            text = old.read(entry)
            for file, before, after in changes:
                if entry.filename.endswith(file):
                    assert before in text
                    text = text.replace(before, after, count)
            new.writestr(entry.filename, text)
    return base64.b64encode(whole.getvalue()).decode()


def test_a_readable_file_with_wrong_values_opens_as_a_draft(desk: ServerProcess, anna: Typist) -> None:
    anna.seal(BONUS, "m9d")
    archive = wrong_zip(
        anna.file().content,
        ("bonuses.toml", b"ducats = 9", b"ducats = 900"),
        ("cities.toml", b"\n[[city]]\n", b"\n[[city]]\nrent = 3\n"),
        ("soloist.toml", b'\nside = "left"', b'\nside = "above"'),
        ("board.toml", b"\nstart = 1\n", b"\nstart = 77\n"),
        ("opus.toml", b"\nperiod = 1\n", b"\nperiod = 2\n"),
    )
    made = anna.post("/api/workshop/import", title="Not quite", archive=archive)
    anna.at(made["name"])
    view = anna.look()
    told = {one.get("what", ""): one for one in view["problems"]}
    assert "it must be 99 or less" in told[BONUS]["text"]
    assert (told[BONUS]["weight"], told[BONUS]["code"]) == ("error", "left_out")
    assert told[BONUS]["values"] == {
        "problem": "at_most",
        "field": "reward[1].ducats",
        "value": "900",
        "most": "99",
    }
    assert "rent is unknown" in told["city:abbey_sale"]["text"]
    assert any(what.startswith("soloist:") for what in told)
    assert "start is 77" in told["places:map"]["text"]
    assert "number" not in anna.component(BONUS), "what was wrong is to be typed in"
    assert is_draft(folder(desk, anna))
    assert anna.draft not in anna.get("/api/editions")
    assert anna.refused("POST", f"/api/workshop/{anna.draft}/finish") == "not_ready"
    anna.seal(BONUS, "m2d")
    assert BONUS not in {one.get("what") for one in anna.look()["problems"]}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("opus.toml", b"[[opus]]", b"[[opera]]"), "missing"),  # a list that is none
        (("opus.toml", b"title", b"\xff\xfe"), "not_utf8"),
        (("board.toml", b"[map]", b"[map"), "not_toml"),
    ],
)
def test_what_cannot_be_read_is_refused(anna: Typist, change: tuple[str, bytes, bytes], problem: str) -> None:
    body = wrong_zip(anna.file().content, change, count=-1)
    refused = anna.ask("POST", "/api/workshop/import", title="Bad", archive=body).json()
    assert refused["code"] == "bad_edition"
    # What a page says it with, in any language: what, and where.
    assert refused["values"]["in_file"] == change[0]
    assert refused["values"]["problem"] == problem


def test_more_than_the_rules_have_room_for_is_refused_before_it_is_looked_through(anna: Typist) -> None:
    """Many places have more ways between them than anybody could work out while somebody waits."""
    place = b'\n[[map.place]]\nnumber = 1\nid = "%s"\nname = "x"\nkind = "city"\nlat = 1\nlon = 1\n'
    many = b"".join(place % f"x{n}".encode() for n in range(200))
    space = b"\n[[personal.finance]]\nspace = 1\nincome = []\n" * 200
    for more, told in (
        (many, "map.place: there are 211; there must be 1 to 32"),
        (space, "there must be 1 to 62"),
    ):
        content = anna.file().content
        archive = wrong_zip(content, ("board.toml", b"\n[[row.space]]\n", more + b"\n[[row.space]]\n"))
        refused = anna.ask("POST", "/api/workshop/import", title="Huge", archive=archive).json()
        assert refused["code"] == "bad_edition"
        assert told in refused["text"]


def ids(person: Typist) -> list[str]:
    return [one["id"] for one in person.look()["components"]]


def test_a_card_is_added_typed_exported_and_both_are_undone(desk: ServerProcess, anna: Typist) -> None:
    base = f"/api/workshop/{anna.draft}"
    what = anna.post(f"{base}/add", like="opus:figaro")["what"]
    assert anna.component(what)["stack"] == "opus_4"
    told = {one.get("code"): one for one in anna.look()["problems"]}
    assert told["count"]["values"] == {"kind": "opus", "n": 47, "said": 46}
    assert told["count"]["weight"] == "look"
    anna.seal(what, "a8636716114", name="Another Figaro")
    anna.post(f"{base}/remove", what="opus:idomeneo")
    edition = load(folder(desk, anna))
    cards = {card.id: card for card in edition.data.opus.opus}
    assert cards[what.partition(":")[2]].title == "Another Figaro"
    assert "idomeneo" not in cards
    assert edition.data.edition.counts.opus == len(cards) == 46
    undone = anna.post(f"{base}/undo")
    assert (undone["what"], undone["changes"]["is_other"]) == ("opus:idomeneo", True)
    anna.post(f"{base}/undo")  # the seal
    anna.post(f"{base}/undo")  # the adding
    assert what not in ids(anna)
    assert len(load(folder(desk, anna)).data.opus.opus) == 46


def test_tiles_close_their_ranks_and_change_places(desk: ServerProcess, anna: Typist) -> None:
    base = f"/api/workshop/{anna.draft}"
    anna.post(f"{base}/remove", what="tile:eybler_kyrie_1")
    anna.post(f"{base}/move", what="tile:eybler_kyrie_3", up=True)
    tiles = {tile.id: tile.order for tile in load_tiles(desk, anna)}
    assert (tiles["eybler_kyrie_3"], tiles["eybler_kyrie_2"]) == (1, 2)
    anna.post(f"{base}/undo")
    tiles = {tile.id: tile.order for tile in load_tiles(desk, anna)}
    assert (tiles["eybler_kyrie_2"], tiles["eybler_kyrie_3"]) == (1, 2)
    refused = anna.ask("POST", f"{base}/move", what=BONUS).json()
    assert (refused["code"], refused["values"]["reason"]) == ("not_allowed", "order")


def load_tiles(desk: ServerProcess, anna: Typist) -> list[Tile]:
    content = (folder(desk, anna) / "composers.toml").read_bytes()
    parsed: ComposersFile = parse_file("composers.toml", content)
    return [tile for tile in parsed.tile if tile.composer == "eybler" and tile.movement == "kyrie"]


def test_what_the_rules_count_on_stays(anna: Typist) -> None:
    base = f"/api/workshop/{anna.draft}"
    for what in ("starting_opus:nannerl", "soloist:2", "strip:opus", "movement:kyrie"):
        refused = anna.ask("POST", f"{base}/add", like=what).json()
        assert (refused["code"], refused["values"]["reason"]) == ("not_allowed", "fixed")
        assert anna.refused("POST", f"{base}/remove", what=what) == "not_allowed"
    for _ in range(2):
        anna.post(f"{base}/add", like="tile:eybler_kyrie_2")
    refused = anna.ask("POST", f"{base}/add", like="tile:eybler_kyrie_2").json()
    assert (refused["code"], refused["values"]) == ("not_allowed", {"reason": "most", "most": 62})
    anna.post(f"{base}/remove", what=BONUS)
    told = [one for one in anna.look()["problems"] if one.get("code") == "bonus_period"]
    assert told[0]["values"] == {"period": 1, "n": 2, "wanted": 3}
    for what in ("nobody:here", "opus:nobody"):
        assert anna.refused("POST", f"{base}/add", like=what) == "not_found"


def test_nobody_removes_what_somebody_else_typed_unseen(anna: Typist, boris: Typist) -> None:
    base = f"/api/workshop/{anna.draft}"
    number = boris.seal(BONUS, "m3d")["components"][0]["number"]
    assert anna.refused("POST", f"{base}/remove", what=BONUS, seen=0) == "stale"
    boris.type("bonus:bonus_1_travel", "g")
    assert anna.refused("POST", f"{base}/remove", what="bonus:bonus_1_travel", seen=1 << 40) == "stale"
    added = anna.post(f"{base}/add", like=BONUS)["what"]
    version = boris.look()["version"]
    boris.seal(added, "m5d")
    assert anna.refused("POST", f"{base}/undo") == "undo_not_allowed"
    anna.post(f"{base}/remove", what=BONUS, seen=number)
    changes = boris.get(f"/api/workshop/{boris.draft}/changes?after={version}")
    assert changes["is_other"]
    assert BONUS not in ids(boris)
    anna.post(f"{base}/undo")
    assert boris.component(BONUS)["keys"] == "m3d", "what Boris typed came back with it"


def test_costs_and_facts_without_a_key_are_typed_in_fields(desk: ServerProcess, anna: Typist) -> None:
    more = {"cost_ducats": 3, "cost_wild": 1}
    typed = anna.post(f"/api/workshop/{anna.draft}/type", what="city:diary", keys="01m", more=more)
    assert typed["patch"]["cities"][0]["cost"] == {"ducats": 3, "journey": 1, "wild": 1}
    assert anna.component("city:diary")["typing"][0]["more"] == more
    anna.seal("city:diary", "01m w", more=more)
    anna.seal("opus:idomeneo", "a1236715114", more={"century": 19, "period": "2", "koechel": "op. 9"})
    edition = load(folder(desk, anna))
    city = next(city for city in edition.data.cities.city if city.id == "diary")
    assert (city.cost.ducats, city.cost.wild, city.cost.journey) == (3, 1, 1)
    card = next(card for card in edition.data.opus.opus if card.id == "idomeneo")
    assert (card.year, card.period, card.koechel) == (1912, 2, "op. 9")
    assert anna.component("opus:idomeneo")["stack"] == "opus_2"
    # Whoever types the keys again keeps them.
    anna.seal("city:diary", "02m w", seen=1 << 40)
    assert next(c for c in load(folder(desk, anna)).data.cities.city if c.id == "diary").cost.ducats == 3
    path = f"/api/workshop/{anna.draft}/seal"
    for wrong in ({"cost_ducats": 100}, {"cost_ducats": "3"}, {"rent": 1}, {"cost_ducats": 1.5}):
        refused = anna.ask("POST", path, what="city:diary", keys="01m w", more=wrong).json()
        assert (refused["code"], refused["values"]["field"]) == ("bad_request", next(iter(wrong)))


def test_what_looks_strange_and_is_right_is_told_no_more(anna: Typist) -> None:
    def doubts() -> list[str]:
        return [one["code"] for one in anna.look()["problems"] if one.get("what") == "opus:idomeneo"]

    anna.seal("opus:idomeneo", "a9936715114")
    assert doubts() == ["year"]
    anna.seal("opus:idomeneo", "a9936715114", is_right=True)
    assert doubts() == []
    anna.seal("opus:idomeneo", "a9836715114")
    assert doubts() == ["year"], "other values are to be looked at again"


def test_whose_invitation_was_taken_back_reads_and_writes_nothing(
    desk: ServerProcess, anna: Typist, boris: Typist
) -> None:
    base = f"/api/workshop/{anna.draft}"
    link = anna.get(f"{base}/invitation")["url"].partition("#invite=")[2]
    boris.seal(BONUS, "m3d")
    boris.type("bonus:bonus_1_travel", "g")
    assert boris.refused("GET", f"{base}/invitation") == "not_allowed"
    assert boris.refused("POST", f"{base}/revoke") == "not_allowed"
    seats = {one["name"]: one["seat"] for one in anna.look()["people"]}
    assert anna.refused("POST", f"{base}/revoke", seat=seats["Anna"]) == "not_found"
    with Typist(desk.url, "Clara") as clara:
        clara.post(f"{base}/join", invite=link)
        anna.post(f"{base}/revoke", seat=seats["Boris"])
        for path in ("", "/changes", "/invitation", "/file", "/compare/koechel"):
            assert boris.refused("GET", base + path) == "not_found"
        for path, body in (
            ("type", {"what": BONUS, "keys": "m"}),
            ("seal", {"what": BONUS, "keys": "m2d"}),
            ("several", {"what": [BONUS], "part": "reward", "keys": "2d"}),
            ("add", {"like": BONUS}),
            ("remove", {"what": BONUS}),
            ("move", {"what": "tile:eybler_kyrie_2"}),
            ("again", {"what": BONUS}),
            ("undo", {}),
            ("finish", {}),
        ):
            assert boris.refused("POST", f"{base}/{path}", **body) == "not_found"
        assert boris.refused("POST", f"{base}/join", invite=link) == "not_invited"
        assert boris.get("/api/workshop")["drafts"] == []
        assert clara.at(anna.draft).component(BONUS)["keys"] == "m3d", "what he sealed stays, and so does she"
        assert "typing" not in anna.component("bonus:bonus_1_travel")
        fresh = anna.get(f"{base}/invitation")["url"].partition("#invite=")[2]
        assert fresh != link
        anna.post(f"{base}/revoke")
        assert clara.refused("GET", base) == "not_found"
        assert clara.refused("POST", f"{base}/join", invite=fresh) == "not_invited"
    assert [one["name"] for one in anna.look()["people"]] == ["Anna"]
