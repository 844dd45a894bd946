"""What every command shares: writing JSON, and stopping with a clear message."""

import json
import sys
from pathlib import Path
from typing import NoReturn

import typer


def write_json(target: str, data: object) -> None:
    """Write one JSON value to a file, or to standard output for "-"."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    if target == "-":
        sys.stdout.write(text)
    else:
        Path(target).write_text(text, encoding="utf-8")


def fail(message: str) -> NoReturn:
    """Say what is wrong on standard error and stop with code 2."""
    typer.echo(f"lacrimosa: {message}", err=True)
    raise typer.Exit(2)
