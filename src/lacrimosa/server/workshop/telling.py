"""A draft as messages: for one person, drawn with the parts that draw any edition."""

import copy
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

import msgspec

from lacrimosa.editions import Edition
from lacrimosa.editions.building import build
from lacrimosa.editions.loader import redrawn, unchecked, without_roads
from lacrimosa.editions.reading import parse_tables
from lacrimosa.editions.schema import Data
from lacrimosa.server.messages.components import EditionInfo
from lacrimosa.server.messages.workshop import (
    ComponentKind,
    DraftChanges,
    DraftComponent,
    DraftPerson,
    DraftProblem,
    DraftSummary,
    DraftView,
    DroppedKey,
    EditionPatch,
    ExtraField,
    KeyPart,
    PrintedReading,
    SuggestedWork,
    TypedKeys,
    Typist,
)
from lacrimosa.server.presenters.components import edition_info
from lacrimosa.server.presenters.map_infos import road_infos
from lacrimosa.server.presenters.patches import patch_of
from lacrimosa.workshop.checking import check
from lacrimosa.workshop.components import (
    Component,
    extras_of,
    filled,
    put,
    setting,
    suggestions,
    values_of,
)
from lacrimosa.workshop.draft import Draft
from lacrimosa.workshop.extras import More, values_now
from lacrimosa.workshop.grammar import read
from lacrimosa.workshop.keys import digits_on, keys_of
from lacrimosa.workshop.letters import SEAL

# The files that the values of a kind stand in, if that is not the board's.
_FILES_OF = {
    "opus": ("opus",),
    "starting_opus": ("opus",),
    "memory": ("memory",),
    "starting_memory": ("memory",),
    "tile": ("composers",),
    "city": ("cities",),
    "court": ("courts",),
    "bonus": ("bonuses",),
    "soloist": ("soloist",),
    "constanze": ("constanze",),
    "tracks": ("board", "opus", "soloist", "edition"),
    "places": ("board", "composers"),
}


def title_of(draft: Draft) -> str:
    return str(draft.base["edition"]["title"])


@dataclass(frozen=True)
class Glance:
    """A draft from afar: for whom it is, and how far."""

    seen: DraftSummary
    owner: str
    people: frozenset[str]

    def summary(self, person: str) -> DraftSummary:
        return msgspec.structs.replace(self.seen, is_mine=self.owner == person)


def glance_of(name: str, draft: Draft) -> Glance:
    seen = DraftSummary(
        name=name,
        title=title_of(draft),
        entered=draft.entered,
        total=len(draft.components),
        at=draft.at,
        is_done=draft.is_done,
    )
    return Glance(seen, draft.owner, frozenset(draft.people))


def summary_of(name: str, draft: Draft, person: str) -> DraftSummary:
    return glance_of(name, draft).summary(person)


def view_of(name: str, draft: Draft, person: str) -> DraftView:
    return DraftView(
        name=name,
        title=title_of(draft),
        version=draft.version,
        is_done=draft.is_done,
        is_mine=draft.owner == person,
        people=people_of(draft, person),
        components=[component_of(draft, component, person) for component in draft.components],
        problems=problems_of(draft),
        edition=_info(draft),
    )


def component_of(draft: Draft, component: Component, person: str) -> DraftComponent:
    readings = draft.readings(component.id)
    kind: ComponentKind = component.kind  # type: ignore[assignment]
    base = None
    if component.id not in draft.added:
        base = keys_of(kind, setting(draft.base, component), values_of(draft.base, component))
    return DraftComponent(
        id=component.id,
        kind=kind,
        stack=component.stack,
        label=component.label,
        name=draft.name(component),
        keys=draft.keys(component),
        base=base,
        number=readings[-1].n if readings else 0,
        by=_name(draft, readings[-1].by) if readings else "",
        is_again=draft.is_again(component.id),
        is_own=component.id in draft.added,
        place=_place(draft, component),
        more=_more(draft, component),
        typing=[
            Typist(
                by=_name(draft, one.by),
                keys=one.keys,
                name=one.name,
                is_me=one.by == person,
                at=one.at,
                more=one.more,
            )
            for one in draft.typing(component.id)
        ],
        readings=[
            PrintedReading(
                number=one.n,
                by=_name(draft, one.by),
                at=one.at,
                keys=one.keys,
                name=one.name,
                more=one.more,
            )
            for one in (readings if len(readings) > 1 else ())
        ],
    )


def _name(draft: Draft, person: str) -> str:
    return draft.names.get(person, "")


def _place(draft: Draft, component: Component) -> int:
    if component.kind != "road":
        return 0
    return sum(one.kind == "road" and one.index < component.index for one in draft.components)


def _more(draft: Draft, component: Component) -> list[ExtraField]:
    found = extras_of(draft.files, component)
    now, base = values_now(draft.files, found), values_now(draft.base, found)
    return [
        ExtraField(
            name=extra.name,
            control=extra.control,
            value=now[extra.name],
            least=extra.least,
            most=extra.most,
            choices=list(extra.choices),
            is_usual=now[extra.name] == (base[extra.name] if extra.unless is None else extra.unless),
        )
        for extra in found
    ]


def people_of(draft: Draft, person: str) -> list[DraftPerson]:
    return [
        DraftPerson(name=name, seat=draft.seats[one], is_me=one == person, is_owner=one == draft.owner)
        for one, name in draft.people.items()
    ]


def problems_of(draft: Draft) -> list[DraftProblem]:
    return [
        DraftProblem(
            weight=told.weight, text=told.text, what=told.what, code=told.code, values=dict(told.values)
        )
        for told in check(draft)
    ]


def changes_of(
    draft: Draft, changed: Iterable[str], person: str, *, checked: bool, is_other: bool = False
) -> DraftChanges:
    components = [draft.by_id[what] for what in dict.fromkeys(changed)]
    return DraftChanges(
        version=draft.version,
        is_done=draft.is_done,
        people=people_of(draft, person),
        components=[component_of(draft, component, person) for component in components],
        is_other=is_other,
        problems=problems_of(draft) if checked else None,
        patch=_patch(draft, components) if checked else EditionPatch(),
    )


def typed(draft: Draft, component: Component, keys: str, name: str, more: More) -> TypedKeys:
    """What keys say, drawn as far as they go."""
    reading = read(component.kind, draft.setting(component), keys)
    values = filled(draft.files, component, reading.values)
    more = draft.kept(component, more)
    data = _with(draft, component, values, name, more)
    drawn = patch_of(_drawn(draft, data), component.kind, component.label)
    if "actions" in reading.values and not reading.values["actions"]:
        cards = [msgspec.structs.replace(card, actions=[]) for card in drawn.memories]
        drawn = msgspec.structs.replace(drawn, memories=cards)
    return TypedKeys(
        version=draft.version,
        keys=reading.keys,
        parts=[KeyPart(name=part.name, keys=part.keys) for part in reading.parts],
        lit="".join(sorted(reading.want.keys - {SEAL})),
        part=reading.want.part,
        waits_for=reading.want.what,
        is_whole=reading.is_whole,
        dropped=[DroppedKey(key=one.key, what=one.want.what) for one in reading.dropped],
        digits=digits_on(component.kind, values | {"number": component.label}),
        suggestions=[SuggestedWork(**work) for work in suggestions(draft.base, reading.values)],
        patch=drawn,
    )


def _with(draft: Draft, component: Component, values: dict[str, object], name: str, more: More) -> Data:
    """The draft's data with other values of one component."""
    some = _FILES_OF.get(component.kind, ("board",))
    tables = {**draft.files, **{file: copy.deepcopy(draft.files[file]) for file in some}}
    put(tables, component, values, name, more)
    tables = draft.standing(tables)
    return msgspec.structs.replace(
        draft.data, **{file: parse_tables(f"{file}.toml", tables[file]) for file in some}
    )


@lru_cache(maxsize=8)
def _base(draft: Draft) -> Edition:
    return unchecked(draft.base_contents())


def _drawn(draft: Draft, data: Data) -> Edition:
    """An edition to be drawn, not played: nobody travels on it."""
    return redrawn(_base(draft), data, build(without_roads(data)))


def _info(draft: Draft) -> EditionInfo:
    drawn = _drawn(draft, draft.data)
    info = edition_info(replace(drawn, data=without_roads(drawn.data)))
    return msgspec.structs.replace(info, roads=road_infos(drawn))


def _patch(draft: Draft, components: Iterable[Component]) -> EditionPatch:
    """All that is drawn differently once these changed."""
    edition = _drawn(draft, draft.data)
    merged: dict[str, list[object]] = {}
    whole: EditionPatch = EditionPatch()
    for component in components:
        one = patch_of(edition, component.kind, component.label)
        for name in EditionPatch.__struct_fields__:
            value = getattr(one, name)
            if isinstance(value, list) and value:
                known = merged.setdefault(name, [])
                known += value if name not in _WHOLE or not known else []
            elif value:
                whole = msgspec.structs.replace(whole, **{name: value})
    return msgspec.structs.replace(whole, **merged)


_WHOLE = frozenset(("places", "roads", "row", "instruments", "finance", "starts"))
