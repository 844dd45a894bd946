"""Games among bots. A bot sees views only; a question with one option is answered without it."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from lacrimosa.bots.bot import DEFAULT_BUDGET, Bot, Budget
from lacrimosa.bots.forfeits import Forfeit, MoveLost, choice_instead
from lacrimosa.rules import events
from lacrimosa.rules.kinds import EASY, HARD, MEDIUM, NO_SOLOIST
from lacrimosa.rules.play import advance_game, is_over, new_game, options, scores, to_move
from lacrimosa.rules.scoring import ranks, winners
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.view import view

# Where VP come from: the causes of the rules, grouped under names a reader knows.
_SOURCE_OF_CAUSE = {
    events.FROM_COMMISSION: "commission",
    events.FROM_SALE: "sale",
    events.FROM_OFFERTORIUM: "offertorium",
    events.FROM_COMPOSER: "requiem_tiles",
    events.FROM_INSTRUMENT: "instrument_spaces",
    events.FROM_CITY: "cities",
    events.FROM_COURT: "courts_instant",
    events.FROM_STORY: "story",
    events.FROM_FINANCE: "finance",
    events.FROM_BONUS: "bonus",
    events.FROM_SETUP: "start",
    events.FROM_ROW: "row",
    events.END_COURTS: "end_courts",
    events.END_REQUIEM: "end_requiem",
    events.END_STORY: "end_story",
    events.END_DUCATS: "end_ducats",
    events.FROM_REQUIEM: "soloist_requiem",
}
OTHER = "other"
SOURCES = (*dict.fromkeys(_SOURCE_OF_CAUSE.values()), OTHER)

LEVEL_NAMES = {EASY: "easy", MEDIUM: "medium", HARD: "hard"}


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
    asked: list[int]  # choices the bot was asked for and answered
    rounds: int
    forfeits: list[Forfeit]
    # Seconds for what was asked. The clock is no part of the game: games compare equal without it.
    thinking: list[float] = field(compare=False)

    def winners(self) -> list[int]:
        return [seat for seat, share in enumerate(self.shares) if share > 0]


@dataclass
class Counts:
    """What is counted while a game is played, by seat."""

    decisions: list[int]  # choices made, forced ones included
    asked: list[int]  # choices the bot was asked for and answered
    thinking: list[float]
    forfeits: list[Forfeit] = field(default_factory=list)


def play_on(state: State, bots: Sequence[Bot], budget: Budget, seed: int) -> Counts:
    """Play a game to its end, and count. The seed only names the game where a move is lost."""
    seats = len(state.seats)
    counts = Counts([0] * seats, [0] * seats, [0.0] * seats)
    while not is_over(state):
        seat = to_move(state)
        offered = options(state)
        choice = offered[0]
        if len(offered) > 1:
            bot = bots[seat]
            seen = view(state, seat)
            began = time.perf_counter()
            try:
                choice = bot.choose(seen, offered[:], budget)
                counts.asked[seat] += 1
                counts.thinking[seat] += time.perf_counter() - began
            except MoveLost as lost:
                choice = choice_instead(offered)
                made = sum(counts.decisions)
                counts.forfeits.append(Forfeit(bot.name, int(seat), lost.kind, seed, made, str(lost)))
            if choice not in offered:
                raise IllegalAnswer(f"bot {bot.name!r} chose {choice!r}; it was offered {offered}")
        counts.decisions[seat] += 1
        advance_game(state, choice)
    return counts


def vp_by_source(vp_from: list[int]) -> dict[str, int]:
    """VP by cause (Seat.vp_from) as VP by source; every source is there, and their sum is the score."""
    found = dict.fromkeys(SOURCES, 0)
    for cause, vp in enumerate(vp_from):
        found[_SOURCE_OF_CAUSE.get(cause, OTHER)] += int(vp)
    return found


def shares_of(state: State) -> list[float]:
    """The victory, divided among those who share it; by seat."""
    won = winners(state)
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(state.seats))]


def play_game(
    tables: Tables, setup: Setup, bots: Sequence[Bot], seed: int, budget: Budget = DEFAULT_BUDGET
) -> GameResult:
    """Play one game to its end; `bots` sit in the order of seats, the Soloist plays himself."""
    if len(bots) != setup.players:
        raise ValueError(f"{len(bots)} bots for {setup.players} players")
    state = new_game(tables, setup.players, setup.level, setup.salieri, setup.drawn_composers(), seed)
    counts = play_on(state, bots, budget, seed)
    return GameResult(
        seed=seed,
        bots=[bot.name for bot in bots] + ([soloist_name(setup.level)] if setup.level != NO_SOLOIST else []),
        scores=scores(state),
        ranks=ranks(state),
        shares=shares_of(state),
        vp_by_source=[vp_by_source(seat.vp_from) for seat in state.seats],
        decisions=counts.decisions,
        asked=counts.asked,
        rounds=int(state.round),
        forfeits=counts.forfeits,
        thinking=counts.thinking,
    )


def soloist_name(level: int) -> str:
    return f"soloist-{LEVEL_NAMES[level]}"


def game_seed(seed: int, game: int) -> int:
    """The seed of a match's game: deals depend on it alone, not on how many games are played.

    It tells neither the match's seed nor that of another game.
    """
    return _digest(f"game {seed} {game}")


def bot_seed(game: int | str, place: int) -> int:
    """The seed of the bot at a place of the line-up: its luck is nobody else's.

    `game` is the game's number in its match, or other text that says nothing about its cards. No seed goes
    into it: a bot that knew of one, or could guess it, would deal the game again and look.
    """
    return _digest(f"bot {game} {place}")


def _digest(text: str) -> int:
    """53 bits: a seed that every command takes."""
    return int.from_bytes(sha256(text.encode()).digest()[:7], "big") >> 3
