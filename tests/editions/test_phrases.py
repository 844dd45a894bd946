"""Descriptions are plain English and say everything that counts."""

import pytest

from lacrimosa.editions import Edition
from lacrimosa.editions.building import reward
from lacrimosa.editions.phrases import (
    amount,
    describe_bonus,
    describe_city,
    describe_constanze,
    describe_cost,
    describe_court,
    describe_memory,
    describe_movement,
    describe_opus,
    describe_reward,
    describe_row_space,
    describe_soloist_card,
    describe_tile,
    joined,
)
from lacrimosa.editions.schema import Effect, Good
from lacrimosa.rules.tables import Cost


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (Cost(), "free"),
        (Cost(1), "1 ducat"),
        (Cost(2, 1, 0, 3), "2 ducats, 1 talent point, 3 composition points"),
        (Cost(0, 0, 1, 0, 2), "1 journey point, 2 wildcard points"),
        (Cost(finance=1), "1 finance step down"),
    ],
)
def test_costs(cost: Cost, words: str) -> None:
    assert describe_cost(cost) == words


@pytest.mark.parametrize(
    ("effects", "words"),
    [
        ([], "nothing"),
        ([Good(vp=1), Good(ducats=1)], "1 ducat, 1 VP"),
        ([Good(talent=1, on="track"), Good(wild=2, on="track")], "1 talent step, 2 wildcard steps"),
        (
            [Good(finance=1), Good(vp_per_opus=2, type="chamber")],
            "1 finance step, 2 VP for each chamber Opus",
        ),
        ([Effect(action="travel")], "Travel"),
        (
            [Effect(action="travel"), Effect(ducats=2), Effect(talent=1, on="counter")],
            "2 ducats, 1 talent counter, then Travel",
        ),
        ([Effect(action="travel"), Effect(action="requiem"), Effect(vp=1)], "1 VP, then Travel and Requiem"),
        ([Effect(action="sell")], "Sell an Opus"),
        (
            [Effect(action="perform", type="opera", bonus=(Good(ducats=7),))],
            "Perform an opera Opus (and gain 7 ducats)",
        ),
    ],
)
def test_rewards(effects: list[Good], words: str) -> None:
    assert describe_reward(reward(effects)) == words


def test_numbers_and_lists() -> None:
    assert (amount(1, "city", "cities"), amount(2, "city", "cities")) == ("1 city", "2 cities")
    assert [joined([]), joined(["a"]), joined(["a", "b"]), joined(["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_every_component_in_one_line(koechel: Edition) -> None:
    found = [
        describe(koechel, index)
        for describe, ids in (
            (describe_opus, koechel.opus_ids),
            (describe_memory, koechel.memory_ids),
            (describe_bonus, koechel.bonus_ids),
            (describe_city, koechel.city_ids),
            (describe_court, koechel.court_ids),
            (describe_tile, koechel.tile_ids),
            (describe_movement, koechel.movement_ids),
        )
        for index in range(len(ids))
    ]
    assert all(line.isprintable() and len(line) < 220 for line in found)
    assert len(set(found)) == len(found)


def test_components(koechel: Edition) -> None:
    assert describe_opus(koechel, koechel.opus_ids.index("lambacher")) == (
        "Sinfonie Alte Lambacher (K. 45a, 1767): symphony, I; commission (2 ducats, 1 talent point): 3 VP; "
        "perform (free): 3 ducats; sell (1 talent point): 2 VP"
    )
    assert describe_opus(koechel, koechel.tables.starting_opus) == (
        "Nannerls Notenbuch: the starting Opus; perform (free): 2 ducats; "
        "sell (1 talent point): 1 finance step, 1 VP"
    )
    assert describe_memory(koechel, 0) == (
        "A page of the diary: a starting card; Document Memories; top: nothing; story: 1 talent step"
    )
    assert describe_bonus(koechel, 0) == "I: 2 ducats for each Document Memories icon"
    assert describe_city(koechel, 0) == (
        "A score for the abbey: 1 journey point; plain: Sell a religious Opus (and gain 2 finance steps); "
        "gilded: Sell a religious Opus (and gain 2 finance steps, 2 VP)"
    )
    assert describe_court(koechel, koechel.court_ids.index("movements_sequentia_sanctus")) == (
        "Day of wrath, day of praise: 3 journey points; plain: 2 ducats, 1 composition counter; "
        "gilded: 2 ducats, 2 composition counters; at the end 7 VP for a marker each in Sequentia and Sanctus"
    )
    assert describe_tile(koechel, koechel.tile_ids.index("eybler_agnus_dei_1")) == (
        "Joseph Eybler, Agnus Dei: 5 ducats, 2 composition points; at once: nothing; "
        "repeating: Travel once more"
    )
    assert describe_row_space(koechel, 6) == "space 7: Opus gain 1 ducat; Memory gain 1 ducat"
    assert describe_constanze(koechel, 0, 4) == "Kyrie 5; Sequentia 2"
    assert describe_soloist_card(koechel, 1) == (
        "Travel; leftmost card; down to 1 court; Offertorium from the bottom"
    )
