"""Names of any shape: wherever the page shows one, it pushes nothing out of sight and covers nothing."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from browser.inspecting import cut, scrolls, sticking
from browser.visiting import LAPTOP, PHONE, Visit, visit
from playwright.sync_api import Browser, Locator
from server.serving import ServerProcess
from server.visiting import Person

FOUR = (Path(__file__).resolve().parents[2] / "records" / "four-players.txt").read_text(encoding="utf-8")
# Somewhere in the middle, with the first seat asked; and one choice before the end.
MIDDLE, LATE = 164, 533
WIDE = "W" * 40
LEFTWARD = "עבד אל־רחמן بن خلدون 1332 (תוניס), ירושלים"[:40].strip()
TOWERS = "".join(letter + "\u0310\u0336\u0320\u0351" for letter in "Zalgoooo")
EMOJI = "👑🎻" * 10 + "M" * 20
NAMES = [WIDE, LEFTWARD, TOWERS, EMOJI]


def me(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


@dataclass
class Looking:
    """A visit that looks closely at whatever it comes to."""

    guest: Visit
    found: list[str]

    def at(self, what: str, sign: str) -> None:
        page = self.guest.page
        page.locator(sign).first.wait_for(state="attached")
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(300)
        lines = cut(page) + sticking(page)
        if scrolls(page)["across"] > 0:
            lines.append(f"scrolls: {scrolls(page)}")
        self.found += [f"{what}: {line}" for line in lines]

    def in_reach(self, what: str, button: Locator) -> None:
        """A control is wholly in the window."""
        box = button.bounding_box()
        size = self.guest.page.viewport_size
        assert box is not None, f"{what} is not there"
        assert size is not None
        inside = box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
        if not (inside and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]):
            self.found.append(f"{what}: out of reach at {box}")


def renamed(person: Visit, name: str) -> None:
    headers = {"Origin": person.url, "Content-Type": "application/json"}
    answer = person.context.request.patch(
        f"{person.url}/api/me", data=json.dumps({"name": name}), headers=headers
    )
    assert answer.ok, answer.text()


def on_the_board(look: Looking) -> None:
    """Four at one device, then the finished game."""
    stage = look.guest.stage
    page = look.guest.open(stage.table(FOUR, MIDDLE, [me(name) for name in NAMES]))
    look.at("curtain", ".curtain")
    look.in_reach("the button of the curtain", page.locator(".curtain .btn"))
    page.locator(".curtain .btn").click()
    look.at("board", ".board main[aria-busy='false'] .works")
    for tab in page.locator(".board > .tabs button").locator("visible=true").all():
        tab.click()
        look.at(f"tab {tab.inner_text()}", ".board")
    for patron in range(3):
        page.locator(".rail .name").nth(patron).click()
        look.at("another's board", "dialog.patron-board")
        page.keyboard.press("Escape")


def in_turn(look: Looking) -> None:
    """Each of the other names is asked once; the first one was, on the board."""
    stage = look.guest.stage
    for first, name in list(enumerate(NAMES))[1:]:
        names = NAMES[first:] + NAMES[:first]
        page = look.guest.open(stage.table(FOUR, MIDDLE, [me(one) for one in names]))
        look.at(f"curtain of {name[:4]}", ".curtain")
        look.in_reach(f"the button of {name[:4]}", page.locator(".curtain .btn"))


def at_the_end(look: Looking) -> None:
    """Every stage of the count, the result, the charts, the replay."""
    stage = look.guest.stage
    path = stage.table(FOUR, LATE, [me(name) for name in NAMES])
    stage.play_out(path)
    page = look.guest.open(path)
    look.at("count", ".sc-page")
    stages = page.locator(".stages button")
    for number in range(stages.count()):
        stages.nth(number).click()
        look.at(f"count {number}", ".sc-page")
    views = page.locator(".charts .seg button")
    for number in range(views.count()):
        views.nth(number).click()
        look.at(f"chart {number}", ".charts")
    page.locator(".to-board").click()
    look.at("board at the end", ".board main[aria-busy='false'] .works")
    for step in (MIDDLE, MIDDLE + 3, MIDDLE + 12, MIDDLE + 20):
        page = look.guest.open(f"{path.replace('table', 'replay', 1)}/{step}")
        look.at(f"replay {step}", ".replay-dock")
    page.locator(".replay-more").click()
    look.at("tools of the replay", ".replay-tools")
    page.locator(".replay-tools .btn").first.click()
    look.at("playing on", ".replay-branch")


def before_the_game(look: Looking, server: ServerProcess) -> None:
    """The lobby as host, as guest and by an invitation; the list of games."""
    stage = look.guest.stage
    renamed(look.guest, WIDE)
    table = stage.post("/api/tables", {"options": {"players": 4}, "seats": [me(WIDE), me(LEFTWARD)]})["id"]
    with Person(server.url, TOWERS) as zed, Person(server.url, EMOJI) as max_:
        zed.join(stage.get(f"/api/tables/{table}/links")["invite"])
        look.guest.open(f"/table/{table}")
        look.at("lobby", ".lobby .start")
        other = zed.open_table(players=4)
        invitation = zed.invitation(other)
        max_.join(invitation)
        look.guest.open(invitation.removeprefix(server.url))
        look.at("invitation", ".join-name")
        look.guest.page.locator(".lobby .btn-go").click()
        look.at("lobby of another", ".lobby .start")
        look.guest.open(stage.table(FOUR, MIDDLE, [me(name) for name in NAMES]))
        page = look.guest.open("/")
        look.at("home", ".your-games .game")
        page.locator(".masthead .who").click()
        look.at("myself", "dialog[open]")
        page.keyboard.press("Escape")
        look.guest.open(zed.get("/api/me/link")["url"].removeprefix(server.url))
        look.at("another's link", "dialog[open]")


def say(person: Person, table: str, **message: Any) -> None:
    version = person.get(f"/api/tables/{table}/update")["version"]
    answer = person.post(f"/api/tables/{table}/messages", id=f"s{version}", **message)
    assert "refusal" not in answer, answer


def play_until(person: Person, table: str, done: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The person chooses in all their seats until something is so."""
    update: dict[str, Any] = person.get(f"/api/tables/{table}/update")
    while not done(update):
        assert update["question"]["options"], "somebody else is asked"
        choice = update["question"]["options"][0]
        say(person, table, type="choose", state=update["state"], choice=choice)
        update = person.get(f"/api/tables/{table}/update")
    return update


def together(look: Looking, server: ServerProcess) -> None:
    """Somebody else with such a name moves, asks to take back and is asked; a seat is lent."""
    renamed(look.guest, LEFTWARD)
    with Person(server.url, WIDE) as wide:
        table = wide.open_table(players=2, seed=3)
        stage = look.guest.stage
        path, _, invite = wide.invitation(table).partition("#invite=")
        stage.post(f"/api/tables/{table}/join", {"invite": invite})
        wide.post(f"/api/tables/{table}/start")
        own = stage.get(f"/api/tables/{table}/update")["seat"]
        page = look.guest.open(path.removeprefix(server.url))
        board = ".board main[aria-busy='false'] .works"
        look.at("waiting for another", board)

        def mine(update: dict[str, Any]) -> bool:
            return bool(update["question"]["seat"] == own)

        if not mine(wide.get(f"/api/tables/{table}/update")):
            play_until(wide, table, mine)
        look.at("asked after another", board)
        update = stage.get(f"/api/tables/{table}/update")
        while mine(update):
            message = {"type": "choose", "id": f"g{update['version']}", "state": update["state"]}
            stage.post(
                f"/api/tables/{table}/messages",
                message | {"choice": update["question"]["options"][0]},
            )
            update = stage.get(f"/api/tables/{table}/update")
        look.at("another is asked", board)
        play_until(wide, table, mine)
        look.at("news of another", board)
        say(wide, table, type="undo", state=wide.get(f"/api/tables/{table}/update")["state"])
        look.at("somebody wants to take back", "dialog[open]")
        look.in_reach("agreeing", page.locator("dialog[open] .btn-red"))
        page.locator("dialog[open] .btn-paper").click()
        page.locator("dialog[open]").wait_for(state="detached")
        state = stage.get(f"/api/tables/{table}/update")["state"]
        stage.post(f"/api/tables/{table}/messages", {"type": "undo", "id": "undo", "state": state})
        look.at("the wish waits for another", ".banners .banner .btn")
        look.in_reach("withdrawing", page.locator(".banners .banner .btn"))
        say(wide, table, type="answer_undo", request=wish(wide, table), agree=False)
        stage.post(f"/api/tables/{table}/take-over", {"seat": own, "bot": "copyist"})
        look.at("a seat that is lent", ".banners .banner .btn")
        look.in_reach("taking it back", page.locator(".banners .banner .btn"))


def wish(person: Person, table: str) -> int:
    return int(person.get(f"/api/tables/{table}")["undo_request"]["number"])


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "day"), (PHONE, "candle")])
@pytest.mark.parametrize("scene", ["board", "turns", "end", "lobby", "together"])
def test_names_of_any_shape(
    browser: Browser, server: ServerProcess, size: tuple[int, int], theme: str, scene: str
) -> None:
    with visit(browser, server, size, "en", theme) as guest:
        look = Looking(guest, [])
        if scene == "board":
            on_the_board(look)
        elif scene == "turns":
            in_turn(look)
        elif scene == "end":
            at_the_end(look)
        elif scene == "lobby":
            before_the_game(look, server)
        else:
            together(look, server)
        assert look.found == [], "\n".join(look.found)
