"""`lacrimosa review`: every turn of a recorded game, what it was worth and what would have been better."""

import os
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from lacrimosa.arena.runners import RunFailed
from lacrimosa.cli import options as option
from lacrimosa.cli.options import need_jobs
from lacrimosa.cli.output import INTERRUPTED, check_targets, fail, progress, write_json
from lacrimosa.notation import Game, NotationError
from lacrimosa.review.judging import Settings
from lacrimosa.review.report import as_json, seats_of, text_of
from lacrimosa.review.running import Work, keeping, review_turns
from lacrimosa.review.study import Study, run_study
from lacrimosa.review.turns import turns_of

SEATS = "ABCD"
NUMBERS = "0123"

Record = Annotated[Path | None, typer.Argument(help="A record; with --study none.")]
SeatName = Annotated[str | None, typer.Option("--seat", help="Only this seat, A to D or 0 to 3; else all.")]
Pairs = Annotated[
    int, typer.Option(help="Games played out after each of the two turns compared; more are surer.")
]
ReviewSeed = Annotated[int, typer.Option("--seed", help="The same seed gives the same review.")]
Keep = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Keep finished turns there, and resume from there."),
]
OwnEdition = Annotated[
    str | None,
    typer.Option("--edition", help="The folder of your own edition, if the game was played with one."),
]
StudyFlag = Annotated[
    bool, typer.Option("--study", help="Measure how far reviews can be trusted, with planted blunders.")
]
Plants = Annotated[int, typer.Option(help="With --study: blunders to plant, and turns to leave as they are.")]
Truth = Annotated[int, typer.Option(help="With --study: pairs of games that tell the truth about a turn.")]

StudyCluster = Annotated[
    str | None,
    typer.Option(
        "--cluster", metavar="ADDRESS", help="With --study: work on a Ray cluster, its address or auto."
    ),
]


def review(
    record: Record = None,
    seat: SeatName = None,
    pairs: Pairs = Settings.pairs,
    seed: ReviewSeed = Settings.seed,
    jobs: option.Jobs = None,
    keep: Keep = None,
    edition: OwnEdition = None,
    json_file: option.JsonFile = None,
    study: StudyFlag = False,
    plants: Plants = Study.plants,
    truth: Truth = Study.truth,
    cluster: StudyCluster = None,
) -> None:
    """Review a recorded game turn by turn: the better turn, what it gains and why, luck apart."""
    need_jobs(jobs)
    if pairs < 4:
        fail(f"--pairs {pairs}: must be at least 4")
    if keep is not None and keep.exists() and not keep.is_dir():
        fail(f"--keep {keep}: is no folder")
    check_targets(json_file, keep)
    settings = Settings(seed=seed, pairs=pairs)
    if study:
        if record is not None:
            fail("--study plays its own games; leave the record out")
        with keeping(keep) as folder:
            _study(Study(settings, plants, truth), folder, cluster, jobs, json_file)
        return
    if record is None:
        fail("name a record, or --study")
    if cluster is not None:
        fail("--cluster is for --study; a game is reviewed on this computer")
    try:
        text = record.read_text(encoding="utf-8")
        game = Game.from_record(text, edition)
    except (NotationError, OSError, UnicodeDecodeError) as problem:
        fail(f"{record}: {problem}")
    _review(game, Work(text, edition, settings, ""), _seats(game, seat), keep, jobs, json_file)


def _seats(game: Game, name: str | None) -> list[int]:
    players = int(game.state.deal.players)
    if name is None:
        return list(range(players))
    if len(name) != 1 or name.upper() not in SEATS + NUMBERS:
        fail(f"--seat {name}: a seat is A, B, C or D, or its number from 0 to 3")
    seat = (SEATS + NUMBERS).index(name.upper()) % len(SEATS)
    if seat >= players:
        fail(f"--seat {name}: is not at this table of {players}")
    return [seat]


def _review(
    game: Game, work: Work, seats: list[int], keep: Path | None, jobs: int | None, json_file: str | None
) -> None:
    numbers = [turn.number for turn in turns_of(game) if turn.seat in seats]
    if not numbers:
        fail("no turn of this game is finished")
    began = time.perf_counter()
    try:
        with keeping(keep) as folder, progress("turns", len(numbers), quiet=json_file == "-") as one_more:
            work = Work(work.record, work.edition, work.settings, str(folder))
            reviews = review_turns(game, work, numbers, jobs, lambda _: one_more())
    except (RunFailed, OSError) as problem:
        fail(str(problem))
    except KeyboardInterrupt:
        typer.echo("lacrimosa: interrupted; with --keep finished turns are kept", err=True)
        raise typer.Exit(INTERRUPTED) from None
    found = seats_of(game, seats, reviews)
    if json_file is not None:
        write_json(json_file, {**as_json(game, found), "seconds": round(time.perf_counter() - began, 1)})
    if json_file != "-":
        sys.stdout.write(text_of(game, found))


def _study(study: Study, folder: Path, cluster: str | None, jobs: int | None, json_file: str | None) -> None:
    if study.plants < 1 or study.truth < 2:
        fail("--plants must be at least 1 and --truth at least 2")
    try:
        with progress("turns", 2 * study.plants, quiet=json_file == "-") as one_more:
            runner = option.runner_of(cluster, jobs)
            report = run_study(study, runner, jobs or os.cpu_count() or 1, folder, one_more)
    except (RunFailed, OSError) as problem:
        fail(str(problem))
    except KeyboardInterrupt:
        typer.echo("lacrimosa: interrupted; with --keep finished cases are kept", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if json_file is not None:
        write_json(json_file, report.as_json())
    if json_file != "-":
        for line in report.lines():
            typer.echo(line)
