"""A hint: a turn that the asked patron could play, as ids and values; sentences are the page's."""

from typing import Annotated

from msgspec import Meta, Struct

from lacrimosa.rules.vocabulary import GoodsKind
from lacrimosa.server.messages.review import ReviewDeed


class HintMessage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One turn, found from what its patron may know."""

    line: Annotated[list[str], Meta(description="Own choices in notation, from now to the end of the turn.")]
    behind: Annotated[float, Meta(description="VP to be expected less than after the first hint; 0 for it.")]
    cards: Annotated[list[ReviewDeed], Meta(description="Cards to lay: `experience` and `story`.")] = []
    deeds: Annotated[list[ReviewDeed], Meta(description="What the turn does, in order.")] = []
    gains: Annotated[
        dict[GoodsKind, int], Meta(description="What the turn itself brings, or costs, on balance.")
    ] = {}
