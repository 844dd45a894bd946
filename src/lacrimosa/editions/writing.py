"""Tables back into the TOML of a file. Comments are lost, but for those that open the file."""

import json
from collections.abc import Mapping
from typing import Any, Final

# What stands under a heading of its own; every other table stands in a line of the one it belongs to.
_HEADINGS: Final = frozenset(
    (
        "counts",
        "map",
        "map.place",
        "map.road",
        "row",
        "row.space",
        "requiem",
        "requiem.movement",
        "personal",
        "personal.instrument",
        "personal.finance",
        "start",
        "period",
        "starting_opus",
        "opus",
        "starting",
        "memory",
        "composer",
        "tile",
        "city",
        "court",
        "bonus",
        "constanze",
        "level",
        "card",
    )
)


def toml_of(tables: Mapping[str, Any], head: str = "") -> str:
    """The text of a file, below the comment that opens it."""
    lines = [head] if head else []
    _write(lines, "", tables)
    return "\n".join(lines).strip("\n") + "\n"


def head_of(text: str) -> str:
    """The comment that opens a file."""
    lines: list[str] = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line)
    return "\n".join(lines) + "\n" if lines else ""


def _write(lines: list[str], path: str, table: Mapping[str, Any]) -> None:
    """The values of a table, then the tables in it."""
    below = {name: f"{path}.{name}" if path else name for name in table}
    for name, value in table.items():
        if below[name] not in _HEADINGS:
            lines.append(f"{name} = {_value(value)}")
    for name, value in table.items():
        heading = below[name]
        if heading not in _HEADINGS:
            continue
        if isinstance(value, list):
            for one in value:
                lines += ["", f"[[{heading}]]"]
                _write(lines, heading, one)
        else:
            lines += ["", f"[{heading}]"]
            _write(lines, heading, value)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # A string of JSON is one of TOML, but for a sign that JSON leaves as it is.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(one) for one in value)}]"
    if isinstance(value, Mapping):
        inside = ", ".join(f"{name} = {_value(one)}" for name, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    return repr(value)
