"""The board as a picture (SVG), drawn from a view and the data of the edition; notebooks show it inline."""

from lacrimosa.editions import Edition
from lacrimosa.editions.words import ACTION_NAMES, describe_cost, describe_reward
from lacrimosa.env.drawing import FAINT, Drawing
from lacrimosa.env.picture_map import draw_map
from lacrimosa.env.picture_requiem import SEAT_COLOURS, draw_requiem
from lacrimosa.notation.names import Names, names_of
from lacrimosa.notation.words import INSTRUMENTS, OPUS_TYPES, STORY_POINTS
from lacrimosa.rules.bits import count_bits, members
from lacrimosa.rules.choices import COMMISSION_CARD, DOCUMENT_CARD
from lacrimosa.rules.explain import price_of
from lacrimosa.rules.kinds import MEMORY_CARD, NO_CARD, SALIERI_CARD, TURNS
from lacrimosa.rules.play import is_over, to_move
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.view import View

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
    names = names_of(edition)
    drawing = Drawing(WIDTH)
    _draw_clock(drawing, names, view.state)
    _draw_row(drawing, names, view.state, max(int(view.seat), 0))
    middle = 196
    half = (WIDTH - 3 * MARGIN) / 2
    mark = len(drawing.parts)
    low = max(
        draw_map(drawing, names, view.state, MARGIN, middle, half),
        draw_requiem(drawing, names, view.state, 2 * MARGIN + half, middle, half),
    )
    for x in (MARGIN, 2 * MARGIN + half):
        drawing.behind(mark, x, middle, half, low - middle)
    bottom = _draw_patrons(drawing, names, view, low + MARGIN)
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


def _draw_patrons(drawing: Drawing, names: Names, view: View, top: float) -> float:
    """A panel for each seat; the lower edge of the longest."""
    seats = view.state.seats
    width = (WIDTH - MARGIN * (len(seats) + 1)) / len(seats)
    mark = len(drawing.parts)
    bottom = top
    for seat in seats:
        x = MARGIN + int(seat.index) * (width + MARGIN)
        y = top + 20
        for words, bold in _patron_lines(names, view, seat):
            y = drawing.paragraph(x + 12, y, width - 20, words, 14 if bold else 11, bold=bold)
        bottom = max(bottom, y)
    for seat in seats:
        x = MARGIN + int(seat.index) * (width + MARGIN)
        drawing.behind(mark, x, top, width, bottom - top)
        drawing.box(x, top, 5, bottom - top, SEAT_COLOURS[seat.index], SEAT_COLOURS[seat.index])
    return bottom


def _patron_lines(names: Names, view: View, seat: Seat) -> list[tuple[str, bool]]:
    state = view.state
    word = names.seats.word(int(seat.index))
    courts = ", ".join(names.edition.data.courts.court[court].name for court in members(seat.courts))
    if seat.index == state.soloist():
        head = f"{word}, the Soloist: {seat.vp} VP"
        return [(head, True), (f"Finance {seat.finance}", False), (f"Courts: {courts or 'none'}", False)]
    points = ", ".join(
        f"{point} {seat.track(kind)} + {seat.counter(kind)}" for kind, point in enumerate(STORY_POINTS)
    )
    works = [
        opus_title(names, opus) + (" (performed)" if seat.performed >> opus & 1 else "")
        for opus in members(seat.opus)
    ]
    tiles = "; ".join(tile_title(names, tile) for tile in members(seat.tiles))
    markers = [INSTRUMENTS[state.tables.instrument_of[at]] for at in members(seat.markers)]
    lines = [
        (f"{word}{', you' if view.sees_hand(seat.index) else ''}: {seat.vp} VP", True),
        (f"{seat.ducats} ducats, finance {seat.finance}", False),
        (f"Track + counters: {points}", False),
        (f"Works: {', '.join(works) or 'none'}", False),
        (f"Courts: {courts or 'none'}", False),
        (f"Composer tiles: {tiles or 'none'}", False),
        (f"Markers left: {', '.join(markers) or 'none'}", False),
    ]
    for section, column in (("Experiences", seat.experience), ("Story", seat.story_card)):
        cards = [int(column(turn)) for turn in range(TURNS)]
        laid = ", ".join(memory_title(names, card) for card in cards if card >= 0)
        lines.append((f"{section}: {laid or 'none'}", False))
    if view.sees_hand(seat.index):
        hand = ", ".join(memory_title(names, memory) for memory in members(seat.hand))
        lines.append((f"Hand: {hand or 'none'}", False))
    else:
        lines.append((f"Hand: {count_bits(seat.hand)} cards", False))
    return lines
