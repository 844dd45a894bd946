"""The end of a game: a page is written, whose laurels, what Constanze says; the picture; once more."""

from pathlib import Path
from typing import Final

import pytest
from browser.inspecting import axe, cut, scrolls, small_targets
from browser.visiting import LAPTOP, PHONE, PHONES, Visit, visit
from playwright.sync_api import Browser, Page, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.staging import BOT, ME

RECORDS: Final = Path(__file__).resolve().parents[2] / "records"
FOUR: Final = (RECORDS / "four-players.txt").read_text(encoding="utf-8")
SOLO: Final = (RECORDS / "solo-hard-salieri.txt").read_text(encoding="utf-8")
SMALL_LAPTOP: Final = (1200, 600)
PNG: Final = b"\x89PNG\r\n\x1a\n"


def played(guest: Visit, record: str, step: int, seats: list[dict[str, str]]) -> Page:
    """A game that goes on from a step of a record and is over soon, by whatever is offered first."""
    path = guest.stage.table(record, step, seats)
    guest.stage.play_out(path)
    page = guest.open(path)
    page.locator(".ceremony").wait_for()
    return page


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(SMALL_LAPTOP, "ru", "candle"), (LAPTOP, "fr", "day"), (PHONE, "ru", "day"), (PHONE, "es", "candle")],
)
def test_a_win_and_a_defeat(
    browser: Browser, server: ServerProcess, size: tuple[int, int], language: str, theme: str
) -> None:
    with visit(browser, server, size, language, theme) as guest:
        for record, step, seats in ((FOUR, 520, [ME, BOT, BOT, BOT]), (SOLO, 118, [ME])):
            page = played(guest, record, step, seats)
            page.evaluate("() => document.fonts.ready")
            # Every patron is there with points, and every space of the Requiem that somebody wrote on.
            final = guest.stage.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/update")
            expect(page.locator(".patrons .medal, .patrons li")).to_have_count(len(final["final"]["seats"]))
            written = len(final["board"]["requiem"]["markers"]) + len(final["board"]["requiem"]["covered"])
            expect(page.locator(".ceremony .note")).to_have_count(written)
            found = axe(page) + cut(page)
            for stage in page.locator(".stages button").all():
                stage.click()
                found += cut(page)
            assert scrolls(page)["across"] == 0
            if size in PHONES:
                found += small_targets(page)
            assert found == [], "\n".join(found)
            if size not in PHONES:
                # The whole ceremony is seen at once, and that there is more below.
                below = page.evaluate(
                    "() => [...document.querySelectorAll('.ceremony :is(h1, .page, .patrons, blockquote)')]"
                    ".map((e) => e.getBoundingClientRect().bottom - innerHeight)"
                )
                assert max(below) <= 0


def test_the_notes_come_one_after_the_other(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server) as guest:
        guest.page.emulate_media(reduced_motion="no-preference")
        page = played(guest, FOUR, 520, [ME, BOT, BOT, BOT])
        delays = page.evaluate(
            "() => [...document.querySelectorAll('.ceremony .note')]"
            ".map((e) => parseFloat(getComputedStyle(e).animationDelay))"
        )
        markers = page.locator(".ceremony .note").count()
        # Forty milliseconds each, and only what was covered from the start comes together.
        assert max(delays) == pytest.approx((len(set(delays)) - 1) * 0.04)
        assert len(set(delays)) > markers / 2
        page.reload()
        page.locator(".ceremony .note").first.wait_for()
        assert page.locator(".ceremony .writing").count() == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_picture_is_saved(browser: Browser, server: ServerProcess, language: str, tmp_path: Path) -> None:
    with visit(browser, server, language=language) as guest:
        page = played(guest, SOLO, 118, [ME])
        with page.expect_download() as download:
            page.locator(".save").click()
        file = tmp_path / "picture.png"
        download.value.save_as(file)
        picture = file.read_bytes()
        assert download.value.suggested_filename == "lacrimosa.png"
        assert picture.startswith(PNG)
        width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
        assert (width, height) == (2 * 1200, 2 * 630)
        # More than an empty page.
        assert len(picture) > 100_000


def test_a_rematch_against_the_computer_begins_at_once(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server) as guest:
        page = played(guest, FOUR, 520, [BOT, ME, BOT, BOT])
        old = page.url
        page.locator(".deeds .btn-red").click()
        expect(page.locator(".board")).to_be_visible()
        assert page.url != old
        seats = guest.stage.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")["seats"]
        # Who sat first sits last, and everybody keeps their colour.
        assert [seat.get("is_you", False) for seat in seats] == [True, False, False, False]
        assert [seat["colour"] for seat in seats] == [1, 2, 3, 0]
