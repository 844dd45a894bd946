"""Which games a deal is played in: who sits where, so that everybody meets everybody in every seat.

A line-up is a tuple of places by seat. Place p is held by bot p % bots; places beyond the first ones are
further copies of a bot, each with luck of its own.
"""

import itertools
import math

LineUp = tuple[int, ...]


def duel(players: int) -> list[LineUp]:
    """Bot 0 in every seat once, copies of bot 1 in the others; alone, one after the other."""
    if players == 1:
        return [(0,), (1,)]
    copies = [1 + 2 * copy for copy in range(players - 1)]
    return [(*copies[:seat], 0, *copies[seat:]) for seat in range(players)]


def round_robin(bots: int, players: int, deal: int) -> list[LineUp]:
    """Every table of bots, turned once around.

    With as many bots as seats or more, a table is a combination of different bots; with fewer, each bot has
    as many copies as the others or one more, in all combinations. Who follows whom changes from deal to deal.
    """
    return [turned for table in _tables(bots, players) for turned in _turned(_arranged(table, bots, deal))]


def _tables(bots: int, players: int) -> list[list[int]]:
    if bots >= players:
        return [list(table) for table in itertools.combinations(range(bots), players)]
    copies, more = divmod(players, bots)
    every = [bot + bots * copy for copy in range(copies) for bot in range(bots)]
    return [
        every + [bot + bots * copies for bot in favoured]
        for favoured in itertools.combinations(range(bots), more)
    ]


def _arranged(table: list[int], bots: int, deal: int) -> list[int]:
    """The places around the table, for this deal."""
    first, *rest = table
    orders = [
        [first, *order]
        for order in itertools.permutations(rest)
        # A table that looks the same before it has gone once around would seat somebody twice in one place.
        if len(set(_turned([place % bots for place in (first, *order)]))) == len(table)
    ]
    return orders[deal % len(orders)]


def _turned(table: list[int]) -> list[LineUp]:
    return [tuple(table[-turn:] + table[:-turn]) for turn in range(len(table))]


def line_ups(bots: int, players: int, is_duel: bool, deal: int) -> list[LineUp]:
    """The games of a deal, in order."""
    return duel(players) if is_duel else round_robin(bots, players, deal)


def games_per_deal(bots: int, players: int, is_duel: bool) -> int:
    if is_duel:
        return max(2, players)
    tables = math.comb(bots, players) if bots >= players else math.comb(bots, players % bots)
    return tables * players
