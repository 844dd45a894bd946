"""What the bots without a network choose in recorded games: nobody changes their strength unawares.

Ratings are measured against `planner`. After a change on purpose:  python tests/bots/recorded_choices.py
"""

import json
from collections.abc import Iterator
from pathlib import Path

from lacrimosa.bots.bot import Budget, RankingBot
from lacrimosa.bots.registry import make_bot
from lacrimosa.notation import Game
from lacrimosa.rules.play import options, to_move
from lacrimosa.rules.view import View, view

RECORDS = Path(__file__).parents[2] / "records"
GAMES = ("solo-hard", "two-players", "three-players-salieri", "four-players")
FILE = Path(__file__).with_suffix(".json")
BOTS = ("copyist", "pupil", "organist", "planner")
EVERY = 17
SEED = 7


def questions() -> Iterator[tuple[str, View, list[int]]]:
    """Every n-th question of the recorded games: where it stands, and what is asked."""
    for name in GAMES:
        game = Game.from_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
        for made in range(0, len(game.choices), EVERY):
            state = game.state_at(made)
            offered = options(state)
            if len(offered) > 1:
                yield f"{name} {made}", view(state, to_move(state)), offered


def recorded_choices() -> dict[str, dict[str, list[float]]]:
    """Bot -> question -> its choice, and the value of it, where a narrower search shows first."""
    asked = list(questions())
    return {bot: {where: answer(bot, seen, offered) for where, seen, offered in asked} for bot in BOTS}


def answer(name: str, seen: View, offered: list[int]) -> list[float]:
    bot = make_bot(name, SEED)
    assert isinstance(bot, RankingBot)
    best = bot.rank(seen, offered, Budget())[0]
    return [best.choice, round(best.value, 3)]


if __name__ == "__main__":
    FILE.write_text(json.dumps(recorded_choices()).replace("], ", "],\n ") + "\n", encoding="utf-8")
