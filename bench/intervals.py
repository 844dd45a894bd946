"""`lacrimosa bench intervals`: how often the arena's intervals hold the truth, and its test errs."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bench.coverage import DEALS, KINDS, SHARES, Errors, Kind, coverage_of, errors_of
from lacrimosa.arena.sequential import BETTER, Hypotheses
from lacrimosa.cli.output import check_targets, fail, write_json

_SEED = 1
_USUAL = Kind(2, 0.3)
# Players, how much better a challenger has to be, and how its games hang together.
_TESTS = [
    *((2, BETTER, together) for together in (0.0, 0.3, 1.0)),
    *((4, BETTER, together) for together in (0.0, 0.3)),
    *((4, 100.0, together) for together in (0.0, 0.3, 1.0)),
    (2, 400.0, 0.3),
]


def bench_intervals(
    runs: Annotated[int, typer.Option(help="Simulated runs for each figure.")] = 1000,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the figures as JSON; - for stdout.")
    ] = None,
) -> None:
    """Simulate runs whose truth is known, of few deals and many, whose games hang together or do not."""
    if runs < 1:
        fail(f"--runs {runs}: must be at least 1")
    check_targets(json_file)
    held: dict[tuple[int, float], float] = {}
    width: dict[tuple[int, float], float] = {}
    wider: dict[tuple[int, float], float] = {}
    for deals in DEALS:
        for share in SHARES:
            found = {kind: coverage_of(share, deals, kind, runs, _SEED) for kind in KINDS}
            held[deals, share] = min(one.held for one in found.values())
            width[deals, share] = found[_USUAL].width
            wider[deals, share] = found[_USUAL].against_normal
    tests = [_errors(*test, runs) for test in _TESTS]
    if json_file is not None:
        cells = [
            {
                "deals": at[0],
                "share": at[1],
                "held": held[at],
                "width": width[at],
                "against_normal": wider[at],
            }
            for at in held
        ]
        write_json(json_file, {"runs": runs, "intervals": cells, "tests": [asdict(one) for one in tests]})
    if json_file != "-":
        console = Console()
        console.print(
            _table("The share won is in the 95 % interval, % of runs, least of all kinds", held, 100, 1)
        )
        console.print(_table("How wide it is, points", width, 100, 0))
        console.print(_table("Times as wide as one that knows the spread", wider, 1, 2))
        console.print(_tests_table(tests))


def _errors(players: int, better: float, together: float, runs: int) -> Errors:
    return errors_of(Hypotheses(players, better=better), Kind(players, together), runs, _SEED)


def _table(title: str, cells: dict[tuple[int, float], float], times: float, digits: int) -> Table:
    table = Table(title=title)
    for head in ("deals", *(f"{100 * share:g} %" for share in SHARES)):
        table.add_column(head, justify="right")
    for deals in DEALS:
        table.add_row(str(deals), *(f"{times * cells[deals, share]:.{digits}f}" for share in SHARES))
    return table


def _tests_table(tests: list[Errors]) -> Table:
    table = Table(title="The sequential test: % of runs it errs, and the deals it takes")
    heads = ("players", "--better", "together", "errs at 0", "errs at --better", "deals", "deals at --better")
    for head in heads:
        table.add_column(head, justify="right")
    for one in tests:
        errs = (f"{100 * one.called_better:.1f}", f"{100 * one.called_worse:.1f}")
        table.add_row(
            str(one.players),
            f"{one.better:g}",
            f"{one.together:g}",
            *errs,
            f"{one.deals_at_worse:.0f}",
            f"{one.deals_at_better:.0f}",
        )
    return table
