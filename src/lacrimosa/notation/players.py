"""Who sits where: a name and what it is, as a record writes it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from lacrimosa.notation.errors import NotationError, quoted

LONGEST_NAME = 60
PERSON = "person"
_TEXT = re.compile(r"(?P<name>.*\S) \((?P<kind>[a-z]+)\)")


@dataclass(frozen=True)
class Player:
    """Anna (person), planner (bot), Schikaneder (soloist)."""

    name: str
    kind: str

    def __str__(self) -> str:
        return f"{self.name} ({self.kind})"


SOLOIST = Player("Schikaneder", "soloist")


def player_of(text: str) -> Player:
    """`Anna (person)`; a bare name is a person's."""
    text = text.strip()
    if not text or len(text) > LONGEST_NAME or not text.isprintable():
        raise NotationError(f"{quoted(text)} is no name: it needs 1 to {LONGEST_NAME} printable signs")
    found = _TEXT.fullmatch(text)
    return Player(found["name"], found["kind"]) if found else Player(text, PERSON)


def players_of(names: Sequence[str] | None, players: int) -> tuple[Player, ...]:
    """The players of a new game; the Soloist sits opposite a single one."""
    if names is None:
        names = [f"Player {'ABCD'[seat]}" for seat in range(players)]
    if len(names) != players:
        raise NotationError(f"{len(names)} names for {players} players")
    people = tuple(player_of(name) for name in names)
    return (*people, SOLOIST) if players == 1 else people
