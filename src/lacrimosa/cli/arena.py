"""`lacrimosa arena`: bots against bots on the same deals in every seat, and how sure the outcome is."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa.arena.checkpoint import BadCheckpoint, Checkpoint, seed_in
from lacrimosa.arena.play import play_deals
from lacrimosa.arena.plots import write_plots
from lacrimosa.arena.report import HEADS, Report, report_of
from lacrimosa.arena.results import PlayedDeal, rows_of
from lacrimosa.arena.runners import RunFailed, Runner
from lacrimosa.arena.schedule import Form, Schedule, run_seed
from lacrimosa.arena.sequential import (
    BETTER,
    UNDECIDED,
    WORSE,
    Hypotheses,
    SequentialTest,
    Verdict,
    challenger_share,
)
from lacrimosa.cli import options as option
from lacrimosa.cli.extras import need_parquet, need_plots
from lacrimosa.cli.options import (
    composers_of,
    level_of,
    names_in,
    need_budget,
    need_contestants,
    need_edition,
    need_jobs,
    need_patience,
    need_players,
)
from lacrimosa.cli.output import INTERRUPTED, check_targets, fail, progress, write_json, write_rows

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


def arena(
    challenger: option.Challenger = None,
    champion: option.Champion = None,
    bots: option.Bots = None,
    bot: option.Bot = None,
    players: option.Players = 2,
    deals: option.Deals = 100,
    seed: option.Seed = None,
    level: option.Level = None,
    salieri: option.Salieri = False,
    composers: option.Composers = None,
    edition: option.EditionName = "koechel",
    jobs: option.Jobs = None,
    seconds: option.Seconds = 0.5,
    nodes: option.Nodes = None,
    patience: option.Patience = None,
    cluster: option.Cluster = None,
    resume: option.Resume = None,
    json_file: option.JsonFile = None,
    csv_file: option.CsvFile = None,
    parquet_file: option.ParquetFile = None,
    plots: option.PlotsFolder = None,
    until_sure: option.UntilSure = False,
    worse: option.Worse = WORSE,
    better: option.Better = BETTER,
) -> None:
    """Find out which bot is stronger: the same deals for all, every seat, intervals and ratings."""
    need_players(players)
    need_jobs(jobs)
    need_patience(patience)
    if deals < 1:
        fail(f"--deals {deals}: must be at least 1")
    need_parquet(parquet_file)
    check_targets(json_file, csv_file, parquet_file, plots, resume)
    need_plots(plots)
    loaded = need_edition(edition)
    names, is_duel = _entries(challenger, champion, bots, bot or [], players)
    if until_sure and not is_duel:
        fail("--until-sure needs a --challenger: in a round robin there is no single question to settle")
    if until_sure and not worse < better:
        fail(f"--better {better}: it must be more than --worse {worse}")
    entered = tuple(need_contestants("--challenger" if challenger else "--bots", names))
    schedule = Schedule(
        players=players,
        level=level_of(level, players),
        composers=tuple(composers_of(composers, players, loaded)),
        contestants=entered,
        form=Form.DUEL if is_duel else Form.ROUND_ROBIN,
        seed=run_seed(seed if seed is not None else seed_in(resume), entered),
        salieri=salieri,
        edition=edition,
        budget=need_budget(seconds, nodes),
        patience=patience,
    )
    hypotheses = Hypotheses(players, worse, better) if until_sure else None
    targets = Targets(json_file, csv_file, parquet_file, plots)
    _run(schedule, deals, hypotheses, cluster, jobs, resume, targets)


def _entries(
    challenger: str | None, champion: str | None, bots: str | None, more: list[str], players: int
) -> tuple[list[str], bool]:
    """The names of who takes part, and whether the first of them challenges the second."""
    listed = [*more, *(names_in(bots) if bots is not None else [])]
    if challenger is None and champion is None and len(listed) != 1:
        if not listed:
            fail("name a --challenger, or --bots for a round robin")
        return listed, False
    if challenger is None and len(listed) == 1:
        if players == 1 and champion is None:
            return listed, False
        challenger, listed = listed[0], []
    if challenger is None:
        fail("--champion needs a --challenger")
    if listed:
        fail("--bots is a round robin; leave it out with a --challenger")
    return [challenger, champion or "strongest"], True


def _run(
    schedule: Schedule,
    deals: int,
    hypotheses: Hypotheses | None,
    cluster: str | None,
    jobs: int | None,
    resume: Path | None,
    targets: Targets,
) -> None:
    """Play, and tell what came of it; Ctrl-C ends the playing, not the telling."""
    finished: dict[int, PlayedDeal] = {}
    checkpoint: Checkpoint | None = None
    verdict: Verdict | None = None
    interrupted = False
    try:
        checkpoint = Checkpoint(resume, schedule.fingerprint()) if resume is not None else None
        with progress("deals", deals, quiet=targets.is_quiet) as one_more:

            def on_deal(played: PlayedDeal) -> None:
                finished[played.deal] = played
                one_more()

            try:
                runner = option.runner_of(cluster, jobs)
                verdict = _play(schedule, deals, hypotheses, runner, checkpoint, on_deal)
            except KeyboardInterrupt:
                interrupted = True
        played = [finished[deal] for deal in sorted(finished)]
        if verdict is not None and not interrupted:
            # What other processes had begun meanwhile is left out: any number of them gives the same report.
            played = played[: verdict.deals]
        if played:
            _tell(report_of(schedule, played, verdict), played, targets)
    except (BadCheckpoint, RunFailed, OSError) as problem:
        fail(str(problem))
    finally:
        if checkpoint is not None:
            checkpoint.close()
    if interrupted:
        typer.echo(f"lacrimosa: interrupted after {len(played)} of {deals} deals", err=True)
        raise typer.Exit(INTERRUPTED)


def _play(
    schedule: Schedule,
    deals: int,
    hypotheses: Hypotheses | None,
    runner: Runner,
    checkpoint: Checkpoint | None,
    on_deal: Callable[[PlayedDeal], None],
) -> Verdict | None:
    """Play until the deals are out, or until it is settled what was asked."""
    test = SequentialTest(hypotheses) if hypotheses is not None else None
    stream = play_deals(schedule, deals, runner, checkpoint, on_deal)
    try:
        for played in stream:
            if test is not None:
                test.hear(challenger_share(schedule, played))
                if test.verdict().decision != UNDECIDED:
                    break
    finally:
        stream.close()
    return test.verdict() if test is not None else None


def _tell(report: Report, played: list[PlayedDeal], targets: Targets) -> None:
    write_rows(rows_of(report.schedule, played), targets.csv, targets.parquet)
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
    for forfeits in report.forfeits:
        typer.echo(str(forfeits), err=True)
