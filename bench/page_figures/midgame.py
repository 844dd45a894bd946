"""A four-player game in its middle, with the person to move."""

from lacrimosa.bots.bot import Budget
from lacrimosa.bots.registry import make_bot
from lacrimosa.notation import Game
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.view import view

PLAYERS = 4
ROUND = 3


def midgame_record(seed: int = 1791) -> tuple[str, int]:
    """A record by planners up to the third round, and how many choices it has: the first seat is to act."""
    game = Game.new(players=PLAYERS, seed=seed, composers=["eybler", "stadler"])
    bots = [make_bot("planner", seed + seat) for seat in range(PLAYERS)]
    while not _is_middle(game):
        seat = game.to_move
        assert seat is not None
        options = game.options
        game.play(
            options[0] if len(options) == 1 else bots[seat].choose(view(game.state, seat), options, Budget())
        )
    return game.record(), len(game.choices)


def _is_middle(game: Game) -> bool:
    step = game.state.pending[-1]
    return game.state.round >= ROUND and game.to_move == 0 and isinstance(step, ActionMenu)
