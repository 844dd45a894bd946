"""Everything that decides the games of an arena, and the fingerprint by which a kept run is known again."""

import functools
import hashlib
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from lacrimosa.arena.schedule import LineUp, games_per_deal, line_ups
from lacrimosa.bot_processes.line_up import Contestant
from lacrimosa.bots.bot import DEFAULT_BUDGET, Budget
from lacrimosa.bots.match import LEVEL_NAMES, Setup, soloist_name
from lacrimosa.editions import load
from lacrimosa.rules.kinds import NO_SOLOIST

PACKAGE = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Plan:
    """Who plays, how the tables are set, and how long bots may think."""

    contestants: tuple[Contestant, ...]
    players: int
    is_duel: bool = False  # the first challenges copies of the second; else everybody meets everybody
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
        return 1 if self.is_duel else 0

    @property
    def games_per_deal(self) -> int:
        return games_per_deal(len(self.contestants), self.players, self.is_duel)

    def line_ups(self, deal: int) -> list[LineUp]:
        return line_ups(len(self.contestants), self.players, self.is_duel, deal)

    def names(self) -> list[str]:
        """What the bots are called, each only once; alone against the Soloist he comes last."""
        found: list[str] = []
        for one in self.contestants:
            again = 1 + sum(other.name == one.name for other in self.contestants[: len(found)])
            found.append(one.name if again == 1 else f"{one.name} ({again})")
        return [*found, soloist_name(self.level)] if self.level != NO_SOLOIST else found

    def fingerprint(self) -> dict[str, object]:
        """Name -> value of whatever the games depend on; the number of deals is not among it."""
        return {
            "package version": version("lacrimosa"),
            "rules and bots version": sources_digest(),
            "bots": [one.fingerprint() for one in self.contestants],
            "form": "duel" if self.is_duel else "round robin",
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
