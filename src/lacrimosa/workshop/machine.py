"""What a grammar is made of: a generator that says which keys may come, and is sent the one that came."""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from lacrimosa.workshop.letters import DIGITS, SEAL, TEN

T = TypeVar("T")
Values = dict[str, Any]
"""The fields of a component as its file has them; those that are typed so far."""


class Want(NamedTuple):
    """What may come next: the keys, the part of the component they belong to, and what is waited for."""

    part: str
    keys: frozenset[str]
    what: str = ""
    then: str = ""  # the part that begins with one of these keys
    then_keys: frozenset[str] = frozenset()


Machine = Generator[Want, str, None]


@dataclass(frozen=True)
class Setting:
    """What the rest of the edition says about a component while it is typed."""

    movement: str = ""  # of a composer tile
    places: int = 0
    lengths: tuple[int, ...] = ()  # spaces of each movement
    most_covered: int = 0


class Part(NamedTuple):
    """The keys of a part of a component."""

    name: str
    keys: str


class Dropped(NamedTuple):
    """A key that was not taken, and what was waited for."""

    key: str
    want: Want


@dataclass(frozen=True)
class Reading:
    """What a text of keys says; keys that mean nothing where they stand are left out of it."""

    keys: str
    parts: tuple[Part, ...]
    values: Values
    want: Want
    dropped: tuple[Dropped, ...] = field(default=())

    @property
    def is_whole(self) -> bool:
        """Whether the component may be sealed as it is."""
        return SEAL in self.want.keys


def run(grammar: Callable[[Values, Setting], Machine], setting: Setting, text: str) -> Reading:
    values: Values = {}
    machine = grammar(values, setting)
    want = next(machine)
    taken = ""
    parts: list[Part] = []
    dropped: list[Dropped] = []
    for key in text:
        if key == SEAL or key not in want.keys:
            dropped.append(Dropped(key, want))
            continue
        taken += key
        name = want.then if key in want.then_keys else want.part
        if parts and parts[-1].name == name:
            parts[-1] = Part(name, parts[-1].keys + key)
        else:
            parts.append(Part(name, key))
        want = machine.send(key)
    return Reading(taken, tuple(parts), values, want, tuple(dropped))


# --- pieces of grammars


def sealed(part: str) -> Machine:
    """Nothing more belongs here."""
    while True:
        yield Want(part, frozenset({SEAL}))


def begun(rest: Generator[Want, str, T], first: str) -> Generator[Want, str, T]:
    """A piece whose first key has come already."""
    next(rest)
    key = first
    while True:
        try:
            want = rest.send(key)
        except StopIteration as done:
            ended: T = done.value
            return ended
        key = yield want


def one_of(part: str, keys: Iterable[str], what: str = "") -> Generator[Want, str, str]:
    return (yield Want(part, frozenset(keys), what or part))


def place(
    part: str, what: str, least: int = 0, most: int = 99, but: Iterable[int] = ()
) -> Generator[Want, str, int]:
    """A number in one digit; each x before it adds ten."""
    barred = set(but)

    def fits(tens: int) -> list[str]:
        return [
            one
            for one in DIGITS
            if least <= 10 * tens + int(one) <= most and 10 * tens + int(one) not in barred
        ]

    tens = 0
    while True:
        keys = set(fits(tens))
        if any(fits(more) for more in range(tens + 1, 10)):
            keys.add(TEN)
        key = yield Want(part, frozenset(keys), what)
        if key != TEN:
            return 10 * tens + int(key)
        tens += 1


def place_keys(number: int) -> str:
    return TEN * (number // 10) + str(number % 10)
