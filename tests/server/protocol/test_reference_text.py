"""The reference: tables, links, sections, examples."""

import re
from typing import Annotated

import pytest
from msgspec import Meta, Struct
from server.protocol import sample_types as types

from lacrimosa.server.protocol import Section, reference
from lacrimosa.server.protocol.reference_text import LEGEND

GOLDEN = f"""\
# Protocol

Made by a test.

{LEGEND}

- [Messages](#messages): [ClientMessage](#clientmessage), [Choose](#choose), [Undo](#undo)
- [Words](#words): [Level](#level)

## Messages

What you send.

### ClientMessage

One of these, told apart by `kind`:

- `"choose"`: [Choose](#choose)
- `"undo"`: [Undo](#undo)

### Choose

Make a choice.

| field | type | presence | limits | description |
|---|---|---|---|---|
| `kind` | `"choose"` | required | | |
| `id` | string | required | | Yours to choose. |
| `choice` | string | required | | |
| `press_on` | boolean | default `false` | | Go on by yourself. |

Other fields are refused.

```json
{{"kind": "choose", "id": "m1", "choice": "travel vienna", "press_on": false}}
```

### Undo

Take it back.

| field | type | presence | limits | description |
|---|---|---|---|---|
| `kind` | `"undo"` | required | | |
| `level` | [Level](#level) or null | default `null` | | |

```json
{{"kind": "undo", "level": null}}
```

## Words

The closed vocabularies.

### Level

One of `"easy"`, `"hard"`, `"medium"`.
"""


def everything(*sections: Section) -> str:
    return reference(sections, "# Protocol")


def rows(text: str) -> dict[str, list[str]]:
    """The cells of each field's row."""
    found = {}
    for line in text.splitlines():
        if line.startswith("| `"):
            name, *cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            found[name.strip("`")] = cells
    return found


def headings(text: str) -> list[str]:
    return [line.lstrip("# ") for line in text.splitlines() if line.startswith("##")]


def test_a_reference_is_written_to_the_letter() -> None:
    sections = [
        Section(
            "Messages",
            "What you send.",
            [types.CLIENT_MESSAGE],
            {"Choose": types.Choose("m1", "travel vienna")},
        ),
        Section("Words", "The closed vocabularies.", [("Level", types.Level)]),
    ]
    assert reference(sections, "# Protocol\n\nMade by a test.\n") == GOLDEN


def test_every_link_leads_to_a_heading() -> None:
    text = everything(Section("All", "", types.ROOTS))
    anchors = {heading.lower() for heading in headings(text)}
    links = set(re.findall(r"\(#([^)]*)\)", text))
    assert len(links) > 20
    assert links <= anchors


def test_a_repeated_heading_is_linked_by_its_number() -> None:
    text = everything(
        Section("Point", "### Undo\n\nWords.", [types.Point]), Section("Rest", "", [types.CLIENT_MESSAGE])
    )
    assert "- [Point](#point): [Point](#point-1)" in text
    assert '- `"undo"`: [Undo](#undo-1)' in text


def test_the_title_counts_as_a_heading() -> None:
    assert "- [Protocol](#protocol-1): [Point](#point)" in everything(Section("Protocol", "", [types.Point]))


def test_types_are_told_in_words() -> None:
    told = {name: cells[0] for name, cells in rows(everything(Section("G", "", [types.Groups]))).items()}
    assert told == {
        "cards": "list of string",
        "pair": "list of exactly (integer, string)",
        "nested": "list of list of integer",
        "several": "list of integer",
        "nobody": "list of exactly ()",
        "seats": "list of different integer",
        "letters": "list of different string",
        "maybe": "list of (integer or null)",
        "by_name": "object of string by string",
        "by_number": "object of boolean by integer",
        "by_note": "object of integer by [Note](#note)",
        "by_level": 'object of list of integer by (`"easy"` or `"hard"` or `"medium"`)',
        "bare": "object of anything by string",
        "pairs": "list of list of exactly (integer, integer)",
    }


def test_limits_and_presence_have_columns() -> None:
    told = rows(everything(Section("L", "", [types.Limits, types.Sparse])))
    assert told["seat"] == ["integer", "required", "0 to 3", "Counted from 0."]
    assert told["code"][2] == r"at most 1 character; matches `^(a\|b)$`"
    assert told["cards"][1] == "optional, default `[]`"
    assert told["made"][1] == "optional"
    assert told["hint"][1] == "optional"
    full = rows(everything(Section("F", "", [types.Full])))
    assert full["sparse"][1] == "made by the server if left out"
    assert full["settings"][1] == "default `{}`"


def test_a_list_of_fields_is_always_whole() -> None:
    class Pair(Struct, array_like=True, omit_defaults=True):
        left: int = 0

    assert rows(everything(Section("P", "", [Pair])))["left"][1] == "default `0`"


def test_a_default_with_backticks_stays_code() -> None:
    class Quoted(Struct):
        text: str = "a `word`"

    assert rows(everything(Section("Q", "", [Quoted])))["text"][1] == 'default `` "a `word`" ``'


def test_arrays_and_empty_structs_are_explained() -> None:
    text = everything(Section("A", "", [types.Point, types.Empty]))
    assert "Where something lies.\n\nSent as a list of its fields, in this order.\n\n| field |" in text
    assert "Says nothing.\n\nIt has no fields.\n\n```json\n{}\n```" in text


def test_descriptions_cannot_break_a_table() -> None:
    class Loud(Struct):
        field: Annotated[int, Meta(description="One | two\n  three")]

    assert rows(everything(Section("L", "", [Loud])))["field"][3] == r"One \| two three"


def test_a_type_stands_in_the_section_that_needs_it_most_directly() -> None:
    text = everything(
        Section("First", "", [types.Full]),
        Section("Second", "", [types.Sparse, types.Groups]),
        Section("Third", "", [types.Settings]),
    )
    assert headings(text) == ["First", "Full", "Second", "Sparse", "Groups", "Note", "Third", "Settings"]


def test_a_root_of_two_sections_stands_in_the_first() -> None:
    text = everything(Section("First", "", [types.Point]), Section("Second", "", [types.Point, types.Note]))
    assert headings(text) == ["First", "Point", "Second", "Note"]


def test_other_aliases_are_told() -> None:
    text = everything(
        Section("A", "", [("Periods", list[types.Period]), ("Loose", int | list[str] | None), types.Note])
    )
    assert "### Periods\n\nThe same as: list of [Period](#period).\n\n```json\n[1]\n```" in text
    assert "### Loose\n\nOne of integer, list of string, null.\n\n###" in text
    assert '### Note\n\nHow long a note is.\n\nOne of `"eighth"`, `"sixteenth"`.\n' in text


def test_parts_of_messages_have_no_example_unless_it_is_given() -> None:
    without = everything(Section("A", "", [types.Full]))
    assert without.count("```json") == 1
    with_one = everything(Section("A", "", [types.Full], {"Settings": types.Settings(salieri=True)}))
    assert '```json\n{"level": "easy", "salieri": true}\n```' in with_one


def test_an_example_of_something_else_is_refused() -> None:
    with pytest.raises(TypeError, match="section A has examples of what is not in it: Full"):
        everything(Section("A", "", [types.Point], {"Full": types.Full()}))
