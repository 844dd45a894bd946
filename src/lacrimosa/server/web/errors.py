"""Errors over HTTP: each leaves as a Refusal with its status."""

import msgspec
from starlette.responses import Response

from lacrimosa.server.messages.refusals import Refused


def refusal_response(refused: Refused, headers: dict[str, str] | None = None) -> Response:
    headers = headers or {}
    wait = refused.refusal.values.get("wait")
    if refused.refusal.code == "too_many" and wait is not None:
        headers["retry-after"] = str(wait)
    body = msgspec.json.encode(refused.refusal)
    return Response(body, refused.status, headers, media_type="application/json")
