"""Samples made of nothing but finishing orders."""

from collections.abc import Sequence

import numpy as np

from lacrimosa.arena.results import Columns, shared_ranks

Game = tuple[Sequence[int], Sequence[int]]  # bots and their ranks, by seat


def sample(bots: int, deals: Sequence[Sequence[Game]]) -> Columns:
    lines: list[tuple[float, ...]] = []
    games = 0
    for deal, played in enumerate(deals):
        for seated, ranks in played:
            won = list(ranks).count(1)
            for bot, rank, mean in zip(seated, ranks, shared_ranks(list(ranks)), strict=True):
                lines.append((deal, games, bot, (rank == 1) / won, mean))
            games += 1
    deal_, game, bot_, share, rank_ = np.array(lines, dtype=float).T
    nothing = np.zeros(len(lines))
    return Columns(
        bots=bots,
        deals=len(deals),
        games=games,
        deal=deal_.astype(int),
        game=game.astype(int),
        bot=bot_.astype(int),
        share=share,
        rank=rank_,
        score=nothing,
        margin=nothing,
        asked=nothing.astype(int),
        thinking=nothing,
    )
