"""Make the pictures of the README anew: a real server, a real browser, a game in its middle.

python -m tools.make_pictures    needs what ./check installs, and Chromium
"""

import io
import json
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from bench.page_figures.midgame import midgame_record
from bench.server_load.loaded_server import measured_server
from lacrimosa.testkit.page.browser import chromium
from lacrimosa.testkit.page.staging import ME, Stage

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
READY = ".board main[aria-busy='false']"
MOST_BYTES = 400_000
COLOURS = 256  # no difference to be seen, and a third of the file
SETTLED_MS = 1000  # titles and labels find their place after the first glance
PATRONS = [{"kind": "bot", "bot": name} for name in ("kapellmeister", "virtuoso", "pupil")]


@dataclass(frozen=True)
class Picture:
    """One file: the window it shows, and the theme of the page."""

    name: str
    width: int
    height: int
    theme: str = "day"
    sharpness: float = 1.0  # pixels of the picture for one of the page


PICTURES = [Picture("board.png", 1440, 810), Picture("telephone.png", 390, 844, "candle", 1.5)]


def take(browser: Browser, url: str, record: str, step: int, picture: Picture) -> None:
    """Sit down at the game, wait until the page has come to rest, and keep what is seen."""
    context = browser.new_context(
        viewport={"width": picture.width, "height": picture.height},
        device_scale_factor=picture.sharpness,
        reduced_motion="reduce",
        locale="en-GB",
    )
    kept = json.dumps({"language": "en", "theme": picture.theme})
    context.add_init_script(f"localStorage.setItem('lacrimosa', {json.dumps(kept)})")
    try:
        table = Stage(context.request, url).table(record, step, [ME, *PATRONS])
        page = context.new_page()
        page.goto(url + table)
        page.locator(READY).first.wait_for(state="attached")
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(SETTLED_MS)
        drawn = page.screenshot()
    finally:
        context.close()
    drawn = _smaller(drawn)
    if len(drawn) > MOST_BYTES:
        raise SystemExit(f"{picture.name}: {len(drawn)} bytes; everybody who opens the README loads them")
    (FOLDER / picture.name).write_bytes(drawn)
    print(f"{picture.name}: {len(drawn)} bytes")


def _smaller(drawn: bytes) -> bytes:
    file = io.BytesIO()
    with Image.open(io.BytesIO(drawn)) as image:
        plain = image.convert("RGB").quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE)
        plain.save(file, "PNG", optimize=True)
    return file.getvalue()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    record, step = midgame_record()
    with measured_server() as server, chromium() as browser:
        for picture in PICTURES:
            take(browser, server.url, record, step, picture)


if __name__ == "__main__":
    main()
