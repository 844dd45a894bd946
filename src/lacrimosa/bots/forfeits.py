"""Forfeited moves: why a bot lost one, which choice is made instead of its own, and how many there were."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lacrimosa.rules.choices import DONE

RAISED: Final = "raised"
HUNG: Final = "hung"
DIED: Final = "died"
ILLEGAL: Final = "illegal"
WRONG_TYPE: Final = "wrong type"
GIVEN_UP: Final = "given up"  # it failed so often that it was not asked any more


class MoveLost(Exception):
    """A bot gave no answer that counts; the text says what it did instead."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


@dataclass(frozen=True)
class Forfeit:
    """A lost move of a game: the step is the number of choices made before it."""

    bot: str
    seat: int
    kind: str
    seed: int
    step: int
    text: str

    def __str__(self) -> str:
        return f"game seed {self.seed}, step {self.step}: {self.text}"


def choice_instead(offered: list[int]) -> int:
    """The choice made for a bot that lost its move: done if that is offered, else the first."""
    return DONE if DONE in offered else offered[0]


@dataclass(frozen=True)
class ForfeitCount:
    """The forfeited moves of one bot and kind, and the first of them."""

    bot: str
    kind: str
    count: int
    first: str

    def as_json(self) -> dict[str, object]:
        return {"bot": self.bot, "kind": self.kind, "count": self.count, "first": self.first}

    def __str__(self) -> str:
        return f"{self.bot} forfeited {self.count} moves ({self.kind}); {self.first}"


def count_forfeits(forfeits: Sequence[Forfeit]) -> list[ForfeitCount]:
    """By bot and kind, in the order of their first."""
    groups: dict[tuple[str, str], list[Forfeit]] = {}
    for one in forfeits:
        groups.setdefault((one.bot, one.kind), []).append(one)
    return [ForfeitCount(bot, kind, len(group), str(group[0])) for (bot, kind), group in groups.items()]
