"""`lacrimosa arena`: bots against bots on the same deals in every seat, and how sure the outcome is."""

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
from lacrimosa.arena.plots import NoPlots, need_matplotlib, write_plots
from lacrimosa.arena.ray_runner import RayCluster
from lacrimosa.arena.report import HEADS, Report, report_of, rows_of
from lacrimosa.arena.runners import RunFailed, Runner, runner_for
from lacrimosa.arena.sequential import (
    BETTER,
    UNDECIDED,
    WORSE,
    Question,
    SequentialTest,
    Verdict,
    challenger_share,
)
from lacrimosa.bots.bot import Budget
from lacrimosa.cli import arena_options as option
from lacrimosa.cli.output import check_targets, fail, write_json
from lacrimosa.cli.progress import progress
from lacrimosa.cli.rows import need_parquet, write_csv, write_parquet
from lacrimosa.cli.table_options import (
    composers_of,
    level_of,
    names_in,
    need_contestants,
    need_edition,
    need_jobs,
    need_patience,
    need_players,
)

STRONGEST = "strongest"
WIDTH = 120  # of a table in a file
INTERRUPTED = 130  # the exit code of a program that Ctrl-C ended


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
    seed: option.Seed = 0,
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
        fail(f"--deals {deals}: at least 1")
    if not 0 < seconds < float("inf"):
        fail(f"--seconds {seconds}: more than 0")
    if nodes is not None and nodes < 1:
        fail(f"--nodes {nodes}: at least 1")
    targets = _targets(json_file, csv_file, parquet_file, plots, resume)
    loaded = need_edition(edition)
    names, is_duel = _entries(challenger, champion, bots, bot or [], players)
    if until_sure and not is_duel:
        fail("--until-sure needs a --challenger: in a round robin there is no one question to settle")
    if until_sure and not worse < better:
        fail(f"--better {better}: it must be more than --worse {worse}")
    plan = Plan(
        players=players,
        level=level_of(level, players),
        composers=tuple(composers_of(composers, players, loaded)),
        contestants=tuple(need_contestants("--challenger" if challenger else "--bots", names)),
        is_duel=is_duel,
        seed=seed,
        salieri=salieri,
        edition=edition,
        budget=Budget(seconds, nodes),
        patience=patience,
    )
    question = Question(players, worse, better) if until_sure else None
    _run(plan, deals, question, lambda: _runner(cluster, jobs), resume, targets)


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
        fail("--bots is a round robin; leave it out beside a --challenger")
    return [challenger, champion or STRONGEST], True


def _targets(
    json_file: str | None,
    csv_file: Path | None,
    parquet_file: Path | None,
    plots: Path | None,
    kept: Path | None,
) -> Targets:
    need_parquet(parquet_file)
    check_targets(json_file, csv_file, parquet_file, plots, kept)
    if plots is not None:
        try:
            need_matplotlib()
        except NoPlots as problem:
            fail(str(problem))
        if plots.exists() and not plots.is_dir():
            fail(f"--plots {plots}: this is no folder")
    return Targets(json_file, csv_file, parquet_file, plots)


def _runner(cluster: str | None, jobs: int | None) -> Runner:
    return RayCluster(cluster, jobs) if cluster is not None else runner_for(jobs)


def _run(
    plan: Plan,
    deals: int,
    question: Question | None,
    runner: Callable[[], Runner],
    kept: Path | None,
    targets: Targets,
) -> None:
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
                verdict = _play(plan, deals, question, runner(), journal, hear)
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
