"""An edition as a list of components to type in: where each stands in the files, and what is typed of it."""

import copy
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from lacrimosa.rules.choices import MOST_PLACES
from lacrimosa.rules.tables import MOST_OF_A_KIND
from lacrimosa.workshop.extras import Extra, Value, extras, fields_in, put_extras
from lacrimosa.workshop.keys import alike
from lacrimosa.workshop.machine import Setting, Values

Files = dict[str, dict[str, Any]]
"""The tables of every file, as TOML gives them, by the file's name without its ending."""

# What is typed of each kind; everything else of its table stays as it is.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "opus": ("type", "year", "commission", "vp", "perform", "sell"),
    "starting_opus": ("perform", "sell"),
    "memory": ("actions", "top", "story"),
    "starting_memory": ("actions", "top", "story"),
    "tile": ("dots", "cost", "instant", "repeat"),
    "city": ("cost", "plain", "gilded"),
    "court": ("cost", "plain", "gilded", "needs", "vp"),
    "bonus": ("action", "reward"),
    "soloist": ("actions", "side", "travel", "requiem"),
    "constanze": ("players_4", "players_3", "players_2"),
    "road": ("between", "cost"),
    "movement": ("high", "low", "spaces"),
    "tracks": ("story_track_max", "story_track_start", "story_overflow_ducats", "finance_overflow_vp"),
}
# What a component is called, if it has a name that people may type.
NAMES: Final = {
    "opus": "title",
    "starting_opus": "title",
    "memory": "title",
    "starting_memory": "title",
    "city": "name",
    "court": "name",
}
MOST_NAME: Final = 100
_NO_MORE: Final[Mapping[str, Value]] = {}


@dataclass(frozen=True)
class Component:
    """Something to type in. `items` is how checks call it: file and table."""

    id: str
    kind: str
    stack: str
    label: str  # what it is known by: its id, a number or the two ends of a road
    items: tuple[tuple[str, str], ...]
    index: int = 0
    strip: str = ""


def components(files: Files) -> list[Component]:
    """Everything that is typed in, stack by stack."""
    return [*_cards(files), *_tiles(files), *_boards(files)]


def _cards(files: Files) -> Iterator[Component]:
    for kind, file, key in (("opus", "opus", "opus"), ("memory", "memory", "memory")):
        listed = list(enumerate(files[file][key]))
        for at, card in sorted(listed, key=lambda one: one[1]["period"]):
            yield _listed(kind, file, key, at, card, f"{kind}_{card['period']}")
    first = files["opus"]["starting_opus"]
    item = ("opus.toml", "starting_opus")
    yield Component(f"starting_opus:{first['id']}", "starting_opus", "starting", first["id"], (item,))
    for at, card in enumerate(files["memory"]["starting"]):
        yield _listed("starting_memory", "memory", "starting", at, card, "starting")


def _tiles(files: Files) -> Iterator[Component]:
    for at, tile in sorted(
        enumerate(files["composers"]["tile"]), key=lambda one: _stack_order(files, one[1])
    ):
        yield _listed("tile", "composers", "tile", at, tile, f"tile_{tile['composer']}")
    for at, city in enumerate(files["cities"]["city"]):
        yield _listed("city", "cities", "city", at, city, "city")
    for at, court in enumerate(files["courts"]["court"]):
        yield _listed("court", "courts", "court", at, court, "court")
    for at, bonus in sorted(enumerate(files["bonuses"]["bonus"]), key=lambda one: int(one[1]["period"])):
        yield _listed("bonus", "bonuses", "bonus", at, bonus, f"bonus_{bonus['period']}")
    for at, card in enumerate(files["soloist"]["card"]):
        item = ("soloist.toml", f"card {card['number']}")
        yield Component(f"soloist:{card['number']}", "soloist", "soloist", str(card["number"]), (item,), at)
    for at, card in enumerate(files["constanze"]["constanze"]):
        yield _listed("constanze", "constanze", "constanze", at, card, "constanze")


def _stack_order(files: Files, tile: Mapping[str, Any]) -> tuple[int, int, int]:
    composers = [composer["id"] for composer in files["composers"]["composer"]]
    movements = [movement["id"] for movement in files["board"]["requiem"]["movement"]]
    return composers.index(tile["composer"]), movements.index(tile["movement"]), tile["order"]


def _listed(kind: str, file: str, key: str, at: int, table: Mapping[str, Any], stack: str) -> Component:
    item = (f"{file}.toml", f'{key} "{table["id"]}"')
    return Component(f"{kind}:{table['id']}", kind, stack, table["id"], (item,), at)


def _boards(files: Files) -> Iterator[Component]:
    board = files["board"]
    rows = tuple(("board.toml", f"row.space {space['space']}") for space in board["row"]["space"])
    for strip in ("opus", "memory"):
        yield Component(f"strip:{strip}", "strip", "board", strip, rows, strip=strip)
    for at, movement in enumerate(board["requiem"]["movement"]):
        item = ("board.toml", f"requiem.movement {movement['number']}")
        yield Component(f"movement:{movement['id']}", "movement", "board", movement["id"], (item,), at)
    personal = board["personal"]
    spaces = tuple(("board.toml", f"personal.instrument {one['space']}") for one in personal["instrument"])
    spaces = (("board.toml", "personal.instrument"), *spaces)
    yield Component("instruments:spaces", "instruments", "board", "instruments", spaces)
    steps = tuple(("board.toml", f"personal.finance {one['space']}") for one in personal["finance"])
    yield Component("finance:track", "finance", "board", "finance", steps)
    rest = [("board.toml", "personal")]
    rest += [("soloist.toml", f'level "{one["id"]}"') for one in files["soloist"]["level"]]
    rest += [("opus.toml", f"period {one['number']}") for one in files["opus"]["period"]]
    yield Component("tracks:story", "tracks", "board", "tracks", tuple(rest))
    seats = tuple(("board.toml", f"start {one['place']}") for one in board["start"])
    yield Component("start:seats", "start", "board", "start", seats)
    yield Component("places:map", "places", "board", "places", (("board.toml", "map"),))
    for at, road in enumerate(board["map"]["road"]):
        one, other = road["between"]
        item = ("board.toml", f"map.road {one} to {other}")
        yield Component(f"road:{at + 1}", "road", "road", f"{one} {other}", (item,), at)


# Kinds of which a box may have more or fewer; why it may not have of the others.
COUNTED: Final = ("opus", "memory", "tile", "city", "court", "bonus", "constanze", "road", "places")
FIXED: Final = {
    "starting_opus": "everybody begins with the same one",
    "starting_memory": "everybody begins with the same nine",
    "soloist": "the levels name the Soloist's cards by their numbers, which have no gap",
}


def fixed_because(kind: str) -> str:
    """Why none can be added or removed; empty if one can."""
    return "" if kind in COUNTED else FIXED.get(kind, "this is a part of a board")


def most_of(files: Files, kind: str) -> int:
    """How many of a kind the rules have room for."""
    if kind == "places":
        return MOST_PLACES
    others = {"opus": 1, "memory": len(files["memory"]["starting"])}
    return MOST_OF_A_KIND - others.get(kind, 0)


def twin(files: Files, component: Component, name: str) -> dict[str, Any]:
    """The table of another one like this, under an id of its own and without a name."""
    made = copy.deepcopy(table_of(files, component))
    for mark in ("source", "printed"):
        made.pop(mark, None)
    if "id" in made:
        made["id"] = name
    for text in (NAMES.get(component.kind), "koechel"):
        if text in made:
            made[text] = ""
    if component.kind == "tile":
        made["order"] = 1 + max(one["order"] for one in files["composers"]["tile"] if _same_stack(one, made))
    return made


def _same_stack(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return bool(one["composer"] == other["composer"] and one["movement"] == other["movement"])


def another_place(places: list[dict[str, Any]]) -> dict[str, Any]:
    """The next place of the map, south of all others; it is called by its number until it has a name."""
    taken = {place["id"] for place in places}
    number = len(places) + 1
    name = next(made for n in range(number, 2 * number) if (made := f"own_{n}") not in taken)
    lat = max(-90, min(place["lat"] for place in places) - 1)
    return {
        "number": number,
        "id": name,
        "name": str(number),
        "kind": "city",
        "lat": lat,
        "lon": places[-1]["lon"],
    }


def leads_nowhere(files: Files, component: Component) -> bool:
    """Whether it is a road to a place that was taken off the map."""
    places = files["board"]["map"]["place"]
    return component.kind == "road" and max(table_of(files, component)["between"]) > len(places)


def list_of(files: Files, kind: str) -> list[dict[str, Any]]:
    """The tables of a kind of which there are several."""
    found: Any = files
    for step in _PATHS[kind]:
        found = found[step]
    listed: list[dict[str, Any]] = found
    return listed


def swap_tiles(files: Files, component: Component, step: int, removed: Collection[str]) -> None:
    """A composer tile takes the place of the one above or below it in its stack."""
    tile = table_of(files, component)
    stack = [
        one
        for one in files["composers"]["tile"]
        if _same_stack(one, tile) and f"tile:{one['id']}" not in removed
    ]
    stack.sort(key=lambda one: int(one["order"]))
    at = stack.index(tile) + step
    if 0 <= at < len(stack):
        tile["order"], stack[at]["order"] = stack[at]["order"], tile["order"]


def without(files: Files, removed: Collection[Component]) -> Files:
    """What stands: no removed ones, tiles numbered without a gap, and the counts of that."""
    made = copy.copy(files)
    for kind in {component.kind for component in removed}:
        gone = {component.index for component in removed if component.kind == kind}
        made = _with_list(made, kind, [one for at, one in enumerate(list_of(made, kind)) if at not in gone])
    if any(component.kind == "tile" for component in removed):
        made = _with_list(made, "tile", _renumbered(list_of(made, "tile")))
    counts = made["edition"]["counts"] | counted(made)
    return made | {"edition": made["edition"] | {"counts": counts}}


def _with_list(files: Files, kind: str, listed: list[dict[str, Any]]) -> Files:
    file, *path = _PATHS[kind]
    made = copy.copy(files[file])
    table = made
    for step in path[:-1]:
        table[step] = copy.copy(table[step])
        table = table[step]
    table[path[-1]] = listed
    return files | {file: made}


def _renumbered(tiles: list[dict[str, Any]]) -> list[dict[str, Any]]:
    numbers: Counter[tuple[str, str]] = Counter()
    orders: dict[int, int] = {}
    for tile in sorted(tiles, key=lambda one: int(one["order"])):
        stack = tile["composer"], tile["movement"]
        numbers[stack] += 1
        orders[id(tile)] = numbers[stack]
    return [tile | {"order": orders[id(tile)]} for tile in tiles]


def counted(files: Files) -> dict[str, Any]:
    """How many there are of what a box may have more or fewer of."""
    bonuses = Counter(bonus["period"] for bonus in files["bonuses"]["bonus"])
    # What most periods have: those with another number are told.
    usual = Counter(bonuses.values()).most_common()
    instruments = [space["instrument"] for space in files["board"]["personal"]["instrument"]]
    return {
        "opus": len(files["opus"]["opus"]),
        "memories": len(files["memory"]["memory"]),
        "composer_tiles": {
            composer["id"]: sum(tile["composer"] == composer["id"] for tile in files["composers"]["tile"])
            for composer in files["composers"]["composer"]
        },
        "cities": len(files["cities"]["city"]),
        "courts": len(files["courts"]["court"]),
        "bonuses": len(files["bonuses"]["bonus"]),
        "bonuses_per_period": max((number, count) for count, number in usual)[1] if usual else 0,
        "constanze": len(files["constanze"]["constanze"]),
        "markers": len(instruments),
        "instruments": len(set(instruments)),
        "horns": instruments.count("horns"),
    }


def setting(files: Files, component: Component) -> Setting:
    """What the rest of the edition says about it."""
    board = files["board"]
    tile = files["composers"]["tile"][component.index] if component.kind == "tile" else {}
    return Setting(
        movement=tile.get("movement", ""),
        places=len(board["map"]["place"]),
        lengths=tuple(len(movement["spaces"]) for movement in board["requiem"]["movement"]),
        most_covered=files["edition"]["counts"]["constanze_spaces"],
    )


# --- what is typed of a component, out of the files and into them

_PATHS: Final[dict[str, tuple[str, ...]]] = {
    "opus": ("opus", "opus"),
    "starting_opus": ("opus", "starting_opus"),
    "memory": ("memory", "memory"),
    "starting_memory": ("memory", "starting"),
    "tile": ("composers", "tile"),
    "city": ("cities", "city"),
    "court": ("courts", "court"),
    "bonus": ("bonuses", "bonus"),
    "soloist": ("soloist", "card"),
    "constanze": ("constanze", "constanze"),
    "road": ("board", "map", "road"),
    "movement": ("board", "requiem", "movement"),
    "tracks": ("board", "personal"),
}


def paths(kind: str) -> tuple[str, ...]:
    """Where the tables of a kind stand: the file, then the names in it."""
    return _PATHS.get(kind, ())


def table_of(files: Files, component: Component) -> dict[str, Any]:
    """The table of a component that has one of its own."""
    found: Any = files
    for step in _PATHS[component.kind]:
        found = found[step]
    table: dict[str, Any] = found[component.index] if isinstance(found, list) else found
    return table


def values_of(files: Files, component: Component) -> Values:
    """The values that are typed of it."""
    board = files["board"]
    if component.kind == "strip":
        return {"spaces": [copy.deepcopy(space[component.strip]) for space in board["row"]["space"]]}
    if component.kind == "instruments":
        spaces = board["personal"]["instrument"]
        return {
            "spaces": [
                {name: copy.deepcopy(one[name]) for name in ("instrument", "reward")} for one in spaces
            ]
        }
    if component.kind == "finance":
        return {"incomes": [copy.deepcopy(one["income"]) for one in board["personal"]["finance"][1:]]}
    if component.kind == "start":
        return {"starts": [{name: one[name] for name in ("ducats", "vp")} for one in board["start"]]}
    if component.kind == "places":
        return {}
    table = table_of(files, component)
    return {name: copy.deepcopy(table[name]) for name in FIELDS[component.kind] if name in table}


def name_of(files: Files, component: Component) -> str:
    """What it is called; empty for what has no name of its own."""
    field = NAMES.get(component.kind)
    return str(table_of(files, component)[field]) if field else ""


def extras_of(files: Files, component: Component) -> list[Extra]:
    """What it holds beside what its keys say."""
    return extras(files, component.kind, component.index)


def put(
    files: Files, component: Component, values: Values, name: str = "", more: Mapping[str, Value] = _NO_MORE
) -> None:
    """Write what was typed, marked as printed. A name of ours stays with values of ours only."""
    _put_keys(files, component, values, name)
    found = extras_of(files, component)
    put_extras(files, found, more)
    if component.kind in FIELDS:
        table = table_of(files, component)
        _mark(table, fields_in(files, table, found, more))


def _put_keys(files: Files, component: Component, values: Values, name: str) -> None:
    board = files["board"]
    if component.kind == "strip":
        for space, strip in zip(board["row"]["space"], values["spaces"], strict=True):
            space[component.strip] = copy.deepcopy(strip)
            _mark(space, (component.strip,))
    elif component.kind == "instruments":
        spaces = board["personal"]["instrument"]
        _resize(spaces, len(values["spaces"]), 1)
        for space, typed in zip(spaces, values["spaces"], strict=True):
            space.update(copy.deepcopy(typed))
            _mark(space, ("instrument", "reward"))
    elif component.kind == "finance":
        track = board["personal"]["finance"]
        _resize(track, len(values["incomes"]) + 1, 0)
        if not any(space.get("start") for space in track):
            track[-1]["start"] = True
        for space, income in zip(track[1:], values["incomes"], strict=True):
            space["income"] = copy.deepcopy(income)
            _mark(space, ("income",))
    elif component.kind == "start":
        for seat, typed in zip(board["start"], values["starts"], strict=True):
            seat.update(typed)
            _mark(seat, ("ducats", "vp"))
    elif component.kind != "places":
        _put_table(table_of(files, component), component, values, name)


def _resize(spaces: list[dict[str, Any]], number: int, first: int) -> None:
    """As many spaces as were typed, numbered from the first on."""
    del spaces[number:]
    spaces.extend({"space": at + first} for at in range(len(spaces), number))


def _put_table(table: dict[str, Any], component: Component, values: Values, name: str) -> None:
    fields = FIELDS[component.kind]
    old = {field: table[field] for field in fields if field in table}
    new = copy.deepcopy(values)
    for field in fields:
        table.pop(field, None)
        if field in new:
            table[field] = new[field]
    title = NAMES.get(component.kind)
    called = name or (table[title] if title and alike(old, new) else "")
    if title and called != table[title]:
        # Without a name people call it by what it does. It is no work of our catalogue any more.
        table[title] = called
        if "koechel" in table:
            table["koechel"] = ""
    typed = [field for field in fields if field in new and field != "number"]
    _mark(table, [*typed, title] if title and name else typed)


def _mark(table: dict[str, Any], fields: Any) -> None:
    if table.get("source") == "printed":
        return
    printed = [*table.get("printed", [])]
    table["printed"] = [*printed, *(field for field in fields if field not in printed)]


def blank(component: Component) -> Values:
    """What stands for everything that is not typed yet."""
    lists: dict[str, Values] = {
        "opus": {
            "commission": {},
            "vp": 0,
            "perform": {"talent": 0, "ducats": 0},
            "sell": {"talent": 0, "finance": 0, "vp": 0},
        },
        "memory": {"actions": ["document"], "top": [], "story": []},
        "tile": {"dots": 0, "cost": {}, "instant": []},
        "city": {"cost": {}, "plain": [], "gilded": []},
        "court": {"cost": {}, "plain": [], "gilded": [], "vp": 0},
        "bonus": {"reward": []},
        "constanze": {"players_4": [], "players_3": [], "players_2": []},
        "road": {"cost": {}},
        "movement": {"high": 0, "low": 0},
    }
    kind = {"starting_memory": "memory"}.get(component.kind, component.kind)
    return copy.deepcopy(lists.get(kind, {}))


def filled(files: Files, component: Component, typed: Values) -> Values:
    """Half-typed values made whole, to be drawn: no amount yet is none, the rest is as it was."""
    now = values_of(files, component)
    made = now | blank(component) | copy.deepcopy(typed)
    if component.kind in ("strip", "instruments", "finance", "start"):
        for name, rest in now.items():
            made[name] = made[name] if name in typed else []
            made[name] += rest[len(made[name]) :]
    for name in ("between", "actions", "spaces"):
        if component.kind in ("road", "memory", "starting_memory", "movement") and name in made:
            short = len(made[name]) < (2 if name == "between" else 1)
            made[name] = now[name] if short else made[name]
    return made


def suggestions(files: Files, values: Values) -> list[dict[str, str]]:
    """Works of our catalogue of the type and year that was typed."""
    if "type" not in values or "year" not in values:
        return []
    return [
        {"title": card["title"], "koechel": card["koechel"]}
        for card in files["opus"]["opus"]
        if card["type"] == values["type"] and card["year"] == values["year"] and card["title"]
    ]
