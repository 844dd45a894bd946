"""The table as a view has it. Stand-ins for what is hidden never get into it, except as counts."""

from lacrimosa.notation.names import Names
from lacrimosa.rules.bits import count_bits
from lacrimosa.rules.kinds import EIGHTH, NO_SOLOIST, NOBODY, SIXTEENTH
from lacrimosa.rules.play import is_over
from lacrimosa.rules.scoring import majority
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View, cards_to_come, present_period, returned_cards, unseen_cards
from lacrimosa.rules.vocabulary import LEVELS, MOVEMENTS, NOTES, SALIERI
from lacrimosa.server.messages.board import (
    Board,
    Hidden,
    MapTile,
    Marker,
    MovementBoard,
    NoteBoard,
    Requiem,
)
from lacrimosa.server.presenters.names import MessageNames, message_names, picked
from lacrimosa.server.presenters.seats import seat_board


def board_of(names: Names, view: View, open_hands: bool = False) -> Board:
    """The whole table as the viewer may know it.

    With `open_hands` nothing is hidden: the view must then be one of the true state, `View(seat, state)`.
    """
    words = message_names(names)
    state, deal = view.state, view.state.deal
    period = present_period(state)
    works, memories = unseen_cards(state, period)
    return Board(
        players=int(deal.players),
        round=int(state.round),
        turn=int(state.turn),
        first=int(state.first),
        active=int(state.active),
        bonus=words.bonuses[state.bonus],
        constanze=words.constanze[deal.constanze],
        row=[words.row_cards[card] for card in state.row],
        mozart=words.places[state.mozart],
        map=_map(words, state),
        requiem=_requiem(words, state),
        seats=[seat_board(words, view, seat, open_hands) for seat in state.seats],
        level=None if deal.level == NO_SOLOIST else LEVELS[deal.level],
        over=is_over(state),
        salieri=SALIERI[state.salieri] if deal.salieri else None,
        to_come=int(cards_to_come(state)),
        may_come=[words.card(card) for card in works + memories + sorted(returned_cards(state))],
        courts_left=len(state.court_stack) - int(state.courts_drawn),
        cities_left=len(state.city_stack) - int(state.cities_drawn),
        cities_used=picked(words.cities, state.cities_used),
        hidden=_hidden(words, state) if open_hands else None,
    )


def _map(words: MessageNames, state: State) -> dict[str, MapTile]:
    found: dict[str, MapTile] = {}
    for place, tile in enumerate(state.map_tiles):
        if tile != NOBODY:
            tiles = words.courts if words.tables.is_court[place] else words.cities
            found[words.places[place]] = MapTile(tiles[tile], state.gilded >> place & 1 == 1)
    return found


def _requiem(words: MessageNames, state: State) -> Requiem:
    deal = state.deal
    eighths, sixteenths = state.neutral_eighths, state.neutral_sixteenths
    markers: dict[str, Marker] = {}
    for seat in state.seats:
        index = int(seat.index)
        markers |= {space: Marker("eighth", index) for space in picked(words.spaces, seat.eighths)}
        markers |= {space: Marker("sixteenth", index) for space in picked(words.spaces, seat.sixteenths)}
        eighths |= seat.eighths
        sixteenths |= seat.sixteenths
    markers |= {space: Marker("eighth") for space in picked(words.spaces, state.neutral_eighths)}
    markers |= {space: Marker("sixteenth") for space in picked(words.spaces, state.neutral_sixteenths)}
    return Requiem(
        movements=[
            _movement(words, state, movement, eighths, sixteenths) for movement in range(len(MOVEMENTS))
        ],
        top=words.composers[deal.top],
        bottom=None if deal.bottom == NOBODY else words.composers[deal.bottom],
        covered=picked(words.spaces, state.covered),
        markers=markers,
    )


def _movement(
    words: MessageNames, state: State, movement: int, eighths: int, sixteenths: int
) -> MovementBoard:
    leading = majority(state, movement)
    mask = words.tables.spaces_of_movement[movement]
    return MovementBoard(
        MOVEMENTS[movement],
        _note(words, state, movement, EIGHTH, leading == EIGHTH, eighths & mask),
        _note(words, state, movement, SIXTEENTH, leading == SIXTEENTH, sixteenths & mask),
        None if leading == NOBODY else NOTES[leading],
    )


def _note(
    words: MessageNames, state: State, movement: int, note: int, leads: bool, markers: int
) -> NoteBoard:
    tables = words.tables
    at = note * len(MOVEMENTS) + movement
    return NoteBoard(
        tables.high[movement] if leads else tables.low[movement],
        int(count_bits(markers)),
        [words.tiles[tile] for tile in state.stacks[at][state.stack_taken[at] :]],
    )


def _hidden(words: MessageNames, state: State) -> Hidden:
    return Hidden(
        deck=[words.card(card) for card in state.deck[state.deck_drawn :]],
        court_stack=[words.courts[tile] for tile in state.court_stack[state.courts_drawn :]],
        city_stack=[words.cities[tile] for tile in state.city_stack[state.cities_drawn :]],
        bonuses=[words.bonuses[bonus] for bonus in state.deal.bonuses],
    )
