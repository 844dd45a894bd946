"""Typing a box in over HTTP: alone, together, across crashes and processes, and not for others."""

import base64
import io
import json
import threading
import zipfile
from pathlib import Path

import pytest
from server.serving import ServerProcess, running
from server.workshop.boxes import BONUS, SETTINGS, Typist, folder

from lacrimosa.editions import load
from lacrimosa.editions.drafts import is_draft


def test_a_component_is_typed_and_sealed(desk: ServerProcess, anna: Typist) -> None:
    typed = anna.type("opus:idomeneo", "a81zz477")
    assert typed["keys"] == "a81477"
    assert [one["key"] for one in typed["dropped"]] == ["z", "z"]
    assert (typed["part"], typed["waits_for"], typed["is_whole"]) == ("perform", "talent", False)
    assert typed["patch"]["opus"][0]["cost"] == {"ducats": 7, "talent": 4}
    told = anna.seal("opus:idomeneo", "a8147715114", name="Idomeneo")
    assert told["components"][0]["by"] == "Anna"
    view = anna.look()
    assert sum("number" in one for one in view["components"]) == 1
    edition = load(folder(desk, anna))
    card = next(card for card in edition.data.opus.opus if card.id == "idomeneo")
    assert (card.title, card.perform.ducats) == ("Idomeneo", 5)
    assert is_draft(folder(desk, anna))


def test_what_is_half_typed_cannot_be_sealed(anna: Typist) -> None:
    path = f"/api/workshop/{anna.draft}/seal"
    assert anna.refused("POST", path, what="opus:idomeneo", keys="a81") == "bad_request"
    assert anna.refused("POST", path, what=BONUS, keys="mz2d") == "bad_request"
    assert anna.refused("POST", path, what="opus:nobody", keys="a81") == "not_found"


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, settings=SETTINGS)
    server.start()
    try:
        with Typist(server.url) as anna:
            anna.begin()
            anna.seal(BONUS, "m3d")
            for end in range(1, 9):
                anna.type("opus:idomeneo", "a8136715114"[:end])
            server.kill()
            # A line that was being written when the power went.
            journal = folder(server, anna) / "draft.jsonl"
            with journal.open("ab") as file:
                file.write(b'{"n":99,"at":1,"by":"x","kind":"se')
            server.start()
            assert anna.component("opus:idomeneo")["typing"][0]["keys"] == "a8136715"
            assert anna.component(BONUS)["keys"] == "m3d"
            anna.seal("opus:idomeneo", "a8136715114")
            lines = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
            assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
    finally:
        server.kill()


def test_killed_in_the_middle_of_typing_all_that_was_answered_is_there(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, settings=SETTINGS)
    server.start()
    try:
        with Typist(server.url) as anna:
            anna.begin()
            answered: list[str] = []

            def go_on() -> None:
                try:
                    for number in range(2, 90):
                        anna.seal(BONUS, f"m{number}d", seen=1 << 40)
                        answered.append(f"m{number}d")
                except Exception:  # noqa: BLE001 - the server is killed under it
                    return

            typing = threading.Thread(target=go_on)
            typing.start()
            while len(answered) < 5 and typing.is_alive():
                typing.join(0.01)
            server.kill()
            typing.join()
            server.start()
            with Typist(server.url) as other:
                other.http.cookies = anna.http.cookies
                kept = other.at(anna.draft).component(BONUS)["keys"]
            last = int(answered[-1][1:-1])
            assert kept in (f"m{last}d", f"m{last + 1}d")
    finally:
        server.kill()


def test_two_processes_write_one_journal(tmp_path: Path, desk: ServerProcess, anna: Typist) -> None:
    """Another process with the same data folder and its own database, as in a site of several."""
    other_data = tmp_path / "other"
    other_data.mkdir()
    (other_data / "key").write_bytes((desk.data / "key").read_bytes())
    (other_data / "key").chmod(0o600)
    (other_data / "editions").symlink_to(desk.data / "editions")
    with running(other_data, settings=SETTINGS) as other, Typist(other.url) as there:
        there.http.cookies = anna.http.cookies
        there.at(anna.draft)
        problems: list[str] = []

        def seal(person: Typist, bonus: str, letter: str) -> None:
            for number in range(2, 14):
                told = person.seal(bonus, f"{letter}{number}d", seen=1 << 40)
                if told["components"][0]["keys"] != f"{letter}{number}d":
                    problems.append(bonus)

        second = threading.Thread(target=seal, args=(there, "bonus:bonus_1_travel", "g"))
        second.start()
        seal(anna, BONUS, "m")
        second.join()
        assert not problems
        assert anna.component("bonus:bonus_1_travel")["keys"] == "g13d"
        assert there.component(BONUS)["keys"] == "m13d"
        lines = (folder(desk, anna) / "draft.jsonl").read_text(encoding="utf-8").splitlines()
        assert [json.loads(line)["n"] for line in lines] == list(range(1, len(lines) + 1))


def test_two_people_who_read_different_values_keep_both(anna: Typist, boris: Typist) -> None:
    anna.seal(BONUS, "m3d")
    boris.seal(BONUS, "m4d", seen=0)
    found = anna.component(BONUS)
    assert [(one["by"], one["keys"]) for one in found["readings"]] == [("Anna", "m3d"), ("Boris", "m4d")]
    told = anna.ask("POST", f"/api/workshop/{anna.draft}/finish").json()
    assert (told["code"], told["values"]["doubtful"]) == ("not_ready", 1)
    anna.seal(BONUS, "m4d", seen=found["number"])
    assert "readings" not in anna.component(BONUS)


def test_others_are_told_what_changed(anna: Typist, boris: Typist) -> None:
    version = boris.look()["version"]
    anna.type(BONUS, "m")
    changes = boris.get(f"/api/workshop/{boris.draft}/changes?after={version}")
    assert changes["components"][0]["typing"][0] | {"at": 0} == {
        "by": "Anna",
        "keys": "m",
        "name": "",
        "is_me": False,
        "at": 0,
        "more": {},
    }
    assert changes["problems"] is None
    again = boris.get(f"/api/workshop/{boris.draft}/changes?after={changes['version']}")
    assert again["components"] == []


def test_undo_takes_back_my_own_only(anna: Typist, boris: Typist) -> None:
    anna.seal(BONUS, "m3d")
    boris.seal("bonus:bonus_1_travel", "g3d")
    undone = anna.post(f"/api/workshop/{anna.draft}/undo")
    assert (undone["what"], undone["keys"]) == (BONUS, "m3d")
    assert anna.component(BONUS)["keys"] == "m2d"
    assert anna.refused("POST", f"/api/workshop/{anna.draft}/undo") == "nothing_to_undo"
    assert boris.component("bonus:bonus_1_travel")["keys"] == "g3d"


def test_one_part_of_several_is_changed_at_once(anna: Typist) -> None:
    what = ["bonus:bonus_1_document", "bonus:bonus_1_commission"]
    told = anna.post(f"/api/workshop/{anna.draft}/several", what=what, part="reward", keys="5d")
    assert [one["keys"] for one in told["components"]] == ["m5d", "o5d"]
    path = f"/api/workshop/{anna.draft}/several"
    assert (
        anna.refused("POST", path, what=[*what, "opus:idomeneo"], part="reward", keys="6d") == "bad_request"
    )
    assert anna.component(what[0])["keys"] == "m5d", "all or nothing"


def test_a_draft_is_compared_with_another_edition(anna: Typist) -> None:
    anna.seal(BONUS, "m9d")
    told = anna.get(f"/api/workshop/{anna.draft}/compare/koechel")
    assert [(one["what"], one["here"], one["there"]) for one in told["differences"]] == [
        (BONUS, "m9d", "m2d")
    ]


def test_all_of_it_sealed_and_sound_is_offered_for_play(desk: ServerProcess, anna: Typist) -> None:
    assert anna.refused("POST", f"/api/workshop/{anna.draft}/finish") == "not_ready"
    assert anna.draft not in anna.get("/api/editions")
    for one in anna.look()["components"]:
        anna.seal(one["id"], one["keys"], name=one.get("name", ""))
    anna.post(f"/api/workshop/{anna.draft}/finish")
    assert not is_draft(folder(desk, anna))
    assert anna.draft in anna.get("/api/editions")
    table = anna.open_table(edition=anna.draft)
    assert anna.get(f"/api/tables/{table}")["options"]["edition"] == anna.draft
    anna.seal(BONUS, "m9d", seen=1 << 40)
    assert is_draft(folder(desk, anna)), "what is changed again is a draft again"


def test_a_draft_goes_into_a_file_and_out_of_it(anna: Typist) -> None:
    anna.seal(BONUS, "m9d")
    archive = base64.b64encode(anna.file().content).decode()
    made = anna.post("/api/workshop/import", title="From a file", archive=archive)
    anna.at(made["name"])
    assert anna.component(BONUS)["keys"] == "m9d"
    assert anna.component(BONUS)["number"] > 0, "what is marked as printed is typed in"
    assert "number" not in anna.component("opus:idomeneo")


@pytest.mark.parametrize("name", ["../../start.bat", "/etc/passwd", "opus.exe", "a/b/opus.toml"])
def test_a_hostile_file_is_not_opened(desk: ServerProcess, anna: Typist, name: str) -> None:
    before = sorted(path.name for path in (desk.data / "editions").iterdir())
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        archive.writestr(name, "x")
    body = base64.b64encode(whole.getvalue()).decode()
    assert anna.refused("POST", "/api/workshop/import", title="Bad", archive=body) == "bad_edition"
    assert anna.refused("POST", "/api/workshop/import", title="Bad", archive="!!!") == "bad_edition"
    assert anna.refused("POST", "/api/workshop/import", title="Bad", archive="AAAA") == "bad_edition"
    assert sorted(path.name for path in (desk.data / "editions").iterdir()) == before


def test_strangers_do_not_hear_of_a_draft(desk: ServerProcess, anna: Typist) -> None:
    with Typist(desk.url) as stranger:
        base = f"/api/workshop/{anna.draft}"
        assert stranger.get("/api/workshop")["drafts"] == []
        for path in ("", "/changes", "/invitation", "/file", "/compare/koechel"):
            assert stranger.refused("GET", base + path) == "not_found"
        assert stranger.refused("POST", f"{base}/type", what=BONUS, keys="m") == "not_found"
        assert stranger.refused("POST", f"{base}/seal", what=BONUS, keys="m") == "not_found"
        assert stranger.refused("POST", f"{base}/undo") == "not_found"
        assert stranger.refused("POST", f"{base}/finish") == "not_found"
        assert stranger.refused("POST", f"{base}/delete", title="My box") == "not_found"
        assert stranger.refused("POST", f"{base}/add", like=BONUS) == "not_found"
        assert stranger.refused("POST", f"{base}/remove", what=BONUS) == "not_found"
        assert stranger.refused("POST", f"{base}/revoke") == "not_found"
        assert stranger.refused("POST", f"{base}/join", invite="a" * 24) == "not_invited"


@pytest.mark.parametrize("name", ["..", "%2e%2e", "..%2f..", "koechel", ".hidden", "A", "a" * 41, "a%00"])
def test_names_that_are_none_lead_nowhere(anna: Typist, name: str) -> None:
    assert anna.http.get(f"/api/workshop/{name}").status_code == 404


def test_only_who_began_it_deletes_it_and_nothing_is_lost(
    desk: ServerProcess, anna: Typist, boris: Typist
) -> None:
    path = f"/api/workshop/{anna.draft}/delete"
    assert boris.refused("POST", path, title="My box") == "not_allowed"
    assert anna.refused("POST", path, title="Another") == "bad_request"
    left = anna.post(path, title="My box")
    assert anna.draft not in [one["name"] for one in left["drafts"]]
    kept = [
        one for one in (desk.data / "deleted_editions").iterdir() if one.name.startswith(f"{anna.draft}-")
    ]
    assert (kept[0] / "draft.jsonl").is_file()
    assert anna.refused("GET", f"/api/workshop/{anna.draft}") == "not_found"


@pytest.mark.parametrize("title", ["", " x", "a\nb", "a\u202eb", "x" * 101])
def test_titles_are_one_line_of_plain_text(anna: Typist, title: str) -> None:
    assert anna.refused("POST", "/api/workshop", title=title) in ("bad_name", "bad_request")
    path = f"/api/workshop/{anna.draft}/seal"
    if title:
        assert anna.refused("POST", path, what=BONUS, keys="m2d", name=title) in ("bad_name", "bad_request")


def test_there_are_not_more_drafts_than_there_may_be(tmp_path: Path) -> None:
    with running(tmp_path, settings=SETTINGS) as server, Typist(server.url) as anna:
        for number in range(50):
            anna.begin(f"Box {number}")
        assert anna.refused("POST", "/api/workshop", title="One more") == "too_many"


def test_a_server_for_others_has_no_workshop_unless_it_says_so(tmp_path: Path) -> None:
    with running(tmp_path, settings='workshop = "off"\n') as server, Typist(server.url) as anna:
        assert anna.refused("GET", "/api/workshop") == "not_found"
        assert anna.refused("POST", "/api/workshop", title="My box") == "not_found"


def test_a_link_in_the_place_of_a_draft_is_none(desk: ServerProcess, anna: Typist) -> None:
    (desk.data / "editions" / "linked").symlink_to(folder(desk, anna))
    try:
        assert anna.refused("GET", "/api/workshop/linked") == "not_found"
    finally:
        (desk.data / "editions" / "linked").unlink()
