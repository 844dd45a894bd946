"""What the types of the protocol are called, and where they were defined."""

import re
import sys
import types
from typing import Any, Union, get_args, get_origin

NAME = re.compile(r"[A-Z][A-Za-z0-9]*")


def class_name(cls: Any) -> str:
    """The name of a class; a generic one carries its parameters: Page[Card] is PageCard."""
    parameters = "".join(word(argument) for argument in get_args(cls))
    return str((get_origin(cls) or cls).__name__) + parameters


def word(argument: Any) -> str:
    """A type parameter as a part of a name."""
    if get_origin(argument) in (Union, types.UnionType):
        return "Or".join(word(part) for part in get_args(argument))
    own = get_origin(argument) or argument
    text = str(getattr(own, "__name__", own)).removesuffix("Type")
    plain = re.sub(r"[^A-Za-z0-9]", "", text)
    return plain[:1].upper() + plain[1:] + "".join(word(part) for part in get_args(argument))


def proper(name: str) -> str:
    """The name, if it can name a type in every language."""
    if NAME.fullmatch(name) is None:
        raise TypeError(f"{name!r} cannot name a type: begin with a capital, go on with letters and digits")
    return name


def place(cls: Any) -> tuple[str, int, str]:
    """Sorts classes by module, then as they stand in it; those from inside a function come last, by name."""
    own = get_origin(cls) or cls
    held = list(vars(sys.modules.get(own.__module__, types.ModuleType("gone"))).values())
    line = next((number for number, value in enumerate(held) if value is own), len(held))
    return own.__module__, line, class_name(cls)


def constant_case(name: str) -> str:
    """ClientMessage is CLIENT_MESSAGE."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).upper()
