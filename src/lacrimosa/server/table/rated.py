"""Rated tables: which may be, what a result is once a game is over, and who counts as having left.

docs/ratings.md says the same to people, and the page in their languages.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from lacrimosa.bots.ladder import RATINGS
from lacrimosa.rules.scoring import ranks
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import Options, WhyUnrated
from lacrimosa.server.store.rows import RatedPlace, RatedResult
from lacrimosa.server.table.table import Table

EDITION: Final = "koechel"  # the one that the ladder was measured with
LENT_TURNS: Final = 2  # of a seat may be played by a bot; whoever lends it longer has left
WHY: Final[dict[WhyUnrated, str]] = {
    "solo": "a solo game is not rated: the Soloist is on no scale; take two to four patrons",
    "goes_on": "a game that goes on from another one is not rated; open a new table",
    "no_person": "a rated table needs a person",
    "one_person_twice": "at a rated table everybody has one seat; give the second to somebody else or a bot",
    "unknown_bot": f"only bots of the ladder play at rated tables: {', '.join(RATINGS)}",
    "seed": "a chosen deal may be known, so it is not rated; leave out the seed",
    "edition": f"only the edition {EDITION} is rated: the strength of bots was measured with it",
    "hints": "there are no hints at a rated table; switch one of them off",
    "no_clock": "a rated game has to come to an end: choose a pace other than unhurried",
    "undone": "what had been seen was taken back, so the game is not rated any more",
}


class Occupied(Protocol):
    """A seat: a person's, a bot's, or open."""

    @property
    def person(self) -> str | None: ...
    @property
    def bot(self) -> str | None: ...


def why_unratable(options: Options, seats: Sequence[Occupied], *, goes_on: bool = False) -> WhyUnrated | None:
    """What stands against a rated game; the one place that decides it. Open seats stand against nothing."""
    people = [seat.person for seat in seats if seat.person is not None]
    reasons: dict[WhyUnrated, bool] = {
        "solo": options.players == 1,
        "goes_on": goes_on,
        "no_person": all(seat.bot is not None for seat in seats),
        "one_person_twice": len(set(people)) < len(people),
        "unknown_bot": any(seat.bot is not None and seat.bot not in RATINGS for seat in seats),
        "seed": options.seed is not None,
        "edition": options.edition != EDITION,
        "hints": options.hints is True,
        "no_clock": options.pace == "unhurried",
    }
    return next((why for why, holds in reasons.items() if holds), None)


def need_ratable(options: Options, seats: Sequence[Occupied], *, goes_on: bool = False) -> None:
    """Refuse a table that wishes to be rated and cannot be."""
    why = why_unratable(options, seats, goes_on=goes_on) if options.rated else None
    if why is not None:
        raise Refused("bad_options", WHY[why], why=why)


def why_unrated(table: Table) -> WhyUnrated | None:
    """Why a table is not rated, or could not be; None where nothing stands against it."""
    if table.game is None or not table.options.rated:
        goes_on = table.goes_on_from is not None or table.status == "review"
        return why_unratable(table.options, table.seats, goes_on=goes_on)
    return None if table.is_rated else "undone"


def result_of(table: Table) -> RatedResult | None:
    """What a finished rated game counts; None of any other."""
    if table.status != "over" or not table.is_rated:
        return None
    left = left_at(table)
    rank = ranks(table.playing().state)
    places = []
    for number, seat in enumerate(table.seats):
        if number in left:
            # Behind everybody who stayed; who held out longer comes first.
            ahead = sum(other not in left or left[other] > left[number] for other in range(len(table.seats)))
        else:
            ahead = sum(rank[other] < rank[number] for other in range(len(table.seats)) if other not in left)
        gone = table.gone.get(number)
        places.append(
            RatedPlace(
                seat=number,
                person=seat.person if gone is None else gone[0],
                bot=seat.bot if gone is None else None,
                # Whoever is gone may wish to be forgotten.
                name=seat.name if seat.person is not None else "",
                place=1 + ahead,
                has_left=number in left,
            )
        )
    return RatedResult(table.changed_at, tuple(places))


def left_at(table: Table) -> dict[int, int]:
    """By seat: how many choices stood when its person left, for good or by lending it for too long."""
    game = table.playing()
    left = {seat: step for seat, (_, step) in table.gone.items()}
    lent: dict[int, set[tuple[int, int]]] = {}
    for step in range(table.start_step, len(game.moves)):
        move = game.moves[step]
        seat = table.seats[move.seat]
        # In maintenance, and where there is only one option, nobody plays.
        if seat.person is None or table.made_by[step] is not None or table.forced[step] or move.turn == 0:
            continue
        turns = lent.setdefault(move.seat, set())
        turns.add((move.round, move.turn))
        if len(turns) > LENT_TURNS:
            left.setdefault(move.seat, step)
    return left
