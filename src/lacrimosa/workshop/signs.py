"""Effect lists in keys: a number, then the letter of a sign; a bare letter is one of it."""

import copy
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from lacrimosa.workshop.letters import (
    ACTIONS,
    DIGITS,
    GOODS,
    HALVES,
    NEUTRAL,
    POINTS,
    TURN,
    TYPES,
    key_of,
)
from lacrimosa.workshop.machine import Setting, Values, Want, run

Entry = dict[str, Any]
_HALF_WORDS = frozenset(ACTIONS[key] for key in HALVES)
_OTHER_FORM = {"track": "counter", "counter": "track"}


@dataclass(frozen=True)
class Signs:
    """What may stand in a list, and how its story points are gained unless a key turns them."""

    on: str = ""
    goods: str = "".join(GOODS)
    actions: str = ""
    may_turn: bool = False
    has_neutral: bool = False
    has_types: bool = True


class _List:
    """A list of effects while it is typed. A changed list begins as the one it changes."""

    def __init__(self, rules: Signs, entries: list[Entry], changes: bool) -> None:
        self.rules = rules
        self.entries = entries
        self.changes = changes
        self.half: Entry | None = None  # an action typed here whose bonus follows
        self.last: Entry | None = None  # a story point that may be turned
        self.before_vp: list[Entry] | None = None  # what stood before VP that may yet be VP for a type

    def new(self, good: str, count: int) -> Entry:
        return {good: count, "on": self.rules.on} if good in POINTS and self.rules.on else {good: count}

    def home(self) -> list[Entry]:
        """The list that a new good belongs to."""
        if self.half is not None:
            bonus: list[Entry] = self.half.setdefault("bonus", [])
            return bonus
        if self.changes:
            for entry in self.entries:
                if entry.get("bonus"):
                    return entry["bonus"]  # type: ignore[no-any-return]
        return self.entries

    def lists(self) -> list[list[Entry]]:
        """Where a good that stands already is looked for."""
        if self.half is not None or not self.changes:
            return [self.entries if self.half is None else self.half.get("bonus", [])]
        return [self.entries, *(entry["bonus"] for entry in self.entries if entry.get("bonus"))]

    def put(self, entry: Entry, count: int) -> None:
        """A sign that stands there already takes the new number; 0 takes it away."""
        for entries in self.lists():
            for at, old in enumerate(entries):
                if _same(old, entry):
                    entries[at : at + 1] = [entry] if count else []
                    self._clean()
                    return
        if count:
            self.home().append(entry)

    def _clean(self) -> None:
        for entry in self.entries:
            if entry.get("bonus") == []:
                del entry["bonus"]

    def take_back_vp(self) -> None:
        """As it was before the last VP."""
        assert self.before_vp is not None
        at = next((at for at, one in enumerate(self.entries) if one is self.half), None)
        self.entries[:] = self.before_vp
        self.half = None if at is None else self.entries[at]

    def act(self, key: str, removes: bool) -> None:
        word = ACTIONS[key]
        group = _HALF_WORDS if word in _HALF_WORDS else {word}
        found = next((entry for entry in self.entries if entry.get("action") in group), None)
        self.half = None
        if removes:
            if found is not None:
                self.entries.remove(found)
            return
        if found is None:
            found = {"action": word}
            self.entries.append(found)
        found["action"] = word
        if key in HALVES:
            self.half = found

    def can_act(self) -> str:
        """Each action may stand once; in a changed list it may be named again."""
        if self.changes:
            return self.rules.actions
        words = {entry.get("action") for entry in self.entries}
        return "".join(
            key
            for key in self.rules.actions
            if ACTIONS[key] not in words and not (key in HALVES and words & _HALF_WORDS)
        )

    def turn(self) -> None:
        """The last point on the other side; if one stands there, that one takes its number."""
        assert self.last is not None
        entries = next(found for found in self.lists() if any(one is self.last for one in found))
        turned = self.last | {"on": _OTHER_FORM[self.last["on"]]}
        twins = [one for one in entries if one is not self.last and _same(one, turned)]
        entries[:] = [turned if one is self.last else one for one in entries if one not in twins]
        self.last = None


def _same(one: Entry, other: Entry) -> bool:
    """The same good, gained in the same way."""
    return {key: value for key, value in one.items() if not isinstance(value, int)} == {
        key: value for key, value in other.items() if not isinstance(value, int)
    } and set(one) == set(other)


def signs(
    part: str,
    entries: list[Entry],
    rules: Signs,
    ends: str,
    changes: bool = False,
    then: str = "",
) -> Generator[Want, str, str]:
    """Fill a list; gives the key that ended it, which belongs to the part `then` if that is named."""
    typed = _List(rules, entries, changes)
    number = ""
    fresh = counted = ""  # the key before, if a type may follow it; the number of that VP
    while True:
        keys = frozenset(_keys(typed, number, fresh, ends))
        key = yield Want(part, keys, "sign", then, frozenset(ends) if then else frozenset())
        if key in DIGITS:
            number, fresh, typed.last = number + key, "", None
            continue
        if key in TYPES and fresh == "v":
            typed.take_back_vp()
            count = int(counted or 1)
            typed.put({"vp_per_opus": count, "type": TYPES[key]}, count)
            fresh = ""
        elif key in TYPES:
            assert typed.half is not None
            typed.half["type"] = TYPES[key]
            fresh = ""
        elif key in GOODS and key in rules.goods:
            counted = number
            count = int(number or 1)
            typed.before_vp = copy.deepcopy(entries) if key == "v" else None
            entry = typed.new(GOODS[key], count)
            typed.put(entry, count)
            typed.last = entry if "on" in entry and count else None
            fresh = "v" if key == "v" and rules.has_types else ""
        elif key in ACTIONS and key in rules.actions:
            typed.act(key, number == "0")
            typed.last = None
            fresh = key if key in HALVES and number != "0" else ""
        elif key == TURN:
            typed.turn()
            fresh = ""
        elif key == NEUTRAL and rules.has_neutral:
            entries.append({"neutral_marker": 1})
            typed.last, fresh = None, ""
        else:
            return key
        number = ""


def _keys(typed: _List, number: str, fresh: str, ends: str) -> str:
    rules = typed.rules
    if number == "0":
        return rules.goods + rules.actions
    if number:
        return rules.goods + (DIGITS if len(number) < 2 else "")
    keys = rules.goods + typed.can_act() + ends + (DIGITS if typed.changes else DIGITS[1:])
    if fresh:
        keys += "".join(TYPES)
    if typed.last is not None and rules.may_turn:
        keys += TURN
    if rules.has_neutral and not any("neutral_marker" in entry for entry in typed.entries):
        keys += NEUTRAL
    return keys


# --- from values to keys


def sign_keys(entries: Sequence[Entry], on: str) -> str:
    """The keys of a list. Perform or Sell comes last, for the goods behind it are its bonus."""
    halves = [entry for entry in entries if entry.get("action") in _HALF_WORDS]
    if halves and any("action" not in entry for entry in entries[entries.index(halves[0]) + 1 :]):
        entries = [entry for entry in entries if entry not in halves] + halves
    # A sign that stands there already takes the new number: of stair and ring the turned one comes first.
    ordered = sorted(entries, key=lambda entry: not on or entry.get("on", on) == on)
    return "".join(_entry_keys(entry, on) for entry in ordered)


def _entry_keys(entry: Entry, on: str) -> str:
    if "action" in entry:
        kind = key_of(TYPES, entry["type"]) if entry.get("type") else ""
        return key_of(ACTIONS, entry["action"]) + kind + sign_keys(entry.get("bonus", []), on)
    if "neutral_marker" in entry:
        return NEUTRAL
    if "vp_per_opus" in entry:
        return _number(entry["vp_per_opus"]) + "v" + key_of(TYPES, entry["type"])
    good = next(word for word in GOODS.values() if word in entry)
    turn = TURN if on and entry.get("on", on) != on else ""
    return _number(entry[good]) + key_of(GOODS, good) + turn


def _number(count: int) -> str:
    return "" if count == 1 else str(count)


def change_keys(old: Sequence[Entry], new: Sequence[Entry], rules: Signs) -> str:
    """The fewest keys that make one list of another; if few do not, all is taken away and typed again."""
    for keys in (_few_changes(old, new, rules.on), _all_changes(old, new, rules.on)):
        entries = copy.deepcopy(list(old))

        def grammar(
            _values: Values, _setting: Setting, entries: list[Entry] = entries
        ) -> Generator[Want, str, None]:
            yield from signs("", entries, rules, "", changes=True)

        reading = run(grammar, Setting(), keys)
        if not reading.dropped and canonical(entries) == canonical(new):
            return keys
    raise ValueError("this side cannot be typed")


def canonical(entries: Sequence[Entry]) -> list[str]:
    """A list whatever its order, which means nothing to the rules."""
    return sorted(
        str(sorted((key, canonical(value) if key == "bonus" else value) for key, value in entry.items()))
        for entry in entries
    )


def _few_changes(old: Sequence[Entry], new: Sequence[Entry], on: str) -> str:
    goods, removed = "", ""
    for entry in new:
        twin = _twin(entry, old)
        if twin is None or (twin != entry and "action" not in entry):
            goods += _entry_keys(entry, on)
        elif twin != entry:
            goods += _few_changes(twin.get("bonus", []), entry.get("bonus", []), on)
    for entry in old:
        if _twin(entry, new) is None:
            removed += _removal(entry, on)
    return goods + removed


def _twin(entry: Entry, others: Sequence[Entry]) -> Entry | None:
    if "action" in entry:
        return next((one for one in others if one.get("action") == entry["action"]), None)
    return next((one for one in others if _same(one, entry)), None)


def _removal(entry: Entry, on: str) -> str:
    if "action" in entry:
        return "0" + key_of(ACTIONS, entry["action"])
    return "0" + _entry_keys(entry | {key: 1 for key, value in entry.items() if isinstance(value, int)}, on)


def _all_changes(old: Sequence[Entry], new: Sequence[Entry], on: str) -> str:
    return "".join(_removal(entry, on) for entry in old) + sign_keys(new, on)


# --- what is printed


def digits_in(entries: Sequence[Entry]) -> int:
    """Digits on a list as our cards print it: a one, too."""
    return sum(
        digits_in(value) if key == "bonus" else len(str(value))
        for entry in entries
        for key, value in entry.items()
        if key == "bonus" or (isinstance(value, int) and key != "neutral_marker")
    )
