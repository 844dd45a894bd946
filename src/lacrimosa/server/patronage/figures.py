"""What finished games come to together: wins with their intervals, means, sources of VP. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from lacrimosa.rules.vocabulary import Cause
from lacrimosa.server.messages.patronage import BestGame, GameKind, Group, WhyUncounted
from lacrimosa.server.patronage.facts import GameFacts, SeatFacts

Z: Final = 1.959964  # 19 times in 20


@dataclass(slots=True, eq=False)
class Finished:
    """A finished game, as one of its people looks at it."""

    table: str
    facts: GameFacts
    own_seats: list[SeatFacts]
    kind: GameKind
    level: str | None
    uncounted: WhyUncounted | None

    @classmethod
    def of(cls, table: str, facts: GameFacts, person: str) -> "Finished | None":
        """None for somebody without a seat: who only opened the table, or left for good."""
        own = [seat for seat in facts.seats if seat.person == person]
        if not own:
            return None
        kind, level = kind_of(facts, own)
        return cls(table, facts, own, kind, level, _why_uncounted(facts, own))

    @property
    def own(self) -> SeatFacts:
        """The first seat of theirs."""
        return self.own_seats[0]


def kind_of(facts: GameFacts, own: list[SeatFacts]) -> tuple[GameKind, str | None]:
    """Whom somebody played against."""
    if facts.level is not None:
        return "solo", facts.level
    levels = set()
    for seat in facts.seats:
        if seat.kind == "bot":
            levels.add(seat.bot)
        elif all(seat is not one for one in own):
            return "people", None
    # Nobody else at all is a device that people share.
    return ("bots", levels.pop() if len(levels) == 1 else None) if levels else ("people", None)


def _why_uncounted(facts: GameFacts, own: list[SeatFacts]) -> WhyUncounted | None:
    """Why a game is in no figure, as docs/patronage.md settles it; None if it is."""
    if facts.begins_late:
        return "begun_late"
    if len(own) > 1:
        return "shared_device"
    return "played_by_bot" if own[0].others >= own[0].own else None


def share_between(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval for the share that is won in the long run."""
    share = won / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    # What was never, or always, won is at the very end; rounding shall not put it elsewhere.
    low = 0.0 if won == 0 else (middle - reach) / whole
    high = 1.0 if won == games else (middle + reach) / whole
    return low, high


@dataclass(slots=True)
class _Sum:
    """Games of a group, added up."""

    games: list[Finished] = field(default_factory=list)
    won: int = 0
    score: int = 0
    length: int = 0
    own: dict[Cause, int] = field(default_factory=dict)
    rivals: dict[Cause, int] = field(default_factory=dict)
    seats: int = 0  # of rivals

    def add(self, game: Finished) -> None:
        own = game.own_seats[0]
        self.games.append(game)
        self.won += own.has_won
        self.score += own.score
        self.length += game.facts.length
        _add(self.own, own.by_cause)
        for seat in game.facts.seats:
            if seat is not own:
                self.seats += 1
                _add(self.rivals, seat.by_cause)

    def add_all(self, other: "_Sum") -> None:
        self.games += other.games
        self.won += other.won
        self.score += other.score
        self.length += other.length
        self.seats += other.seats
        _add(self.own, other.own)
        _add(self.rivals, other.rivals)


def _add(sums: dict[Cause, int], more: dict[Cause, int]) -> None:
    for cause, vp in more.items():
        sums[cause] = sums.get(cause, 0) + vp


def groups_of(games: Iterable[Finished]) -> list[Group]:
    """All games together, then every kind and level, the most played first. Only games that count."""
    sums: dict[tuple[GameKind, str | None], _Sum] = {}
    for game in games:
        if game.uncounted is None:
            sums.setdefault((game.kind, game.level), _Sum()).add(game)
    if not sums:
        return []
    whole = _Sum()
    for one in sums.values():
        whole.add_all(one)
    order = sorted(sums.items(), key=lambda item: (-len(item[1].games), item[0][0], item[0][1] or ""))
    return [_group(None, None, whole), *(_group(kind, level, one) for (kind, level), one in order)]


def _group(kind: GameKind | None, level: str | None, sums: _Sum) -> Group:
    games = len(sums.games)
    low, high = share_between(sums.won, games)
    return Group(
        kind=kind,
        level=level,
        games=games,
        won=sums.won,
        low=round(low, 4),
        high=round(high, 4),
        mean=round(sums.score / games, 2),
        best=_best(sums.games),
        length=round(sums.length / games),
        by_cause={cause: round(vp / games, 2) for cause, vp in sums.own.items()},
        rivals={cause: round(vp / sums.seats, 2) for cause, vp in sums.rivals.items()},
    )


def _best(games: Sequence[Finished]) -> BestGame:
    """The highest score; of equal ones the first."""
    best = max(games, key=lambda game: (game.own.score, -game.facts.ended))
    return BestGame(score=best.own.score, at=best.facts.ended, table=best.table, has_won=best.own.has_won)
