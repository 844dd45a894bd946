"""The Requiem of the picture: every movement with its spaces, markers and the tiles on top of its stacks."""

from lacrimosa.editions.phrases import describe_cost, describe_repeat, describe_reward
from lacrimosa.notation.names import Names
from lacrimosa.notation.picture.drawing import CARD, FAINT, INK, Drawing
from lacrimosa.rules.kinds import EIGHTH, NOBODY, SIXTEENTH
from lacrimosa.rules.state import State
from lacrimosa.rules.vocabulary import INSTRUMENTS

SEAT_COLOURS = ("#b3433f", "#3f6fb3", "#4c8f4c", "#b58a2a")
NEUTRAL_COLOUR = "#777777"
COVERED = "#e3ddd3"
NOTE_SIGNS = ("♪", "♬")
_SPACE = 24


def draw_requiem(drawing: Drawing, names: Names, state: State, x: float, y: float, width: float) -> float:
    """Draw into that width; where it ends below."""
    drawing.text(x + 8, y + 18, "Requiem", 13, bold=True)
    composers = names.edition.data.composers.composer
    top, bottom = int(state.deal.top), int(state.deal.bottom)
    score = f"{NOTE_SIGNS[EIGHTH]} {composers[top].name}"
    score += f", {NOTE_SIGNS[SIXTEENTH]} {composers[bottom].name}" if bottom != NOBODY else ""
    drawing.text(x + width - 8, y + 18, score, 11, FAINT, anchor="end")
    tables = state.tables
    movements = len(tables.high)
    column = (width - 16) / movements
    longest = max(tables.first_space[n + 1] - tables.first_space[n] for n in range(movements))
    low = 0.0
    for movement in range(movements):
        left = x + 8 + movement * column
        data = names.edition.data.board.requiem.movement[movement]
        head = f"{data.name} {tables.high[movement]}/{tables.low[movement]}"
        drawing.text(left, y + 40, head, 11, bold=True)
        first = tables.first_space[movement]
        for space in range(first, tables.first_space[movement + 1]):
            _draw_space(drawing, names, state, space, left, y + 48 + (space - first) * _SPACE, column - 6)
        low = max(
            low, _draw_tops(drawing, names, state, movement, left, y + 62 + longest * _SPACE, column - 8)
        )
    return low


def _draw_space(
    drawing: Drawing, names: Names, state: State, space: int, x: float, y: float, width: float
) -> None:
    covered = state.covered >> space & 1
    drawing.box(x, y, width, _SPACE - 3, COVERED if covered else CARD)
    word = "covered" if covered else INSTRUMENTS[state.tables.space_instrument[space]]
    drawing.text(x + 6, y + 14, word, 10, FAINT if covered else INK)
    owner = _owner(names, state, space)
    if owner is not None:
        colour, mark = owner
        drawing.disc(x + width - 14, y + 10, 9, colour, colour)
        drawing.text(x + width - 14, y + 14, mark, 10, "#ffffff", bold=True, anchor="middle")


def _owner(names: Names, state: State, space: int) -> tuple[str, str] | None:
    """Colour and sign of the marker on a space: whose it is, and which note is up."""
    holders = [(NEUTRAL_COLOUR, "N", state.neutral_eighths, state.neutral_sixteenths)]
    for seat in state.seats:
        word = names.seats.word(int(seat.index))
        holders.append((SEAT_COLOURS[seat.index], word, seat.eighths, seat.sixteenths))
    for colour, word, eighths, sixteenths in holders:
        for note, mask in ((EIGHTH, eighths), (SIXTEENTH, sixteenths)):
            if mask >> space & 1:
                return colour, f"{word}{NOTE_SIGNS[note]}"
    return None


def _draw_tops(
    drawing: Drawing, names: Names, state: State, movement: int, x: float, y: float, width: float
) -> float:
    """The tile on top of either composer's stack: price and what it does."""
    for note in (EIGHTH, SIXTEENTH):
        tile = int(state.top_tile(note, movement))
        if tile == NOBODY:
            continue
        values = state.tables.composer_tiles[tile]
        gains = [describe_reward(values.instant), describe_repeat(names.edition, tile)]
        gain = "; ".join(text for text in gains if text not in ("", "nothing"))
        text = f"{NOTE_SIGNS[note]} {describe_cost(values.cost)} for {gain or 'nothing'}"
        y = drawing.paragraph(x, y, width, text, 10) + 4
    return y
