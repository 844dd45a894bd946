"""A turn in four clicks; sheets say what the engine knows; "why can't I …?"; a line that breaks."""

import re
from collections.abc import Callable

import pytest
from browser.visiting import LAPTOP, PHONE, Visit, visit
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from server.serving import ServerProcess

from bench.page_figures.turn_clicks import turn_clicks
from bench.page_figures.windows import windows_whole
from lacrimosa.notation import Game
from lacrimosa.notation.choices import choice_text, parse_choice
from lacrimosa.rules.explain import pointable
from lacrimosa.rules.view import view
from lacrimosa.server.messages.question import Preview
from lacrimosa.server.presenters.preview import preview_of
from lacrimosa.testkit.page.staging import BOT, ME

READY = ".board main[aria-busy='false'] .works"
# The first player holds a card for each of Document, Commission, Travel and Requiem.
SEED = 11
# A second click earlier than this would be the end of a double click.
SEEN_MS = 500
COUNT = "() => { window.presses = 0; addEventListener('click', () => { window.presses += 1; }, true); }"

# A second click as soon as the price is there.
NERVOUS = """async (thing) => {
  const press = () => {
    thing.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    thing.click();
  };
  press();
  while (!document.querySelector('.pop .agree')) await new Promise(requestAnimationFrame);
  press();
}"""


def game_after(*choices: str) -> Game:
    game = Game.new(players=2, seed=SEED, composers=["eybler", "stadler"])
    for choice in choices:
        game.play(parse_choice(game.words, choice))
    return game


def laid(action: str) -> tuple[str, str]:
    """A card with the action in Experiences, another one in Story."""
    game = game_after()
    hand = [choice_text(game.words, choice) for choice in game.options]
    card = next(text for text in hand if text.startswith(f"experience start_{action}"))
    other = next(text for text in hand if text.startswith("experience ") and text != card)
    return card, other.replace("experience", "story")


def previewed(text: str, *choices: str) -> Preview:
    """What the engine says about a choice."""
    game = game_after(*choices)
    assert game.to_move == 0
    return preview_of(game.words, view(game.state, 0), 0, parse_choice(game.words, text))


def opened(action: str, *choices: str) -> str:
    """Something that acting on the laid card lets one choose, with a price that leaves nothing to decide."""
    game = game_after(*choices)
    seen = view(game.state, 0)
    for choice in pointable(game.state, 0):
        preview = preview_of(game.words, seen, 0, choice)
        is_plain = len(preview.outcomes) == 1 and not preview.outcomes[0].by_hand
        if preview.choice.startswith(f"{action} ") and preview.through and is_plain:
            return preview.choice
    raise AssertionError(f"nothing to {action}")


def at_table(guest: Visit, *choices: str) -> Page:
    game = game_after(*choices)
    page = guest.open(guest.stage.table(game.record(), len(game.choices), [ME, BOT]))
    page.locator(READY).first.wait_for(state="attached")
    page.evaluate(COUNT)
    return page


def thing(page: Page, choice: str) -> str:
    """What stands for a choice on the board."""
    return f'[data-choices="{choice}"], [data-choices^="{choice}|"], [data-choices$="|{choice}"]'


def click(page: Page, choice: str) -> None:
    page.locator(thing(page, choice)).locator("visible=true").first.click()


def is_turn(page: Page, turn: int) -> None:
    expect(page.locator(".topbar")).to_contain_text(f"Turn {turn}")


def test_an_ordinary_turn_takes_four_clicks(browser: Browser, server: ServerProcess) -> None:
    card, story = laid("commission")
    target = opened("commission", card, story)
    with visit(browser, server, LAPTOP) as guest:
        page = at_table(guest)
        for choice in (card, story.replace("story", "experience"), target):
            click(page, choice)
            page.wait_for_timeout(SEEN_MS)
        expect(page.locator(".pop .agree")).to_have_text("Pay and end turn")
        click(page, target)
        is_turn(page, 2)
        assert page.evaluate("() => window.presses") == 4


def test_every_decision_is_taken_back_whole(browser: Browser, server: ServerProcess) -> None:
    """Also one before the last: a commission with its payment is still one decision after an exchange."""
    card, story = laid("commission")
    target = opened("commission", card, story)
    with visit(browser, server, LAPTOP) as guest:
        page = at_table(guest, card, story)
        update = f"/api/tables/{page.url.rsplit('/', 1)[1]}/update"

        def stands(many: Callable[[int], bool]) -> int:
            """How many choices stand, once there are as many as that."""
            step = 0
            for _ in range(200):
                step = int(guest.stage.get(update)["step"])
                if many(step):
                    return step
                page.wait_for_timeout(50)
            raise AssertionError(f"{step} choices stand")

        first = stands(lambda _: True)
        click(page, target)
        page.locator(".pop .only").click()
        second = stands(lambda step: step > first + 1)
        page.locator(".exchange button").first.click()
        click(page, "buy talent")
        stands(lambda step: step > second)
        for before in (second, first):
            page.locator(".undo").click()
            stands(lambda step, before=before: step <= before)  # type: ignore[misc]
            assert stands(lambda _: True) == before


def test_a_double_click_does_not_pay_nor_does_a_second_one_where_nobody_wants_it(
    browser: Browser, server: ServerProcess
) -> None:
    choices = laid("commission")
    target = opened("commission", *choices)
    with visit(browser, server, LAPTOP) as guest:
        page = at_table(guest, *choices)
        page.mouse.move(20, 300)
        page.locator(thing(page, target)).locator("visible=true").first.evaluate(NERVOUS)
        page.wait_for_timeout(SEEN_MS)
        expect(page.locator(".pop .agree")).to_be_visible()
        is_turn(page, 1)
    with visit(browser, server, LAPTOP, payAgain=False) as guest:
        page = at_table(guest, *choices)
        for _ in range(3):
            click(page, target)
            page.wait_for_timeout(SEEN_MS)
        expect(page.locator(".pop .agree")).to_be_visible()
        is_turn(page, 1)


def test_a_card_does_not_flee_from_the_mouse_at_its_edge(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        page = at_table(guest)
        card = page.locator(".hand .card.can").first
        before = card.bounding_box()
        assert before
        page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] - 1)
        expect(card.locator(".memory").first).not_to_have_css("transform", "none")
        assert card.bounding_box() == before


def test_a_finger_agrees_by_the_button_only(browser: Browser, server: ServerProcess) -> None:
    choices = laid("commission")
    target = opened("commission", *choices)
    with visit(browser, server, PHONE) as guest:
        page = at_table(guest, *choices)
        page.locator(".tabs button").first.tap()
        card = page.locator(thing(page, target)).locator("visible=true").first
        card.tap()
        page.wait_for_timeout(SEEN_MS)
        expect(page.locator(".pop .agree")).to_be_visible()
        card.dispatch_event("pointerdown", {"pointerType": "touch"})
        card.dispatch_event("pointerup", {"pointerType": "touch"})
        card.dispatch_event("click")
        page.wait_for_timeout(SEEN_MS)
        expect(page.locator(".pop .agree")).to_be_visible()
        page.locator(".pop .agree").tap()
        expect(page.locator(".pop")).to_have_count(0)


def test_what_acting_opens_is_paid_and_taken_back_as_one(browser: Browser, server: ServerProcess) -> None:
    choices = laid("commission")
    target = opened("commission", *choices)
    with visit(browser, server, LAPTOP) as guest:
        page = at_table(guest, *choices)
        question = page.locator("#prompt").inner_text()
        click(page, target)
        page.locator(".pop .only").click()
        expect(page.locator(".confirm")).to_have_attribute("aria-disabled", "false")
        is_turn(page, 1)
        # The person agreed to all of it: nothing was "done for you".
        expect(page.locator(".notices .banner")).to_have_count(0)
        page.locator(".undo").click()
        expect(page.locator("#prompt")).to_have_text(re.compile(re.escape(question.split("\n")[0])))
        expect(page.locator('[data-choices="income"]').first).to_be_visible()


def test_the_sheet_of_a_memory_names_the_card_that_leaves(browser: Browser, server: ServerProcess) -> None:
    choices = laid("document")
    target = opened("document", *choices)
    preview = previewed(target, *choices)
    assert preview.outcomes[0].forgotten == choices[1].split()[1]
    with visit(browser, server, LAPTOP) as guest:
        page = at_table(guest)
        story = page.locator(f'.hand [data-card="{preview.outcomes[0].forgotten}"] .memory-title')
        title = " ".join(story.inner_text().split())
        for choice in choices:
            click(page, choice)
            page.wait_for_timeout(SEEN_MS)
        click(page, target)
        expect(page.locator(".pop")).to_contain_text(f"“{title}” leaves your Story and the game")


def test_the_sheet_of_a_marker_says_what_it_is_worth_at_the_end(
    browser: Browser, server: ServerProcess
) -> None:
    choices = laid("requiem")
    target = opened("requiem", *choices)
    marker = previewed(target, *choices).marker
    assert marker is not None
    assert marker.now != marker.turned
    with visit(browser, server, LAPTOP) as guest:
        page = at_table(guest, *choices)
        click(page, target)
        sheet = page.locator(".pop")
        expect(sheet).to_contain_text(
            f"worth {marker.now} VP as things stand, {marker.turned} VP if the majority turns"
        )
        expect(sheet).to_contain_text(f"{marker.before} VP → {marker.after} VP")


def test_why_not_answers_for_what_one_points_at(browser: Browser, server: ServerProcess) -> None:
    choices = laid("commission")
    with visit(browser, server, LAPTOP) as guest:
        page = at_table(guest, *choices)
        place = page.locator(".map [data-place]:not([aria-disabled='false'])").first
        page.locator(".ask-why").click()
        expect(page.locator("#prompt")).to_contain_text("Point at what you would like to do")
        place.click(force=True)
        expect(page.locator(".pop")).to_contain_text("Rule TRN-3")
        expect(page.locator("#prompt")).not_to_contain_text("Point at")
        page.keyboard.press("Escape")
        # By keyboard: what has the focus answers.
        place.focus()
        page.keyboard.press("w")
        expect(page.locator(".pop")).to_contain_text("Rule TRN-3")
        page.keyboard.press("Escape")
        # Nothing is chosen by asking, not even what could be.
        page.locator(".ask-why").click()
        click(page, "act")
        expect(page.locator('[data-choices="act"]').first).to_be_visible()


def test_without_a_line_there_is_a_notice_and_no_empty_sheet(browser: Browser, server: ServerProcess) -> None:
    choices = laid("commission")
    target = opened("commission", *choices)
    silent = False

    def pass_on(socket: WebSocketRoute) -> None:
        far = socket.connect_to_server()
        socket.on_message(lambda message: None if silent else far.send(message))
        far.on_message(lambda message: None if silent else socket.send(message))

    with visit(browser, server, LAPTOP) as guest:
        guest.page.route_web_socket(re.compile("/api/"), pass_on)
        page = at_table(guest, *choices)
        # The sheet's own code comes when the mouse first moves.
        page.mouse.move(20, 300)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        silent = True
        guest.context.set_offline(True)
        expect(page.locator(".banner")).to_contain_text("Connection lost", timeout=1000)
        click(page, target)
        page.wait_for_timeout(SEEN_MS)
        expect(page.locator(".pop")).to_have_count(0)
        guest.context.set_offline(False)
        expect(page.locator(".banner").filter(has_text="Connection lost")).to_have_count(0)


def test_the_figures_are_measured_through_the_page(browser: Browser, server: ServerProcess) -> None:
    turns = turn_clicks(browser, server.url, seed=SEED, turns=3)
    assert len(turns) == 3
    assert min(turn.clicks for turn in turns) == 4
    with visit(browser, server, LAPTOP) as guest:
        address = server.url + guest.stage.new({"players": 2, "seed": SEED}, [ME, BOT])
        cookies = guest.context.cookies()
        assert windows_whole(browser, address, cookies, [(1366, 641), PHONE]) == ["1366x641"]


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_income_is_one_click(browser: Browser, server: ServerProcess, size: tuple[int, int]) -> None:
    choices = laid("commission")
    with visit(browser, server, size) as guest:
        page = at_table(guest, *choices)
        click(page, "income")
        expect(page.locator(".confirm")).to_have_attribute("aria-disabled", "false")
