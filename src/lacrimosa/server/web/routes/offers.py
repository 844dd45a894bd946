"""What can be asked of an address: the answer to OPTIONS.

The framework has an answer of its own, which forgets methods where an address has several.
"""

from collections.abc import Iterable
from typing import Any

from litestar import Response, route
from litestar.enums import HttpMethod


def offers(handlers: Iterable[Any]) -> list[Any]:
    """One more handler for every address."""
    methods: dict[str, set[str]] = {}
    for handler in handlers:
        for path in handler.paths:
            methods.setdefault(path, {"OPTIONS"}).update(str(method) for method in handler.http_methods)
    return [_offer(path, ", ".join(sorted(found))) for path, found in methods.items()]


def _offer(path: str, methods: str) -> Any:
    @route(path, http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
    async def offer() -> Response[None]:
        return Response(None, status_code=204, headers={"allow": methods})

    return offer
