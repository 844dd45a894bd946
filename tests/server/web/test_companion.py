"""The companion over HTTP: nothing is stored, nothing impossible is computed."""

from typing import Any

import msgspec
import pytest
from companion.entering import crowded, entered_end, entered_table, random_game
from server.serving import ServerProcess
from server.visiting import Person

from lacrimosa.companion.shapes import EnteredTable
from lacrimosa.editions import load
from lacrimosa.notation.names import names_of
from lacrimosa.rules.steps.turn import LayCard
from lacrimosa.rules.view import view
from lacrimosa.server.presenters.final import final_of
from lacrimosa.testkit.playouts import EVERY_TABLE

KOECHEL = load("koechel")


@pytest.fixture
def anna(server: ServerProcess) -> Any:
    with Person(server.url, "Anna") as person:
        yield person


@pytest.mark.parametrize("number", [0, 5, 6, 8, 10])
def test_an_end_position_is_counted(anna: Person, number: int) -> None:
    state = crowded(KOECHEL, number)
    answer = anna.post("/api/companion/score", **msgspec.to_builtins(entered_end(KOECHEL, state)))
    right = msgspec.to_builtins(final_of(names_of(KOECHEL), state))
    assert "problems" not in answer
    assert answer["final"]["winners"] == right["winners"]
    for told, seat in zip(answer["final"]["seats"], right["seats"], strict=True):
        told.pop("by_cause")
        seat.pop("by_cause")
        assert told == seat


def test_what_cannot_be_is_named(anna: Person) -> None:
    markers = [{"space": "kyrie.1", "note": "eighth", "seat": seat} for seat in (0, 1)]
    answer = anna.post("/api/companion/score", players=2, seats=[{}, {}], markers=markers)
    assert "final" not in answer
    (found,) = answer["problems"]
    assert (found["code"], found["at"]) == ("two_markers", "markers[1]")
    assert found["values"] == {"space": "kyrie.1", "seat": 1, "other": 0}


def test_a_set_up_is_drawn_by_chance_and_again_by_its_seed(anna: Person) -> None:
    first = anna.post("/api/companion/setup", players=3)["setup"]
    seeds = {anna.post("/api/companion/setup", players=3)["setup"]["seed"] for _ in range(5)}
    assert len(seeds | {first["seed"]}) == 6
    assert anna.post("/api/companion/setup", players=3, seed=first["seed"])["setup"] == first
    assert anna.post("/api/companion/setup", players=1)["problems"][0]["code"] == "wrong_level"


def test_the_soloist_follows_from_the_answers(anna: Person) -> None:
    body: dict[str, Any] = {"level": "medium", "constanze": "constanze_3", "seed": 4, "answers": []}
    before: list[Any] = []
    for _ in range(12):
        standing = anna.post("/api/companion/solo", **body)["standing"]
        before.append(standing)
        body["answers"].append(standing["question"]["choices"][0])
    while body["answers"]:
        body["answers"].pop()
        assert anna.post("/api/companion/solo", **body)["standing"] == before.pop()
    body["answers"] = ["go", "nonsense"]
    (found,) = anna.post("/api/companion/solo", **body)["problems"]
    assert (found["code"], found["at"]) == ("not_this_answer", "answers[1]")


def test_cities_he_passes_are_told_by_place_alone(anna: Person) -> None:
    body: dict[str, Any] = {"level": "hard", "constanze": "constanze_3", "seed": 2, "answers": []}
    passed = []
    while (standing := anna.post("/api/companion/solo", **body)["standing"]).get("question"):
        passed += [one for one in standing.get("happenings", []) if one["kind"] == "city_used"]
        question = standing["question"]
        body["answers"].append(question["choices"][7 if question["kind"] == "mozart" else 0])
    assert passed
    assert not [one for one in passed if "tile" in one]


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("score", {"players": 5, "seats": []}, "bad_request"),
        ("score", {"players": 2, "seats": [{}] * 5}, "bad_request"),
        ("score", {"players": 2, "seats": [{"vp": -1}, {}]}, "bad_request"),
        ("score", {"players": 2, "seats": [{}, {}], "hand": []}, "bad_request"),
        ("score", {"players": 2, "seats": [{}, {}], "edition": "nowhere"}, "not_found"),
        ("score", {"players": 2, "seats": [{}, {}], "edition": "0" * 64}, "not_found"),
        ("score", {"players": 2, "seats": [{}, {}], "edition": "../koechel"}, "bad_request"),
        ("setup", {"players": 2, "seed": 1 << 60}, "bad_request"),
        ("solo", {"level": "easy", "constanze": "x", "seed": 1, "answers": ["go"] * 601}, "bad_request"),
        ("solo", {"level": "none", "constanze": "x", "seed": 1}, "bad_request"),
    ],
)
def test_bad_requests_are_refused(anna: Person, path: str, body: dict[str, Any], code: str) -> None:
    assert anna.refused("POST", f"/api/companion/{path}", **body) == code


def test_whole_sizes_are_limited(anna: Person) -> None:
    markers = [{"space": "x" * 60, "note": "eighth"}] * 101
    assert anna.refused("POST", "/api/companion/score", players=2, seats=[{}, {}], markers=markers) == (
        "bad_request"
    )
    assert anna.refused("POST", "/api/companion/score", players=2, seats=["x" * 300_000]) == "too_large"


# --- advice


def late(table: int, round_: int = 5, turn: int = 4) -> EnteredTable:
    """A table as its asked patron would tell it."""
    for state in random_game(KOECHEL, EVERY_TABLE[table], 3):
        top = state.pending[-1] if state.pending else None
        if isinstance(top, LayCard) and not top.into_story and (state.round, state.turn) == (round_, turn):
            return entered_table(KOECHEL, view(state, top.seat))
    raise AssertionError("the game was over before")


@pytest.mark.parametrize("table", [2, 6])
def test_turns_are_recommended_from_what_was_told(anna: Person, table: int) -> None:
    body = msgspec.to_builtins(late(table))
    answer = anna.post("/api/companion/advice", **body)
    assert "problems" not in answer
    best = answer["hints"][0]
    assert best["behind"] == 0
    assert best["line"][0].startswith("experience ")
    # The same question, the same answer; and in the middle of the turn only what is left of it.
    assert anna.post("/api/companion/advice", **body) == answer
    later: list[Any] = []
    for told in range(1, 4):
        body["moves"] = best["line"][:told]
        asked = anna.post("/api/companion/turn", **body)["question"]
        later = anna.post("/api/companion/advice", **body)["hints"]
        assert later
        assert all(hint["line"][0] in asked["options"] for hint in later), (
            "from the very point that was entered"
        )
    assert not later[0]["line"][0].startswith(("experience ", "story "))


def test_a_turn_is_told_choice_by_choice(anna: Person) -> None:
    """Up to the end of the turn, with the cards that come; nothing is drawn that was not told."""
    body = msgspec.to_builtins(late(6, 2, 1))
    body["moves"], body["came"] = [], []
    unseen = [
        word for word in KOECHEL.opus_ids if KOECHEL.tables.opus[KOECHEL.opus_ids.index(word)].period == 2
    ]
    kinds = set()
    while True:
        answer = anna.post("/api/companion/turn", **body)
        if "problems" in answer:
            (found,) = answer["problems"]
            if found["code"] == "turn_over":
                break
            assert found["code"] in ("came", "gone", "twice")
            body["came"] = [unseen.pop()]
            continue
        question = answer["question"]
        assert question["seat"] == body["seat"]
        kinds.add(question["kind"])
        body["moves"].append(next((one for one in question["options"] if one != "done"), "done"))
    assert {"lay_card", "act_or_income"} <= kinds
    for path in ("advice", "tables"):
        answer = anna.post(f"/api/companion/{path}", **body)
        assert [one["code"] for one in answer.pop("problems")] == ["turn_over"]
        assert answer == {}


def test_a_file_is_opened_or_refused_at_its_place(anna: Person) -> None:
    table = late(3, 3, 2)
    for entered, what in ((table, "table"), (entered_end(KOECHEL, crowded(KOECHEL, 8)), "end")):
        whole = {"format": entered.format, **msgspec.to_builtins(entered)}
        answer = anna.post("/api/companion/open", text=msgspec.json.encode(whole).decode())
        assert answer == {what: msgspec.to_builtins(entered)}
    half = {**msgspec.to_builtins(table), "format": table.format, "hand": []}
    assert "table" in anna.post("/api/companion/open", text=msgspec.json.encode(half).decode())
    two = [{"space": "kyrie.1", "note": "eighth", "seat": 0}, {"space": "kyrie.1", "note": "eighth"}]
    for wrong, code, at in (
        ({"markers": two}, "two_markers", "markers[1]"),
        ({"hand": ["nobody"]}, "unknown", "hand"),
        ({"row": 3}, "wrong_value", "row"),
        ({"format": "mine"}, "no_position", "format"),
    ):
        answer = anna.post("/api/companion/open", text=msgspec.json.encode({**half, **wrong}).decode())
        assert list(answer) == ["problems"]
        assert (code, at) in [(one["code"], one["at"]) for one in answer["problems"]]
    elsewhere = msgspec.json.encode({**half, "edition": "nowhere"}).decode()
    assert anna.refused("POST", "/api/companion/open", text=elsewhere) == "not_found"
    assert anna.refused("POST", "/api/companion/open", text="x" * 100_001) == "bad_request"


def test_no_advice_about_what_cannot_be(anna: Person) -> None:
    body = msgspec.to_builtins(late(6))
    body["hand"] = body["hand"][:-1]
    for path in ("advice", "tables"):
        answer = anna.post(f"/api/companion/{path}", **body)
        assert [one["code"] for one in answer.pop("problems")] == ["hand"]
        assert answer == {}


@pytest.mark.parametrize("table", [0, 6])
def test_a_game_goes_on_from_a_table_of_cardboard(anna: Person, table: int) -> None:
    entered = late(table)
    opened = anna.post("/api/companion/tables", **msgspec.to_builtins(entered))["table"]
    path = f"/api/tables/{opened['id']}"
    update = anna.get(f"{path}/update")
    board = update["board"]
    own = board["seats"][entered.seat]
    assert sorted(own["hand"]) == sorted(entered.hand)
    told = entered.seats[entered.seat]
    assert (own.get("vp", 0), own.get("ducats", 0)) == (told.vp, told.ducats)
    assert [None if card is None else card["id"] for card in board["row"]] == entered.row
    assert board["mozart"] == entered.mozart
    with anna.sit(opened["id"]) as socket:
        socket.hear_update()
        while socket.update["table"]["status"] == "playing":
            if socket.options:
                answer = socket.choose(socket.options[-1], press_on="always")
                socket.hear_update(answer["version"])
            else:
                socket.hear()
    assert anna.get(f"{path}/steps?first=0")["total"] > 0
    assert anna.refused("GET", f"{path}/record") == "not_allowed"
    assert anna.refused("GET", f"{path}/review/{entered.seat}") == "not_allowed"
    assert anna.refused("POST", f"{path}/branch", step=0) == "not_allowed"
