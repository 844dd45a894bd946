"""`lacrimosa balance`: what an edition plays like, held against what makes a good game."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa.arena.runners import RunFailed
from lacrimosa.balance.measures import COMPONENT_GROUPS, Measure
from lacrimosa.balance.plots import write_plots
from lacrimosa.balance.study import NODES, StudySettings, items_of, study
from lacrimosa.bots.registry import UnknownBot, shipped_name
from lacrimosa.cli.extras import need_plots
from lacrimosa.cli.options import Cluster, PlotsFolder, need_budget, need_edition, need_jobs, runner_of
from lacrimosa.cli.output import check_targets, fail, progress, write_json

_DEFAULT = StudySettings()


def balance(
    deals: Annotated[int, typer.Option(help="Deals for each number of players.")] = _DEFAULT.deals,
    removal_deals: Annotated[
        int, typer.Option(help="Deals in which one bot never takes an action, for each action.")
    ] = _DEFAULT.removal_deals,
    solo_deals: Annotated[int, typer.Option(help="Deals against each Soloist.")] = _DEFAULT.solo_deals,
    bot: Annotated[str, typer.Option(help="The bot that plays against itself.")] = _DEFAULT.bot,
    solo_bot: Annotated[
        str, typer.Option(help="The bot that plays against the Soloist.")
    ] = _DEFAULT.solo_bot,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = _DEFAULT.seed,
    nodes: Annotated[int, typer.Option(help="Positions a searching bot may look at for one choice.")] = NODES,
    edition: Annotated[str, typer.Option(help="An edition's id or folder.")] = _DEFAULT.edition,
    jobs: Annotated[int | None, typer.Option(help="Worker processes; one for each core by default.")] = None,
    cluster: Cluster = None,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the measures as JSON; - for stdout.")
    ] = None,
    plots: PlotsFolder = None,
) -> None:
    """Play an edition many times over and say which targets of a good game it meets."""
    for name, value in (("deals", deals), ("removal-deals", removal_deals), ("solo-deals", solo_deals)):
        if value < 1:
            fail(f"--{name} {value}: must be at least 1")
    need_edition(edition)
    need_jobs(jobs)
    budget = need_budget(_DEFAULT.budget.seconds, nodes)
    check_targets(json_file, plots)
    need_plots(plots)
    for name, who in (("bot", bot), ("solo-bot", solo_bot)):
        try:
            shipped_name(who)
        except UnknownBot as problem:
            fail(f"--{name}: {problem}")
    settings = StudySettings(edition, bot, solo_bot, deals, removal_deals, solo_deals, seed, budget)
    try:
        with progress("deals", len(items_of(settings)), quiet=json_file == "-") as one_more:
            found = study(settings, runner_of(cluster, jobs), lambda _: one_more())
        if json_file is not None:
            write_json(json_file, [measure.as_json() for measure in found])
        if plots is not None:
            write_plots(found, plots)
    except (OSError, RunFailed) as problem:
        fail(str(problem))
    if json_file != "-":
        _print(found)


def _print(found: list[Measure]) -> None:
    """Everything but the components, and of those only what is off."""
    aimed_at = [one for one in found if one.goal.is_bounded]
    table = Table(title=f"{sum(one.met for one in aimed_at)} of {len(aimed_at)} targets met")
    for head in ("measure", "target", "value", "95 %", "met"):
        table.add_column(head, justify="left" if head in ("measure", "target") else "right")
    for one in found:
        if one.group not in COMPONENT_GROUPS or not one.met:
            sure = f"{one.low:.1f} – {one.high:.1f}" if one.is_known else "unknown"
            table.add_row(one.measure, one.goal.words, f"{one.value:.1f}", sure, "yes" if one.met else "NO")
    Console(file=sys.stdout).print(table)
