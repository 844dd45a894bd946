"""Saying no over HTTP: every error leaves as a Refusal with its status, and no stack trace leaves at all."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from lacrimosa.server.messages.refusals import STATUS, Code, Refusal, Refused
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.web.built import lost, wants_page

log = structlog.get_logger()

_BY_STATUS: dict[int, Code] = {
    400: "bad_request",
    401: "unknown_person",
    403: "not_allowed",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    429: "too_many",
}
# What any route may answer besides its own refusals.
_ALWAYS: tuple[Code, ...] = (
    "bad_request",
    "unknown_identity",
    "signed_out",
    "wrong_origin",
    "too_large",
    "too_many",
    "unavailable",
)


def refusals(*codes: Code) -> dict[int, ResponseSpec]:
    """The documented refusals of a route."""
    found: dict[int, list[str]] = {}
    for code in (*_ALWAYS, *codes):
        found.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(
            data_container=Refusal, generate_examples=False, description=f"Refused: {', '.join(names)}."
        )
        for status, names in sorted(found.items())
    }


def refused(_: Request, problem: Refused) -> Response[Refusal]:  # type: ignore[type-arg]
    headers = {}
    wait = problem.refusal.values.get("wait")
    if problem.refusal.code == "too_many" and wait is not None:
        headers["retry-after"] = str(wait)
    return Response(problem.refusal, status_code=problem.status, headers=headers)


def http_problem(request: Request, problem: HTTPException) -> Response[Any]:  # type: ignore[type-arg]
    """What the framework refused: unknown addresses, wrong methods, bodies that do not fit."""
    status = problem.status_code
    if status == 404 and wants_page(request):
        return lost(request)
    code = _BY_STATUS.get(status, "bad_request" if status < 500 else "internal")
    text = problem.detail if status < 500 else "something went wrong on the server"
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list):
        found = [
            f"{one.get('key') or 'body'}: {one.get('message')}"
            for one in problem.extra[:3]
            if isinstance(one, dict)
        ]
        text = "; ".join(found) or text
    return Response(Refusal(code=code, text=text), status_code=STATUS[code], headers=problem.headers)


def unexpected(request: Request, problem: Exception) -> Response[Refusal]:  # type: ignore[type-arg]
    """A mistake of ours: the log gets everything, the client one sentence."""
    metrics: Metrics = request.app.state.services.metrics
    metrics.error("http")
    log.error("request failed", path=request.url.path, method=request.method, exc_info=problem)
    return Response(Refusal(code="internal", text="something went wrong on the server"), status_code=500)
