"""How many clicks a turn takes: a patron who plays a whole game through the page, and counts."""

from dataclasses import dataclass
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize

from lacrimosa.testkit.page.player import PagePlayer
from lacrimosa.testkit.page.staging import BOT, ME, Stage

VIEWPORT: Final[ViewportSize] = {"width": 1366, "height": 768}
# What carries out an action; whoever plays to win does so whenever it is possible.
DEEDS: Final = ("document ", "commission ", "perform ", "sell ", "travel ", "requiem ", "neutral ", "marker ")


@dataclass
class Turn:
    """One turn of the patron."""

    clicks: int
    deeds: int

    @property
    def is_ordinary(self) -> bool:
        """Two cards, and one action or the income; more actions are more clicks."""
        return self.deeds <= 1


class Patron(PagePlayer):
    """Uses every action the card offers, takes income where it offers none, clicks no more than needed."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.turns: list[Turn] = []
        self._laid = 0
        self._begun = 0
        self._deeds = 0

    def decide(self, offered: list[str]) -> str:
        hand = [choice for choice in offered if choice.startswith("experience ")]
        if hand:
            if self._laid % 2 == 0:
                self.note_turn()
            self._laid += 1
            return self.random.choice(hand)
        deeds = [choice for choice in offered if choice.startswith(DEEDS)]
        if deeds:
            self._deeds += 1
            return self.random.choice(deeds)
        return next((choice for choice in ("income", "done") if choice in offered), offered[0])

    def note_turn(self) -> None:
        """A turn begins: the clicks since the last one began were its."""
        if self._laid:
            self.turns.append(Turn(self.clicks - self._begun, self._deeds))
        self._begun, self._deeds = self.clicks, 0


def turn_clicks(browser: Browser, url: str, seed: int = 1791, turns: int = 10_000) -> list[Turn]:
    """Every turn of a game of two; sheets and the end of the turn are clicks, too."""
    context = browser.new_context(viewport=VIEWPORT, locale="en-GB", reduced_motion="reduce")
    stage = Stage(context.request, url)
    page = context.new_page()
    page.goto(url + stage.new({"players": 2, "seed": seed}, [ME, BOT]))
    page.locator(".board main[aria-busy='false']").wait_for(state="attached")
    patron = Patron(page, seed)
    while len(patron.turns) < turns and not patron.is_over():
        patron.act()
    if patron.is_over():
        patron.note_turn()
    context.close()
    return patron.turns


def clicks_per_turn(browser: Browser, url: str) -> float:
    """The median over the ordinary turns of a game."""
    return float(median(turn.clicks for turn in turn_clicks(browser, url) if turn.is_ordinary))
