"""An edition for pages: every component with its values and the words printed on it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lacrimosa.rules.vocabulary import Action, Instrument, Level, Movement, Need, OpusType, StoryPoint
from lacrimosa.server.messages.goods import FREE, NOTHING, Cost, Reward

IsOwn = Annotated[
    bool, Meta(description="Whether it is another piece than the one with this id in the shipped edition.")
]
CardTitle = Annotated[str, Meta(description="The printed title; empty if there is none.")]
TileTitle = Annotated[str, Meta(description="The printed name; empty if there is none.")]


class OpusInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """An Opus card, or the starting Opus."""

    id: Annotated[str, Meta(description="The card's id.")]
    title: CardTitle
    koechel: Annotated[str | None, Meta(description="Number in Köchel's catalogue.")] = None
    year: Annotated[int | None, Meta(description="Year of the work.")] = None
    type: Annotated[OpusType | None, Meta(description="The type; the starting Opus has none.")] = None
    period: Annotated[int | None, Meta(description="Period 1 to 5; the starting Opus has none.")] = None
    cost: Annotated[
        Cost | None, Meta(description="Price without the row space; the starting Opus is not for sale.")
    ] = None
    vp: Annotated[int, Meta(description="VP for commissioning it.")] = 0
    perform_cost: Annotated[Cost, Meta(description="What performing costs.")] = FREE
    perform: Annotated[Reward, Meta(description="What performing gives.")] = NOTHING
    sell_cost: Annotated[Cost, Meta(description="What selling costs.")] = FREE
    sell: Annotated[Reward, Meta(description="What selling gives.")] = NOTHING
    is_own: IsOwn = False


class MemoryInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A Memory card."""

    id: Annotated[str, Meta(description="The card's id.")]
    title: CardTitle
    actions: Annotated[list[Action], Meta(description="Its actions in printed order.")]
    period: Annotated[int | None, Meta(description="Period 1 to 5; starting cards have none.")] = None
    year: Annotated[int | None, Meta(description="Year of the memory; starting cards have none.")] = None
    top: Annotated[Reward, Meta(description="Gained when acting on it.")] = NOTHING
    story: Annotated[Reward, Meta(description="Gained in maintenance from the Story section.")] = NOTHING
    is_own: IsOwn = False


class PlaceInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A place on the map."""

    id: Annotated[str, Meta(description="The place's id.")]
    name: Annotated[str, Meta(description="The printed name.")]
    number: Annotated[int, Meta(description="The printed number.")]
    lat: Annotated[float, Meta(description="Latitude in degrees north.")]
    lon: Annotated[float, Meta(description="Longitude in degrees east.")]
    is_court: Annotated[bool, Meta(description="Whether Royal Court tiles lie here, not City tiles.")] = False
    is_own: IsOwn = False


class RoadInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A road between two places."""

    between: Annotated[list[str], Meta(description="The two places.")]
    cost: Annotated[Cost, Meta(description="What using it costs.")] = FREE


class RouteInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A way between two places that no other one undercuts; the way back is the same."""

    through: Annotated[list[str], Meta(description="Every place on the way, both ends among them.")]
    cost: Annotated[Cost, Meta(description="What all its roads cost together.")] = FREE


Anchor = Literal["t", "b", "l", "r", "tl", "tr", "bl", "br"]
MapPoint = Annotated[
    tuple[float, float],
    Meta(description="Per cent of the map's width and height, from its upper left corner."),
]


class HungInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where on the map a label hangs."""

    at: Annotated[MapPoint, Meta(description="The point it hangs at.")]
    anchor: Annotated[
        Anchor, Meta(description="Which corner of the label lies there; one letter: the middle of that edge.")
    ]


class PlaceSlotInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where everything that belongs to a place is drawn."""

    dot: Annotated[MapPoint, Meta(description="The place itself.")]
    slot: Annotated[HungInfo, Meta(description="Its name with the tile that lies there.")]
    bare: Annotated[HungInfo, Meta(description="Its name alone, while no tile lies there.")]
    tip: Annotated[HungInfo, Meta(description="What going there costs, while somebody points at it.")]
    coach: Annotated[MapPoint, Meta(description="The middle of the coach that stands there.")]
    leader: Annotated[
        MapPoint | None, Meta(description="Where the line from the dot to a label that hangs apart ends.")
    ] = None


class RoadSlotInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """How a road is drawn."""

    pull: Annotated[MapPoint, Meta(description="The handle of its quadratic curve.")]
    price: Annotated[MapPoint, Meta(description="The middle of its price.")]


class MapFormInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where everything lies on maps of one shape."""

    box: Annotated[
        tuple[float, float],
        Meta(description="Width and height of the smallest map it fits on, in the unit of the labels."),
    ]
    places: Annotated[dict[str, PlaceSlotInfo], Meta(description="By place.")]
    roads: Annotated[list[RoadSlotInfo], Meta(description="In the order of the edition's roads.")]


class SlotsInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where everything on the map lies; it never moves."""

    wide: Annotated[MapFormInfo, Meta(description="On maps wider than tall.")]
    tall: Annotated[MapFormInfo, Meta(description="On maps taller than wide.")]


class CityInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A City tile."""

    id: Annotated[str, Meta(description="The tile's id.")]
    name: TileTitle
    cost: Annotated[Cost, Meta(description="What taking it costs.")] = FREE
    plain: Annotated[Reward, Meta(description="What the plain side gives.")] = NOTHING
    gilded: Annotated[Reward, Meta(description="What the gilded side gives.")] = NOTHING
    is_own: IsOwn = False


class CourtInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A Royal Court tile."""

    id: Annotated[str, Meta(description="The tile's id.")]
    name: TileTitle
    need: Annotated[Need, Meta(description="What the icons are.")]
    icons: Annotated[
        list[str], Meta(description="What must be shown: types, periods, instruments or movements.")
    ]
    vp: Annotated[int, Meta(description="VP at the end, if every icon is served.")]
    cost: Annotated[Cost, Meta(description="What taking it costs.")] = FREE
    plain: Annotated[Reward, Meta(description="What the plain side gives at once.")] = NOTHING
    gilded: Annotated[Reward, Meta(description="What the gilded side gives at once.")] = NOTHING
    is_own: IsOwn = False


class ComposerInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A composer who may finish the Requiem."""

    id: Annotated[str, Meta(description="The composer's id.")]
    name: Annotated[str, Meta(description="The full name.")]
    is_own: IsOwn = False


class RepeatInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """The repeating side of a composer tile; one of three kinds."""

    track: Annotated[StoryPoint | None, Meta(description="A step on this track in every maintenance.")] = None
    opus_type: Annotated[
        OpusType | None,
        Meta(description="VP whenever an Opus of this type is commissioned, performed or sold."),
    ] = None
    vp: Annotated[int, Meta(description="These VP.")] = 0
    action: Annotated[Action | None, Meta(description="This action may be taken once more.")] = None


class TileInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A composer tile."""

    id: Annotated[str, Meta(description="The tile's id.")]
    composer: Annotated[str, Meta(description="Whose tile it is.")]
    movement: Annotated[Movement, Meta(description="The movement it belongs to.")]
    order: Annotated[int, Meta(description="Place in its stack, 1 on top.")]
    dots: Annotated[int, Meta(description="The fewest players it is used with; 0 always.")] = 0
    cost: Annotated[Cost, Meta(description="What hiring costs.")] = FREE
    instant: Annotated[Reward, Meta(description="What it gives at once.")] = NOTHING
    repeat: Annotated[RepeatInfo | None, Meta(description="What it does from then on.")] = None


class SpaceInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A Requiem space."""

    id: Annotated[str, Meta(description="Movement and place from the top: `kyrie.3`.")]
    instrument: Annotated[Instrument, Meta(description="The instrument of the marker it takes.")]


class MovementInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A movement of the Requiem."""

    id: Annotated[Movement, Meta(description="The movement's id.")]
    name: Annotated[str, Meta(description="The printed name.")]
    high: Annotated[int, Meta(description="VP of a marker of the majority's note.")]
    low: Annotated[int, Meta(description="VP of any other marker.")]
    spaces: Annotated[list[SpaceInfo], Meta(description="Its spaces from top to bottom.")]


class ConstanzeInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A Constanze card: the Requiem spaces it covers by the number of players."""

    id: Annotated[str, Meta(description="The card's id.")]
    players_2: Annotated[list[str], Meta(description="With two players, and in a solo game.")] = []
    players_3: Annotated[list[str], Meta(description="With three players.")] = []
    players_4: Annotated[list[str], Meta(description="With four players.")] = []


class BonusInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A period bonus."""

    id: Annotated[str, Meta(description="The tile's id.")]
    period: Annotated[int, Meta(description="The period it may lie on.")]
    action: Annotated[Action, Meta(description="It pays for every icon of this action.")]
    reward: Annotated[Reward, Meta(description="What it pays each time.")] = NOTHING


class RowSpaceInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A space of the card row."""

    space: Annotated[int, Meta(description="Number of the space, 1 is leftmost.")]
    opus_cost: Annotated[Cost, Meta(description="What an Opus costs here on top of its price.")] = FREE
    opus_gain: Annotated[Reward, Meta(description="What comes with an Opus here.")] = NOTHING
    memory_cost: Annotated[Cost, Meta(description="The whole price of a Memory card here.")] = FREE
    memory_gain: Annotated[Reward, Meta(description="What comes with a Memory card here.")] = NOTHING
    leaves: Annotated[
        bool, Meta(description="Whether a card here leaves the game at the end of the round.")
    ] = False


class InstrumentSpaceInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """An instrument space of the personal board, which holds one marker."""

    space: Annotated[int, Meta(description="Number of the space, from 1.")]
    instrument: Annotated[Instrument, Meta(description="The marker's instrument.")]
    reward: Annotated[Reward, Meta(description="Gained when the marker leaves it.")] = NOTHING


class SoloistCardInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A card of the Soloist: the actions in Experiences, the details of them in Story."""

    id: Annotated[str, Meta(description="The card's number.")]
    actions: Annotated[list[Action], Meta(description="What he does with it in Experiences.")]
    from_left: Annotated[bool, Meta(description="He takes the leftmost card of the row.")]
    ascending: Annotated[bool, Meta(description="He travels through the places upwards.")]
    courts: Annotated[int, Meta(description="How many courts he visits.")]
    movement: Annotated[Movement, Meta(description="Where he places a marker.")]
    from_top: Annotated[bool, Meta(description="He looks for a space from the top.")]


class SoloistLevelInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """What the Soloist has on a level."""

    id: Annotated[Level, Meta(description="The level.")]
    cards: Annotated[list[str], Meta(description="The cards of his deck.")]
    finance: Annotated[int, Meta(description="The finance space he starts on.")]


class StartInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a player starts with, by place in the first turn order."""

    ducats: Annotated[int, Meta(description="Ducats.")]
    vp: Annotated[int, Meta(description="Victory points; none in a solo game.")] = 0


class PeriodInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """The years of a period."""

    number: Annotated[int, Meta(description="Period 1 to 5.")]
    first: Annotated[int, Meta(description="Its first year.")]
    last: Annotated[int, Meta(description="Its last year.")]


class NumbersInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """Numbers of the edition and of the rules that a page shows."""

    rounds: Annotated[int, Meta(description="Rounds of a game.")]
    turns: Annotated[int, Meta(description="Turns of each player in a round.")]
    hand: Annotated[int, Meta(description="Cards to draw up to.")]
    track_max: Annotated[int, Meta(description="The last space of a story track.")]
    track_start: Annotated[int, Meta(description="Where story tracks start.")]
    track_overflow_ducats: Annotated[int, Meta(description="Ducats for a step beyond its end.")]
    finance_start: Annotated[int, Meta(description="The finance space players start on.")]
    finance_overflow_vp: Annotated[int, Meta(description="VP for a finance step beyond the end.")]
    counter_price: Annotated[int, Meta(description="Ducats that buy a counter.")]
    counter_value: Annotated[int, Meta(description="Ducats a counter is exchanged for.")]
    story_points_for_vp: Annotated[int, Meta(description="Story points left that make 1 VP at the end.")]
    ducats_for_vp: Annotated[int, Meta(description="Ducats left that make 1 VP at the end.")]


class EditionInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything an edition prints; with it a page can draw and describe every id of a board."""

    id: Annotated[str, Meta(description="The edition's id.")]
    title: Annotated[str, Meta(description="Its title.")]
    version: Annotated[int, Meta(description="Grows with every change of a value.")]
    digest: Annotated[str, Meta(description="The same digest means the same edition.")]
    note: Annotated[str, Meta(description="What the edition says about itself.")]
    numbers: Annotated[NumbersInfo, Meta(description="Single numbers.")]
    periods: Annotated[list[PeriodInfo], Meta(description="The five periods.")]
    starting_opus: Annotated[str, Meta(description="The Opus every player starts with.")]
    starting_memories: Annotated[list[str], Meta(description="The Memory cards every player starts with.")]
    start_place: Annotated[str, Meta(description="Where Mozart's marker starts.")]
    starts: Annotated[list[StartInfo], Meta(description="Starting money by turn order.")]
    opus: Annotated[list[OpusInfo], Meta(description="All Opus cards; the starting one is the last.")]
    memories: Annotated[list[MemoryInfo], Meta(description="All Memory cards, starting cards first.")]
    places: Annotated[list[PlaceInfo], Meta(description="The places by number.")]
    roads: Annotated[list[RoadInfo], Meta(description="The roads.")]
    routes: Annotated[list[RouteInfo], Meta(description="The cheapest ways between any two places.")]
    slots: Annotated[SlotsInfo, Meta(description="Where everything on the map lies.")]
    cities: Annotated[list[CityInfo], Meta(description="All City tiles.")]
    courts: Annotated[list[CourtInfo], Meta(description="All Royal Court tiles.")]
    composers: Annotated[list[ComposerInfo], Meta(description="The composers.")]
    tiles: Annotated[list[TileInfo], Meta(description="All composer tiles.")]
    movements: Annotated[list[MovementInfo], Meta(description="The movements in order.")]
    constanze: Annotated[list[ConstanzeInfo], Meta(description="The Constanze cards.")]
    bonuses: Annotated[list[BonusInfo], Meta(description="All bonus tiles.")]
    row: Annotated[list[RowSpaceInfo], Meta(description="The spaces of the card row.")]
    instruments: Annotated[
        list[InstrumentSpaceInfo], Meta(description="The instrument spaces of a personal board.")
    ]
    finance: Annotated[list[Reward], Meta(description="What each finance space pays, from space 0.")]
    soloist_cards: Annotated[list[SoloistCardInfo], Meta(description="All cards of the Soloist.")]
    soloist_levels: Annotated[list[SoloistLevelInfo], Meta(description="The Soloist's levels.")]
    languages: Annotated[
        list[str], Meta(description="The languages in which the edition has words of its own.")
    ] = []


Texts = dict[str, str]


class EditionWords(Struct, frozen=True, omit_defaults=True, gc=False):
    """What an edition calls its pieces in a language, by id; what is not there is called as it is printed."""

    title: Annotated[str, Meta(description="The edition's title, as it is printed if it has no other.")]
    opus: Annotated[Texts, Meta(description="Titles of Opus cards.")] = {}
    memory: Annotated[Texts, Meta(description="Titles of Memory cards.")] = {}
    story: Annotated[Texts, Meta(description="A line of story for Memory cards.")] = {}
    city: Annotated[Texts, Meta(description="Names of City tiles.")] = {}
    court: Annotated[Texts, Meta(description="Names of Royal Court tiles.")] = {}
    place: Annotated[Texts, Meta(description="Names of places.")] = {}
    composer: Annotated[Texts, Meta(description="Names of composers.")] = {}
