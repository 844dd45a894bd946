"""What every answer says to the browser: load only from here, sniff nothing, frame nothing, tell nobody."""

import re
from typing import Final

from lacrimosa.server.security.asgi import App, Message, Receive, Scope, Send, header

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{sockets}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "manifest-src 'self'; worker-src 'self'"
)
# What a game has no use for. Copying a link, full screen and keeping the screen on stay allowed for the page.
_NOTHING: Final = (
    "accelerometer, browsing-topics, camera, display-capture, geolocation, gyroscope, hid, "
    "magnetometer, microphone, midi, payment, serial, usb, xr-spatial-tracking"
)
_FIXED: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", ", ".join(f"{word}=()" for word in _NOTHING.split(", ")).encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)
_CACHE: Final = b"cache-control"
_OURS: Final = frozenset({b"content-security-policy", b"server", *(name for name, _ in _FIXED)})
_STARTS: Final = frozenset({"http.response.start", "websocket.http.response.start"})
_HOST = re.compile(rb"[0-9A-Za-z._-]{1,253}(?::[0-9]{1,5})?")


class SecurityHeaders:
    """Wraps the whole app, so that its errors carry the headers too."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in _STARTS:
                message = {**message, "headers": _with_ours(scope, list(message.get("headers", ())))}
            await send(message)

        await self.app(scope, receive, send_with_headers)


def content_security_policy(host: bytes | None) -> bytes:
    """Older Safaris do not count sockets to the own host as 'self', so it is named."""
    sockets = ""
    # Whatever is not plainly a name and a port could smuggle words into the policy.
    if host is not None and _HOST.fullmatch(host):
        name = host.decode("ascii")
        sockets = f" ws://{name} wss://{name}"
    return _POLICY.format(sockets=sockets).encode("ascii")


def _with_ours(scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    kept = [(name, value) for name, value in headers if name.lower() not in _OURS]
    host = header(scope.get("headers", ()), b"host")
    kept += [(b"content-security-policy", content_security_policy(host)), *_FIXED]
    cached = any(name.lower() == _CACHE for name, _ in kept)
    if _is_api(scope["path"]) and not cached:
        kept.append((_CACHE, b"no-store"))
    return kept


def _is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")
