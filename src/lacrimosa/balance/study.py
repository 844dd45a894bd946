"""All games a balance report needs, by many processes, and the report made of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from lacrimosa.arena.runners import Runner
from lacrimosa.balance import measures
from lacrimosa.balance.games import StudiedGame, play_studied_game
from lacrimosa.balance.measures import Measure
from lacrimosa.bots.bot import Budget
from lacrimosa.bots.kapellmeister import Kapellmeister
from lacrimosa.bots.match import LEVEL_NAMES, Setup, bot_seed, game_seed, play_game
from lacrimosa.bots.registry import make_bot
from lacrimosa.editions import load
from lacrimosa.editions.phrases import ACTION_NAMES
from lacrimosa.rules.kinds import EASY, HARD, MEDIUM

LEVELS = (EASY, MEDIUM, HARD)


NODES = 3000  # positions for a choice, not seconds, so that the same games are played everywhere


@dataclass(frozen=True)
class StudySettings:
    """How many deals are played for what, by whom."""

    edition: str = "koechel"
    bot: str = "kapellmeister"
    solo_bot: str = "strongest"  # against the Soloist: games of one patron take the time
    deals: int = 400  # for each number of players
    removal_deals: int = 100  # for each action, played twice
    solo_deals: int = 200  # for each level
    seed: int = 1
    budget: Budget = field(default_factory=lambda: Budget(nodes=NODES))


@dataclass(frozen=True)
class Item:
    """One deal: of players, of an action left out, or of a Soloist's level."""

    players: int
    deal: int
    without: int = -1
    level: int = -1


Outcome = StudiedGame | float


class StudyWorker:
    """Plays items, in one process."""

    def __init__(self, settings: StudySettings) -> None:
        self._settings = settings
        self._edition = load(settings.edition)

    def __call__(self, item: Item, /) -> Outcome:
        settings = self._settings
        seed = game_seed(settings.seed, item.deal)
        if item.level >= 0:
            alone = [make_bot(settings.solo_bot, bot_seed(item.deal, 0))]
            result = play_game(self._edition.tables, Setup(1, item.level), alone, seed, settings.budget)
            return result.shares[0]
        if item.without < 0:
            bots = [make_bot(settings.bot, bot_seed(item.deal, place)) for place in range(item.players)]
            return play_studied_game(self._edition, bots, seed, item.deal, settings.budget)
        full = 0.0
        for seat in range(2):
            lame = Kapellmeister(bot_seed(item.deal, 1), without=item.without)
            whole = Kapellmeister(bot_seed(item.deal, 0))
            pair = [whole, lame] if seat == 0 else [lame, whole]
            full += play_game(self._edition.tables, Setup(2), pair, seed, settings.budget).shares[seat] / 2
        return full

    def close(self) -> None:
        pass


def items_of(settings: StudySettings) -> list[Item]:
    """Every deal there is to play."""
    found = [Item(players, deal) for players in (2, 3, 4) for deal in range(settings.deals)]
    found += [
        Item(2, deal, without=action)
        for action in range(len(ACTION_NAMES))
        for deal in range(settings.removal_deals)
    ]
    found += [Item(1, deal, level=level) for level in LEVELS for deal in range(settings.solo_deals)]
    return found


def study(settings: StudySettings, runner: Runner, on_result: Callable[[Outcome], object]) -> list[Measure]:
    """Play everything and hold it against the targets."""
    items = items_of(settings)
    results = list(zip(items, runner.results(partial(StudyWorker, settings), items, on_result), strict=True))
    return report(results)


def report(results: list[tuple[Item, Outcome]]) -> list[Measure]:
    found: list[Measure] = []
    tables: list[StudiedGame] = []
    for players in (2, 3, 4):
        games = [one for item, one in results if isinstance(one, StudiedGame) and item.players == players]
        if games:
            tables += games
            for part in (measures.seats, measures.scores, measures.families, measures.setups):
                found += part(games)
            found.append(measures.length(games))
    for action, name in enumerate(ACTION_NAMES):
        lost = [one for item, one in results if isinstance(one, float) and item.without == action]
        if lost:
            found.append(measures.without_action(name, lost))
    for level in LEVELS:
        won = [one for item, one in results if isinstance(one, float) and item.level == level]
        if won:
            found.append(measures.soloist(LEVEL_NAMES[level], won))
    return found + (measures.components(tables) if tables else [])
