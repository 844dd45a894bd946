"""What holds in every state: each component in exactly one place, every number in its range.

The test kit checks it at every step of random games; a position read from a file is refused without it.
"""

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT, count_bits, members
from lacrimosa.rules.kinds import (
    MEMORY_CARD,
    NO_CARD,
    NOBODY,
    OWN_MEMORIES,
    ROUNDS,
    SALIERI_CARD,
    STORY_POINTS,
    TURNS,
)
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.steps.requiem import HireComposer, LayTile
from lacrimosa.rules.view import present_period


def problems(state: State) -> list[str]:
    """What is wrong with a state; empty for a sound one."""
    found: list[str] = []
    _check_cards(state, found)
    _check_map(state, found)
    _check_requiem(state, found)
    _check_tile_spaces(state, found)
    for seat in state.seats:
        _check_seat(state, seat, found)
    return found


def _count(places: list[list[int]], size: int, what: str, found: list[str]) -> None:
    """Everything from 0 to size - 1 must stand in the places exactly once."""
    times = [0] * size
    for place in places:
        for number in place:
            if not 0 <= number < size:
                found.append(f"{what} {number} does not exist")
            else:
                times[number] += 1
    for number in range(size):
        if times[number] != 1:
            found.append(f"{what} {number} is in {times[number]} places, not in 1")


def _period_cards(state: State) -> list[int]:
    """Card codes in deck, row, periods to come and cards taken out unseen."""
    cards = [card for card in state.row if card != NO_CARD]
    cards += list(state.deck[state.deck_drawn :])
    for period in range(present_period(state), ROUNDS):
        cards += list(state.deal.periods[period])
    for removed in state.deal.removed:
        cards += list(removed)
    return cards


def _check_cards(state: State, found: list[str]) -> None:
    tables = state.tables
    cards = _period_cards(state)
    works = [[card for card in cards if card < MEMORY_CARD], members(state.gone_opus)]
    memories = [[card - MEMORY_CARD for card in cards if MEMORY_CARD <= card < SALIERI_CARD]]
    memories.append(members(state.gone_memories))
    first = int(tables.starting_memories)
    for seat in state.seats:
        if seat.index == state.soloist():
            continue
        own_works = members(seat.opus) + members(seat.sold)
        if own_works.count(int(tables.starting_opus)) != 1:
            found.append(f"seat {seat.index}: the starting Opus is not in exactly one place")
        works.append([opus for opus in own_works if opus != tables.starting_opus])
        own = own_memories(seat)
        if len(own) != OWN_MEMORIES:
            found.append(f"seat {seat.index} owns {len(own)} Memory cards, not {OWN_MEMORIES}")
        own += members(seat.forgotten)
        starting: list[int] = [memory for memory in own if memory < first]
        if sorted(starting) != list(range(first)):
            found.append(
                f"seat {seat.index}: starting Memory cards {sorted(starting)} are not each in one place"
            )
        memories.append([memory for memory in own if memory >= first])
    works.append([int(tables.starting_opus)])
    memories.append(list(range(first)))
    _count(works, len(tables.opus), "Opus", found)
    _count(memories, len(tables.memories), "Memory card", found)
    if [card for card in cards if card == SALIERI_CARD][1:]:
        found.append("Salieri is in the game twice")


def own_memories(seat: Seat) -> list[int]:
    """RND-3: the nine cards of a seat: hand, deck and both sections."""
    own = members(seat.hand) + list(seat.deck[seat.drawn :])
    column: i64 = 0
    while column < TURNS:
        for memory in (seat.experience(column), seat.story_card(column)):
            if memory >= 0:
                own.append(int(memory))
        column += 1
    return own


def _check_map(state: State, found: list[str]) -> None:
    tables = state.tables
    cities = [list(state.city_stack[state.cities_drawn :]), members(state.cities_used)]
    courts = [list(state.court_stack[state.courts_drawn :])]
    for place in range(len(state.map_tiles)):
        tile = state.map_tiles[place]
        if tile == NOBODY:
            if (state.gilded >> place) & 1:
                found.append(f"place {place} is gilded without a tile")
        elif tables.is_court[place]:
            courts.append([tile])
        else:
            cities.append([tile])
    courts += [members(seat.courts) for seat in state.seats]
    _count(cities, len(tables.cities), "city", found)
    _count(courts, len(tables.courts), "court", found)
    if not 0 <= state.mozart < len(tables.is_court):
        found.append(f"Mozart is at place {state.mozart}")


def _check_requiem(state: State, found: list[str]) -> None:
    filled = state.neutral_eighths | state.neutral_sixteenths
    markers = count_bits(state.neutral_eighths) + count_bits(state.neutral_sixteenths)
    hired: list[int] = []
    for seat in state.seats:
        filled |= seat.eighths | seat.sixteenths
        markers += count_bits(seat.eighths) + count_bits(seat.sixteenths)
        hired += members(seat.tiles)
    for step in state.pending:
        if isinstance(step, LayTile):
            hired.append(int(step.tile))
    if filled != state.filled or count_bits(filled) != markers:
        found.append("markers on the Requiem do not add up to the filled spaces")
    if filled & state.covered:
        found.append("a marker lies on a covered space")
    if filled >> len(state.tables.space_movement):
        found.append("a marker lies outside the Requiem")
    taken: list[int] = []
    for at in range(len(state.stacks)):
        if not 0 <= state.stack_taken[at] <= len(state.stacks[at]):
            found.append(f"stack {at} cannot lack {state.stack_taken[at]} tiles")
        taken += state.stacks[at][: state.stack_taken[at]]
    if sorted(taken) != sorted(hired):
        found.append("composer tiles off the stacks are not those the players hired")


def hired_tiles(state: State, seat: Seat) -> list[int]:
    """The composer tiles a seat's markers hired: those at work, then those still to be paid or laid."""
    tiles = members(seat.tiles)
    for step in state.pending:
        if step.seat != seat.index:
            continue
        if isinstance(step, LayTile) and step.is_sound(state):
            tiles.append(int(step.tile))
        elif isinstance(step, HireComposer) and step.is_sound(state):
            tiles.append(int(state.top_tile(step.note, step.movement)))
    return tiles


def _check_tile_spaces(state: State, found: list[str]) -> None:
    """REQ-2: a tile lies with whoever hired it, on a space whose marker is gone, and alone there."""
    hired: list[int] = []
    for seat in state.seats:
        taken = seat.markers
        for tile in hired_tiles(state, seat):
            hired.append(tile)
            at = state.space_of(tile)
            if at >= 0 and (taken >> at) & 1:
                found.append(f"seat {seat.index}: tile {tile} cannot lie on instrument space {at + 1}")
            elif at >= 0:
                taken |= BIT[at]
    for tile in range(len(state.tile_spaces)):
        if state.tile_spaces[tile] and tile not in hired:
            found.append(f"tile {tile} lies on an instrument space, but nobody hired it")


def _check_seat(state: State, seat: Seat, found: list[str]) -> None:
    tables = state.tables
    who = f"seat {seat.index}"
    if sum(seat.vp_from) != seat.vp:
        found.append(f"{who}: VP {seat.vp} is not the sum of its sources {sum(seat.vp_from)}")
    if seat.ducats < 0 or seat.tracks < 0 or seat.counters < 0:
        found.append(f"{who}: ducats or story points below 0")
    for kind in range(STORY_POINTS):
        if seat.track(kind) > tables.track_max:
            found.append(f"{who}: track {kind} is at {seat.track(kind)}, beyond {tables.track_max}")
    if not 0 <= seat.finance < len(tables.finance):
        found.append(f"{who}: finance {seat.finance} is off the track")
    if seat.performed & ~seat.opus:
        found.append(f"{who}: a rotated Opus is not in front of the player")
    placed = count_bits(seat.eighths | seat.sixteenths)
    if count_bits(seat.markers) + placed != len(tables.instrument_of):
        found.append(f"{who}: {count_bits(seat.markers)} markers left and {placed} placed")
    if seat.index == state.soloist():
        if sorted(seat.deck) != sorted(tables.soloist_deck[state.deal.level]):
            found.append("the Soloist's deck is not that of his level")
    elif seat.hand_size() > 4:
        found.append(f"{who}: {seat.hand_size()} cards in hand")
    for step in state.pending:
        if isinstance(step, ActionMenu) and step.seat != state.active:
            found.append(f"{who}: a menu is open outside the own turn")
