"""The daily commission: a letter is opened and played to its end; place, calendar and picture follow."""

import json
import random
import re
import sqlite3
from contextlib import closing
from datetime import date, timedelta
from typing import Any

from browser.inspecting import inspect
from browser.visiting import LAPTOP, PHONE, Visit, visit
from playwright.sync_api import Browser, expect
from server.serving import ServerProcess

from lacrimosa.notation import Game
from lacrimosa.testkit.page.staging import Stage

BOTS = {"pupil": [4, 0, 6, 10, 18], "concertmaster": [6, 4, 8, 21, 30], "virtuoso": [9, 6, 10, 17, 69]}


def play(stage: Stage, table: str, seed: int = 1) -> None:
    """Choose this and that to the end of the game."""
    rng = random.Random(seed)
    told = stage.get(f"/api/tables/{table}/update?since=0&wait=0")
    number = 0
    while told["table"]["status"] == "playing":
        options = told.get("question", {}).get("options")
        if not options:
            told = stage.get(f"/api/tables/{table}/update?since={told['version']}&wait=5")
            continue
        number += 1
        message = {
            "type": "choose", "id": f"m{number}", "state": told["state"],
            "choice": rng.choice(options),
        }  # fmt: skip
        stage.post(f"/api/tables/{table}/messages", message)
        told = stage.get(f"/api/tables/{table}/update?since={told['version']}&wait=0")


def let_bots_have_played(server: ServerProcess, day: str, kind: str) -> None:
    """As if the ladder's bots had been through with it."""
    with closing(sqlite3.connect(server.data / "lacrimosa.db", timeout=30)) as database, database:
        for bot, rounds in BOTS.items():
            result = json.dumps({"score": sum(rounds), "rival": 60, "by_round": rounds})
            database.execute(
                "INSERT OR REPLACE INTO commission_bots VALUES (?, ?, ?, '', 0, ?, ?)",
                (day, kind, bot, sum(rounds), result),
            )


def names_of_the_deal(stage: Stage, table: str) -> set[str]:
    """What a picture or text might give away: composers, cards, places."""
    record = stage.request.get(f"{stage.url}/api/tables/{table}/record").text()
    words = Game.from_record(record).words
    vocabularies = (words.composers, words.opus, words.memories, words.cities, words.courts)
    return {word for vocabulary in vocabularies for word in map(vocabulary.word, range(len(vocabulary)))}


def before_and_during(guest: Visit, server: ServerProcess) -> tuple[str, str, list[str]]:
    """From the first page to the table of today's solo letter; the day and the table."""
    page = guest.open("/")
    card = page.locator('a[href="/daily"]')
    expect(card).to_contain_text(re.compile(r"two sealed letters, \d+ h \d+ min left"))
    card.click()
    expect(page.locator("h2#daily-letter")).to_have_text("Alone against Schikaneder, hard")
    found = inspect(page, LAPTOP)
    day = guest.stage.get("/api/daily")["day"]
    let_bots_have_played(server, day, "solo")
    # How the bots fared is not told before.
    assert "fared" not in json.dumps(guest.stage.get("/api/daily"))
    page.locator("main > .main").get_by_role("button", name="Break the seal").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    info: dict[str, Any] = guest.stage.get(f"/api/tables/{table}")
    assert (info["commission"]["day"], info["commission"]["ranked"]) == (day, True)
    expect(page.locator("[data-commission]")).to_be_visible()
    page = guest.open("/daily")
    expect(page.get_by_role("button", name="Go on: round 1")).to_be_visible()
    return day, table, found + inspect(page, LAPTOP)


def after(guest: Visit) -> list[str]:
    """Place, dots, calendar."""
    page = guest.open("/daily")
    fared = fared_in(guest.stage)
    assert fared["of"] > len(BOTS)
    expect(page.locator("h2#daily-letter")).to_contain_text(f"of {fared['of']}")
    expect(page.locator(".strip > svg")).to_have_attribute(
        "aria-label", re.compile(f"You: {fared['score']}.*Virtuoso {sum(BOTS['virtuoso'])}")
    )
    expect(page.locator(".calendar a.today")).to_have_attribute(
        "aria-label", re.compile(f"{fared['score']} VP")
    )
    expect(page.locator(".streak")).to_contain_text("1 day in a row")
    return inspect(page, LAPTOP)


def fared_in(stage: Stage) -> dict[str, Any]:
    (letter,) = [one for one in stage.get("/api/daily")["letters"] if one["kind"] == "solo"]
    fared: dict[str, Any] = letter["fared"]
    return fared


def share(guest: Visit, table: str, day: str) -> list[str]:
    """The picture is saved; the text tells the result, and nothing of the deal."""
    page = guest.page
    # So did whoever measured contrasts.
    page.evaluate("() => (window.drawn = [])")
    page.get_by_role("button", name="Share the picture").click()
    page.wait_for_function("() => window.drawn.includes('Can you do better? One try, until midnight UTC.')")
    text = page.get_by_role("textbox").input_value()
    assert f"{fared_in(guest.stage)['score']} VP" in text
    assert re.search("[▂▃▅▆▇]{5}", text)
    drawn = page.evaluate("() => window.drawn.join(' ')")
    assert f"{fared_in(guest.stage)['score']}" in drawn
    for told in (text, drawn):
        words = set(re.findall(r"[a-z_]+", told.lower()))
        assert names_of_the_deal(guest.stage, table) & words == set()
        assert table not in told
    found = inspect(page, LAPTOP)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    assert download.value.suggested_filename == f"lacrimosa-{day}-solo.png"
    return found


def on_a_telephone(browser: Browser, server: ServerProcess, link: str, day: str, table: str) -> list[str]:
    """The same person in another language: the same try, the other letter, a day that is over."""
    with visit(browser, server, PHONE, "ru", "candle") as phone:
        phone.open("/rules")
        phone.stage.post("/api/me/carry", {"link": link})
        assert phone.stage.post(f"/api/daily/{day}/solo", {})["id"] == table
        page = phone.open("/daily")
        expect(page.locator("h2#daily-letter")).to_contain_text("место из")
        found = inspect(page, PHONE)
        page.get_by_role("button", name="Показать это письмо").click()
        expect(page.locator(".main").get_by_role("button", name="Сломать печать")).to_be_visible()
        found += inspect(page, PHONE)
        page = phone.open(f"/daily/{date.fromisoformat(day) - timedelta(days=40)}")
        expect(page.locator(".main").get_by_role("button", name="Сыграть вне зачёта")).to_be_visible()
        return found + inspect(page, PHONE)


def test_from_the_seal_to_the_picture(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        # Everything that is written on a canvas.
        guest.context.add_init_script(
            "window.drawn = []; const write = CanvasRenderingContext2D.prototype.fillText;"
            "CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {"
            " window.drawn.push(text); return write.call(this, text, ...where); }"
        )
        day, table, found = before_and_during(guest, server)
        play(guest.stage, table)
        found += after(guest)
        found += share(guest, table, day)
        link = guest.stage.get("/api/me/link")["url"]
    found += on_a_telephone(browser, server, link, day, table)
    assert found == [], "\n".join(found)
