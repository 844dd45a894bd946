"""The lantern: turns asked for on the board, lit there, chosen and played; told in the log."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from browser.inspecting import axe, cut, scrolls, small_targets
from browser.visiting import LAPTOP, PHONE, PHONES, Visit, visit
from playwright.sync_api import Browser, Page, expect
from server.reviews.finished import quick
from server.serving import ServerProcess, running

from lacrimosa.notation import Game
from lacrimosa.review.turns import turns_of
from lacrimosa.testkit.page.staging import BOT, ME

RECORDS: Final = Path(__file__).resolve().parents[2] / "records"
DUEL: Final = (RECORDS / "two-players.txt").read_text(encoding="utf-8")
FOUND_MS: Final = 60_000  # only so that nothing waits for ever
TOOK: Final = {"en": "You take a hint", "ru": "Вы берёте подсказку", "fr": "Vous prenez un conseil"}


@pytest.fixture(scope="module")
def teacher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("page-lantern"), settings=quick()) as server:
        yield server


def at_own_turn(guest: Visit) -> Page:
    """A turn of the third round, against a bot."""
    turn = next(one for one in turns_of(Game.from_record(DUEL)) if one.round == 3 and one.seat == 0)
    return guest.open(guest.stage.table(DUEL, turn.first, [ME, BOT]))


def light(page: Page) -> None:
    page.locator(".prompt .lantern").click()
    expect(page.locator(".lantern-panel")).to_be_visible(timeout=FOUND_MS)


def lit(page: Page) -> set[str]:
    """The ranks of what is outlined."""
    return set(page.locator("[data-lamp]").evaluate_all("all => all.map((e) => e.dataset.lamp)"))


def say(guest: Visit, page: Page, kind: str, **values: object) -> dict[str, object]:
    path = f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    state = guest.stage.get(f"{path}/update")["state"]
    name = f"{kind}{state}"
    answer: dict[str, object] = guest.stage.post(
        f"{path}/messages", {"type": kind, "id": name, "state": state, **values}
    )
    assert "refusal" not in answer, answer
    return answer


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(LAPTOP, "en", "day"), (LAPTOP, "ru", "candle"), (PHONE, "ru", "day"), (PHONE, "fr", "candle")],
)
def test_a_turn_is_lit_chosen_and_played(
    browser: Browser, teacher: ServerProcess, size: tuple[int, int], language: str, theme: str
) -> None:
    with visit(browser, teacher, size, language, theme) as guest:
        page = at_own_turn(guest)
        light(page)
        hints = say(guest, page, "hint")["hints"]
        assert isinstance(hints, list)
        assert len(hints) > 1
        ranks = page.locator(".lantern-panel [aria-pressed]")
        expect(ranks).to_have_count(len(hints))
        # One turn at a time: two cards are named, its targets have its number, the others hollow ones.
        assert lit(page) == {"1"}
        expect(page.locator("#area-hand .lamp-flag.named")).to_have_count(2)
        assert page.locator(".lamp-flag.hollow").count() > 0
        assert "lantern-" not in page.locator(".lantern-panel").inner_text()
        faults = axe(page) + cut(page, ".lantern-panel")
        if size in PHONES:
            faults += small_targets(page)
        assert faults == [], "\n".join(faults)
        assert scrolls(page)["across"] == 0
        ranks.nth(1).click()
        expect(ranks.nth(1)).to_have_attribute("aria-pressed", "true")
        assert lit(page) == {"2"}
        page.locator(".lantern-panel .lay").click()
        # The turn stays lit as long as it is played as it was shown.
        expect(page.locator(".lamp-flag.named")).to_have_count(0)
        line = hints[1]["line"]
        expect(page.locator(".prompt .lantern")).to_have_attribute("aria-pressed", "true")
        for choice in line[2:]:
            say(guest, page, "choose", choice=choice)
        expect(page.locator(".lantern-panel, [data-lamp], .lamp-flag")).to_have_count(0)
        if size in PHONES:
            page.locator(".tabs button").last.click()
        expect(page.locator(".log")).to_contain_text(TOOK[language])


def test_by_keyboard_and_put_out_by_anything_else(browser: Browser, teacher: ServerProcess) -> None:
    with visit(browser, teacher) as guest:
        page = at_own_turn(guest)
        page.keyboard.press("l")
        expect(page.locator(".lantern-panel")).to_be_visible(timeout=FOUND_MS)
        expect(page.locator(".log")).to_be_hidden()
        page.keyboard.press("Escape")
        expect(page.locator(".lantern-panel, [data-lamp], .lamp-flag")).to_have_count(0)
        expect(page.locator(".prompt .lantern")).to_be_focused()
        expect(page.locator(".log")).to_be_visible()
        # Once more the same position: nothing new is noted.
        page.keyboard.press("Enter")
        expect(page.locator(".lantern-panel .noted")).to_contain_text("1")
        cards = {turn["line"][0] for turn in say(guest, page, "hint")["hints"]}  # type: ignore[attr-defined]
        update = guest.stage.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/update")
        other = next((one for one in update["question"]["options"] if one not in cards), None)
        assert other is not None
        say(guest, page, "choose", choice=other)
        expect(page.locator(".lantern-panel, [data-lamp], .lamp-flag")).to_have_count(0)


def test_among_people_by_agreement_only(browser: Browser, teacher: ServerProcess) -> None:
    with visit(browser, teacher) as anna, visit(browser, teacher) as bea:
        for agreed in (False, True):
            body = {"options": {"players": 2}, "seats": [ME, {"kind": "open"}]}
            table = f"/api/tables/{anna.stage.post('/api/tables', body)['id']}"
            invite = anna.stage.get(f"{table}/links")["invite"].split("#invite=")[1]
            bea.stage.post(f"{table}/join", {"invite": invite})
            pages = [one.open(table.removeprefix("/api").replace("tables", "table")) for one in (anna, bea)]
            hints = [page.locator(".choice", has=page.get_by_text("Hints", exact=True)) for page in pages]
            expect(hints[1].locator(".held")).to_have_text("Without")
            if agreed:
                hints[0].get_by_role("button", name="With", exact=True).click()
                expect(hints[1].locator(".held")).to_have_text("With")
            anna.stage.post(f"{table}/start", {})
            for page in pages:
                page.locator(".prompt").wait_for()
            found = sum(page.locator(".prompt.mine .lantern").count() for page in pages)
            assert found == (1 if agreed else 0)
            assert sum(page.locator(".prompt.mine").count() for page in pages) == 1
