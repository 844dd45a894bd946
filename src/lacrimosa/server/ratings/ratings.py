"""What people are told of ratings: the board, somebody's history, and what one game changed."""

import asyncio
import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import Final

from lacrimosa.bots.ladder import RATINGS
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.ratings import (
    Chance,
    GameRating,
    PersonRating,
    Rated,
    RatingChange,
    RatingPoint,
    WhyUncountedRating,
)
from lacrimosa.server.messages.ratings import Ratings as Board
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.ratings.reckoning import (
    DAY,
    Reckoning,
    Standing,
    bot_standing,
    chance_in_duel,
)
from lacrimosa.server.store.rows import RatedRow
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.rights import need_sight

MOST_PEOPLE: Final = 200  # on a board
SIZES: Final = (None, 2, 3, 4)


class Ratings:
    """Reckoned anew from the stored results whenever somebody asks, as far as they changed."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._reckonings = {size: Reckoning(size) for size in SIZES}
        self._one_by_one = asyncio.Lock()

    async def board(self, person: str | None, patrons: int | None = None) -> Board:
        """Everybody, and more of whoever asks."""
        rows, reckoning = await self._reckoned(patrons)
        names = names_in(rows)
        now = self._hall.clock() // DAY
        standings = reckoning.standings(now)
        # Who left every game, or is forgotten, has no name to stand under.
        people = sorted(
            ((one, standing) for one, standing in standings.items() if one in names),
            key=lambda item: (-item[1].rating, item[0]),
        )
        places = [one for one, standing in people if not standing.is_provisional]
        shown = [
            _rated(one, names[one], standing, person, places)
            for number, (one, standing) in enumerate(people)
            if number < MOST_PEOPLE or one == person
        ]
        you = None
        if person is not None and person in standings:
            own = _rated(person, names.get(person, ""), standings[person], person, places)
            you = _person(own, standings[person], reckoning.history(person))
        return Board(
            rated=sorted([*shown, *map(rated_bot, RATINGS)], key=lambda one: -one.rating),
            people=len(people),
            games=sum(patrons in (None, len(row.places)) for row in rows),
            newcomer=round(Standing().rating),
            newcomer_plus_minus=Standing().plus_minus,
            you=you,
        )

    async def person(self, key: str, asking: str | None, patrons: int | None = None) -> PersonRating:
        """Somebody who is on the board."""
        rows, reckoning = await self._reckoned(patrons)
        names = names_in(rows)
        standings = reckoning.standings(self._hall.clock() // DAY)
        person = next((one for one in standings if one in names and key_of(one) == key), None)
        if person is None:
            raise Refused("not_found", "nobody of that key has a rating here")
        places = sorted(
            (one for one, standing in standings.items() if one in names and not standing.is_provisional),
            key=lambda one: (-standings[one].rating, one),
        )
        rated = _rated(person, names[person], standings[person], asking, places)
        return _person(rated, standings[person], reckoning.history(person))

    async def game(self, table: str, person: str) -> GameRating:
        """What a finished game changed, for whoever may see its table."""
        need_sight(await self._hall.look(table), person)
        rows, reckoning = await self._reckoned(None)
        row = next((row for row in rows if row.table == table), None)
        if row is None:
            raise Refused("not_found", "this table has no rated game that is over")
        change = reckoning.change(table)
        before, after = change or ({}, {})
        uncounted: WhyUncountedRating | None = None
        if change is None:
            is_strange = any(place.bot is not None and place.bot not in RATINGS for place in row.places)
            uncounted = "unknown_bot" if is_strange else "met_often"
        return GameRating(
            table=table,
            changes=[
                RatingChange(
                    seat=place.seat,
                    place=place.place,
                    has_left=place.has_left,
                    before=round(before[place.person].rating) if place.person in before else None,
                    after=round(after[place.person].rating) if place.person in after else None,
                    plus_minus=after[place.person].plus_minus if place.person in after else None,
                )
                for place in row.places
                if place.person is not None
            ],
            uncounted=uncounted,
        )

    async def _reckoned(self, patrons: int | None) -> tuple[list[RatedRow], Reckoning]:
        reckoning = self._reckonings[patrons]
        async with self._one_by_one:
            try:
                rows = await self._hall.store.rated_games()
            except Unavailable as problem:
                raise Refused("unavailable", "ratings cannot be read just now; try again soon") from problem
            # Many games take a while at first, and whoever plays shall not feel it.
            await asyncio.to_thread(reckoning.take, rows)
        return rows, reckoning


def names_in(rows: Sequence[RatedRow]) -> dict[str, str]:
    """By person, the name at the latest table where they stayed to the end."""
    return {
        place.person: place.name
        for row in rows
        for place in row.places
        if place.person is not None and place.name
    }


def key_of(person: str) -> str:
    """What a person is asked for by: their id stays their own."""
    return urlsafe_b64encode(hashlib.sha256(f"rated {person}".encode()).digest()[:15]).decode()


def rated_bot(bot: str) -> Rated:
    rating, plus_minus = RATINGS[bot]
    return Rated(kind="bot", name=bot, rating=rating, plus_minus=plus_minus)


def _rated(person: str, name: str, standing: Standing, asking: str | None, places: Sequence[str]) -> Rated:
    return Rated(
        kind="person",
        name=name,
        rating=round(standing.rating),
        plus_minus=standing.plus_minus,
        is_provisional=standing.is_provisional,
        place=places.index(person) + 1 if person in places else None,
        games=standing.games,
        is_you=person == asking,
        key=key_of(person),
    )


def _person(rated: Rated, standing: Standing, history: Sequence[Standing]) -> PersonRating:
    bots = {bot: bot_standing(bot).rating for bot in RATINGS}
    low, high = rated.rating - rated.plus_minus, rated.rating + rated.plus_minus
    weaker = [bot for bot in bots if bots[bot] <= standing.rating]
    stronger = [bot for bot in bots if bots[bot] > standing.rating]
    nearest = [*weaker[-1:], *stronger[:1]]
    return PersonRating(
        rated=rated,
        above=next((bot for bot in reversed(list(bots)) if bots[bot] < low), None),
        below=next((bot for bot in bots if bots[bot] > high), None),
        chances=[Chance(bot=bot, share=round(chance_in_duel(standing, bots[bot]), 3)) for bot in nearest],
        history=[
            RatingPoint(
                at=(one.day or 0) * DAY,
                rating=round(one.rating),
                plus_minus=one.plus_minus,
                games=one.games,
            )
            for one in history
        ],
    )
