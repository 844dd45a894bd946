"""What a component holds beside what its keys say, to be typed in fields: rare costs, years, names."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from lacrimosa.rules.kinds import ROUNDS
from lacrimosa.workshop.letters import CENTURY
from lacrimosa.workshop.machine import Values

Control = Literal["number", "decimal", "text", "choice"]
Value = int | float | str
More = dict[str, Value]
"""Values by the name of their extra."""

COSTS: Final = ("ducats", "talent", "journey", "composition", "wild", "finance")
# The goods of a cost that have a place in the grammar of the kind.
KEYED: Final[dict[str, tuple[str, ...]]] = {
    "opus": ("talent", "ducats"),
    "tile": ("ducats", "composition", "finance"),
    "city": ("talent", "journey"),
    "court": ("journey",),
}
COST_FIELD: Final = {"opus": "commission", "tile": "cost", "city": "cost", "court": "cost"}
MOST_AMOUNT: Final = 99
MOST_YEAR: Final = 9999
MOST_TEXT: Final = 100
PERIODS: Final = tuple(str(period) for period in range(1, ROUNDS + 1))


@dataclass(frozen=True)
class Extra:
    """One field: where it stands in the tables, and what may be typed into it."""

    name: str
    control: Control
    path: tuple[str | int, ...]
    least: int = 0
    most: int = MOST_AMOUNT
    choices: tuple[str, ...] = ()
    unless: Value | None = None  # what keys alone leave there
    may_be_empty: bool = False
    card: int = 0  # of the Soloist: whether a level has it

    def wrong(self, value: Value) -> str:
        """Why this cannot stand there; empty if it can."""
        if self.control in ("number", "decimal"):
            kinds = int if self.control == "number" else (int, float)
            if isinstance(value, bool) or not isinstance(value, kinds):
                return "it must be a number"
            if not self.least <= value <= self.most:
                return f"it must be {self.least} to {self.most}"
            return ""
        if not isinstance(value, str):
            return "it must be text"
        if self.control == "choice":
            return "" if value in self.choices else f"it must be one of {', '.join(self.choices)}"
        if len(value) > MOST_TEXT or not value.isprintable() or value != value.strip():
            return f"it must be one line of at most {MOST_TEXT} characters, without blanks at its ends"
        return "" if value or self.may_be_empty else "it must not be empty"


def extras(files: Mapping[str, Any], kind: str, index: int) -> list[Extra]:
    """The extras of a component."""
    return list(_EXTRAS[kind](files, index)) if kind in _EXTRAS else []


def values_now(files: Mapping[str, Any], found: list[Extra]) -> More:
    return {extra.name: _get(files, extra) for extra in found}


def kept(now: More, base: More, found: list[Extra]) -> More:
    """Those that have to be written down: the rest follows from the keys, or stays as it was copied."""
    return {
        extra.name: now[extra.name]
        for extra in found
        if now[extra.name] != (base[extra.name] if extra.unless is None else extra.unless)
    }


def put_extras(files: Mapping[str, Any], found: list[Extra], more: Mapping[str, Value]) -> None:
    for extra in found:
        if extra.name in more:
            _set(files, extra, more[extra.name])


def fields_in(files: Any, table: Any, found: list[Extra], more: Mapping[str, Value]) -> list[str]:
    """The fields of a table that some of its extras stand in."""
    fields = []
    for extra in found:
        inner: Any = files
        for step in extra.path:
            if inner is table and extra.name in more:
                fields.append(str(step))
            inner = inner[step] if isinstance(step, int) or step in inner else {}
    return list(dict.fromkeys(fields))


def plain_values(kind: str, values: Values) -> Values:
    """What keys can say of the values of a component; the rest are extras."""
    made = dict(values)
    if kind in COST_FIELD:
        cost = made[COST_FIELD[kind]]
        made[COST_FIELD[kind]] = {good: count for good, count in cost.items() if good in KEYED[kind]}
    if kind == "opus":
        made["year"] = CENTURY + made["year"] % 100
    return made


def _table(files: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        files = files[step]
    return files


def _get(files: Any, extra: Extra) -> Value:
    *where, field = extra.path
    table = _table(files, tuple(where))
    if extra.card:
        return "yes" if extra.card in table[field] else "no"
    if extra.name == "finance_start":
        return next((at for at, one in enumerate(table[field]) if one.get("start")), 0)
    found: Value = table.get(field, 0)
    if extra.name == "century":
        return int(found) // 100
    return str(found) if extra.control == "choice" else found


def _set(files: Any, extra: Extra, value: Value) -> None:
    *where, field = extra.path
    table = _table(files, tuple(where))
    if extra.card:
        left = [number for number in table[field] if number != extra.card]
        table[field] = sorted([*left, extra.card]) if value == "yes" else left
    elif extra.name == "finance_start":
        # The track may have become shorter than it was when this was typed.
        start = min(int(value), len(table[field]) - 1)
        for at, space in enumerate(table[field]):
            space.pop("start", None)
            if at == start:
                space["start"] = True
    elif extra.name == "century":
        table[field] = max(1, 100 * int(value) + table[field] % 100)
    elif extra.unless == 0 and not value:
        table.pop(field, None)
    else:
        table[field] = int(value) if extra.choices == PERIODS else value


# --- of every kind


def _costs(kind: str, path: tuple[str | int, ...]) -> Iterator[Extra]:
    field = COST_FIELD[kind]
    for good in COSTS:
        if good not in KEYED[kind]:
            yield Extra(f"cost_{good}", "number", (*path, field, good), unless=0)


def _period(path: tuple[str | int, ...]) -> Extra:
    return Extra("period", "choice", (*path, "period"), choices=PERIODS)


def _year(path: tuple[str | int, ...]) -> Extra:
    return Extra("year", "number", (*path, "year"), 1, MOST_YEAR)


def _opus(_files: Any, index: int) -> Iterator[Extra]:
    path = ("opus", "opus", index)
    yield from _costs("opus", path)
    yield Extra("century", "number", (*path, "year"), unless=CENTURY // 100)
    yield Extra("koechel", "text", (*path, "koechel"), may_be_empty=True)
    yield _period(path)


def _memory(_files: Any, index: int) -> Iterator[Extra]:
    yield _year(("memory", "memory", index))
    yield _period(("memory", "memory", index))


def _bonus(_files: Any, index: int) -> Iterator[Extra]:
    yield _period(("bonuses", "bonus", index))


def _soloist(files: Any, index: int) -> Iterator[Extra]:
    number = files["soloist"]["card"][index]["number"]
    for at, level in enumerate(files["soloist"]["level"]):
        path = ("soloist", "level", at, "cards")
        yield Extra(f"level_{level['id']}", "choice", path, choices=("yes", "no"), card=number)


def _movement(_files: Any, index: int) -> Iterator[Extra]:
    yield Extra("name", "text", ("board", "requiem", "movement", index, "name"))


def _finance(files: Any, _index: int) -> Iterator[Extra]:
    last = len(files["board"]["personal"]["finance"]) - 1
    yield Extra("finance_start", "number", ("board", "personal", "finance"), 0, last)


def _tracks(files: Any, _index: int) -> Iterator[Extra]:
    last = len(files["board"]["personal"]["finance"]) - 1
    for at, level in enumerate(files["soloist"]["level"]):
        yield Extra(f"finance_{level['id']}", "number", ("soloist", "level", at, "finance"), 0, last)
    for at, period in enumerate(files["opus"]["period"]):
        for end in ("first", "last"):
            path = ("opus", "period", at, end)
            yield Extra(f"{end}_{period['number']}", "number", path, 1, MOST_YEAR)
    yield Extra("constanze_spaces", "number", ("edition", "counts", "constanze_spaces"))


def _places(files: Any, _index: int) -> Iterator[Extra]:
    places = files["board"]["map"]["place"]
    yield Extra("start", "number", ("board", "map", "start"), 1, len(places))
    for at, place in enumerate(places):
        path = ("board", "map", "place", at)
        number = place["number"]
        yield Extra(f"place_name_{number}", "text", (*path, "name"))
        yield Extra(f"place_kind_{number}", "choice", (*path, "kind"), choices=("city", "court"))
        yield Extra(f"place_lat_{number}", "decimal", (*path, "lat"), -90, 90)
        yield Extra(f"place_lon_{number}", "decimal", (*path, "lon"), -180, 180)
    for at, _composer in enumerate(files["composers"]["composer"]):
        yield Extra(f"composer_{at + 1}", "text", ("composers", "composer", at, "name"))


_EXTRAS: Final[dict[str, Any]] = {
    "opus": _opus,
    "memory": _memory,
    "tile": lambda _files, index: _costs("tile", ("composers", "tile", index)),
    "city": lambda _files, index: _costs("city", ("cities", "city", index)),
    "court": lambda _files, index: _costs("court", ("courts", "court", index)),
    "bonus": _bonus,
    "soloist": _soloist,
    "movement": _movement,
    "finance": _finance,
    "tracks": _tracks,
    "places": _places,
}
