"""Rated play in the browser: agreed on in the lobby, seen at the table, in the count and on the board."""

import re

from browser.inspecting import inspect
from browser.visiting import LAPTOP, PHONE, visit
from playwright.sync_api import Browser, expect
from server.ratings.playing import play_together
from server.serving import ServerProcess
from server.visiting import Person

BOTS = "[data-rated]:not([data-rated=person])"


def on_a_telephone(browser: Browser, server: ServerProcess, link: str) -> list[str]:
    """The same rating, in another language and by candlelight; and why a solo game has none."""
    found: list[str] = []
    with visit(browser, server, PHONE, "ru", "candle") as phone:
        phone.open("/rules")
        phone.stage.post("/api/me/carry", {"link": link})
        page = phone.open("/ratings")
        expect(page.locator("[data-rated=person][aria-current]")).to_contain_text("Anna")
        expect(page.get_by_role("heading", name="Anna")).to_be_visible()
        page.get_by_text("Как это считается").click()
        found += inspect(page, PHONE)
        options = {"players": 1, "level": "easy"}
        solo = phone.stage.post("/api/tables", {"options": options, "seats": [{"kind": "me"}]})["id"]
        page = phone.open(f"/table/{solo}")
        expect(page.get_by_text("Одиночная партия не идёт на рейтинг")).to_be_visible()
        found += inspect(page, PHONE)
    return found


def test_from_the_lobby_to_the_ratings(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest, Person(server.url, "Bea") as bea:
        page = guest.open("/ratings")
        expect(page.locator(BOTS)).to_have_count(6)
        expect(page.get_by_role("heading", name="You have no rating yet")).to_be_visible()
        found = inspect(page, LAPTOP)

        # A rated table brings a clock and has no hints; whoever comes reads so.
        table = guest.stage.post("/api/tables", {"seats": [{"kind": "me", "name": "Anna"}]})["id"]
        page = guest.open(f"/table/{table}")
        page.get_by_role("button", name="Rated", exact=True).click()
        expect(page.get_by_role("button", name="A day")).to_have_attribute("aria-pressed", "true")
        found += inspect(page, LAPTOP)

        link = guest.stage.get("/api/me/link")["url"]
        with Person(server.url) as anna:
            anna.post("/api/me/carry", link=link)
            bea.join(anna.invitation(table))
            anna.post(f"/api/tables/{table}/start")
            expect(page.locator("[data-rated-table]")).to_have_text("Rated game")
            play_together(anna, bea, table)
        page = guest.open(f"/table/{table}")
        changes = page.locator("[data-rating]")
        expect(changes.locator("li")).to_have_count(2)
        expect(changes).to_contain_text(re.compile(r"Anna 1500 → \d+ \([+−]?\d+\)"))
        found += inspect(page, LAPTOP)

        changes.get_by_role("link", name="All ratings").click()
        own = page.locator("[data-rated=person][aria-current]")
        expect(own).to_contain_text("Anna")
        expect(own).to_contain_text("new")
        page.get_by_role("button", name="Bea").first.click()
        expect(page.get_by_role("heading", name=re.compile("^Bea, "))).to_be_visible()
        page.get_by_role("button", name="Show my own").click()
        expect(page.get_by_role("heading", name=re.compile("^Anna, "))).to_be_visible()
        page.get_by_role("button", name="3 patrons").click()
        expect(page.locator(BOTS)).to_have_count(6)
        found += inspect(page, LAPTOP)
        found += on_a_telephone(browser, server, link)
        assert found == [], "\n".join(found)
