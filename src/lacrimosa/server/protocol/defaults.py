"""The default of a field as JSON, and whether a field may be missing from what the server sends."""

from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as ms

CONTAINERS = (list, dict, set, frozenset, tuple)


def default_json(field: ms.Field) -> str | None:
    """The default as JSON; None without one, and for one that a function makes: it may differ every time."""
    value = field.default
    if field.default_factory is not NODEFAULT:
        factory = field.default_factory
        if factory not in CONTAINERS and not ms.is_struct_type(factory):
            return None
        value = factory()
    if value is NODEFAULT:
        return None
    text = steady_json(value)
    return "{}" if all_default(value, text) else msgspec.json.format(text, indent=0).decode()


def all_default(value: object, text: bytes) -> bool:
    """Whether a struct has nothing but defaults, so that {} says the same."""
    if not isinstance(value, msgspec.Struct) or not text.startswith(b"{"):
        return False
    try:
        return value.__struct_config__.tag is None and msgspec.json.decode(b"{}", type=type(value)) == value
    except msgspec.ValidationError:
        return False


def steady_json(value: object) -> bytes:
    """As JSON, the same every time: sets have no order of their own."""
    plain = msgspec.to_builtins(value, str_keys=True, order="deterministic", enc_hook=opened)
    return msgspec.json.encode(plain)


def opened(value: object) -> object:
    """What a Raw holds; it is the only type here that is already written."""
    if not isinstance(value, msgspec.Raw):
        raise NotImplementedError(f"{type(value).__name__} is no JSON")
    return msgspec.json.decode(value)


def may_be_unset(cls: Any) -> set[str]:
    """The fields that may hold UNSET, which is not sent."""
    hints = get_type_hints(get_origin(cls) or cls, include_extras=True)
    return {name for name, hint in hints.items() if holds_unset(hint)}


def holds_unset(hint: object) -> bool:
    return hint is msgspec.UnsetType or any(holds_unset(part) for part in get_args(hint))


def left_out(cls: Any, field: ms.Field, unset: set[str]) -> bool:
    """Whether the server may leave a field out."""
    config = (get_origin(cls) or cls).__struct_config__
    if config.array_like:
        return False
    return field.name in unset or (config.omit_defaults and not field.required)
