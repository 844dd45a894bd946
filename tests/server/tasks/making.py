"""Positions to make tasks of, turns to play there, and a file of puzzles made by hand."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from lacrimosa.notation import Game
from lacrimosa.puzzles.puzzle import Entry, Other, written
from lacrimosa.rules.events import TURN_ENDED

Pick = Callable[[list[str]], str]


def first(texts: list[str]) -> str:
    return texts[0]


def earning(texts: list[str]) -> str:
    """Income instead of an action, and of everything else the last."""
    return "income" if "income" in texts else "done" if "done" in texts else texts[-1]


def position(players: int = 2, turns: int = 6, seed: int = 11) -> Game:
    """A game in its middle, at the first question of a turn."""
    level = "easy" if players == 1 else None
    game = Game.new(players, level=level, seed=seed)
    ended = 0
    while ended < turns or "experience" not in next(iter(game.texts().values())):
        move = game.make(game.options[0])
        ended += any(event.kind == TURN_ENDED for event in move.events)
    return game


def line_of(game: Game, pick: Pick = first) -> list[str]:
    """A whole turn from here on."""
    twin = game.copy()
    line: list[str] = []
    while True:
        text = pick(list(twin.texts().values()))
        line.append(text)
        twin.play(text)
        if any(event.kind == TURN_ENDED for event in twin.moves[-1].events):
            return line


@cache
def puzzle_file(folder: Path) -> Path:
    """Two puzzles; found by whoever always takes the first option, and by nobody else."""
    entries = [_entry("001", "sell", position(seed=11)), _entry("002", "court", position(1, 7, seed=5))]
    file = folder / "puzzles.jsonl.gz"
    file.write_bytes(written(entries))
    return file


def _entry(name: str, theme: str, game: Game) -> Entry:
    other = Other(line="; ".join(line_of(game, earning)), loss=3.0, low=2.0, high=4.0)
    return Entry(
        id=name,
        theme=theme,  # type: ignore[arg-type]
        missed={"pupil": 0.8, "organist": 0.3},
        answer="; ".join(line_of(game)),
        gap=3.0,
        low=2.0,
        others=[other, other],
        position=msgspec.Raw(msgspec.json.format(game.position().encode(), indent=-1)),
    )
