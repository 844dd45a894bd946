"""Two people meet by the list of open tables, talk, react and look back, each in a browser of their own."""

import re

from browser.inspecting import axe, cut, small_targets
from browser.visiting import LAPTOP, PHONE, Visit, visit
from playwright.sync_api import Browser, Page, expect
from server.serving import ServerProcess

MARKUP = "<img src=x onerror=document.title='taken'> Bravo & <b>encore</b>"
expect.set_options(timeout=20_000)
READY = ".board main[aria-busy='false']"


def sound(page: Page, *, is_phone: bool = False) -> None:
    found = axe(page) + cut(page) + (small_targets(page) if is_phone else [])
    assert found == [], "\n".join(found)


def speak(page: Page, text: str) -> None:
    page.locator(".talk input").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator(".talk input")).to_have_value("")


def made(guest: Visit, table: str) -> int:
    return int(guest.stage.get(f"/api/tables/{table}/update")["step"])


def test_two_people_meet_talk_and_react(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP, "en") as anna, visit(browser, server, PHONE, "ru", "candle") as ben:
        table = begin(anna, ben)
        for guest in (anna, ben):
            guest.open(f"/table/{table}")
            guest.page.locator(READY).wait_for(state="attached")
        say_and_react(anna, ben, table)
        hide_and_show(anna, ben, table)
        find_again(anna, table)
        look_back(anna, ben, table)


def begin(anna: Visit, ben: Visit) -> str:
    """Anna lists her table, Ben finds it and sits down; the table's id."""
    stage = anna.stage
    table = str(stage.post("/api/tables", {"options": {"players": 2}})["id"])
    page = anna.open(f"/table/{table}")
    page.locator(".invite .segments button").last.click()
    expect(page.locator(".invite img")).to_have_js_property("complete", True)
    expect(page.locator(".invite [aria-pressed='true']")).to_have_text("Everyone here")
    sound(page)
    page = ben.open("/tables")
    row = page.locator(f".open-table:has(a[href='/table/{table}#open'])")
    sound(page, is_phone=True)
    # Looking at it first takes no invitation either.
    row.locator("a").click()
    page.locator(".join-name input").wait_for()
    page.go_back()
    row.locator("button").click()
    page.wait_for_url(f"**/table/{table}")
    page.locator(".lobby").wait_for()
    stage.post(f"/api/tables/{table}/start", {})
    return table


def say_and_react(anna: Visit, ben: Visit, table: str) -> None:
    for guest in (anna, ben):
        update = guest.stage.get(f"/api/tables/{table}/update")
        if options := (update.get("question") or {}).get("options"):
            choice = {"type": "choose", "id": "first", "state": update["state"], "choice": options[0]}
            guest.stage.post(f"/api/tables/{table}/messages", choice)
    page = anna.page
    page.locator(".talk .open").click()
    speak(page, MARKUP)
    # Ben is told, wherever he looks; then he reads it in the log.
    expect(ben.page.locator(".notices")).to_contain_text(MARKUP)
    page.locator(".talk .seals button").first.click()
    expect(page.locator(".talk .seals [aria-pressed='true']")).to_have_attribute("aria-label", "Bravo")
    sound(page)
    ben.page.locator(".tabs button").last.click()
    expect(ben.page.locator(".log .note")).to_contain_text(MARKUP)
    expect(ben.page.locator(".log .seals")).to_contain_text("Браво")
    assert ben.page.locator(".log .note :is(img, bdi b)").count() == 0
    assert "taken" not in ben.page.title()
    ben.page.locator(".talk .open").click()
    ben.page.locator(".talk .seals button").nth(4).click()
    speak(ben.page, "שלום, Anna")
    expect(page.locator(".log .note").last).to_contain_text("שלום, Anna")
    expect(page.locator(".log .seals")).to_contain_text("Alas")
    ben.page.locator(".banner").first.wait_for(state="detached", timeout=20_000)
    sound(ben.page, is_phone=True)
    # With the keyboard alone, and a line too long to be said.
    page.keyboard.press("Escape")
    expect(page.locator(".talk .open")).to_be_visible()


def hide_and_show(anna: Visit, ben: Visit, table: str) -> None:
    ben.page.locator(".log .note .mute").first.click()
    expect(ben.page.locator(".log")).not_to_contain_text("onerror")
    ben.page.locator(".log .note .link").first.click()
    expect(ben.page.locator(".log")).to_contain_text(MARKUP)
    # The host switches the talk off and on again.
    page = anna.page
    page.locator(".menu button").last.click()
    rule = page.locator(".dialog select").filter(has=page.locator("option[value='everybody']"))
    rule.select_option("off")
    expect(ben.page.locator(".log .note")).to_have_count(0)
    expect(ben.page.locator(".talk")).to_have_count(0)
    rule.select_option("patrons")
    expect(ben.page.locator(".log .note")).to_have_count(2)
    page.keyboard.press("Escape")


def find_again(anna: Visit, table: str) -> None:
    """What goes on stands beside what is open."""
    page = anna.open("/tables")
    game = page.locator(f".game[href='/table/{table}']")
    game.wait_for()
    expect(page.locator(".open-table")).to_have_count(0)
    sound(page)
    game.click()
    page.locator(READY).wait_for(state="attached")


def look_back(anna: Visit, ben: Visit, table: str) -> None:
    """When the game is over the replay has it at its move."""
    ben.stage.post(f"/api/tables/{table}/leave", {})
    step = made(anna, table)
    stage = anna.stage
    while True:
        update = stage.get(f"/api/tables/{table}/update?wait=1")
        if update["table"]["status"] == "over":
            break
        if options := (update.get("question") or {}).get("options"):
            said = {"type": "choose", "state": update["state"], "choice": options[0], "press_on": "always"}
            stage.post(f"/api/tables/{table}/messages", {"id": f"s{update['state']}", **said})
    assert step >= 1
    page = anna.open(f"/replay/{table}/0")
    page.locator(".replay-dock").wait_for()
    expect(page.locator(".log .note")).to_have_count(0)
    page = anna.open(f"/replay/{table}/12")
    expect(page.locator(".log .note").first).to_contain_text(re.compile("Bravo & <b>encore"))
    expect(page.locator(".log .seals")).to_contain_text("Bravo")
    expect(page.locator(".talk")).to_have_count(0)
    sound(page)
