"""What every command shares: writing JSON, and stopping with a clear message."""

import contextlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import typer

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


def check_targets(*targets: Path | str | None) -> None:
    """Say before the games, not after them, that a result cannot be written."""
    for target in targets:
        if target not in (None, "-") and not Path(target or "").parent.is_dir():
            fail(f"{target}: there is no folder {Path(target or '').parent}")


def fail(message: str) -> NoReturn:
    """Say what is wrong on standard error and stop with code 2."""
    typer.echo(f"lacrimosa: {message}", err=True)
    raise typer.Exit(2)
