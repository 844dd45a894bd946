"""The closed vocabularies of the messages by name, for whatever describes the protocol."""

from types import ModuleType
from typing import Final, Literal, get_origin

from lacrimosa.companion import shapes
from lacrimosa.rules import vocabulary
from lacrimosa.server.messages import (
    components,
    daily,
    notifications,
    patronage,
    ratings,
    refusals,
    review,
    socket,
    tables,
    talk,
    tasks,
    workshop,
)


def literals(module: ModuleType) -> dict[str, object]:
    """Those that a module names."""
    return {name: value for name, value in vars(module).items() if get_origin(value) is Literal}


VOCABULARIES: Final[dict[str, object]] = {
    **literals(vocabulary),
    **literals(components),
    **literals(tables),
    **literals(talk),
    **literals(socket),
    **literals(refusals),
    **literals(review),
    **literals(tasks),
    **literals(notifications),
    **literals(patronage),
    **literals(ratings),
    **literals(daily),
    **literals(shapes),
    **literals(workshop),
}
