"""Forfeited moves, counted by bot and kind."""

from collections.abc import Sequence
from dataclasses import dataclass

from lacrimosa.bots.forfeit import Forfeit


@dataclass(frozen=True)
class Lost:
    """The forfeited moves of one bot and kind, and the first of them."""

    bot: str
    kind: str
    count: int
    first: str

    def as_json(self) -> dict[str, object]:
        return {"bot": self.bot, "kind": self.kind, "count": self.count, "first": self.first}

    def __str__(self) -> str:
        return f"{self.bot} forfeited {self.count} moves ({self.kind}); {self.first}"


def lost_moves(forfeits: Sequence[Forfeit]) -> list[Lost]:
    """By bot and kind, in the order of their first."""
    groups: dict[tuple[str, str], list[Forfeit]] = {}
    for one in forfeits:
        groups.setdefault((one.bot, one.kind), []).append(one)
    return [Lost(bot, kind, len(group), str(group[0])) for (bot, kind), group in groups.items()]
