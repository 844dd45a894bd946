"""Games among shipped bots, for the tests."""

from lacrimosa.bots.match import GameResult, Setup, bot_seed, game_seed, play_game
from lacrimosa.bots.registry import make_bots
from lacrimosa.editions import load

TABLES = load("koechel").tables


def played(setup: Setup, names: list[str], seed: int, games: int = 1) -> list[GameResult]:
    """Some games of the same bots in the same seats."""
    return [
        play_game(
            TABLES,
            setup,
            make_bots(names, [bot_seed(game, seat) for seat in range(setup.players)]),
            game_seed(seed, game),
        )
        for game in range(games)
    ]
