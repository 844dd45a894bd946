"""The board as plain text, for one seat or for spectators, from nothing but the view."""

import textwrap

from lacrimosa.editions import Edition
from lacrimosa.editions.phrases import describe_cost, describe_repeat, describe_reward
from lacrimosa.notation.names import Names, names_of
from lacrimosa.rules.bits import members
from lacrimosa.rules.choices import COMMISSION_CARD, DOCUMENT_CARD
from lacrimosa.rules.explain import price_of
from lacrimosa.rules.kinds import EIGHTH, MEMORY_CARD, NO_CARD, NOBODY, SALIERI_CARD, SIXTEENTH, TURNS
from lacrimosa.rules.play import is_over, to_move
from lacrimosa.rules.state import Price, Seat, State
from lacrimosa.rules.view import View
from lacrimosa.rules.vocabulary import STORY_POINTS

WIDTH = 100
EMPTY = "-"


class Board:
    """A board to look at: `print` shows it as text, a notebook as a picture.

    Of a view it shows what the view shows; of a state everything, all hands open.
    """

    def __init__(self, edition: Edition, seen: View | State) -> None:
        self.edition = edition
        self.seen = seen

    def __str__(self) -> str:
        if isinstance(self.seen, View):
            return board_text(self.edition, self.seen)
        return whole_board_text(self.edition, self.seen)

    def __repr__(self) -> str:
        return f"<Board of {self.seen!r}>"

    def svg(self) -> str:
        """The picture, to be kept in a file."""
        from lacrimosa.notation.picture import picture, whole_picture

        if isinstance(self.seen, View):
            return picture(self.edition, self.seen)
        return whole_picture(self.edition, self.seen)

    def _repr_svg_(self) -> str:
        return self.svg()


def board_text(edition: Edition, view: View) -> str:
    """Everything a seat may know, at most WIDTH columns wide."""
    names = names_of(edition)
    state = view.state
    parts = _shared(names, state, max(int(view.seat), 0))
    parts.append([line for seat in state.seats for line in _seat_lines(names, state, seat)])
    if 0 <= view.seat < len(state.seats) and view.seat != state.soloist():
        parts.append(_own(names, state, state.seats[view.seat]))
    return _joined(parts)


def whole_board_text(edition: Edition, state: State) -> str:
    """Everything with all hands open: for whoever may see the whole game, never for a player."""
    names = names_of(edition)
    parts = _shared(names, state, max(int(to_move(state)), 0))
    for seat in state.seats:
        own = [] if seat.index == state.soloist() else _own(names, state, seat)
        parts.append([*_seat_lines(names, state, seat), *own])
    return _joined(parts)


def _shared(names: Names, state: State, buyer: int) -> list[list[str]]:
    """What lies between the players; prices are those of the buyer."""
    return [_clock(names, state), _row(names, state, buyer), _map(names, state), _requiem(names, state)]


def _joined(parts: list[list[str]]) -> str:
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def _wrapped(label: str, text: str) -> list[str]:
    """A label and its text, broken under the text's first sign."""
    indent = " " * len(label)
    return textwrap.wrap(text, WIDTH, initial_indent=label, subsequent_indent=indent, break_on_hyphens=False)


def _clock(names: Names, state: State) -> list[str]:
    if is_over(state):
        when = "The game is over"
    elif state.turn == 0:
        when = f"Round {state.round}, maintenance" if state.round else "Before the first round"
    else:
        when = f"Round {state.round}, turn {state.turn}"
    asked = "" if is_over(state) else f", {names.seats.word(int(to_move(state)))} is asked"
    tile = state.tables.bonuses[state.bonus]
    bonus = f"{names.actions.word(int(tile.action))}: {describe_reward(tile.reward)} each"
    return [f"{when}{asked}; {names.seats.word(int(state.first))} is first", *_wrapped("Bonus  ", bonus)]


def _row(names: Names, state: State, seat: int) -> list[str]:
    lines = []
    for at, card in enumerate(state.row):
        if card == NO_CARD:
            lines.append(f"Row {at + 1}  {EMPTY}")
        elif card == SALIERI_CARD:
            lines.append(f"Row {at + 1}  {names.card(card)}")
        else:
            first = COMMISSION_CARD if card < MEMORY_CARD else DOCUMENT_CARD - MEMORY_CARD
            lines += _wrapped(f"Row {at + 1}  ", _offer(names, card, price_of(state, seat, first + card)))
    return lines


def _offer(names: Names, card: int, price: Price) -> str:
    """A card of the row with its whole price."""
    tables = names.edition.tables
    gain = describe_reward(price.gain)
    cost = describe_cost(price.total) + (f", gain {gain}" if gain != "nothing" else "")
    if card < MEMORY_CARD:
        opus = tables.opus[card]
        return f"{names.card(card)} ({names.opus_types.word(int(opus.kind))}, {opus.vp} VP): {cost}"
    memory = tables.memories[card - MEMORY_CARD]
    actions = ", ".join(names.actions.word(action) for action in memory.actions)
    return f"{names.card(card)} ({actions}; story {describe_reward(memory.story)}): {cost}"


def _map(names: Names, state: State) -> list[str]:
    lines = []
    for place, tile in enumerate(state.map_tiles):
        here = "*" if place == state.mozart else " "
        label = f"{here}{place + 1:2} {names.places.word(place):10} "
        lines += _wrapped(label, _tile(names, state, place, tile))
    return ["Map (* Mozart)", *lines]


def _tile(names: Names, state: State, place: int, tile: int) -> str:
    if tile == NOBODY:
        return EMPTY
    is_court = state.tables.is_court[place]
    values = state.tables.courts[tile] if is_court else state.tables.cities[tile]
    gilded = state.gilded >> place & 1
    word = names.courts.word(tile) if is_court else names.cities.word(tile)
    reward = describe_reward(values.gilded if gilded else values.plain)
    end = f" (court, {values.vp} VP)" if is_court else ""
    return f"{word}{end}{' gilded' if gilded else ''}: {describe_cost(values.cost)} for {reward}"


def _requiem(names: Names, state: State) -> list[str]:
    """Each movement: its spaces with their markers, its VP, and the tiles on top of its stacks."""
    tables = state.tables
    lines = ["Requiem (eighth note 8, sixteenth 16; # covered)"]
    for movement in range(len(tables.high)):
        spaces = range(tables.first_space[movement], tables.first_space[movement + 1])
        marks = " ".join(_space(names, state, space) for space in spaces)
        label = f"{names.movements.word(movement):11} {tables.high[movement]:2}/{tables.low[movement]} "
        lines += _wrapped(label, marks)
        for note in (EIGHTH, SIXTEENTH):
            tile = int(state.top_tile(note, movement))
            if tile != NOBODY:
                values = tables.composer_tiles[tile]
                gains = [describe_reward(values.instant), describe_repeat(names.edition, tile)]
                gain = "; ".join(text for text in gains if text not in ("", "nothing"))
                text = f"{names.tiles.word(tile)}: {describe_cost(values.cost)} for {gain or 'nothing'}"
                lines += _wrapped(f"{'':8}{'8' if note == EIGHTH else '16':>3} ", text)
    return lines


def _space(names: Names, state: State, space: int) -> str:
    """`strings`, `#` covered, or `A8`: whose marker with which note, N for a neutral one."""
    if state.covered >> space & 1:
        return "#"
    for owner, eighths, sixteenths in [
        ("N", state.neutral_eighths, state.neutral_sixteenths),
        *((names.seats.word(int(seat.index)), seat.eighths, seat.sixteenths) for seat in state.seats),
    ]:
        if eighths >> space & 1:
            return f"{owner}8"
        if sixteenths >> space & 1:
            return f"{owner}16"
    return names.instruments.word(state.tables.space_instrument[space])


def _seat_lines(names: Names, state: State, seat: Seat) -> list[str]:
    who = names.seats.word(int(seat.index))
    if seat.index == state.soloist():
        courts = len(members(seat.courts))
        return [f"{who}  the Soloist: {seat.vp} VP, finance {seat.finance}, {courts} courts"]
    points = ", ".join(
        f"{word} {seat.track(kind)}+{seat.counter(kind)}" for kind, word in enumerate(STORY_POINTS)
    )
    works, markers = len(members(seat.opus)), len(members(seat.markers))
    text = f"{seat.vp} VP, {seat.ducats} ducats, {points}, finance {seat.finance}"
    return _wrapped(f"{who}  ", f"{text}, {works} opus, {markers} markers")


def _own(names: Names, state: State, seat: Seat) -> list[str]:
    """Hand, sections, works, tiles and courts of the seat that looks."""
    above = [int(seat.experience(column)) for column in range(TURNS)]
    below = [int(seat.story_card(column)) for column in range(TURNS)]
    works = [
        names.opus.word(opus) + (" (performed)" if seat.performed >> opus & 1 else "")
        for opus in members(seat.opus)
    ]
    rows = [
        ("Hand         ", [names.memories.word(card) for card in members(seat.hand)]),
        ("Deck         ", [names.memories.word(card) for card in sorted(seat.deck[seat.drawn :])]),
        ("Experiences  ", [EMPTY if card < 0 else names.memories.word(card) for card in above]),
        ("Story        ", [EMPTY if card < 0 else names.memories.word(card) for card in below]),
        ("Opus         ", works),
        ("Tiles        ", names.tiles.mask_words(int(seat.tiles))),
        ("Courts       ", names.courts.mask_words(int(seat.courts))),
        ("Markers      ", [_marker(names, state, at) for at in members(seat.markers)]),
    ]
    return [line for label, words in rows for line in _wrapped(label, ", ".join(words) or EMPTY)]


def _marker(names: Names, state: State, at: int) -> str:
    return f"{at + 1} {names.instruments.word(state.tables.instrument_of[at])}"
