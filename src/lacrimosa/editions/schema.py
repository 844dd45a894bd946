"""The shape of every data file; nothing unknown passes. docs/editions.md says what the fields mean."""

from typing import Annotated, Literal

import msgspec

from lacrimosa.editions.grants import Granted
from lacrimosa.rules.vocabulary import (
    Action,
    Instrument,
    Level,
    Movement,
    OpusType,
    StoryPoint,
)

Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Amount = Annotated[int, msgspec.Meta(ge=1, le=99)]
Year = Annotated[int, msgspec.Meta(ge=1, le=9999)]
Id = Annotated[str, msgspec.Meta(pattern=r"\A[a-z][a-z0-9_]{0,39}\Z")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
# May be left empty: a piece without a name is called by what it does (names.py).
Title = Annotated[str, msgspec.Meta(max_length=100)]
Note = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
Period = Annotated[int, msgspec.Meta(ge=1, le=5)]
Actions = Annotated[tuple[Action, ...], msgspec.Meta(min_length=1)]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a file."""


class Component(Section, frozen=True):
    """A table whose values say where they come from; `source_of` in sources.py answers for each."""

    source: Literal["printed", "designed"] = "designed"
    printed: tuple[str, ...] = ()


# Costs and rewards. A field left out is 0, so an amount that is written must be at least 1.


class RoadCost(Section, frozen=True):
    ducats: Number = 0
    talent: Number = 0
    journey: Number = 0
    composition: Number = 0


class Cost(RoadCost, frozen=True):
    wild: Number = 0
    finance: Number = 0


class Good(Section, frozen=True):
    """One entry of an effect list: exactly one kind of good; story points say where they are gained."""

    ducats: Amount = 0
    vp: Amount = 0
    finance: Amount = 0
    talent: Amount = 0
    journey: Amount = 0
    composition: Amount = 0
    wild: Amount = 0
    on: Literal["track", "counter"] | None = None
    vp_per_opus: Amount = 0
    type: OpusType | None = None


class SpaceGood(Good, frozen=True):
    """What an instrument space may give: goods, or the neutral marker."""

    neutral_marker: Literal[0, 1] = 0


class Effect(Good, frozen=True):
    """A good, or an action; `type` then narrows the action."""

    action: Granted | None = None
    bonus: tuple[Good, ...] = ()


Goods = tuple[Good, ...]
Effects = tuple[Effect, ...]


# edition.toml


class Counts(Component, frozen=True, kw_only=True):
    opus: Number
    memories: Number
    starting_memories: Number
    composer_tiles: dict[str, Number]
    cities: Number
    courts: Number
    bonuses: Number
    bonuses_per_period: Number
    constanze: Number
    constanze_spaces: Number
    soloist_cards: Number
    row_spaces: Number
    movements: Number
    instruments: Number
    markers: Number
    horns: Number


class EditionFile(Section, frozen=True):
    id: Id
    title: Text
    version: Annotated[int, msgspec.Meta(ge=1, le=9999)]
    note: Note
    counts: Counts


# board.toml


class Place(Component, frozen=True, kw_only=True):
    number: Amount
    id: Id
    name: Text
    kind: Literal["city", "court"]
    lat: Annotated[float, msgspec.Meta(ge=-90, le=90)]
    lon: Annotated[float, msgspec.Meta(ge=-180, le=180)]


class Road(Component, frozen=True, kw_only=True):
    between: tuple[Amount, Amount]
    cost: RoadCost


class Map(Component, frozen=True, kw_only=True):
    start: Amount
    place: tuple[Place, ...]
    road: tuple[Road, ...]


class Strip(Section, frozen=True):
    """One edge of a row space: a cost or a gain."""

    cost: Cost | None = None
    gain: Goods | None = None


class RowSpace(Component, frozen=True, kw_only=True):
    space: Amount
    opus: Strip
    memory: Strip


class Row(Section, frozen=True):
    space: tuple[RowSpace, ...]


class MovementTable(Component, frozen=True, kw_only=True):
    number: Amount
    id: Movement
    name: Text
    high: Number
    low: Number
    spaces: Annotated[tuple[Instrument, ...], msgspec.Meta(min_length=1)]


class Requiem(Section, frozen=True):
    movement: tuple[MovementTable, ...]


class InstrumentSpace(Component, frozen=True, kw_only=True):
    space: Amount
    instrument: Instrument
    reward: tuple[SpaceGood, ...]


class FinanceSpace(Component, frozen=True, kw_only=True):
    space: Number
    income: Goods
    start: bool = False


class Personal(Component, frozen=True, kw_only=True):
    story_track_max: Amount
    story_track_start: Number
    story_overflow_ducats: Number
    finance_overflow_vp: Number
    instrument: tuple[InstrumentSpace, ...]
    finance: tuple[FinanceSpace, ...]


class Start(Component, frozen=True, kw_only=True):
    place: Amount
    ducats: Number
    vp: Number


class BoardFile(Section, frozen=True):
    map: Map
    row: Row
    requiem: Requiem
    personal: Personal
    start: tuple[Start, ...]


# opus.toml


class PeriodYears(Component, frozen=True, kw_only=True):
    number: Period
    first: Year
    last: Year


class Perform(Section, frozen=True):
    talent: Number
    ducats: Number


class Sell(Section, frozen=True):
    talent: Number
    finance: Number
    vp: Number


class StartingOpus(Component, frozen=True, kw_only=True):
    id: Id
    title: Title
    perform: Perform
    sell: Sell


class Opus(Component, frozen=True, kw_only=True):
    id: Id
    title: Title
    koechel: Title
    year: Year
    period: Period
    type: OpusType
    commission: Cost
    vp: Number
    perform: Perform
    sell: Sell


class OpusFile(Section, frozen=True):
    period: tuple[PeriodYears, ...]
    starting_opus: StartingOpus
    opus: tuple[Opus, ...]


# memory.toml


class StartingMemory(Component, frozen=True, kw_only=True):
    id: Id
    title: Title
    actions: Actions
    top: Goods
    story: Goods


class Memory(StartingMemory, frozen=True, kw_only=True):
    period: Period
    year: Year


class MemoryFile(Section, frozen=True):
    starting: tuple[StartingMemory, ...]
    memory: tuple[Memory, ...]


# composers.toml


class Composer(Component, frozen=True, kw_only=True):
    id: Id
    name: Text


class Repeat(Section, frozen=True):
    """The repeating side: one of the three kinds, by movement."""

    track: StoryPoint | None = None
    vp: Amount = 0
    type: OpusType | None = None
    action: Action | None = None


class Tile(Component, frozen=True, kw_only=True):
    id: Id
    composer: Id
    movement: Movement
    order: Amount
    dots: Literal[0, 3, 4]
    cost: Cost
    instant: Effects
    repeat: Repeat | None = None


class ComposersFile(Section, frozen=True):
    composer: tuple[Composer, ...]
    tile: tuple[Tile, ...]


# cities.toml and courts.toml


class City(Component, frozen=True, kw_only=True):
    id: Id
    name: Title
    cost: Cost
    plain: Effects
    gilded: Effects


class CitiesFile(Section, frozen=True):
    city: tuple[City, ...]


class Needs(Section, frozen=True):
    """What the last count asks for: icons of one kind."""

    type: tuple[OpusType, ...] = ()
    period: tuple[Period, ...] = ()
    instrument: tuple[Instrument, ...] = ()
    movement: tuple[Movement, ...] = ()


class Court(Component, frozen=True, kw_only=True):
    id: Id
    name: Title
    cost: Cost
    plain: Goods
    gilded: Goods
    needs: Needs
    vp: Number


class CourtsFile(Section, frozen=True):
    court: tuple[Court, ...]


# bonuses.toml, constanze.toml


class Bonus(Component, frozen=True, kw_only=True):
    id: Id
    period: Period
    action: Action
    reward: Goods


class BonusesFile(Section, frozen=True):
    bonus: tuple[Bonus, ...]


Covered = tuple[tuple[Amount, Amount], ...]


class Constanze(Component, frozen=True, kw_only=True):
    id: Id
    players_2: Covered
    players_3: Covered
    players_4: Covered


class ConstanzeFile(Section, frozen=True):
    constanze: tuple[Constanze, ...]


# soloist.toml


class SoloistLevel(Component, frozen=True, kw_only=True):
    id: Level
    cards: tuple[Amount, ...]
    finance: Number


class SoloistTravel(Section, frozen=True):
    direction: Literal["up", "down"]
    courts: Literal[0, 1, 2]


class SoloistRequiem(Section, frozen=True, rename={"from_": "from"}):
    movement: Amount
    from_: Literal["top", "bottom"]


class SoloistCard(Component, frozen=True, kw_only=True):
    number: Amount
    actions: Actions
    side: Literal["left", "right"]
    travel: SoloistTravel
    requiem: SoloistRequiem


class SoloistFile(Section, frozen=True):
    level: tuple[SoloistLevel, ...]
    card: tuple[SoloistCard, ...]


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """All files of an edition, as parsed; every field is the file of that name."""

    edition: EditionFile
    board: BoardFile
    opus: OpusFile
    memory: MemoryFile
    composers: ComposersFile
    cities: CitiesFile
    courts: CourtsFile
    bonuses: BonusesFile
    constanze: ConstanzeFile
    soloist: SoloistFile
