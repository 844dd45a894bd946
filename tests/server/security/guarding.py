"""Shared by the tests of the guard: keys, ways to spoil a text, and a client for ASGI apps."""

import asyncio
import string
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from lacrimosa.server.security.asgi import App, Message
from lacrimosa.server.security.keys import Keys

# The same examples every time, and no clock that a busy machine could trip over.
FUZZ = settings(max_examples=200, deadline=None, derandomize=True)

KEYS = Keys(bytes(range(32)))
OTHER_KEYS = Keys(bytes(range(1, 33)))
URL_SIGNS = string.ascii_letters + string.digits + "-_"
ANY_TEXT = st.text(st.characters(codec=None, categories=None), max_size=120)


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """A text changed in one place: a sign replaced, left out or put in, or an end cut off."""
    at = draw(st.integers(0, len(text) - 1))
    sign = draw(st.sampled_from(URL_SIGNS + ".=+/ \n\u00e9\u0661\U0001f3bb\ud800"))
    kind = draw(st.sampled_from(["replace", "insert", "remove", "cut", "behead", "double", "case"]))
    changed = {
        "replace": text[:at] + sign + text[at + 1 :],
        "insert": text[:at] + sign + text[at:],
        "remove": text[:at] + text[at + 1 :],
        "cut": text[:at],
        "behead": text[at + 1 :],
        "double": text + text,
        "case": text.swapcase(),
    }[kind]
    return changed if changed != text else text + sign


@dataclass
class Answer:
    """What an ASGI app sent."""

    status: int = 0
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytes = b""
    messages: list[Message] = field(default_factory=list)

    def all(self, name: bytes) -> list[bytes]:
        return [value for key, value in self.headers if key.lower() == name]


def ask(
    app: App,
    path: str = "/",
    *,
    kind: str = "http",
    headers: Iterable[tuple[bytes, bytes]] = (),
    parts: Iterable[Message] | None = None,
) -> Answer:
    """Sends one request to an app, its body in parts, and gathers the answer."""
    sent = iter([{"type": "http.request", "body": b"", "more_body": False}] if parts is None else parts)
    answer = Answer()

    async def receive() -> Message:
        return next(sent, {"type": "http.disconnect"})

    async def send(message: Message) -> None:
        answer.messages.append(message)
        if message["type"].endswith("response.start"):
            answer.status = message["status"]
            answer.headers = list(message.get("headers", ()))
        elif message["type"].endswith("response.body"):
            answer.body += message.get("body", b"")

    scope: dict[str, Any] = {"type": kind, "path": path, "method": "POST", "headers": list(headers)}
    asyncio.run(_call(app, scope, receive, send))
    return answer


async def _call(app: App, *arguments: Any) -> None:
    await app(*arguments)
