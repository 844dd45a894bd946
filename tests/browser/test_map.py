"""The map can be learned by heart: every name, cost and reward is seen, on nothing else, and never moves."""

from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest
from browser.visiting import LANGUAGES, PHONES, Visit, visit
from playwright.sync_api import Browser, Page, Route
from server.serving import ServerProcess

from lacrimosa.editions import load
from lacrimosa.editions.slots.geometry import Box, Size, box_at, curve
from lacrimosa.editions.slots.schema import FormSlots, Hung
from lacrimosa.testkit.page.staging import BOT, ME

EDITION: Final = load("koechel")
RECORD: Final = (Path(__file__).resolve().parents[2] / "records" / "four-players.txt").read_text(
    encoding="utf-8"
)
SCRIPT: Final = Path(__file__).with_name("map_facts.js").read_text(encoding="utf-8")
READY: Final = ".board main[aria-busy='false'] .works"

# Every form of the board where it has least room: whole, on telephones, on tablets.
TIGHT: Final = [(1200, 600), (360, 640), (740, 360), (768, 1024), (1024, 600)]
WINDOWS: Final = [
    *TIGHT,
    *[(1366, 641), (1366, 768), (1536, 730), (1920, 1080), (2560, 1440)],
    *[(390, 844), (390, 664), (360, 740), (430, 932), (844, 390), (820, 1180), (1024, 768)],
]
# Pixels between two things that are not to touch.
AIR: Final = 0.0
COURT: Final = {place.id for place in EDITION.data.board.map.place if place.kind == "court"}


# --- every tile on every place ------------------------------------------------------------------------------


def arrangements() -> list[dict[str, dict[str, object]]]:
    """Maps that together show both sides of every tile on every place of its kind; the first has no tile."""
    sides: dict[bool, list[dict[str, object]]] = {
        is_court: [{"id": id_, "gilded": gilded} for id_ in ids for gilded in (False, True)]
        for is_court, ids in ((False, EDITION.city_ids), (True, EDITION.court_ids))
    }
    count = max(len(of_kind) for of_kind in sides.values())
    return [
        {},
        *(
            {
                place: of_kind[number % len(of_kind)]
                for place in EDITION.place_ids
                for of_kind in [sides[place in COURT]]
            }
            for number in range(count)
        ),
    ]


@pytest.fixture(scope="module")
def every_plaque(browser: Browser, server: ServerProcess) -> list[dict[str, Any]]:
    """What the page itself makes of all tiles: a replay whose answers are given other maps."""
    maps = arrangements()
    with visit(browser, server, (1920, 1080)) as guest:
        review = guest.stage.post("/api/records", {"record": RECORD})["id"]
        guest.page.route("**/api/tables/*/steps/*", Answers(maps).give)
        page = guest.open(f"/replay/{review}/0")
        page.locator(".map .place.empty").first.wait_for()
        page.evaluate(SCRIPT)
        found: dict[str, dict[str, Any]] = {}
        for number, tiles in enumerate(maps):
            if number:
                page.keyboard.press("ArrowRight")
                page.wait_for_function("(tiles) => mapFacts.shows(tiles)", arg=tiles)
            for place in page.evaluate("() => mapFacts.places()"):
                found[f"{place['place']} {place['tile']} {place['gilded']}"] = place
    cities, courts = len(EDITION.city_ids) * 2, len(EDITION.court_ids) * 2
    assert len(found) == sum(1 + (courts if place in COURT else cities) for place in EDITION.place_ids)
    return list(found.values())


class Answers:
    """What a replay is told at each step: always the same moment, each time with another map."""

    def __init__(self, maps: list[dict[str, dict[str, object]]]) -> None:
        self.maps = maps
        self.view: dict[str, Any] | None = None

    def give(self, route: Route) -> None:
        if self.view is None:
            self.view = route.fetch().json()
        step = int(route.request.url.partition("?")[0].rpartition("/")[2])
        tiles = self.maps[min(step, len(self.maps) - 1)]
        board = {**self.view["board"], "map": tiles}
        route.fulfill(json={**self.view, "step": step, "board": board})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_told_on_every_place_at_every_window(
    browser: Browser, server: ServerProcess, every_plaque: list[dict[str, Any]], language: str
) -> None:
    facts = told_by_edition(guest_edition(browser, server))
    found: list[str] = []
    with visit(browser, server, WINDOWS[0], language) as guest:
        page = open_board(guest, 164)
        page.evaluate("(all) => mapFacts.lay(all)", every_plaque)
        # The longest names are Russian.
        for size in WINDOWS if language == "ru" else TIGHT:
            show_map(page, size)
            copies = page.evaluate("() => mapFacts.copies()")
            assert len(copies) == len(every_plaque)
            laid = page.evaluate("() => mapFacts.laid()")
            where = f"{size[0]}x{size[1]} {language}"
            found += [f"{where}: {line}" for line in (*unseen(copies, facts), *faults(copies, laid))]
    assert found == [], "\n".join(found)


def guest_edition(browser: Browser, server: ServerProcess) -> dict[str, Any]:
    with visit(browser, server) as guest:
        answer: dict[str, Any] = guest.context.request.get(f"{server.url}/api/editions/koechel").json()
        return answer


def told_by_edition(info: dict[str, Any]) -> dict[tuple[str, bool], dict[str, Any]]:
    """What must stand on the plaque of a tile, by its id and side."""
    return {
        (tile["id"], gilded): {
            "numbers": sorted(
                [
                    *map(str, tile.get("cost", {}).values()),
                    *numbers(tile.get("gilded" if gilded else "plain", {})),
                    *([str(tile["vp"])] if "icons" in tile else []),
                ]
            ),
            "actions": len(tile.get("gilded" if gilded else "plain", {}).get("grants", [])),
            "needs": len(tile.get("icons", [])),
        }
        for tile in (*info["cities"], *info["courts"])
        for gilded in (False, True)
    }


def numbers(reward: dict[str, Any]) -> list[str]:
    """Every amount of a reward, those of bonuses too."""
    found: list[str] = []
    for name, value in reward.items():
        if name == "grants":
            found += [number for grant in value for number in numbers(grant.get("bonus", {}))]
        elif name in ("tracks", "counters"):
            found += map(str, value.values())
        elif name == "per_opus":
            found += [str(one["vp"]) for one in value]
        else:
            found.append(str(value))
    return found


def unseen(copies: list[dict[str, Any]], facts: dict[tuple[str, bool], dict[str, Any]]) -> list[str]:
    """Facts that a plaque does not tell, or that cannot be seen or read on it."""
    found: list[str] = []
    for copy in copies:
        name = f"{copy['place']} with {copy['tile'] or 'no tile'}{' gilded' if copy['gilded'] else ''}"
        found += [f"{name}: {part} is hidden" for part in copy["hidden"]]
        if copy["letters"] < 11:
            found.append(f"{name}: letters of {copy['letters']} pixels")
        if copy["tile"] and copy["told"] != facts[copy["tile"], copy["gilded"]]:
            found.append(f"{name}: tells {copy['told']}, not {facts[copy['tile'], copy['gilded']]}")
    return found


# --- where everything lies ----------------------------------------------------------------------------------


class Sheet:
    """The map of one window in pixels: where slots put the largest plaques, and what really lies there."""

    def __init__(self, copies: list[dict[str, Any]], laid: dict[str, Any]) -> None:
        self.width, self.height = laid["box"]
        wide, tall = EDITION.slots.wide, EDITION.slots.tall
        pane = laid["pane"]
        self.form: FormSlots = max(
            (wide, tall), key=lambda form: min(pane[0] / form.box[0], pane[1] / form.box[1])
        )
        self.u = min(self.width / self.form.box[0], self.height / self.form.box[1])
        self.laid = laid
        self.at = {slot.id: slot for slot in self.form.place}
        self.largest = {place: self._size(copies, place, True, max) for place in EDITION.place_ids}
        self.smallest = {place: self._size(copies, place, True, min) for place in EDITION.place_ids}
        self.bare_size = {place: self._size(copies, place, False, max) for place in EDITION.place_ids}
        self.slots = {
            place: self.hung(self.at[place].slot, self.largest[place]) for place in EDITION.place_ids
        }
        self.bare = {
            place: self.hung(self.at[place].bare, self.bare_size[place]) for place in EDITION.place_ids
        }
        self.dots = {place: Box(*box) for place, box in laid["dots"].items()}
        self.prices = {road: Box(*box) for road, box in laid["prices"].items()}
        coach = Size(2.1 * self.u, 1.75 * self.u)
        self.coaches = {slot.id: box_at(self.point(slot.coach), coach) for slot in self.form.place}

    def _size(self, copies: list[dict[str, Any]], place: str, has_tile: bool, pick: Any) -> Size:
        sizes = [copy["size"] for copy in copies if copy["place"] == place and bool(copy["tile"]) == has_tile]
        return Size(pick(width for width, _ in sizes), pick(height for _, height in sizes))

    def point(self, percent: tuple[float, float]) -> tuple[float, float]:
        return percent[0] * self.width / 100, percent[1] * self.height / 100

    def hung(self, hung: Hung, size: Size) -> Box:
        return box_at(self.point(hung.at), size, hung.anchor)


def gap(one: Box, other: Box) -> float:
    """Pixels between two boxes; below zero they cover each other."""
    return max(
        max(one.left, other.left) - min(one.right, other.right),
        max(one.top, other.top) - min(one.bottom, other.bottom),
    )


def faults(copies: list[dict[str, Any]], laid: dict[str, Any]) -> list[str]:
    sheet = Sheet(copies, laid)
    return [*covering(sheet), *off_road(sheet), *misplaced(sheet)]


def covering(sheet: Sheet) -> list[str]:
    """Whatever lies on something else, whichever tiles lie where."""
    found: list[str] = []
    inner = Box(0, 0, sheet.width, sheet.height).grown(-1)

    def apart(kind: str, one: str, box: Box, other_kind: str, other: str, second: Box) -> None:
        if gap(box, second) < AIR:
            found.append(f"{kind} {one} and {other_kind} {other}: {gap(box, second):.1f} px")

    for place, box in sheet.slots.items():
        if not box.lies_in(inner):
            found.append(f"the plaque of {place} leaves the map: {[round(edge) for edge in box]}")
    for place, box in sheet.bare.items():
        if not box.lies_in(inner):
            found.append(f"the name of {place} leaves the map: {[round(edge) for edge in box]}")
    for (one, box), (other, second) in combinations(sheet.slots.items(), 2):
        apart("plaque", one, box, "plaque", other, second)
    for (one, box), (other, second) in combinations(sheet.bare.items(), 2):
        apart("name", one, box, "name", other, second)
    for place, box in sheet.slots.items():
        for other, second in sheet.bare.items():
            if other != place:
                apart("plaque", place, box, "name", other, second)
        for kind, things in (("dot", sheet.dots), ("price", sheet.prices), ("coach", sheet.coaches)):
            for other, second in things.items():
                apart("plaque", place, box, kind, other, second)
    for place, box in sheet.bare.items():
        apart("name", place, box, "coach", place, sheet.coaches[place])
        for kind, things in (("dot", sheet.dots), ("price", sheet.prices)):
            for other, second in things.items():
                apart("name", place, box, kind, other, second)
    for (one, box), (other, second) in combinations(sheet.prices.items(), 2):
        apart("price", one, box, "price", other, second)
    for road, price in sheet.prices.items():
        for kind, things in (("dot", sheet.dots), ("coach", sheet.coaches)):
            for other, second in things.items():
                apart("price", road, price, kind, other, second)
    return found


def off_road(sheet: Sheet) -> list[str]:
    """Prices off their road, roads under a plaque, leaders that miss theirs."""
    found: list[str] = []
    costs = {
        frozenset(EDITION.place_ids[number - 1] for number in road.between): str(road.cost.ducats)
        for road in EDITION.data.board.map.road
    }
    for road in sheet.form.road:
        name = next(name for name in sheet.prices if set(name.split("-")) == set(road.between))
        price = sheet.prices[name]
        if sheet.laid["costs"][name] != costs[frozenset(road.between)]:
            found.append(f"the road {name} says {sheet.laid['costs'][name]}")
        start, end = (sheet.point(sheet.at[place].dot) for place in road.between)
        points = curve(start, sheet.point(road.pull), end, 60)
        x, y = (price.left + price.right) / 2, (price.top + price.bottom) / 2
        far = min(((px - x) ** 2 + (py - y) ** 2) ** 0.5 for px, py in points)
        if far > 0.5 * sheet.u:
            found.append(f"the price of {name} is {far:.1f} px off its road")
        for place, box in sheet.slots.items():
            if under := sum(box.holds(point) for point in points):
                found.append(f"the road {name} runs {under}/60 under the plaque of {place}")
    for slot in sheet.form.place:
        if slot.leader is None:
            continue
        smallest = sheet.hung(slot.slot, sheet.smallest[slot.id]).grown(2)
        if not smallest.holds(sheet.point(slot.leader)):
            found.append(f"the leader of {slot.id} misses its plaque")
    return found


def misplaced(sheet: Sheet) -> list[str]:
    """What the page draws anywhere else than the slots say."""
    found: list[str] = []
    for place, drawn in sheet.laid["plaques"].items():
        hung = sheet.at[place].bare if place in sheet.laid["bare"] else sheet.at[place].slot
        box = Box(*drawn)
        wanted = sheet.hung(hung, Size(box.right - box.left, box.bottom - box.top))
        if max(abs(a - b) for a, b in zip(box, wanted, strict=True)) > 1:
            found.append(f"the plaque of {place} is at {[round(edge) for edge in box]}, not {wanted}")
    for place, box in sheet.dots.items():
        wanted = box_at(sheet.point(sheet.at[place].dot), Size(box.right - box.left, box.bottom - box.top))
        if max(abs(a - b) for a, b in zip(box, wanted, strict=True)) > 1:
            found.append(f"the dot of {place} is at {[round(edge) for edge in box]}, not {wanted}")
    return found


# --- nothing moves ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_no_label_moves_in_the_course_of_a_game(
    browser: Browser, server: ServerProcess, size: tuple[int, int]
) -> None:
    with visit(browser, server, size) as guest:
        review = guest.stage.post("/api/records", {"record": RECORD})["id"]
        page = guest.open(f"/replay/{review}/0")
        page.locator(".map .place").first.wait_for(state="attached")
        show_map(page, size)
        page.evaluate(SCRIPT)
        seen: dict[str, set[tuple[int, ...]]] = {}
        coaches: set[tuple[int, ...]] = set()
        maps: set[str] = set()
        for _ in range(10):
            laid = page.evaluate("() => mapFacts.laid()")
            coaches.add(tuple(round(edge) for edge in laid["coach"]))
            for name, at in fixed_points(laid).items():
                seen.setdefault(name, set()).add(at)
            tiles = page.evaluate(
                "() => mapFacts.places().map(({ place, tile, gilded }) => [place, tile, gilded])"
            )
            maps.add(str(tiles))
            for _ in range(6):
                page.keyboard.press("PageDown")
            page.wait_for_timeout(400)
        moved = {name: places for name, places in seen.items() if len(places) > 1}
        assert moved == {}
        assert len(maps) > 4
        assert len(coaches) > 2, "nothing moves but the coach"


def fixed_points(laid: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    """Dots and prices whole; of labels the point they hang at, for a smaller tile has a smaller plaque."""
    found = {f"dot {place}": box for place, box in laid["dots"].items()}
    found |= {f"price {road}": box for road, box in laid["prices"].items()}
    pane = laid["pane"]
    form = max(
        (EDITION.slots.wide, EDITION.slots.tall),
        key=lambda form: min(pane[0] / form.box[0], pane[1] / form.box[1]),
    )
    for slot in form.place:
        is_bare = slot.id in laid["bare"]
        anchor = (slot.bare if is_bare else slot.slot).anchor
        left, top, right, bottom = laid["plaques"][slot.id]
        x = right if "r" in anchor else left if "l" in anchor else (left + right) / 2
        y = bottom if "b" in anchor else top if "t" in anchor else (top + bottom) / 2
        found[f"{'name' if is_bare else 'plaque'} {slot.id}"] = [x, y]
    return {name: tuple(round(edge) for edge in box) for name, box in found.items()}


# --- the way and its price ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1920, 1080), (390, 844)])
def test_hover_and_focus_draw_the_way_and_its_price(
    browser: Browser, server: ServerProcess, size: tuple[int, int]
) -> None:
    routes = {
        frozenset((route["through"][0], route["through"][-1])): route
        for route in guest_edition(browser, server)["routes"]
    }
    with visit(browser, server, size) as guest:
        page = open_board(guest, 164)
        show_map(page, size)
        before = page.evaluate("() => mapFacts.laid()")
        mozart = "frankfurt"
        for place in EDITION.place_ids:
            if place == mozart:
                continue
            route = routes[frozenset((mozart, place))]
            for way in ("hover", "focus"):
                button = page.locator(f'.map [data-place="{place}"]')
                if way == "hover":
                    page.locator(f'.map [data-label="{place}"]').hover()
                else:
                    page.mouse.move(1, 1)
                    button.focus()
                page.locator(f'.map .aimed[data-place="{place}"]').wait_for()
                legs = len(route["through"]) - 1
                assert page.locator(".map .route").count() == legs
                assert page.locator(".map .road-price.on-route").count() == legs
                tip = page.locator(".map .tip")
                assert str(route["cost"]["ducats"]) in tip.locator(".good-ducat > b").first.inner_text()
                if legs > 1:
                    assert "+" in tip.locator(".terms").inner_text()
                now = page.evaluate("() => mapFacts.laid()")
                assert now["plaques"] == before["plaques"], "looking moves nothing"
                others = [Box(*box) for name, box in now["plaques"].items() if name != place]
                assert all(gap(Box(*now["tip"]), box) >= 0 for box in others), (
                    f"the tip of {place} covers another"
                )


def test_a_finger_reaches_every_place(browser: Browser, server: ServerProcess) -> None:
    """The plaque, and 44 pixels around the dot unless another place is nearer there."""
    with visit(browser, server, PHONES[0]) as guest:
        page = open_board(guest, 164)
        show_map(page, PHONES[0])
        missed = page.evaluate(
            """() => {
              const at = (x, y) => {
                const { place, coach } =
                  document.elementFromPoint(x, y)?.closest('[data-place], [data-coach]')?.dataset ?? {};
                return place ?? coach;  // to tap the coach is to tap where it stands
              };
              return [...document.querySelectorAll('.map [data-place]')].flatMap((e) => {
                const { left, top, width, height } = e.getBoundingClientRect();
                const [x, y] = [left + width / 2, top + height / 2];
                const near = [[0, 0], [15, 0], [-15, 0], [0, 15], [0, -15]]
                  .filter(([dx, dy]) => at(x + dx, y + dy) === undefined)
                  .map((off) => `${e.dataset.place}: nothing at ${off}`);
                if (at(x, y) !== e.dataset.place) near.push(`${e.dataset.place}: not its dot`);
                const plaque = e.querySelector('.plaque').getBoundingClientRect();
                const middle = at(plaque.left + plaque.width / 2, plaque.top + plaque.height / 2);
                if (middle !== e.dataset.place) near.push(`${e.dataset.place}: not its plaque`);
                return near;
              });
            }"""
        )
        assert missed == []


def open_board(guest: Visit, step: int) -> Page:
    page = guest.open(guest.stage.table(RECORD, step, [ME, BOT, BOT, BOT]))
    page.locator(READY).first.wait_for(state="attached")
    page.evaluate("() => document.fonts.ready")
    page.evaluate(SCRIPT)
    return page


def show_map(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    tab = page.locator(".board > .tabs button").nth(1)
    if tab.is_visible():
        tab.click()
    # Twice: the map takes its form in the first picture.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
