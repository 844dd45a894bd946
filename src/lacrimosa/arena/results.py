"""Finished games of an arena: as they were played, as columns for the statistics, as rows for files."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lacrimosa.arena.schedule import Schedule
from lacrimosa.bots.match import GameResult

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Row = dict[str, str | int | float]


@dataclass(frozen=True)
class PlayedGame:
    """A game of a deal: who sat where (places of arena.schedule, by seat), and what came of it."""

    places: list[int]
    result: GameResult


@dataclass(frozen=True)
class PlayedDeal:
    """All games of a deal."""

    deal: int
    games: list[PlayedGame]


@dataclass(frozen=True)
class Columns:
    """One entry for each game and seat; deals count from 0 without gaps. The Soloist is the last bot."""

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


def columns_of(schedule: Schedule, played: Sequence[PlayedDeal]) -> Columns:
    """The columns of finished deals."""
    lines: list[tuple[float, ...]] = []
    games = 0
    entries = len(schedule.contestants)
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
    return Columns(
        bots=len(schedule.names()),
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


def rows_of(schedule: Schedule, played: Sequence[PlayedDeal]) -> list[Row]:
    """One row for each game and seat."""
    names = schedule.names()
    entries = len(schedule.contestants)
    rows: list[Row] = []
    for deal in played:
        for number, game in enumerate(deal.games):
            result = game.result
            seated = [names[place % entries] for place in game.places]
            seated += names[entries:]
            for seat, bot in enumerate(seated):
                asked = result.asked[seat]
                rows.append(
                    {
                        "deal": deal.deal,
                        "game": number,
                        "seed": result.seed,
                        "line_up": " | ".join(seated),
                        "seat": seat,
                        "bot": bot,
                        "score": result.scores[seat],
                        "rank": result.ranks[seat],
                        "won": result.shares[seat],
                        "decisions": result.decisions[seat],
                        "asked": asked,
                        "ms": round(1000 * result.thinking[seat], 3),
                        "forfeits": sum(lost.seat == seat for lost in result.forfeits),
                        **result.vp_by_source[seat],
                    }
                )
    return rows
