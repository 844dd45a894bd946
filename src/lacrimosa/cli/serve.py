"""`lacrimosa serve`: the game server for this computer, a household or a site."""

import errno
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from lacrimosa.bot_processes.line_up import contestant
from lacrimosa.bots.registry import UnknownBot, offer
from lacrimosa.bots.user_bots import BadUserBot
from lacrimosa.cli.output import fail, tell_if_interpreted
from lacrimosa.editions import EditionError, load
from lacrimosa.editions.drafts import is_draft

# A home that cannot be written to, or is none.
_NOT_ALLOWED = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR)


def serve_games(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 for any free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder for games, key and settings.")] = None,
    database: Annotated[
        str | None, typer.Option(help="postgresql://... for a site with several processes.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="What links begin with, behind a proxy: https://game.example.org")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address or network of a proxy to believe about who is asking. Repeatable."),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="Offer a bot of your own: my_bot.py:MyBot. Repeatable.")
    ] = None,
    patience: Annotated[
        float | None,
        typer.Option(help="Seconds to wait for a choice of such a bot, at least 1; 3.5 by default."),
    ] = None,
    edition: Annotated[
        list[Path] | None,
        typer.Option(help="Folder of an edition of your own to offer. Repeatable."),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
) -> None:
    """Serve games in the browser: alone, with bots, with friends."""
    _offer(bot or [])
    _serve(
        data,
        host=host,
        port=port,
        database=database,
        public_url=public_url,
        trusted_proxies=trusted_proxy or None,
        user_bot_seconds=patience,
        editions=_folders(edition or []) or None,
        open_browser=None if browser else False,
    )


def _serve(data: Path | None, **options: object) -> None:
    """Serve with these settings; what is None is as the file in the data folder says."""
    # The server's parts take a moment to import; the other commands should not wait for them.
    from lacrimosa.server.data_dir import default_data_dir
    from lacrimosa.server.listening import CannotListen
    from lacrimosa.server.observability.logs import configure_logs
    from lacrimosa.server.security.keys import BadKey
    from lacrimosa.server.serve import run
    from lacrimosa.server.settings import BadSettings, is_set, read_settings
    from lacrimosa.server.store.errors import BadDatabase, InUse, Unavailable

    folder = data if data is not None else default_data_dir()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        settings = read_settings(folder, **options)
        configure_logs(settings.log_format, settings.log_level)
        tell_if_interpreted()
        fixed_port = options["port"] is not None or is_set(folder, "port") or bool(settings.public_url)
        try:
            run(settings, fixed_port)
        except InUse as problem:
            if fixed_port or not _open_running(folder, settings.open_browser):
                fail(str(problem))
    except (BadSettings, BadKey, BadDatabase, CannotListen, Unavailable) as problem:
        fail(str(problem))
    except OSError as problem:
        advice = "; name another folder with --data" if problem.errno in _NOT_ALLOWED else ""
        fail(f"{problem.filename or folder}: {problem.strerror}{advice}")


def _open_running(folder: Path, open_browser: bool) -> bool:
    """Show the page of the server that has the folder already, if it says where it is."""
    from lacrimosa.server.listening import running_address

    address = running_address(folder)
    if address is None:
        return False
    typer.echo(f"Lacrimosa is already running, at {address}/")
    if open_browser:
        webbrowser.open(f"{address}/")
    return True


def _folders(folders: list[Path]) -> list[str]:
    """Folders of editions that can be played; whoever names one wants to hear at once if it cannot."""
    for folder in folders:
        try:
            if is_draft(folder):
                raise EditionError(f"{folder}: this edition is not complete yet")
            load(folder)
        except EditionError as problem:
            fail(f"--edition: {problem}")
    return [str(folder.absolute()) for folder in folders]


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
