"""The `lacrimosa` command: one module per sub-command."""

import typer

from lacrimosa.cli import admin, arena, balance, bench, edition, play, replay, rules, serve, simulate, train

app = typer.Typer(
    name="lacrimosa",
    help="The board game of Mozart's Requiem: play, simulate, replay, look things up. Unofficial.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play_game)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("train")(train.train)
app.command("balance")(balance.balance)
app.command("replay")(replay.replay_game)
app.command("rules")(rules.show_rules)
app.command("serve")(serve.serve_games)
app.add_typer(bench.app, name="bench")
app.add_typer(edition.app, name="edition")
app.add_typer(admin.app, name="admin")


def main() -> None:
    """Entry point."""
    app()
