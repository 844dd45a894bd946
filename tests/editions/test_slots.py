"""Where the map of an edition draws everything: its own slots, those of a shipped map, or new ones."""

import re
from pathlib import Path

import pytest
from editions.box import Box

from lacrimosa.editions import Edition, load
from lacrimosa.editions.checks import findings
from lacrimosa.editions.copying import copy_edition
from lacrimosa.editions.loader import contents_of, digest_of, from_contents
from lacrimosa.editions.schema import Data
from lacrimosa.editions.slots.geometry import PRICE, TIP, Laid, Sizes, box_at, crowded, shared
from lacrimosa.editions.slots.making import make
from lacrimosa.editions.slots.schema import SLOTS_FILE, FormSlots, Slots


def forms(slots: Slots) -> dict[str, FormSlots]:
    return {"wide": slots.wide, "tall": slots.tall}


def renamed(contents: dict[str, bytes]) -> dict[str, bytes]:
    """The shipped edition with a place that no shipped map has, and no slots."""
    files = {name: content for name, content in contents.items() if name != SLOTS_FILE}
    files["board.toml"] = files["board.toml"].replace(b'id = "milan"', b'id = "venice"')
    return files


def test_slots_are_no_part_of_the_digest(koechel: Edition) -> None:
    """Games remember the digest: how a map is drawn must not end them."""
    files = contents_of("koechel")
    assert koechel.digest == "26463725f05eb27c61e999419fbface4a6e7b47e66dbdb00b74d2d65c085ec53"
    assert digest_of({**files, SLOTS_FILE: b"# nothing"}) == koechel.digest
    del files[SLOTS_FILE]
    assert digest_of(files) == koechel.digest


def test_an_edition_kept_without_slots_gets_those_of_the_same_map(koechel: Edition, box: Box) -> None:
    files = contents_of("koechel")
    del files[SLOTS_FILE]
    assert from_contents(files).slots == koechel.slots
    (box.folder / SLOTS_FILE).unlink()
    assert box.load().slots == koechel.slots
    # Other roads are another map.
    board = files["board.toml"]
    first = re.search(rb"\[\[map\.road\]\]\nbetween = \[1, 11\].*?\n\n", board, re.DOTALL)
    assert first is not None
    files["board.toml"] = board.replace(first[0], b"")
    assert from_contents(files).slots != koechel.slots


def test_the_shipped_slots_cover_nothing(koechel: Edition) -> None:
    assert list(crowded(koechel.slots, koechel.data)) == []
    sizes = Sizes(koechel.data)
    for form in forms(koechel.slots).values():
        laid = Laid(form, sizes)
        for place in form.place:
            tip = box_at(laid.point(place.tip.at), TIP, place.tip.anchor)
            others = [box for name, box in laid.slots.items() if name != place.id]
            assert not any(shared(tip, box) for box in others), place.id


def test_a_copy_brings_its_slots(tmp_path: Path, koechel: Edition) -> None:
    folder = copy_edition("koechel", "my_box", tmp_path)
    assert (folder / SLOTS_FILE).read_bytes() == contents_of("koechel")[SLOTS_FILE]
    assert load(folder).slots == koechel.slots


@pytest.fixture(scope="module")
def venice() -> Edition:
    return from_contents(renamed(contents_of("koechel")))


class TestMade:
    """Slots for a map that brings none."""

    def test_nothing_covers_anything(self, venice: Edition) -> None:
        assert list(crowded(venice.slots, venice.data)) == []
        assert {place.id for place in venice.slots.wide.place} == set(venice.place_ids)

    def test_they_are_the_same_every_time(self, venice: Edition) -> None:
        assert make(venice.data) == venice.slots

    def test_west_is_left_and_north_is_up(self, venice: Edition) -> None:
        where = {place.id: place for place in venice.data.board.map.place}
        for form in forms(venice.slots).values():
            by_x = sorted(form.place, key=lambda slot: slot.dot[0])
            by_y = sorted(form.place, key=lambda slot: slot.dot[1])
            assert [where[slot.id].lon for slot in by_x] == sorted(place.lon for place in where.values())
            assert [-where[slot.id].lat for slot in by_y] == sorted(-place.lat for place in where.values())

    def test_prices_and_coaches_are_on_the_map_and_seen(self, venice: Edition) -> None:
        sizes = Sizes(venice.data)
        for form in forms(venice.slots).values():
            laid = Laid(form, sizes)
            for between, price in laid.prices.items():
                middle = (price.left + PRICE.width / 2, price.top + PRICE.height / 2)
                near = min(abs(x - middle[0]) + abs(y - middle[1]) for x, y in laid.roads[between])
                assert near < 0.1, between
            assert all(box.left > 0 and box.top > 0 for box in laid.coaches.values())

    def test_places_that_lie_in_one_spot_are_told_apart(self) -> None:
        files = renamed(contents_of("koechel"))
        files["board.toml"] = re.sub(rb"lat = [\d.]+", b"lat = 48", files["board.toml"])
        files["board.toml"] = re.sub(rb"lon = -?[\d.]+", b"lon = 11", files["board.toml"])
        edition = from_contents(files)
        dots = [place.dot for place in edition.slots.wide.place]
        assert len(set(dots)) == len(dots)


def spoiled(box: Box, old: str, new: str) -> str:
    text = (box.folder / SLOTS_FILE).read_text(encoding="utf-8")
    assert old in text
    box.write(SLOTS_FILE, text.replace(old, new, 1).encode())
    return box.problem()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            'id = "london"',
            'id = "dublin"',
            'slots.toml: wide.place "dublin": board.toml has no such place; it has salzburg, vienna, prague',
        ),
        (
            'id = "london"',
            'id = "paris"',
            'slots.toml: wide.place "paris": it stands twice; every place has one slot',
        ),
        (
            "dot = [68, 62]",
            "dot = [168, 62]",
            'slots.toml: wide.place "salzburg": dot[1] is 168; it must be 100.0 or less',
        ),
        (
            'anchor = "tl"',
            'anchor = "top"',
            'slots.toml: wide.place "salzburg": slot.anchor is "top"; it must be one of ',
        ),
        (
            "coach = [70.8, 71.4]\n",
            "",
            'slots.toml: wide.place "salzburg": coach is missing',
        ),
        (
            "coach = [70.8, 71.4]",
            "coach = [70.8, 71.4]\nhorse = 1",
            'slots.toml: wide.place "salzburg": horse is unknown; the fields are ',
        ),
        (
            'between = ["salzburg", "munich"]',
            'between = ["salzburg", "london"]',
            "slots.toml: wide.road salzburg - london: board.toml has no road between the two",
        ),
        (
            "price = [62.3, 58.2]",
            "price = [10, 10]",
            "slots.toml: wide.road salzburg - munich: price is [10.0, 10.0]; it must lie on the road",
        ),
        ("box = [40.3, 19.9]", "box = [1, 19.9]", "slots.toml: wide.box[1] is 1; it must be 10.0 or more"),
    ],
)
def test_bad_slots_are_refused_with_what_would_be_right(box: Box, old: str, new: str, problem: str) -> None:
    assert spoiled(box, old, new).startswith(problem)


def test_a_slot_that_is_missing_is_named(box: Box) -> None:
    text = (box.folder / SLOTS_FILE).read_text(encoding="utf-8")
    tables = text.split("\n\n")
    london = next(table for table in tables if 'id = "london"' in table)
    box.write(SLOTS_FILE, text.replace(london + "\n\n", "", 1).encode())
    assert box.problem() == (
        'slots.toml: wide.place "london": it is missing; every place of board.toml needs a slot'
    )
    road = next(table for table in tables if 'between = ["lyon", "munich"]' in table)
    box.write(SLOTS_FILE, text.replace(road + "\n\n", "", 1).encode())
    assert box.problem() == (
        "slots.toml: wide.road lyon - munich: it is missing; every road of board.toml needs a slot"
    )


def test_crowded_slots_are_a_weakness(box: Box, koechel: Edition) -> None:
    assert not [one for one in findings(koechel) if one.file == SLOTS_FILE]
    text = (box.folder / SLOTS_FILE).read_text(encoding="utf-8")
    box.write(SLOTS_FILE, text.replace("at = [67, 83.3]", "at = [55, 83.3]").encode())
    found = [str(one) for one in findings(box.load()) if one.file == SLOTS_FILE]
    assert "slots.toml: wide: the plaques of salzburg and milan cover each other" in found


def test_every_effect_has_a_width(koechel: Edition) -> None:
    """What a tile shows decides how wide its plaque is: never less than its name and cost."""
    data: Data = koechel.data
    sizes = Sizes(data)
    for place in data.board.map.place:
        size = sizes.plaque(place.id)
        assert size.width > len(place.name) * 0.48 + 1
        assert size.width < 8.2
