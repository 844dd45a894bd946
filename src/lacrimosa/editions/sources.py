"""Every component of an edition with its place in the files, and where each of its values comes from."""

import functools
from collections.abc import Iterator
from typing import Literal

import msgspec

from lacrimosa.editions.errors import Problem, one_of, problem
from lacrimosa.editions.schema import Component, Data, Road, Section

Source = Literal["printed", "designed"]

# Not values: the names by which the files refer to a component, and the marks themselves.
_NO_VALUES = frozenset({"id", "source", "printed"})


@functools.cache
def field_names(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Kept, since looking them up takes longer than all the checks."""
    return tuple(field.name for field in msgspec.structs.fields(kind))


def values_of(component: Component) -> list[str]:
    """The fields of a component that hold a value of its own; components inside it answer for themselves."""
    names = (name for name in field_names(type(component)) if name not in _NO_VALUES)
    return [name for name in names if not _is_inner(getattr(component, name))]


def source_of(component: Component, field: str) -> Source:
    """Whether a value is known from the printed game or designed for this edition."""
    values = values_of(component)
    if field not in values:
        raise ValueError(f"{field} is no value of this component; its values are {one_of(values)}")
    return "printed" if component.source == "printed" or field in component.printed else "designed"


def _is_inner(value: object) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], Component)


def components(data: Data) -> Iterator[tuple[str, str, Component]]:
    """Every component with its file and its name there, such as `tile "eybler_kyrie_2"`."""
    for name in field_names(Data):
        for item, component in _inside("", getattr(data, name)):
            yield f"{name}.toml", item, component


def _inside(path: str, table: Section) -> Iterator[tuple[str, Component]]:
    for field in field_names(type(table)):
        value = getattr(table, field)
        name = f"{path}.{field}" if path else field
        if isinstance(value, Component):
            yield name, value
        if isinstance(value, Section):
            yield from _inside(name, value)
        elif _is_inner(value):
            for component in value:
                yield item_name(name, component), component


def item_name(kind: str, component: Component) -> str:
    """The name of a component in messages: its kind and what it is called or numbered in its file."""
    if isinstance(component, Road):
        return f"{kind} {component.between[0]} to {component.between[1]}"
    for field in ("id", "number", "space", "place"):
        value = getattr(component, field, None)
        if value is not None:
            return f'{kind} "{value}"' if isinstance(value, str) else f"{kind} {value}"
    return kind


def check_marks(data: Data) -> Iterator[Problem]:
    """Marks must be clear: one of the two forms, and only names of values."""
    for file, item, component in components(data):
        if component.source == "printed" and component.printed:
            yield problem(file, item, "printed_needless", field="printed")
        values = values_of(component)
        for name in component.printed:
            if name not in values:
                known = one_of(values)
                yield problem(file, item, "printed_unknown", field="printed", value=name, right=known)
        if len(set(component.printed)) < len(component.printed):
            yield problem(file, item, "printed_twice", field="printed")
