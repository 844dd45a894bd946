"""A wrong component is refused: the message names its file, its place and what would be right."""

import pytest
from editions.box import Box

GOODS = "ducats, vp, finance, talent, journey, composition, wild, on, vp_per_opus, type"

# By file, component and what stands there: what is written instead, and the problem that is told.
CASES: dict[tuple[str, str, str], dict[str, str]] = {
    ("composers.toml", 'tile "eybler_kyrie_2"', "ducats = 3"): {
        "ducats = -1": "cost.ducats is -1; it must be 0 or more",
    },
    ("opus.toml", 'opus "bastien"', "vp = 4"): {
        "vp = 100": "vp is 100; it must be 99 or less",
        "vp = 10000000000000000000000000000000000000000": "vp is 10000000…; it must be 99 or less",
        'vp = "four"': 'vp is "four"; it must be a whole number',
    },
    ("opus.toml", 'opus "bastien"', 'type = "opera"'): {
        'type = "operetta"': 'type is "operetta"; it must be one of chamber, opera, religious, symphony',
    },
    ("opus.toml", 'opus "bastien"', "vp = 4\n"): {
        "": "vp is missing",
        "vp = 4\npoints = 4\n": (
            "points is unknown; "
            "the fields are id, title, koechel, year, period, type, commission, vp, perform, sell, "
            "source, printed"
        ),
    },
    ("opus.toml", 'opus "bastien"', "period = 1"): {
        "period = 6": "period is 6; it must be 5 or less",
    },
    ("opus.toml", 'opus "bastien"', 'title = "Bastien und Bastienne"'): {
        'title = "Bastien\\u001b[31m"': (
            "title has a control sign or blanks at an end; it must be one line of text"
        ),
    },
    ("opus.toml", 'opus "bastien"', 'printed = ["title", "period", "type"]'): {
        'printed = ["title", "colour"]': (
            'printed names "colour", which is no value; '
            "the values are title, koechel, year, period, type, commission, vp, perform, sell"
        ),
        'printed = ["title", "title"]': "printed names a value twice; once is enough",
        'printed = ["title"]\nsource = "printed"': (
            'printed is superfluous beside source = "printed"; one of the two is enough'
        ),
    },
    ("memory.toml", 'memory "smallpox"', '["document", "travel"]'): {
        '["document", "document"]': "actions has document twice; a card has each action once",
        "[]": "actions is []; it must have at least 1 entry",
        '["document", "sell"]': (
            'actions[2] is "sell"; it must be one of commission, document, perform_or_sell, requiem, travel'
        ),
    },
    ("memory.toml", 'memory "smallpox"', "top = []"): {
        'top = [{ talent = 1, on = "counter" }]': 'top[1].on is "counter"; it must be "track" (PAY-3)',
        "top = [{ talent = 1 }]": 'top[1].on is missing; it must be "track"',
        'top = [{ action = "travel" }]': f"top[1].action is unknown; the fields are {GOODS}",
    },
    ("memory.toml", 'starting "start_requiem_b"', "top = []"): {
        "top = [{ ducats = 0 }]": "top[1].ducats is 0; it must be 1 or more",
    },
    ("cities.toml", 'city "town_concert"', "plain = [{ ducats = 4 }]"): {
        "plain = [{ ducats = 4, vp = 1 }]": (
            "plain[1] has ducats, vp; an entry has exactly one good or action"
        ),
        "plain = [{}]": "plain[1] has nothing; an entry has exactly one good or action",
        "plain = [{ ducats = 4 }, { ducats = 4 }]": (
            "plain[2] is the same good as an entry before it; each may stand once"
        ),
        'plain = [{ action = "sell" }, { action = "perform" }]': (
            "plain[2] is the same action as an entry before it; each may stand once"
        ),
        'plain = [{ action = "travel", bonus = [{ vp = 1 }] }]': (
            "plain[1].bonus stands without such an action; "
            "only perform, sell and perform_or_sell may have one (TRV-6)"
        ),
        'plain = [{ action = "travel", type = "opera" }]': (
            "plain[1].type does not belong here; "
            "only vp_per_opus, perform, sell and perform_or_sell name an Opus type"
        ),
        'plain = [{ ducats = 4, on = "track" }]': "plain[1].on belongs to story points only; leave it out",
        "plain = [{ vp_per_opus = 1 }]": "plain[1].type is missing; it must name an Opus type",
    },
    ("cities.toml", 'city "abbey_sale"', "bonus = [{ finance = 2 }]"): {
        'bonus = [{ action = "travel" }]': f"plain[1].bonus[1].action is unknown; the fields are {GOODS}",
        'bonus = [{ wild = 2, on = "track" }]': (
            'plain[1].bonus[1].on is "track"; it must be "counter" (PAY-3)'
        ),
    },
    ("courts.toml", 'court "periods_1_2"', "needs = { period = [1, 2] }"): {
        'needs = { period = [1, 2], type = ["opera"] }': (
            "needs has type, period; it must be one of type, period, instrument, movement"
        ),
        "needs = { period = [1, 2, 3, 4, 5] }": "needs.period has 5 entries; it must have at most 4",
    },
    ("courts.toml", 'court "periods_1_2"', "plain = [{ wild = 1"): {
        'plain = [{ action = "travel" }, { wild = 1': f"plain[1].action is unknown; the fields are {GOODS}",
    },
    ("composers.toml", 'tile "eybler_kyrie_2"', 'composer = "eybler"'): {
        'composer = "salieri"': (
            'composer is "salieri"; it must be one of eybler, stadler, suessmayr, freystaedtler'
        ),
    },
    ("composers.toml", 'tile "eybler_kyrie_2"', "order = 2"): {
        "order = 3": "order is 3; the tiles of its stack must be numbered 1 to 3",
    },
    ("composers.toml", 'tile "eybler_kyrie_2"', "ducats = 3, composition = 2"): {
        "ducats = 3": 'it is cheaper than "eybler_kyrie_1" above it; the cheapest must be on top',
    },
    ("composers.toml", 'tile "eybler_kyrie_2"', "dots = 0"): {
        "dots = 2": "dots is 2; it must be one of 0, 3, 4",
    },
    ("composers.toml", 'tile "eybler_kyrie_1"', "instant ="): {
        'repeat = { track = "talent" }\ninstant =': (
            "repeat stands on a kyrie tile; only sequentia, offertorium, agnus_dei repeat"
        ),
    },
    ("composers.toml", 'tile "eybler_sequentia_1"', 'repeat = { track = "journey" }'): {
        'repeat = { action = "travel" }': "repeat has action; on sequentia tiles it must have track",
    },
    ("composers.toml", 'tile "eybler_offertorium_1"', 'repeat = { vp = 1, type = "symphony" }'): {
        "repeat = { vp = 1 }": "repeat has vp; on offertorium tiles it must have vp, type",
    },
    ("constanze.toml", 'constanze "constanze_1"', "players_4 = [[1, 5]"): {
        "players_4 = [[1, 6]": "players_4 names [1, 6]; movement 1 has 5 spaces",
        "players_4 = [[6, 1]": "players_4 names movement 6; the movements are 1 to 5",
        "players_4 = [[2, 2]": "players_4 names a space twice; once is enough",
    },
    ("constanze.toml", 'constanze "constanze_1"', "players_2 = ["): {
        "players_2 = [[1, 1], ": (
            "players_2 covers 11 spaces; edition.toml declares 10 at most (counts.constanze_spaces)"
        ),
    },
    ("soloist.toml", 'level "easy"', "8, 9]"): {
        "8, 8]": "cards must name 9 different cards (SOL-3)",
        "8, 12]": "cards names 12; the cards are 1 to 11",
    },
    ("soloist.toml", 'level "easy"', "finance = 0"): {
        "finance = 10": "finance is 10; the spaces are 0 to 9",
    },
    ("board.toml", 'map.place "salzburg"', "lat = 47.80"): {
        "lat = nan": "lat is nan; it must be -90.0 or more",
    },
    ("board.toml", 'requiem.movement "kyrie"', "high = 3"): {
        "high = 3.5": "high is 3.5; it must be a whole number",
    },
}


@pytest.mark.parametrize(
    ("file", "item", "old", "new", "problem"),
    [(*place, new, problem) for place, cases in CASES.items() for new, problem in cases.items()],
)
def test_a_wrong_component_is_refused(
    box: Box, file: str, item: str, old: str, new: str, problem: str
) -> None:
    name = item.split('"')[1]
    assert box.replace_in(file, name, old, new).problem() == f"{file}: {item}: {problem}"
