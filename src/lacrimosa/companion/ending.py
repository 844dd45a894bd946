"""The last count of a table of cardboard: a position that people entered, counted by the rules."""

from collections.abc import Sequence

from lacrimosa.companion.checking import (
    covered_by,
    holding_problems,
    marker_problems,
    soloist_problems,
    table_problems,
)
from lacrimosa.companion.problems import BadEntry
from lacrimosa.companion.shapes import Count, CourtGiven, EnteredEnd, EnteredMarker, Problem, SeatCount
from lacrimosa.editions import Edition
from lacrimosa.notation.breakdown import breakdown_of
from lacrimosa.notation.names import Names, Vocabulary, names_of
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.events import CAUSES, FROM_SETUP
from lacrimosa.rules.kinds import EIGHTH, NO_SOLOIST, ROUNDS
from lacrimosa.rules.play import is_over
from lacrimosa.rules.scoring import score_game, winners
from lacrimosa.rules.setup import RANDOM, deal_cards, set_up
from lacrimosa.rules.state import State
from lacrimosa.rules.tables import Tables, packed
from lacrimosa.rules.vocabulary import CAUSES as CAUSE_WORDS

SO_FAR = "so_far"
"""The source of the VP that people read off the score track."""


def counted(edition: Edition, entered: EnteredEnd) -> State:
    """The table with the last count given. BadEntry names what cannot be, and nothing else is raised."""
    found = end_problems(edition, entered)
    if found:
        raise BadEntry(found)
    names = names_of(edition)
    state = _laid_out(names, entered)
    score_game(state)
    return state


def _laid_out(names: Names, entered: EnteredEnd) -> State:
    """Any deal makes the table; whatever the last count looks at is then as it was entered."""
    tables = names.edition.tables
    state = empty_table(tables, entered.players, _level(names, entered))
    state.round = ROUNDS
    state.pending.clear()
    state.covered = covered_by(names, entered.players, entered.constanze)
    for seat, own in zip(state.seats, entered.seats, strict=True):
        seat.vp = own.vp
        seat.vp_from = [0] * CAUSES
        seat.vp_from[FROM_SETUP] = own.vp
        seat.ducats = own.ducats
        seat.tracks = 0
        seat.counters = packed(own.story, 0, 0)
        seat.opus = mask(names.opus, own.opus)
        seat.courts = mask(names.courts, own.courts)
    lay_markers(names, state, entered.markers)
    return state


def lay_markers(names: Names, state: State, markers: Sequence[EnteredMarker]) -> None:
    """Every marker on its space, and nothing else on the Requiem."""
    for marker in markers:
        bit = BIT[names.spaces.number(marker.space)]
        is_eighth = names.notes.number(marker.note) == EIGHTH
        state.filled |= bit
        if marker.seat is None:
            state.neutral_eighths |= bit if is_eighth else 0
            state.neutral_sixteenths |= 0 if is_eighth else bit
        else:
            state.seats[marker.seat].eighths |= bit if is_eighth else 0
            state.seats[marker.seat].sixteenths |= 0 if is_eighth else bit


def empty_table(tables: Tables, players: int, level: int, seed: int = 0) -> State:
    """A table as some deal lays it out, for others to lay over it what they know."""
    composers = [RANDOM] if players == 1 else [RANDOM, RANDOM]
    return set_up(tables, deal_cards(tables, players, level, False, composers, seed))


def mask(vocabulary: Vocabulary, words: Sequence[str]) -> int:
    total = 0
    for word in words:
        total |= int(BIT[vocabulary.number(word)])
    return total


def _level(names: Names, entered: EnteredEnd) -> int:
    return NO_SOLOIST if entered.level is None else names.levels.number(entered.level)


# --- what cannot be


def end_problems(edition: Edition, entered: EnteredEnd) -> list[Problem]:
    """Everything that is wrong with a position; empty if it can be counted."""
    names = names_of(edition)
    found = table_problems(names, entered)
    if found:
        return found
    found += holding_problems(names, entered.seats)
    found += soloist_problems(entered, ("opus", "ducats", "story"))
    return found + marker_problems(names, entered)


# --- the count


def count_of(edition: Edition, state: State, is_entered: bool = False) -> Count:
    """The last count of a state: as it was given, or as it would be if the game ended now."""
    names = names_of(edition)
    ended = state
    if not is_over(state):
        ended = state.clone()
        score_game(ended)
        ended.pending.clear()
    seats = []
    for seat in ended.seats:
        count = breakdown_of(names, ended, int(seat.index))
        words: list[str] = [*CAUSE_WORDS]
        if is_entered:
            words[FROM_SETUP] = SO_FAR
        sources = {words[kind]: int(vp) for kind, vp in enumerate(seat.vp_from) if vp}
        courts = [CourtGiven(court.court, court.vp, court.served_by) for court in count.courts]
        seats.append(SeatCount(int(seat.index), int(seat.vp), sources, courts))
    return Count(seats, winners(ended))
