"""What routes ask of a request, as their signatures say it."""

import typing
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from litestar import Response

# What routes get from the server itself, not from the client.
_INJECTED: Final = frozenset({"visitor", "services", "base", "request"})
BODY: Final = "data"
ANSWER: Final = "return"


@cache
def hints_of(route: Callable[..., Any]) -> dict[str, Any]:
    """The types of parameters, body and answer; plain answers have none."""
    hints = typing.get_type_hints(route, include_extras=True)
    kept = {name: hint for name, hint in hints.items() if name not in _INJECTED}
    if typing.get_origin(kept[ANSWER]) is Response:
        del kept[ANSWER]
    return kept


@cache
def parameters_of(route: Callable[..., Any]) -> dict[str, Any]:
    """The types of what stands in the address, in the path or behind the question mark."""
    return {name: hint for name, hint in hints_of(route).items() if name not in (BODY, ANSWER)}
