"""What a lesson may look for: named predicates over a state, read from a line such as `leads kyrie`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from lacrimosa.notation.names import Names
from lacrimosa.rules.bits import count_bits
from lacrimosa.rules.courts import best_favours, fulfilled
from lacrimosa.rules.kinds import EIGHTH
from lacrimosa.rules.scoring import majority
from lacrimosa.rules.state import State

PERSON: Final = 0  # the seat of whoever takes the lesson; the other one is the Soloist's
COLUMNS: Final = 4  # of a section: the turns of a round


class UnknownGoal(ValueError):
    """A line that names no goal."""


@dataclass(frozen=True)
class Goal:
    """Something that may hold; the page has words for its name."""

    name: str
    predicate: Callable[[State, int], bool]
    about: int

    def holds(self, state: State) -> bool:
        return self.predicate(state, self.about)


def goal_of(words: Names, name: str, line: str) -> Goal:
    """The goal of a line; NotationError if it names a thing that the edition does not have."""
    verb, _, about = line.partition(" ")
    if verb == "markers":
        return Goal(name, markers, int(about))
    things = {
        owns: words.memories,
        forgot: words.memories,
        leads: words.movements,
        took: words.courts,
        scores: words.courts,
    }
    for predicate, vocabulary in things.items():
        if verb == predicate.__name__:
            return Goal(name, predicate, vocabulary.number(about))
    raise UnknownGoal(
        f"{line!r} is no goal; they begin with markers, {', '.join(p.__name__ for p in things)}"
    )


def owns(state: State, memory: int) -> bool:
    """The Memory card is one of the person's nine, wherever it lies."""
    seat = state.seats[PERSON]
    laid = [card for at in range(COLUMNS) for card in (seat.experience(at), seat.story_card(at))]
    return memory in laid or memory in seat.deck[seat.drawn :] or bool(seat.hand >> memory & 1)


def forgot(state: State, memory: int) -> bool:
    """The Memory card left the game from the person's deck."""
    return bool(state.seats[PERSON].forgotten >> memory & 1)


def leads(state: State, movement: int) -> bool:
    """The person has markers in the movement, and their note the majority there."""
    own = state.seats[PERSON].eighths & state.tables.spaces_of_movement[movement]
    return own != 0 and majority(state, movement) == EIGHTH


def took(state: State, court: int) -> bool:
    """The person has the Royal Court, whether it would score or not."""
    return bool(state.seats[PERSON].courts >> court & 1)


def scores(state: State, court: int) -> bool:
    """The person has the Royal Court, and it would score now."""
    return court in fulfilled(best_favours(state, state.seats[PERSON]))


def markers(state: State, least: int) -> bool:
    """The person has at least so many markers on the Requiem."""
    seat = state.seats[PERSON]
    return bool(count_bits(seat.eighths | seat.sixteenths) >= least)
