"""The whole picture: clock and row above, map and Requiem side by side, a panel for each seat below."""

from collections.abc import Callable

from lacrimosa.editions import Edition
from lacrimosa.editions.phrases import ACTION_NAMES, describe_cost, describe_reward
from lacrimosa.notation.names import Names, names_of
from lacrimosa.notation.picture.drawing import FAINT, Drawing
from lacrimosa.notation.picture.map import draw_map
from lacrimosa.notation.picture.requiem import SEAT_COLOURS, draw_requiem
from lacrimosa.rules.bits import count_bits, members
from lacrimosa.rules.choices import COMMISSION_CARD, DOCUMENT_CARD
from lacrimosa.rules.explain import price_of
from lacrimosa.rules.kinds import MEMORY_CARD, NO_CARD, NOBODY, SALIERI_CARD, TURNS
from lacrimosa.rules.play import is_over, to_move
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.view import View
from lacrimosa.rules.vocabulary import INSTRUMENTS, OPUS_TYPES, STORY_POINTS

WIDTH = 1200
MARGIN = 12
TYPE_COLOURS = ("#f3d9d6", "#dfe6f3", "#e2efdc", "#f4ecd2")  # opera, religious, symphony, chamber
MEMORY_COLOUR = "#ece6f2"


class Picture(str):
    """An SVG text that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def picture(edition: Edition, view: View) -> Picture:
    """Everything a seat may know, as a picture."""
    return _drawn(names_of(edition), view.state, max(int(view.seat), 0), view.sees_hand, int(view.seat))


def whole_picture(edition: Edition, state: State) -> Picture:
    """Everything with all hands open: for whoever may see the whole game, never for a player."""
    return _drawn(names_of(edition), state, max(int(to_move(state)), 0), lambda _: True)


def _drawn(
    names: Names, state: State, buyer: int, is_open: Callable[[int], bool], own: int = NOBODY
) -> Picture:
    """Prices are those of the buyer; `is_open` says whose hands are shown, `own` which seat looks."""
    drawing = Drawing(WIDTH)
    _draw_clock(drawing, names, state)
    _draw_row(drawing, names, state, buyer)
    middle = 196
    half = (WIDTH - 3 * MARGIN) / 2
    mark = len(drawing.parts)
    low = max(
        draw_map(drawing, names, state, MARGIN, middle, half),
        draw_requiem(drawing, names, state, 2 * MARGIN + half, middle, half),
    )
    for x in (MARGIN, 2 * MARGIN + half):
        drawing.behind(mark, x, middle, half, low - middle)
    patrons = [
        _patron_lines(names, state, seat, is_open(seat.index), seat.index == own) for seat in state.seats
    ]
    bottom = _draw_patrons(drawing, patrons, low + MARGIN)
    return Picture(drawing.svg(bottom + MARGIN))


def _draw_clock(drawing: Drawing, names: Names, state: State) -> None:
    if is_over(state):
        when = "The game is over"
    else:
        turn = f"turn {state.turn}" if state.turn else "maintenance"
        when = f"Round {state.round}, {turn}: {names.seats.word(int(to_move(state)))} is asked"
    drawing.text(MARGIN, 28, when, 18, bold=True)
    tile = state.tables.bonuses[state.bonus]
    bonus = f"Bonus for each {ACTION_NAMES[tile.action]}: {describe_reward(tile.reward)}"
    first = f"First player {names.seats.word(int(state.first))}"
    drawing.text(WIDTH - MARGIN, 27, f"{first} · {bonus}", 12, FAINT, anchor="end")


def _draw_row(drawing: Drawing, names: Names, state: State, seat: int) -> None:
    """The seven spaces with their cards; the price is the whole one, the space's share in it."""
    width = (WIDTH - 2 * MARGIN - 6 * 8) / 7
    for at, card in enumerate(state.row):
        x = MARGIN + at * (width + 8)
        fill, title, lines = _card(names, state, seat, card)
        drawing.box(x, 42, width, 142, fill)
        drawing.text(x + width - 8, 58, str(at + 1), 11, FAINT, anchor="end")
        y = drawing.paragraph(x + 8, 58, width - 30, title, 12, bold=True)
        for line in lines:
            y = drawing.paragraph(x + 8, y + 2, width - 22, line, 10)


def _card(names: Names, state: State, seat: int, card: int) -> tuple[str, str, list[str]]:
    """Colour, title and lines of a card of the row."""
    data = names.edition.data
    if card == NO_CARD:
        return "none", "", []
    if card == SALIERI_CARD:
        return "#d9d4cc", "Salieri", []
    first = COMMISSION_CARD if card < MEMORY_CARD else DOCUMENT_CARD - MEMORY_CARD
    price = price_of(state, seat, first + card)
    lines = [f"Price: {describe_cost(price.total)}"]
    if describe_reward(price.gain) != "nothing":
        lines.append(f"Gain: {describe_reward(price.gain)}")
    if card < MEMORY_CARD:
        opus = state.tables.opus[card]
        title = data.opus.opus[card].title
        return TYPE_COLOURS[opus.kind], title, [f"{OPUS_TYPES[opus.kind]}, {opus.vp} VP", *lines]
    memory = state.tables.memories[card - MEMORY_CARD]
    actions = ", ".join(ACTION_NAMES[action] for action in memory.actions)
    return (
        MEMORY_COLOUR,
        memory_title(names, card - MEMORY_CARD),
        [actions, f"Top: {describe_reward(memory.top)}", f"Story: {describe_reward(memory.story)}", *lines],
    )


def memory_title(names: Names, memory: int) -> str:
    data = names.edition.data.memory
    first = int(names.edition.tables.starting_memories)
    return data.starting[memory].title if memory < first else data.memory[memory - first].title


def opus_title(names: Names, opus: int) -> str:
    data = names.edition.data.opus
    return data.starting_opus.title if opus == names.edition.tables.starting_opus else data.opus[opus].title


def tile_title(names: Names, tile: int) -> str:
    """Whose tile it is and for which movement."""
    values = names.edition.tables.composer_tiles[tile]
    composer = names.edition.data.composers.composer[values.composer].name.rsplit(" ", 1)[-1]
    return f"{composer}, {names.edition.data.board.requiem.movement[values.movement].name}"


def _draw_patrons(drawing: Drawing, patrons: list[list[str]], top: float) -> float:
    """A panel for each seat, its first line large; the lower edge of the longest."""
    width = (WIDTH - MARGIN * (len(patrons) + 1)) / len(patrons)
    lefts = [MARGIN + number * (width + MARGIN) for number in range(len(patrons))]
    mark = len(drawing.parts)
    bottom = top
    for x, lines in zip(lefts, patrons, strict=True):
        y = drawing.paragraph(x + 12, top + 20, width - 20, lines[0], 14, bold=True)
        for words in lines[1:]:
            y = drawing.paragraph(x + 12, y, width - 20, words)
        bottom = max(bottom, y)
    for x, colour in zip(lefts, SEAT_COLOURS, strict=False):
        drawing.behind(mark, x, top, width, bottom - top)
        drawing.box(x, top, 5, bottom - top, colour, colour)
    return bottom


def _patron_lines(names: Names, state: State, seat: Seat, is_open: bool, is_own: bool) -> list[str]:
    word = names.seats.word(int(seat.index))
    courts = ", ".join(names.edition.data.courts.court[court].name for court in members(seat.courts))
    if seat.index == state.soloist():
        head = f"{word}, the Soloist: {seat.vp} VP"
        return [head, f"Finance {seat.finance}", f"Courts: {courts or 'none'}"]
    points = ", ".join(
        f"{point} {seat.track(kind)} + {seat.counter(kind)}" for kind, point in enumerate(STORY_POINTS)
    )
    tiles = "; ".join(tile_title(names, tile) for tile in members(seat.tiles))
    markers = ", ".join(INSTRUMENTS[state.tables.instrument_of[at]] for at in members(seat.markers))
    return [
        f"{word}{', you' if is_own else ''}: {seat.vp} VP",
        f"{seat.ducats} ducats, finance {seat.finance}",
        f"Track + counters: {points}",
        f"Works: {_works(names, seat) or 'none'}",
        f"Courts: {courts or 'none'}",
        f"Composer tiles: {tiles or 'none'}",
        f"Markers left: {markers or 'none'}",
        *_card_lines(names, seat, is_open),
    ]


def _works(names: Names, seat: Seat) -> str:
    return ", ".join(
        opus_title(names, opus) + (" (performed)" if seat.performed >> opus & 1 else "")
        for opus in members(seat.opus)
    )


def _card_lines(names: Names, seat: Seat, is_open: bool) -> list[str]:
    """Both sections, and the hand or how many cards are in it."""
    lines = []
    for section, column in (("Experiences", seat.experience), ("Story", seat.story_card)):
        cards = [int(column(turn)) for turn in range(TURNS)]
        laid = ", ".join(memory_title(names, card) for card in cards if card >= 0)
        lines.append(f"{section}: {laid or 'none'}")
    hand = ", ".join(memory_title(names, memory) for memory in members(seat.hand))
    lines.append(f"Hand: {hand or 'none'}" if is_open else f"Hand: {count_bits(seat.hand)} cards")
    return lines
