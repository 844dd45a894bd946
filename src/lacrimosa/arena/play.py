"""Playing deals: each is dealt once and played by every line-up that is due."""

import functools
from collections.abc import Callable, Generator

from lacrimosa.arena.checkpoint import Checkpoint
from lacrimosa.arena.results import PlayedDeal, PlayedGame
from lacrimosa.arena.runners import Runner
from lacrimosa.arena.schedule import Schedule
from lacrimosa.bot_processes.user_bots import UserBots, files_of
from lacrimosa.bots.match import bot_seed, game_seed, play_game
from lacrimosa.editions import load


class DealWorker:
    """Plays the deals of a schedule, in one process."""

    def __init__(self, schedule: Schedule) -> None:
        self._schedule = schedule
        self._tables = load(schedule.edition).tables
        self._files = files_of(schedule.edition)
        self._user_bots = UserBots({one.source: one.name for one in schedule.contestants}, schedule.patience)

    def __call__(self, deal: int) -> PlayedDeal:
        schedule = self._schedule
        # What is dealt depends on the seed and the number of the deal, a bot's luck on that number and its
        # place: another decision never shifts another bot's luck.
        seed = game_seed(schedule.seed, deal)
        games: list[PlayedGame] = []
        for line_up in schedule.line_ups(deal):
            seated = [schedule.contestants[place % len(schedule.contestants)] for place in line_up]
            seeds = [bot_seed(deal, place) for place in line_up]
            bots = self._user_bots.seated(self._files, [one.source for one in seated], seeds)
            result = play_game(self._tables, schedule.setup, bots, seed, schedule.budget)
            games.append(PlayedGame(list(line_up), result))
        return PlayedDeal(deal, games)

    def close(self) -> None:
        self._user_bots.close()


def play_deals(
    schedule: Schedule,
    deals: int,
    runner: Runner,
    checkpoint: Checkpoint | None,
    on_deal: Callable[[PlayedDeal], object],
) -> Generator[PlayedDeal, None, None]:
    """The deals in order; what the checkpoint has is not played again. `on_deal` hears of each at once."""

    def keep(played: PlayedDeal) -> None:
        if checkpoint is not None:
            checkpoint.append(played)
        on_deal(played)

    kept = checkpoint.kept if checkpoint is not None else {}
    for deal in range(deals):
        if deal in kept:
            on_deal(kept[deal])
    missing = [deal for deal in range(deals) if deal not in kept]
    fresh = runner.results(functools.partial(DealWorker, schedule), missing, keep)
    try:
        for deal in range(deals):
            yield kept[deal] if deal in kept else next(fresh)
    finally:
        fresh.close()
