"""What is asked, what can be pointed at, what it would cost, and why not."""

from typing import Annotated

from msgspec import Meta, Struct

from lacrimosa.rules.vocabulary import (
    Action,
    Cause,
    Half,
    Instrument,
    Movement,
    Note,
    OpusType,
    QuestionKind,
    ReasonCode,
    StoryPoint,
    WasteKind,
)
from lacrimosa.server.messages.goods import NO_POINTS, Cost, Grant, Points, Purse, Reward
from lacrimosa.server.messages.steps import Happening


class Waste(Struct, frozen=True, omit_defaults=True, gc=False):
    """What ending the turn now would throw away; for a warning, nobody is kept from it."""

    kind: Annotated[WasteKind, Meta(description="What kind of waste it is.")]
    points: Annotated[Points, Meta(description="`points_unspent`: track steps that maintenance takes.")] = (
        NO_POINTS
    )
    actions: Annotated[
        list[Action], Meta(description="`action_unused`: actions that could still be carried out.")
    ] = []
    icons: Annotated[
        int, Meta(description="`bonus_missed`: more icons of the period bonus in this turn's Story card.")
    ] = 0


class Question(Struct, frozen=True, omit_defaults=True, gc=False):
    """The question on the table. Everybody is told what is asked; only the asked seat gets the options."""

    kind: Annotated[QuestionKind, Meta(description="What is asked; `over` at the end of the game.")]
    seat: Annotated[int | None, Meta(description="Who is asked; left out when the game is over.")] = None
    rule: Annotated[str | None, Meta(description="Id of the rule behind the question.")] = None
    options: Annotated[
        list[str], Meta(description="Every choice offered, in notation; empty for all but the asked seat.")
    ] = []
    default: Annotated[
        str | None,
        Meta(description="The option of the default payment: track steps first, fewest exchanges."),
    ] = None
    into_story: Annotated[
        bool, Meta(description="`lay_card`: into the Story section, not into Experiences.")
    ] = False
    card: Annotated[
        str | None, Meta(description="`act_or_income`: the Memory card that could be acted on.")
    ] = None
    income: Annotated[int | None, Meta(description="`act_or_income`: the ducats of an income.")] = None
    grants: Annotated[list[Grant], Meta(description="`action_menu`: the actions still open.")] = []
    is_repeat: Annotated[bool, Meta(description="`action_menu`: an Agnus Dei tile offers it again.")] = False
    ends_turn: Annotated[
        bool, Meta(description="`action_menu`: the menu of the card itself; `done` ends the turn.")
    ] = False
    waste: Annotated[
        list[Waste], Meta(description="`action_menu`: what `done` would throw away; for the asked seat only.")
    ] = []
    owed: Annotated[
        Cost | None, Meta(description="What is to be paid now, or will be after this question.")
    ] = None
    point: Annotated[
        StoryPoint | None,
        Meta(description="`pay`: the type to be split between track and counters, if that is asked."),
    ] = None
    wild_tracks: Annotated[int, Meta(description="`name_wild`: track steps still to be named.")] = 0
    wild_counters: Annotated[int, Meta(description="`name_wild`: counters still to be named.")] = 0
    cause: Annotated[
        Cause | None, Meta(description="`name_wild` and `pay`: what the gain or payment comes from.")
    ] = None
    source: Annotated[
        str | None,
        Meta(description="The component of the cause: a card, tile, place, or the number of a space."),
    ] = None
    space: Annotated[str | None, Meta(description="`choose_marker`: the Requiem space to be filled.")] = None
    note: Annotated[Note | None, Meta(description="`choose_marker`: the note that will show.")] = None
    movement: Annotated[
        Movement | None, Meta(description="`place_neutral`: the movement the marker must stay in.")
    ] = None
    place: Annotated[str | None, Meta(description="`choose_route`: where the journey goes.")] = None
    routes: Annotated[
        list[Cost],
        Meta(description="`choose_route`: the price of each route with the tile; the first is `route 1`."),
    ] = []


class Reason(Struct, frozen=True, omit_defaults=True, gc=False):
    """Why something cannot be chosen: a code, the rule, and the values its sentence needs."""

    code: Annotated[ReasonCode, Meta(description="Why not.")]
    rule: Annotated[str, Meta(description="Id of the rule.")]
    seat: Annotated[int | None, Meta(description="The seat that is asked instead.")] = None
    card: Annotated[str | None, Meta(description="The card in question.")] = None
    action: Annotated[Action | None, Meta(description="The action that is not open.")] = None
    opus_type: Annotated[OpusType | None, Meta(description="The Opus type asked for.")] = None
    half: Annotated[Half | None, Meta(description="The half of Perform or Sell that is allowed.")] = None
    place: Annotated[str | None, Meta(description="The place where nothing is to be had.")] = None
    space: Annotated[str | None, Meta(description="The Requiem space in question.")] = None
    movement: Annotated[Movement | None, Meta(description="The movement of the stack, or to stay in.")] = None
    note: Annotated[Note | None, Meta(description="The note whose composer cannot be hired.")] = None
    instrument: Annotated[Instrument | None, Meta(description="The instrument without a marker.")] = None
    marker: Annotated[int | None, Meta(description="The instrument space whose marker is gone, from 1.")] = (
        None
    )
    point: Annotated[StoryPoint | None, Meta(description="The story point without a counter.")] = None
    ducats: Annotated[int | None, Meta(description="Ducats missing for an exchange.")] = None
    short: Annotated[
        Cost | None, Meta(description="What is missing, good by good, exchanges left aside.")
    ] = None


class Priced(Struct, frozen=True, omit_defaults=True, gc=False):
    """Choices that have the same price."""

    choices: Annotated[list[str], Meta(description="The choices in notation.")]
    cost: Annotated[
        Cost | None, Meta(description="The whole price, `{}` if free; left out where nothing is for sale.")
    ] = None
    gain: Annotated[Reward | None, Meta(description="What is gained before paying, and may help to pay.")] = (
        None
    )


class Target(Struct, frozen=True, omit_defaults=True, gc=False):
    """Things to point at that get the same answer: they are offered, or refused for the same reason."""

    things: Annotated[list[Priced], Meta(description="The things by price; each choice is there once.")]
    offered: Annotated[bool, Meta(description="Whether they can be chosen now.")] = False
    reason: Annotated[
        Reason | None,
        Meta(
            description="Why they cannot be chosen; only the asked seat is told. The card, place or space "
            "that a choice names itself is left out of it."
        ),
    ] = None
    through: Annotated[
        str | None,
        Meta(description="The option that opens them: `act` where the card laid lets them be chosen next."),
    ] = None


class Payment(Struct, frozen=True, omit_defaults=True, gc=False):
    """The default payment: track steps first, then counters, then what must be exchanged."""

    possible: Annotated[bool, Meta(description="Whether the price can be paid this way.")] = False
    ducats: Annotated[int, Meta(description="Ducats of the price itself.")] = 0
    finance: Annotated[int, Meta(description="Finance steps of the price.")] = 0
    from_track: Annotated[Points, Meta(description="Points paid with track steps.")] = NO_POINTS
    from_counters: Annotated[Points, Meta(description="Points paid with counters.")] = NO_POINTS
    buy: Annotated[Points, Meta(description="Points bought for ducats, then paid.")] = NO_POINTS
    cash: Annotated[Points, Meta(description="Counters given for a ducat each.")] = NO_POINTS


class PricePart(Struct, frozen=True, omit_defaults=True, gc=False):
    """One part of a price and what it is paid for."""

    cause: Annotated[Cause, Meta(description="What asks for it.")]
    cost: Annotated[Cost, Meta(description="How much.")]
    source: Annotated[str | None, Meta(description="The component that asks for it.")] = None


class Outcome(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where a choice leads: as far as it is certain, with the default payment.

    Counted are the price, what comes before paying, and the goods of what is taken. Not counted is what needs
    another decision (actions that follow, points still to be named) and what nobody knows yet (cards drawn).
    """

    after: Annotated[Purse, Meta(description="The purse then.")]
    choice: Annotated[
        str | None, Meta(description="The further choice that leads here, a marker or a route, if any.")
    ] = None
    changes: Annotated[list[Happening], Meta(description="Every gain and loss on the way.")] = []
    to_name: Annotated[int, Meta(description="Points gained whose type is still to be named.")] = 0
    by_hand: Annotated[
        bool, Meta(description="The default payment decides something that could be decided by hand.")
    ] = False
    forgotten: Annotated[
        str | None, Meta(description="The Memory card of the Story section that leaves the game.")
    ] = None
    ends_turn: Annotated[
        bool, Meta(description="Nothing is left to do after it but to end the turn and to exchange.")
    ] = False
    waste: Annotated[list[Waste], Meta(description="If `ends_turn`: what ending it would throw away.")] = []


class MarkerWorth(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a marker on the Requiem would score at the end."""

    now: Annotated[int, Meta(description="VP as things stand once it is placed.")]
    turned: Annotated[int, Meta(description="VP if the majority of the movement went the other way.")]
    before: Annotated[int, Meta(description="VP of all own markers of the movement without it.")] = 0
    after: Annotated[int, Meta(description="VP of all own markers of the movement with it.")] = 0


class Preview(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a choice would cost and bring, and why it cannot be made, if so."""

    choice: Annotated[str, Meta(description="The choice in notation.")]
    offered: Annotated[bool, Meta(description="Whether it can be chosen now.")] = False
    cost: Annotated[Cost | None, Meta(description="The whole price, if there is one.")] = None
    parts: Annotated[list[PricePart], Meta(description="The price part by part.")] = []
    gain: Annotated[Reward | None, Meta(description="What is gained before paying, and may help to pay.")] = (
        None
    )
    plan: Annotated[Payment | None, Meta(description="How the price would be paid.")] = None
    before: Annotated[Purse | None, Meta(description="The purse now; spectators have none.")] = None
    outcomes: Annotated[
        list[Outcome],
        Meta(
            description="Where it leads: one, or one for each marker or route to choose from. Of a target "
            "that is not offered: as if its action were open now; none if it could not be paid."
        ),
    ] = []
    reason: Annotated[Reason | None, Meta(description="Why it cannot be chosen now.")] = None
    obstacle: Annotated[
        Reason | None, Meta(description="What would stand in the way even if its action were open.")
    ] = None
    through: Annotated[
        str | None,
        Meta(description="The option that opens it: made first, it can be chosen, and leads to `outcomes`."),
    ] = None
    marker: Annotated[
        MarkerWorth | None, Meta(description="A marker on a free Requiem space: its worth at the end.")
    ] = None
