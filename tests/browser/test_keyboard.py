"""A whole game by the keyboard alone: Tab, arrows and Enter, never the mouse."""

from browser.visiting import LAPTOP, visit
from playwright.sync_api import Browser, Locator, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.player import PagePlayer, Stuck
from lacrimosa.testkit.page.staging import ME

# Focus is on the wanted thing.
THERE = "(wanted) => document.activeElement?.dataset.choices === wanted"
# Focus is inside a group whose things are reached by arrows, and the wanted one is among them.
NEAR = """(wanted) => {
  const here = document.activeElement?.closest('.area, .topbar');
  return !!here && [...here.querySelectorAll('[data-choices]')].some((e) => e.dataset.choices === wanted);
}"""
BUTTON = "(selector) => !!document.activeElement?.matches(selector)"


class KeyboardPlayer(PagePlayer):
    """Finds the way to everything with keys."""

    def press(self, thing: Locator) -> None:
        choices = thing.get_attribute("data-choices")
        if choices is None:
            self.tab_to(thing)
        else:
            self.walk_to(choices)
        self.page.keyboard.press("Enter")
        self.clicks += 1

    def tab_to(self, thing: Locator) -> None:
        for _ in range(60):
            if thing.evaluate("(e) => e === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"Tab does not reach {thing}")

    def walk_to(self, choices: str) -> None:
        """Tab to the area, arrows inside it."""
        for _ in range(120):
            if self.page.evaluate(THERE, choices):
                return
            if self.page.evaluate(NEAR, choices) and self.arrows(choices):
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"no key leads to {choices}")

    def arrows(self, choices: str) -> bool:
        """Right and down through the area, as far as they go."""
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home"):
            last = ""
            for _ in range(45):
                if self.page.evaluate(THERE, choices):
                    return True
                self.page.keyboard.press(key)
                now = str(self.page.evaluate("() => document.activeElement?.dataset.choices ?? ''"))
                if now == last:
                    break
                last = now
        return bool(self.page.evaluate(THERE, choices))


def test_solo_by_keyboard_alone(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP, "en") as guest:
        guest.open(guest.stage.new({"players": 1, "level": "easy"}, [ME]))
        player = KeyboardPlayer(guest.page, seed=3)
        player.play()
        expect(guest.page.locator(".sc-page h1")).to_be_visible()
