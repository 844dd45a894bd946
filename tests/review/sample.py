"""A recorded game with cheap turns, and settings that need no patience."""

import functools
from pathlib import Path

from lacrimosa.notation import Game
from lacrimosa.review.judging import Judgement, Settings, judge
from lacrimosa.review.reviewing import evaluator_for
from lacrimosa.review.turns import turns_of, view_at

RECORDS = Path(__file__).resolve().parents[2] / "records"
QUICK = Settings(pairs=8, tries=6, rivals=3, looks=3)
LAST = 39  # the last turn of the game of two: whoever played at random could have had 5 VP more


@functools.cache
def game_of(name: str = "two-players") -> Game:
    return Game.from_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


@functools.cache
def judged(number: int, name: str = "two-players") -> Judgement:
    game = game_of(name)
    turn = turns_of(game)[number]
    return judge(evaluator_for(game.edition), view_at(game, turn), turn.line, QUICK)
