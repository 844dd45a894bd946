"""What typing an edition takes: keys and digits of every component."""

import msgspec

from lacrimosa.workshop.components import Files, components, name_of, setting, values_of
from lacrimosa.workshop.keys import digits_on, keys_of
from lacrimosa.workshop.letters import NEXT

KEYS_PER_SECOND = 1.5
SECONDS_PER_COMPONENT = 3.0
# A sheet has several spaces, each of which is as much as a card.
_SPACES = ("strip", "instruments", "finance", "movement", "start", "tracks", "places")


class TypingCost(msgspec.Struct, frozen=True):
    """What one component takes; the key that seals it is one of the keys."""

    id: str
    kind: str
    name: str
    keys: str | None
    count: int
    digits: int
    more: float  # than the digits; of a sheet, for each of its spaces


def costs(files: Files) -> list[TypingCost]:
    found = []
    for component in components(files):
        values = values_of(files, component)
        keys = keys_of(component.kind, setting(files, component), values)
        digits = digits_on(component.kind, values | {"number": component.label})
        count = 0 if keys is None else len(keys) + 1
        more = (count - digits) / _spaces(component.kind, keys or "", values)
        name = name_of(files, component) or component.label
        found.append(TypingCost(component.id, component.kind, name, keys, count, digits, round(more, 2)))
    return found


def _spaces(kind: str, keys: str, values: dict[str, object]) -> int:
    if kind not in _SPACES:
        return 1
    if kind == "movement":
        spaces = values["spaces"]
        assert isinstance(spaces, list)
        return len(spaces)
    return {"tracks": 4, "start": 4, "places": 11}.get(kind, keys.count(NEXT) + 1)


def minutes(found: list[TypingCost]) -> float:
    keys = sum(one.count for one in found)
    return round((keys / KEYS_PER_SECOND + SECONDS_PER_COMPONENT * len(found)) / 60, 1)
