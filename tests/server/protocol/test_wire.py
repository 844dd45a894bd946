"""What msgspec sends is what the TypeScript says: no property more, none missing that is not optional."""

import json
from typing import Any, Literal

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET, Struct, UnsetType
from server.protocol.typescript_reader import interfaces

from lacrimosa.server.protocol import typescript


class Inner(Struct, omit_defaults=True, rename="camel"):
    card_id: str
    how_many: int = 1


inners = st.builds(Inner, card_id=st.text(max_size=3), how_many=st.integers(0, 2))
# Of each type: its values, and defaults it may have.
FAMILY: list[tuple[Any, st.SearchStrategy[Any], list[Any]]] = [
    (int, st.integers(0, 2), [0, 1]),
    (str, st.sampled_from(["", "a"]), [""]),
    (bool, st.booleans(), [False]),
    (int | None, st.sampled_from([None, 1]), [None, 1]),
    (list[int], st.lists(st.integers(0, 1), max_size=1), [[]]),
    (dict[str, int], st.dictionaries(st.sampled_from("ab"), st.integers(0, 1), max_size=1), [{}]),
    (Literal["x", "y"], st.sampled_from(["x", "y"]), ["x"]),
    (int | UnsetType, st.sampled_from([UNSET, 0, 1]), [UNSET, 0]),
    (Inner, inners, [Inner("a")]),
    (list[Inner], st.lists(inners, max_size=2), [[]]),
    (Inner | None, st.none() | inners, [None]),
]
NO_DEFAULT = object()
NAMES = ["first_card", "second", "the_third_one", "x", "type_of_it"]


@st.composite
def struct_values(draw: st.DrawFn) -> Struct:
    """A value of a struct defined on the spot."""
    kinds = draw(st.lists(st.sampled_from(FAMILY), min_size=1, max_size=len(NAMES)))
    fields: list[Any] = []
    for name, (type_, _, defaults) in zip(NAMES, kinds, strict=False):
        default = draw(st.sampled_from([NO_DEFAULT, *defaults]))
        if default is NO_DEFAULT:
            fields.append((name, type_))
        elif isinstance(default, Inner):
            fields.append((name, type_, msgspec.field(default_factory=lambda: Inner("a"))))
        else:
            fields.append((name, type_, default))
    tagged: dict[str, Any] = draw(st.sampled_from([{}, {"tag": "random"}, {"tag": 3, "tag_field": "kind"}]))
    cls = msgspec.defstruct(
        "Random",
        fields,
        kw_only=True,
        omit_defaults=draw(st.booleans()),
        rename=draw(st.sampled_from([None, "camel", "kebab", {"x": "y z"}])),
        forbid_unknown_fields=draw(st.booleans()),
        **tagged,
    )
    values = {name: draw(kind[1]) for name, kind in zip(NAMES, kinds, strict=False)}
    return cls(**values)


def agrees(sent: dict[str, Any], name: str, wanted: dict[str, Any]) -> None:
    assert sent.keys() <= wanted[name].keys()
    assert {key for key, held in wanted[name].items() if not held.optional} <= sent.keys()
    for key, value in sent.items():
        parts = value if isinstance(value, list) else [value]
        for part in parts:
            if "Inner" in wanted[name][key].type and isinstance(part, dict):
                agrees(part, "Inner", wanted)


@given(struct_values())
@settings(max_examples=150, deadline=None)
def test_what_is_sent_is_what_is_promised(value: Struct) -> None:
    wanted = interfaces(typescript([type(value), Inner], ""))
    sent = json.loads(msgspec.json.encode(value))
    agrees(sent, "Random", wanted)
