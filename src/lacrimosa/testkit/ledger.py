"""Rebuild every number on screen from events alone: proof that events tell the whole story."""

from lacrimosa.rules import events as e
from lacrimosa.rules.events import Event
from lacrimosa.rules.kinds import NO_CARD, NOBODY, ROW_SPACES, SALIERI_CARD
from lacrimosa.rules.state import State

GOODS = 9


class Ledger:
    """The table as a listener knows it: starts empty and only ever hears events."""

    def __init__(self, seats: int, places: int) -> None:
        self.goods = [[0] * GOODS for _ in range(seats)]
        self.hand = [0] * seats
        self.works: list[set[int]] = [set() for _ in range(seats)]
        self.performed: list[set[int]] = [set() for _ in range(seats)]
        self.courts: list[set[int]] = [set() for _ in range(seats)]
        self.tiles: list[dict[int, int]] = [{} for _ in range(seats)]  # tile -> instrument space
        self.laid: list[dict[tuple[int, int], int]] = [{} for _ in range(seats)]
        self.markers: dict[int, tuple[int, int]] = {}  # space -> (seat, note); the neutral's seat is -1
        self.row = [NO_CARD] * ROW_SPACES
        self.tiles_on_map = [NOBODY] * places
        self.gilded: set[int] = set()
        self.mozart = 0
        self.round = 0
        self.bonus = NOBODY

    @classmethod
    def of(cls, state: State) -> "Ledger":
        """A ledger that has heard everything up to a state."""
        book = cls(len(state.seats), len(state.map_tiles))
        for seat in state.seats:
            own = int(seat.index)
            points = [int(seat.track(n)) for n in range(3)] + [int(seat.counter(n)) for n in range(3)]
            book.goods[own] = [int(seat.ducats), int(seat.vp), int(seat.finance), *points]
            book.hand[own] = int(seat.hand_size()) if own != state.soloist() else 0
            book.works[own] = _set(seat.opus)
            book.performed[own] = _set(seat.performed)
            book.courts[own] = _set(seat.courts)
            book.tiles[own] = {tile: int(state.space_of(tile)) for tile in _set(seat.tiles)}
            for column in range(4):
                for section, card in enumerate((seat.experience(column), seat.story_card(column))):
                    if card >= 0:
                        book.laid[own][section, column] = int(card)
            for note, mask in enumerate((seat.eighths, seat.sixteenths)):
                book.markers.update(dict.fromkeys(_set(mask), (own, note)))
        for note, mask in enumerate((state.neutral_eighths, state.neutral_sixteenths)):
            book.markers.update(dict.fromkeys(_set(mask), (NOBODY, note)))
        book.row = list(state.row)
        book.tiles_on_map = list(state.map_tiles)
        book.gilded = _set(state.gilded)
        book.mozart = int(state.mozart)
        book.round = int(state.round)
        book.bonus = int(state.bonus)
        return book

    def hear(self, event: Event) -> None:
        """Take down one event."""
        listener = _LISTENERS.get(int(event.kind))
        if listener is not None:
            listener(self, event)

    def differences(self, state: State) -> list[str]:
        """Where the ledger disagrees with the state; empty if events told everything."""
        truth = Ledger.of(state)
        return [name for name, value in vars(self).items() if value != getattr(truth, name)]


def _set(mask: int) -> set[int]:
    return {n for n in range(64) if mask >> n & 1}


def _gained(book: Ledger, event: Event) -> None:
    book.goods[event.seat][event.a] += int(event.b)


def _lost(book: Ledger, event: Event) -> None:
    book.goods[event.seat][event.a] -= int(event.b)


def _laid(book: Ledger, event: Event) -> None:
    book.laid[event.seat][int(event.b), int(event.c)] = int(event.a)
    book.hand[event.seat] -= 1


def _drew(book: Ledger, event: Event) -> None:
    book.hand[event.seat] += 1


def _documented(book: Ledger, event: Event) -> None:
    if event.b >= 0:
        book.laid[event.seat][1, int(event.b)] = int(event.a)


def _gathered(book: Ledger, event: Event) -> None:
    book.laid[event.seat] = {}
    book.performed[event.seat] = set()


def _soloist_laid(book: Ledger, event: Event) -> None:
    book.laid[event.seat][0, int(event.c)] = int(event.a)
    book.laid[event.seat][1, int(event.c)] = int(event.b)


def _commissioned(book: Ledger, event: Event) -> None:
    if event.c == 0:
        book.works[event.seat].add(int(event.a))


def _performed(book: Ledger, event: Event) -> None:
    book.performed[event.seat].add(int(event.a))


def _sold(book: Ledger, event: Event) -> None:
    book.works[event.seat].discard(int(event.a))


def _off_row(book: Ledger, event: Event) -> None:
    book.row[event.b] = NO_CARD


def _on_row(book: Ledger, event: Event) -> None:
    book.row[event.b] = int(event.a)


def _slid(book: Ledger, event: Event) -> None:
    book.row[event.b] = NO_CARD
    book.row[event.c] = int(event.a)


def _salieri_left(book: Ledger, _: Event) -> None:
    book.row = [NO_CARD if card == SALIERI_CARD else card for card in book.row]


def _travelled(book: Ledger, event: Event) -> None:
    book.mozart = int(event.b)


def _tile_gone(book: Ledger, event: Event) -> None:
    book.tiles_on_map[event.b] = NOBODY
    book.gilded.discard(int(event.b))


def _court_taken(book: Ledger, event: Event) -> None:
    _tile_gone(book, event)
    book.courts[event.seat].add(int(event.a))


def _map_filled(book: Ledger, event: Event) -> None:
    book.tiles_on_map[event.a] = int(event.b)


def _gilded(book: Ledger, event: Event) -> None:
    book.gilded.add(int(event.a))


def _marker(book: Ledger, event: Event) -> None:
    book.markers[int(event.a)] = (int(event.seat), int(event.b))


def _neutral(book: Ledger, event: Event) -> None:
    book.markers[int(event.a)] = (NOBODY, int(event.b))


def _tile_laid(book: Ledger, event: Event) -> None:
    book.tiles[event.seat][int(event.a)] = int(event.b)


def _round(book: Ledger, event: Event) -> None:
    book.round = int(event.a)


def _bonus(book: Ledger, event: Event) -> None:
    book.bonus = int(event.a)


_LISTENERS = {
    e.GAINED: _gained,
    e.LOST: _lost,
    e.LAID: _laid,
    e.DREW: _drew,
    e.DOCUMENTED: _documented,
    e.CARDS_GATHERED: _gathered,
    e.SOLOIST_LAID: _soloist_laid,
    e.COMMISSIONED: _commissioned,
    e.PERFORMED: _performed,
    e.SOLD: _sold,
    e.ROW_TAKEN: _off_row,
    e.ROW_DISCARDED: _off_row,
    e.ROW_RETURNED: _off_row,
    e.ROW_FILLED: _on_row,
    e.ROW_SLID: _slid,
    e.SALIERI_LEFT: _salieri_left,
    e.TRAVELLED: _travelled,
    e.CITY_USED: _tile_gone,
    e.COURT_TAKEN: _court_taken,
    e.MAP_FILLED: _map_filled,
    e.GILDED: _gilded,
    e.MARKER_PLACED: _marker,
    e.NEUTRAL_PLACED: _neutral,
    e.TILE_LAID: _tile_laid,
    e.ROUND_BEGAN: _round,
    e.BONUS_SHOWN: _bonus,
}
