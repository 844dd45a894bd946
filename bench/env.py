"""`lacrimosa bench env`: how long a step of the research environments takes."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa import compiled
from lacrimosa.cli.output import fail, write_json
from lacrimosa.cli.yardstick import yardstick_us


def bench_env(
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the figures as JSON; - for stdout.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long to play for each figure.")] = 1.0,
) -> None:
    """Measure a step with mask and observation: the lean one, then through each interface."""
    if not 0 < seconds < float("inf"):
        fail(f"--seconds {seconds}: must be more than 0")
    # Optional packages, and a moment to import.
    from bench.env_steps import measure

    figures = measure(seconds)
    data = {"compiled": compiled.is_active(), "yardstick_us": round(yardstick_us(), 4), "step": figures}
    if json_file is not None:
        write_json(json_file, data)
    if json_file != "-":
        rules = "compiled" if compiled.is_active() else "interpreted"
        table = Table(title=f"A step of the environments, rules {rules}")
        table.add_column("")
        table.add_column("µs", justify="right")
        for name, figure in figures.items():
            table.add_row(name.removesuffix("_us").replace("_", " "), f"{figure:.1f}")
        Console().print(table)
