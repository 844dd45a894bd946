"""Examples of messages: made up from the types, or given and checked."""

import json
import re
from collections.abc import Iterator
from typing import Any, get_origin

import msgspec
from msgspec import inspect as ms

from lacrimosa.server.protocol.defaults import default_json, steady_json
from lacrimosa.server.protocol.names import class_name
from lacrimosa.server.protocol.shapes import LISTS, UNKNOWN, bare, extra, members

WIDTH = 100
TEXTS = {
    ms.BytesType: "UmVxdWllbQ==",
    ms.ByteArrayType: "UmVxdWllbQ==",
    ms.MemoryViewType: "UmVxdWllbQ==",
    ms.TimeType: "00:55:00",
    ms.DateType: "1791-12-05",
    ms.TimeDeltaType: "PT90S",
    ms.UUIDType: "00000000-0000-4000-8000-000000000626",
    ms.DecimalType: "6.26",
}


class Endless(Exception):
    """A type that holds itself cannot be written down here."""


def made_example(annotation: object, type_: ms.Type, name: str) -> str:
    """A made-up value as JSON, read and written by msgspec."""
    try:
        return shown(taken(json.dumps(sample(type_, name, ())), annotation))
    except Endless:
        raise TypeError(f"{name} holds itself without end: no example can be made") from None
    except msgspec.ValidationError as error:
        raise TypeError(f"{name}: the example made up is not valid ({error}); give one") from error


def given_example(annotation: object, value: object, name: str) -> str:
    """A given value as JSON; it must be what the type says."""
    cls: Any = get_origin(annotation) or annotation
    if ms.is_struct_type(cls) and not isinstance(value, cls):
        raise TypeError(f"the example of {name} is a {type(value).__name__}, not a {name}")
    try:
        return shown(taken(msgspec.json.encode(value), annotation))
    except msgspec.ValidationError as error:
        raise TypeError(f"the example of {name} is not valid: {error}") from error


def taken(text: str | bytes, annotation: object) -> Any:
    """What is sent after the server has read this."""
    return json.loads(steady_json(msgspec.json.decode(text, type=annotation)))


def shown(value: Any, indent: str = "", used: int = 0) -> str:
    """As JSON: what fits on a line stands on a line."""
    flat = json.dumps(value, ensure_ascii=False)
    if not value or not isinstance(value, dict | list) or len(indent) + used + len(flat) < WIDTH:
        return flat
    deeper = indent + "  "
    if isinstance(value, list):
        rows = [deeper + shown(item, deeper) for item in value]
        return "[\n" + ",\n".join(rows) + f"\n{indent}]"
    keys = {f"{json.dumps(key, ensure_ascii=False)}: ": item for key, item in value.items()}
    rows = [deeper + key + shown(item, deeper, len(key)) for key, item in keys.items()]
    return "{\n" + ",\n".join(rows) + f"\n{indent}}}"


def sample(type_: ms.Type, where: str, above: tuple[object, ...]) -> Any:
    """A simple value of a type, as it stands in JSON."""
    if examples := extra(type_, "examples"):
        return examples[0]
    inner = bare(type_)
    match inner:
        case ms.UnionType():
            return union_sample(inner, where, above)
        case ms.StructType():
            return struct_sample(inner, above)
        case ms.EnumType(cls=cls):
            return next(iter(cls)).value
        case ms.LiteralType(values=values):
            return values[0]
        case ms.TupleType(item_types=items):
            return [sample(item, where, above) for item in items]
        case ms.DictType():
            return dict_sample(inner, where, above)
        case ms.NoneType():
            return None
        case ms.BoolType():
            return True
        case ms.IntType() | ms.FloatType():
            return number_sample(inner, where)
        case ms.StrType():
            return text_sample(inner, where)
        case ms.DateTimeType(tz=zone):
            return "1791-12-05T00:55:00" + ("" if zone is False else "Z")
    if isinstance(inner, UNKNOWN):
        return {}
    if isinstance(inner, LISTS):
        return list_sample(inner, where, above)
    return TEXTS[type(inner)]


def union_sample(type_: ms.UnionType, where: str, above: tuple[object, ...]) -> Any:
    """Of the first alternative that comes to an end."""
    for member in members(type_):
        try:
            return sample(member, where, above)
        except Endless:
            continue
    raise Endless


def struct_sample(struct: ms.StructType, above: tuple[object, ...]) -> Any:
    """Defaults where there are any."""
    if struct.cls in above:
        raise Endless
    values = {}
    for held in struct.fields:
        default = default_json(held)
        if default is not None:
            values[held.encode_name] = json.loads(default)
        elif held.required or held.default_factory is not msgspec.NODEFAULT:
            where = f"{class_name(struct.cls)}.{held.name}"
            values[held.encode_name] = sample(held.type, where, (*above, struct.cls))
    tag = {} if struct.tag_field is None else {struct.tag_field: struct.tag}
    return [*tag.values(), *values.values()] if struct.array_like else tag | values


def list_sample(type_: ms.CollectionType, where: str, above: tuple[object, ...]) -> list[Any]:
    least = type_.min_length or 0
    if type_.max_length == 0:
        return []
    try:
        return [sample(type_.item_type, where, above)] * max(1, least)
    except Endless:
        if least:
            raise
        return []


def dict_sample(type_: ms.DictType, where: str, above: tuple[object, ...]) -> dict[str, Any]:
    if type_.max_length == 0:
        return {}
    key = "key" if isinstance(bare(type_.key_type), ms.AnyType) else sample(type_.key_type, where, above)
    try:
        return {str(key): sample(type_.value_type, where, above)}
    except Endless:
        return {}


def number_sample(type_: ms.IntType | ms.FloatType, where: str) -> float:
    """The first number that fits, plain ones first."""

    def fits(number: float) -> bool:
        return (
            (type_.ge is None or number >= type_.ge)
            and (type_.gt is None or number > type_.gt)
            and (type_.le is None or number <= type_.le)
            and (type_.lt is None or number < type_.lt)
            and (type_.multiple_of is None or number % type_.multiple_of == 0)
        )

    edges = [edge for edge in (type_.ge, type_.gt, type_.le, type_.lt, type_.multiple_of) if edge is not None]
    tried = [1, 0, *edges, *(edge + 1 for edge in edges), *(edge - 1 for edge in edges)]
    for number in tried:
        if fits(number):
            return number
    raise TypeError(f"{where}: no number comes to mind; give one with Meta(examples=[...])")


def text_sample(type_: ms.StrType, where: str) -> str:
    """The first text that fits."""
    for text in texts():
        long_enough = (type_.min_length or 0) <= len(text)
        short_enough = type_.max_length is None or len(text) <= type_.max_length
        if long_enough and short_enough and re.search(type_.pattern or "", text):
            return text
    raise TypeError(f"{where}: no text comes to mind; give one with Meta(examples=[...])")


def texts() -> Iterator[str]:
    """Something readable first, then one letter or digit, longer and longer."""
    yield from ("text", "A", "a", "1", "")
    for letter in "aA0":
        yield from (letter * length for length in range(2, 129))
