"""What others do is shown deed by deed, and nobody has to wait for it."""

import re
from pathlib import Path

import pytest
from browser.inspecting import axe, cut
from browser.visiting import DESK, LAPTOP, PHONE, Motion, Visit, visit
from playwright.sync_api import Browser, Page, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.player import PagePlayer
from lacrimosa.testkit.page.staging import ME

RECORDS = Path(__file__).resolve().parents[2] / "records"
FOUR = (RECORDS / "four-players.txt").read_text(encoding="utf-8")
SOLO = (RECORDS / "solo-hard-salieri.txt").read_text(encoding="utf-8")
SHORT_SOLO = (RECORDS / "solo-easy-salieri.txt").read_text(encoding="utf-8")
# The first seat's next choice ends its turn: three others play, or the Soloist closes a round, or the game.
BEFORE_THREE = 165
BEFORE_FOURTH_TURN = 25
BEFORE_LAST_TURN = 129
# He takes the Royal Court of Paris, or writes into the Kyrie.
BEFORE_PARIS = 61
BEFORE_KYRIE = 33
SHOWN = ".turn-bar, .caption, .soloist-card, .interlude"
PUPIL = {"kind": "bot", "bot": "pupil"}
MUTED = ["points_unspent", "action_unused", "bonus_missed"]
# Keeps every deed that was ever to be read.
WATCH = """() => {
  window.deeds = [];
  new MutationObserver(() => {
    const deed = document.querySelector('.turn-bar .deed')?.textContent.trim();
    if (deed && window.deeds.at(-1) !== deed) window.deeds.push(deed);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def board(guest: Visit, record: str, step: int, seats: list[dict[str, str]]) -> Page:
    page = guest.open(guest.stage.table(record, step, seats))
    page.locator(".prompt .confirm").wait_for()
    page.evaluate(WATCH)
    return page


def four(guest: Visit) -> Page:
    return board(guest, FOUR, BEFORE_THREE, [ME, PUPIL, PUPIL, PUPIL])


def end_turn(page: Page) -> None:
    page.locator(".prompt .confirm").click()


HAND = "#area-hand [data-choices]:not([aria-disabled=true])"


def asked_again(page: Page) -> None:
    page.locator(HAND).first.wait_for()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_an_opponents_turn_is_seen_deed_by_deed(
    browser: Browser, server: ServerProcess, motion: Motion
) -> None:
    with visit(browser, server, LAPTOP, turns="fast", muted=MUTED, motion=motion) as guest:
        page = four(guest)
        end_turn(page)
        bar = page.locator(".turn-bar")
        expect(bar).to_be_visible()
        # The patron who plays is lit.
        expect(page.locator(".turn-stage .spot")).to_have_count(1)
        # Three of the same level are three different people. The bar goes where one of them has to be waited
        # for, so it is their deeds that tell when all have played.
        page.wait_for_function(
            "() => new Set(window.deeds.flatMap((deed) => deed.split(' places ').slice(0, -1))).size === 3"
        )
        asked_again(page)
        expect(bar).to_have_count(0)


def test_a_click_or_a_key_goes_on_and_skip_ends_it(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, DESK, turns="slow", muted=MUTED) as guest:
        page = four(guest)
        end_turn(page)
        deed = page.locator(".turn-bar .deed")
        expect(page.locator(".skip-turns")).to_have_text("Your turn")
        first = deed.inner_text()
        # Nothing lies there that could be chosen.
        page.mouse.click(*middle_of_nothing(page))
        expect(deed).not_to_have_text(first)
        second = deed.inner_text()
        page.keyboard.press("Space")
        expect(deed).not_to_have_text(second)
        page.locator(".skip-turns").click()
        expect(page.locator(".turn-bar, .turn-stage")).to_have_count(0)
        page.get_by_role("button", name="Show again").click()
        expect(deed).to_be_visible()
        assert cut(page, SHOWN) == []
        assert axe(page) == []


def middle_of_nothing(page: Page) -> tuple[float, float]:
    box = page.locator(".rail .log").bounding_box()
    assert box
    return box["x"] + 2, box["y"] + 2


def test_whoever_acts_at_once_passes_over_the_rest(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP, turns="slow", muted=MUTED) as guest:
        page = four(guest)
        end_turn(page)
        expect(page.locator(".skip-turns")).to_have_text("Your turn")
        player = PagePlayer(page)
        before = player.state()
        page.locator(f"{HAND} >> visible=true").first.click()
        expect(page.locator(".turn-bar, .turn-stage")).to_have_count(0)
        page.wait_for_function(
            "(before) => document.querySelector('.board').dataset.state !== before", arg=before
        )
        page.wait_for_timeout(300)
        assert page.locator(".turn-bar").count() == 0


def test_nothing_is_shown_at_speed_off_or_after_a_reload(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP, turns="off", muted=MUTED) as guest:
        page = four(guest)
        end_turn(page)
        asked_again(page)
        page.wait_for_timeout(300)
        assert page.evaluate("() => window.deeds") == []
        page.evaluate(
            "localStorage.lacrimosa = JSON.stringify({...JSON.parse(localStorage.lacrimosa), turns: 'slow'})"
        )
        page.reload()
        asked_again(page)
        page.wait_for_timeout(300)
        assert page.locator(".turn-bar").count() == 0


@pytest.mark.parametrize(("size", "place"), [(LAPTOP, ".rail .since"), (PHONE, ".news")])
def test_the_digest_tells_it_again(
    browser: Browser, server: ServerProcess, size: tuple[int, int], place: str
) -> None:
    with visit(browser, server, size, turns="off", muted=MUTED) as guest:
        page = four(guest)
        end_turn(page)
        asked_again(page)
        digest = page.locator(place)
        expect(digest).to_contain_text("Since your last move")
        assert digest.locator("li").count() >= 1
        digest.get_by_role("button", name="Show again").click()
        expect(page.locator(".turn-bar")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".turn-bar")).to_have_count(0)


def test_the_soloists_fourth_turn_can_be_read_and_the_round_closes(
    browser: Browser, server: ServerProcess
) -> None:
    with visit(browser, server, DESK, turns="slow", muted=MUTED) as guest:
        page = board(guest, SOLO, BEFORE_FOURTH_TURN, [ME])
        end_turn(page)
        cards = page.locator(".turn-stage .soloist-card")
        expect(cards.first).to_contain_text(re.compile(r"Card \d+ says what he does: \w+"))
        expect(page.locator(".turn-stage .decides").first).to_be_visible()
        page.keyboard.press("Space")
        expect(page.locator(".turn-bar .deed")).to_contain_text("Schikaneder")
        while page.locator(".interlude").count() == 0:
            page.keyboard.press("Space")
            page.wait_for_timeout(50)
        sheet = page.locator(".interlude")
        expect(sheet.get_by_role("heading", level=2)).to_have_text("1763–1772 ends")
        for part in ("The Story pays", "Finances pay", "Period bonus", "Cards that leave", "Gilded side up"):
            expect(sheet).to_contain_text(part)
        assert axe(page) == []
        assert cut(page, SHOWN) == []
        sheet.get_by_role("button", name="On to round 2").click()
        expect(sheet).to_have_count(0)
        # It can still be read when the next round has begun.
        expect(page.locator(".rail .soloist")).to_contain_text("Round 1, turn 4")
        expect(page.locator(".rail .soloist .did")).to_contain_text("Schikaneder")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_last_turn_is_seen_before_the_count(
    browser: Browser, server: ServerProcess, size: tuple[int, int]
) -> None:
    with visit(browser, server, size, turns="slow", muted=MUTED) as guest:
        page = board(guest, SHORT_SOLO, BEFORE_LAST_TURN, [ME])
        end_turn(page)
        expect(page.locator(".turn-bar .deed")).to_contain_text("Schikaneder")
        assert page.locator(".sc-page").count() == 0
        page.keyboard.press("Escape")
        expect(page.locator(".sc-page")).to_be_visible()


# Keeps what was to be seen of something whenever it changed, and what was shown then.
FOLLOW = """([thing, part]) => {
  const look = () => {
    const e = document.querySelector(thing);
    return part === null ? e.textContent.trim() : (e.getAttribute(part) ?? '');
  };
  window.looks = [[look(), '']];
  new MutationObserver(() => {
    const now = look();
    const shown = document.querySelector('.turn-stage .laid')
      ? 'cards' : document.querySelector('.caption')?.textContent.trim() ?? '';
    if (window.looks.at(-1)[0] !== now) window.looks.push([now, shown]);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
PARIS = "[data-place=paris] .plaque"
KYRIE = ".req .movement:has([data-explain='movement kyrie']) .balance"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize(
    ("step", "thing", "part", "word"),
    [(BEFORE_PARIS, PARIS, "data-tile", "Paris"), (BEFORE_KYRIE, KYRIE, None, "Kyrie")],
)
def test_a_tile_goes_and_a_note_is_counted_with_its_deed(
    browser: Browser, server: ServerProcess, motion: Motion, step: int, thing: str, part: str, word: str
) -> None:
    with visit(browser, server, DESK, turns="slow", muted=MUTED, motion=motion) as guest:
        page = board(guest, SOLO, step, [ME])
        page.evaluate(FOLLOW, [thing, part])
        end_turn(page)
        expect(page.locator(".turn-stage .laid .soloist-card").first).to_be_visible()
        # The game has gone on: the person is asked already. The picture has not.
        expect(page.locator(".skip-turns")).to_have_text("Your turn")
        page.wait_for_timeout(400)
        assert len(page.evaluate("() => window.looks")) == 1
        page.keyboard.press("Space")
        expect(page.locator(".caption")).to_contain_text(word)
        page.wait_for_function("() => window.looks.length > 1")
        changes = page.evaluate("() => window.looks.slice(1)")
        assert len(changes) == 1
        assert word in changes[0][1]


def test_whoever_skips_sees_the_board_as_it_is(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, DESK, turns="slow", muted=MUTED, motion="no-preference") as guest:
        page = board(guest, SOLO, BEFORE_PARIS, [ME])
        expect(page.locator(f"{PARIS}[data-tile]")).to_have_count(1)
        end_turn(page)
        expect(page.locator(".turn-stage .laid")).to_be_visible()
        expect(page.locator(f"{PARIS}[data-tile]")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(f"{PARIS}[data-tile]")).to_have_count(0)
