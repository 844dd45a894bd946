"""The grammar of keys: what is typed is what the files say, for every component and for invented ones."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from workshop.shipped import shipped

from lacrimosa.workshop.components import components, setting, values_of
from lacrimosa.workshop.figures import costs
from lacrimosa.workshop.grammar import GRAMMARS, read
from lacrimosa.workshop.keys import alike, keys_of
from lacrimosa.workshop.letters import ACTIONS, GOODS, POINTS, SEAL, TYPES
from lacrimosa.workshop.machine import Setting

SETTING = Setting(movement="sequentia", places=11, lengths=(5, 8, 6, 5, 6), most_covered=10)
# By component of the shipped edition: what one types for it.
TYPED = {
    "opus:idomeneo": "a8136715114",
    "opus:figaro": "a863x0817116",
    "city:abbey_sale": "01sl2f 2v",
    "city:diary": "01m w",
    "court:types_opera_religious": "33d 5d 8al",
    "bonus:bonus_1_document": "m2d",
    "soloist:2": "g←↓13↓",
    "road:5": "x0x11",
    "strip:opus": "t2d td t 2d d d +d",
    "instruments:spaces": "1u 23d 32ck 3f 42v 4tj 5wd",
    "finance:track": "d 2d 3d 4d 4dv 4dwv 5dw2v 5d2w2v 6d2w3v",
    "tracks:story": "4212",
    "start:seats": "x00x10x01x11",
    "places:map": "",
    "constanze:constanze_1": "1522 27314352 24354554",
    "movement:sequentia": "4212233445",
}


@pytest.mark.parametrize("what", [component.id for component in components(shipped())])
def test_every_shipped_component_reads_back_as_itself(what: str) -> None:
    files = shipped()
    component = next(one for one in components(files) if one.id == what)
    where, values = setting(files, component), values_of(files, component)
    keys = keys_of(component.kind, where, values)
    assert keys is not None
    reading = read(component.kind, where, keys)
    assert reading.keys == keys
    assert reading.is_whole
    assert alike(reading.values, values)
    assert "".join(part.keys for part in reading.parts) == keys
    if what in TYPED:
        assert keys == TYPED[what]


def test_no_component_takes_more_than_six_keys_beyond_its_digits() -> None:
    found = costs(shipped())
    assert len(found) == 243
    assert max(one.more for one in found) <= 6
    assert sum(one.count for one in found) == 2082


@pytest.mark.parametrize("kind", GRAMMARS)
@settings(deadline=None)
@given(data=st.data())
def test_whatever_is_typed_is_taken_or_dropped_and_can_be_read_again(kind: str, data: st.DataObject) -> None:
    """Keys are taken from those that are waited for, so that the text goes deep; now and then any other."""
    text = ""
    for _ in range(data.draw(st.integers(0, 40))):
        want = read(kind, SETTING, text).want
        lit = sorted(want.keys - {SEAL})
        if not lit:
            break
        text += data.draw(st.sampled_from(lit))
    reading = read(kind, SETTING, text)
    assert reading.keys == text
    assert not reading.dropped
    junk = data.draw(st.text(max_size=3))
    assert read(kind, SETTING, text + junk).keys.startswith(text)
    if reading.is_whole:
        keys = keys_of(kind, SETTING, reading.values)
        assert keys is not None
        assert alike(read(kind, SETTING, keys).values, reading.values)


def _good(good: str) -> st.SearchStrategy[dict[str, Any]]:
    on = {"on": st.just("counter")} if good in POINTS else {}
    return st.fixed_dictionaries({good: st.integers(1, 99), **on})


def _goods() -> st.SearchStrategy[list[dict[str, Any]]]:
    return st.lists(st.sampled_from([*GOODS.values()]), unique=True, max_size=4).flatmap(
        lambda names: st.tuples(*(_good(name) for name in names)).map(list)
    )


@st.composite
def _effects(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Goods and actions as a city may have them, in any order."""
    found = draw(_goods())
    for word in draw(st.lists(st.sampled_from(["document", "travel", "requiem"]), unique=True, max_size=2)):
        found.append({"action": word})
    if draw(st.booleans()):
        half: dict[str, Any] = {"action": draw(st.sampled_from(["perform", "sell", "perform_or_sell"]))}
        if draw(st.booleans()):
            half["type"] = draw(st.sampled_from([*TYPES.values()]))
        if bonus := draw(_goods()):
            half["bonus"] = bonus
        found.append(half)
    if draw(st.booleans()):
        found.append(
            {"vp_per_opus": draw(st.integers(1, 9)), "type": draw(st.sampled_from([*TYPES.values()]))}
        )
    return draw(st.permutations(found))


@settings(deadline=None)
@given(plain=_effects(), gilded=_effects(), talent=st.integers(0, 25))
def test_a_city_of_any_two_sides_can_be_typed(
    plain: list[dict[str, Any]], gilded: list[dict[str, Any]], talent: int
) -> None:
    values = {"cost": {"talent": talent}, "plain": plain, "gilded": gilded}
    keys = keys_of("city", SETTING, values)
    assert keys is not None
    reading = read("city", SETTING, keys)
    assert reading.is_whole
    assert alike(reading.values, values)


def test_a_key_that_means_nothing_is_dropped_and_said() -> None:
    reading = read("opus", SETTING, "ha81z3")
    assert reading.keys == "h813"
    assert [one.key for one in reading.dropped] == ["a", "z"]
    assert reading.dropped[1].want.what == "talent"


@pytest.mark.parametrize(
    ("kind", "text", "key"),
    [
        ("road", "x", "2"),  # there are eleven places
        ("road", "1", "1"),  # from a place to itself
        ("constanze", "1", "6"),  # the Kyrie has five spaces
        ("constanze", "111", "1"),  # covered already
        ("memory", "mgt", "o"),  # an action behind the Story
        ("memory", "m", "m"),  # the same action again
        ("city", "01pl7d", "s"),  # perform and sell are one action
        ("court", "33d 5d 8alyh", "a"),  # a court asks for one to four things
        ("tracks", "4", "5"),  # a start beyond the end
        ("soloist", "o→↑", "3"),  # courts to visit are 0, 1 or 2
    ],
)
def test_what_cannot_be_right_is_not_taken(kind: str, text: str, key: str) -> None:
    assert not read(kind, SETTING, text).dropped
    assert [one.key for one in read(kind, SETTING, text + key).dropped] == [key]


def test_a_good_that_stands_there_takes_the_new_number() -> None:
    assert read("memory", SETTING, "2d3dm").values["top"] == [{"ducats": 3}]


def test_the_gilded_side_changes_the_plain_one() -> None:
    values = read("city", SETTING, "01pl7dm 9d0mv").values
    assert values["plain"] == [
        {"action": "perform", "type": "religious", "bonus": [{"ducats": 7}]},
        {"action": "document"},
    ]
    assert values["gilded"] == [
        {"action": "perform", "type": "religious", "bonus": [{"ducats": 9}, {"vp": 1}]}
    ]


def test_all_letters_mean_one_thing() -> None:
    letters = [*GOODS, *ACTIONS, *TYPES]
    assert len(set(letters)) == len(letters)
