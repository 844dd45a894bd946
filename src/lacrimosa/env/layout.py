"""The layout of the observation array: which numbers mean what, and the spaces made of it.

The one declaration is `rules.observation.write_observation`; everything here is read off it.
"""

import functools
from typing import Any, NamedTuple, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lacrimosa.editions import Edition, load
from lacrimosa.rules.choices import CHOICES
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.observation import fields
from lacrimosa.rules.play import new_game
from lacrimosa.rules.setup import RANDOM

Observation = dict[str, NDArray[Any]]
Flat = NDArray[np.float32]


def as_seen(rows: NDArray[np.int16], masks: NDArray[np.int8], flat: bool) -> Any:
    """An observation as agents get it, one or many: the array alone, or with the mask."""
    return rows.astype(np.float32) if flat else {"observation": rows, "action_mask": masks}


class Field(NamedTuple):
    """A stretch of the array that goes by one name."""

    name: str
    offset: int
    length: int
    largest: int  # the smallest value is 0 everywhere
    meaning: str


class Layout:
    """All fields of an edition's observation, in order; the same for every number of players."""

    def __init__(self, listed: list[tuple[str, int, int, str]]) -> None:
        self.fields: list[Field] = []
        self.length = 0
        for name, length, largest, meaning in listed:
            self.fields.append(Field(name, self.length, length, largest, meaning))
            self.length += length

    def named(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The array by field names; parts of it, not copies. Works on batches too: the last axis is split."""
        if observation.shape[-1] != self.length:
            raise ValueError(f"an observation has {self.length} numbers, this array {observation.shape[-1]}")
        return {
            field.name: observation[..., field.offset : field.offset + field.length] for field in self.fields
        }

    def columns(self, *names: str) -> NDArray[np.intp]:
        """The indexes of some fields in the array, for programs that read only a part of it."""
        known = {field.name: field for field in self.fields}
        for name in names:
            if name not in known:
                raise ValueError(f"no field is called {name!r}; docs/environments.md lists them")
        parts = [np.arange(known[name].offset, known[name].offset + known[name].length) for name in names]
        return np.concatenate(parts)

    def space(self) -> spaces.Space[Observation]:
        """The observation space: the array and the mask of what may be chosen."""
        space = spaces.Dict(
            {"observation": self._box(np.int16), "action_mask": spaces.Box(0, 1, (CHOICES,), np.int8)}
        )
        # Gymnasium's own types say that the elements of a Dict space are spaces.
        return cast("spaces.Space[Observation]", space)

    def flat_space(self) -> spaces.Space[Flat]:
        """The array alone, in the type that common wrappers and networks expect."""
        return cast("spaces.Space[Flat]", self._box(np.float32))

    def space_of(self, flat: bool) -> spaces.Space[Any]:
        return self.flat_space() if flat else self.space()

    def _box(self, kind: type[np.int16 | np.float32]) -> spaces.Box:
        high = np.concatenate([np.full(field.length, field.largest, kind) for field in self.fields])
        return spaces.Box(np.zeros_like(high), high, dtype=kind)

    def table(self) -> str:
        """The fields as a Markdown table; what all seats have is written once, under `own`."""
        lines = ["| field | offset | length | largest | meaning |", "|---|---|---|---|---|"]
        starts: dict[str, int] = {}
        for field in self.fields:
            section, _, name = field.name.partition(".")
            starts.setdefault(section, field.offset)
            if not section.startswith("other") or field.name == "other1.cards":
                largest = field.largest if field.largest < np.iinfo(np.int16).max else ""
                row = (f"`{section}.{name}`", field.offset, field.length, largest, field.meaning)
                lines.append(f"| {' | '.join(map(str, row))} |")
        others = ", ".join(f"`{name}` at {at}" for name, at in starts.items() if name.startswith("other"))
        lines += ["", f"{self.length} numbers in all. The others begin with {others}."]
        return "\n".join(lines) + "\n"


@functools.lru_cache(maxsize=8)
def _layout(edition: Edition) -> Layout:
    return Layout(fields(new_game(edition.tables, 2, NO_SOLOIST, False, [RANDOM, RANDOM], 0)))


def layout_of(edition: str | Edition = "koechel") -> Layout:
    """The layout of an edition: its length depends on how many components there are."""
    return _layout(load(edition) if isinstance(edition, str) else edition)


def named(observation: NDArray[Any], edition: str | Edition = "koechel") -> dict[str, NDArray[Any]]:
    """An observation array by the names of its fields."""
    return layout_of(edition).named(observation)
