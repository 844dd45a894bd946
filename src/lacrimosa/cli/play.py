"""`lacrimosa play`: a game in the terminal, alone against Schikaneder or with bots and people."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.prompt import IntPrompt, Prompt

from lacrimosa.bot_processes.line_up import Contestant, contestant
from lacrimosa.bot_processes.user_bots import NO_FILES, UserBots, files_of
from lacrimosa.bots.match import bot_seed
from lacrimosa.bots.registry import UnknownBot
from lacrimosa.bots.user_bots import BadUserBot
from lacrimosa.cli.client.terminal_game import HELP, Quit, TerminalGame
from lacrimosa.cli.options import LEVELS, Patience, names_in, need_patience
from lacrimosa.cli.output import fail
from lacrimosa.editions import EditionError
from lacrimosa.notation import Game, NotationError


def play_game(
    players: Annotated[int | None, typer.Option(help="Patrons at the table, 1 to 4; 1 is solo.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots for the last seats: planner,my_bot.py:MyBot; none for people.")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="One more bot for the last seats: my_bot.py:MyBot. Repeatable.")
    ] = None,
    level: Annotated[str | None, typer.Option(help="The Soloist: easy, medium or hard.")] = None,
    composers: Annotated[
        str | None, typer.Option(help="Composers, top first: eybler,stadler. Drawn at random by default.")
    ] = None,
    salieri: Annotated[bool, typer.Option("--salieri", help="With the Salieri card.")] = False,
    seed: Annotated[int | None, typer.Option(help="Deal the same cards again.")] = None,
    edition: Annotated[str, typer.Option(help="An edition's id or folder.")] = "koechel",
    name: Annotated[str, typer.Option(help="Your name.")] = "Patron",
    record: Annotated[Path | None, typer.Option(help="Continue a recorded game.")] = None,
    ask_forced: Annotated[
        bool, typer.Option("--ask-forced", help="Ask even if there is only one choice.")
    ] = False,
    adviser: Annotated[
        str | None, typer.Option(help="A bot that answers `hint` choice by choice, not with whole turns.")
    ] = None,
    patience: Patience = None,
) -> None:
    """Play in the terminal."""
    console = Console()
    need_patience(patience)
    if record is None and players is None and not bot:
        players, bots, level = _ask_table(console, bots, level)
    try:
        lined_up = _line_up(bots, bot or [])
        advising = [] if adviser is None else [contestant(adviser)]
        game, people = _open_table(
            players or 1 + len(lined_up), lined_up, level, composers, salieri, seed, edition, name, record
        )
        # Only bots from files need them; a recorded game may be of an edition that is not at hand as files.
        is_users = any(one.is_users for one in [*lined_up, *advising])
        files = files_of(edition if record is None else game.edition.id) if is_users else NO_FILES
    except (NotationError, UnknownBot, BadUserBot, EditionError, OSError, UnicodeDecodeError) as problem:
        fail(str(problem))
    thinking = [*lined_up, *advising]
    user_bots = UserBots({one.source: one.name for one in thinking}, patience)
    seeds = [bot_seed(0, at) for at in range(len(thinking))]
    seated = user_bots.seated(files, [one.source for one in thinking], seeds)
    advice = seated.pop() if advising else None
    console.print(HELP, highlight=False)
    session = TerminalGame(game, dict(enumerate(seated, people)), console, not ask_forced, advice)
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        console.print("\nGoodbye. The game is not kept unless you used save.")
    finally:
        user_bots.close()


def _line_up(bots: str | None, more: list[str]) -> list[Contestant]:
    """Who plays besides people."""
    names = [] if bots in (None, "", "none") else names_in(str(bots))
    return [contestant(name) for name in [*names, *more]]


def _ask_table(console: Console, bots: str | None, level: str | None) -> tuple[int, str | None, str | None]:
    """Two questions for somebody who typed nothing."""
    console.print("[bold]Lacrimosa[/]: one to four patrons help to finish Mozart's Requiem.\n")
    console.print(
        "  1  alone against Schikaneder\n  2, 3, 4  that many patrons, the others played by the computer\n"
    )
    players = IntPrompt.ask("How many patrons", choices=["1", "2", "3", "4"], default=1, console=console)
    if players == 1:
        return 1, None, level or Prompt.ask("Level", choices=list(LEVELS), default="easy", console=console)
    return players, bots or ",".join(["planner"] * (players - 1)), None


def _open_table(
    players: int,
    bots: list[Contestant],
    level: str | None,
    composers: str | None,
    salieri: bool,
    seed: int | None,
    edition: str,
    name: str,
    record: Path | None,
) -> tuple[Game, int]:
    """The game, and how many people there are; they sit first."""
    recorded = None if record is None else Game.from_record(record.read_text(encoding="utf-8"))
    if recorded is not None:
        players = int(recorded.state.deal.players)
    if not 1 <= players <= 4:
        raise NotationError(f"{players} players; the game is for 1 to 4")
    people = players - len(bots)
    if people < 1:
        raise NotationError(f"{len(bots)} bots leave no seat for you at a table of {players}")
    if recorded is not None:
        return recorded, people
    called = [name] if people == 1 else [f"Player {'ABCD'[seat]}" for seat in range(people)]
    game = Game.new(
        players,
        level=level or ("easy" if players == 1 else None),
        composers=None if composers is None else [word.strip() for word in composers.split(",")],
        salieri=salieri,
        seed=seed,
        edition=edition,
        names=[*called, *(f"{bot.name} {'ABCD'[people + at]} (bot)" for at, bot in enumerate(bots))],
    )
    return game, people
