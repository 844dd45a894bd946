"""Costs, rewards and purses, as all messages write them. A field left out is 0, empty or false."""

from typing import Annotated

from msgspec import Meta, Struct

from lacrimosa.rules.vocabulary import Action, Half, OpusType


class Points(Struct, frozen=True, omit_defaults=True, gc=False):
    """Story points by type."""

    talent: Annotated[int, Meta(description="Points of talent.")] = 0
    journey: Annotated[int, Meta(description="Points of journey.")] = 0
    composition: Annotated[int, Meta(description="Points of composition.")] = 0


# A default is left out only where it is this very object.
NO_POINTS = Points()


class Cost(Struct, frozen=True, omit_defaults=True, gc=False):
    """What something costs; an empty cost is free."""

    ducats: Annotated[int, Meta(description="Ducats to pay.")] = 0
    talent: Annotated[int, Meta(description="Talent, paid with track steps or counters.")] = 0
    journey: Annotated[int, Meta(description="Journey, paid likewise.")] = 0
    composition: Annotated[int, Meta(description="Composition, paid likewise.")] = 0
    wild: Annotated[int, Meta(description="Story points whose type the player names when paying.")] = 0
    finance: Annotated[int, Meta(description="Steps down on the finance track.")] = 0


FREE = Cost()


class OpusBonus(Struct, frozen=True, omit_defaults=True, gc=False):
    """VP for every own Opus of a type."""

    vp: Annotated[int, Meta(description="VP for each of them.")]
    type: Annotated[OpusType, Meta(description="The Opus type that counts.")]


class Grant(Struct, frozen=True, omit_defaults=True, gc=False):
    """An action that may be carried out."""

    action: Annotated[Action, Meta(description="Which of the five actions.")]
    half: Annotated[Half, Meta(description="The half of Perform or Sell that is allowed.")] = "either"
    opus_type: Annotated[OpusType | None, Meta(description="The Opus must be of this type.")] = None
    bonus: Annotated["Reward | None", Meta(description="Gained only if the action is made.")] = None


class Reward(Struct, frozen=True, omit_defaults=True, gc=False):
    """Goods, gained at once, and the actions that follow them."""

    ducats: Annotated[int, Meta(description="Ducats gained.")] = 0
    vp: Annotated[int, Meta(description="VP gained.")] = 0
    finance: Annotated[int, Meta(description="Steps up on the finance track.")] = 0
    tracks: Annotated[Points, Meta(description="Steps on the story tracks.")] = NO_POINTS
    counters: Annotated[Points, Meta(description="Loose story point counters.")] = NO_POINTS
    wild_tracks: Annotated[int, Meta(description="Track steps whose type the player names.")] = 0
    wild_counters: Annotated[int, Meta(description="Counters whose type the player names.")] = 0
    per_opus: Annotated[list[OpusBonus], Meta(description="VP for own Opus cards by type.")] = []
    neutral: Annotated[bool, Meta(description="The neutral Requiem marker is placed.")] = False
    grants: Annotated[list[Grant], Meta(description="Actions that may follow, each once.")] = []


NOTHING = Reward()


class Purse(Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything a seat can count: money, story points, finance and VP."""

    ducats: Annotated[int, Meta(description="Ducats at hand.")] = 0
    vp: Annotated[int, Meta(description="Victory points so far.")] = 0
    finance: Annotated[int, Meta(description="Space of the finance track, from 0.")] = 0
    tracks: Annotated[Points, Meta(description="Where the three story tracks stand.")] = NO_POINTS
    counters: Annotated[Points, Meta(description="Loose story point counters.")] = NO_POINTS
