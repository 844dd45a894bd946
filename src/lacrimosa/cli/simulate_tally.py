"""The results of many games, summed up by bot and written row by row."""

from dataclasses import dataclass

from lacrimosa.arena.lost import Lost, lost_moves
from lacrimosa.bots.match import LEVEL_NAMES, GameResult, seat_of, soloist_name
from lacrimosa.bots.sources import SOURCES
from lacrimosa.cli.rows import Row
from lacrimosa.cli.simulate_games import Plan, Played


@dataclass(frozen=True)
class Share:
    """What one bot of the line-up (or the Soloist) made of all games."""

    bot: str
    wins: float  # shared victories count in part
    score: float
    rank: float
    decisions: float
    sources: dict[str, float]


@dataclass(frozen=True)
class Tally:
    """All games in a few numbers. Means are by game."""

    plan: Plan
    seconds: float
    decisions: int
    shares: list[Share]
    lost: list[Lost]

    def as_json(self) -> dict[str, object]:
        forfeits = {"forfeits": [lost.as_json() for lost in self.lost]} if self.lost else {}
        return {
            "games": self.plan.games,
            "seconds": round(self.seconds, 3),
            "decisions": self.decisions,
            "seats": [
                {
                    "bot": share.bot,
                    "wins": round(share.wins, 6),
                    "mean_score": round(share.score, 6),
                    "vp_by_source": {name: round(vp, 6) for name, vp in share.sources.items()},
                }
                for share in self.shares
            ],
            **forfeits,
        }

    def title(self) -> str:
        plan = self.plan
        against = f", Soloist {LEVEL_NAMES[plan.level]}" if plan.players == 1 else ""
        noun = "player" if plan.players == 1 else "players"
        return f"{plan.games} games, {plan.players} {noun}{against}, seed {plan.seed}"

    def heads(self) -> list[str]:
        return [share.bot for share in self.shares]

    def lines(self) -> list[list[str]]:
        """The table: a name, then one figure for each bot."""
        games = self.plan.games
        lines = [
            ["wins", *(f"{share.wins:.4g}" for share in self.shares)],
            ["win %", *(f"{100 * share.wins / games:.1f}" for share in self.shares)],
            ["mean score", *(f"{share.score:.1f}" for share in self.shares)],
            ["mean rank", *(f"{share.rank:.2f}" for share in self.shares)],
            ["decisions a game", *(f"{share.decisions:.0f}" for share in self.shares)],
        ]
        for source in SOURCES:
            figures = [share.sources[source] for share in self.shares]
            if any(figures):
                lines.append([f"  {source.replace('_', ' ')}", *(f"{figure:.1f}" for figure in figures)])
        return lines

    def pace(self) -> str:
        games = self.plan.games
        return (
            f"{self.decisions / games:.0f} decisions a game; {self.seconds:.1f} s,"
            f" {games / self.seconds:.1f} games/s, {self.decisions / self.seconds:.0f} decisions/s"
        )


def tally(plan: Plan, played: Played) -> Tally:
    shares = [_share(plan, played.results, place, name) for place, name in enumerate(_names(plan))]
    decisions = sum(sum(result.decisions) for result in played.results)
    forfeits = [lost for result in played.results for lost in result.forfeits]
    return Tally(plan, played.seconds, decisions, shares, lost_moves(forfeits))


def _names(plan: Plan) -> list[str]:
    """The line-up; the Soloist comes last."""
    return [one.name for one in plan.line_up] + ([soloist_name(plan.level)] if plan.players == 1 else [])


def _seat(plan: Plan, place: int, game: int) -> int:
    """Where the place-th of the line-up sat; the Soloist always sits second."""
    return seat_of(place, game, plan.players) if place < plan.players else place


def _share(plan: Plan, results: list[GameResult], place: int, name: str) -> Share:
    seats = [_seat(plan, place, game) for game in range(len(results))]
    pairs = list(zip(results, seats, strict=True))
    games = len(results)
    return Share(
        bot=name,
        wins=sum(result.shares[seat] for result, seat in pairs),
        score=sum(result.scores[seat] for result, seat in pairs) / games,
        rank=sum(result.ranks[seat] for result, seat in pairs) / games,
        decisions=sum(result.decisions[seat] for result, seat in pairs) / games,
        sources={
            source: sum(result.vp_by_source[seat][source] for result, seat in pairs) / games
            for source in SOURCES
        },
    )


def game_rows(plan: Plan, results: list[GameResult]) -> list[Row]:
    """One row for each game and seat."""
    rows: list[Row] = []
    names = _names(plan)
    for game, result in enumerate(results):
        seated = {_seat(plan, place, game): name for place, name in enumerate(names)}
        for seat, bot in sorted(seated.items()):
            rows.append(
                {
                    "game": game,
                    "seed": result.seed,
                    "seat": seat,
                    "bot": bot,
                    "score": result.scores[seat],
                    "rank": result.ranks[seat],
                    "won": result.shares[seat],
                    **result.vp_by_source[seat],
                }
            )
    return rows
