"""The headers stand on every answer, once each, whatever the app says."""

import asyncio

import httpx
import pytest
from server.security.guarding import Answer, ask
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from lacrimosa.server.security.asgi import App, Message, Receive, Scope, Send
from lacrimosa.server.security.headers import SecurityHeaders, content_security_policy

ALWAYS = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"x-frame-options": b"DENY",
}


def answering(*headers: tuple[bytes, bytes], kind: str = "http.response.start") -> App:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": kind, "status": 200, "headers": list(headers)})
        await send({"type": kind.replace("start", "body"), "body": b"yes"})

    return SecurityHeaders(app)


def policy(answer: Answer) -> dict[str, str]:
    (text,) = answer.all(b"content-security-policy")
    return {part.partition(" ")[0]: part.partition(" ")[2] for part in text.decode().split("; ")}


def check(answer: Answer) -> None:
    for name, value in ALWAYS.items():
        assert answer.all(name) == [value]
    assert answer.all(b"server") == []
    (permissions,) = answer.all(b"permissions-policy")
    assert b"camera=()" in permissions
    assert policy(answer)["default-src"] == "'none'"
    assert len(answer.all(b"cache-control")) <= 1


def test_the_policy_loads_only_from_here() -> None:
    found = policy(ask(answering(), headers=[(b"host", b"game.example.org:1791")]))
    assert found == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self' ws://game.example.org:1791 wss://game.example.org:1791",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
        "manifest-src": "'self'",
        "worker-src": "'self'",
    }


@pytest.mark.parametrize(
    "host", [None, b"", b"a b", b"a; script-src *", b"a'", b"[::1]:80", b"\xff", b"a\r\nx: y", b"*"]
)
def test_odd_hosts_do_not_get_into_the_policy(host: bytes | None) -> None:
    assert b"connect-src 'self'; " in content_security_policy(host)


def test_two_hosts_are_none() -> None:
    answer = ask(answering(), headers=[(b"host", b"a"), (b"host", b"b")])
    assert policy(answer)["connect-src"] == "'self'"


def test_each_header_once_and_ours_wins() -> None:
    answer = ask(
        answering(
            (b"Server", b"uvicorn"),
            (b"X-Frame-Options", b"ALLOWALL"),
            (b"content-security-policy", b"default-src *"),
            (b"Content-Security-Policy", b"default-src *"),
            (b"set-cookie", b"a=1"),
            (b"set-cookie", b"b=2"),
        )
    )
    check(answer)
    assert answer.all(b"set-cookie") == [b"a=1", b"b=2"]
    assert answer.body == b"yes"


@pytest.mark.parametrize(
    ("path", "own", "expected"),
    [
        ("/api/tables", None, [b"no-store"]),
        ("/api", None, [b"no-store"]),
        ("/api/rules", b"max-age=60", [b"max-age=60"]),
        ("/apiary", None, []),
        ("/index.html", None, []),
        ("/app.js", b"immutable", [b"immutable"]),
    ],
)
def test_what_the_api_says_is_not_kept(path: str, own: bytes | None, expected: list[bytes]) -> None:
    answer = ask(answering(*([(b"Cache-Control", own)] if own else [])), path)
    assert answer.all(b"cache-control") == expected
    check(answer)


def test_a_refused_socket_has_them_too_and_other_messages_are_left_alone() -> None:
    check(ask(answering(kind="websocket.http.response.start"), kind="websocket"))

    async def talking(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept", "headers": []})

    answer = ask(SecurityHeaders(talking), kind="websocket")
    assert answer.messages == [{"type": "websocket.accept", "headers": []}]


def test_the_start_of_an_app_passes_through() -> None:
    seen: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)
        await send({"type": "lifespan.startup.complete"})

    answer = ask(SecurityHeaders(app), kind="lifespan")
    assert [scope["type"] for scope in seen] == ["lifespan"]
    assert answer.messages == [{"type": "lifespan.startup.complete"}]


async def fine(_: Request) -> Response:
    return Response("fine")


async def broken(_: Request) -> Response:
    raise RuntimeError("secret detail")


async def stream(_: Request) -> Response:
    return StreamingResponse(iter(["a", "b"]))


@pytest.mark.parametrize(
    ("path", "status"), [("/fine", 200), ("/broken", 500), ("/stream", 200), ("/none", 404)]
)
def test_a_whole_app_good_broken_streamed_and_missing(path: str, status: int) -> None:
    app = SecurityHeaders(
        Starlette(routes=[Route(f"/{one.__name__}", one) for one in (fine, broken, stream)])
    )

    async def fetch() -> httpx.Response:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app, raise_app_exceptions=False), base_url="http://x"
        ) as client:
            return await client.get(path)

    response = asyncio.run(fetch())
    assert response.status_code == status
    check(Answer(headers=response.headers.raw))
    assert "secret detail" not in response.text
    if path == "/stream":
        assert response.content == b"ab"
