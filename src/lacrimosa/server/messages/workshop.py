"""The workshop: an edition that people type in, component by component (docs/workshop.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lacrimosa.server.messages.components import (
    BonusInfo,
    CityInfo,
    ConstanzeInfo,
    CourtInfo,
    EditionInfo,
    InstrumentSpaceInfo,
    MemoryInfo,
    MovementInfo,
    NumbersInfo,
    OpusInfo,
    PlaceInfo,
    RoadInfo,
    RowSpaceInfo,
    SoloistCardInfo,
    StartInfo,
    TileInfo,
)
from lacrimosa.server.messages.goods import Reward

MOST_KEYS = 300
ComponentKind = Literal[
    "opus",
    "starting_opus",
    "memory",
    "starting_memory",
    "tile",
    "city",
    "court",
    "bonus",
    "soloist",
    "constanze",
    "road",
    "strip",
    "movement",
    "instruments",
    "finance",
    "tracks",
    "start",
    "places",
]
Control = Literal["number", "decimal", "text", "choice"]
ProblemWeight = Literal["error", "look"]

# --- what is asked for

Title = Annotated[str, Meta(min_length=1, max_length=100, description="One line of plain text.")]
ComponentId = Annotated[str, Meta(pattern=r"^[a-z_]{1,20}:[a-z0-9_]{1,40}$", description="A component's id.")]
Keys = Annotated[
    str, Meta(max_length=MOST_KEYS, description="What was typed, in the letters of the grammar.")
]
OwnName = Annotated[str, Meta(max_length=100, description="What it is called; empty for no name.")]
Seen = Annotated[int, Meta(ge=0, le=1 << 52, description="The component's number as you saw it last.")]


class NewDraft(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Begin an edition of your own as a copy of another one."""

    title: Title
    source: Annotated[
        str, Meta(pattern="^[a-z0-9_-]{1,40}$", description="The edition to copy, by its id.")
    ] = "koechel"


class ImportDraft(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Begin an edition out of a file that somebody saved."""

    title: Title
    archive: Annotated[str, Meta(max_length=250_000, description="The zip, in base64.")]


MoreValue = Annotated[int, Meta(ge=-9999, le=9999)] | Annotated[float, Meta(ge=-9999, le=9999)] | OwnName
More = Annotated[
    dict[Annotated[str, Meta(pattern="^[a-z0-9_]{1,30}$")], MoreValue],
    Meta(max_length=100, description="What its other fields hold, by their names; the rest stays as it is."),
]


class TypeKeys(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is typed of a component so far; it is kept, and read."""

    what: ComponentId
    keys: Keys
    name: OwnName = ""
    more: More = {}


class SealKeys(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A component is done."""

    what: ComponentId
    keys: Keys
    name: OwnName = ""
    seen: Seen = 0
    more: More = {}
    is_right: Annotated[bool, Meta(description="Whether what checks doubt was looked at and is right.")] = (
        False
    )


class SealSeveral(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Change one part of several components of a kind, and seal them."""

    what: Annotated[list[ComponentId], Meta(min_length=1, max_length=100, description="The components.")]
    part: Annotated[str, Meta(pattern="^[a-z_0-9]{1,20}$", description="The part, as readings name it.")]
    keys: Keys


class LookAgain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Mark a component to be looked at again, or take the mark away."""

    what: ComponentId
    on: Annotated[bool, Meta(description="Whether it is to be looked at again.")] = True


class AddComponent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One more of a kind: it begins as a copy of this one, and is to be typed in."""

    like: ComponentId


class RemoveComponent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The box has one less of a kind."""

    what: ComponentId
    seen: Seen = 0


class MoveComponent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Swap a composer tile with the one above it in its stack, or below."""

    what: ComponentId
    up: Annotated[bool, Meta(description="Above, and not below.")] = True


class RevokeInvitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Links given so far let nobody in any more; one person, or all who were invited, may type no longer."""

    seat: Annotated[int, Meta(ge=0, le=1 << 52, description="Whose, as listed; 0 for everybody's.")] = 0


class JoinDraft(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Type along with somebody who invited you."""

    invite: Annotated[str, Meta(max_length=100, description="The secret of the invitation.")]


class DeleteDraft(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Put a draft away; its title says that it is meant."""

    title: Title


# --- what is told


class DraftSummary(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A draft in a list."""

    name: Annotated[str, Meta(description="Its folder and the edition's id.")]
    title: Annotated[str, Meta(description="The edition's title.")]
    entered: Annotated[int, Meta(description="Components that are typed in.")]
    total: Annotated[int, Meta(description="Components there are.")]
    at: Annotated[int, Meta(description="When something was typed last, in milliseconds.")]
    is_done: Annotated[bool, Meta(description="Whether it is offered for play.")] = False
    is_mine: Annotated[bool, Meta(description="Whether you began it.")] = False


class DraftPerson(Struct, frozen=True, kw_only=True):
    """Somebody who may type."""

    name: Annotated[str, Meta(description="Who, by name.")]
    seat: Annotated[int, Meta(description="Tells people of the same name apart.")]
    is_me: Annotated[bool, Meta(description="Whether it is you.")]
    is_owner: Annotated[bool, Meta(description="Whether they began it.")]


class ExtraField(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a component holds that keys have no place for."""

    name: Annotated[str, Meta(description="The field.")]
    control: Annotated[Control, Meta(description="What is typed there.")]
    value: Annotated[int | float | str, Meta(description="What it is now.")]
    least: Annotated[int, Meta(description="The least a number may be.")] = 0
    most: Annotated[int, Meta(description="The most a number may be.")] = 99
    choices: Annotated[list[str], Meta(description="What can be chosen.")] = []
    is_usual: Annotated[bool, Meta(description="Whether it is as it is on most.")] = False


class DraftList(Struct, frozen=True, kw_only=True):
    """Your drafts, and what can be copied."""

    drafts: Annotated[list[DraftSummary], Meta(description="Those that you began or were invited to.")]
    sources: Annotated[list[str], Meta(description="Editions to copy, by id.")]


class Typist(Struct, frozen=True, kw_only=True):
    """Somebody who has typed something and not sealed it yet."""

    by: Annotated[str, Meta(description="Who, by name.")]
    keys: Annotated[str, Meta(description="What.")]
    name: Annotated[str, Meta(description="The name they gave it.")]
    is_me: Annotated[bool, Meta(description="Whether it is you.")]
    at: Annotated[int, Meta(description="When, in milliseconds.")]
    more: Annotated[dict[str, int | float | str], Meta(description="What its other fields hold.")]


class PrintedReading(Struct, frozen=True, kw_only=True):
    """What somebody read off the printed component."""

    number: Annotated[int, Meta(description="The number of this reading.")]
    by: Annotated[str, Meta(description="Who, by name.")]
    at: Annotated[int, Meta(description="When, in milliseconds.")]
    keys: Annotated[str, Meta(description="What, in keys.")]
    name: Annotated[str, Meta(description="The name they gave it.")]
    more: Annotated[dict[str, int | float | str], Meta(description="What its other fields hold.")]


class DraftComponent(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A component of a draft."""

    id: Annotated[str, Meta(description="Its id.")]
    kind: Annotated[ComponentKind, Meta(description="What it is.")]
    stack: Annotated[str, Meta(description="The stack it lies in.")]
    label: Annotated[str, Meta(description="Its id in the edition, its number, or the two ends of a road.")]
    name: Annotated[str, Meta(description="What it is called, if it has a name.")] = ""
    keys: Annotated[str | None, Meta(description="What it is now, in keys; none if keys cannot say it.")] = (
        None
    )
    base: Annotated[str | None, Meta(description="What it was in the edition it was copied from.")] = None
    number: Annotated[int, Meta(description="The number of its last reading; 0 if it was not typed in.")] = 0
    by: Annotated[str, Meta(description="Who typed it in.")] = ""
    is_again: Annotated[bool, Meta(description="Whether it is to be looked at again.")] = False
    is_own: Annotated[bool, Meta(description="Whether it was added to the edition it was copied from.")] = (
        False
    )
    place: Annotated[int, Meta(description="Of a road: its place in the list that is drawn, from 0.")] = 0
    more: Annotated[list[ExtraField], Meta(description="What it holds beside what keys say.")] = []
    typing: Annotated[list[Typist], Meta(description="What is typed and not sealed.")] = []
    readings: Annotated[
        list[PrintedReading], Meta(description="If people read different values: all of them.")
    ] = []


class DraftProblem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What keeps a draft from being played, or is worth a second look."""

    weight: Annotated[ProblemWeight, Meta(description="`error`: it cannot be played like that.")]
    text: Annotated[str, Meta(description="One English sentence, as `lacrimosa edition check` says it.")]
    what: Annotated[str, Meta(description="The component; empty for the whole.")] = ""
    code: Annotated[str, Meta(description="For a page's own words.")]
    values: Annotated[dict[str, str | int], Meta(description="What those words need.")] = {}


class DraftView(Struct, frozen=True, kw_only=True):
    """A draft as it is now."""

    name: Annotated[str, Meta(description="Its folder and the edition's id.")]
    title: Annotated[str, Meta(description="The edition's title.")]
    version: Annotated[int, Meta(description="Grows with every change.")]
    is_done: Annotated[bool, Meta(description="Whether it is offered for play.")]
    is_mine: Annotated[bool, Meta(description="Whether you began it.")]
    people: Annotated[list[DraftPerson], Meta(description="Who may type.")]
    components: Annotated[
        list[DraftComponent], Meta(description="Everything to be typed in, stack by stack.")
    ]
    problems: Annotated[list[DraftProblem], Meta(description="What is wrong or worth a second look.")]
    edition: Annotated[EditionInfo, Meta(description="All of it, to be drawn.")]


class EditionPatch(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Pieces of an edition as they are by now; each takes the place of the one with its id."""

    opus: list[OpusInfo] = []
    memories: list[MemoryInfo] = []
    tiles: list[TileInfo] = []
    cities: list[CityInfo] = []
    courts: list[CourtInfo] = []
    bonuses: list[BonusInfo] = []
    soloist_cards: list[SoloistCardInfo] = []
    constanze: list[ConstanzeInfo] = []
    movements: list[MovementInfo] = []
    # These take the place of the whole list.
    places: list[PlaceInfo] = []
    roads: list[RoadInfo] = []
    row: list[RowSpaceInfo] = []
    instruments: list[InstrumentSpaceInfo] = []
    finance: list[Reward] = []
    starts: list[StartInfo] = []
    numbers: NumbersInfo | None = None


class DraftChanges(Struct, frozen=True, kw_only=True):
    """What changed since you looked."""

    version: Annotated[int, Meta(description="Ask for what comes after it next time.")]
    is_done: Annotated[bool, Meta(description="Whether it is offered for play.")]
    people: Annotated[list[DraftPerson], Meta(description="Who may type.")]
    components: Annotated[list[DraftComponent], Meta(description="Those that changed.")]
    is_other: Annotated[
        bool, Meta(description="There are other components now: read all of the draft again.")
    ] = False
    problems: Annotated[
        list[DraftProblem] | None, Meta(description="All there are now; nothing if none can have changed.")
    ] = None
    patch: Annotated[EditionPatch, Meta(description="What is drawn differently.")] = EditionPatch()


class KeyPart(Struct, frozen=True, kw_only=True):
    """The keys of one part of a component."""

    name: Annotated[str, Meta(description="The part.")]
    keys: Annotated[str, Meta(description="Its keys.")]


class DroppedKey(Struct, frozen=True, kw_only=True):
    """A key that was not taken."""

    key: Annotated[str, Meta(description="Which.")]
    what: Annotated[str, Meta(description="What was waited for instead.")]


class SuggestedWork(Struct, frozen=True, kw_only=True):
    """A work of the catalogue that may be meant."""

    title: Annotated[str, Meta(description="Its title.")]
    koechel: Annotated[str, Meta(description="Its number.")]


class TypedKeys(Struct, frozen=True, kw_only=True):
    """What was typed, as it was read."""

    version: Annotated[int, Meta(description="Of the draft.")]
    keys: Annotated[str, Meta(description="The keys that were taken.")]
    parts: Annotated[list[KeyPart], Meta(description="The keys by part.")]
    lit: Annotated[str, Meta(description="The keys that may come next.")]
    part: Annotated[str, Meta(description="The part that they belong to.")]
    waits_for: Annotated[str, Meta(description="What is waited for.")]
    is_whole: Annotated[bool, Meta(description="Whether it may be sealed.")]
    dropped: Annotated[list[DroppedKey], Meta(description="Keys that mean nothing where they stand.")]
    digits: Annotated[int, Meta(description="Digits printed on it as it is typed.")]
    suggestions: Annotated[list[SuggestedWork], Meta(description="Works it may be.")]
    patch: Annotated[EditionPatch, Meta(description="How it is drawn.")]


class Undone(Struct, frozen=True, kw_only=True):
    """What was taken back: it is open again as it had been typed."""

    what: Annotated[str, Meta(description="The component.")]
    keys: Annotated[str, Meta(description="Its keys.")]
    name: Annotated[str, Meta(description="Its name.")]
    more: Annotated[dict[str, int | float | str], Meta(description="What its other fields held.")]
    changes: Annotated[DraftChanges, Meta(description="What that changed.")]


class ComponentAdded(Struct, frozen=True, kw_only=True):
    """One more component."""

    what: Annotated[str, Meta(description="Its id.")]
    changes: Annotated[DraftChanges, Meta(description="What that changed.")]


class DraftInvitation(Struct, frozen=True, kw_only=True):
    """A link for whoever types along."""

    url: Annotated[str, Meta(description="Open it in a browser; keep it to those you mean.")]


class ComponentDifference(Struct, frozen=True, kw_only=True):
    """A component that is another one in the other edition."""

    what: Annotated[str, Meta(description="The component.")]
    here: Annotated[str | None, Meta(description="Its keys here.")]
    there: Annotated[str | None, Meta(description="Its keys there; none if it is not there.")]
    more: Annotated[list[str], Meta(description="The other fields that differ.")]
    there_name: Annotated[str, Meta(description="What it is called there.")]


class DraftComparison(Struct, frozen=True, kw_only=True):
    """A draft against another edition."""

    edition: Annotated[str, Meta(description="The other one, by id.")]
    differences: Annotated[list[ComponentDifference], Meta(description="What differs.")]
    only_there: Annotated[dict[str, int], Meta(description="How many components only that one has, by kind.")]
