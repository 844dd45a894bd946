"""The description for programs: what has a name in the protocol has it there, too."""

from collections.abc import Iterator
from typing import Any

from lacrimosa.server.web.app import ENDPOINTS
from lacrimosa.server.web.openapi import openapi

DESCRIPTION = openapi(ENDPOINTS, "1")
SCHEMAS = DESCRIPTION["components"]["schemas"]


def objects(found: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object of the description, with the way to it."""
    if isinstance(found, dict):
        yield path, found
    parts = found.items() if isinstance(found, dict) else enumerate(found) if isinstance(found, list) else ()
    for key, part in parts:
        yield from objects(part, f"{path}/{key}")


def test_every_choice_of_words_has_a_name() -> None:
    """Generators make up names like OptionsLevelType0 for those that stand inside of something else."""
    inside = [path for path, one in objects(DESCRIPTION) if len(one.get("enum", ())) > 1]
    assert all(path.count("/") == 3 and path.startswith("/components/schemas/") for path in inside), inside
    assert len(inside) > 20
    assert SCHEMAS["Level"] == {"title": "Level", "type": "string", "enum": ["easy", "hard", "medium"]}
    level = SCHEMAS["Options"]["properties"]["level"]
    assert level["anyOf"] == [{"$ref": "#/components/schemas/Level"}, {"type": "null"}]
    pace = SCHEMAS["Options"]["properties"]["pace"]
    assert (pace["$ref"], pace["default"]) == ("#/components/schemas/Pace", "unhurried")


def test_every_reference_leads_somewhere() -> None:
    used = {one["$ref"] for _, one in objects(DESCRIPTION) if "$ref" in one}
    # No endpoint gives every message of a socket.
    assert used == {f"#/components/schemas/{name}" for name in SCHEMAS.keys() - {"ServerMessage"}}
