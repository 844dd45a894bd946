"""The description for programs holds every message, says what everything is, and names what can be named."""

import importlib
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from lacrimosa.server import messages
from lacrimosa.server.web.app import ENDPOINTS
from lacrimosa.server.web.openapi import openapi

ROOT = Path(__file__).parents[3]
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


def message_types() -> set[str]:
    modules = [
        importlib.import_module(f"{messages.__name__}.{info.name}")
        for info in pkgutil.iter_modules(messages.__path__)
    ]
    return {
        value.__name__
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__
        # Bases that only others build on are no messages.
        if value.__struct_fields__ or not value.__subclasses__()
    }


def test_every_message_type_is_there() -> None:
    assert message_types() - SCHEMAS.keys() == set()


def test_everything_is_described() -> None:
    records = {name: one for name, one in SCHEMAS.items() if "properties" in one}
    bare = [name for name, one in records.items() if not one.get("description")]
    bare += [
        f"{name}.{key}"
        for name, one in records.items()
        for key, held in one["properties"].items()
        if not (len(held.get("enum", ())) == 1 or speaks(held))
    ]
    assert not bare, f"say what these are, in a docstring or a Meta(description=...): {', '.join(bare)}"


def speaks(held: dict[str, Any]) -> bool:
    """Whether a property is described, or holds what is: one of it, several, or maybe none."""
    if "$ref" in held:
        held = {**SCHEMAS[held["$ref"].rpartition("/")[2]], **held}
    inner = [one for one in held.get("anyOf", ()) if one != {"type": "null"}] + [held.get("items", {})]
    return bool(held.get("description")) or any(speaks(one) for one in inner if one)


def test_a_message_of_a_socket_is_told_by_its_type() -> None:
    for name, kinds in (("ClientMessage", 15), ("ServerMessage", 5)):
        mapping = SCHEMAS[name]["discriminator"]["mapping"]
        assert len(mapping) == kinds
        for kind, reference in mapping.items():
            message = SCHEMAS[reference.rpartition("/")[2]]
            assert message["properties"]["type"]["enum"] == [kind]
            assert "type" in message["required"]
    say = DESCRIPTION["paths"]["/api/tables/{table}/messages"]["post"]["requestBody"]
    assert say["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/ClientMessage"}


def test_the_types_of_the_page_are_up_to_date() -> None:
    tool = ROOT / "tools" / "make_protocol.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}\nrun  .venv/bin/python tools/make_protocol.py"
