"""A move that a bot lost: why, and which choice is made instead of its own."""

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
