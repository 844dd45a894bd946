"""`lacrimosa train`: from nothing to the weights of the value network."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa.arena.runners import RunFailed, runner_for
from lacrimosa.bots.network import WeightsError
from lacrimosa.cli.output import INTERRUPTED, fail
from lacrimosa.cli.progress import bar_for
from lacrimosa.cli.table_options import need_edition, need_jobs
from lacrimosa.training.curve import draw_curve
from lacrimosa.training.folder import FolderError, Line, RunFolder
from lacrimosa.training.run import Heard, run
from lacrimosa.training.settings import Settings, SettingsError

_DEFAULT = Settings()


def train(
    folder: Annotated[Path, typer.Argument(help="Where the run is kept; one that is there is gone on with.")],
    rounds: Annotated[int, typer.Option(help="Rounds of self-play and learning.")] = _DEFAULT.rounds,
    games: Annotated[int, typer.Option(help="Games of each round.")] = _DEFAULT.games,
    seed: Annotated[int, typer.Option(help="The same seed learns the same.")] = _DEFAULT.seed,
    hidden: Annotated[str, typer.Option(help="Sizes of the hidden layers.")] = "64,32",
    width: Annotated[int, typer.Option(help="Lines of the beam in self-play.")] = _DEFAULT.width,
    gauge: Annotated[
        int, typer.Option(help="Rounds between two measures against planner; 0: none.")
    ] = _DEFAULT.gauge,
    deals: Annotated[int, typer.Option(help="Deals of one measure.")] = _DEFAULT.deals,
    edition: Annotated[str, typer.Option(help="An edition's id or folder.")] = _DEFAULT.edition,
    jobs: Annotated[int | None, typer.Option(help="Processes at work; all cores if not given.")] = None,
) -> None:
    """Train the value network by self-play; stop and start again as you like.

    The folder holds weights-NNN.npz of every round, the curve as curve.csv, curve.png and curve.svg.
    Play with weights by the name of a bot and the file: kapellmeister@FOLDER/weights-023.npz.
    """
    need_edition(edition)
    need_jobs(jobs)
    settings = Settings(
        edition=edition,
        seed=seed,
        rounds=rounds,
        games=games,
        hidden=_sizes(hidden),
        width=width,
        gauge=gauge,
        deals=deals,
    )
    try:
        settings.check()
        kept = RunFolder(folder, settings)
    except (SettingsError, FolderError) as problem:
        fail(str(problem))
    lines = _follow(settings, kept, jobs)
    _print(kept, lines)


def _sizes(hidden: str) -> tuple[int, ...]:
    try:
        return tuple(int(size) for size in hidden.split(","))
    except ValueError:
        fail(f"--hidden {hidden}: sizes with commas, such as 64,32")


def _follow(settings: Settings, kept: RunFolder, jobs: int | None) -> list[Line]:
    lines = kept.curve()
    with bar_for(quiet=False) as bar:
        task = bar.add_task("")

        def doing(what: str, total: int) -> None:
            bar.reset(task, description=what, total=total or None)

        heard = Heard(lambda _: bar.update(task, advance=1), doing)
        try:
            for lines in run(settings, kept, runner_for(jobs), heard):
                bar.console.print(_words(lines[-1]), highlight=False)
                draw_curve(lines, kept.path)
        except KeyboardInterrupt:
            bar.console.print("stopped; the same command goes on from the last whole round")
            raise typer.Exit(INTERRUPTED) from None
        except (OSError, RunFailed, WeightsError) as problem:
            fail(str(problem))
    return lines


def _words(line: Line) -> str:
    text = (
        f"round {line['round']:.0f}: {line['games']:.0f} games,"
        f" error {line['network_error']:.2f} VP (hand-made {line['hand_made_error']:.2f}),"
        f" mean score {line.get('mean_score_2', 0.0):.1f} with two"
    )
    if "planner_share" in line:
        text += f"; wins {100 * line['planner_share']:.0f} % against planner"
    return text


def _print(kept: RunFolder, lines: list[Line]) -> None:
    if not lines:
        return
    names = list(dict.fromkeys(name for line in lines for name in line))
    table = Table(title=f"{kept.path}: {len(lines)} rounds")
    for name in names:
        table.add_column(name.replace("_", " "), justify="right")
    for line in lines[-12:]:
        table.add_row(*(f"{line[name]:.4g}" if name in line else "" for name in names))
    Console(file=sys.stdout).print(table)
    best = kept.weights(len(lines) - 1)
    typer.echo(
        f"weights: {best}; try them: lacrimosa arena --challenger kapellmeister@{best} --champion planner"
    )
