"""From files to the structures of schema.py; every complaint becomes an EditionError that names the place."""

import functools
import os
import re
import stat
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from lacrimosa.editions.errors import EditionError, one_of, refuse
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
            refuse(path.name, "", f"this file is missing in {path.parent}; an edition has {one_of(FILES)}")
        if not may_link and path.is_symlink():
            refuse(path.name, "", "this is a link; the files of an edition must be plain files")
        if not path.is_file():
            refuse(path.name, "", "this is no plain file; the files of an edition must be")
        content = _read_plain(path, may_link)
    except OSError as problem:
        refuse(path.name, "", f"this file cannot be read: {problem.strerror}")
    if len(content) > MOST_BYTES:
        refuse(path.name, "", f"this file is too large; it may have {MOST_BYTES} bytes")
    return unified(content)


def _read_plain(path: Path, may_link: bool) -> bytes:
    """At most one byte more than there may be, whatever became of the file since it was looked at."""
    if may_link:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    with os.fdopen(os.open(path, _PLAIN_FILE), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            refuse(path.name, "", "this is no plain file; the files of an edition must be")
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
    except msgspec.ValidationError as problem:
        explained = _explained(name, raw, str(problem))
        explained.found, _, where = str(problem).rpartition(" - at `$")
        explained.path = where.rstrip("`")
        if not explained.found:
            explained.found, explained.path = str(problem), ""
        raise explained from None


def tables_of(name: str, content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode("utf-8"))
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        refuse(name, f"line {line}", "this is not UTF-8 text; save the file as UTF-8")
    except tomllib.TOMLDecodeError as problem:
        refuse(name, "", f"this is not TOML: {problem}")
    except (ValueError, RecursionError):
        # Digits or brackets without end.
        refuse(name, "", "this is not TOML: a number is too long or tables are nested too deeply")


# Explaining what msgspec found: "Expected `int` >= 0 - at `$.tile[3].cost.ducats`".

_RULES = (
    (re.compile(r"Expected `(?:int|float)` >= (\S+)"), r"it must be \1 or more"),
    (re.compile(r"Expected `(?:int|float)` <= (\S+)"), r"it must be \1 or less"),
    (re.compile(r"Expected `int`.*"), "it must be a whole number"),
    (re.compile(r"Expected `float`.*"), "it must be a number"),
    (re.compile(r"Expected `bool`.*"), "it must be true or false"),
    (
        re.compile(r"Expected `str` matching regex.*"),
        "it must be an id: small letters, digits and underscores, a letter first, at most 40",
    ),
    (re.compile(r"Expected `str` of length >= \d+"), "it must not be empty"),
    (re.compile(r"Expected `str` of length <= (\d+)"), r"it must have at most \1 characters"),
    (re.compile(r"Expected `str`.*"), "it must be text in quotes"),
    (re.compile(r"Expected `array` of length >= (\d+)"), r"it must have at least \1 entry"),
    (re.compile(r"Expected `array` of length (\d+),.*"), r"it must have \1 entries"),
    (re.compile(r"Expected `array`.*"), "it must be a list in square brackets"),
    (re.compile(r"Expected `object`.*"), "it must be a table"),
)


def _explained(file: str, raw: dict[str, Any], message: str) -> EditionError:
    problem, _, path = message.rpartition(" - at `$")
    if not problem:
        problem, path = message, ""
    steps = steps_of(path)
    item, field = _names(raw, steps)
    where = f"{file}: {item}" if item else file
    kind = _type_at(_FILE_TYPES[file], steps)
    for start, text in (
        ("Object contains unknown field ", "is unknown"),
        ("Object missing required field ", "is missing"),
    ):
        if problem.startswith(start):
            name = problem.removeprefix(start).strip("`")
            inner = f"{field}.{name}" if field else name
            known = f"; the fields are {one_of(_field_names(kind))}" if text == "is unknown" else ""
            return EditionError(f"{where}: {inner} {text}{known}")
    value = _shown(_value_at(raw, steps))
    return EditionError(f"{where}: {field or 'it'} is {value}; {_right(problem, kind)}")


def _right(problem: str, kind: Any) -> str:
    if problem.startswith("Invalid enum value"):
        return f"it must be one of {one_of(_literal_words(kind))}"
    for pattern, text in _RULES:
        if found := pattern.fullmatch(problem):
            return found.expand(text)
    return problem


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
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, str):
        return '"' + (value if len(value) <= 40 else value[:40] + "…") + '"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > 10**12:
        return "a huge number"
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
