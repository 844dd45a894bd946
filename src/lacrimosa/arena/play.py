"""Playing deals: each is dealt once and played by every line-up that is due."""

import functools
from collections.abc import Callable, Generator
from dataclasses import dataclass

from lacrimosa.arena.journal import Journal, PlayedDeal, PlayedGame
from lacrimosa.arena.plan import Plan
from lacrimosa.arena.runners import Runner
from lacrimosa.bot_processes.user_bots import UserBots, files_of
from lacrimosa.bots.match import bot_seed, game_seed, play_game
from lacrimosa.editions import load


class DealWork:
    """Plays the deals of a plan, in one process."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._tables = load(plan.edition).tables
        self._files = files_of(plan.edition)
        self._user_bots = UserBots({one.source: one.name for one in plan.contestants}, plan.patience)

    def __call__(self, deal: int) -> PlayedDeal:
        plan = self._plan
        # What is dealt depends on the seed and the number of the deal, a bot's luck on that number and its
        # place: another decision never shifts another bot's luck.
        seed = game_seed(plan.seed, deal)
        games: list[PlayedGame] = []
        for line_up in plan.line_ups(deal):
            seated = [plan.contestants[place % len(plan.contestants)] for place in line_up]
            seeds = [bot_seed(deal, place) for place in line_up]
            bots = self._user_bots.seated(self._files, [one.source for one in seated], seeds)
            result = play_game(self._tables, plan.setup, bots, seed, plan.budget)
            games.append(PlayedGame(list(line_up), result))
        return PlayedDeal(deal, games)

    def close(self) -> None:
        self._user_bots.close()


def play_deals(
    plan: Plan, deals: int, runner: Runner, journal: Journal | None, told: Callable[[PlayedDeal], object]
) -> Generator[PlayedDeal, None, None]:
    """The deals in order; what the journal has is not played again. `told` hears of each when it is there."""
    kept = journal.kept if journal is not None else {}
    for deal in range(deals):
        if deal in kept:
            told(kept[deal])
    missing = [deal for deal in range(deals) if deal not in kept]
    fresh = runner.results(functools.partial(DealWork, plan), missing, _Keeper(journal, told))
    try:
        for deal in range(deals):
            yield kept[deal] if deal in kept else next(fresh)
    finally:
        fresh.close()


@dataclass(frozen=True)
class _Keeper:
    """Writes a deal down before it is told of."""

    journal: Journal | None
    told: Callable[[PlayedDeal], object]

    def __call__(self, played: PlayedDeal) -> None:
        if self.journal is not None:
            self.journal.append(played)
        self.told(played)
