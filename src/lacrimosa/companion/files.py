"""Files of what people entered: read strictly, and told at their place what would be right."""

import re
from collections.abc import Callable
from typing import Final

import msgspec

from lacrimosa.companion.problems import BadEntry, fail
from lacrimosa.companion.shapes import END_FORMAT, TABLE_FORMAT, EnteredEnd, EnteredTable
from lacrimosa.rules.vocabulary import LEVELS, NOTES, SALIERI

KINDS: Final = {"int": "number", "str": "text", "array": "list", "object": "object", "bool": "flag"}
# What a closed vocabulary knows, by the field it stands in.
WORDS: Final = {"level": LEVELS, "note": NOTES, "salieri": SALIERI}
_AT = re.compile(r" - at `(?P<at>[^`]*)`$")
_EXPECTED = re.compile(
    r"^Expected `(?P<kind>\w+)[^`]*`(?P<length> of length)?(?: (?P<which>>=|<=) (?P<n>\d+))?"
)
_FIELD = re.compile(r"^Object (?P<what>missing required|contains unknown) field `(?P<field>.*)`", re.DOTALL)


class _Format(msgspec.Struct):
    """What every kind of file says first."""

    format: str = ""


def format_of(text: str) -> str:
    """What a file says that it is, empty if it says nothing. BadEntry if it is no JSON."""
    try:
        return msgspec.json.decode(text, type=_Format).format
    except msgspec.ValidationError:
        return ""
    except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
        raise fail("no_json", "", text=str(wrong)) from wrong


def read_entered(text: str) -> EnteredEnd | EnteredTable:
    """A table of cardboard out of a file. BadEntry names the place, and nothing else is raised."""
    readers: dict[str, Callable[[], EnteredEnd | EnteredTable]] = {
        END_FORMAT: lambda: msgspec.json.decode(text, type=EnteredEnd),
        TABLE_FORMAT: lambda: msgspec.json.decode(text, type=EnteredTable),
    }
    told = format_of(text)
    reader = readers.get(told)
    if reader is None:
        raise fail("no_position", "format", right=", ".join(readers))
    try:
        return reader()
    except msgspec.ValidationError as wrong:
        raise _explained(str(wrong)) from wrong


def _explained(text: str) -> BadEntry:
    """What the decoder says, as a code with values that any language has words for."""
    found = _AT.search(text)
    at = "" if found is None else found["at"].removeprefix("$").removeprefix(".")
    said = _AT.sub("", text)
    if field := _FIELD.match(said):
        code = "missing" if field["what"].startswith("missing") else "needless"
        return fail(code, at, field=field["field"][:60])  # type: ignore[arg-type]
    values: dict[str, str | int] = {"text": said[:200]}
    words = WORDS.get(at.rpartition(".")[2])
    expected = _EXPECTED.match(said)
    if said.startswith("Invalid enum value") and words is not None:
        values |= {"kind": "word", "right": ", ".join(words)}
    elif expected is None or expected["kind"] not in KINDS:
        values |= {"kind": "other"}
    else:
        values |= {"kind": KINDS[expected["kind"]]}
        if expected["n"] is not None:
            bound = "least" if expected["which"] == ">=" else "most"
            values |= {bound: int(expected["n"]), "kind": f"{values['kind']}_{bound}"}
    return fail("wrong_value", at, **values)
