"""What a person did in all their games, work by work: the catalogue, and who entered what. Pure."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from lacrimosa.editions import Edition
from lacrimosa.editions.titles import titles_of
from lacrimosa.notation.names import Vocabulary, names_of
from lacrimosa.server.messages.patronage import Catalogue, CatalogueThing, DeedKind, Deeds, Entered
from lacrimosa.server.patronage.facts import Deed
from lacrimosa.server.patronage.figures import Finished

Editions = Callable[[str], Edition]
Kind = Literal["opus", "court", "movement", "composer"]
_Key = tuple[DeedKind, str]  # what was done, with what

WORKS: Final[tuple[DeedKind, ...]] = ("commissioned", "performed", "sold")


@dataclass(slots=True)
class _Line:
    """Something that was done with a component, in all games of an edition."""

    first: Finished
    round: int  # of the first
    last: Finished
    times: int = 1
    games: int = 1


class Book:
    """Every deed of every game that is not taken out; the oldest game comes first."""

    def __init__(self, games: Sequence[Finished]) -> None:
        self._games = games
        self._lines: dict[str, dict[_Key, _Line]] = {}  # by edition
        for game in games:
            lines = self._lines.setdefault(game.facts.edition, {})
            for deed in deeds_of(game):
                line = lines.get((deed.kind, deed.id))
                if line is None:
                    lines[deed.kind, deed.id] = _Line(game, deed.round, game)
                    continue
                line.times += 1
                if line.last is not game:
                    line.games += 1
                    line.last = game

    def entered_by(self, game: Finished) -> list[Entered]:
        """What a game was the first to enter."""
        lines = self._lines.get(game.facts.edition, {})
        return [
            Entered(kind=kind, id=id_, is_only=lines[kind, id_].games == 1)
            for kind, id_ in dict.fromkeys((deed.kind, deed.id) for deed in deeds_of(game))
            # What was taken out entered nothing, and may be all there was.
            if (kind, id_) in lines and lines[kind, id_].first is game
        ]

    def catalogues(self, edition_of: Editions) -> list[Catalogue]:
        """One for every edition, the one played last first."""
        latest = {game.facts.edition: game for game in self._games}
        order = sorted(latest.values(), key=lambda game: -game.facts.ended)
        return [self._catalogue(game, edition_of) for game in order]

    def _catalogue(self, latest: Finished, edition_of: Editions) -> Catalogue:
        facts = latest.facts
        words = names_of(edition_of(facts.digest))
        things: dict[Kind, dict[str, dict[str, _Line]]] = {}
        for (deed, id_), line in self._lines[facts.edition].items():
            things.setdefault(_KIND[deed], {}).setdefault(id_, {})[deed] = line

        def listed(kind: Kind, known: Vocabulary) -> list[CatalogueThing]:
            """In the order of the edition; what it has no more comes behind."""
            here = sorted(things.get(kind, {}).items())
            here.sort(key=lambda item: known.number(item[0]) if item[0] in known else len(known))
            return [
                CatalogueThing(
                    id=id_,
                    title=None if id_ in known else _printed(edition_of, kind, id_, lines.values()),
                    **{deed: _deeds(line) for deed, line in lines.items()},
                )
                for id_, lines in here
            ]

        composers = listed("composer", words.composers)
        return Catalogue(
            edition=facts.edition,
            digest=facts.digest,
            games=sum(game.facts.edition == facts.edition for game in self._games),
            works=listed("opus", words.opus),
            courts=listed("court", words.courts),
            movements=listed("movement", words.movements),
            composers=sorted(composers, key=lambda one: -one.hired.times if one.hired else 0),
        )


_KIND: Final[dict[DeedKind, Kind]] = {
    **dict.fromkeys(WORKS, "opus"),
    "visited": "court",
    "completed": "movement",
    "hired": "composer",
}


def _printed(edition_of: Editions, kind: Kind, id_: str, lines: Iterable[_Line]) -> str:
    """The title of a piece that a later edition has no more, from the first one that had it."""
    digest = next(iter(lines)).first.facts.digest
    return "" if kind == "movement" else titles_of(edition_of(digest).data)[kind].get(id_, "")


def deeds_of(game: Finished) -> list[Deed]:
    """A person's, at all their seats of a table."""
    return [deed for seat in game.own_seats for deed in seat.deeds]


def _deeds(line: _Line) -> Deeds:
    return Deeds(times=line.times, at=line.first.facts.ended, table=line.first.table, round=line.round)
