"""From values to keys: what somebody would type for a component, and the digits that are printed on it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from lacrimosa.workshop.extras import plain_values
from lacrimosa.workshop.grammar import CITY_SIGNS, COURT_SIGNS, read
from lacrimosa.workshop.letters import (
    ACTIONS,
    CENTURY,
    DOTS,
    ENDS,
    GAIN,
    GOODS,
    INSTRUMENTS,
    MOVEMENTS,
    NEEDS,
    NEXT,
    SIDES,
    TYPES,
    WAYS,
    key_of,
)
from lacrimosa.workshop.machine import Setting, Values, place_keys
from lacrimosa.workshop.signs import Entry, change_keys, digits_in, sign_keys


def keys_of(kind: str, setting: Setting, values: Values) -> str | None:
    """The keys of a component, but for its extras; None if it has none, as with a good that stands twice."""
    try:
        values = plain_values(kind, values)
        keys = _KEYS[kind](values)
    except (ValueError, KeyError, StopIteration):
        return None
    reading = read(kind, setting, keys)
    return keys if reading.is_whole and not reading.dropped and alike(reading.values, values) else None


def alike(one: Any, other: Any) -> bool:
    """The same to the rules: a cost of nothing is no cost, the order of effects and spaces means nothing."""
    return bool(_plain("", one) == _plain("", other))


# Lists whose order means nothing.
_UNORDERED: Final = frozenset(
    (
        "top",
        "story",
        "instant",
        "plain",
        "gilded",
        "reward",
        "bonus",
        "income",
        "gain",
        "players_2",
        "players_3",
        "players_4",
        "between",
    )
)


def _plain(name: str, value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(key, value[key]) for key in sorted(value) if value[key] not in (0, None, [])}
    if isinstance(value, list | tuple):
        inner_name = "income" if name == "incomes" else ""
        plain = [_plain(inner_name, inner) for inner in value]
        return sorted(plain, key=repr) if name in _UNORDERED else plain
    return value


def _places(table: Values, names: Iterable[str]) -> str:
    """Every name has a place; a good without one cannot be typed."""
    names = tuple(names)
    if any(count and good not in names for good, count in table.items()):
        raise ValueError("a cost that the component has no place for")
    return "".join(place_keys(table.get(name, 0)) for name in names)


def _opus(values: Values) -> str:
    year = values["year"] - CENTURY
    if not 0 <= year < 100:
        raise ValueError("not of the century")
    price = _places(values["commission"], ("talent", "ducats"))
    return (
        f"{key_of(TYPES, values['type'])}{year:02}{price}{place_keys(values['vp'])}{_starting_opus(values)}"
    )


def _starting_opus(values: Values) -> str:
    perform = _places(values["perform"], ("talent", "ducats"))
    return perform + _places(values["sell"], ("talent", "finance", "vp"))


def _memory(values: Values) -> str:
    actions = "".join(key_of(ACTIONS, word) for word in values["actions"])
    return sign_keys(values["top"], "track") + actions + sign_keys(values["story"], "track")


def _tile(values: Values) -> str:
    cost = _places(values["cost"], ("ducats", "composition", "finance"))
    dots = next((key for key, number in DOTS.items() if number == values["dots"]), "")
    return cost + dots + sign_keys(values["instant"], "counter") + _repeat(values.get("repeat"))


def _repeat(side: Values | None) -> str:
    if side is None:
        return ""
    if "track" in side:
        return NEXT + key_of(GOODS, side["track"])
    if "action" in side:
        return NEXT + key_of(ACTIONS, side["action"])
    return NEXT + ("" if side["vp"] == 1 else str(side["vp"])) + key_of(TYPES, side["type"])


def _city(values: Values) -> str:
    change = change_keys(values["plain"], values["gilded"], CITY_SIGNS)
    cost = _places(values["cost"], ("talent", "journey"))
    return cost + sign_keys(values["plain"], "counter") + NEXT + change


def _court(values: Values) -> str:
    change = change_keys(values["plain"], values["gilded"], COURT_SIGNS)
    cost = _places(values["cost"], ("journey",))
    head = cost + sign_keys(values["plain"], "counter") + NEXT + change
    return f"{head}{NEXT}{values['vp']}{_needs(values['needs'])}"


def _needs(needs: Values) -> str:
    ((kind, words),) = ((kind, words) for kind, words in needs.items() if words)
    if kind == "type":
        return "".join(key_of(TYPES, word) for word in words)
    if kind == "period":
        return key_of(NEEDS, kind) + "".join(str(word) for word in words)
    table = INSTRUMENTS if kind == "instrument" else MOVEMENTS
    return key_of(NEEDS, kind) + "".join(key_of(table, word) for word in words)


def _bonus(values: Values) -> str:
    return key_of(ACTIONS, values["action"]) + sign_keys(values["reward"], "counter")


def _soloist(values: Values) -> str:
    actions = "".join(key_of(ACTIONS, word) for word in values["actions"])
    travel, requiem = values["travel"], values["requiem"]
    way = key_of(WAYS, travel["direction"]) + str(travel["courts"])
    return (
        f"{actions}{key_of(SIDES, values['side'])}{way}{requiem['movement']}{key_of(ENDS, requiem['from'])}"
    )


def _constanze(values: Values) -> str:
    before: list[list[int]] = []
    groups = []
    for players in (4, 3, 2):
        covered = [list(pair) for pair in values[f"players_{players}"]]
        groups.append(
            "".join(f"{one}{place_keys(at)}" for one, at in sorted(covered) if [one, at] not in before)
        )
        before = covered
    return NEXT.join(groups)


def _road(values: Values) -> str:
    ends = "".join(place_keys(number) for number in values["between"])
    cost = {good: count for good, count in values["cost"].items() if count}
    if set(cost) <= {"ducats"}:
        return ends + place_keys(cost.get("ducats", 0))
    return ends + sign_keys([{good: count} for good, count in cost.items()], "")


def _strip(values: Values) -> str:
    cells = []
    for space in values["spaces"]:
        if space.get("gain") is not None:
            cells.append(GAIN + sign_keys(space["gain"], "counter"))
        else:
            cost = sorted(space["cost"].items(), key=lambda good: good[0] != "talent")
            cells.append(sign_keys([{good: count} for good, count in cost if count], ""))
    return NEXT.join(cells)


def _movement(values: Values) -> str:
    spaces = "".join(key_of(INSTRUMENTS, word) for word in values["spaces"])
    return place_keys(values["high"]) + place_keys(values["low"]) + spaces


def _instruments(values: Values) -> str:
    return NEXT.join(
        key_of(INSTRUMENTS, space["instrument"]) + sign_keys(space["reward"], "counter")
        for space in values["spaces"]
    )


def _finance(values: Values) -> str:
    return NEXT.join(sign_keys(income, "track") for income in values["incomes"])


_TRACKS: Final = ("story_track_max", "story_track_start", "story_overflow_ducats", "finance_overflow_vp")


def _tracks(values: Values) -> str:
    return "".join(place_keys(values[name]) for name in _TRACKS)


def _start(values: Values) -> str:
    return "".join(place_keys(seat["ducats"]) + place_keys(seat["vp"]) for seat in values["starts"])


_KEYS: Final[dict[str, Callable[[Values], str]]] = {
    "opus": _opus,
    "starting_opus": _starting_opus,
    "memory": _memory,
    "starting_memory": _memory,
    "tile": _tile,
    "city": _city,
    "court": _court,
    "bonus": _bonus,
    "soloist": _soloist,
    "constanze": _constanze,
    "road": _road,
    "strip": _strip,
    "movement": _movement,
    "instruments": _instruments,
    "finance": _finance,
    "tracks": _tracks,
    "start": _start,
    "places": lambda _values: "",
}


# --- the digits that are printed


def digits_on(kind: str, values: Values) -> int:
    """How many digits a component prints, as ours are drawn: both sides of a tile, and a one."""
    if kind == "opus":
        return (
            4 + _cost(values["commission"]) + _cost({"vp": values["vp"]}) + digits_on("starting_opus", values)
        )
    if kind == "starting_opus":
        return _cost(values["perform"]) + _cost(values["sell"])
    if kind in ("memory", "starting_memory"):
        return digits_in(values["top"]) + digits_in(values["story"])
    if kind == "tile":
        side = values.get("repeat") or {}
        return _cost(values["cost"]) + digits_in(values["instant"]) + ("track" in side or "vp" in side)
    if kind == "city":
        return 2 * _cost(values["cost"]) + digits_in(values["plain"]) + digits_in(values["gilded"])
    if kind == "court":
        return digits_on("city", values) + 2 * len(str(values["vp"]))
    return _digits_on_the_rest(kind, values)


def _digits_on_the_rest(kind: str, values: Values) -> int:
    if kind == "bonus":
        return digits_in(values["reward"])
    if kind == "soloist":
        return 3 + len(str(values.get("number", 1))) - 1
    if kind == "constanze":
        return 2 * len(values["players_2"])
    if kind == "road":
        return sum(len(str(number)) for number in values["between"]) + _cost(values["cost"])
    if kind == "strip":
        return sum(
            digits_in(space["gain"]) if space.get("gain") is not None else _cost(space["cost"])
            for space in values["spaces"]
        )
    if kind == "movement":
        return len(str(values["high"])) + len(str(values["low"]))
    if kind == "instruments":
        return sum(digits_in(space["reward"]) for space in values["spaces"])
    if kind == "finance":
        return sum(digits_in(income) for income in values["incomes"])
    if kind == "tracks":
        return sum(len(str(values[name])) for name in _TRACKS)
    if kind == "start":
        return sum(len(str(seat["ducats"])) + len(str(seat["vp"])) for seat in values["starts"])
    return 0


def _cost(cost: dict[str, int]) -> int:
    return sum(len(str(count)) for count in cost.values() if count)


def effects_in(values: Values) -> list[Entry]:
    """Every effect of a component, for searching by what it gives."""
    return [
        entry
        for value in values.values()
        if isinstance(value, list)
        for entry in value
        if isinstance(entry, dict)
    ]
