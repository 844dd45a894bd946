"""What is heard: a work's own opening when it is commissioned, and nothing at all while sound is off."""

import math
import re
from pathlib import Path
from typing import Final

import pytest
from browser.visiting import Visit, visit
from playwright.sync_api import Browser, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.player import PagePlayer
from lacrimosa.testkit.page.staging import BOT, ME

RECORD: Final = (Path(__file__).resolve().parents[2] / "records" / "four-players.txt").read_text(
    encoding="utf-8"
)
SOLO: Final = (Path(__file__).resolve().parents[2] / "records" / "solo-hard-salieri.txt").read_text(
    encoding="utf-8"
)
# Every tone that is started, and when; the slow oscillators of a vibrato are no tones.
SPY: Final = """
window.heard = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when = 0) {
  if (this.frequency.value > 20) window.heard.push([when, this.frequency.value]);
  return start.call(this, when);
};"""
NAMES: Final = {"C": 0, "D": 2, "Eb": 3, "E": 4, "F": 5, "F#": 6, "G": 7, "A": 9, "Bb": 10, "B": 11}


def hertz(name: str) -> float:
    pitch = 12 * (int(name[-1]) + 1) + NAMES[name[:-1]]
    return 430 * math.exp2((pitch - 69) / 12)


def before(choice: str) -> tuple[int, int]:
    """The step of the record before a choice, and whose it is."""
    step = 0
    for seat, choices in re.findall(r"^\d\.\w ([A-D]): ([^\[\n]*)", RECORD, re.MULTILINE):
        for made in choices.split(";"):
            if made.strip() == choice:
                return step, "ABCD".index(seat)
            step += 1
    raise LookupError(choice)


def commissions(guest: Visit, work: str) -> list[tuple[float, float]]:
    """A person commissions a work; the tones that were started since, as time and frequency."""
    step, seat = before(f"commission {work}")
    seats = [ME if number == seat else BOT for number in range(4)]
    guest.context.add_init_script(SPY)
    page = guest.open(guest.stage.table(RECORD, step, seats))
    player = PagePlayer(page)
    player.wait_until_asked()
    page.evaluate("() => { window.heard.length = 0; }")
    state = player.state()
    player.press(player.thing(f"commission {work}"))
    player.settle(state)
    page.wait_for_timeout(1500)
    return [(when, tone) for when, tone in page.evaluate("() => window.heard")]


@pytest.mark.parametrize(
    ("work", "opening"),
    [
        # Certain: the theme everybody knows.
        ("sinfonie_40", ["Eb5", "D5", "D5", "Eb5", "D5", "D5"]),
        # Not certain: the bass of a cadence in C major, and no theme.
        ("vesperae_dominica", ["C3", "F3", "G3", "C3"]),
    ],
)
def test_a_commissioned_work_is_heard(
    browser: Browser, server: ServerProcess, work: str, opening: list[str]
) -> None:
    with visit(browser, server, sound=True) as guest:
        heard = commissions(guest, work)
        # The call to the next turn may sound, too: of the opening every tone comes in its order.
        times = sorted({when for when, _ in heard})
        wanted = [hertz(name) for name in opening]
        for when in times:
            if wanted and any(abs(tone - wanted[0]) < 0.5 for at, tone in heard if at == when):
                wanted.pop(0)
        assert wanted == [], heard[:20]


def test_a_work_of_another_is_heard_when_its_deed_is_seen(browser: Browser, server: ServerProcess) -> None:
    # Schikaneder is about to commission Don Giovanni.
    with visit(browser, server, sound=True, turns="slow", muted=["points_unspent"]) as guest:
        guest.context.add_init_script(SPY)
        page = guest.open(guest.stage.table(SOLO, 116, [ME]))
        page.locator(".prompt .confirm").click()
        expect(page.locator(".turn-stage .laid .soloist-card").first).to_be_visible()
        page.wait_for_timeout(800)
        before = page.evaluate("() => window.heard.length")
        page.keyboard.press("Space")
        expect(page.locator(".caption")).to_contain_text("Don Giovanni")
        page.wait_for_function("(before) => window.heard.length > before + 6", arg=before)
        # Only the call to the next turn was to be heard until then.
        assert before <= 4, before


def test_nothing_sounds_while_sound_is_off(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server) as guest:
        fetched: list[str] = []
        guest.page.on("request", lambda request: fetched.append(request.url))
        assert commissions(guest, "sinfonie_40") == []
        assert [url for url in fetched if "openings" in url or "player" in url] == []


def test_the_requiem_sounds_at_the_end_when_it_is_asked_for(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server) as guest:
        guest.context.add_init_script(SPY)
        review = guest.stage.post("/api/records", {"record": RECORD})["id"]
        page = guest.open(f"/replay/{review}")
        page.keyboard.press("End")
        page.locator(".replay-end").click()
        expect(page.locator(".ceremony h1")).to_be_visible()
        assert page.evaluate("() => window.heard") == []
        page.locator(".hear").click()
        page.wait_for_function("() => window.heard.length > 100")
        lament = [hertz(name) for name in ("A4", "F5", "D5", "D5")]
        tones = [tone for _, tone in sorted(map(tuple, page.evaluate("() => window.heard")))]
        for tone in lament:
            assert any(abs(tone - one) < 0.5 for one in tones)
