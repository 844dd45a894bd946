"""Examples: made up ones are valid for every type, given ones are checked."""

import json
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct
from server.protocol import sample_types as types

from lacrimosa.server.protocol.samples import WIDTH, given_example, made_example, shown


def made(annotation: Any) -> Any:
    name = getattr(annotation, "__name__", "Thing")
    return json.loads(made_example(annotation, msgspec.inspect.type_info(annotation), name))


def field(annotation: Any) -> Any:
    return made(msgspec.defstruct("Holder", [("field", annotation)]))["field"]


@pytest.mark.parametrize("root", types.ROOTS, ids=str)
def test_every_type_has_an_example_that_can_be_read(root: Any) -> None:
    annotation = root[1] if isinstance(root, tuple) else root
    text = made_example(annotation, msgspec.inspect.type_info(annotation), "Thing")
    assert msgspec.json.decode(text, type=annotation) is not NotImplemented


def test_examples_take_defaults_and_simple_values() -> None:
    assert made(types.Choose) == {"kind": "choose", "id": "text", "choice": "text", "press_on": False}
    assert made(types.Tree) == {"value": 1, "left": None, "others": []}
    assert made(types.Sparse) == {"id": 1, "made": [1]}
    assert made(types.Short) == ["short", 1, [1, 0]]


@pytest.mark.parametrize(
    ("annotation", "value"),
    [
        (Annotated[int, Meta(gt=5, le=6)], 6),
        (Annotated[int, Meta(lt=-3)], -4),
        (Annotated[int, Meta(multiple_of=7, gt=0)], 7),
        (Annotated[float, Meta(ge=2.5, lt=3)], 2.5),
        (Annotated[str, Meta(min_length=6)], "aaaaaa"),
        (Annotated[str, Meta(pattern="^[A-D]$")], "A"),
        (Annotated[str, Meta(pattern="^[0-9]{8}$")], "00000000"),
        (Annotated[str, Meta(pattern="^seat [A-D]$", examples=["seat B"])], "seat B"),
        (Annotated[list[int], Meta(min_length=3)], [1, 1, 1]),
        (Annotated[list[int], Meta(max_length=0)], []),
        (dict[types.Period, int], {"1": 1}),
        (set[str], ["text"]),
        (msgspec.Raw, {}),
    ],
)
def test_examples_keep_to_the_limits(annotation: Any, value: object) -> None:
    assert field(annotation) == value


@pytest.mark.parametrize(
    ("annotation", "told"),
    [
        (Annotated[str, Meta(pattern="^seat [A-D]$")], r"Holder\.field: no text comes to mind"),
        (Annotated[int, Meta(gt=5, lt=7, multiple_of=4)], r"Holder\.field: no number comes to mind"),
        (Annotated[set[int], Meta(min_length=2)], r"Holder: the example made up is not valid .* give one"),
        (Annotated[int, Meta(le=3, examples=[4])], r"Holder: the example made up is not valid .* give one"),
    ],
)
def test_where_nothing_comes_to_mind_an_example_is_asked_for(annotation: Any, told: str) -> None:
    with pytest.raises(TypeError, match=told):
        field(annotation)


class Mirror(Struct):
    mirror: "Mirror"


class Chain(Struct):
    links: Annotated[list["Chain"], Meta(min_length=1)]


@pytest.mark.parametrize("cls", [Mirror, Chain])
def test_what_holds_itself_without_end_is_told(cls: type) -> None:
    with pytest.raises(TypeError, match="holds itself without end"):
        made(cls)


def test_a_given_example_is_read_and_written_by_msgspec() -> None:
    text = given_example(types.Camel, types.Camel(2), "Camel")
    assert text == '{"firstPlayer": 2, "the-last": 0}'
    assert (
        given_example(types.ClientMessage, types.Undo(), "ClientMessage") == '{"kind": "undo", "level": null}'
    )
    assert given_example(types.Page[int], types.Page([1]), "PageInt") == '{"items": [1], "next": null}'


def test_a_given_example_must_be_what_it_says() -> None:
    with pytest.raises(TypeError, match="the example of Camel is a dict, not a Camel"):
        given_example(types.Camel, {"firstPlayer": 2}, "Camel")
    with pytest.raises(TypeError, match="the example of ClientMessage is not valid"):
        given_example(types.ClientMessage, types.Batch([]), "ClientMessage")
    with pytest.raises(TypeError, match=r"the example of Point is not valid: Expected `int`, got `str`"):
        given_example(types.Point, types.Point("far"), "Point")  # type: ignore[arg-type]


def test_sets_are_shown_in_the_same_order_every_time() -> None:
    class Bag(Struct):
        words: set[str]

    words = {"kyrie", "sanctus", "agnus", "dies"}
    assert given_example(Bag, Bag(words), "Bag") == f'{{"words": {json.dumps(sorted(words))}}}'


def test_what_does_not_fit_on_a_line_is_broken_where_it_must() -> None:
    value = {"short": [1, 2], "long": ["word " * 8, "word " * 9, "word " * 7], "none": []}
    text = shown(value)
    assert json.loads(text) == value
    assert text.startswith('{\n  "short": [1, 2],\n  "long": [\n    "word')
    assert text.endswith('\n  ],\n  "none": []\n}')
    assert all(len(line) <= WIDTH for line in text.splitlines())
