"""Reads what msgspec says about a type: its parts, its description and its limits."""

from collections.abc import Hashable
from itertools import chain
from typing import Any, Final

from msgspec import inspect as ms

# Types that are a string in JSON, with what the string holds.
TEXTS: Final[dict[type[ms.Type], str]] = {
    ms.StrType: "",
    ms.BytesType: "base64",
    ms.ByteArrayType: "base64",
    ms.MemoryViewType: "base64",
    ms.DateTimeType: "date and time (RFC 3339)",
    ms.TimeType: "time (RFC 3339)",
    ms.DateType: "date (RFC 3339)",
    ms.TimeDeltaType: "duration (ISO 8601)",
    ms.UUIDType: "UUID",
    ms.DecimalType: "decimal number",
}
NUMBERS: Final = (ms.IntType, ms.FloatType)
UNKNOWN: Final = (ms.AnyType, ms.RawType)
LISTS: Final = (ms.ListType, ms.SetType, ms.FrozenSetType, ms.VarTupleType)
CHOICES: Final = (ms.UnionType, ms.LiteralType, ms.EnumType)
TYPES: Final[tuple[type[ms.Type], ...]] = (
    *TEXTS,
    *NUMBERS,
    *UNKNOWN,
    *LISTS,
    *CHOICES,
    ms.NoneType,
    ms.BoolType,
    ms.TupleType,
    ms.DictType,
    ms.StructType,
)
KEYS: Final[tuple[type[ms.Type], ...]] = (*TEXTS, *NUMBERS, ms.AnyType, ms.EnumType, ms.LiteralType)


def bare(type_: ms.Type) -> ms.Type:
    """The type without its description."""
    while isinstance(type_, ms.Metadata):
        type_ = type_.type
    return type_


def extra(type_: ms.Type, key: str) -> Any:
    """What a Meta says under a key, such as its description or its examples."""
    while isinstance(type_, ms.Metadata):
        if type_.extra_json_schema and key in type_.extra_json_schema:
            return type_.extra_json_schema[key]
        type_ = type_.type
    return None


def members(type_: ms.Type) -> list[ms.Type]:
    """The alternatives of a union, unions in it opened, null last; any other type is its own only one."""
    inner = bare(type_)
    if not isinstance(inner, ms.UnionType):
        return [type_]
    flat = list(chain.from_iterable(members(member) for member in inner.types))
    return sorted(flat, key=lambda member: isinstance(bare(member), ms.NoneType))


def without_null(type_: ms.Type) -> list[ms.Type]:
    return [member for member in members(type_) if not isinstance(bare(member), ms.NoneType)]


def children(type_: ms.Type) -> tuple[ms.Type, ...]:
    """The types written inside a type; what a struct holds is not written inside it."""
    match bare(type_):
        case ms.UnionType(types=types) | ms.TupleType(item_types=types):
            return types
        case ms.CollectionType(item_type=item):
            return (item,)
        case ms.DictType(key_type=key, value_type=value):
            return (key, value)
    return ()


def shape(type_: ms.Type) -> Hashable:
    """Equal for types that are the same apart from descriptions and limits."""
    match bare(type_):
        case ms.UnionType():
            return frozenset(shape(member) for member in members(type_))
        case ms.StructType(cls=cls) | ms.EnumType(cls=cls):
            return cls
        case ms.LiteralType(values=values):
            # 1 == True, but they are different words.
            return ms.LiteralType, frozenset((type(value), value) for value in values)
        case inner:
            return type(inner), tuple(shape(child) for child in children(inner))


def description(type_: ms.Type) -> str:
    """What is said of a type; an optional type is described by what it may hold."""
    own = extra(type_, "description")
    if own is None and len(held := without_null(type_)) == 1 and held[0] is not type_:
        return description(held[0])
    return str(own or "")


def limits(type_: ms.Type) -> list[str]:
    """What a value must keep to besides its type, in short phrases."""
    match bare(type_):
        case ms.UnionType():
            return list(chain.from_iterable(limits(member) for member in without_null(type_)))
        case ms.IntType() | ms.FloatType() as number:
            return number_limits(number)
        case ms.CollectionType(item_type=item) as collection:
            return [*length_limits(collection, "item"), *(f"each {limit}" for limit in limits(item))]
        case ms.DictType(value_type=value) as mapping:
            return [*length_limits(mapping, "entry"), *(f"each {limit}" for limit in limits(value))]
        case inner if type(inner) in TEXTS:
            return text_limits(inner)
    return []


def number_limits(number: ms.IntType | ms.FloatType) -> list[str]:
    found = []
    if number.ge is not None and number.le is not None:
        found.append(f"{number.ge} to {number.le}")
    elif number.ge is not None:
        found.append(f"at least {number.ge}")
    elif number.le is not None:
        found.append(f"at most {number.le}")
    if number.gt is not None:
        found.append(f"more than {number.gt}")
    if number.lt is not None:
        found.append(f"less than {number.lt}")
    if number.multiple_of is not None:
        found.append(f"multiple of {number.multiple_of}")
    return found


def length_limits(type_: ms.Type, unit: str) -> list[str]:
    low: int | None = getattr(type_, "min_length", None)
    high: int | None = getattr(type_, "max_length", None)
    if low is None and high is None:
        return []
    several = unit.removesuffix("y") + "ies" if unit.endswith("y") else unit + "s"
    counted = unit if (high if high is not None else low) == 1 else several
    if low is not None and high is not None:
        return [f"{low} {counted}" if low == high else f"{low} to {high} {counted}"]
    return [f"at least {low} {counted}" if high is None else f"at most {high} {counted}"]


def text_limits(text: ms.Type) -> list[str]:
    found = [TEXTS[type(text)]] if TEXTS[type(text)] else []
    zone = getattr(text, "tz", None)
    if zone is not None:
        found.append("with a time zone" if zone else "without a time zone")
    found += length_limits(text, "character" if isinstance(text, ms.StrType) else "byte")
    if isinstance(text, ms.StrType) and text.pattern is not None:
        found.append(f"matches `{text.pattern}`")
    return found
