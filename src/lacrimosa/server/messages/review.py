"""The review of one patron's finished game as ids and values; sentences are the page's."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

ReviewStatus = Literal["going", "done", "failed"]
TurnVerdict = Literal["best", "as_good", "inaccuracy", "mistake", "turning_point"]

Vp = Annotated[float, Meta(description="VP of the final margin against the best other patron.")]
Share = Annotated[float, Meta(ge=0, le=1, description="A share of the games played out.")]
Line = Annotated[list[str], Meta(description="Own choices in notation, from `step` on.")]
Places = Annotated[list[int], Meta(description="Places in `turns`, from 0.")]


class ReviewDeed(Struct, frozen=True, omit_defaults=True):
    """Something done in a turn."""

    kind: Annotated[
        str,
        Meta(
            description="`income`, `document`, `commission`, `perform`, `sell`, `travel` or `requiem`; in "
            "`better` also `wait` (leave `what` undone), `experience` and `story` (the same with another "
            "card there), `order` (the same in another order, or paid in another way)."
        ),
    ]
    what: Annotated[str, Meta(description="Id of what it was done to; of `wait`, a kind of deed.")] = ""


class ReviewSource(Struct, frozen=True):
    """What the better turn gains from one source, or gives up if it is negative."""

    source: Annotated[
        str,
        Meta(description="A Cause; `rival`: what the best other makes less; `luck` is taken out."),
    ]
    vp: Vp
    low: Vp
    high: Vp


class ReviewReason(Struct, frozen=True, omit_defaults=True):
    """One claim about the two turns, counted over the same games after both."""

    kind: Annotated[
        str,
        Meta(
            description="`gain` and `give_up` in `reasons`; in `overlooked` `court_out_of_reach`, "
            "`majority_lost`, `card_gone`, `points_wasted`, `repeat_unused`, `left_to_others`, "
            "`bonus_missed`."
        ),
    ]
    what: Annotated[
        str,
        Meta(description="What it is about: a source, perhaps with a component's id behind it, or an id."),
    ] = ""
    values: Annotated[
        dict[str, float],
        Meta(description="`vp`, with `low`, `high` and `part`; or shares `played` and `better`."),
    ] = {}
    rule: Annotated[str | None, Meta(description="Id of the rule behind it.")] = None


class ReviewedTurn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One turn: what was played, the best other turn found, and what the difference is worth."""

    number: Annotated[int, Meta(description="Among the turns of all patrons, from 0.")]
    round: Annotated[int, Meta(description="The round, from 1.")]
    turn: Annotated[int, Meta(description="The turn of the round, from 1.")]
    step: Annotated[int, Meta(description="The step of the game at which both lines begin.")]
    played: Line
    best: Annotated[Line, Meta(description="The best line found; the played one if none is better.")]
    other: Annotated[Line, Meta(description="The best line found besides the played one.")]
    whole: Annotated[
        bool,
        Meta(
            description="false: judged up to a card that came up only within the turn; so far goes `played`."
        ),
    ] = True
    verdict: Annotated[TurnVerdict, Meta(description="What is said of it; `turning_point` once all is done.")]
    loss: Vp
    low: Annotated[float, Meta(description="The loss is at least this, with 95 %.")]
    high: Annotated[float, Meta(description="The loss is at most this, with 95 %.")]
    pairs: Annotated[int, Meta(description="Games played out after each of the two lines.")]
    ahead: Annotated[Share, Meta(description="Share of the pairs that the best line won; ties count half.")]
    margin: Annotated[float, Meta(description="The margin to be expected after the played turn.")]
    margin_low: Vp
    margin_high: Vp
    win: Annotated[Share, Meta(description="Chance of victory after the played turn.")]
    win_best: Annotated[Share, Meta(description="Chance of victory after the best line.")]
    luck: Annotated[
        float | None, Meta(description="VP by luck from this turn to the next; null until all is done.")
    ] = None
    deeds: Annotated[list[ReviewDeed], Meta(description="What the played turn did.")] = []
    better: Annotated[list[ReviewDeed], Meta(description="What the best line does that it did not.")] = []
    sources: Annotated[list[ReviewSource], Meta(description="Add up to the loss, the greatest first.")] = []
    reasons: Annotated[list[ReviewReason], Meta(description="The sources that matter.")] = []
    overlooked: Annotated[list[ReviewReason], Meta(description="What the turn overlooked, if anything.")] = []


class ReviewOverview(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole game: start + luck + rivals - lost = result."""

    start: Annotated[float | None, Meta(description="The margin to be expected at the first turn.")] = None
    lost: Annotated[float, Meta(description="VP lost by own choices.")]
    luck: Annotated[float | None, Meta(description="VP by luck; with `rivals` null, by others too.")] = None
    rivals: Annotated[
        float | None,
        Meta(description="VP won by slips of the others; null until their turns are reviewed as well."),
    ] = None
    result: Annotated[int | None, Meta(description="The final margin.")] = None
    turning_points: Annotated[Places, Meta(description="Of the most costly turns, the worst first.")]
    went_well: Annotated[Places, Meta(description="Of turns surely better than any other found.")]
    theme: Annotated[str | None, Meta(description="What to take along, by its id.")] = None


class GameReview(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The review of one patron's game, as far as it has got."""

    seat: Annotated[int, Meta(description="Whose turns these are.")]
    status: Annotated[
        ReviewStatus,
        Meta(
            description="going: ask again soon, which keeps it going; failed: some turn cannot be reviewed."
        ),
    ]
    total: Annotated[int, Meta(description="How many turns there are.")]
    engine: Annotated[str, Meta(description="What judged them; another engine may judge otherwise.")]
    edition: Annotated[str, Meta(description="Digest of the edition.")]
    turns: Annotated[list[ReviewedTurn], Meta(description="The turns that are done, in order.")]
    overview: Annotated[ReviewOverview | None, Meta(description="null until all is done.")] = None
