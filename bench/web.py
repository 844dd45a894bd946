"""`lacrimosa bench web`: the page's weight, how soon it answers, clicks of a turn, windows, Lighthouse."""

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa.cli.output import write_json


def bench_web(
    clicks: Annotated[int, typer.Option(min=20, help="Clicks to time while playing.")] = 120,
    form: Annotated[str, typer.Option(help="Lighthouse as desktop or mobile.")] = "desktop",
    json_file: Annotated[
        str | None, typer.Option("--json", help="Write the figures as JSON; - for stdout.")
    ] = None,
) -> None:
    """Start a server, open Home and a four-player game in its middle in a real Chromium, and play on."""
    figures = _measure(clicks, form)
    if json_file is not None:
        write_json(json_file, figures)
    if json_file != "-":
        _print(figures)


def _measure(clicks: int, form: str) -> dict[str, Any]:
    # A browser and the server's parts take a moment to import, and playwright is there for tests only.
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        raise typer.BadParameter("playwright is missing: ./check installs it") from None
    from bench.page_figures.audit import audit
    from bench.page_figures.clicks import click_times, percentile
    from bench.page_figures.midgame import midgame_record
    from bench.page_figures.turn_clicks import clicks_per_turn
    from bench.page_figures.weight import weigh
    from bench.page_figures.windows import windows_whole
    from bench.server_load.loaded_server import measured_server
    from lacrimosa.testkit.page.browser import chromium
    from lacrimosa.testkit.page.staging import BOT, ME, Stage

    with measured_server() as server:
        with chromium() as browser:
            person = browser.new_context()
            stage = Stage(person.request, server.url)
            record, step = midgame_record()

            def open_table() -> str:
                return server.url + stage.table(record, step, [ME, BOT, BOT, BOT])

            audited = open_table()
            cookies = person.cookies()
            home = weigh(browser, server.url, cookies, ".doors")
            board = weigh(browser, audited, cookies, ".board")
            times = click_times(browser, open_table, cookies, clicks)
            per_turn = clicks_per_turn(browser, server.url)
            whole = windows_whole(browser, audited, cookies)
        scores = audit({"home": server.url, "board": audited}, cookies, form)
    heavier = max(home, board, key=lambda weight: weight.wire_bytes)
    return {
        "first_load_kb": round(heavier.wire_bytes / 1024, 1),
        "js_gzip_kb": round(max(home.js_gzip_bytes, board.js_gzip_bytes) / 1024, 1),
        "click_p95_ms": round(percentile(times, 0.95), 1),
        "clicks_per_turn": per_turn,
        "windows_whole": whole,
        "lighthouse": scores,
    }


def _print(figures: dict[str, Any]) -> None:
    table = Table(title="The page, server and browser on the same computer")
    table.add_column("figure")
    table.add_column("", justify="right")
    for name in ("first_load_kb", "js_gzip_kb", "click_p95_ms", "clicks_per_turn"):
        table.add_row(name.replace("_", " "), f"{figures[name]:,}")
    table.add_row("windows whole", ", ".join(figures["windows_whole"]))
    for screen, scores in figures["lighthouse"].items():
        for name, score in scores.items():
            table.add_row(f"Lighthouse, {screen}: {name.replace('_', ' ')}", str(score))
    Console().print(table)
