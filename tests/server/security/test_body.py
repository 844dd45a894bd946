"""Bodies: whole ones reach the app, larger ones are refused before it is asked."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.security.guarding import FUZZ, Answer, ask

from lacrimosa.server.security.asgi import Message, Receive, Scope, Send
from lacrimosa.server.security.body import PATIENCE, BodyLimit

LIMIT = 20
HUGE = b"9" * 5000


class Echo:
    """Answers with what it was sent, and remembers what came after."""

    def __init__(self) -> None:
        self.calls = 0
        self.after: Message = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.calls += 1
        message = await receive()
        assert not message["more_body"]
        self.after = await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": message["body"]})


def stream(*parts: bytes) -> list[Message]:
    last = len(parts) - 1
    return [{"type": "http.request", "body": part, "more_body": at < last} for at, part in enumerate(parts)]


def refused(answer: Answer, echo: Echo) -> dict[str, object]:
    assert echo.calls == 0
    assert not answer.messages[-1]["more_body"]
    assert answer.all(b"connection") == [b"close"]
    assert answer.all(b"content-length") == [str(len(answer.body)).encode()]
    assert answer.all(b"content-type") == [b"application/json"]
    found: dict[str, object] = json.loads(answer.body)
    return found


@FUZZ
@given(st.lists(st.binary(max_size=12), min_size=1, max_size=6))
def test_a_body_passes_whole_or_not_at_all(parts: list[bytes]) -> None:
    echo = Echo()
    answer = ask(BodyLimit(echo, LIMIT), parts=stream(*parts))
    body = b"".join(parts)
    if len(body) <= LIMIT:
        assert (answer.status, answer.body) == (200, body)
        assert echo.after["type"] == "http.disconnect"
    else:
        assert answer.status == 413
        assert refused(answer, echo)["code"] == "too_large"


@pytest.mark.parametrize("length", [b"21", b"00021", b"160"])
def test_a_length_over_the_limit_is_refused_when_all_is_sent(length: bytes) -> None:
    echo = Echo()
    parts = stream(*[b"x"] * int(length))
    answer = ask(BodyLimit(echo, LIMIT), headers=[(b"Content-Length", length)], parts=parts)
    assert answer.status == 413
    assert refused(answer, echo)["code"] == "too_large"


def test_who_sends_without_end_is_refused_in_the_middle() -> None:
    echo = Echo()
    taken: list[Message] = []

    def endless() -> Iterator[Message]:
        for _ in range(1000):
            taken.append({"type": "http.request", "body": b"12345", "more_body": True})
            yield taken[-1]

    answer = ask(BodyLimit(echo, LIMIT), parts=endless())
    assert answer.status == 413
    assert refused(answer, echo)["code"] == "too_large"
    assert len(taken) == LIMIT * PATIENCE // 5 + 1


@pytest.mark.parametrize("length", [b"161", HUGE], ids=["161", "huge"])
def test_a_length_far_over_the_limit_is_enough(length: bytes) -> None:
    echo = Echo()
    answer = ask(BodyLimit(echo, LIMIT), headers=[(b"Content-Length", length)], parts=[])
    assert answer.status == 413
    assert refused(answer, echo) == {
        "code": "too_large",
        "text": "A request may have at most 20 bytes.",
        "values": {"limit": LIMIT},
    }


def test_a_length_that_lies_does_not_help() -> None:
    echo = Echo()
    answer = ask(BodyLimit(echo, LIMIT), headers=[(b"content-length", b"1")], parts=stream(b"x" * 21))
    assert answer.status == 413
    assert refused(answer, echo)["code"] == "too_large"


@pytest.mark.parametrize(
    "length", [b"", b"-1", b"+1", b"1.0", b"x", b"1 ", b"1,1", "\u0661".encode(), b"\xb2"]
)
def test_what_is_no_length(length: bytes) -> None:
    echo = Echo()
    answer = ask(BodyLimit(echo, LIMIT), headers=[(b"content-length", length)])
    assert answer.status == 400
    assert refused(answer, echo)["code"] == "bad_request"


def test_lengths_that_differ_are_refused_and_equal_ones_are_not() -> None:
    echo = Echo()
    answer = ask(BodyLimit(echo, LIMIT), headers=[(b"content-length", b"1"), (b"content-length", b"2")])
    assert answer.status == 400
    assert refused(answer, echo)["code"] == "bad_request"
    same = [(b"content-length", b"1"), (b"content-length", b"1")]
    assert ask(BodyLimit(Echo(), LIMIT), headers=same, parts=stream(b"x")).status == 200


def test_a_length_at_the_limit_is_fine() -> None:
    answer = ask(BodyLimit(Echo(), LIMIT), headers=[(b"content-length", b"20")], parts=stream(b"x" * 20))
    assert (answer.status, answer.body) == (200, b"x" * 20)


def test_a_message_that_says_little_is_an_empty_body() -> None:
    answer = ask(BodyLimit(Echo(), LIMIT), parts=[{"type": "http.request"}])
    assert (answer.status, answer.body) == (200, b"")


def test_whoever_goes_away_gets_no_answer() -> None:
    echo = Echo()
    answer = ask(BodyLimit(echo, LIMIT), parts=stream(b"abc", b"def")[:1])
    assert (echo.calls, answer.messages) == (0, [])


def test_sockets_pass_through() -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append((await receive())["type"])

    headers = [(b"content-length", b"x")]
    ask(BodyLimit(app, LIMIT), kind="websocket", headers=headers, parts=[{"type": "websocket.connect"}])
    assert seen == ["websocket.connect"]
