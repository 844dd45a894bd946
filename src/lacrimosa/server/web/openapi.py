"""The OpenAPI 3.1 description of the routes, made from their signatures and the message types."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, get_args

import msgspec
from litestar.handlers import HTTPRouteHandler

from lacrimosa.server.messages.refusals import STATUS, Refusal
from lacrimosa.server.messages.vocabularies import VOCABULARIES
from lacrimosa.server.web.signatures import ANSWER, BODY, hints_of, parameters_of

TITLES: Final = {
    "me": "Who you are",
    "tables": "Tables, seats and links",
    "playing": "Playing without a socket",
    "history": "Looking back",
    "about": "The server",
}
SECURITY: Final = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "lacrimosa",
        "description": "Set by GET /api/me on the first visit, under a name of the server's own; "
        "its value is taken under this name too.",
    },
    "token": {"type": "http", "scheme": "bearer", "description": "For programs: from POST /api/programs."},
}
REFERENCE: Final = "#/components/schemas/{name}"
RETRY_AFTER: Final = {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}}

Json = dict[str, Any]


def openapi(handlers: Iterable[object], version: str) -> Json:
    """The description of every route that is not hidden."""
    routes = [
        one for one in handlers if isinstance(one, HTTPRouteHandler) and one.include_in_schema is not False
    ]
    schemas = _Schemas(routes)
    paths: Json = {}
    for route in routes:
        for path in sorted(route.paths):
            methods = paths.setdefault(re.sub(r":[a-z]+}", "}", path), {})
            for method in sorted(route.http_methods):
                methods[str(method).lower()] = _operation(route, path, schemas)
    document: Json = {
        "openapi": "3.1.0",
        "info": {
            "title": "Lacrimosa",
            "version": version,
            "description": "Tables of Lacrimosa; for the messages of a table's socket see docs/protocol.md. "
            "Where no body is described none is needed, and one that is sent is not read.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "tags": [{"name": name, "description": text} for name, text in TITLES.items()],
        "security": [{"cookie": []}, {"token": []}, {}],
        "paths": paths,
        "components": {"schemas": schemas.components, "securitySchemes": SECURITY},
    }
    words = {frozenset(get_args(literal)): name for name, literal in VOCABULARIES.items()}
    schemas.components |= _name_words(document, words)
    return document


def _name_words(found: Any, names: Mapping[frozenset[str], str]) -> Json:
    """Let every vocabulary be a schema of its own, so that clients use its name; gives those schemas."""
    named: Json = {}
    if isinstance(found, dict):
        name = names.get(frozenset(found.get("enum", ())))
        if name is not None:
            named[name] = {"title": name, "type": "string", "enum": found.pop("enum")}
            found["$ref"] = REFERENCE.format(name=name)
    for part in found.values() if isinstance(found, dict) else found if isinstance(found, list) else ():
        named |= _name_words(part, names)
    return named


class _Schemas:
    """The JSON schema of every type that a route takes or gives."""

    def __init__(self, routes: Sequence[HTTPRouteHandler]) -> None:
        self._places: dict[tuple[str, str], Json] = {}
        wanted = [((_name(route), key), hint) for route in routes for key, hint in hints_of(route.fn).items()]
        types = [hint for _, hint in wanted]
        found, self.components = msgspec.json.schema_components([*types, Refusal], ref_template=REFERENCE)
        for (place, _), schema in zip(wanted, found, strict=False):
            self._places[place] = schema
        self.refusal = found[-1]

    def of(self, route: HTTPRouteHandler, key: str) -> Json:
        return self._places[_name(route), key]


def _name(route: HTTPRouteHandler) -> str:
    return str(route.fn.__name__)


def _operation(route: HTTPRouteHandler, path: str, schemas: _Schemas) -> Json:
    hints = hints_of(route.fn)
    doc = (route.fn.__doc__ or "").strip()
    first = doc.partition("\n")[0]
    operation: Json = {
        "operationId": _name(route),
        "tags": list(route.tags or ()),
        "summary": route.summary or first,
    }
    if doc and doc != operation["summary"]:
        operation["description"] = doc
    parameters = [_parameter(route, key, path, schemas) for key in parameters_of(route.fn)]
    if parameters:
        operation["parameters"] = parameters
    if BODY in hints:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas.of(route, BODY)}},
        }
    operation["responses"] = _responses(route, ANSWER in hints, schemas)
    return operation


def _parameter(route: HTTPRouteHandler, key: str, path: str, schemas: _Schemas) -> Json:
    in_path = f"{{{key}:" in path
    schema = dict(schemas.of(route, key))
    text = schema.pop("description", "")
    if "anyOf" in schema:
        # Null means left out, which an address says by leaving it out.
        (schema,) = [one for one in schema["anyOf"] if one != {"type": "null"}]
    found: Json = {"name": key, "in": "path" if in_path else "query", "required": in_path, "schema": schema}
    return found | ({"description": text} if text else {})


def _responses(route: HTTPRouteHandler, is_json: bool, schemas: _Schemas) -> Json:
    if is_json:
        content: Json = {"application/json": {"schema": schemas.of(route, ANSWER)}}
    else:
        content = {str(route.media_type).partition(";")[0]: {"schema": {"type": "string"}}}
    answers: Json = {str(route.status_code): {"description": "Done.", "content": content}}
    for status, spec in sorted((route.responses or {}).items()):
        answers[str(status)] = {
            "description": spec.description,
            "content": {"application/json": {"schema": schemas.refusal}},
        }
        if status == STATUS["too_many"]:
            answers[str(status)]["headers"] = {"Retry-After": RETRY_AFTER}
    return answers
