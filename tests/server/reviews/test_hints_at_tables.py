"""Hints over sockets and plain requests, from real workers."""

from collections.abc import Iterator

import pytest
from server.reviews.finished import quick
from server.serving import ServerProcess, running
from server.visiting import Message, Person


@pytest.fixture(scope="module")
def teacher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("teacher"), settings=quick()) as server:
        yield server


def solo(person: Person, seed: int) -> str:
    return person.open_table([{"kind": "me"}], start=True, players=1, level="easy", seed=seed)


def test_turns_that_can_be_played_as_they_are_told(teacher: ServerProcess) -> None:
    with Person(teacher.url) as anna:
        table = solo(anna, 3)
        with anna.sit(table) as seat:
            state = seat.hear_update()["state"]
            answer = anna.post(f"/api/tables/{table}/messages", type="hint", id="h", state=state)
            hints = answer["hints"]
            assert 1 <= len(hints) <= 3
            assert hints[0]["behind"] == 0
            assert [card["kind"] for card in hints[0]["cards"]] == ["experience", "story"]
            told = seat.hear_update(answer["version"])["table"]
            assert (told["hints"], told["seats"][0]["hints"]) == (True, 1)
            # Over the socket the same comes again, and is noted no second time.
            again = seat.tell("hint", state=state)
            assert (again["hints"], again["version"]) == (hints, answer["version"])
            for choice in hints[0]["line"]:
                seat.hear_update(seat.choose(choice)["version"])
        steps = anna.get(f"/api/tables/{table}/steps")["steps"]
        assert [step["choice"] for step in steps] == hints[0]["line"]
        assert [step.get("hints", []) for step in steps] == [[0], *([] for _ in steps[1:])]


def test_nobody_waits_with_a_choice_for_a_hint(teacher: ServerProcess) -> None:
    with Person(teacher.url) as anna:
        table = solo(anna, 4)
        with anna.sit(table) as seat:
            state = seat.hear_update()["state"]
            hint = seat.say("hint", state=state)
            made = seat.say("choose", state=state, choice=seat.options[0])
            answers: dict[str, Message] = {}
            while len(answers) < 2:
                message = seat.hear(60)
                if message["type"] == "answer":
                    answers[message["to"]] = message
            assert list(answers) == [made, hint], "the choice is done first"
            assert "refusal" not in answers[made]
            assert answers[hint]["refusal"]["code"] == "stale"
        assert "hints" not in anna.get(f"/api/tables/{table}/steps")["steps"][0]
