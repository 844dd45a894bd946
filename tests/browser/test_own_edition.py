"""An edition of one's own on the page: chosen, drawn under its names, played, kept without its folder."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.inspecting import axe, cut, scrolls
from browser.visiting import LAPTOP, PHONE, visit
from editions.own_box import NAMELESS, OwnBox, changed_box
from playwright.sync_api import Browser, Page, expect
from server.reviews.finished import quick
from server.serving import ServerProcess

from lacrimosa.editions import load
from lacrimosa.testkit.page.player import PagePlayer

LONG = "A title as long as any may be, which nobody would print on a card, but somebody may well type in one"
LONGEST_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"


class Site:
    """A server that can be stopped, and the folder of the edition it offers."""

    def __init__(self, data: Path) -> None:
        self.box = changed_box(data / "editions")
        self.server = ServerProcess(data, settings=quick())
        self.server.start()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    made = Site(tmp_path)
    yield made
    made.server.kill()


def faults(page: Page) -> list[str]:
    found = axe(page) + cut(page)
    return [*found, "it scrolls across"] if scrolls(page)["across"] else found


def test_it_is_chosen_at_the_door(browser: Browser, site: Site) -> None:
    with visit(browser, site.server, LAPTOP, "ru") as guest:
        page = guest.open("/")
        choice = page.locator(".edition select")
        choice.select_option(label="Моя коробка")
        assert faults(page) == []
        page.reload()
        expect(choice).to_have_value("my_box")


def card(page: Page, kind: str, title: str) -> str:
    """The enlarged card with this title: all that is written on it."""
    page.locator(f".cardface:has(.{kind}-title:has-text('{title}'))").first.click()
    sheet = page.locator(f".{kind}-enlarged")
    text = sheet.inner_text()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    return text


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_its_components_have_its_own_words(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    with visit(browser, site.server, size, "ru") as guest:
        page = guest.open("/components?edition=my_box")
        expect(page.locator(".page-head p")).to_contain_text("Моя коробка")
        expect(page.locator(".memory-title").first).to_be_visible()
        titles = {text.strip() for text in page.locator(".memory-title").all_inner_texts()}
        assert {"Долгая дорога в холодной карете", "Сладости за столом короля"} <= titles
        # A piece that is still the shipped one keeps the page's words.
        assert "Оспа в Ольмюце" in titles
        assert NAMELESS not in titles
        for text in ("Тень графа", "Тихая комната", "Двор масок", "Йозеф Э."):
            expect(page.get_by_text(text).first).to_be_visible()
        assert "Три года в пути, и всё ради музыки." in card(
            page, "memory", "Долгая дорога в холодной карете"
        )
        # It has a title of its own and no story: that of the shipped card is not told.
        shipped = guest.page.evaluate("() => document.body.innerText")
        assert "Мальчик стоит" not in card(page, "memory", "Сладости за столом короля"), shipped
        assert faults(page) == []


def test_the_rules_are_drawn_with_it(browser: Browser, site: Site) -> None:
    first = load("koechel").data.memory.memory[0]
    site.box.rename("memory.toml", first.id, "The first card of all")
    with visit(browser, site.server, LAPTOP, "en") as guest:
        page = guest.open("/rules/actions?edition=my_box")
        expect(page.locator("#document")).to_contain_text("The first card of all")
        assert faults(page) == []
        page.locator("header select").first.select_option("koechel")
        expect(page.locator("#document")).to_contain_text(first.title)
        page = guest.open("/rules/signs?edition=my_box")
        expect(page.locator("main h2").first).to_be_visible()
        page = guest.open("/rules/signs?edition=no_box")
        guest.said.clear()  # the browser itself reports what was not found
        expect(page.locator("[role=alert]")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_long_and_missing_titles_break_nothing(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    koechel = load("koechel")
    for number, opus in enumerate(koechel.opus_ids):
        site.box.rename("opus.toml", opus, ("", LONG, LONGEST_WORD)[number % 3])
    for number, memory in enumerate(koechel.memory_ids):
        site.box.rename("memory.toml", memory, ("", LONG, LONGEST_WORD)[number % 3])
    for number, city in enumerate(koechel.city_ids):
        site.box.rename("cities.toml", city, ("", LONG, LONGEST_WORD)[number % 3])
    for number, court in enumerate(koechel.court_ids):
        site.box.rename("courts.toml", court, ("", LONG, LONGEST_WORD)[number % 3])
    for composer in koechel.composer_ids:
        site.box.rename("composers.toml", composer, LONGEST_WORD)
    (site.box.folder / "words.toml").unlink()
    with visit(browser, site.server, size, "fr") as guest:
        options = {"players": 2, "edition": "my_box", "seed": 3}
        page = guest.open(guest.stage.new(options, [{"kind": "me"}, {"kind": "bot", "bot": "random"}]))
        page.locator(".board").wait_for()
        assert faults(page) == []
        PagePlayer(page, seed=2).act()
        page = guest.open("/components?edition=my_box")
        expect(page.locator(".memory-title").first).to_be_visible()
        assert faults(page) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_another_map_and_other_numbers(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    site.box.add_place()
    site.box.take_out("bastien")
    with visit(browser, site.server, size, "es") as guest:
        options = {"players": 1, "level": "hard", "edition": "my_box", "seed": 3}
        page = guest.open(guest.stage.new(options, [{"kind": "me"}]))
        page.locator(".board").wait_for()
        expect(page.locator('[data-place="venice"], [data-key="place:venice"]').first).to_be_attached()
        assert faults(page) == []
        player = PagePlayer(page, seed=2)
        for _ in range(8):
            player.act()
        page = guest.open("/components?edition=my_box")
        expect(page.locator(".memory-title").first).to_be_visible()
        assert "Bastien" not in page.locator("main").inner_text()


def test_it_is_agreed_on_at_a_table(browser: Browser, site: Site) -> None:
    OwnBox(site.box.folder.parent, "other_box")
    with visit(browser, site.server, LAPTOP, "en") as guest:
        page = guest.open("/")
        page.locator("#go-cafe").click()
        choice = page.locator(".agreement .edition-choice select")
        choice.select_option("my_box")
        expect(page.locator(".agreement")).to_contain_text("lacrimosa train --edition")
        expect(page.locator(".agreement .link")).to_have_attribute(
            "href", f"/components/{load(site.box.folder).digest}"
        )
        assert faults(page) == []
        # It goes while people still talk: the table stays, and the host agrees on another one.
        shutil.rmtree(site.box.folder)
        page.reload()
        expect(choice).to_have_value("my_box")
        guest.said.clear()  # the browser itself reports what was not found
        choice.select_option("other_box")
        expect(choice).to_have_value("other_box")
        page.goto(guest.url)
        expect(page.locator(".edition select")).to_have_value("other_box")
