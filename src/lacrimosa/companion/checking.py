"""What cannot lie on a table, whatever else does: things with two owners, two markers on a space."""

from collections.abc import Sequence
from typing import Final, Protocol

from lacrimosa.companion.problems import problem
from lacrimosa.companion.shapes import EnteredMarker, EnteredPoints, Problem
from lacrimosa.notation.names import Names
from lacrimosa.rules.vocabulary import Level

NOTHING: Final[tuple[object, ...]] = (0, [], EnteredPoints())


class SeatEntry(Protocol):
    """What every way to enter a seat has."""

    @property
    def opus(self) -> list[str]: ...
    @property
    def courts(self) -> list[str]: ...


class TableEntry(Protocol):
    """What every way to enter a table has."""

    @property
    def players(self) -> int: ...
    @property
    def level(self) -> Level | None: ...
    @property
    def constanze(self) -> str | None: ...
    @property
    def seats(self) -> Sequence[SeatEntry]: ...
    @property
    def markers(self) -> list[EnteredMarker]: ...


def covered_by(names: Names, players: int, constanze: str | None) -> int:
    """SET-7, SOL-2: the spaces a Constanze card covers."""
    if constanze is None:
        return 0
    return int(names.edition.tables.constanze[names.constanze.number(constanze)][max(players, 2) - 2])


def table_problems(names: Names, entered: TableEntry) -> list[Problem]:
    """Without these nothing else can be looked at."""
    if (entered.players == 1) != (entered.level is not None):
        return [problem("wrong_level", "level")]
    right = entered.players + (1 if entered.level is not None else 0)
    if len(entered.seats) != right:
        return [problem("wrong_seats", "seats", seats=len(entered.seats), right=right)]
    if entered.constanze is not None and entered.constanze not in names.constanze:
        return [problem("unknown", "constanze", kind=names.constanze.kind, id=entered.constanze)]
    return []


def holding_problems(names: Names, seats: Sequence[SeatEntry]) -> list[Problem]:
    """A card or tile lies in front of one seat. Only the starting Opus is there once for everybody."""
    starting = names.opus.word(int(names.edition.tables.starting_opus))
    found: list[Problem] = []
    owners: dict[tuple[str, str], int] = {}
    for number, seat in enumerate(seats):
        for field, vocabulary, words in (
            ("opus", names.opus, seat.opus),
            ("courts", names.courts, seat.courts),
        ):
            at = f"seats[{number}].{field}"
            for word in dict.fromkeys(words):
                owner = owners.setdefault((field, word), number)
                if word not in vocabulary:
                    found.append(problem("unknown", at, kind=vocabulary.kind, id=word))
                elif words.count(word) > 1:
                    found.append(problem("twice", at, id=word))
                elif owner != number and word != starting:
                    found.append(problem("two_owners", at, id=word, seat=owner, other=number))
    return found


def soloist_problems(entered: TableEntry, never: Sequence[str]) -> list[Problem]:
    """SOL-3, SOL-10, SOL-13: what he never owns, and whose notes are whose in a solo game."""
    if entered.level is None:
        return []
    last = len(entered.seats) - 1
    found = [
        problem("soloist_owns", f"seats[{last}].{what}", what=what, seat=last)
        for what in never
        if getattr(entered.seats[last], what) not in NOTHING
    ]
    for number, marker in enumerate(entered.markers):
        at = f"markers[{number}]"
        if marker.seat == last and marker.note == "eighth":
            found.append(problem("soloist_note", at, space=marker.space))
        elif marker.seat == 0 and marker.note == "sixteenth":
            found.append(problem("no_composer", at, space=marker.space))
    return found


def marker_problems(names: Names, entered: TableEntry) -> list[Problem]:
    """One marker on a space, none on a covered one, and no more than there are."""
    covered = covered_by(names, entered.players, entered.constanze)
    found: list[Problem] = []
    lying: dict[str, EnteredMarker] = {}
    last = len(entered.seats) - 1
    for number, marker in enumerate(entered.markers):
        at = f"markers[{number}]"
        if marker.seat is not None and marker.seat > last:
            found.append(problem("no_such_seat", at, seat=marker.seat, last=last))
        elif marker.space not in names.spaces:
            found.append(problem("unknown", at, kind=names.spaces.kind, id=marker.space))
        elif marker.space in lying:
            seat, other = _who(marker), _who(lying[marker.space])
            found.append(problem("two_markers", at, space=marker.space, seat=seat, other=other))
        else:
            lying[marker.space] = marker
            if covered >> names.spaces.number(marker.space) & 1:
                found.append(problem("covered", at, space=marker.space))
    return found + _too_many(names, entered, list(lying.values()))


def _who(marker: EnteredMarker) -> int:
    """The seat of a marker, -1 for a neutral one."""
    return -1 if marker.seat is None else marker.seat


def _too_many(names: Names, entered: TableEntry, lying: Sequence[EnteredMarker]) -> list[Problem]:
    """SET-9, REQ-1: everybody has a marker for each instrument space, and one neutral marker."""
    tables = names.edition.tables
    found: list[Problem] = []
    neutral = sum(marker.seat is None for marker in lying)
    if neutral > entered.players:
        found.append(problem("too_many_neutral", "markers", placed=neutral, most=entered.players))
    for seat in range(len(entered.seats)):
        own = [names.spaces.number(marker.space) for marker in lying if marker.seat == seat]
        most = len(tables.instrument_of)
        if len(own) > most:
            found.append(problem("too_many_markers", "markers", seat=seat, placed=len(own), most=most))
        elif seat < entered.players:
            # The Soloist's instruments are irrelevant (SOL-10).
            found += _too_many_of_instrument(names, seat, [tables.space_instrument[space] for space in own])
    return found


def _too_many_of_instrument(names: Names, seat: int, placed: Sequence[int]) -> list[Problem]:
    of_board = list(names.edition.tables.instrument_of)
    found: list[Problem] = []
    for instrument in sorted(set(placed)):
        count, most = placed.count(instrument), of_board.count(instrument)
        if count > most:
            word = names.instruments.word(instrument)
            values: dict[str, str | int] = {"seat": seat, "instrument": word, "placed": count, "most": most}
            found.append(problem("too_many_of_instrument", "markers", **values))
    return found
