"""A bar on standard error while games are played, if somebody is there to see it."""

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lacrimosa.cli.speed import tell_if_interpreted


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
