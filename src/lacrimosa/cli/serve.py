"""`lacrimosa serve`: the game server for this computer, a household or a site."""

from pathlib import Path
from typing import Annotated

import typer

from lacrimosa.bots.registry import UnknownBot, offer
from lacrimosa.bots.user_bots import BadUserBot
from lacrimosa.cli.output import fail
from lacrimosa.fence.line_up import contestant


def serve_games(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 for any free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder for games, key and settings.")] = None,
    database: Annotated[
        str | None, typer.Option(help="postgresql://... for a site with several processes.")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="Offer a bot of your own: my_bot.py:MyBot. Repeatable.")
    ] = None,
    patience: Annotated[
        float | None, typer.Option(help="Seconds to wait for a choice of such a bot, 1 or more; else 3.5.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
) -> None:
    """Serve games in the browser: alone, with bots, with friends."""
    _offer(bot or [])
    # The server's parts take a moment to import; the other commands should not wait for them.
    from lacrimosa.server.data_dir import default_data_dir
    from lacrimosa.server.guard.keys import BadKey
    from lacrimosa.server.serve import CannotListen, run
    from lacrimosa.server.settings import BadSettings, read_settings
    from lacrimosa.server.store.store import BadDatabase
    from lacrimosa.server.watch.logs import configure_logs

    folder = data if data is not None else default_data_dir()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        settings = read_settings(
            folder,
            host=host,
            port=port,
            database=database,
            user_bot_seconds=patience,
            open_browser=None if browser else False,
        )
        configure_logs(settings.log_format, settings.log_level)
        run(settings)
    except (BadSettings, BadKey, BadDatabase, CannotListen) as problem:
        fail(str(problem))
    except OSError as problem:
        fail(f"{problem.filename or folder}: {problem.strerror}")


def _offer(names: list[str]) -> None:
    """Let the server know bots from files; clients choose them by their plain names."""
    for name in names:
        try:
            found = contestant(name)
            if not found.is_users:
                raise BadUserBot(f"{name}: this bot is offered anyway; name a file: my_bot.py:MyBot")
            offer(found.name, found.source)
        except (UnknownBot, BadUserBot) as problem:
            fail(f"--bot: {problem}")
