"""Weaknesses of a design are found, each by a line that names the piece."""

import pytest
from editions.box import Box

from lacrimosa.editions import Edition, checks


def findings(edition: Edition) -> list[str]:
    return [str(one) for one in checks.findings(edition)]


# By file, component and what stands there: what is written instead, and what is found.
CASES: dict[tuple[str, str, str], dict[str, list[str]]] = {
    ("opus.toml", "sinfonie_20", "ducats = 4 }\n"): {
        "ducats = 2 }\n": ['opus.toml: opus "lambacher": "sinfonie_20" is better in every respect'],
    },
    ("opus.toml", "bastien", "year = 1768"): {
        "year = 1773": ['opus.toml: opus "bastien": year is 1773; period 1 goes from 1763 to 1772'],
    },
    ("opus.toml", "bastien", 'koechel = "K. 50"'): {
        'koechel = "K. 16"': ['opus.toml: the koechel "K. 16" stands 2 times'],
    },
    ("memory.toml", "smallpox", '["document", "travel"]'): {
        '["document"]': ['memory.toml: memory "smallpox": "bologna" is better in every respect'],
    },
    ("memory.toml", "smallpox", "year = 1767"): {
        "year = 1762": ['memory.toml: memory "smallpox": year is 1762; period 1 goes from 1763 to 1772'],
    },
    ("composers.toml", "eybler_sequentia_3", 'instant = [{ vp = 2 }, { journey = 1, on = "counter" }]'): {
        "instant = []": [
            'composers.toml: tile "eybler_sequentia_3": "eybler_sequentia_1" is better in every respect'
        ],
    },
    ("composers.toml", "eybler_kyrie_2", "dots = 0"): {
        "dots = 3": ["composers.toml: eybler, kyrie: tiles left with two players: 1; there should be 2"],
    },
    ("composers.toml", "eybler_kyrie_2", "ducats = 3, composition = 2"): {
        "ducats = 0, composition = 2": [
            'composers.toml: tile "eybler_kyrie_2": it should cost more than "eybler_kyrie_1" above it'
        ],
    },
    ("cities.toml", "town_concert", "gilded = [{ ducats = 6 }]"): {
        "gilded = [{ ducats = 4 }]": [
            'cities.toml: city "town_concert": the gilded side is no better than the plain one'
        ],
    },
    ("courts.toml", "periods_3_5", "vp = 6"): {
        "vp = 8": ['courts.toml: court "periods_1_5": "periods_3_5" is better in every respect'],
    },
    ("courts.toml", "periods_3_5", "needs = { period = [3, 5] }"): {
        "needs = { period = [5, 1] }": [
            'courts.toml: court "periods_3_5": another court asks for the same',
            'courts.toml: court "periods_1_5": another court asks for the same',
        ],
    },
    ("constanze.toml", "constanze_1", "players_4 = [[1, 5]"): {
        "players_4 = [[1, 4]": [
            (
                'constanze.toml: constanze "constanze_1": the lists are not nested: '
                "fewer players should cover all that more players cover"
            )
        ],
    },
    ("constanze.toml", "constanze_1", "[2, 4], [2, 7], [3, 1], [3, 5], [4, 3], [4, 5]"): {
        "[1, 1], [2, 7], [3, 1], [1, 2], [4, 3], [1, 3]": [
            'constanze.toml: constanze "constanze_1": players_2 leaves fewer than two instruments in kyrie'
        ],
        "[2, 1], [2, 7], [3, 1], [5, 1], [4, 3], [4, 1]": [
            (
                'constanze.toml: constanze "constanze_1": '
                "players_2 leaves too few spaces of horns: 1 for 2 markers"
            )
        ],
    },
    ("board.toml", "kyrie", "high = 3"): {
        "high = 0": ['board.toml: requiem.movement "kyrie": high is 0 and low is 1; high should not be less'],
    },
}


@pytest.mark.parametrize(
    ("file", "name", "old", "new", "found"),
    [(*place, new, found) for place, cases in CASES.items() for new, found in cases.items()],
)
def test_a_weakness_is_found(box: Box, file: str, name: str, old: str, new: str, found: list[str]) -> None:
    assert findings(box.replace_in(file, name, old, new).load()) == found


def test_a_row_that_gets_dearer_to_the_right(box: Box) -> None:
    box.replace("board.toml", "memory = { cost = { ducats = 1 } }", "memory = { cost = { ducats = 3 } }")
    assert findings(box.load()) == [
        "board.toml: row.space 6: memory is dearer than on space 5, left of it",
    ]


def test_a_finance_track_that_falls(box: Box) -> None:
    box.replace("board.toml", "income = [{ ducats = 3 }]", 'income = [{ wild = 1, on = "track" }]')
    assert findings(box.load()) == [
        "board.toml: personal.finance 3: the income is less than on space 2",
        "board.toml: personal.finance 4: the income is less than on space 3",
    ]


def test_a_city_that_beats_others_by_wild_points(box: Box) -> None:
    old = 'plain = [{ wild = 1, on = "counter" }, { ducats = 2 }]\ngilded = [{ wild = 2, on = "counter" }'
    new = 'plain = [{ wild = 2, on = "counter" }, { ducats = 2 }]\ngilded = [{ wild = 3, on = "counter" }'
    assert findings(box.replace("cities.toml", old, new).load()) == [
        'cities.toml: city "masters_lesson": "post_coach" is better in every respect',
        'cities.toml: city "organ_loft": "post_coach" is better in every respect',
    ]


def test_a_movement_with_one_instrument(box: Box) -> None:
    box.replace("board.toml", '["horns", "percussion", "strings", "voice", "organ"]', f"{['voice'] * 5}")
    found = findings(box.load())
    assert 'board.toml: requiem.movement "kyrie": it has one instrument; it should have at least 2' in found
