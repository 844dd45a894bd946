"""Plays the games kept in records/ and writes them down. Run after edition or rules changed on purpose.

python tools/make_records.py
"""

from itertools import product
from pathlib import Path

from lacrimosa import Game
from lacrimosa.bots.bot import Budget
from lacrimosa.bots.registry import make_bot
from lacrimosa.rules.view import view

RECORDS = Path(__file__).parents[1] / "records"
TABLES = [(1, "easy"), (1, "medium"), (1, "hard"), (2, None), (3, None), (4, None)]
# The last seat plays at random: strange play meets rules that good play never does.
WORDS = {1: "solo", 2: "two-players", 3: "three-players", 4: "four-players"}


def main() -> None:
    """Every number of players, every level, with and without Salieri."""
    RECORDS.mkdir(exist_ok=True)
    for seed, ((players, level), salieri) in enumerate(product(TABLES, (False, True)), start=1791):
        name = "-".join([WORDS[players], *([level] if level else []), *(["salieri"] if salieri else [])])
        game = played(players, level, salieri, seed)
        (RECORDS / f"{name}.txt").write_text(game.record(), encoding="utf-8")
        print(f"{name}: {len(game.choices)} choices, {game.scores}")


def played(players: int, level: str | None, salieri: bool, seed: int) -> Game:
    """A game of planners, with a random player in the last seat of a larger table."""
    kinds = ["planner"] * players
    if players > 1:
        kinds[-1] = "random"
    bots = [make_bot(kind, seed + seat) for seat, kind in enumerate(kinds)]
    names = [f"{kind} {'ABCD'[seat]} (bot)" for seat, kind in enumerate(kinds)]
    game = Game.new(players, level=level, salieri=salieri, seed=seed, names=names)
    while not game.over:
        seat = game.to_move
        assert seat is not None
        game.play(bots[seat].choose(view(game.state, seat), game.options, Budget()))
    return game


if __name__ == "__main__":
    main()
