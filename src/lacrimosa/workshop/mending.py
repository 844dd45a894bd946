"""Files that can be read but are no edition: what cannot stand is taken from ours, and told."""

import copy
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from lacrimosa.editions.archive import ARCHIVE
from lacrimosa.editions.building import route_prices
from lacrimosa.editions.errors import (
    EditionError,
    Problem,
    Values,
    one_of,
    problem,
    problem_in,
    quoted,
    refuse,
)
from lacrimosa.editions.loader import contents_of
from lacrimosa.editions.reading import EXTRA_FILES, FILES, parse_file, parse_tables, steps_of, tables_of
from lacrimosa.editions.routes import TooManyRoutes
from lacrimosa.editions.words import WORDS_FILE, check_words
from lacrimosa.editions.writing import head_of, toml_of
from lacrimosa.rules.choices import MOST_INSTRUMENT_SPACES, MOST_PLACES, MOST_ROUTES
from lacrimosa.rules.tables import MOST_OF_A_KIND
from lacrimosa.rules.vocabulary import LEVELS, MOVEMENTS
from lacrimosa.workshop.components import Files, components, paths
from lacrimosa.workshop.draft import data_of

OURS: Final = "koechel"
# More than this is no typing error.
MOST_WRONG: Final = 300
Place = tuple[str | int, ...]
"""Where a table stands: its file, then names and indexes."""

# What is edited as one component, by the beginning of the place.
_SHEETS: Final[Mapping[Place, str]] = {
    ("board", "row"): "strip:opus",
    ("board", "personal", "instrument"): "instruments:spaces",
    ("board", "personal", "finance"): "finance:track",
    ("board", "personal"): "tracks:story",
    ("board", "start"): "start:seats",
    ("board", "map"): "places:map",
    ("opus", "period"): "tracks:story",
    ("soloist", "level"): "tracks:story",
    ("composers", "composer"): "places:map",
}
_LENGTHS: Final[Mapping[Place, int]] = {
    ("board", "row", "space"): 7,
    ("board", "requiem", "movement"): len(MOVEMENTS),
    ("board", "start"): 4,
    ("opus", "period"): 5,
    ("soloist", "level"): len(LEVELS),
}
_IDS: Final[tuple[Place, ...]] = (
    ("opus", "opus"),
    ("memory", "starting"),
    ("memory", "memory"),
    ("composers", "composer"),
    ("composers", "tile"),
    ("cities", "city"),
    ("courts", "court"),
    ("bonuses", "bonus"),
    ("constanze", "constanze"),
    ("board", "map", "place"),
)
_MORE_LISTS: Final[tuple[Place, ...]] = (
    *_LENGTHS,
    ("soloist", "card"),
    ("board", "map", "road"),
    ("board", "personal", "instrument"),
    ("board", "personal", "finance"),
)
_MOST: Final[Mapping[Place, int]] = {
    ("board", "map", "place"): MOST_PLACES,
    ("board", "map", "road"): MOST_PLACES * (MOST_PLACES - 1) // 2,
    ("board", "personal", "instrument"): MOST_INSTRUMENT_SPACES,
}


class Mended:
    """The tables of the files, and what was wrong with them."""

    def __init__(self, contents: Mapping[str, bytes]) -> None:
        self.files: Files = {
            name.removesuffix(".toml"): tables_of(name, contents[name]) for name in FILES if name in contents
        }
        self.notes: list[tuple[Place, Problem]] = []
        self._ours: Files = {
            name.removesuffix(".toml"): tables_of(name, content)
            for name, content in contents_of(OURS).items()
            if name in FILES
        }

    def mend(self) -> None:
        for name in FILES:
            self._mend_shape(name.removesuffix(".toml"))
        self._count()
        self._mend_lists()
        self._mend_marks()
        self._mend_pieces()
        self._mend_map()

    def by_component(self) -> dict[str, list[Problem]]:
        listed: dict[Place, str] = {(*paths(one.kind), one.index): one.id for one in components(self.files)}
        first = self.files["opus"]["starting_opus"]["id"]
        listed["opus", "starting_opus"] = f"starting_opus:{first}"
        found: dict[str, list[Problem]] = {}
        for place, wrong in self.notes:
            what = next((listed[place[:end]] for end in (2, 3, 4) if place[:end] in listed), None)
            if what is None:
                what = next((_SHEETS[place[:end]] for end in (3, 2) if place[:end] in _SHEETS), "")
            found.setdefault(what, []).append(wrong)
        return found

    def note(self, place: Place, code: str, **values: str | int) -> None:
        self._note(place, problem(f"{place[0]}.toml", "", code, **values))

    def _note(self, place: Place, wrong: Problem) -> None:
        self.notes.append((place, wrong))
        if len(self.notes) > MOST_WRONG:
            refuse(ARCHIVE, "", "archive_wrong")

    # --- what the schema does not allow

    def _mend_shape(self, file: str) -> None:
        tables = self.files[file]
        while True:
            try:
                parse_tables(f"{file}.toml", tables)
            except EditionError as wrong:
                self._mend_at(file, wrong, steps_of(wrong.path))
            else:
                return

    def _mend_at(self, file: str, wrong: EditionError, steps: list[str | int]) -> None:
        found = problem_in(wrong)
        missing = re.fullmatch(r"Object (contains unknown|missing required) field `(\w+)`.*", wrong.found)
        first = next((at for at, step in enumerate(steps) if isinstance(step, int)), None)
        if first is None:
            whole = [*steps, missing[2]] if missing else steps
            self._take_ours(file, whole, wrong)
            self._note((file, *steps), found)
            return
        place = (file, *steps[: first + 1])
        self._note(place, found)
        table, inner = self._at(place), steps[first + 1 :]
        ours = self._our_twin(place)
        field = str(inner[0]) if inner else missing[2] if missing else ""
        if not isinstance(table, dict) or not field:
            if not isinstance(ours, dict):
                raise wrong
            self._at(place[:-1])[place[-1]] = copy.deepcopy(ours)
        elif isinstance(ours, dict) and field in ours:
            table[field] = copy.deepcopy(ours[field])
        elif field in table:
            del table[field]
        else:
            raise wrong

    def _take_ours(self, file: str, steps: list[str | int], wrong: EditionError) -> None:
        *where, field = (file, *steps)
        ours: Any = self._ours
        for step in (*where, field):
            if not isinstance(ours, dict) or step not in ours:
                table = self._at(tuple(where))
                if isinstance(table, dict) and field in table and steps:
                    del table[field]
                    return
                raise wrong
            ours = ours[step]
        if isinstance(ours, list) and ours and isinstance(ours[0], dict):
            # All cards of a kind: what is left is no edition.
            raise wrong
        table = self._at(tuple(where))
        if not isinstance(table, dict) or (len(where) < 2 and isinstance(ours, dict) and field != "counts"):
            raise wrong
        table[field] = copy.deepcopy(ours)

    def _our_twin(self, place: Place) -> Any:
        """The table of ours with this id, or in this place."""
        listed: Any = self._ours
        for step in place[:-1]:
            listed = listed[step]
        table = self._at(place)
        name = table.get("id") if isinstance(table, dict) else None
        return (
            next((one for one in listed if isinstance(one, dict) and one.get("id") == name), None)
            or (listed[int(place[-1]) % len(listed)])
        )

    def _at(self, place: Place) -> Any:
        found: Any = self.files
        for step in place:
            found = found[step]
        return found

    def _count(self) -> None:
        """More than the rules have room for is no typing error, and takes long to look through."""
        for place in (*_IDS, *_MORE_LISTS):
            listed = self._at(place)
            most = _MOST.get(place, MOST_OF_A_KIND)
            if len(listed) > most:
                where = f"{place[0]}.toml", ".".join(str(step) for step in place[1:])
                refuse(*where, "how_many_between", n=len(listed), least=1, most=most)

    # --- what components cannot be told apart without

    def _mend_lists(self) -> None:
        for place, length in _LENGTHS.items():
            listed = self._at(place)
            if len(listed) != length or not self._is_series(place, listed):
                self.note(place, "in_order", field=str(place[-1]), n=len(listed), right=length)
                *where, field = place
                ours: Any = self._ours
                for step in place:
                    ours = ours[step]
                self._at(tuple(where))[field] = copy.deepcopy(ours)
        seen: dict[str, set[str]] = {}
        for place in _IDS:
            known = seen.setdefault(str(place[0]) + str(place[-1]), set())
            for at, table in enumerate(self._at(place)):
                if table["id"] in known:
                    self.note((*place, at), "id_twice")
                    table["id"] = _free(table["id"], known)
                known.add(table["id"])
        for place, field in ((("soloist", "card"), "number"), (("board", "map", "place"), "number")):
            self._renumber(place, field, 1)
        self._renumber(("board", "personal", "instrument"), "space", 1)
        self._renumber(("board", "personal", "finance"), "space", 0)

    def _is_series(self, place: Place, listed: list[dict[str, Any]]) -> bool:
        if place == ("soloist", "level"):
            return sorted(one["id"] for one in listed) == sorted(LEVELS)
        if place == ("board", "requiem", "movement") and [one["id"] for one in listed] != [*MOVEMENTS]:
            return False
        field = next(name for name in ("space", "number", "place") if name in listed[0])
        return [one[field] for one in listed] == list(range(1, len(listed) + 1))

    def _renumber(self, place: Place, field: str, first: int) -> None:
        listed = self._at(place)
        numbers = sorted(one[field] for one in listed)
        in_order = place[-1] == "place" or numbers == [one[field] for one in listed]
        if numbers == list(range(first, len(listed) + first)) and in_order:
            return
        for at, table in enumerate(listed):
            if table[field] != at + first:
                self.note((*place, at), f"{field} is {table[field]}; the next number must be {at + first}")
                table[field] = at + first

    def _mend_marks(self) -> None:
        """Where values come from is no value, and nobody could type it right."""
        for table in _tables(self.files):
            if "printed" not in table:
                continue
            known = [name for name in dict.fromkeys(table["printed"]) if name in table and name != "id"]
            if table.get("source") == "printed" or not known:
                del table["printed"]
            else:
                table["printed"] = known

    # --- what cannot be drawn

    def _mend_pieces(self) -> None:
        values: Values
        composers = [one["id"] for one in self.files["composers"]["composer"]]
        orders: Counter[tuple[str, str]] = Counter()
        tiles = list(enumerate(self.files["composers"]["tile"]))
        for at, tile in sorted(tiles, key=lambda one: int(one[1]["order"])):
            place = ("composers", "tile", at)
            if tile["composer"] not in composers:
                values = {"field": "composer", "value": quoted(tile["composer"])}
                self.note(place, "one_of", right=one_of(composers), **values)
                tile["composer"] = composers[0]
            side = tile.get("repeat")
            if side is not None and [name for name in side if side[name]] not in _SIDES:
                self.note(place, "repeat_side", field="repeat")
                del tile["repeat"]
            orders[tile["composer"], tile["movement"]] += 1
            tile["order"] = orders[tile["composer"], tile["movement"]]
        for at, card in enumerate(self.files["constanze"]["constanze"]):
            for field in ("players_2", "players_3", "players_4"):
                good = [pair for pair in card[field] if pair[0] <= len(MOVEMENTS)]
                if len(good) < len(card[field]):
                    values = {"n": max(pair[0] for pair in card[field]), "most": len(MOVEMENTS)}
                    self.note(("constanze", "constanze", at), "constanze_movement", field=field, **values)
                    card[field] = good
        cards = self.files["soloist"]["card"]
        for at, card in enumerate(cards):
            if card["requiem"]["movement"] > len(MOVEMENTS):
                values = {"value": card["requiem"]["movement"], "most": len(MOVEMENTS)}
                self.note(("soloist", "card", at), "at_most", field="requiem.movement", **values)
                card["requiem"]["movement"] = 1
        for at, level in enumerate(self.files["soloist"]["level"]):
            good = [number for number in dict.fromkeys(level["cards"]) if number <= len(cards)]
            if good != level["cards"]:
                values = {"n": max(level["cards"]), "most": len(cards)}
                code = "level_card" if max(level["cards"]) > len(cards) else "level_cards"
                self.note(("soloist", "level", at), code, field="cards", **values)
                level["cards"] = good
        finance = self.files["board"]["personal"]["finance"]
        if not finance:
            refuse("board.toml", "personal.finance", "finance_none")
        starts = sum(bool(one.get("start")) for one in finance)
        if starts != 1:
            self.note(("board", "personal", "finance"), "finance_starts", n=starts)
            for at, space in enumerate(finance):
                space.pop("start", None)
                if at == 0:
                    space["start"] = True

    def _mend_map(self) -> None:
        board = self.files["board"]["map"]
        last = len(board["place"])
        if board["start"] > last:
            self.note(("board", "map"), "start_place", field="start", n=board["start"], most=last)
            board["start"] = 1
        good = []
        for road in board["road"]:
            one, other = road["between"]
            if one == other or max(one, other) > last:
                self.note(("board", "map"), "road_between", one=one, other=other, most=last)
            else:
                good.append(road)
        board["road"] = good
        try:
            route_prices(data_of(self.files).board.map)
        except TooManyRoutes as found:
            values = {"one": found.start + 1, "other": found.end + 1, "most": MOST_ROUTES}
            self.note(("board", "map"), "road_many", **values)
            board |= copy.deepcopy(self._ours["board"]["map"])


_SIDES: Final = (["track"], ["action"], ["vp", "type"], ["type", "vp"])


def mended(contents: Mapping[str, bytes]) -> tuple[dict[str, bytes], dict[str, list[Problem]]]:
    """Files that can be typed on, and what was wrong by component. Raises EditionError."""
    for name in FILES:
        if name not in contents:
            refuse(name, "", "file_missing", right=one_of(FILES))
    found = Mended(contents)
    found.mend()
    notes = found.by_component()
    made = {
        name: toml_of(found.files[name.removesuffix(".toml")], head_of(contents[name].decode())).encode()
        if found.notes
        else contents[name]
        for name in FILES
    }
    for name in EXTRA_FILES:
        if name not in contents:
            continue
        try:
            parsed = parse_file(name, contents[name])
            if name == WORDS_FILE:
                check_words(parsed, data_of(found.files))
        except EditionError as wrong:
            notes.setdefault("", []).append(problem_in(wrong))
        else:
            made[name] = contents[name]
    return made, notes


def _free(name: str, taken: set[str]) -> str:
    stem = name[:34]
    return next(made for n in range(2, len(taken) + 3) if (made := f"{stem}_{n}") not in taken)


def _tables(value: Any) -> Iterable[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from _tables(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _tables(inner)
