"""What people ask of a draft, held against it: who may, which component is meant, whether it can be."""

from typing import Final

from lacrimosa.editions.archive import ARCHIVE
from lacrimosa.editions.errors import EditionError, problem, shown, told_of
from lacrimosa.editions.loader import unchecked
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.workshop import (
    ComponentDifference,
)
from lacrimosa.server.presenters.components import edition_info
from lacrimosa.workshop.components import (
    FIELDS,
    Component,
    Files,
    components,
    extras_of,
    fixed_because,
    setting,
    table_of,
    values_of,
)
from lacrimosa.workshop.components import name_of as name_in
from lacrimosa.workshop.draft import Draft
from lacrimosa.workshop.extras import More, values_now
from lacrimosa.workshop.grammar import read
from lacrimosa.workshop.keys import alike, keys_of
from lacrimosa.workshop.machine import Reading

LEAST_PLACES: Final = 2


def need_seat(draft: Draft, name: str, person: str) -> None:
    """Whoever is not invited does not hear that there is such a draft."""
    if person not in draft.people:
        raise Refused("not_found", f"there is no draft {name[:40]}")


def need_owner(draft: Draft, person: str) -> None:
    if draft.owner != person:
        raise Refused("not_allowed", "only who began a draft may do that")


def not_invited() -> Refused:
    return Refused("not_invited", "this is no invitation to type along")


def need_counted(component: Component) -> None:
    why = fixed_because(component.kind)
    if why:
        raise Refused(
            "not_allowed",
            f"none of this kind can be added or removed: {why}",
            reason="fixed",
            kind=component.kind,
        )


def need_spare_place(draft: Draft) -> None:
    """The last place may go, if nobody sets out from it and something is left to travel between."""
    board = draft.files["board"]["map"]
    if len(board["place"]) <= LEAST_PLACES:
        raise Refused("not_allowed", f"a map has {LEAST_PLACES} places at least", reason="last")
    if board["start"] == len(board["place"]):
        raise Refused(
            "not_allowed", "Mozart starts in the last place; let him start elsewhere", reason="start"
        )


def number_of(draft: Draft, kind: str) -> int:
    """How many of a kind the box has."""
    if kind == "places":
        return len(draft.files["board"]["map"]["place"])
    return sum(one.kind == kind for one in draft.components)


def free_id(draft: Draft, component: Component, number: int) -> str:
    """An id that no component has or had. Roads have their places for ids; places are one component."""
    kind = component.kind
    if kind == "places":
        return component.id
    if kind == "road":
        return f"road:{len(draft.base['board']['map']['road']) + 1}"
    taken = {one.id for one in components(draft.base)}
    return next(
        what for n in range(number, number + len(taken) + 1) if (what := f"{kind}:own_{n}") not in taken
    )


def sound_extras(draft: Draft, component: Component, more: More) -> More:
    """The other fields as they were sent, if they can stand."""
    known = {extra.name: extra for extra in extras_of(draft.files, component)}
    for name, value in more.items():
        why = known[name].wrong(value) if name in known else "there is no such field"
        if why:
            raise Refused("bad_request", f"{component.id}: {name}: {why}", field=name)
    return dict(more)


def sealed_extras(draft: Draft, what: str, more: More) -> More:
    component = component_of(draft, what)
    return draft.kept(component, sound_extras(draft, component, more))


def need_drawing(contents: dict[str, bytes]) -> None:
    """Whether it can be drawn, which every page of a draft needs."""
    try:
        edition_info(unchecked(contents))
    except EditionError:
        raise
    except Exception as wrong:
        raise EditionError(problem(ARCHIVE, "", "archive_drawing")) from wrong


def bad_edition(wrong: Exception) -> Refused:
    """A file that is not opened: where in it what is wrong, as values for a page's own words."""
    found = wrong.problem if isinstance(wrong, EditionError) else None
    found = found or problem(ARCHIVE, "", "archive_no_zip")
    values = told_of(found) | ({"in_file": ""} if found.file == ARCHIVE else {})
    return Refused("bad_edition", f"{shown(str(found))}; nothing was changed", **values)


def component_of(draft: Draft, what: str) -> Component:
    found = draft.by_id.get(what)
    if found is None:
        raise Refused("not_found", f"the draft has no component {what}")
    return found


def whole_reading(draft: Draft, what: str, keys: str) -> Reading:
    component = component_of(draft, what)
    reading = read(component.kind, draft.setting(component), keys)
    if reading.dropped or not reading.is_whole:
        problem = (
            "something is missing" if not reading.dropped else f"{reading.dropped[0].key!r} means nothing"
        )
        raise Refused("bad_request", f"{what} cannot be sealed: {problem}")
    return reading


def with_part(draft: Draft, what: str, part: str, keys: str) -> str:
    """The keys of a component with another part in them."""
    component = component_of(draft, what)
    now = draft.keys(component)
    if now is None:
        raise Refused("bad_request", f"{what} cannot be typed in keys")
    parts = read(component.kind, draft.setting(component), now).parts
    if part not in [one.name for one in parts]:
        raise Refused("bad_request", f"{what} has no part {part}")
    return "".join(keys if one.name == part else one.keys for one in parts)


def differences(draft: Draft, other: Files) -> list[ComponentDifference]:
    there = {one.id: one for one in components(other)}
    found = []
    for component in draft.components:
        twin = there.get(component.id)
        theirs = values_of(other, twin) if twin else None
        mine = draft.values(component)
        more: list[str] = []
        if twin:
            here, there_more = draft.more(component), values_now(other, extras_of(other, twin))
            more = [name for name in here if here[name] != there_more.get(name)]
        if theirs is not None and alike(mine, theirs) and not more:
            continue
        keys = keys_of(twin.kind, setting(other, twin), theirs) if twin and theirs is not None else None
        found.append(
            ComponentDifference(
                what=component.id,
                here=draft.keys(component),
                there=keys,
                there_name=name_in(other, twin) if twin else "",
                more=more,
            )
        )
    return found


def is_marked(files: Files, component: Component) -> bool:
    """Whether everything that would be typed is marked as printed."""
    if component.kind not in FIELDS:
        return False
    table = table_of(files, component)
    printed = table.get("printed", [])
    return table.get("source") == "printed" or all(
        name in printed for name in FIELDS[component.kind] if name in table
    )


def plain_text(text: str) -> str:
    """One line of plain text."""
    if not text.isprintable() or text != text.strip() or not text:
        raise Refused("bad_name", "a name is one line of plain text, without blanks at its ends")
    return text
