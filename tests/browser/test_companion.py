"""The companion of a table of cardboard: set-up, a solo game told by answers, the last count by tapping."""

import json
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from browser.inspecting import axe, cut, scrolls, small_targets
from browser.visiting import LAPTOP, PHONE, PHONES, Visit, visit
from companion.entering import crowded, entered_end, entered_table, random_game
from editions.own_box import changed_box
from playwright.sync_api import Browser, FilePayload, Page, expect
from server.conftest import QUICK
from server.serving import ServerProcess, running

from lacrimosa.companion.shapes import EnteredEnd, EnteredTable
from lacrimosa.editions import load
from lacrimosa.notation.choices import choice_text, parse_choice
from lacrimosa.notation.names import names_of
from lacrimosa.rules.events import END_COURTS
from lacrimosa.rules.play import advance_game, new_game, options
from lacrimosa.rules.scoring import winners
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.view import view
from lacrimosa.rules.vocabulary import ACTIONS
from lacrimosa.testkit.playouts import EVERY_TABLE

KOECHEL = load("koechel")
LOOKS: Final = [(LAPTOP, "en", "day"), (PHONE, "ru", "candle"), (PHONE, "fr", "day")]
looks = pytest.mark.parametrize(("size", "language", "theme"), LOOKS[:2])


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    found = axe(page) + cut(page)
    # Two spaces of the Requiem share a bar: on a telephone they are as high as a finger, but not as wide.
    if size in PHONES and page.locator("[data-tap]").count() == 0:
        found += small_targets(page)
    if scrolls(page)["across"]:
        found.append("the page scrolls across")
    if "companion-" in page.locator("body").inner_text():
        found.append("a message has no words")
    return found


def go_on(page: Page) -> None:
    page.locator(".dock .btn-go").click()


@looks
def test_the_first_page_leads_everywhere(
    browser: Browser, server: ServerProcess, size: tuple[int, int], language: str, theme: str
) -> None:
    with visit(browser, server, size, language, theme) as guest:
        page = guest.open("/")
        page.locator('a[href="/companion"]').click()
        expect(page.locator(".doors a")).to_have_count(5)
        assert faults(page, size) == []
        for part in ("setup", "solo", "score", "advice"):
            page.locator(f'a[href="/companion/{part}"]').click()
            expect(page.locator(".page-head .back")).to_be_visible()
            page.wait_for_load_state("networkidle")
            assert faults(page, size) == [], part
            page.locator(".page-head .back").click()


@looks
def test_a_set_up_is_drawn_and_gone_through(
    browser: Browser, server: ServerProcess, size: tuple[int, int], language: str, theme: str
) -> None:
    with visit(browser, server, size, language, theme) as guest:
        page = guest.open("/companion/setup")
        page.locator(".segments button", has_text="3").first.click()
        expect(page.locator("[data-drawn][aria-busy=false] li")).to_have_count(4)
        steps = page.locator(".steps li").count()
        drawn = page.locator("[data-drawn]").inner_text()
        for _ in range(3):
            go_on(page)
        page.reload()
        # What was drawn, and how far one is, stays.
        expect(page.locator(".steps li.done")).to_have_count(3)
        expect(page.locator("[data-drawn]")).to_have_attribute("aria-busy", "false")
        assert page.locator("[data-drawn]").inner_text() == drawn
        seen = set()
        for _ in range(steps - 3):
            seen.add(page.locator("[data-step]").get_attribute("data-step"))
            assert faults(page, size) == []
            go_on(page)
        assert {"constanze", "money", "hands"} <= seen
        expect(page.locator(".dock .btn-go")).to_have_count(0)


def tap_end(page: Page, entered: EnteredEnd) -> None:
    """Enter a position as a person does: by tapping."""
    page.locator(".segments button", has_text=str(entered.players)).first.click()
    if entered.level is not None:
        levels = page.locator(".form .line").nth(1).locator("button")
        levels.nth(["easy", "medium", "hard"].index(entered.level)).click()
    assert entered.constanze is not None
    cards = page.locator("[aria-labelledby=companion-constanze-which] button")
    cards.nth(KOECHEL.constanze_ids.index(entered.constanze)).click()
    go_on(page)
    tap_markers(page, entered)
    go_on(page)
    tap_things(page, [seat.opus for seat in entered.seats[: entered.players]], start="nannerl")
    go_on(page)
    tap_things(page, [seat.courts for seat in entered.seats])
    go_on(page)
    for number, seat in enumerate(entered.seats):
        for field in ("vp", "ducats", "story"):
            box = page.locator(f'[data-number="{field} {number}"]')
            if box.count():
                box.fill(str(getattr(seat, field)))
                box.blur()


def tap_markers(page: Page, entered: EnteredEnd) -> None:
    is_solo = entered.players == 1
    brushes: list[tuple[int | None, str]] = (
        [(0, "eighth"), (1, "sixteenth")]
        if is_solo
        else [(seat, note) for seat in range(entered.players) for note in ("eighth", "sixteenth")]
    )
    brushes += [(None, "eighth"), (None, "sixteenth")]
    for at, (seat, note) in enumerate(brushes):
        own = [one for one in entered.markers if (one.seat, one.note) == (seat, note)]
        if own:
            page.locator(".brushes button").nth(at).click()
        for marker in own:
            page.locator(f'[data-tap="{marker.space}"]').click()


def tap_things(page: Page, owned: list[list[str]], start: str | None = None) -> None:
    for number, things in enumerate(owned):
        page.locator(".owners button").nth(number).click()
        for thing in things:
            if thing != start:
                page.locator(f'[data-thing="{thing}"]').click()
        if start is not None and start not in things:
            # Everybody has it until somebody says that it was sold.
            page.locator(f'[data-thing="{start}"]').click()


def row(page: Page, name: str) -> list[int]:
    return [int(text) for text in page.locator(f'tr[data-row="{name}"] td').all_inner_texts()]


@pytest.mark.parametrize(("number", "look"), [(7, 0), (2, 1), (8, 2)])
def test_a_position_is_tapped_and_counted_as_the_engine_does(
    browser: Browser, server: ServerProcess, number: int, look: int
) -> None:
    size, language, theme = LOOKS[look]
    state = crowded(KOECHEL, number)
    entered = entered_end(KOECHEL, state)
    with visit(browser, server, size, language, theme) as guest:
        page = guest.open("/companion/score")
        tap_end(page, entered)
        right = [int(seat.vp) for seat in state.seats]
        expect(page.locator('tr[data-row="total"] td')).to_have_text([str(vp) for vp in right])
        assert faults(page, size) == []
        go_on(page)
        check_result(page, state, size)
        page.reload()
        page.locator(".page-head .back").click()
        # It is in the history, once.
        expect(page.locator("section li")).to_have_count(1)
        assert all(str(vp) in page.locator("section li").inner_text() for vp in right)


def check_result(page: Page, state: State, size: tuple[int, int]) -> None:
    expect(page.locator("[data-result]")).to_be_visible()
    won = [seat for seat, _ in enumerate(state.seats) if seat in winners(state)]
    assert page.locator("tfoot td.won").count() == len(won)
    assert sum(row(page, "courts")) == sum(seat.vp_from[END_COURTS] for seat in state.seats)
    assert faults(page, size) == []
    if size not in PHONES:
        with page.expect_download() as download:
            page.locator('[data-share="picture"]').click()
        assert download.value.path().read_bytes().startswith(b"\x89PNG")
    page.locator(".dock .btn-paper").click()
    expect(page.locator(".tabs")).to_be_visible()
    page.locator(".tabs button").nth(4).click()
    go_on(page)


def test_what_cannot_be_is_named_and_undone(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, PHONE) as guest:
        page = guest.open("/companion/score")
        page.locator(".tabs button").nth(1).click()
        page.locator(".brushes button").nth(4).click()
        spaces = page.locator("[data-tap]")
        for at in range(3):
            spaces.nth(at).click()
        expect(page.locator('[data-problem="too_many_neutral"]')).to_be_visible()
        expect(page.locator('.wrong[data-tab="requiem"]')).to_be_visible()
        assert page.locator("tr[data-row]").count() == 0
        assert faults(page, PHONE) == []
        page.locator(".dock .btn-paper").click()
        expect(page.locator("[data-problem]")).to_have_count(0)
        expect(page.locator('tr[data-row="total"]')).to_be_visible()


def answer(page: Page) -> str:
    """Answer a question as it comes; what was asked."""
    kind = page.locator("[data-question]")
    if kind.count() == 0:
        go_on(page)
        return "turn"
    asked = str(kind.get_attribute("data-question"))
    if asked not in ("space", "mozart"):
        page.locator("[data-pick]").first.click()
    go_on(page)
    return asked


@looks
def test_schikaneder_asks_plays_and_is_undone(
    browser: Browser, server: ServerProcess, size: tuple[int, int], language: str, theme: str
) -> None:
    with visit(browser, server, size, language, theme) as guest:
        page = guest.open("/companion/solo")
        page.locator("[aria-labelledby=solo-constanze] button").first.click()
        go_on(page)
        asked = set()
        for _ in range(14):
            made = answers(page)
            asked.add(answer(page))
            expect(page.locator(f'[data-standing="{made + 1}"]')).to_be_visible()
            page.wait_for_load_state("networkidle")
            assert faults(page, size) == []
        assert {"turn", "opus"} & asked
        told = page.locator("[data-standing]").inner_text()
        page.reload()
        expect(page.locator("[data-standing]")).to_have_text(told, use_inner_text=True)
        made = answers(page)
        page.locator(".dock .btn-paper").click()
        expect(page.locator(f'[data-standing="{made - 1}"]')).to_be_visible()


def answers(page: Page) -> int:
    standing = page.locator("[data-standing]")
    expect(standing).to_be_visible()
    return int(str(standing.get_attribute("data-standing")))


def test_a_whole_solo_game_ends_in_the_count(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        draft = whole_game(guest)
        page = guest.open("/companion")
        page.evaluate("(kept) => localStorage.setItem('lacrimosa-companion', JSON.stringify(kept))", draft)
        page = guest.open("/companion/solo")
        expect(page.locator(".dock .btn-go")).to_be_enabled()
        his: Any = guest.stage.post("/api/companion/solo", body_of(draft["solo"]))["standing"]
        assert "question" not in his
        go_on(page)
        page.locator(".tabs button").nth(4).click()
        expect(page.locator('[data-number="vp 1"]')).to_have_value(str(his["vp"]))
        page.locator(".tabs button").nth(1).click()
        expect(page.locator(".bar .player-2")).to_have_count(len(his["spaces"]))


def body_of(solo: dict[str, Any]) -> dict[str, Any]:
    return {key: solo[key] for key in ("level", "constanze", "seed", "answers")}


def whole_game(guest: Visit) -> dict[str, Any]:
    """Every question answered with the first choice, up to the end of his game."""
    solo: dict[str, Any] = {"level": "hard", "constanze": "constanze_2", "seed": 9, "answers": []}
    while True:
        standing = guest.stage.post("/api/companion/solo", solo)["standing"]
        if "question" not in standing:
            return {"solo": {**solo, "round": 5, "vp": standing["vp"]}}
        solo["answers"].append(standing["question"]["choices"][0])


def test_the_keyboard_alone_enters_a_marker(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        page = guest.open("/companion/score")
        page.locator(".tabs button").nth(1).focus()
        page.keyboard.press("Enter")
        for _ in range(30):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset.tap !== undefined"):
                break
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        space = page.evaluate("document.activeElement.dataset.tap")
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-tap="{space}"] .marker-sign')).to_be_visible()
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.brushes') !== null")


# --- advice


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    settings = f"{QUICK}[limits]\nenabled = false\n"
    data = tmp_path_factory.mktemp("page-advice")
    changed_box(data / "editions")
    with running(data, settings=settings) as server:
        yield server


def enter_table(page: Page, entered: EnteredTable) -> None:
    """A solo game at its first turn, entered by hand."""
    selects = page.locator("[data-choose]")
    page.locator(".segments button", has_text="1").first.click()
    for at, value in enumerate(
        [str(entered.round), str(entered.turn), entered.composers[0], entered.constanze, entered.bonus]
    ):
        selects.nth(at).select_option(value)
    go_on(page)
    for space, card in enumerate(entered.row):
        selects.nth(space).select_option(card or "")
    go_on(page)
    selects.nth(0).select_option(entered.mozart)
    for at, place in enumerate(KOECHEL.place_ids):
        selects.nth(at + 1).select_option(entered.map[place].id)
    page.locator(".tabs button").nth(6).click()
    page.locator('[data-seat-number="ducats"]').fill(str(entered.seats[0].ducats))
    page.locator('[data-seat-number="ducats"]').blur()
    page.locator(".owners button").nth(1).click()
    page.locator('[data-seat-number="finance"]').fill(str(entered.seats[1].finance))
    page.locator('[data-seat-number="finance"]').blur()
    go_on(page)


@looks
def test_a_table_is_entered_and_turns_are_recommended(
    browser: Browser, quick: ServerProcess, size: tuple[int, int], language: str, theme: str
) -> None:
    state = new_game(KOECHEL.tables, 1, 0, False, [-1], 3)
    entered = entered_table(KOECHEL, view(state, 0))
    with visit(browser, quick, size, language, theme) as guest:
        page = guest.open("/companion/advice")
        enter_table(page, entered)
        go_on(page)
        # Without the hand nothing is computed.
        expect(page.locator('[data-problem="hand"]')).to_be_visible()
        for card in entered.hand:
            page.locator("[data-add]").select_option(card)
        page.reload()
        for at in range(8):
            page.locator(".tabs button").nth(at).click()
            assert faults(page, size) == []
        go_on(page)
        expect(page.locator("[data-advice] li").first).to_be_visible(timeout=60_000)
        answer: Any = guest.stage.post("/api/companion/advice", msgspec.to_builtins(entered))
        assert page.locator("[data-advice] li").count() == len(answer["hints"])
        assert faults(page, size) == []
        page.locator("[data-play-on]").click()
        expect(page.locator(".hand")).to_be_visible(timeout=60_000)


def file_of(entered: EnteredEnd | EnteredTable, **more: object) -> FilePayload:
    """What somebody kept, or made of it."""
    text = json.dumps({"format": entered.format, **msgspec.to_builtins(entered), **more})
    return {"name": "position.json", "mimeType": "application/json", "buffer": text.encode()}


def open_file(page: Page, file: FilePayload) -> None:
    with page.expect_response("**/api/companion/open"):
        page.locator("input[type=file]").set_input_files(file)


def test_a_turn_is_told_to_its_middle_and_kept_in_a_file(browser: Browser, quick: ServerProcess) -> None:
    """What the page tells, saves and opens is what the engine played; only the cards that came are asked."""
    state = new_game(KOECHEL.tables, 3, -1, False, [-1, -1], 5)
    seat = int(state.pending[-1].seat)
    entered = entered_table(KOECHEL, view(state, seat))
    names = names_of(KOECHEL)
    with visit(browser, quick, PHONE, "ru", "candle") as guest:
        page = guest.open("/companion/advice")
        open_file(page, file_of(entered, names=["Клара <i>", "", "Boris"]))
        page.locator("[aria-labelledby=companion-moment] button").nth(1).click()
        page.locator('[data-tab="turn"]').click()
        moves: list[str] = []
        start = int(state.deck_drawn)
        while state.deck_drawn == start:
            offered = [choice_text(names, choice) for choice in options(state)]
            shown = page.locator("[data-option]")
            expect(shown).to_have_count(len([one for one in offered if one != "done"]))
            # Whatever takes a card from the row, as soon as it can be done.
            move = next((one for one in offered if one.startswith(("document", "commission"))), offered[0])
            moves.append(move)
            page.locator(f'[data-option="{move}"]').click()
            expect(page.locator("[data-move]")).to_have_count(len(moves))
            advance_game(state, parse_choice(names, move))
        assert faults(page, PHONE) == []
        came = names.card(state.deck[start])
        page.locator("[data-came] select").select_option(came)
        expect(page.locator("[data-came]")).to_have_count(0)
        expect(page.locator("#companion-turn-asks")).to_be_visible()
        go_on(page)
        expect(page.locator("[data-advice] li").first).to_be_visible(timeout=60_000)
        page.locator('[data-tab="table"]').click()
        with page.expect_download() as download:
            page.locator("section .btn-paper").first.click()
        saved = json.loads(download.value.path().read_bytes())
        told = msgspec.structs.replace(entered, moves=moves, came=[came], names=["Клара <i>", "", "Boris"])
        assert msgspec.convert(saved, EnteredTable) == told
        open_file(page, file_of(told))
        expect(page.locator('[data-tab="turn"]')).to_be_visible()


def test_a_table_is_told_as_it_lies_amid_a_turn(browser: Browser, quick: ServerProcess) -> None:
    """Both cards lie; what is ticked as still to be done is what can be done, and turns begin there."""
    names = names_of(KOECHEL)
    state, menu = next(
        (one, top)
        for one in random_game(KOECHEL, EVERY_TABLE[6], 3)
        if one.pending and isinstance(top := one.pending[-1], ActionMenu) and top.ends_turn and top.grants
    )
    seat, to_do = int(state.active), [ACTIONS[int(grant.action)] for grant in menu.grants]
    entered = msgspec.structs.replace(entered_table(KOECHEL, view(state, seat)), to_do=to_do)
    with visit(browser, quick, PHONE, "ru") as guest:
        page = guest.open("/companion/advice")
        open_file(page, file_of(entered))
        assert faults(page, PHONE) == []
        page.locator('[data-tab="turn"]').click()
        expect(page.locator("[data-to-do]:checked")).to_have_count(len(to_do))
        offered = [choice_text(names, choice) for choice in options(state)]
        expect(page.locator("[data-option]")).to_have_count(len(offered) - 1)  # all but to end the turn
        assert faults(page, PHONE) == []
        go_on(page)
        expect(page.locator("[data-advice] li").first).to_be_visible(timeout=60_000)
        answer = guest.stage.post("/api/companion/advice", msgspec.to_builtins(entered))
        assert page.locator("[data-advice] li").count() == len(answer["hints"])
        assert all(hint["line"][0] in offered for hint in answer["hints"])
        page.locator(f'[data-to-do="{to_do[0]}"]').uncheck()
        expect(page.locator("[data-option]")).not_to_have_count(len(offered) - 1)


def test_a_file_that_cannot_be_is_refused_at_its_place(browser: Browser, server: ServerProcess) -> None:
    end = entered_end(KOECHEL, crowded(KOECHEL, 2))  # a solo game
    state = new_game(KOECHEL.tables, 2, -1, False, [-1, -1], 3)
    table = entered_table(KOECHEL, view(state, int(state.pending[-1].seat)))
    markers: list[Any] = msgspec.to_builtins(end.markers)
    seats: list[Any] = msgspec.to_builtins(end.seats)
    soloist = [seats[0], {**seats[1], "opus": ["idomeneo"]}]
    with visit(browser, server, LAPTOP, "fr") as guest:
        page = guest.open("/companion/score")
        before = page.evaluate("localStorage.getItem('lacrimosa-companion')")
        for wrong, code, at in (
            ({"markers": [*markers, markers[0]]}, "two_markers", f"markers[{len(markers)}]"),
            ({"seats": soloist}, "soloist_owns", "seats[1].opus"),
            ({"players": 9}, "wrong_value", "players"),
        ):
            open_file(page, file_of(end, **wrong))
            expect(page.locator(f'[data-problem="{code}"] code')).to_have_text(at)
            assert faults(page, LAPTOP) == []
        assert page.evaluate("localStorage.getItem('lacrimosa-companion')") == before
        # One that can still be put right is opened, and told before anything is computed.
        own: list[Any] = msgspec.to_builtins(table.seats)
        own[0] = {**own[0], "memories": ["great_tour"]}
        open_file(page, file_of(table, seats=own))
        expect(page).to_have_url(f"{guest.url}/companion/advice")
        page.locator('[data-tab="hand"]').click()
        go_on(page)
        expect(page.locator('[data-problem="memories"]')).to_be_visible()
        page.locator("[data-problem] button").click()
        expect(page.locator('.wrong[data-tab="seats"]')).to_have_attribute("aria-pressed", "true")
        assert page.locator("[data-advice]").count() == 0


def test_every_edition_keeps_what_was_entered_with_it(browser: Browser, quick: ServerProcess) -> None:
    with visit(browser, quick, LAPTOP) as guest:
        page = guest.open("/companion")
        choice = page.locator(".edition select")
        choice.select_option("my_box")
        for part in ("setup", "score", "advice"):
            page.locator(f'a[href="/companion/{part}"]').click()
            asked = {"setup": "setup", "score": "score", "advice": "advice"}[part]
            with page.expect_request(f"**/api/companion/{asked}") as request:
                if part == "advice":
                    page.locator(".tabs button").last.click()
                    go_on(page)
                elif part == "score":
                    page.locator('[data-tab="rest"]').click()
                    page.locator('[data-number="vp 0"]').fill("31")
                    page.locator('[data-number="vp 0"]').blur()
                else:
                    page.locator(".segments button", has_text="4").first.click()
            body: Any = request.value.post_data_json
            assert body["edition"] == "my_box"
            page.locator(".page-head .back").click()
        choice.select_option("koechel")
        page = guest.open("/companion/score")
        page.locator('[data-tab="rest"]').click()
        expect(page.locator('[data-number="vp 0"]')).to_have_value("0")
        page = guest.open("/companion")
        choice.select_option("my_box")
        page.reload()
        expect(choice).to_have_value("my_box")
        page.locator('a[href="/companion/score"]').click()
        page.locator('[data-tab="rest"]').click()
        expect(page.locator('[data-number="vp 0"]')).to_have_value("31")
