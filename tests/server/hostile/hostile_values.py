"""Wrong JSON for every field of a message type, found from the type itself."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import inspect

# Deep enough for every parser's stack, small enough for one message.
DEEP = 2_500
# Parts of a body by name, each as JSON text, so that they can be broken, too.
Parts = Mapping[str, str]

MALFORMED = (
    "NaN",
    "Infinity",
    "-Infinity",
    "undefined",
    "nul",
    "True",
    "'a'",
    "01",
    "1.",
    ".5",
    "+1",
    "0x10",
    "--1",
    "1e999",
    "-1e999",
    '"\\ud800"',
    '"\\udc00"',
    '"\\ud800\\u0041"',
    '"\\x41"',
    '"a\tb"',
    '"a\x00b"',
    '"open',
    "[",
    "{",
    "[1,]",
    '{"a":}',
    "[" * DEEP,
    '{"a":' * DEEP,
    "",
    "/* */ 1",
    "1 2",
)
BY_KIND: Mapping[str, tuple[str, ...]] = {
    "null": ("null",),
    "bool": ("true", "false"),
    "int": ("0", "1", "-1", "9223372036854775808", "1" + "0" * 400),
    "float": ("1.5", "-0.5", "1e300"),
    "str": ('""', '"1"', '"null"', '"true"', '"\\u0000"', '"\\u202e\\ufeff"', '"' + "a" * 9_000 + '"'),
    "array": ("[]", "[null]", "[[[1]]]", '["a"]', "[" * DEEP + "]" * DEEP),
    "object": ("{}", '{"a":1}', '{"type":"choose"}', '{"a":' * DEEP + "1" + "}" * DEEP),
}


def wrong_for(kind: inspect.Type) -> Iterator[str]:
    """JSON texts that are no values of a type."""
    yield from MALFORMED
    kinds = [_bare(one) for one in _branches(kind)]
    accepted = {_json_kind(one) for one in kinds}
    for name, texts in BY_KIND.items():
        if name not in accepted:
            yield from texts
    for one in kinds:
        yield from _outside(one)


def wrong_bodies(struct: type, good: Parts) -> Iterator[str]:
    """Bodies of a struct that are right but for one thing."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        rest = {name: text for name, text in good.items() if name != field.encode_name}
        if field.required:
            yield written(rest)
        for wrong in wrong_for(field.type):
            yield written({**rest, field.encode_name: wrong})
        # The last one of two counts, so it must not be the good one.
        yield written(good)[:-1] + f',"{field.encode_name}":[[]]}}'
    for name, text in (("more", "1"), ("", "1"), ("ID", '"a"'), ("__class__", "{}"), ("\\u0000", "null")):
        yield written({**good, name: text})


def words(text: str) -> list[str]:
    """Many short texts on one line."""
    return text.split()


def written(parts: Parts) -> str:
    return "{" + ",".join(f'"{name}":{text}' for name, text in parts.items()) + "}"


def _branches(kind: inspect.Type) -> list[inspect.Type]:
    bare = _bare(kind)
    if isinstance(bare, inspect.UnionType):
        return [branch for one in bare.types for branch in _branches(one)]
    return [bare]


def _bare(kind: inspect.Type) -> inspect.Type:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind


def _json_kind(kind: inspect.Type) -> str:
    names: dict[type, str] = {
        inspect.NoneType: "null",
        inspect.BoolType: "bool",
        inspect.IntType: "int",
        inspect.StrType: "str",
        inspect.LiteralType: "str",
        inspect.ListType: "array",
        inspect.StructType: "object",
    }
    return names[type(kind)]


def _outside(kind: Any) -> Iterator[str]:
    """Values of the right JSON type that the type's limits leave out."""
    if isinstance(kind, inspect.IntType):
        yield from ("1.5", "1e2")
        if kind.ge is not None:
            yield from (str(kind.ge - 1), str(-(2**63)), "-" + "9" * 400)
        if kind.le is not None:
            yield from (str(kind.le + 1), str(2**63), str(2**64), "9" * 400)
    elif isinstance(kind, inspect.StrType):
        if kind.min_length:
            yield '""'
        if kind.max_length is not None:
            yield '"' + "é" * (kind.max_length + 1) + '"'
    elif isinstance(kind, inspect.LiteralType):
        yield from BY_KIND["str"]
        yield from (f'"{str(value).upper()} "' for value in kind.values)
    elif isinstance(kind, inspect.ListType):
        yield from (f"[{wrong}]" for wrong in wrong_for(kind.item_type) if wrong)
    elif isinstance(kind, inspect.StructType):
        yield from (written({field.encode_name: "[{}]"}) for field in kind.fields)
        yield '{"more":1}'
