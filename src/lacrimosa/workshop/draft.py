"""An edition while it is typed in: what follows from the lines of its journal. No clock, no files."""

import copy
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Literal

import msgspec

from lacrimosa.editions.errors import Problem
from lacrimosa.editions.reading import FILES, parse_tables, tables_of
from lacrimosa.editions.schema import Data
from lacrimosa.editions.writing import head_of, toml_of
from lacrimosa.workshop.components import (
    Component,
    Files,
    another_place,
    components,
    extras_of,
    leads_nowhere,
    list_of,
    name_of,
    put,
    setting,
    swap_tiles,
    twin,
    values_of,
    without,
)
from lacrimosa.workshop.extras import More, kept, values_now
from lacrimosa.workshop.keys import alike, keys_of
from lacrimosa.workshop.machine import Setting, Values

Kind = Literal[
    "begin", "join", "revoke", "type", "seal", "undo", "again", "done", "add", "remove", "up", "down"
]
# Lines that change which components there are, or their order.
STRUCTURE: Final = ("add", "remove", "up", "down")
# Lines after which files are others.
CHANGES: Final = ("seal", "undo", *STRUCTURE)


class JournalLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the journal: who did what to which component, and when."""

    n: int
    at: int
    by: str
    kind: Kind
    what: str = ""
    keys: str = ""
    values: dict[str, Any] | None = None
    name: str = ""
    seen: int = 0  # the number of the component's last seal that the person had seen
    on: bool = True
    files: dict[str, str] = {}  # of the edition it was copied from
    # What was wrong in these files, by component; empty for the whole. Older journals have English texts.
    wrong: dict[str, list[Problem | str]] = {}
    more: More = {}  # beside what the keys say
    is_right: bool = False  # whether what looks strange was looked at
    like: str = ""  # of an added one: the component it began as


@dataclass(frozen=True)
class Reading:
    """What somebody read off the printed component."""

    n: int
    by: str
    at: int
    keys: str
    values: Values
    name: str
    seen: int
    more: More = field(default_factory=dict)
    is_right: bool = False


@dataclass(frozen=True)
class Typing:
    """What somebody has typed and not sealed."""

    by: str
    at: int
    keys: str
    name: str
    more: More = field(default_factory=dict)


@dataclass
class _Entered:
    seals: list[Reading] = field(default_factory=list)
    typing: dict[str, Typing] = field(default_factory=dict)
    is_again: bool = False


# What is worked out from the lines: from those about the structure, and from all of them.
_GROWN: Final = ("base", "removed", "added", "declared", "_grown")
_FOLLOWS: Final = ("_all", "gone", "components", "by_id", "files", "data")


class BadLine(ValueError):
    """A journal that does not begin as one, or a line that does not follow."""


class Draft:
    """The state of a draft; lines are added in the order of their numbers."""

    def __init__(self, lines: Iterable[JournalLine]) -> None:
        self.people: dict[str, str] = {}
        self.names: dict[str, str] = {}  # of those who may not type any more, too
        self.seats: dict[str, int] = {}  # the line in which each person came
        self.generation = 0  # of the invitation
        self.owner = ""
        self.version = 0
        self.at = 0
        self.is_done = False
        self._dones = 0
        self._is_changed = True  # since it was offered for play
        self._structure: list[JournalLine] = []
        self.wrong: dict[str, list[Problem | str]] = {}
        self._entered: dict[str, _Entered] = {}
        self._undone: set[int] = set()
        self._rebuilt: list[int] = []  # lines after which the components are others
        self._marks: list[
            tuple[int, str, bool]
        ] = []  # number, component and whether values changed, of each line
        self._base: dict[str, bytes] = {}
        for line in lines:
            self.add(line)
        if not self._base:
            raise BadLine("this is no journal: it does not begin with the files it was copied from")

    # --- what is there

    @cached_property
    def base(self) -> Files:
        """The tables of the edition it was copied from, with what was added; nothing is taken out of them,
        so that a component keeps its place."""
        return self._grown[0]

    @cached_property
    def removed(self) -> frozenset[str]:
        return self._grown[1]

    @cached_property
    def copied(self) -> Files:
        """The tables of the edition it was copied from, as they were."""
        return {
            name.removesuffix(".toml"): tables_of(name, content)
            for name, content in self._base.items()
            if name in FILES
        }

    @cached_property
    def _grown(self) -> tuple[Files, frozenset[str]]:
        made = copy.deepcopy(self.copied)
        places: list[dict[str, Any]] = made["board"]["map"]["place"]
        taken_off: list[dict[str, Any]] = []
        removed: set[str] = set()
        for line in self._structure:
            if line.n in self._undone:
                continue
            there = {component.id: component for component in components(made)}
            found = there.get(line.like or line.what)
            # Whoever began it may have taken it back.
            if found is None:
                continue
            if found.kind == "places":
                # Roads name places by their numbers, so it is the last one that comes and goes.
                if line.kind == "remove":
                    taken_off.append(places.pop())
                else:
                    places.append(taken_off.pop() if taken_off else another_place(places))
            elif line.kind == "add":
                list_of(made, found.kind).append(twin(made, found, line.what.partition(":")[2]))
            elif line.kind == "remove":
                removed.add(line.what)
            elif line.what not in removed:
                swap_tiles(made, found, -1 if line.kind == "up" else 1, removed)
        return made, frozenset(removed)

    @cached_property
    def added(self) -> frozenset[str]:
        return frozenset(line.what for line in self._structure if line.kind == "add")

    @property
    def ever_added(self) -> int:
        return sum(line.kind == "add" for line in self._structure)

    @cached_property
    def _all(self) -> list[Component]:
        return components(self.files)

    @cached_property
    def gone(self) -> frozenset[str]:
        """What is not in the box: what was removed, and roads to places that were."""
        return self.removed | {one.id for one in self._all if leads_nowhere(self.files, one)}

    @cached_property
    def components(self) -> list[Component]:
        return [component for component in self._all if component.id not in self.gone]

    @cached_property
    def by_id(self) -> dict[str, Component]:
        return {component.id: component for component in self.components}

    @cached_property
    def files(self) -> Files:
        """The tables as they are now, removed ones too: of two readings the later one stands here, until
        somebody chooses."""
        files = copy.deepcopy(self.base)
        # Values of an edition that was played with may not change under the same version.
        files["edition"]["version"] += self._dones - self.is_done
        for component in components(self.base):
            readings = self.readings(component.id)
            if readings:
                put(files, component, readings[-1].values, readings[-1].name, readings[-1].more)
        board = files["board"]["map"]
        board["start"] = min(board["start"], len(board["place"]))
        return files

    def standing(self, files: Files) -> Files:
        """These tables without what was removed."""
        return without(files, [component for component in self._all if component.id in self.gone])

    @cached_property
    def declared(self) -> dict[str, Any]:
        """How many there were of each kind in the edition it was copied from, as that said itself."""
        counts: dict[str, Any] = self.base["edition"]["counts"]
        return counts

    def contents(self) -> dict[str, bytes]:
        """The files as they are now."""
        heads = {name: head_of(content.decode()) for name, content in self._base.items() if name in FILES}
        files = self.standing(self.files)
        made = {name: toml_of(files[name.removesuffix(".toml")], heads[name]).encode() for name in FILES}
        others = {name: content for name, content in self._base.items() if name not in FILES}
        return made | others

    @cached_property
    def data(self) -> Data:
        return data_of(self.standing(self.files))

    def readings(self, what: str) -> list[Reading]:
        """What people read off a component; more than one if they differ and nobody has chosen yet."""
        standing: list[Reading] = []
        for seal in self._of(what).seals:
            if seal.n in self._undone:
                continue
            unseen = [
                one for one in standing if one.n > seal.seen and one.by != seal.by and not _agree(one, seal)
            ]
            standing = [*unseen, seal]
        return standing

    def typing(self, what: str) -> list[Typing]:
        return list(self._of(what).typing.values())

    def is_again(self, what: str) -> bool:
        return self._of(what).is_again

    def is_entered(self, what: str) -> bool:
        return bool(self.readings(what))

    @property
    def entered(self) -> int:
        return sum(self.is_entered(component.id) for component in self.components)

    def setting(self, component: Component) -> Setting:
        return setting(self.files, component)

    def values(self, component: Component) -> Values:
        return values_of(self.files, component)

    def name(self, component: Component) -> str:
        return name_of(self.files, component)

    def more(self, component: Component) -> More:
        """What it is now beside what its keys say."""
        return values_now(self.files, extras_of(self.files, component))

    def kept(self, component: Component, sent: More) -> More:
        """What to write down of this; what is not sent stays as it is."""
        found = extras_of(self.files, component)
        return kept(self.more(component) | sent, values_now(self.base, found), found)

    def keys(self, component: Component) -> str | None:
        """What one would type for it as it is now."""
        return keys_of(component.kind, self.setting(component), self.values(component))

    def last_seal_of(self, person: str) -> Reading | None:
        """What this person sealed last."""
        seals = [
            seal
            for what, entered in self._entered.items()
            for seal in entered.seals
            if seal.by == person and seal.n not in self._undone and what not in self.gone
        ]
        return max(seals, key=lambda seal: seal.n, default=None)

    def last_structure_of(self, person: str) -> JournalLine | None:
        """What this person added, removed or moved last."""
        lines = [line for line in self._structure if line.by == person and line.n not in self._undone]
        return lines[-1] if lines else None

    def typists_of(self, what: str) -> set[str]:
        """Everybody whose work would go with a component."""
        entered = self._of(what)
        return {seal.by for seal in entered.seals if seal.n not in self._undone} | set(entered.typing)

    def what_of(self, n: int) -> str:
        """The component of a seal."""
        return next(
            what for what, entered in self._entered.items() if any(seal.n == n for seal in entered.seals)
        )

    def is_other_since(self, version: int) -> bool:
        """Whether there are other components now, or in another order."""
        return any(number > version for number in self._rebuilt)

    def changed_since(self, version: int) -> tuple[list[str], bool]:
        """The components that lines after this one were about, and whether values changed."""
        later = [line for line in self._marks if line[0] > version]
        known = [what for _, what, _ in later if what in self.by_id]
        return known, any(is_value for _, _, is_value in later)

    def base_contents(self) -> dict[str, bytes]:
        return dict(self._base)

    def _of(self, what: str) -> _Entered:
        return self._entered.get(what) or _Entered()

    # --- what happens

    def add(self, line: JournalLine) -> None:
        self.version, self.at = line.n, line.at
        self._marks.append((line.n, line.what, line.kind in CHANGES))
        self.is_done = line.kind == "done"
        self._dones += self.is_done and self._is_changed
        self._is_changed = line.kind in CHANGES or (self._is_changed and not self.is_done)
        if line.kind in ("begin", "join", "revoke"):
            self._seat(line)
        if line.kind == "begin":
            self.owner = line.by
            self._base = {name: text.encode() for name, text in line.files.items()}
            self.wrong = line.wrong
        elif line.kind == "undo":
            self._undone.add(line.seen)
        elif line.kind in STRUCTURE:
            self._structure.append(line)
        # What was typed may move a component to another stack, so all of it is looked at anew.
        if line.kind in STRUCTURE or (line.kind in ("seal", "undo") and self._moves(line)):
            self._rebuilt.append(line.n)
        if line.what:
            self._change(self._entered.setdefault(line.what, _Entered()), line)
        if line.kind in (*CHANGES, "done"):
            is_other = bool(self._rebuilt) and self._rebuilt[-1] == line.n
            for name in (*_FOLLOWS, *(_GROWN if is_other else ())):
                self.__dict__.pop(name, None)

    def _moves(self, line: JournalLine) -> bool:
        if line.kind == "undo" and line.what.startswith("road:"):
            # It may lead to a place that was taken off the map meanwhile.
            return True
        if line.kind == "undo":
            before = next((one for one in self._of(line.what).seals if one.n == line.seen), None)
            return before is None or "period" in before.more
        return "period" in line.more or any("period" in one.more for one in self.readings(line.what))

    def _seat(self, line: JournalLine) -> None:
        if line.kind == "revoke":
            self.generation += 1
            gone = [person for person, seat in self.seats.items() if line.seen in (0, seat)]
            for person in gone:
                if person != self.owner:
                    del self.people[person], self.seats[person]
                    for entered in self._entered.values():
                        entered.typing.pop(person, None)
        else:
            self.people[line.by] = self.names[line.by] = line.name
            self.seats[line.by] = line.n

    def _change(self, entered: _Entered, line: JournalLine) -> None:
        if line.kind == "type":
            if line.keys or line.name or line.more:
                entered.typing[line.by] = Typing(line.by, line.at, line.keys, line.name, line.more)
            else:
                entered.typing.pop(line.by, None)
        elif line.kind == "seal":
            values = line.values if line.values is not None else {}
            entered.seals.append(
                Reading(
                    line.n,
                    line.by,
                    line.at,
                    line.keys,
                    values,
                    line.name,
                    line.seen,
                    line.more,
                    line.is_right,
                )
            )
            entered.typing.pop(line.by, None)
            entered.is_again = entered.is_again and not line.is_right
        elif line.kind == "again":
            entered.is_again = line.on


def _agree(one: Reading, other: Reading) -> bool:
    return alike(one.values, other.values) and one.name == other.name and one.more == other.more


def data_of(files: Files) -> Data:
    """The structures of tables; EditionError if a table is not what the schema says."""
    return Data(**{name: parse_tables(f"{name}.toml", tables) for name, tables in files.items()})
