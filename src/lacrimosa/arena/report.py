"""What came of an arena: one entry for each bot, as JSON, as a table and as rows."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from lacrimosa.arena.journal import PlayedDeal
from lacrimosa.arena.lost import Lost, lost_moves
from lacrimosa.arena.plan import Plan
from lacrimosa.arena.ratings import ratings
from lacrimosa.arena.sample import Sample, sample_of
from lacrimosa.arena.sequential import Verdict
from lacrimosa.arena.statistics import Estimate, Standing, standings
from lacrimosa.bots.match import LEVEL_NAMES
from lacrimosa.rules.kinds import NO_SOLOIST

Row = dict[str, str | int | float]
HEADS = ("bot", "win %", "95 %", "rank", "score", "margin", "rating", "95 %", "ms")


@dataclass(frozen=True)
class Report:
    """Everything there is to say about finished deals."""

    plan: Plan
    sample: Sample
    standings: list[Standing]
    ratings: list[Estimate]
    lost: list[Lost]
    verdict: Verdict | None

    def as_json(self) -> dict[str, object]:
        plan = self.plan
        data: dict[str, object] = {
            "players": plan.players,
            "deals": self.sample.deals,
            "games": self.sample.games,
            "seed": plan.seed,
            "form": "duel" if plan.is_duel else "round robin",
        }
        if plan.level != NO_SOLOIST:
            data["level"] = LEVEL_NAMES[plan.level]
        data["bots"] = [self._bot_json(bot) for bot in range(self.sample.bots)]
        if self.verdict is not None:
            data["test"] = self.verdict.as_json()
        data["forfeits"] = [lost.as_json() for lost in self.lost]
        return data

    def _bot_json(self, bot: int) -> dict[str, object]:
        own, rating = self.standings[bot], self.ratings[bot]
        numbers: dict[str, float] = {
            "win_share": own.share.mean,
            "low": own.share.low,
            "high": own.share.high,
            "mean_rank": own.rank,
            "mean_score": own.score,
            "rating": rating.mean,
            "ms_per_decision": own.ms,
            "mean_margin": own.margin.mean,
            "margin_low": own.margin.low,
            "margin_high": own.margin.high,
            "rating_low": rating.low,
            "rating_high": rating.high,
        }
        told = {name: round(value, 6) if math.isfinite(value) else None for name, value in numbers.items()}
        return {"name": self.plan.names()[bot], **told}

    def title(self) -> str:
        plan = self.plan
        against = f", Soloist {LEVEL_NAMES[plan.level]}" if plan.level != NO_SOLOIST else ""
        noun = "player" if plan.players == 1 else "players"
        counts = f"{self.sample.deals} deals, {self.sample.games} games"
        return f"{counts}, {plan.players} {noun}{against}, seed {plan.seed}"

    def lines(self) -> list[list[str]]:
        """The table under HEADS."""
        return [
            [
                name,
                f"{100 * own.share.mean:.1f}",
                _range(100 * own.share.low, 100 * own.share.high, 1),
                f"{own.rank:.2f}",
                f"{own.score:.1f}",
                f"{round(own.margin.mean, 1) + 0.0:+.1f}",
                f"{rating.mean:.0f}",
                _range(rating.low, rating.high, 0),
                f"{own.ms:.2f}",
            ]
            for name, own, rating in zip(self.plan.names(), self.standings, self.ratings, strict=True)
        ]

    def words(self) -> list[str]:
        """What the table does not say by itself."""
        said = ["win %: for each seat held; rating: 400 points are odds of 10 to 1; ms: for a decision"]
        if self.verdict is not None:
            verdict = self.verdict
            said.append(
                f"{self.plan.names()[0]} is {verdict.decision} after {verdict.deals} deals: "
                f"log evidence {verdict.for_better:.2f} for better, {verdict.for_worse:.2f} against it, "
                f"bound {verdict.bound:.2f}"
            )
        return said


def _range(low: float, high: float, digits: int) -> str:
    return f"{low:.{digits}f}–{high:.{digits}f}" if math.isfinite(high - low) else "unknown"


def report_of(plan: Plan, played: Sequence[PlayedDeal], verdict: Verdict | None = None) -> Report:
    """The report of some finished deals, at least one."""
    sample = sample_of(plan, played)
    forfeits = [lost for deal in played for game in deal.games for lost in game.result.forfeits]
    return Report(
        plan, sample, standings(sample), ratings(sample, plan.anchor), lost_moves(forfeits), verdict
    )


def rows_of(plan: Plan, played: Sequence[PlayedDeal]) -> list[Row]:
    """One row for each game and seat."""
    names = plan.names()
    entries = len(plan.contestants)
    rows: list[Row] = []
    for deal in played:
        for number, game in enumerate(deal.games):
            result = game.result
            seated = [names[place % entries] for place in game.places]
            seated += names[entries:]
            for seat, bot in enumerate(seated):
                asked = result.asked[seat]
                rows.append(
                    {
                        "deal": deal.deal,
                        "game": number,
                        "seed": result.seed,
                        "line_up": " | ".join(seated),
                        "seat": seat,
                        "bot": bot,
                        "score": result.scores[seat],
                        "rank": result.ranks[seat],
                        "won": result.shares[seat],
                        "decisions": result.decisions[seat],
                        "asked": asked,
                        "ms": round(1000 * result.thinking[seat], 3),
                        "forfeits": sum(lost.seat == seat for lost in result.forfeits),
                        **result.vp_by_source[seat],
                    }
                )
    return rows
