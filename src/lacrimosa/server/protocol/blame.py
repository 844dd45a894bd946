"""Finds the field that msgspec stumbles over, since its own errors do not name it."""

import sys
from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin, get_type_hints

import msgspec


def refused(root: str, annotation: object, error: Exception) -> TypeError:
    """The error to raise for a type that msgspec does not understand, with its place."""
    place, cause = blame(annotation, set()) or (root, error)
    return TypeError(f"{place}: {cause}")


def blame(annotation: object, seen: set[type]) -> tuple[str, Exception] | None:
    """Struct.field of the innermost type that is refused, and why."""
    for cls in structs_in(annotation):
        if cls in seen:
            continue
        seen.add(cls)
        try:
            hints = get_type_hints(cls, include_extras=True)
        except NameError as error:
            return unknown_name(cls, error), error
        for field, hint in hints.items():
            try:
                msgspec.inspect.type_info(hint)
            except (TypeError, NameError) as error:
                return blame(hint, seen) or (f"{cls.__name__}.{field}", error)
    return None


def unknown_name(cls: type, error: NameError) -> str:
    """Struct.field whose annotation holds a name that does not exist."""
    for base in cls.__mro__:
        for field, hint in written(base).items():
            if error.name is not None and error.name in str(hint):
                return f"{base.__name__}.{field}"
    return cls.__name__


def written(cls: type) -> Mapping[str, object]:
    """The annotations of a class as they stand there: looked up, they may name what does not exist."""
    if sys.version_info >= (3, 14):
        import annotationlib

        return annotationlib.get_annotations(cls, format=annotationlib.Format.STRING)
    found: Mapping[str, object] = vars(cls).get("__annotations__", {})
    return found


def structs_in(annotation: Any) -> Iterator[type[msgspec.Struct]]:
    """The struct classes that an annotation names, however deep."""
    origin = get_origin(annotation) or annotation
    if msgspec.inspect.is_struct_type(origin):
        yield origin
    for part in (getattr(annotation, "__supertype__", None), *get_args(annotation)):
        if part is not None:
            yield from structs_in(part)
