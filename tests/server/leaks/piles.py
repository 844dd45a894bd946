"""Every order in which a pile lay during a game: what was drawn from it so far, and when."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from lacrimosa.notation import Game
from lacrimosa.rules.events import (
    DREW,
    LAID,
    MAP_FILLED,
    PILE_CITIES,
    PILE_ROW,
    ROW_FILLED,
    SHUFFLED,
    SOLOIST_LAID,
    Event,
)

COURTS = 18  # a pile that is never shuffled; beside the numbers of rules.events
DEALT = -1  # the step of what lay before the first choice
NEVER = 1 << 30


@dataclass
class Pile:
    """One order of a pile. A seat's own deck is named by the seat's number."""

    name: int
    step: int  # the choice that shuffled it
    nth: int  # among the shuffles of that choice
    order: list[int]
    drawn: list[int] = field(default_factory=list)  # the step in which each of the first cards was drawn
    laid: dict[int, int] = field(default_factory=dict)  # the step in which a card was laid

    def drawn_in(self, place: int) -> int:
        return self.drawn[place] if place < len(self.drawn) else NEVER

    def could_lie(self, card: int, place: int) -> bool:
        """Whether a card can have come from this place: it was in the hand before it was laid."""
        return card not in self.laid or self.drawn_in(place) < self.laid[card]


def piles_of(game: Game) -> list[Pile]:
    """All orders of all piles but the periods' cards, oldest first."""
    deal, start = game.state.deal, game.state_at(0)
    found = [Pile(seat, DEALT, 0, list(deck)) for seat, deck in enumerate(deal.decks)]
    found.append(Pile(COURTS, DEALT, 0, list(start.court_stack)))
    found.append(Pile(PILE_CITIES, DEALT, 0, list(start.city_stack)))
    now = {pile.name: pile for pile in found}
    is_court = game.edition.tables.is_court
    shuffles = 0
    for step, event in _events(game):
        if event.kind == SHUFFLED:
            shuffles = shuffles + 1 if found[-1].step == step else 0
            now[int(event.a)] = Pile(int(event.a), step, shuffles, list(event.order))
            found.append(now[int(event.a)])
        elif event.kind == DREW:
            now[int(event.seat)].drawn.append(step)
        elif event.kind == SOLOIST_LAID:
            now[int(event.seat)].drawn += [step, step]
        elif event.kind == MAP_FILLED:
            now[COURTS if is_court[event.a] else PILE_CITIES].drawn.append(step)
        elif event.kind == LAID:
            now[int(event.seat)].laid.setdefault(int(event.a), step)
        elif event.kind == ROW_FILLED and PILE_ROW in now and event.a in now[PILE_ROW].order:
            now[PILE_ROW].drawn.append(step)
    return found


def _events(game: Game) -> Iterator[tuple[int, Event]]:
    for event in game.opening_events:
        yield DEALT, event
    for step, move in enumerate(game.moves):
        for event in move.events:
            yield step, event


def seen_in_row(game: Game) -> set[int]:
    """The codes of all cards that ever lay in the row."""
    return {int(event.a) for _, event in _events(game) if event.kind == ROW_FILLED}
