"""One's own tray: tiles where their markers stood, income beside the hand, every court seen."""

import json
from pathlib import Path
from typing import Any

import pytest
from browser.visiting import PHONE, visit
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from server.serving import ServerProcess

from lacrimosa.notation import Game
from lacrimosa.rules.bits import members
from lacrimosa.rules.choices import ACT, INCOME
from lacrimosa.testkit.page.staging import BOT, ME

FOUR = (Path(__file__).resolve().parents[2] / "records" / "four-players.txt").read_text(encoding="utf-8")
WHOLE = (1366, 768)
SEATS = [ME, BOT, BOT, BOT]
LATE = 490


def game_at(step: int) -> Game:
    game = Game.from_record(FOUR)
    while len(game.choices) > step:
        game.undo()
    return game


def deciding() -> int:
    """The last step at which the first seat is asked whether to act or to take income."""
    moves = Game.from_record(FOUR).moves
    return max(step for step, move in enumerate(moves) if move.seat == 0 and move.choice in (ACT, INCOME))


def show_board(page: Page) -> None:
    """A small window has it behind a tab."""
    tab = page.locator(".board > .tabs button").nth(3)
    if tab.is_visible():
        tab.click()


@pytest.mark.parametrize("size", [WHOLE, PHONE])
def test_a_composer_tile_lies_where_its_marker_stood(
    browser: Browser, server: ServerProcess, size: tuple[int, int]
) -> None:
    state = game_at(LATE).state
    tiles = members(state.seats[0].tiles)
    assert len(tiles) > 1
    with visit(browser, server, size) as guest:
        page = guest.open(guest.stage.table(FOUR, LATE, SEATS))
        show_board(page)
        spaces = page.locator(".mine .instruments .space")
        expect(spaces).to_have_count(len(state.tables.instrument_of))
        shown = [at for at in range(spaces.count()) if spaces.nth(at).locator(".portrait").is_visible()]
        assert shown == sorted(state.space_of(tile) for tile in tiles)


@pytest.mark.parametrize(("size", "by"), [(WHOLE, "mouse"), (WHOLE, "keys"), (PHONE, "mouse")])
def test_income_is_one_press_beside_the_hand(
    browser: Browser, server: ServerProcess, size: tuple[int, int], by: str
) -> None:
    step = deciding()
    game = game_at(step)
    cards = len(members(game.state.seats[0].hand))
    with visit(browser, server, size) as guest:
        page = guest.open(guest.stage.table(FOUR, step, SEATS))
        income = page.locator(".hand [data-choices='income']")
        expect(income).to_contain_text(f"+{game.state.round}")
        expect(page.locator(".hand [data-card]")).to_have_count(cards)
        if by == "keys":
            income.focus()
            page.keyboard.press("Enter")
        else:
            income.click()
        expect(income).to_have_count(0)
        purse = page.locator(".ledger header, .strip").locator("visible=true").first
        expect(purse).to_contain_text(str(game.state.seats[0].ducats + game.state.round))


def with_courts(page: Page, ids: list[str]) -> None:
    """Let every board that comes have these court tiles in front of every seat."""

    def lay(thing: Any) -> None:
        if isinstance(thing, dict):
            if "vp" in thing and "tracks" in thing:
                thing["courts"] = [{"id": court, "met": 2, "counts": True} for court in ids]
            thing = list(thing.values())
        if isinstance(thing, list):
            for part in thing:
                lay(part)

    def join(socket: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            lay(message)
            socket.send(json.dumps(message))

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/*", join)


@pytest.mark.parametrize("size", [(1200, 600), WHOLE, (1920, 1080), PHONE])
def test_seven_courts_are_all_seen(browser: Browser, server: ServerProcess, size: tuple[int, int]) -> None:
    courts = list(game_at(0).edition.court_ids[:7])
    with visit(browser, server, size) as guest:
        with_courts(guest.page, courts)
        page = guest.open(guest.stage.table(FOUR, LATE, SEATS))
        show_board(page)
        tiles = page.locator(".mine .own-court")
        expect(tiles).to_have_count(len(courts))
        for at in range(len(courts)):
            tiles.nth(at).scroll_into_view_if_needed()
            worth = tiles.nth(at).locator(".good-vp").bounding_box()
            tile = tiles.nth(at).bounding_box()
            works = page.locator(".mine .works").bounding_box()
            assert worth is not None
            assert tile is not None
            assert works is not None
            assert worth["x"] + worth["width"] <= tile["x"] + tile["width"] + 1
            if size != PHONE:
                assert tile["y"] + tile["height"] <= works["y"] + works["height"] + 1
