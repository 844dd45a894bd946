"""Tables that wait, in the title and at Home; being told while one is away; the page as an installed app."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.inspecting import axe, cut, scrolls, small_targets
from browser.visiting import LANGUAGES, LAPTOP, PHONE, visit
from playwright.sync_api import Browser, expect
from server.notifications.receivers import receiving
from server.serving import ServerProcess, free_port
from server.visiting import Person

SETTINGS = """public_url = "http://127.0.0.1:{port}"
push = true
push_contact = "mailto:owner@example.org"
webhooks = true
inside_networks = ["127.0.0.1"]
[limits]
enabled = false
"""
WIDTH = "async (src) => { const it = new Image(); it.src = src; await it.decode(); return it.width; }"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One whose owner has switched everything on."""
    port = free_port()
    folder = tmp_path_factory.mktemp("notifying")
    process = ServerProcess(folder, port=port, settings=SETTINGS.format(port=port))
    process.start()
    yield process
    process.stop()


def waiting_tables(person: Person, url: str, number: int) -> list[str]:
    """Tables at which a person is asked, with somebody else."""
    tables = []
    with Person(url, "Marta") as marta:
        for _ in range(number):
            table = person.open_table([{"kind": "me"}, {"kind": "open"}], players=2, seed=7)
            marta.join(person.invitation(table))
            person.post(f"/api/tables/{table}/start")
            path = f"/api/tables/{table}"
            while person.get(path + "/update")["question"].get("options") is None:
                update = marta.get(path + "/update")
                choice = update["question"]["options"][0]
                told = {"type": "choose", "id": str(update["version"]), "choice": choice}
                marta.post(path + "/messages", state=update["state"], **told)
            tables.append(table)
    return tables


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_from_three_tables_that_wait_to_a_message_and_its_stop(
    browser: Browser, server: ServerProcess, size: tuple[int, int], tmp_path: Path
) -> None:
    with visit(browser, server, size) as guest, receiving() as hook, Person(server.url, "Anna") as anna:
        guest.context.add_cookies(
            [{"name": one.name, "value": str(one.value), "url": server.url} for one in anna.http.cookies.jar]
        )
        (table, *_) = waiting_tables(anna, server.url, 3)
        page = guest.open("/")
        expect(page.locator(".your-games [role=status]")).to_have_text("3 tables wait for you")
        expect(page).to_have_title("(3) Lacrimosa")
        page.locator(".your-games a[href='/notifications']").click()
        expect(page).to_have_title("(3) Notifications – Lacrimosa")
        page = guest.open(f"/notifications?table={table}")
        # By keyboard and by name, as whoever does not see it does.
        page.get_by_label("Address", exact=True).fill("https://127.0.0.2/hook")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("inside the server’s network")
        guest.said[:] = [line for line in guest.said if "status of 400" not in line]
        page.get_by_label("Address", exact=True).fill(hook.url + "/hook")
        page.keyboard.press("Enter")
        news = page.locator(".news [role=status]")
        expect(news).to_have_text("You will be told there.")
        page.get_by_label("A game ends, webhook").click()
        expect(news).to_have_text("Saved.")
        page.get_by_label("Quiet hours").check()
        page.get_by_label("to", exact=True).fill("07:30")
        page.get_by_label("Tell me nothing of this table").check()
        expect(news).to_have_text("Saved.")
        page.get_by_role("button", name=re.compile("^Test ")).click()
        expect(news).to_have_text("The test was taken.")
        for language in LANGUAGES:
            page.evaluate(f"localStorage.setItem('lacrimosa', JSON.stringify({{language: '{language}'}}))")
            page.reload()
            expect(page.get_by_role("listitem")).to_have_count(1)
            assert [*axe(page), *cut(page), *(small_targets(page) if size == PHONE else [])] == []
            assert scrolls(page)["across"] == 0
        saved = anna.get("/api/me/notifications")["wishes"]
        assert sorted(saved["webhook"]) == ["start", "turn", "undo"]
        assert (saved["quiet"]["begins"], saved["quiet"]["ends"]) == (22 * 60, 7 * 60 + 30)
        assert anna.get(f"/api/tables/{table}/mute") == {"muted": True}
    # The link of the message, on a device that knows nobody.
    (told,) = hook.got
    with visit(browser, server, size) as stranger:
        page = stranger.open(told.json["stop"].removeprefix(server.url))
        expect(page.locator(".news [role=status]")).to_have_text(
            "Stopped. Nothing more will come by that way."
        )
        assert "stop=" not in page.url
        page = stranger.open(told.json["stop"].removeprefix(server.url))
        page.reload()
        assert anna_is_told_nowhere(server, anna)


def anna_is_told_nowhere(server: ServerProcess, anna: Person) -> bool:
    with Person(server.url) as other:
        other.http.cookies = anna.http.cookies
        return bool(other.get("/api/me/notifications")["subscriptions"] == [])


def test_the_page_can_be_installed(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, language="ru") as guest:
        page = guest.open("/rules")
        session = guest.context.new_cdp_session(page)
        manifest = session.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"].endswith("/manifest-ru.webmanifest")
        found = page.evaluate(f"fetch('{manifest['url']}').then((answer) => answer.json())")
        for icon in found["icons"]:
            width = page.evaluate(WIDTH, icon["src"])
            assert icon["sizes"] == f"{width}x{width}"
        assert {icon.get("purpose", "any") for icon in found["icons"]} == {"any", "maskable"}
        assert [shortcut["url"] for shortcut in found["shortcuts"]] == ["/puzzles", "/companion", "/rules"]
