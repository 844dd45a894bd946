"""Spells a type in TypeScript, on one line or, where that is too long, on several."""

import json
import re
from dataclasses import dataclass

from msgspec import inspect as ms

from lacrimosa.server.protocol.model import Model
from lacrimosa.server.protocol.shapes import LISTS, NUMBERS, TEXTS, UNKNOWN, bare

WIDTH = 100
INDENT = "  "
IDENTIFIER = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")


def literal(value: str | int | None) -> str:
    return json.dumps(value, ensure_ascii=False)


def property_name(name: str) -> str:
    return name if IDENTIFIER.fullmatch(name) else literal(name)


def one_of(texts: list[str]) -> list[str]:
    """Alternatives without repeats; among unknown ones nothing else matters."""
    return ["unknown"] if "unknown" in texts else list(dict.fromkeys(texts))


def each(item: str, one: bool) -> str:
    """An array of this; only a plain item needs no parentheses."""
    return f"readonly {item}[]" if one and not item.startswith("readonly ") else f"readonly ({item})[]"


def listed(parts: list[str], indent: str) -> str:
    """Alternatives that need lines of their own: one line if they fit on it, else one for each."""
    flat = f"{indent}{' | '.join(parts)}"
    if len(flat) + len(";") <= WIDTH:
        return f"\n{flat}"
    return "".join(f"\n{indent}| {part}" for part in parts)


@dataclass(frozen=True)
class Speller:
    """Knows the names of the model's types."""

    model: Model

    def flat(self, type_: ms.Type) -> str:
        """The type on one line."""
        return " | ".join(self.alternatives(type_))

    def alternatives(self, type_: ms.Type, opened: bool = False) -> list[str]:
        """The alternatives of a type; its own alias is opened where the alias is defined."""
        if not opened and (name := self.model.name_of(type_)) is not None:
            return [name]
        parts = self.model.parts(type_)
        if len(parts) > 1:
            return one_of([text for part in parts for text in self.alternatives(part)])
        match bare(type_):
            case ms.LiteralType(values=values):
                return [literal(value) for value in values]
        return [self.single(bare(type_))]

    def single(self, type_: ms.Type) -> str:
        """A type that is no choice of several."""
        match type_:
            case ms.NoneType():
                return "null"
            case ms.BoolType():
                return "boolean"
            case ms.TupleType(item_types=items):
                return f"readonly [{', '.join(self.flat(item) for item in items)}]"
            case ms.DictType(value_type=value):
                return f"{{ {self.index(type_)}: {self.flat(value)} }}"
            case ms.StructType() | ms.EnumType():
                return str(self.model.name_of(type_))
        if isinstance(type_, UNKNOWN):
            return "unknown"
        if isinstance(type_, LISTS):
            item = self.alternatives(type_.item_type)
            return each(" | ".join(item), len(item) == 1)
        assert isinstance(type_, (*TEXTS, *NUMBERS)), "the model lets nothing else through"
        return "number" if isinstance(type_, NUMBERS) else "string"

    def index(self, mapping: ms.DictType) -> str:
        """The left side of a mapped type: keys of a closed set may each be missing."""
        key = bare(mapping.key_type)
        values: list[object] = [None]
        if isinstance(key, ms.LiteralType):
            values = list(key.values)
        elif isinstance(key, ms.EnumType):
            values = [member.value for member in key.cls]
        if all(isinstance(value, str) for value in values):
            return f"readonly [key in {self.flat(key)}]?"
        return "readonly [key: string]"

    def laid(self, type_: ms.Type, indent: str, used: int, opened: bool = False) -> str:
        """The type behind `used` columns of text, with its own space before it; broken if it is too long."""
        parts = self.alternatives(type_, opened)
        flat = " | ".join(parts)
        if used + len(" ;") + len(flat) <= WIDTH:
            return f" {flat}"
        deeper = indent + INDENT
        if len(parts) > 1:
            return listed(parts, deeper)
        inner = bare(type_)
        if self.model.name_of(type_) is not None and not opened:
            return f" {flat}"
        if isinstance(inner, LISTS) and len(item := self.alternatives(inner.item_type)) > 1:
            return f" readonly ({listed(item, deeper)}\n{indent})[]"
        if isinstance(inner, ms.TupleType) and inner.item_types:
            rows = "".join(f"\n{deeper}{self.flat(item)}," for item in inner.item_types)
            return f" readonly [{rows}\n{indent}]"
        if isinstance(inner, ms.DictType):
            left = f"{deeper}{self.index(inner)}:"
            return f" {{\n{left}{self.laid(inner.value_type, deeper, len(left))};\n{indent}}}"
        return f" {flat}"
