"""`lacrimosa puzzles`: make puzzles from strong games, check them, list them."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from lacrimosa.arena.runners import RunFailed
from lacrimosa.cli import options as option
from lacrimosa.cli.options import need_jobs
from lacrimosa.cli.output import INTERRUPTED, bar_for, check_targets, fail, progress, write_json
from lacrimosa.puzzles.checking import STRICT, Checking, check, report, updated
from lacrimosa.puzzles.examining import Settings
from lacrimosa.puzzles.making import ENTRIES, BadFolder, Making, make
from lacrimosa.puzzles.puzzle import SHIPPED, BadPuzzles, Entry, Puzzle, puzzle_of, read_entries, written
from lacrimosa.review.kept import write_whole

app = typer.Typer(
    name="puzzles",
    help="Find the best turn: make puzzles from strong games, check them, list them.",
    no_args_is_help=True,
)

RunFolder = Annotated[
    Path, typer.Argument(metavar="FOLDER", help="Where finished games are kept; an earlier run is resumed.")
]
Want = Annotated[int, typer.Option(help="Puzzles to have in the end, those of --file among them.")]
MakingSeed = Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")]
PuzzleFile = Annotated[
    Path | None, typer.Option("--file", help="A file of puzzles; the one that ships by default.")
]
Keep = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Keep finished checks there and resume; `puzzles make` leaves out what fell in its folder.",
    ),
]
CheckingSeed = Annotated[int, typer.Option("--seed", help="Another one than that of `puzzles make`.")]
Update = Annotated[
    bool,
    typer.Option("--update", help="Take those that fall out of the file; the others get the new figures."),
]
Answers = Annotated[bool, typer.Option("--answers", help="Tell the answers too.")]


@app.command("make")
def make_puzzles(
    folder: RunFolder,
    want: Want = 200,
    seed: MakingSeed = 1,
    jobs: option.Jobs = None,
    cluster: option.Cluster = None,
    file: PuzzleFile = None,
) -> None:
    """Play strong games and keep the positions in which one kind of turn is better than all others."""
    need_jobs(jobs)
    if want < 1:
        fail(f"--want {want}: must be at least 1")
    before = _read(file)
    try:
        with bar_for(quiet=False) as bar:
            task = bar.add_task("puzzles", total=want, completed=len(before))
            making = Making(str(folder), Settings(seed=seed))
            found = make(
                making,
                want,
                before,
                option.runner_of(cluster, jobs),
                lambda count: bar.update(task, completed=count),
            )
    except (BadFolder, RunFailed) as problem:
        fail(str(problem))
    except KeyboardInterrupt:
        typer.echo("lacrimosa: interrupted; finished games are kept", err=True)
        raise typer.Exit(INTERRUPTED) from None
    typer.echo(f"{len(found)} puzzles in {folder / ENTRIES}")


@app.command("check")
def check_puzzles(
    file: PuzzleFile = None,
    seed: CheckingSeed = STRICT.seed,
    jobs: option.Jobs = None,
    cluster: option.Cluster = None,
    keep: Keep = None,
    update: Update = False,
    json_file: option.JsonFile = None,
) -> None:
    """Examine every puzzle again, with another seed and more games; exit code 1 if one falls."""
    need_jobs(jobs)
    check_targets(json_file, keep)
    entries = _read(file)
    if not entries:
        fail(f"{file or SHIPPED}: there is no puzzle in it")
    checking = Checking(tuple(entries), replace(STRICT, seed=seed), None if keep is None else str(keep))
    try:
        with progress("puzzles", len(entries), quiet=json_file == "-") as one_more:
            checked = check(checking, option.runner_of(cluster, jobs), one_more)
    except (RunFailed, OSError) as problem:
        fail(str(problem))
    except KeyboardInterrupt:
        typer.echo("lacrimosa: interrupted; with --keep finished checks are kept", err=True)
        raise typer.Exit(INTERRUPTED) from None
    found = report(entries, checked)
    if json_file is not None:
        write_json(json_file, found)
    if json_file != "-":
        typer.echo(f"{found['stand']} of {found['puzzles']} puzzles stand")
        for one in checked:
            if not one.stands:
                typer.echo(f"{one.id} falls: {one.why}")
    if update:
        _write(file or SHIPPED, updated(entries, checked))
    raise typer.Exit(1 if found["fallen"] else 0)


@app.command("list")
def list_puzzles(
    file: PuzzleFile = None, answers: Answers = False, json_file: option.JsonFile = None
) -> None:
    """The puzzles that there are, in the order to be played."""
    check_targets(json_file)
    found = [puzzle_of(entry) for entry in _read(file)]
    if json_file is not None:
        write_json(json_file, [_told(one, answers) for one in found])
    if json_file != "-":
        for one in found:
            table = "alone" if one.players == 1 else f"{one.players} patrons"
            typer.echo(
                f"{one.id}  {one.theme:<8}  {one.grade:<13}  round {one.round}, turn {one.turn}, {table:<9}  "
                f"{one.gap:.1f} VP, surely {one.low:.1f}"
            )
            if answers:
                typer.echo(f"     {one.answer}")


def _told(one: Puzzle, answers: bool) -> dict[str, object]:
    found: dict[str, object] = {
        name: getattr(one, name)
        for name in ("id", "theme", "grade", "missed", "round", "turn", "seat", "players", "gap", "low")
    }
    return {**found, "answer": one.answer} if answers else found


def _read(file: Path | None) -> list[Entry]:
    try:
        return read_entries(file or SHIPPED)
    except BadPuzzles as problem:
        fail(str(problem))


def _write(file: Path, entries: list[Entry]) -> None:
    try:
        write_whole(file, written(entries))
    except OSError as problem:
        fail(str(problem))
