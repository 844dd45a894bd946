"""The rules without a network and without a server; an update; nothing private is ever kept."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.inspecting import axe, cut, scrolls, small_targets
from browser.visiting import LANGUAGES, LAPTOP, PHONE, Visit, visit
from playwright.sync_api import Browser, Page, expect
from server.serving import ServerProcess, running

from lacrimosa.rulebook import rulebook
from lacrimosa.server.web.static_files import PAGE
from lacrimosa.testkit.page.staging import BOT, ME

LIMITS_OFF = "[limits]\nenabled = false\n"
FOUR = (Path(__file__).resolve().parents[2] / "records" / "four-players.txt").read_text(encoding="utf-8")
NO_NETWORK = re.compile(
    "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|navigation preload|"
    "dynamically imported|cannot be fetched|Unable to preload"
)
# Every address in every cache of this site, and what is kept there.
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      found[name + ' ' + new URL(request.url).pathname] = await (await caches.match(request)).text();
  return found;
}"""


# Until a newer worker is there, which waits for the tabs of the old one to be closed.
WAITING = """() => new Promise((done) => {
  const look = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration.waiting) done(); else setTimeout(look, 50);
  };
  void look();
})"""


# A worker that cannot fetch all of the page is never ready.
READY_OR_LATE = """() => Promise.race([
  navigator.serviceWorker.ready.then(() => true),
  new Promise((late) => setTimeout(late, 30_000)),
])"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that a test may stop."""
    with running(tmp_path / "data", settings=LIMITS_OFF) as server:
        yield server


def read_rules(guest: Visit) -> Page:
    """Open the rules and wait until they are kept."""
    page = guest.open("/rules")
    expect(page.locator(".page-head [role=status]")).to_have_text("No network needed · four languages")
    return page


def forgive_the_network(guest: Visit) -> None:
    """The console has what the browser could not fetch, and which screen the page could not show."""
    guest.said[:] = [line for line in guest.said if not NO_NETWORK.search(line)]


def read_everything(page: Page, url: str) -> None:
    """Deep links, search, signs, pictures, other languages: all from what is kept."""
    page.goto(url + "/rules/TRV-3?from=table")
    expect(page.locator("article.asked")).to_contain_text("TRV-3")
    expect(page.locator(".page-head [role=status]")).to_contain_text("The server is away")
    page.goto(url + "/rules/signs")
    page.goto(url + "/rules#TRV-3")
    expect(page.locator("article.asked")).to_contain_text("TRV-3")
    expect(page.locator("article.asked")).to_be_in_viewport()
    page.keyboard.press("/")
    page.keyboard.type("neutral")
    expect(page.locator(".rules [role=status]")).not_to_have_text(re.compile(r"^0 "))
    expect(page.locator("article mark").first).to_have_text(re.compile("neutral", re.IGNORECASE))
    expect(page.locator(".rules nav a[href='/rules/signs']").first).to_be_visible()
    page.locator(".pages a[href='/rules/signs']").click()
    expect(page.locator(".legend li")).not_to_have_count(0)
    page.locator(".pages a[href='/rules/actions']").click()
    expect(page.locator(".actions li .picture").first).to_be_visible()
    page.locator(".pages a[href='/rules']").click()
    for language in LANGUAGES:
        page.locator(f".language-choice button[lang={language}]").click()
        title = rulebook(language).sections[0].title
        expect(page.locator(".rules section h2").first).to_have_text(title)
        expect(page.locator("html")).to_have_attribute("lang", language)
    # Two files, one of each alphabet.
    assert (
        page.evaluate("""async () => (await document.fonts.load('600 16px "Garamond"', 'яA')).length""") == 2
    )
    page.locator(".language-choice button[lang=en]").click()


def build_anew(folder: Path) -> tuple[str, str]:
    """The page with another name for its first script, as a change of it would give it; both names."""
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    (was,) = re.findall(r'src="/assets/(index-[\w-]+\.js)"', page)
    now = "index-anew.js"
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    (folder / "assets" / was).rename(folder / "assets" / now)
    for path in (*folder.glob("*.*"), *folder.glob("assets/*.js")):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(was, now).replace('PLAN={"build":"', 'PLAN={"build":"anew-'), "utf-8")
    return was, now


def serve_page(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers started from now on hand out the page in this folder."""
    (folder / "sitecustomize.py").write_text(
        "from pathlib import Path\n"
        "from lacrimosa.server.web import static_files\n"
        f"static_files.PAGE = Path({str(folder / 'page')!r})\n",
        encoding="utf-8",
    )
    monkeypatch.setenv("PYTHONPATH", str(folder))


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_rules_without_a_network(browser: Browser, server: ServerProcess, size: tuple[int, int]) -> None:
    with visit(browser, server, size, offline=True) as guest:
        page = read_rules(guest)
        guest.context.set_offline(True)
        page.reload()
        expect(page.locator(".rules article").first).to_be_visible()
        read_everything(page, server.url)
        lines = [*axe(page), *cut(page), *(small_targets(page) if size == PHONE else [])]
        assert lines == []
        assert scrolls(page)["across"] == 0
        forgive_the_network(guest)
        guest.context.set_offline(False)
        page.reload()
        expect(page.locator(".page-head [role=status]")).to_contain_text("No network needed")


def test_all_files_fit_into_the_limits(browser: Browser, tmp_path: Path) -> None:
    """Whoever has an identity fetches them at once, and nearly nothing comes back."""
    settings = "daily_bots = false\n[limits]\nrequests_per_second = 0.1\n"
    with running(tmp_path, settings=settings) as server, visit(browser, server, offline=True) as guest:
        page = guest.open("/")
        expect(page.locator(".doors")).to_be_visible()
        page.evaluate(READY_OR_LATE)
        assert len(page.evaluate(KEPT)) > 100


def test_another_language_for_whoever_came_by_home(browser: Browser, server: ServerProcess) -> None:
    """What Home wanted of the new language is not at hand, and not needed here."""
    with visit(browser, server, offline=True) as guest:
        page = read_rules(guest)
        page.locator(".page-head .logo").click()
        expect(page.locator(".doors")).to_be_visible()
        page.go_back()
        expect(page.locator(".rules article").first).to_be_visible()
        guest.context.set_offline(True)
        page.locator(".language-choice button[lang=ru]").click()
        page.locator(".pages a[href='/rules/signs']").click()
        expect(page.locator(".legend h2").first).to_have_text(re.compile("[А-я]"))
        forgive_the_network(guest)


def test_a_stopped_server(browser: Browser, own_server: ServerProcess) -> None:
    with visit(browser, own_server, offline=True) as guest:
        page = read_rules(guest)
        own_server.stop()
        # A new tab, with nothing in its memory.
        page.close()
        page = guest.page = guest.context.new_page()
        guest.listen(page)
        page.goto(own_server.url + "/rules")
        expect(page.locator(".rules article").first).to_be_visible()
        read_everything(page, own_server.url)
        # Every other address has the page too, which says what is the matter and leads to the rules.
        for path in ("/", "/puzzles", "/table/AAAAAAAAAAAAAAAAAAAAAA"):
            page.goto(own_server.url + path)
            expect(page.locator("[role=alert], .note-page").first).to_contain_text(
                "The server does not answer"
            )
        page.locator(".note-page a[href='/rules']").click()
        expect(page.locator(".rules article").first).to_be_visible()
        forgive_the_network(guest)


def test_a_word_of_another_language_finds_the_rule(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, language="fr") as guest:
        page = guest.open("/rules")
        page.locator("input[type=search]").fill("sixteenth")
        expect(page.locator(".rules article").first).to_be_visible()
        assert page.locator(".rules section h2").first.inner_text() in {
            section.title for section in rulebook("fr").sections
        }


def test_nothing_of_a_table_or_a_person_is_kept(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, offline=True) as guest:
        page = read_rules(guest)
        # Through the worker now: home, a board, a replay.
        guest.open("/")
        expect(page.locator(".doors")).to_be_visible()
        table = guest.stage.table(FOUR, 164, [ME, BOT, BOT, BOT])
        guest.open(table)
        expect(page.locator(".board")).to_be_visible()
        record = guest.stage.post("/api/records", {"record": FOUR})["id"]
        guest.open(f"/replay/{record}/200")
        guest.open("/rules/signs")
        kept: dict[str, str] = page.evaluate(KEPT)
        paths = {name.split()[1] for name in kept}
        assert {path for path in paths if not path.startswith("/assets/")} == {
            "/",
            "/api/editions/koechel",
            *(f"/api/rules/{language}" for language in LANGUAGES),
        }
        me = guest.stage.get("/api/me")["id"]
        secrets = (me, table.rsplit("/", 1)[1], record)
        assert not [name for name, text in kept.items() if any(secret in text for secret in secrets)]


def test_a_new_build_is_taken_and_the_old_one_thrown_away(
    browser: Browser, own_server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visit(browser, own_server, offline=True) as guest:
        page = read_rules(guest)
        (old,) = page.evaluate("caches.keys()")
        own_server.stop()
        was, now = build_anew(tmp_path / "page")
        serve_page(tmp_path, monkeypatch)
        own_server.start()
        # The old tab is still open: the new page is given to a new tab all the same.
        other = guest.context.new_page()
        guest.listen(other)
        other.goto(own_server.url + "/rules")
        expect(other.locator(".rules article").first).to_be_visible()
        assert now in other.content()
        other.evaluate(WAITING)
        # Both are kept while the old tab may still need its own.
        assert len(other.evaluate("caches.keys()")) == 2
        page.locator(".pages a[href='/rules/actions']").click()
        expect(page.locator(".actions li .picture").first).to_be_visible()
        page.close()
        other.close()
        page = guest.page = guest.context.new_page()
        guest.listen(page)
        page.goto(own_server.url + "/rules")
        page.wait_for_function(f"async () => !(await caches.keys()).includes({json.dumps(old)})")
        assert len(page.evaluate("caches.keys()")) == 1
        guest.context.set_offline(True)
        page.reload()
        expect(page.locator(".rules article").first).to_be_visible()
        assert now in page.content()
        assert was not in page.content()
        forgive_the_network(guest)
