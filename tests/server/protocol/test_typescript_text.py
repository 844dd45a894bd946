"""The TypeScript module: every kind of type, comments, optional properties, constants, line breaks."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct
from server.protocol import sample_types as types
from server.protocol.typescript_reader import declared, interfaces, tokens

from lacrimosa.server.protocol import typescript

GOLDEN = """\
// Made by a test.
//
// Do not edit.

/** Where something lies. */
export type Point = readonly [
  across: number,
  /**
   * From the top.
   * @default 0
   */
  down: number,
];

/**
 * Make a choice.
 * Other properties are refused.
 */
export interface Choose {
  readonly kind: "choose";
  /** Yours to choose. */
  readonly id: string;
  readonly choice: string;
  /**
   * Go on by yourself.
   * @default false
   */
  readonly press_on: boolean;
}

/** Take it back. */
export interface Undo {
  readonly kind: "undo";
  /** @default null */
  readonly level: Level | null;
}

/** Several at once. */
export interface Batch {
  readonly kind: "batch";
  readonly messages: readonly ClientMessage[];
  /** @default null */
  readonly last?: ClientMessage | null;
  /** @default 0 */
  readonly odd?: number | readonly string[] | Choose;
}

export type Level = "easy" | "hard" | "medium";

export type ClientMessage = Choose | Undo;

/** The kinds of ClientMessage, all of them. */
export const CLIENT_MESSAGE_KINDS = ["choose", "undo"] as const;

/** What the server says. */
export type ServerMessage = Batch;

/** The kinds of ServerMessage, all of them. */
export const SERVER_MESSAGE_KINDS = ["batch"] as const;
"""


def property_types(cls: type, *others: tuple[str, object]) -> dict[str, str]:
    text = typescript([cls, *others], "")
    return {name: wanted.type for name, wanted in interfaces(text)[cls.__name__].items()}


def test_a_module_is_written_to_the_letter() -> None:
    roots: list[type | tuple[str, object]] = [
        ("Level", types.Level),
        types.CLIENT_MESSAGE,
        types.SERVER_MESSAGE,
        types.Point,
    ]
    assert typescript(roots, "Made by a test.\n\nDo not edit.\n") == GOLDEN


def test_everything_at_once_is_typescript_and_each_type_is_there_once() -> None:
    text = typescript(types.ROOTS, "Made by a test.")
    assert len(tokens(text)) > 500
    names = declared(text)
    assert len(names) == len(set(names))
    assert {"Note", "Sparse", "Settings", "Point", "PagePoint", "PageIntOrNone", "Periods"} <= set(names)


def test_simple_types() -> None:
    assert property_types(types.Plain) == {
        "yes": "boolean",
        "whole": "number",
        "real": "number",
        "text": "string",
        "nothing": "null",
        "raw": "unknown",
        "anything": "unknown",
        "data": "string",
        "moment": "string",
        "aware": "string",
        "day": "string",
        "span": "string",
        "key": "string",
        "price": "string",
    }


def test_types_that_hold_others() -> None:
    assert property_types(types.Groups) == {
        "cards": "readonly string[]",
        "pair": "readonly [number, string]",
        "nested": "readonly (readonly number[])[]",
        "several": "readonly number[]",
        "nobody": "readonly []",
        "seats": "readonly number[]",
        "letters": "readonly string[]",
        "maybe": "readonly (number | null)[]",
        "by_name": "{ readonly [key: string]: string }",
        "by_number": "{ readonly [key: string]: boolean }",
        "by_note": "{ readonly [key in Note]?: number }",
        "by_level": '{ readonly [key in "easy" | "hard" | "medium"]?: readonly number[] }',
        "bare": "{ readonly [key: string]: unknown }",
        "pairs": "readonly (readonly [number, number])[]",
    }


def test_what_the_server_may_leave_out_is_optional() -> None:
    read = interfaces(typescript([types.Sparse, types.Full], ""))
    assert [name for name, wanted in read["Sparse"].items() if not wanted.optional] == ["id"]
    assert [name for name, wanted in read["Full"].items() if wanted.optional] == ["unset", "asked"]


def test_what_only_the_client_sends_may_be_left_out_if_it_has_a_default() -> None:
    read = interfaces(typescript([types.Full], "", requests=[types.Settings, types.Undo]))
    assert read["Undo"]["level"].optional
    assert not read["Settings"]["level"].optional, "the server sends it too, inside of Full"


def test_names_are_those_of_the_wire() -> None:
    assert list(property_types(types.Camel)) == ["firstPlayer", "the-last"]
    assert '  readonly "the-last": number;' in typescript([types.Camel], "")


def test_arrays_empty_structs_and_generic_ones() -> None:
    text = typescript([types.Short, types.Empty, types.Page[types.Point], types.Page], "")
    assert 'export type Short = readonly [$kind: "short", x: number, point: Point];' in text
    assert "export type Empty = { readonly [key: string]: never };" in text
    read = interfaces(text)
    assert read["PagePoint"]["items"].type == "readonly Point[]"
    assert read["Page"]["items"].type == "readonly unknown[]"


def test_the_tag_of_an_array_gets_a_label_that_may_be_one() -> None:
    class Odd(Struct, array_like=True, tag=7, tag_field="the-kind"):
        x: int

    assert "export type Odd = readonly [tag: 7, x: number];" in typescript([Odd], "")


def test_null_comes_last_and_unknown_swallows_the_rest() -> None:
    class Mixed(Struct):
        first: Annotated[int | None, Meta(title="Maybe")] | str
        any: int | Any

    assert property_types(Mixed) == {"first": "number | string | null", "any": "unknown"}


def test_a_type_may_hold_itself() -> None:
    assert property_types(types.Tree)["left"] == "Tree | null"
    assert property_types(types.Tree)["others"] == "readonly Tree[]"


@pytest.mark.parametrize(
    "comment",
    [
        "  /** Counted from 0. (0 to 3) */\n  readonly seat: number;",
        "  /** More than 0; less than 10; multiple of 3. */\n  readonly more: number;",
        "  /** At least 0.5. */\n  readonly least: number;",
        "  /** At most -1. */\n  readonly most: number;",
        "  /** A name. (1 to 40 characters) */\n  readonly name: string;",
        "  /** A name. (1 to 40 characters) */\n  readonly nickname: string | null;",
        "  /** At most 1 character; matches `^(a|b)$`. */\n  readonly code: string;",
        "  /** At most 4 items; each at least 0. */\n  readonly hand: readonly number[];",
        "  /** 2 items. */\n  readonly stack: readonly string[];",
        "  /** At least 1 entry. */\n  readonly words: { readonly [key: string]: number };",
        "  /** Base64; at most 16 bytes. */\n  readonly key: string;",
    ],
)
def test_limits_stand_in_the_comments(comment: str) -> None:
    assert comment in typescript([types.Limits], "")


def test_defaults_stand_in_the_comments_unless_a_function_makes_them() -> None:
    text = typescript([types.Full], "")
    assert "  /** @default {} */\n  readonly settings: Settings;" in text
    assert "  /** @default {} */\n  readonly more: Settings;" in text
    assert '  /** @default "eighth" */\n  readonly note?: Note;' in text
    assert "  readonly unset?: string;\n  /** @default 0 */" in text
    assert ";\n  readonly made?: readonly number[];" in text


def test_a_default_that_is_told_apart_by_its_tag_keeps_it() -> None:
    class Holder(Struct):
        message: types.Undo = msgspec.field(default_factory=types.Undo)

    assert '@default {"kind": "undo", "level": null}' in typescript([Holder], "")


def test_a_comment_cannot_be_ended_from_inside_and_is_wrapped() -> None:
    long = "word " * 30

    class Noted(Struct):
        field: Annotated[int, Meta(description=f"Not */ the end. {long}")]

    text = typescript([Noted], "")
    assert tokens(text)[:4] == ["export", "interface", "Noted", "{"]
    assert all(len(line) <= 100 for line in text.splitlines())
    assert text.count(" * ") == 2


def test_an_alias_names_its_union_wherever_it_stands() -> None:
    class Holder(Struct):
        level: types.Level | None
        levels: list[types.Level]
        both: types.Choose | types.Undo | None
        other: types.Choose | types.Batch

    held = property_types(Holder, ("Level", types.Level), types.CLIENT_MESSAGE)
    assert held == {
        "level": "Level | null",
        "levels": "readonly Level[]",
        "both": "ClientMessage | null",
        "other": "Choose | Batch",
    }


def test_a_shape_with_two_names_is_spelled_out() -> None:
    class Holder(Struct):
        level: types.Level

    held = property_types(Holder, ("Level", types.Level), ("Degree", types.Level))
    assert held["level"] == '"easy" | "hard" | "medium"'


def test_true_and_1_are_different_words() -> None:
    class Holder(Struct):
        one: Literal[1, "x"]
        yes: Literal[True, "x"]
        no: Literal["n", None]

    held = property_types(Holder, ("Flag", Literal["x", 1]))
    assert held == {"one": "Flag", "yes": 'true | "x"', "no": 'null | "n"'}


def test_a_constant_is_made_for_tagged_unions_only() -> None:
    text = typescript([("HTTPMessage", types.Choose | types.Batch), ("Loose", int | types.Choose)], "")
    assert 'export const HTTP_MESSAGE_KINDS = ["choose", "batch"] as const;' in text
    assert "LOOSE_KINDS" not in text


LONG = Literal["aaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbbbbbb", "cccccccccccccccccccccccccc"]
LONGER = Literal[
    "aaaaaaaaaaaaaaaaaaaaaaa",
    "bbbbbbbbbbbbbbbbbbbbbbbbbbbb",
    "cccccccccccccccccccccccccc",
    "dddddddddddddddddddddd",
]


def test_long_unions_go_on_lines_of_their_own() -> None:
    class Wide(Struct):
        something: LONG
        a_list_of_several: list[LONGER]
        a_pair: tuple[LONG, LONG]
        a_mapping: dict[str, LONG]

    text = typescript([Wide], "")
    words = [f'"{letter * count}"' for letter, count in (("a", 23), ("b", 28), ("c", 26), ("d", 22))]
    three = " | ".join(words[:3])
    assert f"  readonly something:\n    {three};\n" in text
    rows = "".join(f"    | {word}\n" for word in words)
    assert f"  readonly a_list_of_several: readonly (\n{rows}  )[];\n" in text
    assert f"  readonly a_pair: readonly [\n    {three},\n    {three},\n  ];\n" in text
    assert f"  readonly a_mapping: {{\n    readonly [key: string]:\n      {three};\n  }};\n" in text
    assert tokens(text)


@pytest.mark.parametrize(("length", "broken"), [(100, False), (101, True)])
def test_a_line_is_full_at_a_hundred_columns(length: int, broken: bool) -> None:
    name = "x" * (length - len('  readonly : "a" | "b";'))
    text = typescript([msgspec.defstruct("Wide", [(name, Literal["a", "b"])])], "")
    assert (f"{name}:\n" in text) is broken


def test_long_aliases_and_constants_are_broken_too() -> None:
    kinds = [
        type(f"Message{letter}", (Struct,), {"__annotations__": {}}, tag=f"a_rather_long_kind_{letter}")
        for letter in "ABCDE"
    ]
    union: object = kinds[0] | kinds[1] | kinds[2] | kinds[3] | kinds[4]
    text = typescript([("AnyOfThem", union), ("Long", LONG), ("Longer", LONGER)], "")
    listed = "".join(f'  "a_rather_long_kind_{letter}",\n' for letter in "ABCDE")
    assert f"export const ANY_OF_THEM_KINDS = [\n{listed}] as const;\n" in text
    assert 'export type Long =\n  "aaaaa' in text
    assert 'export type Longer =\n  | "aaaaa' in text
    assert all(len(line) <= 100 for line in text.splitlines())
