"""What came of an arena: one entry for each bot, as JSON, as a table and as rows."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from lacrimosa.arena.ratings import ratings
from lacrimosa.arena.results import Columns, PlayedDeal, columns_of
from lacrimosa.arena.schedule import Schedule
from lacrimosa.arena.sequential import Verdict
from lacrimosa.arena.statistics import Estimate, Standing, standings
from lacrimosa.bots.forfeits import ForfeitCount, count_forfeits
from lacrimosa.bots.match import LEVEL_NAMES
from lacrimosa.rules.kinds import NO_SOLOIST

HEADS = ("bot", "win %", "95 %", "rank", "score", "margin", "rating", "95 %", "ms")


@dataclass(frozen=True)
class Report:
    """Everything there is to say about finished deals."""

    schedule: Schedule
    columns: Columns
    standings: list[Standing]
    ratings: list[Estimate]
    forfeits: list[ForfeitCount]
    verdict: Verdict | None

    def as_json(self) -> dict[str, object]:
        schedule = self.schedule
        data: dict[str, object] = {
            "players": schedule.players,
            "deals": self.columns.deals,
            "games": self.columns.games,
            "seed": schedule.seed,
            "form": schedule.form.value,
        }
        if schedule.level != NO_SOLOIST:
            data["level"] = LEVEL_NAMES[schedule.level]
        data["bots"] = [self._bot_json(bot) for bot in range(self.columns.bots)]
        if self.verdict is not None:
            data["test"] = self.verdict.as_json()
        data["forfeits"] = [lost.as_json() for lost in self.forfeits]
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
        return {"name": self.schedule.names()[bot], **told}

    def title(self) -> str:
        schedule = self.schedule
        against = f", Soloist {LEVEL_NAMES[schedule.level]}" if schedule.level != NO_SOLOIST else ""
        noun = "player" if schedule.players == 1 else "players"
        counts = f"{self.columns.deals} deals, {self.columns.games} games"
        return f"{counts}, {schedule.players} {noun}{against}, seed {schedule.seed}"

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
            for name, own, rating in zip(self.schedule.names(), self.standings, self.ratings, strict=True)
        ]

    def words(self) -> list[str]:
        """What the table does not say by itself."""
        said = ["win %: for each seat held; rating: 400 points are odds of 10 to 1; ms: for a decision"]
        if self.verdict is not None:
            verdict = self.verdict
            said.append(
                f"{self.schedule.names()[0]} is {verdict.decision} after {verdict.deals} deals: "
                f"log evidence {verdict.for_better:.2f} for better, {verdict.for_worse:.2f} against it, "
                f"bound {verdict.bound:.2f}"
            )
        return said


def _range(low: float, high: float, digits: int) -> str:
    return f"{low:.{digits}f}–{high:.{digits}f}" if math.isfinite(high - low) else "unknown"


def report_of(schedule: Schedule, played: Sequence[PlayedDeal], verdict: Verdict | None = None) -> Report:
    """The report of some finished deals, at least one."""
    columns = columns_of(schedule, played)
    forfeits = [lost for deal in played for game in deal.games for lost in game.result.forfeits]
    return Report(
        schedule,
        columns,
        standings(columns),
        ratings(columns, schedule.anchor),
        count_forfeits(forfeits),
        verdict,
    )
