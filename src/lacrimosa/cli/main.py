"""The `lacrimosa` command: one module per sub-command."""

import sys
from typing import Annotated

import typer

from lacrimosa import __version__
from lacrimosa.cli import (
    admin,
    arena,
    balance,
    bench,
    edition,
    play,
    puzzles,
    replay,
    review,
    rules,
    score,
    serve,
    simulate,
    train,
)
from lacrimosa.cli.compile import compile_rules
from lacrimosa.cli.extras import advice, extra_with

app = typer.Typer(
    name="lacrimosa",
    help="The board game of Mozart's Requiem: play, simulate, replay, look things up. Unofficial.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"lacrimosa {__version__}")
        raise typer.Exit


@app.callback()
def lacrimosa(
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=show_version, help="Show the version and exit."),
    ] = False,
) -> None:
    """The board game of Mozart's Requiem: play, simulate, replay, look things up. Unofficial."""


app.command("play")(play.play_game)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("train")(train.train)
app.command("balance")(balance.balance)
app.command("replay")(replay.replay_game)
app.command("review")(review.review)
app.command("rules")(rules.show_rules)
app.command("score")(score.score)
app.command("serve")(serve.serve_games)
app.command("compile")(compile_rules)
app.add_typer(bench.app, name="bench")
app.add_typer(edition.app, name="edition")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(admin.app, name="admin")


def main() -> None:
    """Entry point."""
    try:
        app()
    except ModuleNotFoundError as missing:
        extra = extra_with(missing.name)
        if extra is None:
            raise
        typer.echo(f"lacrimosa: {advice(extra)}", err=True)
        sys.exit(2)
