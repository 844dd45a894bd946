"""What people may do in the workshop, and who may."""

import asyncio
import base64
import binascii
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from lacrimosa.editions.archive import archive_of, files_of
from lacrimosa.editions.errors import EditionError, Problem
from lacrimosa.editions.loader import shipped_ids
from lacrimosa.editions.reading import FILES, tables_of
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.workshop import (
    ComponentAdded,
    DraftChanges,
    DraftComparison,
    DraftList,
    DraftSummary,
    DraftView,
    SealKeys,
    SealSeveral,
    TypedKeys,
    TypeKeys,
    Undone,
)
from lacrimosa.server.workshop.asking import (
    bad_edition,
    component_of,
    differences,
    free_id,
    is_marked,
    need_counted,
    need_drawing,
    need_owner,
    need_seat,
    need_spare_place,
    not_invited,
    number_of,
    plain_text,
    sealed_extras,
    sound_extras,
    whole_reading,
    with_part,
)
from lacrimosa.server.workshop.folders import Folders
from lacrimosa.server.workshop.telling import (
    Glance,
    changes_of,
    glance_of,
    summary_of,
    title_of,
    typed,
    view_of,
)
from lacrimosa.workshop.checking import check, playable
from lacrimosa.workshop.components import (
    components,
    most_of,
    setting,
    values_of,
)
from lacrimosa.workshop.components import name_of as name_in
from lacrimosa.workshop.draft import Draft, JournalLine
from lacrimosa.workshop.extras import More
from lacrimosa.workshop.grammar import read
from lacrimosa.workshop.keys import keys_of
from lacrimosa.workshop.mending import mended

T = TypeVar("T")
MOST_PEOPLE: Final = 20
# Of one draft, removed ones too: whoever adds more plays with the button.
MOST_ADDED: Final = 200


class Workshop:
    """The drafts of a server. Everything is on the disk before it is answered."""

    def __init__(self, data: Path, clock: Callable[[], int]) -> None:
        self._folders = Folders(data)
        self._clock = clock
        self._seen: dict[str, tuple[tuple[int, int], Glance]] = {}

    # --- reading

    async def drafts(self, person: str) -> DraftList:
        return await asyncio.to_thread(self._list, person)

    def _list(self, person: str) -> DraftList:
        found = [one.summary(person) for one in self._glances() if person in one.people]
        done = [one.name for one in found if one.is_done]
        return DraftList(drafts=sorted(found, key=lambda one: -one.at), sources=[*shipped_ids(), *done])

    def _glances(self) -> list[Glance]:
        """Every draft from afar; a journal that has not changed is not read again."""
        glances = {}
        for name in self._folders.names():
            stamp = self._folders.stamp(name)
            known = self._seen.get(name)
            if known is None or known[0] != stamp:
                try:
                    known = stamp, glance_of(name, self._folders.read(name))
                except Refused:
                    continue
            glances[name] = known
        self._seen = glances
        return [glance for _, glance in glances.values()]

    async def view(self, name: str, person: str) -> DraftView:
        return await self._looking(name, person, lambda draft: view_of(name, draft, person))

    async def changes(self, name: str, person: str, after: int) -> DraftChanges:
        def tell(draft: Draft) -> DraftChanges:
            what, checked = draft.changed_since(after)
            is_other = draft.is_other_since(after)
            return changes_of(draft, [] if is_other else what, person, checked=checked, is_other=is_other)

        return await self._looking(name, person, tell)

    async def compare(self, name: str, person: str, edition: str) -> DraftComparison:
        def tell(draft: Draft) -> DraftComparison:
            contents = self._folders.source(edition)
            other = {file.removesuffix(".toml"): tables_of(file, contents[file]) for file in FILES}
            mine = {component.id for component in draft.components}
            only_there = Counter(one.kind for one in components(other) if one.id not in mine)
            return DraftComparison(
                edition=edition, differences=differences(draft, other), only_there=dict(only_there)
            )

        return await self._looking(name, person, tell)

    async def archive(self, name: str, person: str) -> bytes:
        return await self._looking(name, person, lambda draft: archive_of(playable(draft), name))

    # --- beginning and ending

    async def create(self, person: str, called: str, title: str, source: str) -> DraftSummary:
        def make() -> DraftSummary:
            name = self._folders.create(
                plain_text(title), self._folders.source(source), self._first(person, called)
            )
            return summary_of(name, self._folders.read(name), person)

        return await asyncio.to_thread(make)

    async def import_file(self, person: str, called: str, title: str, archive: str) -> DraftSummary:
        """A draft out of a zip. What it marks as printed is typed in already; what is wrong in it is told."""

        def make() -> DraftSummary:
            try:
                contents, wrong = mended(files_of(base64.b64decode(archive, validate=True)))
                need_drawing(contents)
            except (EditionError, binascii.Error) as problem:
                raise bad_edition(problem) from problem
            name = self._folders.create(plain_text(title), contents, self._first(person, called, wrong))
            draft = self._folders.change(name, lambda draft, n: self._printed(draft, person, n))
            return summary_of(name, draft, person)

        return await asyncio.to_thread(make)

    def _printed(self, draft: Draft, person: str, number: int) -> list[JournalLine]:
        marked = [one for one in draft.components if is_marked(draft.base, one) and one.id not in draft.wrong]
        lines = []
        for at, component in enumerate(marked):
            values = values_of(draft.base, component)
            keys = keys_of(component.kind, setting(draft.base, component), values) or ""
            name = name_in(draft.base, component)
            lines.append(
                self._line(
                    number + at,
                    person,
                    "seal",
                    what=component.id,
                    keys=keys,
                    values=values,
                    name=name,
                    more=draft.kept(component, {}),
                )
            )
        return lines

    def _first(
        self, person: str, called: str, wrong: dict[str, list[Problem]] | None = None
    ) -> Callable[[dict[str, str]], JournalLine]:
        return lambda files: self._line(1, person, "begin", name=called, files=files, wrong=dict(wrong or {}))

    async def invitation(self, name: str, person: str) -> int:
        """The generation of the link that lets others in, for whoever began the draft."""

        def tell(draft: Draft) -> int:
            need_owner(draft, person)
            return draft.generation

        return await self._looking(name, person, tell)

    async def join(
        self, name: str, person: str, called: str, is_invited: Callable[[int], bool]
    ) -> DraftSummary:
        """Whether somebody is invited is asked in their turn: a link may be taken back meanwhile."""

        def change(draft: Draft, number: int) -> Sequence[JournalLine]:
            if not is_invited(draft.generation):
                raise not_invited()
            if person in draft.people:
                return []
            if len(draft.people) >= MOST_PEOPLE:
                raise Refused("too_many", f"{MOST_PEOPLE} people type here already")
            return self._and_done(draft, [self._line(number, person, "join", name=called)])

        try:
            draft = await asyncio.to_thread(self._folders.change, name, change)
        except Refused as refused:
            # Whoever is not invited does not hear whether there is such a draft.
            raise (not_invited() if refused.refusal.code == "not_found" else refused) from None
        return summary_of(name, draft, person)

    async def revoke(self, name: str, person: str, seat: int) -> DraftChanges:
        """Links given so far are void, and this person, or everybody who was invited, is out."""

        def change(draft: Draft, number: int) -> Sequence[JournalLine]:
            need_owner(draft, person)
            if seat and seat not in [at for one, at in draft.seats.items() if one != draft.owner]:
                raise Refused("not_found", "nobody who was invited has this seat")
            return self._and_done(draft, [self._line(number, person, "revoke", seen=seat)])

        draft = await self._changing(name, person, change)
        return await asyncio.to_thread(changes_of, draft, [], person, checked=False)

    def _and_done(self, draft: Draft, lines: list[JournalLine]) -> list[JournalLine]:
        """Who may type has nothing to do with whether it is offered for play."""
        last = lines[-1]
        return [*lines, self._line(last.n + 1, last.by, "done")] if draft.is_done else lines

    async def delete(self, name: str, person: str, title: str) -> None:
        def remove(draft: Draft) -> None:
            need_owner(draft, person)
            if title != title_of(draft):
                raise Refused("bad_request", "to delete a draft, say its title")
            self._folders.delete(name)

        await self._looking(name, person, remove)

    async def finish(self, name: str, person: str) -> DraftSummary:
        """Offer it for play, if all of it is typed in and sound."""

        def change(draft: Draft, number: int) -> Sequence[JournalLine]:
            if draft.is_done:
                return []
            missing = len(draft.components) - draft.entered
            doubtful = sum(len(draft.readings(one.id)) > 1 for one in draft.components)
            wrong = sum(told.weight == "error" for told in check(draft))
            if missing or doubtful or wrong:
                raise Refused(
                    "not_ready",
                    f"{missing} components are missing, {doubtful} have two readings, {wrong} are wrong",
                    missing=missing,
                    doubtful=doubtful,
                    wrong=wrong,
                )
            return [self._line(number, person, "done")]

        draft = await self._changing(name, person, change)
        return summary_of(name, draft, person)

    # --- typing

    async def type(self, name: str, person: str, asked: TypeKeys) -> TypedKeys:
        """Keep what is typed so far; keys that mean nothing are dropped and told."""

        def change(draft: Draft, number: int) -> Sequence[JournalLine]:
            component = component_of(draft, asked.what)
            keys = read(component.kind, draft.setting(component), asked.keys).keys
            more = sound_extras(draft, component, asked.more)
            before = next((one for one in draft.typing(asked.what) if one.by == person), None)
            was = (before.keys, before.name, before.more) if before else ("", "", {})
            if was == (keys, asked.name, more):
                return []
            called = plain_text(asked.name) if asked.name else ""
            return [self._line(number, person, "type", what=asked.what, keys=keys, name=called, more=more)]

        draft = await self._changing(name, person, change)
        component = component_of(draft, asked.what)
        return await asyncio.to_thread(typed, draft, component, asked.keys, asked.name, asked.more)

    async def seal(self, name: str, person: str, asked: SealKeys) -> DraftChanges:
        def change(draft: Draft, number: int) -> Sequence[JournalLine]:
            reading = whole_reading(draft, asked.what, asked.keys)
            called = plain_text(asked.name) if asked.name else ""
            return [
                self._line(
                    number,
                    person,
                    "seal",
                    what=asked.what,
                    keys=reading.keys,
                    values=reading.values,
                    name=called,
                    seen=asked.seen,
                    more=sealed_extras(draft, asked.what, asked.more),
                    is_right=asked.is_right,
                )
            ]

        return await self._told(name, person, change, [asked.what])

    async def seal_several(self, name: str, person: str, asked: SealSeveral) -> DraftChanges:
        """Change one part of several; if one of them cannot be read then, none is changed."""

        def change(draft: Draft, number: int) -> Sequence[JournalLine]:
            lines = []
            for at, what in enumerate(dict.fromkeys(asked.what)):
                reading = whole_reading(draft, what, with_part(draft, what, asked.part, asked.keys))
                seen = max((one.n for one in draft.readings(what)), default=0)
                name = next((one.name for one in reversed(draft.readings(what))), "")
                lines.append(
                    self._line(
                        number + at,
                        person,
                        "seal",
                        what=what,
                        keys=reading.keys,
                        values=reading.values,
                        name=name,
                        seen=seen,
                        more=sealed_extras(draft, what, {}),
                    )
                )
            return lines

        return await self._told(name, person, change, asked.what)

    async def add(self, name: str, person: str, like: str) -> ComponentAdded:
        """One more of a kind: it begins as another one, and is missing until it is typed in."""
        what = ""

        def change(draft: Draft, number: int) -> Sequence[JournalLine]:
            nonlocal what
            component = component_of(draft, like)
            need_counted(component)
            most = most_of(draft.base, component.kind)
            if number_of(draft, component.kind) >= most or draft.ever_added >= MOST_ADDED:
                raise Refused("not_allowed", f"there may be {most} of a kind", reason="most", most=most)
            what = free_id(draft, component, number)
            return [self._line(number, person, "add", what=what, like=like)]

        draft = await self._changing(name, person, change)
        return ComponentAdded(what=what, changes=await self._other(draft, person))

    async def remove(self, name: str, person: str, what: str, seen: int) -> DraftChanges:
        """Nothing of it is lost: undoing brings it back with what was typed."""

        def change(draft: Draft, number: int) -> Sequence[JournalLine]:
            component = component_of(draft, what)
            need_counted(component)
            if component.kind == "places":
                need_spare_place(draft)
            elif number_of(draft, component.kind) == 1:
                raise Refused("not_allowed", "it is the last one of its kind", reason="last")
            unseen = [one for one in draft.readings(what) if one.n > seen and one.by != person]
            if unseen or any(one.by != person for one in draft.typing(what)):
                raise Refused("stale", "somebody else has typed it; look at it first")
            return [self._line(number, person, "remove", what=what)]

        return await self._other(await self._changing(name, person, change), person)

    async def move(self, name: str, person: str, what: str, *, up: bool) -> DraftChanges:
        def change(draft: Draft, number: int) -> Sequence[JournalLine]:
            if component_of(draft, what).kind != "tile":
                raise Refused(
                    "not_allowed",
                    "the order means something in stacks of composer tiles only",
                    reason="order",
                )
            return [self._line(number, person, "up" if up else "down", what=what)]

        return await self._other(await self._changing(name, person, change), person)

    async def _other(self, draft: Draft, person: str) -> DraftChanges:
        return await asyncio.to_thread(changes_of, draft, [], person, checked=True, is_other=True)

    async def undo(self, name: str, person: str) -> Undone:
        """Take back what this person did last; what was sealed is open again."""
        what = keys = called = ""
        more: More = {}
        before = 0

        def change(draft: Draft, number: int) -> Sequence[JournalLine]:
            nonlocal what, keys, called, more, before
            before = draft.version
            seal, line = draft.last_seal_of(person), draft.last_structure_of(person)
            if line is not None and (seal is None or line.n > seal.n):
                if line.kind == "add" and draft.typists_of(line.what) - {person}:
                    raise Refused(
                        "undo_not_allowed", "somebody else has typed in what you added; it can be removed"
                    )
                what = line.like or line.what
                return [self._line(number, person, "undo", what=line.what, seen=line.n)]
            if seal is None:
                raise Refused("nothing_to_undo", "you have done nothing that could be taken back")
            what, keys, called, more = draft.what_of(seal.n), seal.keys, seal.name, seal.more
            return [
                self._line(number, person, "undo", what=what, seen=seal.n),
                self._line(number + 1, person, "type", what=what, keys=keys, name=called, more=more),
            ]

        draft = await self._changing(name, person, change)
        changed = [what] if what in draft.by_id else []
        is_other = draft.is_other_since(before)
        changes = await asyncio.to_thread(changes_of, draft, changed, person, checked=True, is_other=is_other)
        return Undone(what=what, keys=keys, name=called, more=more, changes=changes)

    async def look_again(self, name: str, person: str, what: str, *, on: bool) -> DraftChanges:
        def change(draft: Draft, number: int) -> Sequence[JournalLine]:
            component_of(draft, what)
            return [self._line(number, person, "again", what=what, on=on)]

        draft = await self._changing(name, person, change)
        return await asyncio.to_thread(changes_of, draft, [what], person, checked=False)

    # --- how

    def _line(self, n: int, by: str, kind: str, **more: object) -> JournalLine:
        return JournalLine(n=n, at=self._clock(), by=by, kind=kind, **more)  # type: ignore[arg-type]

    async def _looking(self, name: str, person: str, tell: Callable[[Draft], T]) -> T:
        def look() -> T:
            draft = self._folders.read(name)
            need_seat(draft, name, person)
            return tell(draft)

        return await asyncio.to_thread(look)

    async def _changing(
        self, name: str, person: str, change: Callable[[Draft, int], Sequence[JournalLine]]
    ) -> Draft:
        def checked(draft: Draft, number: int) -> Sequence[JournalLine]:
            need_seat(draft, name, person)
            return change(draft, number)

        return await asyncio.to_thread(self._folders.change, name, checked)

    async def _told(
        self,
        name: str,
        person: str,
        change: Callable[[Draft, int], Sequence[JournalLine]],
        changed: Sequence[str],
    ) -> DraftChanges:
        before = 0

        def counted(draft: Draft, number: int) -> Sequence[JournalLine]:
            nonlocal before
            before = draft.version
            return change(draft, number)

        draft = await self._changing(name, person, counted)
        is_other = draft.is_other_since(before)
        return await asyncio.to_thread(changes_of, draft, changed, person, checked=True, is_other=is_other)
