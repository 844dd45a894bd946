"""How hard a puzzle is: how often each level of the ladder misses it."""

from typing import Final

from lacrimosa.bots.bot import Bot, Budget
from lacrimosa.bots.fast.turns import is_elsewhere
from lacrimosa.bots.ladder import LADDER
from lacrimosa.bots.match import bot_seed
from lacrimosa.puzzles.examining import Solution
from lacrimosa.review.estimates import mean_of
from lacrimosa.review.kinds import kind_from
from lacrimosa.review.playouts import FIRST_TRUTH, HORIZON, Playouts, margin_of
from lacrimosa.review.turns import foreseeable
from lacrimosa.rules.play import advance_game, options
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view

TRIES: Final = 8
LOOKS: Final = 12
MISSED: Final = 1.5  # VP that a turn of the right kind may lose by the cards it lays, as a mistake does
BUDGET: Final = Budget(nodes=4000)  # for whoever looks at it: the same on any computer
FIRST_TRY: Final = FIRST_TRUTH + 100_000  # truths of their own


def missed_by_level(playouts: Playouts, found: Solution) -> dict[str, float]:
    """The share of turns that are of another kind, or of the right one with the wrong cards."""
    known: dict[tuple[int, ...], bool] = {}

    def is_missed(line: tuple[int, ...]) -> bool:
        if line not in known:
            known[line] = _is_missed(playouts, found, line)
        return known[line]

    return {
        name: mean_of(
            [
                float(is_missed(turn_of(make(bot_seed("puzzle", number)), playouts, number)))
                for number in range(TRIES)
            ]
        )
        for name, make in LADDER.items()
    }


def turn_of(bot: Bot, playouts: Playouts, number: int) -> tuple[int, ...]:
    """The turn as a bot plays it in the truth of a number, from its view."""
    state, seat = playouts.truth(FIRST_TRY + number), playouts.seat
    moment = _moment(state)
    line: list[int] = []
    while not is_elsewhere(state, seat) and _moment(state) == moment:
        offered = options(state)
        choice = offered[0] if len(offered) == 1 else bot.choose(view(state, seat), offered, BUDGET)
        line.append(choice)
        advance_game(state, choice)
    return tuple(line)


def _moment(state: State) -> tuple[int, int]:
    return int(state.round), int(state.turn)


def _is_missed(playouts: Playouts, found: Solution, line: tuple[int, ...]) -> bool:
    if kind_from(playouts.seen.state, line) != found.kind:
        return True
    if line == found.line:
        return False
    planned = foreseeable(playouts.seen.state, line)
    return (
        mean_of(
            [_at_horizon(playouts, found.line, n) - _at_horizon(playouts, planned, n) for n in range(LOOKS)]
        )
        >= MISSED
    )


def _at_horizon(playouts: Playouts, line: tuple[int, ...], number: int) -> float:
    return margin_of(playouts.expected(line, number, HORIZON), playouts.seat)
