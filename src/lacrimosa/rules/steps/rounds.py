"""The skeleton of the game: rounds, turns in order, maintenance, the end (RND, MNT, END)."""

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT
from lacrimosa.rules.events import (
    FIRST_PLAYER,
    GAME_ENDED,
    GILDED,
    MAINTENANCE_BEGAN,
    MAP_FILLED,
    PILE_CITIES,
    ROUND_BEGAN,
    TURN_BEGAN,
)
from lacrimosa.rules.kinds import NOBODY, ROUNDS, TURNS
from lacrimosa.rules.row import next_period, shuffle_pile
from lacrimosa.rules.scoring import score_game
from lacrimosa.rules.state import State, Step
from lacrimosa.rules.steps.soloist import SoloistTurn, gather_soloist
from lacrimosa.rules.steps.turn import EndTurn, LayCard, draw_up
from lacrimosa.rules.steps.upkeep import BonusUpkeep, FinanceUpkeep, GatherCards, StoryUpkeep


class BeginRound(Step):
    """RND-2: everybody draws up to four, then the first player begins."""

    def run(self, state: State) -> None:
        state.round += 1
        state.report(ROUND_BEGAN, NOBODY, state.round)
        people = state.deal.players
        place: i64 = 0
        while place < people:
            draw_up(state, state.seats[(state.first + place) % people])
            place += 1
        state.turn = 1
        begin_turn(state, state.first)

    def reveals(self) -> bool:
        return True


def begin_turn(state: State, seat: i64) -> None:
    """Lay out the steps of a turn: what is pushed last is done first."""
    state.active = seat
    state.pending.append(NextTurn(seat))
    if seat == state.soloist():
        state.pending.append(SoloistTurn(seat))
    else:
        state.exchange_open = True
        state.pending.append(EndTurn(seat))
        state.pending.append(LayCard(seat, False))
    state.report(TURN_BEGAN, seat, state.turn)


class NextTurn(Step):
    """RND-1: clockwise from the first player, four turns each, then maintenance."""

    def run(self, state: State) -> None:
        following: i64 = (self.seat + 1) % len(state.seats)
        if following != state.first:
            begin_turn(state, following)
        elif state.turn < TURNS:
            state.turn += 1
            begin_turn(state, following)
        else:
            begin_maintenance(state)


def begin_maintenance(state: State) -> None:
    """MNT: each player's board from the first player on, then the main board; after round 5 the end."""
    state.report(MAINTENANCE_BEGAN, NOBODY, state.round)
    state.turn = 0
    state.pending.append(EndGame(NOBODY) if state.round == ROUNDS else MainBoardUpkeep(NOBODY))
    people = state.deal.players
    place = people - 1
    while place >= 0:
        seat = (state.first + place) % people
        state.pending.append(GatherCards(seat))
        state.pending.append(BonusUpkeep(seat))
        state.pending.append(FinanceUpkeep(seat))
        state.pending.append(StoryUpkeep(seat))
        place -= 1


class MainBoardUpkeep(Step):
    """MNT-6 to MNT-8, and the Soloist's cards (SOL-11)."""

    def run(self, state: State) -> None:
        state.pending.append(BeginRound(NOBODY))
        refresh_map(state)
        next_period(state, state.round + 1)
        if state.is_solo():
            gather_soloist(state)  # SOL-1: the human stays first player
        else:
            state.first = (state.first + 1) % state.deal.players
            state.report(FIRST_PLAYER, state.first)

    def reveals(self) -> bool:
        return True


def refresh_map(state: State) -> None:
    """MNT-6: what is left turns to its gilded side; then empty spaces are filled in ascending number."""
    place: i64 = 0
    while place < len(state.map_tiles):
        if state.map_tiles[place] >= 0 and not (state.gilded >> place) & 1:
            state.gilded |= BIT[place]
            state.report(GILDED, NOBODY, place)
        place += 1
    state.map_tiles = state.map_tiles[:]  # copies share it
    place = 0
    while place < len(state.map_tiles):
        if state.map_tiles[place] < 0:
            tile = next_court(state) if state.tables.is_court[place] else next_city(state)
            if tile >= 0:
                state.map_tiles[place] = tile
                state.report(MAP_FILLED, NOBODY, place, tile)
        place += 1


def next_court(state: State) -> i64:
    if state.courts_drawn >= len(state.court_stack):
        return NOBODY
    tile: i64 = state.court_stack[state.courts_drawn]
    state.courts_drawn += 1
    return tile


def next_city(state: State) -> i64:
    """The next city of the stack; an empty stack is made anew from the used ones."""
    if state.cities_drawn >= len(state.city_stack):
        used: list[int] = []
        city: i64 = 0
        while state.cities_used:
            if state.cities_used & 1:
                used.append(city)
            state.cities_used >>= 1
            city += 1
        if not used:
            return NOBODY
        state.city_stack = shuffle_pile(state, PILE_CITIES, used)
        state.cities_drawn = 0
    tile: i64 = state.city_stack[state.cities_drawn]
    state.cities_drawn += 1
    return tile


class EndGame(Step):
    """END: the last count. Nothing is pending afterwards: the game is over."""

    def run(self, state: State) -> None:
        score_game(state)
        state.report(GAME_ENDED, NOBODY)
