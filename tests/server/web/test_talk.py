"""Talk at a table: who may say what, who hears it, and who does not."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from server.serving import ServerProcess, running
from server.visiting import Message, Person

TWO: list[Message] = [{"kind": "me"}, {"kind": "open"}]


class Evening:
    """Two patrons and somebody who looks on, all of whom want to hear what is said."""

    def __init__(self, url: str, stack: ExitStack, **options: Any) -> None:
        self.anna, self.bea, self.eve = (
            stack.enter_context(Person(url, name)) for name in ("Anna", "Bea", "Eve")
        )
        self.table = self.anna.open_table(TWO, watch="anyone", seed=7, **options)
        self.bea.join(self.anna.invitation(self.table))
        self.anna.post(f"/api/tables/{self.table}/start")
        self.sockets = [
            stack.enter_context(one.sit(self.table, talk=0)) for one in (self.anna, self.bea, self.eve)
        ]
        for socket in self.sockets:
            socket.hear_update(3)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"


@pytest.fixture
def evening(server: ServerProcess) -> Iterator[Evening]:
    with ExitStack() as stack:
        yield Evening(server.url, stack)


def code(answer: Message) -> str | None:
    refusal = answer.get("refusal")
    return refusal["code"] if refusal else None


def has(number: int, **values: object) -> Any:
    def fits(said: dict[int, Message]) -> bool:
        return number in said and all(said[number].get(name) == value for name, value in values.items())

    return fits


def test_a_line_and_a_seal_reach_everybody_with_the_move_they_belong_to(evening: Evening) -> None:
    anna, bea, eve = evening.sockets
    made = anna.choose(anna.options[0]) if anna.options else bea.choose(bea.options[0])
    assert code(made) is None
    assert code(anna.tell("say", step=1, text="  Who will   dare? <b>\U0001f3bb</b> ")) is None
    assert code(bea.tell("react", step=1, seal="bravo")) is None
    for socket, is_you in ((anna, True), (bea, None), (eve, None)):
        said = socket.hear_said(has(2, seal="bravo"))
        assert said[1] == {
            "number": 1, "step": 1, "at": said[1]["at"], "seat": 0, "name": "Anna",
            "text": "Who will dare? <b>\U0001f3bb</b>", **({"is_you": True} if is_you else {}),
        }  # fmt: skip
    # Programs that never asked for it are not sent it, and it is no part of the game.
    with evening.bea.sit(evening.table) as plain:
        plain.hear_update(4)
        assert plain.update["version"] == 4
        assert plain.tell("preview", choice="act")["type"] == "answer"
        assert plain.said == {}
    # Taken away again.
    assert code(bea.tell("react", step=1, seal="bravo", on=False)) is None
    assert eve.hear_said(has(2, is_removed=True))[2].get("name") is None
    assert code(bea.tell("react", step=1, seal="bravo", on=False)) is None, "there is nothing to take away"


def test_each_message_is_done_once(evening: Evening) -> None:
    anna, bea, _ = evening.sockets
    for _ in range(2):
        assert code(anna.tell("say", id="same", step=0, text="once")) is None
        assert code(anna.tell("react", step=0, seal="alas")) is None
    assert code(bea.tell("say", id="same", step=0, text="of somebody else")) is None
    assert [one.get("text") for one in bea.hear_said(has(3)).values()] == ["once", None, "of somebody else"]


def test_it_is_the_same_without_a_socket(evening: Evening) -> None:
    evening.sockets[0].tell("say", step=0, text="hear, hear")
    first = evening.eve.get(f"{evening.path}/talk")
    assert [one["text"] for one in first["said"]] == ["hear, hear"]
    assert evening.eve.get(f"{evening.path}/talk?since={first['talk']}")["said"] == []
    evening.bea.post(f"{evening.path}/messages", type="say", id="1", step=0, text="indeed")
    later = evening.eve.get(f"{evening.path}/talk?since={first['talk']}&wait=20")
    assert [(one["name"], one["text"]) for one in later["said"]] == [("Bea", "indeed")]


def test_onlookers_read_and_write_only_if_the_host_lets_them(evening: Evening) -> None:
    anna, bea, eve = evening.sockets
    assert eve.update["table"].get("can_talk") is None
    assert code(eve.tell("say", step=0, text="psst")) == "not_allowed"
    assert code(eve.tell("set_talk", talk="everybody")) == "not_allowed"
    assert code(bea.tell("set_talk", talk="everybody")) == "not_allowed"
    done = anna.tell("set_talk", talk="everybody")
    assert eve.hear_update(done["version"])["table"]["can_talk"]
    assert code(eve.tell("say", step=0, text="psst")) is None
    assert bea.hear_said(has(1, name="Eve", text="psst"))[1].get("seat") is None


def test_off_is_off_for_all_until_the_host_wishes_otherwise(evening: Evening) -> None:
    anna, bea, eve = evening.sockets
    assert code(bea.tell("say", step=0, text="something rude")) is None
    done = anna.tell("set_talk", talk="off")
    assert code(bea.tell("say", step=0, text="more of it")) == "not_allowed"
    assert evening.eve.get(f"{evening.path}/talk") == {"type": "talk", "talk": 0, "said": []}
    with evening.eve.sit(evening.table, talk=0) as late:
        late.hear_update(done["version"])
        late.tell("preview", choice="act")
        assert late.said == {}
        assert late.update["table"].get("can_talk") is None
        done = anna.tell("set_talk", talk="patrons")
        late.hear_said(has(1, text="something rude"))
    # The state of the game did not change by it.
    assert eve.hear_update(done["version"])["state"] == 3


def test_who_is_muted_is_not_heard_anywhere(evening: Evening) -> None:
    anna, bea, _ = evening.sockets
    bea.tell("say", step=0, text="you lose")
    anna.hear_said(has(1, text="you lose"))
    assert code(anna.tell("mute", number=1)) is None
    assert "you lose" not in str(anna.hear_said(has(1, is_muted=True)))
    bea.tell("say", step=0, text="again")
    assert "again" not in str(anna.hear_said(has(2, is_muted=True)))
    # At another table, without a socket, and from the beginning.
    other = evening.bea.open_table(TWO)
    evening.anna.join(evening.bea.invitation(other))
    evening.bea.post(f"/api/tables/{other}/messages", type="say", id="1", step=0, text="here too")
    (one,) = evening.anna.get(f"/api/tables/{other}/talk")["said"]
    assert (one.get("text"), one.get("name"), one["is_muted"]) == (None, None, True)
    assert code(anna.tell("mute", number=1, on=False)) is None
    assert anna.hear_said(has(2, text="again"))[1]["text"] == "you lose"
    assert code(bea.tell("mute", number=1)) == "bad_request", "nobody mutes themselves"
    assert code(bea.tell("mute", number=99)) == "bad_request"


def test_what_cannot_be_said_is_refused_with_a_reason(evening: Evening) -> None:
    anna = evening.sockets[0]
    for text in (
        "a\u202eb",
        "a\u0000b",
        "two\nlines",
        "\u200b",
        "   ",
        "x" * 141,
        "z" + "\u0301" * 9,
        "\u2066a",
    ):
        answer = anna.tell("say", step=0, text=text)
        assert (text, code(answer)) == (text, "bad_request")
        assert answer["refusal"]["text"].startswith(("a line ", "not a message")), answer
    assert code(anna.tell("say", step=500, text="a move to come")) == "no_such_step"
    assert code(anna.tell("react", step=0, seal="crown")) == "bad_request"
    assert evening.anna.get(f"{evening.path}/talk")["said"] == []


def test_who_may_not_see_the_table_learns_nothing_of_its_talk(server: ServerProcess) -> None:
    with Person(server.url, "Anna") as anna, Person(server.url, "Eve") as eve:
        table = anna.open_table(TWO, watch="nobody")
        anna.post(f"/api/tables/{table}/messages", type="say", id="1", step=0, text="a secret")
        assert eve.refused("GET", f"/api/tables/{table}/talk") == "no_such_table"
        said = {"type": "say", "id": "1", "step": 0, "text": "hello"}
        assert eve.refused("POST", f"/api/tables/{table}/messages", **said) == "no_such_table"


def test_nothing_is_said_where_nobody_else_can_be(server: ServerProcess) -> None:
    with Person(server.url, "Anna") as anna:
        lesson = anna.post("/api/puzzles/001")
        path = f"/api/tables/{lesson['id']}"
        assert lesson.get("talk") is None
        answer = anna.post(f"{path}/messages", type="say", id="1", step=0, text="hm")
        assert code(answer) == "not_allowed"
        assert code(anna.post(f"{path}/messages", type="set_talk", id="2", talk="everybody")) == "not_allowed"


def test_whoever_is_forgotten_leaves_no_word_and_cannot_come_back(evening: Evening) -> None:
    anna, bea, eve = evening.sockets
    bea.tell("say", step=0, text="I live at 5 Rauhensteingasse")
    eve.hear_said(has(1, text="I live at 5 Rauhensteingasse"))
    waiting = evening.bea.open_table(TWO)
    link = evening.bea.get("/api/me/link")["url"]
    old = dict(evening.bea.http.cookies)
    assert evening.bea.refused("POST", "/api/me/forget", id=evening.anna.id) == "bad_request"
    assert evening.bea.post("/api/me/forget", id=evening.bea.id) == {"left": 2}
    assert eve.hear_said(has(1, is_removed=True))[1].get("name") is None
    assert "Rauhenstein" not in str(evening.anna.get(f"{evening.path}/talk"))
    assert evening.anna.get(evening.path)["seats"][1]["kind"] == "bot"
    assert evening.anna.refused("GET", f"/api/tables/{waiting}") == "no_such_table"
    assert evening.anna.refused("POST", "/api/me/carry", link=link) == "not_allowed"
    fresh = evening.bea.get("/api/me")
    assert (fresh["id"] != evening.bea.id, fresh["name"]) == (True, "Patron")
    evening.bea.http.cookies.clear()
    evening.bea.http.cookies.update(old)
    assert evening.bea.refused("GET", "/api/tables") == "signed_out"
    del anna


def test_nobody_fills_the_talk_or_takes_others_part_of_it(tmp_path: Path) -> None:
    settings = "bot_workers = 1\n[limits]\ntalk_per_table = 20\ntalk_per_minute = 1\ntalk_burst = 6\n"
    with running(tmp_path / "data", settings=settings) as server, ExitStack() as stack:
        evening = Evening(server.url, stack, talk="everybody")
        anna, bea, eve = evening.sockets
        for socket in (bea, eve):
            for _ in range(4):
                assert code(socket.tell("say", step=0, text="la")) is None
            refused = socket.tell("say", step=0, text="la")["refusal"]
            assert (refused["code"], refused["values"]) == ("too_many", {"limit": 4})
        assert code(anna.tell("react", step=0, seal="patience")) is None, "others have their part"
        # And not all at once, wherever.
        other = evening.bea.open_table(TWO)
        with evening.bea.sit(other) as elsewhere:
            assert [code(elsewhere.tell("say", step=0, text="la")) for _ in range(3)] == [
                None,
                None,
                "too_many",
            ]
