"""`lacrimosa train`: from nothing to the weights of the value network."""

import sys
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa.arena.runners import RunFailed
from lacrimosa.bots.network import WeightsError, load_network
from lacrimosa.cli import options as option
from lacrimosa.cli.options import need_edition, need_jobs
from lacrimosa.cli.output import INTERRUPTED, bar_for, fail
from lacrimosa.training.curve import draw_curve
from lacrimosa.training.folder import CurveRow, FolderError, RunFolder
from lacrimosa.training.learning import check_growth
from lacrimosa.training.run import RunListener, run
from lacrimosa.training.settings import Settings, SettingsError

_DEFAULT = Settings()
_USUAL_MIX = "1,4,2,3"


def train(
    folder: Annotated[Path, typer.Argument(help="Folder of the run; resumes an existing run.")],
    rounds: Annotated[int, typer.Option(help="Rounds of self-play and learning.")] = _DEFAULT.rounds,
    games: Annotated[int, typer.Option(help="Games of each round.")] = _DEFAULT.games,
    seed: Annotated[
        int, typer.Option(help="The same seed and settings give the same weights.")
    ] = _DEFAULT.seed,
    hidden: Annotated[str, typer.Option(help="Sizes of the hidden layers.")] = "64,32",
    width: Annotated[int, typer.Option(help="Width of the beam search in self-play.")] = _DEFAULT.width,
    mix: Annotated[
        str, typer.Option(help="Games of one, two, three and four patrons, such as 1,6,2,1.")
    ] = _USUAL_MIX,
    older: Annotated[
        float, typer.Option(help="Share of games against networks of earlier rounds.")
    ] = _DEFAULT.older,
    pool: Annotated[int, typer.Option(help="Earlier rounds these networks are from.")] = _DEFAULT.pool,
    exploration: Annotated[
        float, typer.Option(help="Share of turns that are not the best found.")
    ] = _DEFAULT.exploration,
    search: Annotated[
        int,
        typer.Option(help="Positions to look at beyond each turn before it is chosen, as virtuoso does."),
    ] = _DEFAULT.search,
    window: Annotated[int, typer.Option(help="Rounds of games that are learned from.")] = _DEFAULT.window,
    td_lambda: Annotated[
        float,
        typer.Option(
            "--lambda", help="How much a position learns from the end, not from the next one: 0 to 1."
        ),
    ] = _DEFAULT.td_lambda,
    epochs: Annotated[
        float, typer.Option(help="Times the games learned from are gone through in a round.")
    ] = _DEFAULT.epochs,
    learning_rate: Annotated[
        float, typer.Option("--rate", help="How fast the network learns; it falls to a tenth in a round.")
    ] = _DEFAULT.learning_rate,
    evaluate_every: Annotated[
        int, typer.Option("--gauge", help="Rounds between two evaluations against planner; 0: none.")
    ] = _DEFAULT.evaluate_every,
    deals: Annotated[int, typer.Option(help="Deals of one evaluation.")] = _DEFAULT.deals,
    start: Annotated[
        Path | None, typer.Option("--from", help="Weights file to go on from; smaller layers are widened.")
    ] = None,
    edition: Annotated[str, typer.Option(help="An edition's id or folder.")] = _DEFAULT.edition,
    jobs: Annotated[int | None, typer.Option(help="Worker processes; one for each core by default.")] = None,
    cluster: option.Cluster = None,
) -> None:
    """Train the value network by self-play; stop it at any time, the same command resumes it.

    The folder holds weights-NNN.npz of every round, the curve as curve.csv, curve.png and curve.svg.
    Play with weights by the name of a bot and the file: kapellmeister@FOLDER/weights-023.npz.
    """
    # Long because every setting is an option here.
    need_edition(edition)
    need_jobs(jobs)
    settings = Settings(
        edition=edition,
        seed=seed,
        rounds=rounds,
        games=games,
        hidden=_numbers(hidden, f"--hidden {hidden}: sizes with commas, such as 64,32"),
        width=width,
        mix=() if mix == _USUAL_MIX else _numbers(mix, f"--mix {mix}: numbers with commas, such as 1,6,2,1"),
        older=older,
        pool=pool,
        exploration=exploration,
        search=search,
        window=window,
        td_lambda=td_lambda,
        epochs=epochs,
        learning_rate=learning_rate,
        evaluate_every=evaluate_every,
        deals=deals,
        start=_digest(start) if start is not None else "",
    )
    try:
        settings.check()
        if start is not None:
            check_growth(load_network(start), settings.hidden)
        kept = RunFolder(folder, settings, start)
    except (SettingsError, FolderError, WeightsError) as problem:
        fail(str(problem))
    rows = _follow(settings, kept, cluster, jobs)
    _print(kept, rows)


def _digest(start: Path) -> str:
    try:
        return sha256(start.read_bytes()).hexdigest()
    except OSError as problem:
        fail(f"--from {start}: {problem.strerror}")


def _numbers(text: str, complaint: str) -> tuple[int, ...]:
    try:
        return tuple(int(number) for number in text.split(","))
    except ValueError:
        fail(complaint)


def _follow(settings: Settings, kept: RunFolder, cluster: str | None, jobs: int | None) -> list[CurveRow]:
    rows = kept.curve()
    with bar_for(quiet=False) as bar:
        task = bar.add_task("")

        def doing(what: str, total: int) -> None:
            bar.reset(task, description=what, total=total or None)

        listener = RunListener(lambda _: bar.update(task, advance=1), doing)
        try:
            for rows in run(settings, kept, option.runner_of(cluster, jobs), listener):
                bar.console.print(_sentence(rows[-1]), highlight=False)
                draw_curve(rows, kept.path)
        except KeyboardInterrupt:
            bar.console.print("stopped; the same command resumes after the last finished round")
            raise typer.Exit(INTERRUPTED) from None
        except (OSError, RunFailed, WeightsError) as problem:
            fail(str(problem))
    return rows


def _sentence(row: CurveRow) -> str:
    text = (
        f"round {row['round']:.0f}: {row['games']:.0f} games,"
        f" error {row['network_error']:.2f} VP (hand-made {row['hand_made_error']:.2f}),"
        f" mean score {row.get('mean_score_2', 0.0):.1f} with two"
    )
    if "planner_share" in row:
        text += f"; wins {100 * row['planner_share']:.0f} % against planner"
    return text


def _print(kept: RunFolder, rows: list[CurveRow]) -> None:
    if not rows:
        return
    names = list(dict.fromkeys(name for row in rows for name in row))
    table = Table(title=f"{kept.path}: {len(rows)} rounds")
    for name in names:
        table.add_column(name.replace("_", " "), justify="right")
    for row in rows[-12:]:
        table.add_row(*(f"{row[name]:.4g}" if name in row else "" for name in names))
    Console(file=sys.stdout).print(table)
    best = kept.weights(len(rows) - 1)
    typer.echo(
        f"weights: {best}; try them: lacrimosa arena --challenger kapellmeister@{best} --champion planner"
    )
