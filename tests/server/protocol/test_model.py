"""What the roots reach: order, names, and clear words about what cannot be told."""

from collections import OrderedDict, namedtuple
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

import msgspec
import pytest
from msgspec import Meta, Struct
from server.protocol import sample_types as types

from lacrimosa.server.protocol.gaps import undescribed
from lacrimosa.server.protocol.model import Record, gather
from lacrimosa.server.protocol.names import class_name, constant_case

Item = TypeVar("Item")


class Lost(Struct):
    away: "list[Nowhere]"  # type: ignore[name-defined]  # noqa: F821


class Deep(Struct):
    lost: list[Lost]


class Zebra(Struct):
    second: "Antelope"


class Antelope(Struct):
    pass


def test_types_come_in_order_of_definition_whatever_the_roots_order() -> None:
    there = list(gather([types.Full, types.Page[types.Point], Zebra, types.Note]).types)
    back = list(gather([types.Note, Zebra, types.Page[types.Point], types.Full]).types)
    assert there == back
    own = [name for name in there if name in ("Zebra", "Antelope")]
    assert own == ["Zebra", "Antelope"]
    rest = [name for name in there if name not in own]
    assert rest == ["Note", "Sparse", "Settings", "Full", "Point", "PagePoint"]


def test_types_from_one_module_stay_together() -> None:
    names = list(gather([Zebra, types.Note, types.Undo]).types)
    assert names in (["Zebra", "Antelope", "Note", "Undo"], ["Note", "Undo", "Zebra", "Antelope"])


def test_types_from_inside_a_function_come_last_by_name() -> None:
    class Beta(Struct):
        pass

    class Alpha(Struct):
        pass

    assert list(gather([Beta, Alpha, Zebra]).types) == ["Zebra", "Antelope", "Alpha", "Beta"]


def test_an_inherited_docstring_is_not_taken() -> None:
    class Base(Struct):
        """Speaks of something else."""

    class Child(Base):
        pass

    assert gather([Child]).types["Child"].description == ""


def test_inherited_fields_are_told() -> None:
    class Base(Struct):
        a: int

    class Child(Base, kw_only=True):
        b: int = 0
        c: str

    made = gather([Child]).types["Child"]
    assert isinstance(made, Record)
    assert [(held.name, held.required) for held in made.properties] == [
        ("a", True),
        ("b", False),
        ("c", True),
    ]


def test_two_types_of_one_name_are_refused() -> None:
    def other() -> type:
        class Note(Struct):
            pass

        return Note

    with pytest.raises(TypeError, match=r"two types are called Note; one of them is .*\.Note"):
        gather([types.Note, other()])
    with pytest.raises(TypeError, match="two types are called Note; one of them is a named root"):
        gather([types.Note, ("Note", int)])
    with pytest.raises(TypeError, match="two types are called Number"):
        gather([("Number", int), ("Number", float)])


def test_the_same_root_may_be_given_twice() -> None:
    model = gather([types.CLIENT_MESSAGE, types.Choose, types.CLIENT_MESSAGE])
    assert list(model.aliases) == ["ClientMessage"]
    assert list(model.types) == ["Choose", "Undo"]


@pytest.mark.parametrize("name", ["client", "Client-Message", "", "_Hidden", "2nd"])
def test_a_root_needs_a_proper_name(name: str) -> None:
    with pytest.raises(TypeError, match="cannot name a type"):
        gather([(name, int)])


@dataclass
class Data:
    a: int


class Odd:
    pass


Tuple = namedtuple("Tuple", "a b")


@pytest.mark.parametrize(
    ("type_", "told"),
    [
        (complex, r"Wrong\.field: builtins\.complex has no place"),
        (list[Odd], r"Wrong\.field: .*\.Odd has no place"),
        (dict[str, Data | None], r"Wrong\.field: .*\.Data has no place"),
        (Tuple, r"Wrong\.field: .*\.Tuple has no place"),
        (OrderedDict, r"Wrong\.field: collections\.OrderedDict has no place"),
        (msgspec.msgpack.Ext, r"Wrong\.field: .*ExtType has no place"),
        (dict[tuple[int, int], str], r"Wrong\.field: a dict needs keys that are text or numbers"),
        (dict[bool, str], r"Wrong\.field: a dict needs keys that are text or numbers"),
        (types.Plain | types.Full, r"Wrong\.field: If a type union contains multiple Struct types"),
        (Annotated[int | None, Meta(ge=0)], r"Wrong\.field: Can only set `ge` on a numeric type"),
    ],
)
def test_what_has_no_place_is_named_with_its_field(type_: Any, told: str) -> None:
    wrong = msgspec.defstruct("Wrong", [("fine", int), ("field", type_)])
    with pytest.raises(TypeError, match=told):
        gather([wrong])
    outer = msgspec.defstruct("Outer", [("wrong", list[wrong])])  # type: ignore[valid-type]
    with pytest.raises(TypeError, match=told):
        gather([("Root", outer | None)])


def test_a_root_that_has_no_place_is_named_too() -> None:
    with pytest.raises(TypeError, match=r"Number: builtins\.complex has no place"):
        gather([("Number", complex)])
    with pytest.raises(TypeError, match="Both: If a type union contains multiple Struct types"):
        gather([("Both", types.Plain | types.Full)])


def test_a_name_that_does_not_exist_is_told_with_its_field() -> None:
    with pytest.raises(TypeError, match=r"Lost\.away: name 'Nowhere' is not defined"):
        gather([Deep])


def test_names_of_generic_structs_and_constants() -> None:
    class Box(Struct, Generic[Item]):
        item: Item

    assert class_name(Box[dict[str, list[int]]]) == "BoxDictStrListInt"
    assert class_name(Box[int | None]) == "BoxIntOrNone"
    assert constant_case("ClientMessage") == "CLIENT_MESSAGE"
    assert constant_case("HTTPAnswer2Go") == "HTTP_ANSWER2_GO"


def test_what_is_not_described_is_found() -> None:
    class Silent(Struct):
        word: str
        said: Annotated[str, Meta(description="Something.")]
        point: types.Point | None
        points: list[types.Point]
        mixed: types.Point | int
        period: types.Period

    assert undescribed([Silent]) == [
        "Period",
        "Point.across",
        "Silent",
        "Silent.word",
        "Silent.mixed",
        "Silent.period",
    ]
