"""Everything that a component can hold can be typed: every field of the schema, every value it allows."""

import functools
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from workshop.shipped import first_line, shipped

from lacrimosa.editions import schema
from lacrimosa.editions.check_effects import check_effects
from lacrimosa.workshop.components import FIELDS, NAMES, components, extras_of, table_of
from lacrimosa.workshop.draft import Draft, JournalLine, data_of
from lacrimosa.workshop.extras import COST_FIELD, values_now
from lacrimosa.workshop.grammar import read
from lacrimosa.workshop.keys import alike, keys_of

TABLES: dict[str, type[msgspec.Struct]] = {
    "opus": schema.Opus,
    "starting_opus": schema.StartingOpus,
    "memory": schema.Memory,
    "starting_memory": schema.StartingMemory,
    "tile": schema.Tile,
    "city": schema.City,
    "court": schema.Court,
    "bonus": schema.Bonus,
    "soloist": schema.SoloistCard,
    "constanze": schema.Constanze,
    "road": schema.Road,
    "movement": schema.MovementTable,
}
# What a component is, and not what is printed on it: ids, numbers, the stack of a tile (Alt moves it there).
PLACES = {"id", "number", "source", "printed", "composer", "movement", "order"}


@pytest.mark.parametrize("kind", TABLES)
def test_every_field_of_a_component_has_a_place(kind: str) -> None:
    files = shipped()
    component = next(one for one in components(files) if one.kind == kind)
    fields = {str(step) for extra in extras_of(files, component) for step in extra.path}
    known = {*FIELDS[kind], NAMES.get(kind), *fields, *PLACES}
    own = {"requiem"} if kind == "soloist" else set()
    assert set(TABLES[kind].__struct_fields__) - known - own == set()


@pytest.mark.parametrize("kind", COST_FIELD)
def test_every_kind_of_cost_has_a_place(kind: str) -> None:
    files = shipped()
    component = next(one for one in components(files) if one.kind == kind)
    table_of(files, component)[COST_FIELD[kind]] = dict.fromkeys(schema.Cost.__struct_fields__, 9)
    table_of(files, component)["id"] = "other"
    assert retyped(files, component.index, kind) == table_of(files, component)[COST_FIELD[kind]]


def retyped(files: Any, index: int, kind: str) -> Any:
    """The cost of a component as it is after somebody typed it into the shipped edition."""
    return typed_again(files, index, kind)[COST_FIELD[kind]]


@functools.cache
def one_draft() -> Draft:
    """Sealed over and over again: to begin one takes longer than all the rest."""
    return Draft([first_line()])


def typed_again(files: Any, index: int, kind: str) -> dict[str, Any]:
    draft = one_draft()
    wanted = next(one for one in components(files) if (one.kind, one.index) == (kind, index))
    component = next(one for one in draft.components if (one.kind, one.index) == (kind, index))
    values = {name: table_of(files, wanted)[name] for name in FIELDS[kind] if name in table_of(files, wanted)}
    keys = keys_of(kind, draft.setting(component), values)
    assert keys is not None, values
    reading = read(kind, draft.setting(component), keys)
    assert reading.is_whole
    sent = values_now(files, extras_of(files, wanted))
    for extra in extras_of(draft.files, component):
        assert extra.wrong(sent[extra.name]) == "", extra
    more = draft.kept(component, sent)
    draft.add(
        JournalLine(
            n=draft.version + 1,
            at=2,
            by="anna",
            kind="seal",
            what=component.id,
            values=reading.values,
            keys=keys,
            more=more,
        )
    )
    return table_of(draft.files, component)


GOODS = ("ducats", "vp", "finance", "talent", "journey", "composition", "wild")
POINTS = GOODS[3:]
HALVES = ("perform", "sell", "perform_or_sell")
TYPES = ("opera", "religious", "symphony", "chamber")
number = st.integers(0, 99)
amount = st.integers(1, 99)
types = st.sampled_from(TYPES)


@st.composite
def goods(draw: st.DrawFn, sides: tuple[str, ...]) -> list[dict[str, Any]]:
    """A list of goods as checks allow it."""
    kinds = [(good, side) for good in GOODS for side in (sides if good in POINTS else ("",))]
    made: list[dict[str, Any]] = []
    for good, side in draw(st.lists(st.sampled_from(kinds), unique=True, max_size=5)):
        made.append({good: draw(amount), "on": side} if side else {good: draw(amount)})
    for kind in draw(st.lists(types, unique=True, max_size=1)):
        made.append({"vp_per_opus": draw(amount), "type": kind})
    return made


@st.composite
def effects(draw: st.DrawFn, sides: tuple[str, ...]) -> list[dict[str, Any]]:
    made = draw(goods(sides))
    words = st.sampled_from(["document", "commission", "travel", "requiem"])
    made += [{"action": word} for word in draw(st.lists(words, unique=True, max_size=3))]
    if draw(st.booleans()):
        half: dict[str, Any] = {"action": draw(st.sampled_from(HALVES))}
        if draw(st.booleans()):
            half["type"] = draw(types)
        if bonus := draw(goods(sides)):
            half["bonus"] = bonus
        made.append(half)
    return made


def table(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(dict(fields))


cost = table(**dict.fromkeys(schema.Cost.__struct_fields__, number))
period = st.integers(1, 5)
year = st.integers(1, 9999)
text = st.text(st.characters(categories=("L", "N")), max_size=20)
actions = st.lists(
    st.sampled_from(["document", "commission", "perform_or_sell", "travel", "requiem"]),
    min_size=1,
    max_size=5,
    unique=True,
)
instrument = st.sampled_from(["horns", "percussion", "strings", "voice", "organ"])
perform = table(talent=number, ducats=number)
sell = table(talent=number, finance=number, vp=number)
ONE, EITHER = ("track",), ("counter", "track")
needs = st.one_of(
    table(type=st.lists(types, min_size=1, max_size=4)),
    table(period=st.lists(period, min_size=1, max_size=4)),
    table(instrument=st.lists(instrument, min_size=1, max_size=4)),
    table(movement=st.lists(st.sampled_from(["kyrie", "sequentia", "sanctus"]), min_size=1, max_size=4)),
)
ANY: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "opus": table(
        type=types,
        year=year,
        commission=cost,
        vp=number,
        perform=perform,
        sell=sell,
        koechel=text,
        period=period,
    ),
    "starting_opus": table(perform=perform, sell=sell),
    "memory": table(actions=actions, top=goods(ONE), story=goods(ONE), year=year, period=period),
    "starting_memory": table(actions=actions, top=goods(ONE), story=goods(ONE)),
    "tile": table(dots=st.sampled_from([0, 3, 4]), cost=cost, instant=effects(EITHER)),
    "city": table(cost=cost, plain=effects(("counter",)), gilded=effects(("counter",))),
    "court": table(cost=cost, plain=goods(("counter",)), gilded=goods(("counter",)), vp=number, needs=needs),
    "bonus": table(action=actions.map(lambda words: words[0]), reward=goods(EITHER), period=period),
    "soloist": table(
        actions=actions,
        side=st.sampled_from(["left", "right"]),
        travel=table(direction=st.sampled_from(["up", "down"]), courts=st.integers(0, 2)),
        requiem=st.builds(
            lambda movement, end: {"movement": movement, "from": end},
            st.integers(1, 5),
            st.sampled_from(["top", "bottom"]),
        ),
    ),
    "road": table(
        between=st.sampled_from([[1, 2], [3, 11], [10, 4]]),
        cost=table(ducats=number, talent=number, journey=number, composition=number),
    ),
    "movement": table(
        high=number, low=number, spaces=st.lists(instrument, min_size=1, max_size=9), name=text.filter(bool)
    ),
}


@pytest.mark.parametrize("kind", ANY)
@settings(deadline=None, max_examples=10)
@given(data=st.data())
def test_whatever_the_schema_allows_can_be_typed(kind: str, data: st.DataObject) -> None:
    files = shipped()
    component = next(one for one in components(files) if one.kind == kind)
    wanted = data.draw(ANY[kind])
    table_of(files, component).update(wanted)
    assert list(check_effects(data_of(files))) == []
    made = typed_again(files, component.index, kind)
    for name, value in wanted.items():
        assert alike({name: made.get(name)}, {name: value}), name
