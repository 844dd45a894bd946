"""The workshop in a real browser: a period typed by keyboard, crashes, two people, files, four languages."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.test_print import look as on_paper
from browser.test_review import WHOLE_MS
from browser.test_screens import inspect
from browser.test_whole_games import look_at_scoring
from browser.visiting import LAPTOP, PHONE, Visit, visit
from playwright.sync_api import Browser, Page, expect
from server.reviews.finished import quick
from server.serving import ServerProcess

from lacrimosa.editions import load
from lacrimosa.editions.archive import archive_of, files_of
from lacrimosa.editions.loader import contents_of
from lacrimosa.editions.reading import FILES, tables_of
from lacrimosa.editions.writing import toml_of
from lacrimosa.testkit.page.player import PagePlayer
from lacrimosa.workshop.components import FIELDS, components, table_of
from lacrimosa.workshop.figures import TypingCost, costs

MOST_MORE = 6
PRESSES = {"←": "ArrowLeft", "→": "ArrowRight", "↑": "ArrowUp", "↓": "ArrowDown", " ": "Space"}


@pytest.fixture
def anna(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    with visit(browser, server) as person:
        yield person


def shipped() -> dict[str, TypingCost]:
    contents = contents_of("koechel")
    files = {name.removesuffix(".toml"): tables_of(name, contents[name]) for name in FILES}
    return {one.id: one for one in costs(files)}


def begin(person: Visit, title: str) -> str:
    """A draft, by the page; its name."""
    page = person.open("/workshop")
    page.get_by_label("Name", exact=True).fill(title)
    page.get_by_label("I own the printed game").check()
    page.get_by_role("button", name="Make the copy").click()
    page.get_by_role("link", name=re.compile("^Go on:")).wait_for()
    return page.url.rpartition("/")[2]


def open_component(person: Visit, draft: str, what: str) -> Page:
    page = person.open(f"/workshop/{draft}/type/{what}")
    expect(page.locator(".keys")).to_be_visible()
    expect(page.locator(".list [aria-current]")).to_have_attribute("href", f"/workshop/{draft}/type/{what}")
    return page


def press(page: Page, keys: str) -> int:
    """Type as a person does; how many presses it took."""
    for key in keys:
        page.keyboard.press(PRESSES.get(key, key))
    page.keyboard.press("Enter")
    return len(keys) + 1


def look(person: Visit, draft: str) -> dict[str, Any]:
    answer = person.context.request.get(f"{person.url}/api/workshop/{draft}")
    assert answer.ok, answer.text()
    return {one["id"]: one for one in answer.json()["components"]}


def seal(person: Visit, draft: str, what: str, keys: str, name: str = "") -> None:
    answer = person.context.request.post(
        f"{person.url}/api/workshop/{draft}/seal",
        headers={"Origin": person.url, "Content-Type": "application/json"},
        data=json.dumps({"what": what, "keys": keys, "name": name, "seen": 1 << 40}),
    )
    assert answer.ok, answer.text()


def entered(page: Page, number: int) -> None:
    expect(page.get_by_role("status").filter(has_text="entered")).to_contain_text(f"{number} of 243 entered")


def test_a_whole_period_is_typed_by_keyboard(anna: Visit) -> None:
    """Enter goes on to the next card of the stack by itself; nothing but keys is pressed."""
    draft = begin(anna, "A period")
    known = shipped()
    typed = 0
    for kind in ("opus", "memory"):
        cards = [one for one in look(anna, draft).values() if one["stack"] == f"{kind}_1"]
        page = open_component(anna, draft, cards[0]["id"])
        for card in cards:
            cost = known[card["id"]]
            assert cost.keys is not None
            # Another value than ours, where a digit is the last key.
            keys = cost.keys[:-1] + "7" if cost.keys[-1].isdigit() else cost.keys
            expect(page).to_have_url(re.compile(re.escape(card["id"]) + "$"))
            expect(page.locator(".keys")).to_have_attribute("data-keys", "")
            presses = press(page, keys)
            assert presses <= cost.digits + MOST_MORE, card["id"]
            typed += 1
            entered(page, typed)
            assert look(anna, draft)[card["id"]]["keys"] == keys
    assert typed == 16
    assert anna.said == []


def test_keys_typed_ahead_belong_to_the_next_card(anna: Visit) -> None:
    draft = begin(anna, "In a hurry")
    page = open_component(anna, draft, "bonus:bonus_1_document")
    for key in "m3d\no4d\ng5j\n":
        page.keyboard.press("Enter" if key == "\n" else key)
    entered(page, 3)
    found = look(anna, draft)
    assert [found[f"bonus:bonus_1_{one}"]["keys"] for one in ("document", "commission", "travel")] == [
        "m3d",
        "o4d",
        "g5j",
    ]


def test_what_means_nothing_is_not_taken_and_told(anna: Visit) -> None:
    draft = begin(anna, "Wrong keys")
    page = open_component(anna, draft, "opus:idomeneo")
    page.keyboard.type("h8")
    page.keyboard.press("m")
    expect(page.locator(".checks")).to_contain_text("m means nothing here. Next: the year")
    expect(page.locator(".keys")).to_have_attribute("data-keys", "h8")
    page.keyboard.press("Backspace")
    expect(page.locator(".keys")).to_have_attribute("data-keys", "h")
    page.keyboard.press("Enter")
    expect(page.locator(".checks")).to_contain_text("⏎ means nothing here")
    entered(page, 0)


def test_the_mouse_can_type_too_and_undo_opens_it_again(anna: Visit) -> None:
    draft = begin(anna, "By mouse")
    page = open_component(anna, draft, "city:diary")
    for label in ("0", "2", "m, Document Memories"):
        page.get_by_role("button", name=label, exact=True).click()
    page.get_by_role("button", name=re.compile("Next part")).click()
    page.get_by_role("button", name=re.compile("^v, ")).click()
    page.get_by_label("Its name").fill("A diary of one's own")
    page.get_by_role("button", name=re.compile("Seal")).click()
    entered(page, 1)
    found = look(anna, draft)["city:diary"]
    assert (found["keys"], found["name"]) == ("02m v", "A diary of one's own")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".keys")).to_have_attribute("data-keys", "02m v")
    entered(page, 0)


def test_nothing_is_lost_when_the_server_dies_while_somebody_types(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, settings="[limits]\nenabled = false\n")
    server.start()
    try:
        with visit(browser, server) as anna:
            draft = begin(anna, "A crash")
            page = open_component(anna, draft, "opus:idomeneo")
            page.keyboard.type("a8136")
            expect(page.locator(".keys")).to_have_attribute("data-keys", "a8136")
            server.kill()
            page.keyboard.type("71")
            expect(page.locator("[data-saved='offline']")).to_be_visible()
            page.keyboard.type("5114")
            server.start()
            expect(page.locator(".keys")).to_have_attribute("data-keys", "a8136715114")
            page.keyboard.press("Enter")
            entered(page, 1)
            # And after another crash in the middle of a card, in a new window.
            page = open_component(anna, draft, "opus:figaro")
            page.keyboard.type("a863")
            expect(page.locator(".keys")).to_have_attribute("data-keys", "a863")
            server.kill()
            server.start()
            page = open_component(anna, draft, "opus:figaro")
            expect(page.locator(".keys")).to_have_attribute("data-keys", "a863")
            # The browser says that nobody answered.
            assert all("ERR_CONNECTION" in line or "Failed to load" in line for line in anna.said), anna.said
            anna.said.clear()
    finally:
        server.kill()


def test_two_people_type_and_differ(browser: Browser, server: ServerProcess, anna: Visit) -> None:
    draft = begin(anna, "Together")
    anna.page.get_by_role("button", name="Type together").click()
    link = anna.page.locator("input[readonly]").input_value()
    what = "bonus:bonus_1_document"
    with visit(browser, server) as boris:
        boris.page.goto(link)
        expect(boris.page.get_by_role("link", name=re.compile("^Go on:"))).to_be_visible()
        assert "#" not in boris.page.url, "the secret stays out of the address"
        mine = open_component(anna, draft, what)
        theirs = open_component(boris, draft, what)
        mine.keyboard.type("m3")
        expect(theirs.get_by_text("is typing: m3")).to_be_visible()
        theirs.get_by_role("button", name="Take over").click()
        expect(theirs.locator(".keys")).to_have_attribute("data-keys", "m3")
        for _ in range(2):
            theirs.keyboard.press("Backspace")
        expect(theirs.locator(".keys")).to_have_attribute("data-keys", "")
        # Both seal before they hear of each other.
        boris.page.context.set_offline(offline=True)
        mine.keyboard.type("d")
        mine.keyboard.press("Enter")
        entered(mine, 1)
        theirs.keyboard.type("m4d")
        theirs.keyboard.press("Enter")
        boris.page.context.set_offline(offline=False)
        entered(theirs, 1)
        page = open_component(anna, draft, what)
        expect(page.get_by_role("heading", name="Two readings")).to_be_visible()
        page.get_by_role("button", name=re.compile("^Take over what")).last.click()
        expect(page.get_by_role("heading", name="Two readings")).to_be_hidden()
        assert look(anna, draft)[what]["keys"] == "m4d"
        # Whose invitation is taken back is out, at once and with the old link.
        page = anna.open(f"/workshop/{draft}")
        page.get_by_role("button", name=re.compile("^Take back .*’s invitation")).click()
        expect(page.get_by_text("Taken back")).to_be_visible()
        expect(boris.page.get_by_role("alert")).to_be_visible()
        boris.page.goto(link)
        expect(boris.page.get_by_role("alert")).to_be_visible()
        boris.said.clear()


def go(page: Page, path: str) -> None:
    """To another screen of the page that is open, without loading it anew."""
    page.evaluate(
        "to => { history.pushState({}, '', to); dispatchEvent(new PopStateEvent('popstate')); }", path
    )


def all_printed(archive: bytes) -> bytes:
    """The file of somebody who has typed in all of the box."""
    contents = files_of(archive)
    files = {name.removesuffix(".toml"): tables_of(name, contents[name]) for name in FILES}
    for one in components(files):
        if one.kind in FIELDS:
            table = table_of(files, one)
            table.pop("printed", None)
            table["source"] = "printed"
    return archive_of(
        {**contents, **{f"{name}.toml": toml_of(file).encode() for name, file in files.items()}}
    )


def offer_ten_changed(anna: Visit) -> str:
    """Ten components of a copy typed by keyboard, the rest out of a file, and all of it offered; its name."""
    draft = begin(anna, "A copy")
    changed = {
        "opus:idomeneo": "a8147715114",
        "memory:smallpox": "2dmgv",
        "starting_opus:nannerl": "03111",
        "tile:eybler_kyrie_2": "420jg",
        "city:diary": "02m w",
        "court:types_opera_religious": "34d 6d 8al",
        "bonus:bonus_1_document": "m3d",
        "soloist:2": "g←↓03↓",
        "road:1": "1x12",
        "tracks:story": "4211",
    }
    for number, (what, keys) in enumerate(changed.items(), 1):
        path = f"/workshop/{draft}/type/{what}"
        go(anna.page, path)
        expect(anna.page.locator(".list [aria-current]")).to_have_attribute("href", path)
        press(anna.page, keys)
        entered(anna.page, number)
    saved = anna.context.request.get(f"{anna.url}/api/workshop/{draft}/file").body()
    go(anna.page, "/workshop")
    file = {"name": "My own box.zip", "mimeType": "application/zip", "buffer": all_printed(saved)}
    anna.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    anna.page.get_by_role("link", name=re.compile("^Go on:")).wait_for()
    draft = anna.page.url.rpartition("/")[2]
    for what, one in look(anna, draft).items():
        if not one.get("number"):
            seal(anna, draft, what, one["keys"], one.get("name", ""))
    page = anna.open(f"/workshop/{draft}")
    page.get_by_role("button", name="Offer it for play").click()
    expect(page.get_by_text("It is offered for play").first).to_be_visible()
    go(page, f"/workshop/{draft}/compare")
    expect(page.locator("tbody tr")).to_have_count(len(changed))
    return draft


def test_a_whole_game_in_russian_with_an_edition_typed_in(browser: Browser, tmp_path: Path) -> None:
    """The folder of the edition goes in the middle of the game, which keeps what it began with."""
    server = ServerProcess(tmp_path, settings=quick())
    server.start()
    try:
        with visit(browser, server) as anna:
            draft = offer_ten_changed(anna)
        edition = load(tmp_path / "editions" / draft)
        with visit(browser, server, LAPTOP, "ru") as guest:
            page = guest.open("/")
            page.locator(".edition select").select_option(label="My own box")
            # What is said about the bots is said before they are met.
            expect(page.locator(".edition p")).to_contain_text("lacrimosa train --edition")
            page.locator("#go-solo").click()
            page.locator(".board").wait_for()
            table = page.url.rsplit("/", 1)[1]
            assert guest.stage.get(f"/api/tables/{table}")["edition"] == edition.digest
            player = PagePlayer(page, seed=5)
            for _ in range(15):
                player.act()
            guest.open("/rules")  # where nothing listens to the server
            server.kill()
            shutil.rmtree(tmp_path / "editions" / draft)
            server.start()
            assert guest.stage.get("/api/editions") == ["koechel"]
            guest.open(f"/table/{table}")
            player.play()
            look_at_scoring(guest)
            page = guest.open(f"/replay/{table}/0")
            page.locator(".replay-board .board").wait_for()
            page = guest.open(f"/review/{table}")
            page.locator(".turn").first.wait_for(timeout=WHOLE_MS)
            assert "review-" not in page.locator("main").inner_text()
            # The components of the game are still there, though the edition is not offered any more.
            page = guest.open(f"/components/{edition.digest}")
            expect(page.locator(".opus-title").first).to_be_visible()
    finally:
        server.kill()


def a_place_more(anna: Visit, draft: str) -> None:
    """It is on the map at once, alone, and roads may lead there."""
    page = open_component(anna, draft, "places:map")
    page.keyboard.press("Insert")
    expect(page.locator("svg .alone")).to_have_text("12")
    page.get_by_label("place 12: name").fill("Brno")
    page.get_by_label("place 12: name").press("Tab")
    expect(page.locator(".places li").last).to_have_text("Brno")
    page.get_by_role("button", name="Remove the last place").click()
    expect(page.locator("svg .alone")).to_have_count(0)


def ringed_until_typed_anew(anna: Visit, draft: str) -> None:
    """What is wrong is ringed on the piece, and marked in its field."""
    seal(anna, draft, "tile:eybler_kyrie_3", "100jg")
    page = open_component(anna, draft, "tile:eybler_kyrie_3")
    expect(page.locator(".composer-sheet-cost.wrong")).to_be_visible()
    page.keyboard.type("3")
    expect(page.locator(".parts [aria-invalid]")).to_have_count(1)
    expect(page.locator(".piece .wrong")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.locator(".list [aria-current] .bad")).to_have_count(0)


def test_a_card_more_a_card_less_and_the_keys_of_that(anna: Visit) -> None:
    draft = begin(anna, "Another box")
    page = open_component(anna, draft, "tile:eybler_kyrie_2")
    page.keyboard.press("Insert")
    expect(page).to_have_url(re.compile("tile:own_"))
    expect(page.locator(".list a")).to_have_count(17)
    press(page, "420jg")
    status = page.get_by_role("status").filter(has_text="entered")
    expect(status).to_contain_text("1 of 244 entered")
    for _ in range(2):
        page.keyboard.press("Control+z")
        page.wait_for_timeout(300)
    expect(status).to_contain_text("0 of 243 entered")
    page = open_component(anna, draft, "tile:eybler_kyrie_2")
    page.keyboard.press("Alt+ArrowUp")
    expect(page.locator(".list a").first).to_have_attribute("aria-current", "true")
    page.keyboard.press("Delete")
    expect(status).to_contain_text("0 of 242 entered")
    page.keyboard.press("Control+z")
    expect(status).to_contain_text("0 of 243 entered")
    page = open_component(anna, draft, "soloist:2")
    page.keyboard.press("Delete")
    expect(page.get_by_role("alert")).to_contain_text("none can be added or removed")
    a_place_more(anna, draft)
    ringed_until_typed_anew(anna, draft)
    expect(status).to_contain_text("0 of 243 entered")
    # What is rare is typed in fields; what looks strange and is right is said so.
    page = open_component(anna, draft, "opus:idomeneo")
    page.get_by_text("Everything else it may hold").click()
    page.get_by_label("cost: wild").fill("120")
    page.get_by_label("cost: wild").press("Tab")
    expect(page.get_by_text("0 to 99")).to_be_visible()
    page.get_by_label("cost: wild").fill("2")
    page.get_by_label("cost: wild").press("Tab")
    page.get_by_label("Köchel number").press("Escape")
    page.keyboard.type("a99")
    page.keyboard.press("?")
    expect(page.get_by_role("region", name="All keys")).to_contain_text("talent, a digit")
    page.keyboard.press("Escape")
    page.keyboard.type("36715114")
    expect(page.locator(".ringed")).to_have_count(1)
    page.keyboard.press("Control+Enter")
    expect(status).to_contain_text("1 of 243 entered")
    answer = anna.context.request.get(f"{anna.url}/api/workshop/{draft}").json()
    assert [one["text"] for one in answer["problems"] if one.get("what") == "opus:idomeneo"] == []
    card = next(one for one in answer["edition"]["opus"] if one["id"] == "idomeneo")
    assert card["cost"] == {"talent": 3, "ducats": 6, "wild": 2}
    # The browser says that something was refused.
    anna.said.clear()


def test_a_file_goes_out_and_in_and_a_bad_one_changes_nothing(anna: Visit, tmp_path: Path) -> None:
    draft = begin(anna, "A file")
    seal(anna, draft, "bonus:bonus_1_document", "m9d")
    page = anna.open(f"/workshop/{draft}")
    with page.expect_download() as found:
        page.get_by_role("link", name="Save as file").click()
    saved = tmp_path / "box.zip"
    found.value.save_as(saved)
    damaged = tmp_path / "damaged.zip"
    damaged.write_bytes(saved.read_bytes()[:400])
    page = anna.open("/workshop")
    page.locator("input[type=file]").set_input_files(damaged)
    expect(page.get_by_role("alert")).to_contain_text("damaged.zip was not opened")
    expect(page.get_by_role("alert")).to_contain_text("Nothing was changed")
    page.locator("input[type=file]").set_input_files(saved)
    page.get_by_role("link", name=re.compile("^Go on:")).wait_for()
    entered_there = look(anna, page.url.rpartition("/")[2])["bonus:bonus_1_document"]
    assert entered_there["keys"] == "m9d"
    # The browser says that something was refused.
    assert all("400" in line for line in anna.said)
    anna.said.clear()


def test_proof_sheets_have_every_component_on_paper(anna: Visit) -> None:
    draft = begin(anna, "On paper")
    seal(anna, draft, "bonus:bonus_1_document", "m9d")
    page = anna.open(f"/workshop/{draft}/proof")
    expect(page.locator(".proof > ul > li")).to_have_count(243)
    assert 10 <= on_paper(page) <= 40
    # What was typed, in keys, and whose it is.
    expect(page.locator(".proof > ul > li", has_text="m9d")).to_have_count(1)
    expect(page.get_by_text("For the owner’s own use")).to_be_visible()


def test_search_and_several_at_once(anna: Visit) -> None:
    draft = begin(anna, "Several")
    page = open_component(anna, draft, "bonus:bonus_1_document")
    page.keyboard.type("m2d")
    expect(page.locator(".keys")).to_have_attribute("data-keys", "m2d")
    page.keyboard.press("/")
    page.keyboard.type("Idomeneo")
    expect(page.locator(".list li")).to_have_count(1)
    page.get_by_label("Find a component").fill("")
    page.keyboard.press("Escape")
    links = page.locator(".list a")
    links.nth(0).click(modifiers=["Shift"])
    links.nth(1).click(modifiers=["Shift"])
    expect(page.get_by_text("2 components chosen")).to_be_visible()
    page.get_by_label("Part", exact=True).select_option("reward")
    page.get_by_label("Keys", exact=True).fill("7d")
    page.get_by_role("button", name="Change all").click()
    entered(page, 2)
    assert look(anna, draft)["bonus:bonus_1_commission"]["keys"] == "o7d"


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        (LAPTOP, "en", "candle"),
        (LAPTOP, "ru", "day"),
        (PHONE, "fr", "day"),
        (PHONE, "es", "candle"),
        (PHONE, "ru", "day"),
    ],
)
def test_every_screen_under_a_careful_look(
    browser: Browser, server: ServerProcess, size: tuple[int, int], language: str, theme: str
) -> None:
    with visit(browser, server, size, language, theme) as person:
        person.open("/workshop")
        answer = person.context.request.post(
            f"{person.url}/api/workshop",
            headers={"Origin": person.url, "Content-Type": "application/json"},
            data=json.dumps({"title": "Eine Kiste mit einem langen Namen"}),
        )
        draft = answer.json()["name"]
        seal(person, draft, "opus:idomeneo", "a9936715114")
        views = ["", f"/{draft}", f"/{draft}/compare"]
        views += [f"/{draft}/type/{one}" for one in ("opus:idomeneo", "strip:memory", "soloist:2", "road:1")]
        found = []
        for view in views:
            page = person.open(f"/workshop{view}")
            page.get_by_role("heading", level=2).first.wait_for()
            page.wait_for_timeout(300)
            found += [f"{view}: {line}" for line in inspect(page, False, size)]
            assert "workshop-" not in page.locator("main").inner_text(), "a word that is missing"
        assert found == [], "\n".join(found)
