"""The games of an arena: who plays whom, where everybody sits, and everything else that decides them.

A line-up is a tuple of places by seat. Place p is held by bot p % bots; places beyond the first ones are
further copies of a bot, each with luck of its own.
"""

import functools
import hashlib
import itertools
import math
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from typing import Final

from lacrimosa.bot_processes.line_up import Contestant
from lacrimosa.bots.bot import DEFAULT_BUDGET, Budget
from lacrimosa.bots.match import LEVEL_NAMES, Setup, soloist_name
from lacrimosa.editions import load
from lacrimosa.rules.kinds import NO_SOLOIST

SEEDS: Final = 1 << 53  # as many as a game may have
PACKAGE = Path(__file__).resolve().parents[1]
LineUp = tuple[int, ...]


def run_seed(wanted: int | None, contestants: Iterable[Contestant]) -> int:
    """The seed of a run that may name none: then 0, so that runs repeat; but a secret one where a bot from a
    file plays, which could deal the games of a seed that it guesses."""
    if wanted is not None:
        return wanted
    return secrets.randbelow(SEEDS) if any(one.is_users for one in contestants) else 0


class Form(StrEnum):
    """Which line-ups play a deal."""

    DUEL = "duel"  # the first bot challenges copies of the second, in every seat
    ROUND_ROBIN = "round robin"  # everybody meets everybody, in every seat
    ROTATION = "rotation"  # all at one table, one game a deal; seats rotate from deal to deal


@dataclass(frozen=True)
class Schedule:
    """Who plays, how the tables are set, and how long bots may think."""

    contestants: tuple[Contestant, ...]
    players: int
    form: Form
    seed: int = 0
    level: int = NO_SOLOIST
    salieri: bool = False
    composers: tuple[int, ...] = ()
    edition: str = "koechel"
    budget: Budget = DEFAULT_BUDGET
    patience: float | None = None  # with users' bots; None: by the budget

    @property
    def setup(self) -> Setup:
        return Setup(self.players, self.level, self.salieri, self.composers)

    @property
    def anchor(self) -> int:
        """The bot whose rating is 1000."""
        return 1 if self.form == Form.DUEL else 0

    @property
    def games_per_deal(self) -> int:
        return games_per_deal(len(self.contestants), self.players, self.form)

    def line_ups(self, deal: int) -> list[LineUp]:
        """The games of a deal, in order."""
        return line_ups(len(self.contestants), self.players, self.form, deal)

    def names(self) -> list[str]:
        """What the bots are called, copies told apart where they compete; the Soloist comes last."""
        found = [one.name for one in self.contestants]
        if self.form != Form.ROTATION:
            again = [1 + found[:place].count(name) for place, name in enumerate(found)]
            found = [name if n == 1 else f"{name} ({n})" for name, n in zip(found, again, strict=True)]
        return [*found, soloist_name(self.level)] if self.level != NO_SOLOIST else found

    def fingerprint(self) -> dict[str, object]:
        """Name -> value of whatever the games depend on; the number of deals is not among it."""
        return {
            "package version": version("lacrimosa"),
            "rules and bots version": sources_digest(),
            "bots": [one.fingerprint() for one in self.contestants],
            "form": self.form.value,
            "players": self.players,
            "seed": self.seed,
            "level": LEVEL_NAMES.get(self.level, "none"),
            "salieri": self.salieri,
            "composers": list(self.composers),
            "edition digest": load(self.edition).digest,
            "seconds": self.budget.seconds,
            "nodes": self.budget.nodes,
            "patience": self.patience,
        }


@functools.cache
def sources_digest() -> str:
    """Changes with every byte of the rules and of the shipped bots."""
    total = hashlib.sha256()
    for room in ("rules", "bots"):
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                total.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def duel(players: int) -> list[LineUp]:
    """Bot 0 in every seat once, copies of bot 1 in the others; alone, one after the other."""
    if players == 1:
        return [(0,), (1,)]
    copies = [1 + 2 * copy for copy in range(players - 1)]
    return [(*copies[:seat], 0, *copies[seat:]) for seat in range(players)]


def round_robin(bots: int, players: int, deal: int) -> list[LineUp]:
    """Every table of bots, turned once around.

    With as many bots as seats or more, a table is a combination of different bots; with fewer, each bot has
    as many copies as the others or one more, in all combinations. Who follows whom changes from deal to deal.
    """
    return [turned for table in _tables(bots, players) for turned in _turned(_arranged(table, bots, deal))]


def _tables(bots: int, players: int) -> list[list[int]]:
    if bots >= players:
        return [list(table) for table in itertools.combinations(range(bots), players)]
    copies, more = divmod(players, bots)
    every = [bot + bots * copy for copy in range(copies) for bot in range(bots)]
    return [
        every + [bot + bots * copies for bot in favoured]
        for favoured in itertools.combinations(range(bots), more)
    ]


def _arranged(table: list[int], bots: int, deal: int) -> list[int]:
    """The places around the table, for this deal."""
    first, *rest = table
    orders = [
        [first, *order]
        for order in itertools.permutations(rest)
        # A table that looks the same before it has gone once around would seat somebody twice in one place.
        if len(set(_turned([place % bots for place in (first, *order)]))) == len(table)
    ]
    return orders[deal % len(orders)]


def _turned(table: list[int]) -> list[LineUp]:
    return [tuple(table[-turn:] + table[:-turn]) for turn in range(len(table))]


def rotation(players: int, deal: int) -> list[LineUp]:
    """The first bot moves one seat on from deal to deal, and the others with it."""
    return [tuple((seat - deal) % players for seat in range(players))]


def line_ups(bots: int, players: int, form: Form, deal: int) -> list[LineUp]:
    """The games of a deal, in order."""
    if form == Form.DUEL:
        return duel(players)
    return rotation(players, deal) if form == Form.ROTATION else round_robin(bots, players, deal)


def games_per_deal(bots: int, players: int, form: Form) -> int:
    if form == Form.DUEL:
        return max(2, players)
    if form == Form.ROTATION:
        return 1
    tables = math.comb(bots, players) if bots >= players else math.comb(bots, players % bots)
    return tables * players
