"""`lacrimosa replay`: the board at any step of a recorded game."""

from pathlib import Path
from typing import Annotated

import typer

from lacrimosa.cli.output import fail
from lacrimosa.notation import Game, NotationError
from lacrimosa.notation.board import board_text
from lacrimosa.notation.choices import choice_text
from lacrimosa.rules.view import SPECTATOR

SEATS = "ABCD"


def replay_game(
    file: Annotated[Path, typer.Argument(help="A record.")],
    to: Annotated[
        int | None, typer.Option("--to", help="Stop after so many choices; negative from the end.")
    ] = None,
    seat: Annotated[str, typer.Option("--as", help="Which seat's view, A to D; else a spectator's.")] = "",
    edition: Annotated[
        str | None, typer.Option(help="The folder of your own edition, if the game was played with one.")
    ] = None,
) -> None:
    """Print the board of a recorded game, at its end or after the N-th choice."""
    watcher = _seat(seat)
    try:
        game = Game.from_record(file.read_text(encoding="utf-8"), edition)
    except (NotationError, OSError, UnicodeDecodeError) as problem:
        fail(f"{file}: {problem}")
    if watcher >= int(game.state.deal.players):
        fail(f"seat {seat} is not at this table of {game.state.deal.players}")
    made = len(game.moves)
    stop = made if to is None else to if to >= 0 else made + to
    if not 0 <= stop <= made:
        fail(f"--to {to}: the record has {made} choices")
    last = ""
    while len(game.moves) > stop:
        game.undo()
    if game.moves:
        move = game.moves[-1]
        last = f", last: {SEATS[move.seat]} {choice_text(game.words, move.choice)}"
    typer.echo(f"After {stop} of {made} choices{last}\n")
    typer.echo(board_text(game.edition, game.view(watcher)))


def _seat(name: str) -> int:
    if not name:
        return SPECTATOR
    if name.upper() not in SEATS or len(name) != 1:
        fail(f"--as {name}: a seat is A, B, C or D")
    return SEATS.index(name.upper())
