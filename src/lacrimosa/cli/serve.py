"""`lacrimosa serve`: the game server for this computer, a household or a site."""

from pathlib import Path
from typing import Annotated

import typer

from lacrimosa.cli.output import fail


def serve_games(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 for any free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder for games, key and settings.")] = None,
    database: Annotated[
        str | None, typer.Option(help="postgresql://... for a site with several processes.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
) -> None:
    """Serve games in the browser: alone, with bots, with friends."""
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
            folder, host=host, port=port, database=database, open_browser=None if browser else False
        )
        configure_logs(settings.log_format, settings.log_level)
        run(settings)
    except (BadSettings, BadKey, BadDatabase, CannotListen) as problem:
        fail(str(problem))
    except OSError as problem:
        fail(f"{problem.filename or folder}: {problem.strerror}")
