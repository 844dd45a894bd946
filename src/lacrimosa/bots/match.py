"""Games among bots. A bot sees views only; a question with one option is answered without it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from lacrimosa.bots.bot import DEFAULT_BUDGET, Bot, Budget
from lacrimosa.bots.registry import make_bot
from lacrimosa.bots.sources import vp_by_source
from lacrimosa.rules.chance import stream
from lacrimosa.rules.kinds import EASY, HARD, MEDIUM, NO_SOLOIST
from lacrimosa.rules.play import advance_game, is_over, new_game, options, scores, to_move
from lacrimosa.rules.scoring import ranks, winners
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.view import view

LEVEL_NAMES = {EASY: "easy", MEDIUM: "medium", HARD: "hard"}
# Purposes of the streams that come from a match's seed and a game's seed.
_GAMES = 1 << 20
_BOTS = 1 << 10


class IllegalAnswer(RuntimeError):
    """A bot answered with something it was not offered."""


@dataclass(frozen=True)
class Setup:
    """What is chosen before the deal. One player needs a level and meets the Soloist in the second seat."""

    players: int
    level: int = NO_SOLOIST
    salieri: bool = False
    composers: tuple[int, ...] = ()  # top first; none: drawn at random

    def drawn_composers(self) -> list[int]:
        return list(self.composers) or [RANDOM] * (1 if self.players == 1 else 2)


@dataclass(frozen=True)
class GameResult:
    """How a game ended. Lists go by seat; in a solo game the second seat is the Soloist."""

    seed: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    shares: list[float]  # of the victory: 1, or less where it is shared
    vp_by_source: list[dict[str, int]]
    decisions: list[int]  # choices made, forced ones included
    rounds: int

    def winners(self) -> list[int]:
        return [seat for seat, share in enumerate(self.shares) if share > 0]


def play_game(
    tables: Tables, setup: Setup, bots: Sequence[Bot], seed: int, budget: Budget = DEFAULT_BUDGET
) -> GameResult:
    """Play one game to its end; `bots` sit in the order of seats, the Soloist plays himself."""
    if len(bots) != setup.players:
        raise ValueError(f"{len(bots)} bots for {setup.players} players")
    state = new_game(tables, setup.players, setup.level, setup.salieri, setup.drawn_composers(), seed)
    decisions = [0] * len(state.seats)
    while not is_over(state):
        seat = to_move(state)
        offered = options(state)
        choice = offered[0]
        if len(offered) > 1:
            choice = bots[seat].choose(view(state, seat), offered[:], budget)
            if choice not in offered:
                raise IllegalAnswer(f"bot {bots[seat].name!r} chose {choice!r}; it was offered {offered}")
        decisions[seat] += 1
        advance_game(state, choice)
    won = winners(state)
    return GameResult(
        seed=seed,
        bots=[bot.name for bot in bots] + ([soloist_name(setup.level)] if setup.level != NO_SOLOIST else []),
        scores=scores(state),
        ranks=ranks(state),
        shares=[1 / len(won) if seat in won else 0.0 for seat in range(len(state.seats))],
        vp_by_source=[vp_by_source(seat.vp_from) for seat in state.seats],
        decisions=decisions,
        rounds=int(state.round),
    )


def soloist_name(level: int) -> str:
    return f"soloist-{LEVEL_NAMES[level]}"


def game_seed(seed: int, game: int) -> int:
    """The seed of a match's game: deals depend on it alone, not on how many games are played."""
    return int(stream(seed, _GAMES + game))


def seat_of(bot: int, game: int, players: int) -> int:
    """Seats rotate from game to game."""
    return (bot + game) % players


def play_match(
    tables: Tables, setup: Setup, names: Sequence[str], seed: int, games: Iterable[int]
) -> Iterator[GameResult]:
    """Play the numbered games of a match; `names` in the order of the line-up, whoever sits where."""
    for game in games:
        own = game_seed(seed, game)
        seated = [0] * setup.players
        for bot in range(setup.players):
            seated[seat_of(bot, game, setup.players)] = bot
        bots = [make_bot(names[bot], int(stream(own, _BOTS + bot))) for bot in seated]
        yield play_game(tables, setup, bots, own)
