"""A recorded game, cut into its turns: who played which line of choices, and what that seat knew."""

from dataclasses import dataclass

from lacrimosa.notation import Game
from lacrimosa.rules.choices import COMMISSION_CARD, DOCUMENT_CARD, kind_of, memory_of, opus_of
from lacrimosa.rules.events import TURN_BEGAN, TURN_ENDED, Event
from lacrimosa.rules.kinds import MEMORY_CARD
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View, view


@dataclass(frozen=True)
class Turn:
    """One finished turn of a patron. `first` choices were made before it."""

    number: int  # among all turns of the game, from 0
    seat: int
    round: int
    turn: int
    first: int
    line: tuple[int, ...]  # the seat's own choices


def turns_of(game: Game) -> list[Turn]:
    """All finished turns of patrons, in the order they were played.

    One that was under way when the game was entered is left out, and so is one that is not over.
    """
    found: list[Turn] = []
    began = _began(game.opening_events)
    first = 0
    line: list[int] = []
    for at, move in enumerate(game.moves):
        if began is not None and move.seat == began.seat:
            line.append(move.choice)
        ended = any(event.kind == TURN_ENDED for event in move.events)
        if ended and began is not None and line:
            found.append(Turn(len(found), int(began.seat), move.round, move.turn, first, tuple(line)))
        after = _began(move.events)
        if ended or after is not None:
            began, first, line = after, at + 1, []
    return found


def _began(events: list[Event] | tuple[Event, ...]) -> Event | None:
    """The turn that is under way after these events. The Soloist's are over at once."""
    begun = None
    for event in events:
        if event.kind == TURN_BEGAN:
            begun = event
    return begun


def view_at(game: Game, turn: Turn) -> View:
    """What the seat knew when its turn began."""
    return view(game.state_at(turn.first), turn.seat)


def foreseeable(state: State, line: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    """A line up to the first choice about a card that came up only within the turn.

    So much could be planned when the turn began; the rest depends on what came.
    """
    for at, choice in enumerate(line):
        card = _row_card(choice)
        if card is not None and card not in state.row:
            return tuple(line[:at])
    return tuple(line)


def _row_card(choice: int) -> int | None:
    """The card of the row that a choice takes."""
    kind = kind_of(choice)
    if kind == DOCUMENT_CARD:
        return MEMORY_CARD + int(memory_of(choice))
    if kind == COMMISSION_CARD:
        return int(opus_of(choice))
    return None
