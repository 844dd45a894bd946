"""What is counted of one finished game: made from its table alone, kept as JSON, the same for ever."""

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from lacrimosa.notation import Game
from lacrimosa.notation.moves import Move
from lacrimosa.rules.events import (
    COMMISSIONED,
    COMPOSER_HIRED,
    COURT_TAKEN,
    MARKER_PLACED,
    NEUTRAL_PLACED,
    PERFORMED,
    SOLD,
    Event,
)
from lacrimosa.rules.scoring import ranks, winners
from lacrimosa.rules.vocabulary import CAUSES, Cause
from lacrimosa.server.messages.patronage import DeedKind
from lacrimosa.server.table.table import Seat, Table

ENGINE: Final = 1
"""Raised with everything that changes what is counted: what an older one counted is counted anew."""

WORKS: Final[dict[int, DeedKind]] = {COMMISSIONED: "commissioned", PERFORMED: "performed", SOLD: "sold"}


class Deed(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something a person did that a catalogue has a place for."""

    kind: DeedKind
    id: str  # of the work, the court, the movement, the composer
    round: int


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One patron, or the Soloist. Names of people are nowhere in it."""

    kind: Literal["person", "bot", "soloist"]
    person: str | None = None  # who had the seat at the end
    bot: str | None = None  # the level of a bot that had the seat from the first choice to the last
    score: int
    rank: int
    has_won: bool = False
    by_cause: dict[Cause, int] = {}
    own: int = 0  # choices of the person, among more than one option
    others: int = 0  # those that were made for them
    deeds: list[Deed] = []  # what the person chose, in order


class GameFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A finished game."""

    edition: str
    digest: str
    ended: int  # milliseconds since 1970
    length: int  # milliseconds, without long pauses
    level: str | None = None  # the Soloist's
    begins_late: bool = False  # it goes on from another game, or from a table of cardboard
    seats: list[SeatFacts]


_decoder = msgspec.json.Decoder(GameFacts)
_encoder = msgspec.json.Encoder()


def encode_facts(facts: GameFacts) -> bytes:
    return _encoder.encode(facts)


def decode_facts(body: bytes) -> GameFacts:
    return _decoder.decode(body)


def facts_of(table: Table) -> GameFacts:
    """Count a game that is over."""
    game = table.playing()
    state = game.state
    places, best = ranks(state), winners(state)
    facts = []
    for number, own in enumerate(state.seats):
        seat = table.seats[number] if number < len(table.seats) else None
        facts.append(
            _seat(
                table,
                number,
                seat,
                score=int(own.vp),
                rank=int(places[number]),
                has_won=number in best,
                by_cause={CAUSES[cause]: int(vp) for cause, vp in enumerate(own.vp_from) if vp},
            )
        )
    return GameFacts(
        edition=game.edition.id,
        digest=game.edition.digest,
        ended=table.changed_at,
        length=table.length,
        level=game.words.levels.word(int(state.deal.level)) if state.deal.players == 1 else None,
        begins_late=table.start_step > 0 or not game.is_whole,
        seats=facts,
    )


def _seat(
    table: Table,
    number: int,
    seat: Seat | None,
    *,
    score: int,
    rank: int,
    has_won: bool,
    by_cause: dict[Cause, int],
) -> SeatFacts:
    if seat is None:
        return SeatFacts(kind="soloist", score=score, rank=rank, has_won=has_won, by_cause=by_cause)
    game, start = table.playing(), table.start_step
    made = [step for step in range(start, len(game.moves)) if game.moves[step].seat == number]
    free = [table.made_by[step] for step in made if not table.forced[step]]
    is_bot = seat.person is None and not any(free)
    chosen = [game.moves[step] for step in made if seat.person and table.made_by[step] == seat.person]
    return SeatFacts(
        kind="bot" if is_bot else "person",
        person=seat.person,
        bot=seat.bot if is_bot else None,
        score=score,
        rank=rank,
        has_won=has_won,
        by_cause=by_cause,
        own=sum(person is not None and person == seat.person for person in free),
        others=sum(person != seat.person for person in free),
        deeds=list(_deeds(game, number, chosen)),
    )


def _deeds(game: Game, seat: int, chosen: list[Move]) -> Iterator[Deed]:
    """What came of a person's choices."""
    last = _last_notes(game)
    for move in chosen:
        for event in move.events:
            if event.seat == seat:
                yield from _deeds_in(game, event, move.round)
        # The same event, not one like it: a neutral marker may have lain there before.
        for movement, event in last.items():
            if event.seat == seat and any(one is event for one in move.events):
                yield Deed("completed", game.words.movements.word(movement), move.round)


def _deeds_in(game: Game, event: Event, round: int) -> Iterator[Deed]:  # noqa: A002
    words, tables = game.words, game.edition.tables
    kind = WORKS.get(int(event.kind))
    if kind is not None and event.a != tables.starting_opus:
        # Everybody begins with that one: nobody commissioned it.
        yield Deed(kind, words.opus.word(int(event.a)), round)
    elif event.kind == COURT_TAKEN:
        yield Deed("visited", words.courts.word(int(event.a)), round)
    elif event.kind == COMPOSER_HIRED:
        composer = tables.composer_tiles[int(event.a)].composer
        yield Deed("hired", words.composers.word(int(composer)), round)


def _last_notes(game: Game) -> dict[int, Event]:
    """By movement on which no space is left: what was laid there last."""
    state, tables = game.state, game.edition.tables
    taken = state.filled | state.covered
    last: dict[int, Event] = {}
    for move in game.moves:
        for event in move.events:
            if event.kind in (MARKER_PLACED, NEUTRAL_PLACED):
                last[int(tables.space_movement[int(event.a)])] = event
    return {
        movement: event
        for movement, event in last.items()
        if taken & tables.spaces_of_movement[movement] == tables.spaces_of_movement[movement]
    }
