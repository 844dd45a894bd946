"""Squeezing what is large and public: files of the page, stored squeezed, and texts of rules and editions.

Nothing that holds a secret is squeezed: its length would tell about it.
"""

import gzip
from functools import lru_cache
from typing import Final

from lacrimosa.server.security.asgi import App, Message, Receive, Scope, Send, header

# The best first, with the ending of the stored file.
ENCODINGS: Final = {"br": "br", "gzip": "gz"}
PUBLIC: Final = ("/api/editions/", "/api/rules/")
SMALL: Final = 1024


def encoding_for(accepted: str) -> str | None:
    """The best encoding named by an Accept-Encoding header, or None for the plain file."""
    offered: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";q=")
        try:
            offered[name.strip()] = float(quality) if quality else 1.0
        except ValueError:
            offered[name.strip()] = 0.0
    return next((name for name in ENCODINGS if offered.get(name, 0.0) > 0.0), None)


class Squeeze:
    """Squeezes the public answers of an app for browsers that take it."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(PUBLIC):
            await self.app(scope, receive, send)
            return
        accepted = header(scope["headers"], b"accept-encoding") or b""
        takes = "gzip" if encoding_for(accepted.decode("latin-1").replace("br", "")) else None
        held: list[Message] = []

        async def send_squeezed(message: Message) -> None:
            # The answers are single pieces: the head waits until its body tells how long it gets.
            if message["type"] == "http.response.start":
                held.append(message)
                return
            for start in held:
                body = message.get("body", b"")
                headers = [*start.get("headers", ()), (b"vary", b"accept-encoding")]
                if takes and start["status"] == 200 and len(body) > SMALL and not message.get("more_body"):
                    body = squeezed(bytes(body))
                    headers = [pair for pair in headers if pair[0].lower() != b"content-length"]
                    headers += [
                        (b"content-encoding", takes.encode()),
                        (b"content-length", str(len(body)).encode()),
                    ]
                    message = {**message, "body": body}
                await send({**start, "headers": headers})
            held.clear()
            await send(message)

        await self.app(scope, receive, send_squeezed)


@lru_cache(maxsize=32)
def squeezed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)
