"""Everything that can be reached from the roots of a protocol, each type once, in a lasting order."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from inspect import cleandoc
from typing import Any, get_origin

from msgspec import inspect as ms

from lacrimosa.server.protocol.blame import refused
from lacrimosa.server.protocol.defaults import default_json, left_out, may_be_unset
from lacrimosa.server.protocol.names import class_name, place, proper
from lacrimosa.server.protocol.shapes import (
    KEYS,
    TYPES,
    bare,
    children,
    description,
    limits,
    members,
    shape,
    without_null,
)

Root = type | tuple[str, object]


@dataclass(frozen=True)
class Property:
    """A field of a struct as it goes over the wire."""

    name: str
    type: ms.Type
    description: str
    limits: list[str]
    required: bool  # it has no default
    default: str | None  # as JSON; None if there is none that can be told
    left_out: bool  # the server may leave it out


@dataclass(frozen=True)
class Record:
    """A struct."""

    name: str
    description: str
    struct: ms.StructType
    properties: list[Property]


@dataclass(frozen=True)
class Words:
    """An enum."""

    name: str
    description: str
    values: list[str | int]


@dataclass(frozen=True)
class Alias:
    """A type, most often a union, that got its name as a root."""

    name: str
    description: str
    type: ms.Type
    annotation: object


@dataclass
class Model:
    """The types of a protocol by name: the classes in order of definition, then the aliases as given."""

    types: dict[str, Record | Words] = field(default_factory=dict)
    aliases: dict[str, Alias] = field(default_factory=dict)
    _classes: dict[Hashable, str] = field(default_factory=dict)
    _shapes: dict[Hashable, str] = field(default_factory=dict)

    def name_of(self, type_: ms.Type) -> str | None:
        """The name of a type that has one. A union or a choice of words goes by its alias."""
        inner = bare(type_)
        if isinstance(inner, ms.StructType | ms.EnumType):
            return self._classes[inner.cls]
        if isinstance(inner, ms.UnionType | ms.LiteralType):
            return self._shapes.get(shape(inner)) or None
        return None

    def parts(self, type_: ms.Type) -> list[ms.Type]:
        """The alternatives of a type, those kept together that have a name together."""
        held = without_null(type_)
        nulls = members(type_)[len(held) :]
        if nulls and self.name_of(together := ms.UnionType(tuple(held))) is not None:
            return [together, *nulls]
        return members(type_)

    def held_by(self, name: str) -> list[str]:
        """The structs and enums that the type of this name names itself."""
        made = self.types.get(name) or self.aliases[name]
        if isinstance(made, Words):
            return []
        waiting = [made.type] if isinstance(made, Alias) else [held.type for held in made.properties]
        found: list[str] = []
        while waiting:
            inner = bare(waiting.pop(0))
            waiting += children(inner)
            if isinstance(inner, ms.StructType | ms.EnumType):
                found.append(self._classes[inner.cls])
        return found

    def add_class(self, cls: Any, made: Record | Words) -> None:
        if made.name in self.types:
            raise TypeError(f"two types are called {made.name}; one of them is {where_from(cls)}")
        self.types[made.name] = made
        self._classes[cls] = made.name

    def add_alias(self, alias: Alias) -> None:
        known = self.aliases.get(alias.name)
        if known is not None and known.annotation == alias.annotation:
            return
        if alias.name in self.types or known is not None:
            raise TypeError(f"two types are called {alias.name}; one of them is a named root")
        self.aliases[alias.name] = alias
        inner = bare(alias.type)
        if isinstance(inner, ms.UnionType | ms.LiteralType):
            # Two names for one shape: neither is better, so the shape is spelled out.
            self._shapes[shape(inner)] = "" if shape(inner) in self._shapes else alias.name


def gather(roots: Sequence[Root]) -> Model:
    """The model of everything the roots reach."""
    model = Model()
    named = described(roots)
    found = reach(named)
    for inner in sorted(found.values(), key=lambda inner: place(inner.cls)):
        model.add_class(inner.cls, words(inner) if isinstance(inner, ms.EnumType) else record(inner))
    for root, (name, type_) in zip(roots, named, strict=True):
        if isinstance(root, tuple):
            model.add_alias(Alias(proper(name), description(type_), type_, root[1]))
    return model


def described(roots: Sequence[Root]) -> list[tuple[str, ms.Type]]:
    """The name of each root, and what msgspec says about it."""
    found = []
    for root in roots:
        name, annotation = root if isinstance(root, tuple) else (class_name(root), root)
        try:
            found.append((name, ms.type_info(annotation)))
        except (TypeError, NameError) as error:
            raise refused(name, annotation, error) from error
    return found


def reach(named: Iterable[tuple[str, ms.Type]]) -> dict[Hashable, ms.StructType | ms.EnumType]:
    """Every struct and enum that the types hold, by class; names are for what is wrong."""
    found: dict[Hashable, ms.StructType | ms.EnumType] = {}
    waiting = list(reversed(list(named)))
    while waiting:
        where, type_ = waiting.pop()
        inner = bare(type_)
        if isinstance(inner, ms.StructType | ms.EnumType):
            if inner.cls in found:
                continue
            found[inner.cls] = inner
            if isinstance(inner, ms.StructType):
                name = class_name(inner.cls)
                waiting += [(f"{name}.{held.name}", held.type) for held in reversed(inner.fields)]
        else:
            check(inner, where)
            waiting += [(where, child) for child in reversed(children(inner))]
    return found


def check(type_: ms.Type, where: str) -> None:
    """Refuses what cannot be told in TypeScript or is no JSON."""
    if isinstance(type_, ms.DictType) and not isinstance(bare(type_.key_type), KEYS):
        raise TypeError(f"{where}: a dict needs keys that are text or numbers")
    if not isinstance(type_, TYPES):
        told = getattr(type_, "cls", type(type_))
        raise TypeError(f"{where}: {where_from(told)} has no place in the protocol")


def record(struct: ms.StructType) -> Record:
    cls = struct.cls
    unset = may_be_unset(cls)
    properties = [
        Property(
            name=held.name if struct.array_like else held.encode_name,
            type=held.type,
            description=description(held.type),
            limits=limits(held.type),
            required=held.required,
            default=default_json(held),
            left_out=left_out(cls, held, unset),
        )
        for held in struct.fields
    ]
    return Record(proper(class_name(cls)), doc(cls), struct, properties)


def words(enum: ms.EnumType) -> Words:
    return Words(proper(class_name(enum.cls)), doc(enum.cls), [member.value for member in enum.cls])


def doc(cls: Any) -> str:
    """The docstring of the class itself: an inherited one speaks of something else."""
    return cleandoc(vars(get_origin(cls) or cls).get("__doc__") or "")


def where_from(cls: Any) -> str:
    own = get_origin(cls) or cls
    return f"{own.__module__}.{own.__qualname__}"
