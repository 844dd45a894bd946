"""The games of an arena as columns of numbers: one line for each game and seat."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lacrimosa.arena.journal import PlayedDeal
from lacrimosa.arena.plan import Plan

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Sample:
    """Columns of equal length; `deals` counts from 0 without gaps. The Soloist is the last of the bots."""

    bots: int
    deals: int
    games: int
    deal: Ints
    game: Ints
    bot: Ints
    share: Floats  # of the victory
    rank: Floats  # of those who share ranks, the mean of them
    score: Floats
    margin: Floats  # own score minus the best other
    asked: Ints
    thinking: Floats  # seconds


def sample_of(plan: Plan, played: Sequence[PlayedDeal]) -> Sample:
    """The columns of finished deals."""
    lines: list[tuple[float, ...]] = []
    games = 0
    entries = len(plan.contestants)
    for deal, done in enumerate(played):
        for game in done.games:
            result = game.result
            bots = [place % entries for place in game.places]
            bots += [entries] * (len(result.scores) - len(bots))
            ranks = shared_ranks(result.ranks)
            for seat, bot in enumerate(bots):
                others = result.scores[:seat] + result.scores[seat + 1 :]
                margin = result.scores[seat] - max(others)
                lines.append(
                    (
                        *(deal, games, bot, result.shares[seat], ranks[seat], result.scores[seat], margin),
                        *(result.asked[seat], result.thinking[seat]),
                    )
                )
            games += 1
    columns = np.array(lines, dtype=np.float64).reshape(len(lines), 9).T
    deal_, game_, bot_, share, rank, score, margin_, asked, thinking = columns
    whole = [column.astype(np.int64) for column in (deal_, game_, bot_, asked)]
    return Sample(
        bots=len(plan.names()),
        deals=len(played),
        games=games,
        deal=whole[0],
        game=whole[1],
        bot=whole[2],
        share=share,
        rank=rank,
        score=score,
        margin=margin_,
        asked=whole[3],
        thinking=thinking,
    )


def shared_ranks(ranks: Sequence[int]) -> list[float]:
    """Ranks whose mean is the same in every game: who share ranks 1 and 2 have 1.5 each."""
    return [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]
