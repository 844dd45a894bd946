"""What the frozen levels chose when they were frozen, in games of the edition there was then.

The file beside it was written once, by the levels they are copies of, and is never written anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from lacrimosa.bots.bot import Budget, Ranked, RankingBot
from lacrimosa.bots.registry import make_bot
from lacrimosa.editions import load
from lacrimosa.notation import Game
from lacrimosa.rules.play import options, to_move
from lacrimosa.rules.view import View, view

FOLDER = Path(__file__).parent / "frozen_1"
FILE = FOLDER / "choices.json"
GAMES = ("solo-hard", "two-players", "three-players-salieri", "four-players")
NODES = {"kapellmeister": (400,), "virtuoso": (400, 2500)}
EVERY = 13
SEED = 11

Answers = dict[str, list[float]]


def questions() -> Iterator[tuple[str, View, list[int]]]:
    """Every n-th question of the games: where it stands, and what is asked."""
    edition = load(FOLDER / "edition")
    for name in GAMES:
        game = Game.from_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), edition)
        for made in range(0, len(game.choices), EVERY):
            state = game.state_at(made)
            offered = options(state)
            if len(offered) > 1:
                yield f"{name} {made}", view(state, to_move(state)), offered


def choices_of(level: str, name: str, every: int = 1) -> dict[str, Answers]:
    """Budget -> question -> the choice of a bot, and its value; by the budgets of a level."""
    asked = list(questions())[::every]
    found: dict[str, Answers] = {}
    for nodes in NODES[level]:
        answers = {where: best_of(name, seen, offered, nodes) for where, seen, offered in asked}
        found[str(nodes)] = {where: [one.choice, round(one.value, 4)] for where, one in answers.items()}
    return found


def best_of(name: str, seen: View, offered: list[int], nodes: int) -> Ranked:
    bot = make_bot(name, SEED)
    assert isinstance(bot, RankingBot)
    return bot.rank(seen, offered, Budget(nodes=nodes))[0]


def recorded() -> dict[str, dict[str, Answers]]:
    """Level -> budget -> question -> choice and value."""
    found: dict[str, dict[str, Answers]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
