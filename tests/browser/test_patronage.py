"""My patronage: from an empty one to a game, its works in the catalogue, out and back, and the export."""

import json
import re
from typing import Any

from browser.inspecting import inspect
from browser.visiting import LAPTOP, PHONE, Visit, visit
from playwright.sync_api import Browser, Page, expect
from server.serving import ServerProcess

from lacrimosa.bots.bot import Budget
from lacrimosa.bots.registry import make_bots
from lacrimosa.notation import Game
from lacrimosa.rules.view import view

SEED = 3


def choices() -> list[str]:
    """A whole solo game in which works are commissioned and sold: a chosen seed deals it again."""
    game = Game.new(1, level="easy", seed=SEED)
    (bot,) = make_bots(["organist"], [SEED])
    found = []
    while not game.over:
        choice = bot.choose(view(game.state, 0), game.options, Budget())
        found.append(game.texts()[choice])
        game.make(choice)
    return found


def played(guest: Visit, made: list[str]) -> str:
    """The same at a table of the guest."""
    post, get = guest.stage.post, guest.stage.get
    options: dict[str, Any] = {"players": 1, "level": "easy", "seed": SEED}
    table = post("/api/tables", {"options": options, "seats": [{"kind": "me"}], "start": True})["id"]
    state = get(f"/api/tables/{table}/update?since=0&wait=0")["state"]
    for number, choice in enumerate(made):
        message = {"type": "choose", "id": f"m{number}", "state": state, "choice": choice}
        answer = post(f"/api/tables/{table}/messages", message)
        state = answer["version"]
    return str(table)


def look_over(page: Page, size: tuple[int, int]) -> list[str]:
    # Titles in the catalogue are cut on purpose; their whole name is the plate's.
    return [line for line in inspect(page, size) if " text: " not in line or "caption" not in line]


def on_a_telephone(browser: Browser, server: ServerProcess, link: str, sold: str) -> list[str]:
    """The same patronage, in another language and by candlelight."""
    found: list[str] = []
    with visit(browser, server, PHONE, "ru", "candle") as phone:
        phone.open("/rules")
        phone.stage.post("/api/me/carry", {"link": link})
        for part in ("", "/figures", "/games"):
            page = phone.open(f"/patronage{part}")
            page.locator("main .page-section").first.wait_for()
            found += look_over(page, PHONE)
        page = phone.open("/patronage")
        page.locator(f"[data-work={sold}]").click()
        expect(page.locator("[data-entry]")).to_be_visible()
    return found


def test_from_an_empty_catalogue_to_the_export(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        page = guest.open("/patronage")
        expect(page.locator("main h2")).to_contain_text("An empty catalogue")
        found = look_over(page, LAPTOP)
        table = played(guest, choices())
        told = guest.stage.get("/api/patronage")
        works = {work["id"]: work for work in told["catalogues"][0]["works"]}
        sold = next(id_ for id_, work in works.items() if work.get("sold"))

        # The end of the game leads there.
        page = guest.open(f"/table/{table}")
        page.locator(f'a[href="/patronage?game={table}"]').click()
        expect(page.locator("[data-entries] li").first).to_be_visible()
        expect(page.locator("[data-work]:not([data-layer=pale])")).to_have_count(len(works))
        expect(page.locator(f"[data-work={sold}]")).to_have_attribute("data-layer", "gold")
        found += look_over(page, LAPTOP)

        # A plate is a button for the keyboard, too, and tells the first time.
        plate = page.locator(f"[data-work={sold}]")
        plate.focus()
        page.keyboard.press("Enter")
        expect(plate).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-entry]")).to_contain_text(re.compile("First on .*, in round"))
        found += look_over(page, LAPTOP)

        page.locator("header nav a", has_text="Figures").click()
        every = told["groups"][0]
        expect(page.locator("[data-group='solo easy']")).to_contain_text(f"{every['won']} of 1")
        expect(page.locator(".scores")).to_contain_text(str(every["best"]["score"]))
        found += look_over(page, LAPTOP)

        with page.expect_download() as download:
            page.locator("a[download]").click()
        export = json.loads(download.value.path().read_text(encoding="utf-8"))
        assert [game["game"]["table"] for game in export["games"]] == [table]

        page.locator("header nav a", has_text="Games").click()
        row = page.locator(f"[data-game={table}]")
        row.get_by_role("button", name="Take out").click()
        found += look_over(page, LAPTOP)
        row.get_by_role("button", name="Take it out").click()
        expect(page.get_by_role("status").first).to_contain_text("out of your patronage")
        expect(page.locator("main h2")).to_contain_text("An empty catalogue")
        page.get_by_role("button", name="Put it back").click()
        expect(row).to_be_visible()
        assert guest.stage.get("/api/patronage") == told

        link = guest.stage.get("/api/me/link")["url"]
        found += on_a_telephone(browser, server, link, sold)
        assert found == [], "\n".join(found)
