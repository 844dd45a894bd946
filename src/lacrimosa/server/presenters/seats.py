"""One seat of the board: the personal board, and as much of the cards as the viewer may know."""

from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.courts import best_favours, fulfilled, serves
from lacrimosa.rules.kinds import TURNS
from lacrimosa.rules.state import Seat, State, card_in
from lacrimosa.rules.steps.upkeep import icons
from lacrimosa.rules.view import View
from lacrimosa.server.messages.board import OwnCourt, SeatBoard
from lacrimosa.server.presenters.goods import points_of
from lacrimosa.server.presenters.names import MessageNames, picked


def seat_board(words: MessageNames, view: View, seat: Seat, open_hands: bool) -> SeatBoard:
    """A seat as the viewer may know it: the hand only if it is the own one, or if everything is open."""
    state = view.state
    is_soloist = seat.index == state.soloist()
    cards = words.soloist_cards if is_soloist else words.memories
    hand, deck, both = _cards(words, view, seat, is_soloist, open_hands)
    return SeatBoard(
        seat=int(seat.index),
        is_soloist=is_soloist,
        vp=int(seat.vp),
        ducats=int(seat.ducats),
        finance=int(seat.finance),
        tracks=points_of(seat.tracks),
        counters=points_of(seat.counters),
        hand_size=int(seat.hand_size()),
        deck_size=int(seat.deck_left()),
        hand=hand,
        deck=deck,
        cards=both,
        experiences=_columns(cards, seat.experiences),
        story=_columns(cards, seat.story),
        # The Soloist's cards have no such icons.
        bonus_times=0 if is_soloist else int(icons(state, seat, state.tables.bonuses[state.bonus].action)),
        opus=picked(words.opus, seat.opus),
        performed=picked(words.opus, seat.performed),
        courts=_courts(words, state, seat) if seat.courts else [],
        tiles=picked(words.tiles, seat.tiles),
        tile_spaces=_tile_spaces(words, state, seat),
        markers=[space + 1 for space in members(seat.markers)],
        neutral=seat.neutral > 0,
    )


def _tile_spaces(words: MessageNames, state: State, seat: Seat) -> dict[str, int]:
    """Where the tiles at work lie; one that is still to be paid lies nowhere."""
    spaces = {tile: int(state.space_of(tile)) for tile in members(seat.tiles)}
    return {words.tiles[tile]: space + 1 for tile, space in spaces.items() if space >= 0}


def _cards(
    words: MessageNames, view: View, seat: Seat, is_soloist: bool, open_hands: bool
) -> tuple[list[str] | None, list[str] | None, list[str] | None]:
    """Hand, deck, and both together, each only where it may be known; sorted unless everything is open."""
    left = seat.deck[seat.drawn :]
    if is_soloist:
        return None, [words.soloist_cards[card] for card in (left if open_hands else sorted(left))], None
    if open_hands or view.sees_hand(seat.index):
        order = left if open_hands else sorted(left)
        return picked(words.memories, seat.hand), [words.memories[card] for card in order], None
    # HID-1: of another seat only hand and deck together are known.
    return None, None, [words.memories[card] for card in sorted(members(seat.hand) + list(left))]


def _columns(words: tuple[str, ...], packed: int) -> list[str | None]:
    """The cards of a section by column; an empty section is an empty list."""
    if not packed:
        return []
    found = [card_in(packed, column) for column in range(TURNS)]
    return [words[card] if card >= 0 else None for card in found]


def _courts(words: MessageNames, state: State, seat: Seat) -> list[OwnCourt]:
    owned = members(seat.courts)
    # SOL-12: every court of the Soloist counts.
    count = owned if seat.index == state.soloist() else fulfilled(best_favours(state, seat))
    return [OwnCourt(words.courts[court], icons_met(state, seat, court), court in count) for court in owned]


def icons_met(state: State, seat: Seat, court: int) -> int:
    """How many icons of a court tile could be served if nothing else were asked for."""
    tile = state.tables.courts[court]
    masks = [int(serves(state, tile, icon, seat)) for icon in tile.icons]
    return _most_served(masks, 0, 0)


def _most_served(masks: list[int], at: int, used: int) -> int:
    """The most icons from `at` on that works or markers not yet used can serve, one each."""
    if at == len(masks):
        return 0
    best = _most_served(masks, at + 1, used)
    for item in members(masks[at] & ~used):
        best = max(best, 1 + _most_served(masks, at + 1, used | BIT[item]))
    return best
