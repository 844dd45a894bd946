"""The OpenAPI 3.1 document, made from the endpoints' signatures and the message types."""

from collections.abc import Iterable, Mapping
from inspect import cleandoc
from typing import Any, Final, get_args

import msgspec

from lacrimosa.server.messages.refusals import STATUS, Code, Refusal
from lacrimosa.server.messages.socket import ClientMessage, ServerMessage
from lacrimosa.server.messages.vocabularies import VOCABULARIES
from lacrimosa.server.web.routing import HIDDEN, Endpoint
from lacrimosa.server.web.validation import JSON, Parameter

TITLES: Final = {
    "me": "Who you are",
    "tables": "Tables, seats and links",
    "playing": "Playing without a socket",
    "history": "Looking back",
    "ratings": "Rated play",
    "tasks": "Turns to be found",
    "companion": "The companion of a table of cardboard",
    "workshop": "Editions that are typed in",
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

# What every endpoint may answer besides its own refusals.
ALWAYS: Final[tuple[Code, ...]] = (
    "bad_request",
    "unknown_identity",
    "signed_out",
    "wrong_origin",
    "too_large",
    "too_many",
    "unavailable",
)
# Unions of messages, which have no class of their own to be named by.
UNIONS: Final[dict[Any, str]] = {ClientMessage: "ClientMessage", ServerMessage: "ServerMessage"}

Json = dict[str, Any]


def openapi(endpoints: Iterable[Endpoint], version: str) -> Json:
    """The description of every endpoint that is not hidden, and of what goes over sockets."""
    described = [one for one in endpoints if one.tag != HIDDEN]
    schemas = _Schemas(described)
    paths: Json = {}
    for one in described:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, schemas)
    document: Json = {
        "openapi": "3.1.0",
        "info": {
            "title": "Lacrimosa",
            "version": version,
            "description": "Tables of Lacrimosa. Over a table's socket go ClientMessage and ServerMessage; "
            "docs/protocol.md shows how. Where no body is described none is needed, and one that is sent is "
            "not read.",
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
    """The JSON schema of every type that an endpoint takes or gives, and of the messages of sockets."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        kinds: list[Any] = [Refusal, *UNIONS]
        for one in endpoints:
            kinds += [parameter.kind for parameter in one.parameters.values()]
            kinds += [kind for kind in (one.body, one.answer) if kind is not None]
        found, self.components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
        for schema in self.components.values():
            if "description" in schema:
                # Docstrings keep their indentation up to Python 3.12.
                schema["description"] = cleandoc(schema["description"])
        self._schemas = list(zip(kinds, found, strict=True))
        for kind, name in UNIONS.items():
            self.components[name] = {"title": name, **self.of(kind)}
        for kind, name in UNIONS.items():
            self._schemas.insert(0, (kind, {"$ref": REFERENCE.format(name=name)}))

    def of(self, kind: Any) -> Json:
        return next(schema for known, schema in self._schemas if known == kind)


def _operation(endpoint: Endpoint, schemas: _Schemas) -> Json:
    doc = cleandoc(endpoint.function.__doc__ or "")
    operation: Json = {
        "operationId": endpoint.function.__name__,
        "tags": [endpoint.tag],
        "summary": endpoint.summary or doc.partition("\n")[0],
    }
    if doc and doc != operation["summary"]:
        operation["description"] = doc
    if endpoint.parameters:
        operation["parameters"] = [
            _parameter(one, f"{{{one.name}}}" in endpoint.path, schemas)
            for one in endpoint.parameters.values()
        ]
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schemas.of(endpoint.body)}},
        }
    operation["responses"] = _responses(endpoint, schemas)
    return operation


def _parameter(parameter: Parameter, in_path: bool, schemas: _Schemas) -> Json:
    schema = dict(schemas.of(parameter.kind))
    text = schema.pop("description", "")
    if "anyOf" in schema:
        # Null means left out, which an address says by leaving it out.
        (schema,) = [one for one in schema["anyOf"] if one != {"type": "null"}]
    place = "path" if in_path else "query"
    found: Json = {"name": parameter.name, "in": place, "required": in_path, "schema": schema}
    return found | ({"description": text} if text else {})


def _responses(endpoint: Endpoint, schemas: _Schemas) -> Json:
    answer = {"type": "string"} if endpoint.answer is None else schemas.of(endpoint.answer)
    content: Json = {endpoint.media_type: {"schema": answer}}
    responses: Json = {str(endpoint.status): {"description": "Done.", "content": content}}
    by_status: dict[int, list[str]] = {}
    for code in (*ALWAYS, *endpoint.refusals):
        by_status.setdefault(STATUS[code], []).append(code)
    for status, codes in sorted(by_status.items()):
        responses[str(status)] = {
            "description": f"Refused: {', '.join(codes)}.",
            "content": {JSON: {"schema": schemas.of(Refusal)}},
        }
        if "too_many" in codes:
            responses[str(status)]["headers"] = {"Retry-After": RETRY_AFTER}
    return responses
