"""Running an arena and telling what came of it, for `lacrimosa arena`."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa.arena.journal import BadJournal, Journal, PlayedDeal
from lacrimosa.arena.plan import Plan
from lacrimosa.arena.play import play_deals
from lacrimosa.arena.plots import write_plots
from lacrimosa.arena.ray_runner import RayCluster
from lacrimosa.arena.report import HEADS, Report, report_of, rows_of
from lacrimosa.arena.runners import RunFailed, Runner, runner_for
from lacrimosa.arena.sequential import UNDECIDED, Question, SequentialTest, Verdict, challenger_share
from lacrimosa.cli.output import INTERRUPTED, fail, write_json
from lacrimosa.cli.progress import progress
from lacrimosa.cli.rows import write_csv, write_parquet

WIDTH = 120  # of a table in a file


@dataclass(frozen=True)
class Targets:
    """Where the report goes, besides the terminal."""

    json: str | None
    csv: Path | None
    parquet: Path | None
    plots: Path | None

    @property
    def is_quiet(self) -> bool:
        return self.json == "-"


def _runner(cluster: str | None, jobs: int | None) -> Runner:
    return RayCluster(cluster, jobs) if cluster is not None else runner_for(jobs)


def run_arena(
    plan: Plan,
    deals: int,
    question: Question | None,
    cluster: str | None,
    jobs: int | None,
    kept: Path | None,
    targets: Targets,
) -> None:
    """Play, and tell what came of it; Ctrl-C ends the playing, not the telling."""
    finished: dict[int, PlayedDeal] = {}
    journal: Journal | None = None
    verdict: Verdict | None = None
    interrupted = False
    try:
        journal = Journal(kept, plan.fingerprint()) if kept is not None else None
        with progress("deals", deals, quiet=targets.is_quiet) as told:

            def hear(played: PlayedDeal) -> None:
                finished[played.deal] = played
                told()

            try:
                verdict = _play(plan, deals, question, _runner(cluster, jobs), journal, hear)
            except KeyboardInterrupt:
                interrupted = True
        played = [finished[deal] for deal in sorted(finished)]
        if verdict is not None and not interrupted:
            # What other processes had begun meanwhile is left out: any number of them gives the same report.
            played = played[: verdict.deals]
        if played:
            _tell(report_of(plan, played, verdict), played, targets)
    except (BadJournal, RunFailed, OSError) as problem:
        fail(str(problem))
    finally:
        if journal is not None:
            journal.close()
    if interrupted:
        typer.echo(f"lacrimosa: interrupted after {len(played)} of {deals} deals", err=True)
        raise typer.Exit(INTERRUPTED)


def _play(
    plan: Plan,
    deals: int,
    question: Question | None,
    runner: Runner,
    journal: Journal | None,
    hear: Callable[[PlayedDeal], None],
) -> Verdict | None:
    """Play until the deals are out, or until it is settled what was asked."""
    test = SequentialTest(question) if question is not None else None
    stream = play_deals(plan, deals, runner, journal, hear)
    try:
        for played in stream:
            if test is not None:
                test.hear(challenger_share(plan, played))
                if test.verdict().decision != UNDECIDED:
                    break
    finally:
        stream.close()
    return test.verdict() if test is not None else None


def _tell(report: Report, played: list[PlayedDeal], targets: Targets) -> None:
    rows = rows_of(report.plan, played)
    if targets.csv is not None:
        write_csv(targets.csv, rows)
    if targets.parquet is not None:
        write_parquet(targets.parquet, rows)
    if targets.plots is not None:
        write_plots(report, targets.plots)
    if targets.json is not None:
        write_json(targets.json, report.as_json())
    if not targets.is_quiet:
        console = Console(file=sys.stdout)
        if not console.is_terminal:
            console.width = WIDTH
        table = Table(title=report.title())
        for head in HEADS:
            table.add_column(head, justify="left" if head == "bot" else "right", no_wrap=head != "bot")
        for line in report.lines():
            table.add_row(*line)
        console.print(table)
        for words in report.words():
            console.print(words, highlight=False)
    for lost in report.lost:
        typer.echo(str(lost), err=True)
