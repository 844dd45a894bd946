"""Says a type in words, with links, as the reference shows it."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import inspect as ms

from lacrimosa.server.protocol.model import Model
from lacrimosa.server.protocol.shapes import LISTS, TEXTS, UNKNOWN, bare


def code(text: str) -> str:
    """A code span, fenced with more backticks than the text has."""
    fence = "`" * (1 + max((len(run) for run in re.findall("`+", text)), default=0))
    return f"{fence}{text}{fence}" if len(fence) == 1 else f"{fence} {text} {fence}"


def value(thing: object) -> str:
    return code(json.dumps(thing, ensure_ascii=False))


def cell(text: str) -> str:
    """Text that stands in a table."""
    return " ".join(text.split()).replace("|", "\\|")


def slug(heading: str) -> str:
    """What a heading is linked by."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@dataclass(frozen=True)
class Teller:
    """Knows the names of the model's types and where each is described."""

    model: Model
    anchors: Mapping[str, str]

    def link(self, name: str) -> str:
        return f"[{name}](#{self.anchors[name]})"

    def told(self, type_: ms.Type) -> str:
        """The type in words."""
        return " or ".join(self.alternatives(type_))

    def alternatives(self, type_: ms.Type) -> list[str]:
        if (name := self.model.name_of(type_)) is not None:
            return [self.link(name)]
        parts = self.model.parts(type_)
        if len(parts) > 1:
            return list(dict.fromkeys(text for part in parts for text in self.alternatives(part)))
        inner = bare(type_)
        if isinstance(inner, ms.LiteralType):
            return [value(word) for word in inner.values]
        return [self.single(inner)]

    def single(self, type_: ms.Type) -> str:
        match type_:
            case ms.NoneType():
                return "null"
            case ms.BoolType():
                return "boolean"
            case ms.IntType():
                return "integer"
            case ms.FloatType():
                return "number"
            case ms.TupleType(item_types=items):
                return f"list of exactly ({', '.join(self.told(item) for item in items)})"
            case ms.DictType(key_type=key, value_type=held):
                return f"object of {self.inside(held)} by {self.keys(key)}"
        if isinstance(type_, UNKNOWN):
            return "anything"
        if isinstance(type_, LISTS):
            different = "different " if isinstance(type_, ms.SetType | ms.FrozenSetType) else ""
            return f"list of {different}{self.inside(type_.item_type)}"
        assert isinstance(type_, tuple(TEXTS)), "the model lets nothing else through"
        return "string"

    def inside(self, type_: ms.Type) -> str:
        """A type within another: several alternatives are kept together."""
        texts = self.alternatives(type_)
        return texts[0] if len(texts) == 1 else f"({' or '.join(texts)})"

    def keys(self, type_: ms.Type) -> str:
        """In JSON every key is a string."""
        return "string" if isinstance(bare(type_), UNKNOWN) else self.inside(type_)
