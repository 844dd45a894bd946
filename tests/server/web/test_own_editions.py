"""Own editions over the interface: offered, played with bots and teacher, kept when their folder is gone."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from editions.own_box import NAMELESS, OwnBox, changed_box
from server.kill.killing import servers
from server.postgres import postgres_url
from server.reviews.finished import path_of, quick, review_with
from server.serving import ServerProcess, running
from server.store.test_admin_commands import run
from server.visiting import Message, Person, Socket

from lacrimosa.editions import load
from lacrimosa.notation import Game

BOT = {"kind": "bot", "bot": "kapellmeister"}
ME = {"kind": "me"}


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "sqlite":
        yield ""
    else:
        with postgres_url() as url:
            yield url


@pytest.fixture
def box(own_data: Path) -> OwnBox:
    return changed_box(own_data / "editions")


def moves(seat: Socket, most: int) -> None:
    """Choose the first option so often, or until the game is over."""
    seat.hear_update()
    for _ in range(most):
        while not seat.options and not seat.update.get("final"):
            seat.hear()
        if seat.update.get("final"):
            return
        before = seat.update["version"]
        assert "refusal" not in seat.choose(seat.options[0])
        seat.hear_update(before + 1)


def test_it_is_offered_described_and_named(own_data: Path, box: OwnBox) -> None:
    with running(own_data, settings=quick()) as server, Person(server.url) as anna:
        assert anna.get("/api/editions") == ["koechel", "my_box"]
        info = anna.get("/api/editions/my_box")
        assert (info["id"], info["digest"]) == ("my_box", load(box.folder).digest)
        assert info["languages"] == ["ru"]
        cards = {card["id"]: card for card in info["memories"]}
        assert (cards["great_tour"]["title"], cards["great_tour"]["is_own"]) == (
            "A long way in a cold coach",
            True,
        )
        assert (cards[NAMELESS]["title"], cards[NAMELESS]["is_own"]) == ("", True)
        assert "is_own" not in cards["smallpox"]
        words = anna.get("/api/editions/my_box/words/ru")
        assert (words["title"], words["opus"]["figaro"]) == ("Моя коробка", "Тень графа")
        assert words["story"] == {"great_tour": "Три года в пути, и всё ради музыки."}
        assert anna.get(f"/api/editions/{info['digest']}/words/fr") == {"title": "My box"}
        assert anna.get("/api/editions/koechel/words/ru") == {"title": "Köchel edition"}
        koechel = anna.get("/api/editions/koechel")
        assert "languages" not in koechel
        assert not any("is_own" in card for card in koechel["memories"])
        assert anna.refused("GET", "/api/editions/no_box") == "not_found"
        assert anna.refused("GET", "/api/editions/no_box/words/ru") == "not_found"
        # No word of a request leads to a folder.
        for name in ("%2e%2e", "..%2f..", "..%2feditions%2fmy_box", "my_box%00", "%2fetc"):
            assert anna.ask("GET", f"/api/editions/{name}").status_code in (400, 404)
        assert anna.refused("POST", "/api/tables", options={"edition": "../editions/my_box"}) == "bad_options"


def test_a_folder_that_appears_changes_and_goes(own_data: Path) -> None:
    with running(own_data, settings=quick()) as server, Person(server.url) as anna:
        assert anna.get("/api/editions") == ["koechel"]
        assert anna.refused("POST", "/api/tables", options={"edition": "my_box"}) == "bad_options"
        box = changed_box(own_data / "editions")
        # Whoever opens a table need not have asked for the list.
        table = anna.open_table([ME, {"kind": "open"}], players=2, edition="my_box")
        bad = OwnBox(own_data / "editions", "bad_box")
        bad.change("opus.toml", "vp = 3", "vp = -3")
        assert anna.get("/api/editions") == ["koechel", "my_box"]
        assert anna.get("/api/editions") == ["koechel", "my_box"]
        assert server.said().count("edition not offered") == 1
        assert 'opus "lambacher": vp is -3' in server.said()
        box.raise_version()
        anna.patch(f"/api/tables/{table}", seats=[ME, BOT])
        started = anna.post(f"/api/tables/{table}/start")
        assert started["edition"] == load(box.folder).digest
        other = anna.open_table([ME, BOT], players=2, edition="my_box")
        shutil.rmtree(box.folder)
        assert anna.get("/api/editions") == ["koechel"]
        # What was agreed on is not there any more; the host agrees on something else.
        assert anna.refused("POST", f"/api/tables/{other}/start") == "bad_options"
        options = anna.get(f"/api/tables/{other}")["options"]
        anna.patch(f"/api/tables/{other}", options={**options, "edition": "koechel"})
        assert anna.post(f"/api/tables/{other}/start")["status"] == "playing"


def test_a_game_outlives_its_folder(own_data: Path, box: OwnBox, database: str, tmp_path: Path) -> None:
    edition = load(box.folder)
    server = ServerProcess(own_data, database, settings=quick())
    server.start()
    try:
        with Person(server.url) as anna:
            table = anna.open_table([ME, BOT], start=True, players=2, edition="my_box", seed=4)
            with anna.sit(table) as seat:
                moves(seat, 5)
            shutil.rmtree(box.folder)
            server.kill()
            server.start()
            assert anna.get("/api/editions") == ["koechel"]
            assert anna.get(f"/api/tables/{table}")["edition"] == edition.digest
            info = anna.get(f"/api/editions/{edition.digest}")
            assert (info["id"], info["languages"]) == ("my_box", ["ru"])
            assert anna.get(f"/api/editions/{edition.digest}/words/ru")["title"] == "Моя коробка"
            with anna.sit(table) as seat:
                moves(seat, 5)
                # The teacher's processes have never seen it either.
                assert seat.tell("hint", state=seat.update["state"])["hints"]
    finally:
        server.kill()
    where = ["--database", database] if database else ["--data", own_data]
    assert run("export", tmp_path / "export", *where).exit_code == 0
    moved = tmp_path / "moved"
    assert run("import", tmp_path / "export", "--data", moved).exit_code == 0
    shutil.copy(own_data / "key", moved / "key")
    with running(moved, settings=quick()) as other, Person(other.url) as somebody:
        assert somebody.get(f"/api/editions/{edition.digest}")["id"] == "my_box"


def played_out(edition_folder: Path) -> Game:
    game = Game.new(1, level="easy", edition=load(edition_folder), seed=3)
    while not game.over:
        game.make(game.options[0])
    return game


def test_replay_branch_and_review(own_data: Path, box: OwnBox) -> None:
    game = played_out(box.folder)
    with running(own_data, settings=quick()) as server, Person(server.url) as anna:
        table = anna.post("/api/records", record=game.record())["id"]
        shutil.rmtree(box.folder)
        assert anna.get(f"/api/tables/{table}/steps/40?look_from=open")["open"]
        branch = anna.post(f"/api/tables/{table}/branch", step=40)
        assert branch["edition"] == game.edition.digest
        found: Message = review_with(anna, path_of(table), least=1)
        assert (found["edition"], found["total"]) == (game.edition.digest, 20)


def test_two_processes_offer_the_same(tmp_path: Path) -> None:
    shared = f'editions = ["{tmp_path / "shared" / "my_box"}"]\n'
    with postgres_url() as database, servers(tmp_path, 2, database, quick(more=shared)) as both:
        first, second = both
        with Person(first.url) as anna, Person(second.url) as elsewhere:
            assert anna.get("/api/editions") == elsewhere.get("/api/editions") == ["koechel"]
            box = changed_box(tmp_path / "shared")
            table = anna.open_table([ME, BOT], players=2, edition="my_box")
            assert elsewhere.get("/api/editions") == ["koechel", "my_box"]
            elsewhere.post("/api/me/carry", link=anna.get("/api/me/link")["url"])
            assert elsewhere.post(f"/api/tables/{table}/start")["edition"] == load(box.folder).digest


def test_folders_that_are_named(own_data: Path, tmp_path: Path) -> None:
    far, farther = OwnBox(tmp_path, "far_box"), OwnBox(tmp_path, "farther_box")
    settings = f'editions = ["{far.folder}"]\n'
    with running(own_data, settings=settings) as server, Person(server.url) as anna:
        assert anna.get("/api/editions") == ["koechel", "far_box"]
    server = ServerProcess(own_data, more=["--edition", str(far.folder), "--edition", str(farther.folder)])
    server.start()
    try:
        with Person(server.url) as anna:
            assert anna.get("/api/editions") == ["koechel", "far_box", "farther_box"]
    finally:
        server.kill()
