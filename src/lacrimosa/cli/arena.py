"""`lacrimosa arena`: bots against bots on the same deals in every seat, and how sure the outcome is."""

from pathlib import Path

from lacrimosa.arena.plan import Plan
from lacrimosa.arena.sequential import BETTER, WORSE, Question
from lacrimosa.cli import arena_options as option
from lacrimosa.cli.extras import need_parquet, need_plots
from lacrimosa.cli.output import check_targets, fail
from lacrimosa.cli.table_options import (
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
    _check_numbers(deals)
    _check_targets(json_file, csv_file, parquet_file, plots, resume)
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
        budget=need_budget(seconds, nodes),
        patience=patience,
    )
    question = Question(players, worse, better) if until_sure else None
    # numpy takes a moment to import; the other commands should not wait for it.
    from lacrimosa.cli.arena_run import Targets, run_arena

    targets = Targets(json_file, csv_file, parquet_file, plots)
    run_arena(plan, deals, question, cluster, jobs, resume, targets)


def _check_numbers(deals: int) -> None:
    if deals < 1:
        fail(f"--deals {deals}: at least 1")


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
    return [challenger, champion or "strongest"], True


def _check_targets(
    json_file: str | None,
    csv_file: Path | None,
    parquet_file: Path | None,
    plots: Path | None,
    kept: Path | None,
) -> None:
    need_parquet(parquet_file)
    check_targets(json_file, csv_file, parquet_file, plots, kept)
    need_plots(plots)
