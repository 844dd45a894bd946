"""From tables, options and chance to the first question (SET, SOL-1 to SOL-3, SAL-1)."""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.actions.table import ACTIONS_BY_NUMBER
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.chance import RandomSource, stream
from lacrimosa.rules.events import BONUS_SHOWN, CAUSES, FROM_SETUP, Event, cause
from lacrimosa.rules.kinds import (
    EIGHTH,
    MEMORY_CARD,
    NO_CARD,
    NO_SOLOIST,
    NOBODY,
    ROUNDS,
    ROW_SPACES,
    SALIERI_CARD,
)
from lacrimosa.rules.purse import gain_ducats, gain_finance, gain_track, gain_vp
from lacrimosa.rules.row import fill
from lacrimosa.rules.state import Deal, Seat, State
from lacrimosa.rules.steps.rounds import BeginRound
from lacrimosa.rules.tables import Tables

RANDOM: Final = -1  # a composer to be drawn

# Purposes of the random streams: a seat's own deck is 16 + seat.
_BOARD: Final = 0
_DEAL: Final = 1
_SEAT: Final = 16


class BadSetup(ValueError):
    """Options that make no game."""


def deal_cards(
    tables: Tables, players: int, level: int, salieri: bool, composers: list[int], seed: int
) -> Deal:
    """The deal of a seed. `composers`: top first; RANDOM draws one."""
    source = RandomSource(stream(seed, _DEAL))
    decks = [RandomSource(stream(seed, _SEAT + seat)) for seat in range(players + 1)]
    deal = deal_from(tables, players, level, salieri, composers, source, decks)
    deal.rng = stream(seed, _BOARD)
    return deal


def deal_from(
    tables: Tables,
    players: int,
    level: int,
    salieri: bool,
    composers: list[int],
    source: RandomSource,
    decks: list[RandomSource],
) -> Deal:
    """Everything chance decides before the first turn. `decks`: what each seat's deck is drawn from."""
    _check(tables, players, level, composers)
    deal = Deal(players, level, salieri)
    _draw_composers(tables, deal, composers, source)
    deal.constanze = source.below(len(tables.constanze))
    first = source.below(players)
    # SOL-1: the human is the first player.
    deal.first = first if level == NO_SOLOIST else 0
    _deal_periods(tables, deal, source)
    courts: list[int] = list(range(len(tables.courts)))
    deal.courts = source.shuffled(courts)
    cities: list[int] = list(range(len(tables.cities)))
    deal.cities = source.shuffled(cities)
    starting: list[int] = list(range(tables.starting_memories))
    for seat in range(players):
        deal.decks.append(decks[seat].shuffled(starting))
        deal.seat_rngs.append(decks[seat].rng)
    if level != NO_SOLOIST:
        deal.decks.append(decks[players].shuffled(tables.soloist_deck[level]))
        deal.seat_rngs.append(decks[players].rng)
    return deal


def _check(tables: Tables, players: int, level: int, composers: list[int]) -> None:
    if not 1 <= players <= 4:
        raise BadSetup(f"{players} players; the game is for 1 to 4")
    if (players == 1) != (level != NO_SOLOIST):
        raise BadSetup("a level of the Soloist goes with one player, and only with one")
    wanted = 1 if players == 1 else 2
    if len(composers) != wanted:
        raise BadSetup(f"{len(composers)} composers named; {wanted} are in play with {players} players")
    chosen = [composer for composer in composers if composer != RANDOM]
    if len(set(chosen)) != len(chosen):
        raise BadSetup("a composer cannot be in play twice")
    for composer in chosen:
        if not 0 <= composer < tables.composers:
            raise BadSetup(f"composer {composer} is not in this edition; it has 0 to {tables.composers - 1}")


def _draw_composers(tables: Tables, deal: Deal, composers: list[int], source: RandomSource) -> None:
    """SET-5: the first named or drawn is the top row."""
    free = [n for n in range(tables.composers) if n not in composers]
    order = source.shuffled(free)
    drawn = 0
    in_play: list[int] = []
    for composer in composers:
        if composer == RANDOM:
            composer = order[drawn]
            drawn += 1
        in_play.append(composer)
    deal.top = in_play[0]
    if len(in_play) > 1:
        deal.bottom = in_play[1]


def _deal_periods(tables: Tables, deal: Deal, source: RandomSource) -> None:
    """SET-2 and SET-3: remove unseen, shuffle each period, draw its bonus; SAL-1."""
    out = 4 - (2 if deal.players == 1 else deal.players)
    drawn = 1 + source.below(ROUNDS)
    salieri_period = drawn if deal.salieri else 0
    bonuses: list[int] = []
    period = 1
    while period <= ROUNDS:
        opus = [n for n in range(len(tables.opus)) if tables.opus[n].period == period]
        memories = [n for n in range(len(tables.memories)) if tables.memories[n].period == period]
        works = source.shuffled(opus)
        stories = source.shuffled(memories)
        removed = [*works[:out], *[MEMORY_CARD + n for n in stories[:out]]]
        kept = [*works[out:], *[MEMORY_CARD + n for n in stories[out:]]]
        if period == salieri_period:
            kept.append(SALIERI_CARD)
        deal.periods.append(source.shuffled(kept))
        deal.removed.append(bytes(removed))
        choice = [n for n in range(len(tables.bonuses)) if tables.bonuses[n].period == period]
        bonuses.append(choice[source.below(len(choice))])
        period += 1
    deal.bonuses = bytes(bonuses)


def set_up(tables: Tables, deal: Deal, trace: list[Event] | None = None) -> State:
    """The table as a deal lays it out, up to the first question. Pure: the same deal, the same state."""
    people = deal.players
    seats = [Seat(n, [0] * CAUSES) for n in range(len(deal.decks))]
    movements = len(tables.high)
    state = State(
        tables,
        ACTIONS_BY_NUMBER,
        deal,
        seats,
        [],
        [NO_CARD] * ROW_SPACES,
        [NOBODY] * len(tables.is_court),
        _stacks(tables, deal),
        [0] * (2 * movements),
    )
    state.trace = trace
    state.tile_spaces = bytes(len(tables.composer_tiles))
    state.covered = tables.constanze[deal.constanze][(2 if people == 1 else people) - 2]
    _lay_map(state)
    for seat in seats:
        seat.deck = deal.decks[seat.index]
        seat.rng = deal.seat_rngs[seat.index]
        seat.markers = (1 << len(tables.instrument_of)) - 1
        if seat.index != state.soloist():
            _fit_out(state, seat)
    if state.is_solo():
        # SOL-3: his finance by level; he has nothing else.
        gain_finance(state, seats[1], tables.soloist_finance[deal.level], cause(FROM_SETUP, 0))
    state.pending.append(BeginRound(NOBODY))
    state.deck = deal.periods[0]
    state.bonus = deal.bonuses[0]
    state.report(BONUS_SHOWN, NOBODY, state.bonus)
    fill(state)
    return state


def _stacks(tables: Tables, deal: Deal) -> list[list[int]]:
    """SET-6: tiles whose dots ask for more players are removed; SOL-2: solo keeps all, top row only."""
    stacks: list[list[int]] = []
    for note in range(2):
        composer = deal.top if note == EIGHTH else deal.bottom
        for movement in range(len(tables.high)):
            stack: list[int] = []
            if composer >= 0:
                for tile in tables.stacks[composer][movement]:
                    dots = tables.composer_tiles[tile].dots
                    stack += [tile] if deal.players == 1 or dots <= deal.players else []
            stacks.append(stack)
    return stacks


def _lay_map(state: State) -> None:
    """SET-8: courts and cities at random, plain side up; the rest are the stacks."""
    deal = state.deal
    courts: i64 = 0
    cities: i64 = 0
    for place in range(len(state.map_tiles)):
        if state.tables.is_court[place]:
            state.map_tiles[place] = deal.courts[courts]
            courts += 1
        else:
            state.map_tiles[place] = deal.cities[cities]
            cities += 1
    state.court_stack = deal.courts[courts:]
    state.city_stack = deal.cities[cities:]


def _fit_out(state: State, seat: Seat) -> None:
    """SET-9 and SET-10: a player's board, and ducats and VP by turn order."""
    tables = state.tables
    why = cause(FROM_SETUP, 0)
    seat.opus = BIT[tables.starting_opus]
    seat.neutral = 1
    for kind in range(3):
        gain_track(state, seat, kind, tables.track_start, why)
    gain_finance(state, seat, tables.finance_start, why)
    place = (seat.index - state.deal.first) % state.deal.players
    gain_ducats(state, seat, tables.start_ducats[place], why)
    if not state.is_solo():
        gain_vp(state, seat, tables.start_vp[place], why)
