"""Every kind of question answered by the keyboard alone: Tab, arrows and Enter, never the mouse."""

from pathlib import Path

from browser.visiting import LAPTOP, visit
from playwright.sync_api import Browser, Locator, expect
from server.serving import ServerProcess

from lacrimosa.notation import Game
from lacrimosa.testkit.page.player import PagePlayer, Stuck
from lacrimosa.testkit.page.staging import ME

# In this one every kind of question comes up.
RECORD = (Path(__file__).resolve().parents[2] / "records" / "solo-hard-salieri.txt").read_text(
    encoding="utf-8"
)
KINDS = {"LayCard", "ActOrIncome", "ActionMenu", "ChooseMarker", "Pay", "NameWild", "PlaceNeutral"}

# Focus is on the wanted thing.
THERE = "(wanted) => document.activeElement?.dataset.choices === wanted"
# Focus is on a thing of the same kind in the same area: arrows lead from one to the other.
NEAR = """(wanted) => {
  const here = document.activeElement;
  const there = [...document.querySelectorAll('[data-choices]')].find((e) => e.dataset.choices === wanted);
  const area = (e) => e?.closest('.area, .topbar');
  return !!there && here?.dataset.choices !== undefined && area(here) === area(there)
    && here.classList[0] === there.classList[0];
}"""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
# The arrow that points from the focus to the wanted thing.
TOWARD = """(wanted) => {
  const area = document.activeElement.closest('.area, .topbar');
  const there = [...area.querySelectorAll('[data-choices]')].find((e) => e.dataset.choices === wanted);
  const [a, b] = [document.activeElement.getBoundingClientRect(), there.getBoundingClientRect()];
  const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
}"""


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
        """Towards where the thing is seen; another way round where that is barred."""
        barred = False
        for _ in range(200):
            if self.page.evaluate(THERE, choices):
                return True
            before = self.focus()
            # Now and then another way, for staves have gaps.
            strays = barred or self.random.random() < 0.25
            way = self.random.choice(ARROWS) if strays else str(self.page.evaluate(TOWARD, choices))
            self.page.keyboard.press(way)
            barred = self.focus() == before
        return False

    def focus(self) -> str:
        return str(self.page.evaluate("() => document.activeElement?.dataset.choices ?? ''"))


def first_steps() -> dict[str, int]:
    """Where in the record each kind of question comes for the first time."""
    game = Game.from_record(RECORD)
    found: dict[str, int] = {}
    for step in range(len(game.moves)):
        found.setdefault(type(game.state_at(step).pending[-1]).__name__, step)
    return found


def test_every_question_is_answered_by_keyboard_alone(browser: Browser, server: ServerProcess) -> None:
    steps = first_steps()
    assert steps.keys() == KINDS
    with visit(browser, server, LAPTOP, "en") as guest:
        player = KeyboardPlayer(guest.page, seed=3)
        for step in steps.values():
            guest.open(guest.stage.table(RECORD, step, [ME]))
            for _ in range(3):
                player.act()
        # The last questions, and then the count.
        guest.open(guest.stage.table(RECORD, len(Game.from_record(RECORD).moves) - 6, [ME]))
        player.play()
        expect(guest.page.locator(".sc-page h1")).to_be_visible()
