"""From files to the structures of schema.py; every complaint becomes an EditionError that names the place."""

import functools
import os
import re
import stat
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from lacrimosa.editions.errors import EditionError, one_of, problem, quoted, refuse
from lacrimosa.editions.schema import Data
from lacrimosa.editions.slots.schema import SLOTS_FILE, Slots
from lacrimosa.editions.words import WORDS_FILE, Words

# A file of an edition is text that people type; nothing honest comes near this size.
MOST_BYTES = 1_000_000
BYTE_ORDER_MARK = b"\xef\xbb\xbf"

_FILE_TYPES: dict[str, Any] = {f"{field.name}.toml": field.type for field in msgspec.structs.fields(Data)}
FILES: tuple[str, ...] = tuple(_FILE_TYPES)
# How the map is drawn and what pieces are called elsewhere: no values of the game. An edition may go without
# them, and its digest does.
EXTRA_FILES: tuple[str, ...] = (SLOTS_FILE, WORDS_FILE)
ALL_FILES: tuple[str, ...] = (*FILES, *EXTRA_FILES)
_FILE_TYPES |= {SLOTS_FILE: Slots, WORDS_FILE: Words}
_PLAIN_FILE = (
    os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
)


def read_files(folder: Path, may_link: bool = False) -> dict[str, bytes]:
    """The bytes of every file of an edition, newlines made the same on every system.

    Links are followed only where the program itself was installed: in a folder that somebody was given they
    may lead to any file of this computer.
    """
    extra = [name for name in EXTRA_FILES if _is_there(folder / name)]
    return {name: _read_file(folder / name, may_link) for name in (*FILES, *extra)}


def _is_there(path: Path) -> bool:
    return os.path.lexists(path)


def _read_file(path: Path, may_link: bool) -> bytes:
    try:
        if not _is_there(path):
            refuse(path.name, "", "file_missing", right=one_of(FILES))
        if not may_link and path.is_symlink():
            refuse(path.name, "", "file_link")
        if not path.is_file():
            refuse(path.name, "", "file_no_plain")
        content = _read_plain(path, may_link)
    except OSError as wrong:
        refuse(path.name, "", "file_unreadable", found=str(wrong.strerror))
    if len(content) > MOST_BYTES:
        refuse(path.name, "", "file_large", most=MOST_BYTES)
    return unified(content)


def _read_plain(path: Path, may_link: bool) -> bytes:
    """At most one byte more than there may be, whatever became of the file since it was looked at."""
    if may_link:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    with os.fdopen(os.open(path, _PLAIN_FILE), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            refuse(path.name, "", "file_no_plain")
        return file.read(MOST_BYTES + 1)


def unified(content: bytes) -> bytes:
    """The same bytes whatever system the file was written on."""
    return content.removeprefix(BYTE_ORDER_MARK).replace(b"\r\n", b"\n")


def parse_files(contents: dict[str, bytes]) -> Data:
    files = {name.removesuffix(".toml"): parse_file(name, contents[name]) for name in FILES}
    return Data(**files)


def parse_slots(contents: dict[str, bytes]) -> Slots | None:
    """The slots that an edition brings, if it does."""
    if SLOTS_FILE not in contents:
        return None
    slots: Slots = parse_file(SLOTS_FILE, contents[SLOTS_FILE])
    return slots


def parse_words(contents: dict[str, bytes]) -> Words:
    """The words that an edition brings."""
    if WORDS_FILE not in contents:
        return Words()
    words: Words = parse_file(WORDS_FILE, contents[WORDS_FILE])
    return words


@functools.lru_cache(maxsize=4 * len(FILES))
def parse_file(name: str, content: bytes) -> Any:
    """Kept for the same content: of a copied edition only the changed files are parsed."""
    return parse_tables(name, tables_of(name, content))


def parse_tables(name: str, raw: dict[str, Any]) -> Any:
    """The structures of a file's tables."""
    try:
        return msgspec.convert(raw, _FILE_TYPES[name])
    except msgspec.ValidationError as wrong:
        explained = _explained(name, raw, str(wrong))
        explained.found, _, where = str(wrong).rpartition(" - at `$")
        explained.path = where.rstrip("`")
        if not explained.found:
            explained.found, explained.path = str(wrong), ""
        raise explained from None


def tables_of(name: str, content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode("utf-8"))
    except UnicodeDecodeError as wrong:
        refuse(name, "", "not_utf8", line=content.count(b"\n", 0, wrong.start) + 1)
    except tomllib.TOMLDecodeError as wrong:
        found = _PLACE.search(str(wrong))
        # Otherwise it says that the end came too soon.
        line, column = (int(found[1]), int(found[2])) if found else (content.count(b"\n") + 1, 1)
        refuse(name, "", "not_toml", found=str(wrong), line=line, column=column)
    except (ValueError, RecursionError):
        # Digits or brackets without end.
        refuse(name, "", "not_toml_deep")


# In what the decoder says.
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")


# Explaining what msgspec found: "Expected `int` >= 0 - at `$.tile[3].cost.ducats`".

_RULES = (
    (re.compile(r"Expected `(?:int|float)` >= (?P<least>\S+)"), "at_least"),
    (re.compile(r"Expected `(?:int|float)` <= (?P<most>\S+)"), "at_most"),
    (re.compile(r"Expected `int`.*"), "whole_number"),
    (re.compile(r"Expected `float`.*"), "number"),
    (re.compile(r"Expected `bool`.*"), "flag"),
    (re.compile(r"Expected `str` matching regex.*"), "id"),
    (re.compile(r"Expected `str` of length >= \d+"), "not_empty"),
    (re.compile(r"Expected `str` of length <= (?P<most>\d+)"), "text_most"),
    (re.compile(r"Expected `str`.*"), "text"),
    (re.compile(r"Expected `array` of length >= (?P<least>\d+)"), "entries_least"),
    (re.compile(r"Expected `array` of length (?P<n>\d+),.*"), "entries"),
    (re.compile(r"Expected `array`.*"), "list"),
    (re.compile(r"Expected `object`.*"), "table"),
)


def _explained(file: str, raw: dict[str, Any], message: str) -> EditionError:
    found, _, path = message.rpartition(" - at `$")
    if not found:
        found, path = message, ""
    steps = steps_of(path)
    item, field = _names(raw, steps)
    kind = _type_at(_FILE_TYPES[file], steps)
    for start, code in (
        ("Object contains unknown field ", "unknown"),
        ("Object missing required field ", "missing"),
    ):
        if found.startswith(start):
            name = found.removeprefix(start).strip("`")
            inner = f"{field}.{name}" if field else name
            known = {"right": one_of(_field_names(kind))} if code == "unknown" else {}
            return EditionError(problem(file, item, code, field=inner, **known))
    code, values = _right(found, kind)
    value = _shown(_value_at(raw, steps))
    return EditionError(problem(file, item, code, field=field or "it", value=value, **values))


def _right(found: str, kind: Any) -> tuple[str, dict[str, str | int]]:
    if found.startswith("Invalid enum value"):
        return "one_of", {"right": one_of(_literal_words(kind))}
    for pattern, code in _RULES:
        if said := pattern.fullmatch(found):
            return code, dict(said.groupdict())
    return "wrong_value", {"found": found}


def steps_of(path: str) -> list[str | int]:
    """The path as names and indexes: .tile[3].cost is tile, 3, cost. A key of a free table is left out."""
    found = re.findall(r"\.([A-Za-z_]\w*)|\[(\d+)\]", path)
    return [name or int(index) for name, index in found]


def _value_at(raw: Any, steps: list[str | int]) -> Any:
    for step in steps:
        raw = raw[step]
    return raw


def _names(raw: Any, steps: list[str | int]) -> tuple[str, str]:
    """The table that a path leads into, by its id if it has one, and the rest of the path as a field."""
    first = next((at for at, step in enumerate(steps) if isinstance(step, int)), None)
    if first is None:
        return (".".join(str(step) for step in steps[:-1]), str(steps[-1])) if steps else ("", "")
    table = _value_at(raw, steps[: first + 1])
    if not isinstance(table, dict):
        # A plain list, such as the cards of a level: its entry is a field.
        return "", _field_path(steps)
    kind = ".".join(str(step) for step in steps[:first])
    return f"{kind} {_label(table, int(steps[first]))}", _field_path(steps[first + 1 :])


def _label(table: dict[str, Any], index: int) -> str:
    for key in ("id", "number", "space", "place"):
        if isinstance(table.get(key), str | int):
            return _shown(table[key])
    return f"no. {index + 1}"


def _field_path(steps: list[str | int]) -> str:
    """Entries of lists are counted from 1, as people count."""
    text = ""
    for step in steps:
        text += f"[{step + 1}]" if isinstance(step, int) else f".{step}"
    return text.removeprefix(".")


def _shown(value: Any) -> str:
    """In signs of the file, which people of every language read."""
    if isinstance(value, dict):
        return "{ … }" if value else "{}"
    if isinstance(value, list):
        return f"[ … ] ({len(value)})" if value else "[]"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > 10**12:
        return f"{str(value)[:8]}…"
    return str(value)


def _bare(kind: Any) -> Any:
    """The type without "or nothing": a file cannot say nothing."""
    if isinstance(kind, msgspec.inspect.UnionType):
        return next(inner for inner in kind.types if not isinstance(inner, msgspec.inspect.NoneType))
    return kind


def _type_at(file_type: Any, steps: list[str | int]) -> Any:
    kind = _bare(msgspec.inspect.type_info(file_type))
    for step in steps:
        if isinstance(kind, msgspec.inspect.StructType):
            kind = next(field.type for field in kind.fields if field.encode_name == step)
        elif isinstance(kind, msgspec.inspect.TupleType):
            kind = kind.item_types[int(step)]
        else:
            kind = kind.item_type
        kind = _bare(kind)
    return kind


def _field_names(kind: Any) -> list[str]:
    """The values first, the marks of where they come from last."""
    if not isinstance(kind, msgspec.inspect.StructType):
        return []
    return sorted(
        (field.encode_name for field in kind.fields), key=lambda name: name in ("source", "printed")
    )


def _literal_words(kind: Any) -> tuple[object, ...]:
    return tuple(kind.values) if isinstance(kind, msgspec.inspect.LiteralType) else ()
