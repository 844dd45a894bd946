"""Two people at one table, each in a browser of their own; one closes it in the middle and comes back."""

from browser.visiting import LAPTOP, PHONE, visit
from playwright.sync_api import Browser, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.player import PagePlayer


def test_two_people_play_and_one_comes_back(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP, "en") as anna, visit(browser, server, PHONE, "fr") as ben:
        host = anna.stage
        table = host.post("/api/tables", {"options": {"players": 2}})["id"]
        invitation = host.get(f"/api/tables/{table}/links")["invite"]
        ben.open(invitation.removeprefix(anna.url))
        ben.page.locator(".join-name input").fill("Ben")
        ben.page.locator(".seats .btn-go").click()
        # Once he sits, the secret leaves the address bar.
        ben.page.wait_for_function("() => location.hash === ''")
        host.post(f"/api/tables/{table}/start", {})
        anna.open(f"/table/{table}")
        ben.page.locator(".board").wait_for()
        players = [PagePlayer(anna.page, 1), PagePlayer(ben.page, 2)]
        for _ in range(16):
            take_turns(players)
        # Ben closes the window in the middle of the game, and Anna is told that he is away.
        ben.page.close()
        expect(anna.page.locator(".rail .away, .rail [data-present='false']").first).to_be_attached()
        ben.page = ben.context.new_page()
        ben.listen(ben.page)
        ben.open(f"/table/{table}")
        players[1] = PagePlayer(ben.page, 3)
        # Both go on until each has decided often enough to have ended turns.
        decided = [0, 0]
        while min(decided) < 7:
            who = take_turns(players)
            if who is not None:
                decided[who] += 1
        steps = [player.get(f"/api/tables/{table}/update")["step"] for player in (anna.stage, ben.stage)]
        assert steps[0] == steps[1] >= 16


def take_turns(players: list[PagePlayer]) -> int | None:
    """Whoever is asked makes a decision; who it was."""
    for who, player in enumerate(players):
        if player.offered():
            player.act()
            return who
    players[0].page.wait_for_timeout(30)
    return None
