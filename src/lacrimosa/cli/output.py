"""What every command shares: writing files, showing progress, and stopping with a clear message."""

import contextlib
import csv
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lacrimosa import compiled

INTERRUPTED = 130  # the exit code of a program that Ctrl-C ended


def write_json(target: str, data: object) -> None:
    """Write one JSON value to a file, or to standard output for "-"; stop if that cannot be done."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    if target == "-":
        sys.stdout.write(text)
        return
    try:
        with whole_file(Path(target)) as beside:
            beside.write_text(text, encoding="utf-8")
    except OSError as problem:
        fail(str(problem))


@contextlib.contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """A path to write to; only what is written whole comes to stand under the real one.

    What is there and is no plain file, /dev/null or a pipe, is written to: nothing may take its place.
    """
    if path.exists() and not path.is_file():
        yield path
        return
    beside = path.with_name(f".{path.name}.part")
    try:
        yield beside
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def write_rows(rows: list[dict[str, str | int | float]], csv_file: Path | None, parquet: Path | None) -> None:
    """Write a table as CSV, as Parquet, or both."""
    if csv_file is not None:
        with whole_file(csv_file) as beside, beside.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, fieldnames=list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
    if parquet is not None:
        # An optional package.
        import pyarrow as pa
        import pyarrow.parquet as pq

        with whole_file(parquet) as beside:
            pq.write_table(pa.Table.from_pylist(rows), beside)


def check_targets(*targets: Path | str | None) -> None:
    """Say before the games, not after them, that a result cannot be written."""
    for target in targets:
        if target not in (None, "-") and not Path(target or "").parent.is_dir():
            fail(f"{target}: there is no folder {Path(target or '').parent}")


def fail(message: str) -> NoReturn:
    """Say what is wrong on standard error and stop with code 2."""
    typer.echo(f"lacrimosa: {message}", err=True)
    raise typer.Exit(2)


@contextlib.contextmanager
def progress(noun: str, total: int, quiet: bool) -> Iterator[Callable[[], None]]:
    """What is given is to be called for each one that is finished."""
    with bar_for(quiet) as bar:
        task = bar.add_task(noun, total=total)
        yield lambda: bar.update(task, advance=1)


def bar_for(quiet: bool) -> Progress:
    """The bar itself, for whoever shows more than one thing with it; games are about to begin."""
    if not quiet:
        tell_if_interpreted()
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True)


def tell_if_interpreted() -> None:
    """Say once, on standard error, that the rules run slowly; unless somebody wanted it so."""
    if compiled.is_active() or os.environ.get("LACRIMOSA_INTERPRETED"):
        return
    if compiled.is_building():
        hint = "They are being compiled, and the next start uses that."
    else:
        hint = compiled.obstacle() or "`lacrimosa compile` compiles them."
    typer.echo(f"The rules run interpreted, about fifteen times slower than compiled. {hint}", err=True)
