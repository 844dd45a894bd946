"""Tables that come from other games: going on from a step, a rematch, an uploaded record."""

import secrets
from collections.abc import Sequence

import msgspec

from lacrimosa.editions import Edition
from lacrimosa.notation import Game, NotationError
from lacrimosa.notation.record import edition_of
from lacrimosa.rules.state import State
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import Options, SeatPlan
from lacrimosa.server.table import entries as e
from lacrimosa.server.table.history import game_until, options_of
from lacrimosa.server.table.luck import new_secret
from lacrimosa.server.table.rights import need_sight
from lacrimosa.server.table.seating import plan_seats
from lacrimosa.server.table.substitutes import SUBSTITUTE
from lacrimosa.server.table.table import Table

MOST_SEATS = 4


def branch(table: Table, person: str, name: str, step: int, plans: Sequence[SeatPlan] | None) -> e.Created:
    """A new table that goes on from a step; unless planned otherwise bots play the other seats."""
    game = game_until(table, person, step)
    options = options_of(game, table.options)
    own = table.seats_of(person) or [game.to_move or 0]
    if plans is None:
        plans = [
            SeatPlan(kind="me") if seat in own else SeatPlan(kind="bot", bot=SUBSTITUTE)
            for seat in range(options.players)
        ]
    return e.Created(
        host=person,
        options=options,
        seats=plan_seats(options.players, plans, person, name),
        secret=new_secret(),
        record=game.record(),
        digest=game.edition.digest,
        branch=table.id,
    )


def enter(person: str, name: str, edition: Edition, state: State, seat: int) -> list[e.AnyEntry]:
    """A table that goes on where a table of cardboard stands; bots play the other seats.

    The person told it as their seat knows it; what nobody told is dealt.
    """
    game = Game.from_state(edition, state)
    options = options_of(game, Options(watch="nobody"))
    me = e.SeatEntry(person=person, name=name)
    bot = e.SeatEntry(bot=SUBSTITUTE, name=SUBSTITUTE)
    seats = [me if number == seat else bot for number in range(options.players)]
    return [
        e.Created(host=person, options=options, seats=seats, secret=new_secret()),
        e.Started(
            record="",
            digest=edition.digest,
            position=game.position(),
            dealt=secrets.randbits(52),
            seat=seat,
        ),
    ]


def rematch(table: Table, person: str) -> e.Created:
    """The same people and options once more; who sat first sits last, and all keep their colours."""
    need_sight(table, person)
    if not table.seats_of(person):
        raise Refused("not_your_seat", "only people with a seat may ask for a rematch")
    if table.status != "over":
        raise Refused("not_over", "the game is not over")
    seats = [e.SeatEntry(person=seat.person, bot=seat.bot, name=seat.name) for seat in table.seats]
    # Everybody is there already: no stranger is looked for.
    options = msgspec.structs.replace(table.options, seed=None, listed=False)
    colours = table.colours or list(range(MOST_SEATS))
    last = len(seats)
    return e.Created(
        host=person,
        options=options,
        seats=[*seats[1:], seats[0]],
        secret=new_secret(),
        colours=[*colours[1:last], colours[0], *colours[last:]],
    )


def edition_of_record(text: str) -> tuple[str, str]:
    """Id and digest of the edition an uploaded game was played with."""
    try:
        return edition_of(text)
    except NotationError as problem:
        raise Refused("bad_record", str(problem)) from problem


def review(person: str, text: str, edition: Edition) -> list[e.AnyEntry]:
    """A table to look at an uploaded game, with nothing hidden from whoever brought it."""
    try:
        game = Game.from_record(text, edition)
    except NotationError as problem:
        raise Refused("bad_record", str(problem)) from problem
    players = int(game.state.deal.players)
    seats = [e.SeatEntry(name=player.name) for player in game.players[:players]]
    return [
        e.Created(
            host=person,
            options=options_of(game, Options(watch="nobody")),
            seats=seats,
            secret=new_secret(),
        ),
        e.Started(record=text, digest=game.edition.digest, review=True),
    ]
