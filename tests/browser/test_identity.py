"""Who cannot be verified any more is told so, in every language, and chooses the way out."""

from browser.inspecting import axe, cut, scrolls, small_targets
from browser.visiting import LANGUAGES, LAPTOP, PHONE, Visit, visit
from playwright.sync_api import Browser, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.player import PagePlayer

SCREEN = "main.identity"


def spoil(guest: Visit) -> None:
    """Damage what the browser keeps of its person."""
    (cookie,) = guest.context.cookies()
    guest.context.add_cookies([{**cookie, "value": cookie["value"][:-1]}])  # type: ignore[typeddict-item]


def forgive_401(guest: Visit) -> None:
    """The browser itself notes on the console that something was refused."""
    guest.said[:] = [line for line in guest.said if "401" not in line]


def person(guest: Visit) -> str:
    return str(guest.stage.get("/api/me")["id"])


def test_cookies_of_other_programs_change_nobody(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        guest.open("/")
        before = person(guest)
        for name, value in (("prefs", '{"theme":"dark"}'), ("a[b]", "c d")):
            guest.context.add_cookies([{"name": name, "value": value, "url": server.url}])
        page = guest.open("/")
        expect(page.locator(".doors")).to_be_visible()
        assert person(guest) == before


def test_who_cannot_be_verified_is_asked(browser: Browser, server: ServerProcess) -> None:
    found: list[str] = []
    for size, theme in ((LAPTOP, "day"), (PHONE, "candle")):
        with visit(browser, server, size, theme=theme) as guest:
            guest.open("/")
            before = person(guest)
            spoil(guest)
            seen = set()
            for language in LANGUAGES:
                # Reading is for everybody, so here the language can still be changed.
                guest.open("/rules").locator(f'.language-choice button[lang="{language}"]').click()
                page = guest.open("/")
                expect(page.locator(SCREEN)).to_be_visible()
                seen.add(page.locator(f"{SCREEN} h1").inner_text())
                lines = [*axe(page), *cut(page), *(small_targets(page) if size == PHONE else [])]
                found += [f"{language}: {line}" for line in lines]
                assert scrolls(page)["across"] == 0
            assert len(seen) == len(LANGUAGES)
            # Nothing has happened to the cookie meanwhile; only the button begins anew.
            assert guest.context.request.get(f"{server.url}/api/me").status == 401
            guest.page.locator(f"{SCREEN} .acts button").click()
            expect(guest.page.locator(".doors")).to_be_visible()
            assert person(guest) != before
            forgive_401(guest)
    assert found == [], "\n".join(found)


def test_who_is_signed_out_is_told_and_comes_back_by_a_link(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as anna, visit(browser, server, PHONE, "fr") as phone:
        anna.open("/").locator(".door .btn-go").first.click()
        anna.page.locator(".board").wait_for()
        link = anna.stage.get("/api/me/link")["url"]
        phone.open(link.removeprefix(anna.url))
        phone.page.locator("dialog[open] .btn-red").click()
        phone.page.wait_for_function("() => location.hash === ''")
        phone.open(anna.page.url.removeprefix(anna.url))
        phone.page.locator(".board").wait_for()
        # Anna signs out all others: her own board comes back by itself, the telephone says what happened.
        fresh = anna.context.request.delete(f"{anna.url}/api/me/link", headers={"Origin": anna.url}).json()[
            "url"
        ]
        expect(phone.page.locator(SCREEN)).to_be_visible()
        PagePlayer(anna.page).act()
        # An old link helps nobody, the new one does.
        phone.page.locator("#own-link").fill(link)
        phone.page.locator(f"{SCREEN} form button").click()
        expect(phone.page.locator(f"{SCREEN} .refused")).to_be_visible()
        phone.page.locator("#own-link").fill(fresh)
        phone.page.locator(f"{SCREEN} form button").click()
        phone.page.locator(".board").wait_for()
        assert person(phone) == person(anna)
        forgive_401(phone)
        phone.said[:] = [line for line in phone.said if "403" not in line]


def test_a_personal_link_helps_at_once(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as anna, visit(browser, server, LAPTOP) as other:
        anna.open("/")
        other.open("/")
        spoil(other)
        other.open("/rules")
        page = other.open(anna.stage.get("/api/me/link")["url"].removeprefix(anna.url))
        page.locator(f"{SCREEN} form button").click()
        expect(page.locator(".doors")).to_be_visible()
        assert page.evaluate("() => location.hash") == ""
        assert person(other) == person(anna)
        forgive_401(other)
