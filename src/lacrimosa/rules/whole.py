"""What holds in a state with nothing hidden: hands, decks, sections and the deck of the row fit the hour.

`invariants` counts components and holds in views too; this holds in the real game only. A position read from
a file must pass both, so that nothing played from it can fail.
"""

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT, count_bits
from lacrimosa.rules.events import END_COURTS
from lacrimosa.rules.kinds import (
    HAND_SIZE,
    INSTRUMENTS,
    MEMORY_CARD,
    NO_CARD,
    OWN_MEMORIES,
    ROUNDS,
    SALIERI_CARD,
    TURNS,
)
from lacrimosa.rules.row import SALIERI_GONE, SALIERI_IN_ROW, SALIERI_UNSEEN
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.rounds import BeginRound
from lacrimosa.rules.steps.turn import LayCard
from lacrimosa.rules.steps.upkeep import GatherCards
from lacrimosa.rules.view import present_period


def whole_problems(state: State) -> list[str]:
    """What is wrong with a state as a whole; empty for a sound one. Bounds of single numbers come first."""
    found: list[str] = []
    _check_clock(state, found)
    _check_row(state, found)
    _check_salieri(state, found)
    _check_seen(state, found)
    _check_neutral(state, found)
    for seat in state.seats:
        if seat.index == state.soloist():
            _check_soloist(state, seat, found)
        else:
            _check_player(state, seat, found)
    return found


def _begins(state: State) -> bool:
    """Whether the next round is laid out already and only has to begin."""
    return len(state.pending) > 0 and isinstance(state.pending[0], BeginRound)


def _check_clock(state: State, found: list[str]) -> None:
    period = state.round + (1 if _begins(state) else 0)
    if not 1 <= period <= ROUNDS:
        found.append(f"round {state.round}: there is no such moment")
    elif state.bonus != state.deal.bonuses[period - 1]:
        found.append(f"bonus: tile {state.bonus} is not that of period {period}")
    if state.is_solo() and state.first != 0:
        found.append("first: the player is always first in a solo game")
    if state.pending:
        for seat in state.seats:
            if sum(seat.vp_from[END_COURTS:]) != 0:
                found.append(f"seat {seat.index}: VP of the last count before the end")


def _check_row(state: State, found: list[str]) -> None:
    """ROW-2: cards lie to the right without a gap, and spaces are empty only when the deck is."""
    empty = [card == NO_CARD for card in state.row]
    if empty != sorted(empty, reverse=True):
        found.append("row: there is a gap")
    if empty[0] and state.deck_drawn < len(state.deck):
        found.append("row: a space is empty although cards are left")


def _check_salieri(state: State, found: list[str]) -> None:
    in_row = state.row.count(SALIERI_CARD)
    to_come = list(state.deck[state.deck_drawn :]).count(SALIERI_CARD)
    for period in range(present_period(state), ROUNDS):
        to_come += list(state.deal.periods[period]).count(SALIERI_CARD)
    # A period may end before he is drawn; then he leaves unseen.
    still = [cards for cards in state.deal.periods[present_period(state) - 1 :] if SALIERI_CARD in cards]
    unseen = len(still) if state.salieri == SALIERI_UNSEEN else 0
    if state.salieri != SALIERI_UNSEEN and not state.deal.salieri:
        found.append("salieri: he is not in this game")
    if in_row != (1 if state.salieri == SALIERI_IN_ROW else 0) or to_come != unseen:
        found.append("salieri: row and deck do not have him where he is said to be")


def _check_seen(state: State, found: list[str]) -> None:
    """What has lain face up: everything in play, nothing that was removed or is to come."""
    hidden_opus: i64 = 0
    hidden_memories: i64 = 0
    now = present_period(state)
    hidden = [card for removed in state.deal.removed for card in removed]
    for period in range(now, ROUNDS):
        hidden += list(state.deal.periods[period])
    for card in state.deck[state.deck_drawn :]:
        if period_of(state, card) == now:
            hidden.append(card)
        elif card != SALIERI_CARD and state.salieri != SALIERI_GONE:
            found.append(f"deck: card {card} is not of period {now}")
    for card in hidden:
        if card < MEMORY_CARD:
            hidden_opus |= BIT[card]
        elif card < SALIERI_CARD:
            hidden_memories |= BIT[card - MEMORY_CARD]
    if hidden_opus & state.seen_opus or hidden_memories & state.seen_memories:
        found.append("seen: a card was seen that cannot have been")
    opus = all_of(state.tables.opus_of_period) & ~hidden_opus & ~state.gone_opus
    memories = all_of(state.tables.memories_of_period) & ~hidden_memories & ~state.gone_memories
    if opus & ~state.seen_opus or memories & ~state.seen_memories:
        found.append("seen: a card in play has never been seen")


def _check_neutral(state: State, found: list[str]) -> None:
    """REQ-3: a neutral marker on the Requiem has left somebody's board."""
    gone: i64 = 0
    for seat in state.seats:
        if seat.index != state.soloist() and seat.neutral == 0:
            gone += 1
    if count_bits(state.neutral_eighths | state.neutral_sixteenths) > gone:
        found.append("there are more neutral markers than left the boards")


def all_of(by_period: list[i64]) -> i64:
    """The cards of all periods; starting cards have period 0."""
    mask: i64 = 0
    period: i64 = 1
    while period <= ROUNDS:
        mask |= by_period[period]
        period += 1
    return mask


def period_of(state: State, card: i64) -> i64:
    """The period of a card code; 0 for Salieri."""
    if card < MEMORY_CARD:
        return state.tables.opus[card].period
    return state.tables.memories[card - MEMORY_CARD].period if card < SALIERI_CARD else 0


def columns_laid(state: State, seat: i64) -> i64:
    """How many columns of its two sections a seat has filled by now, the column in work left out."""
    if state.turn == 0:
        for step in state.pending:
            if isinstance(step, GatherCards) and step.seat == seat:
                return TURNS
        return 0
    places: i64 = len(state.seats)
    has_played = (seat - state.first) % places < (state.active - state.first) % places
    return state.turn if has_played else state.turn - 1


def _check_player(state: State, seat: Seat, found: list[str]) -> None:
    """RND-2, RND-3, TRN-1, TRN-6: sections filled column by column, hand and deck as drawing leaves them."""
    who = f"seat {seat.index}"
    columns = columns_laid(state, seat.index)
    above = columns
    below = columns
    hand = min(HAND_SIZE, OWN_MEMORIES - 2 * columns)
    if state.turn == 0:
        hand = 0 if state.round == 0 else 1
    elif seat.index == state.active:
        top = state.pending[-1] if state.pending else None
        if not isinstance(top, LayCard):
            above += 1
            below += 1
        elif top.into_story:
            above += 1
        hand -= above + below - 2 * columns
    column: i64 = 0
    while column < TURNS:
        if (seat.experience(column) >= 0) != (column < above) or (seat.story_card(column) >= 0) != (
            column < below
        ):
            found.append(f"{who}: column {column + 1} of the sections does not fit the turn")
        column += 1
    if seat.hand_size() != hand:
        found.append(f"{who}: {seat.hand_size()} cards in hand, not {hand}")
    _check_markers(state, seat, found)


def _check_markers(state: State, seat: Seat, found: list[str]) -> None:
    """REQ-1: a marker goes from a space of its instrument to a space of its instrument."""
    placed = seat.eighths | seat.sixteenths
    for instrument in range(INSTRUMENTS):
        taken: i64 = 0
        for at in range(len(state.tables.instrument_of)):
            if state.tables.instrument_of[at] == instrument and not (seat.markers >> at) & 1:
                taken += 1
        if taken != count_bits(placed & state.tables.spaces_of_instrument[instrument]):
            found.append(f"seat {seat.index}: markers of instrument {instrument} do not add up")


def _check_soloist(state: State, seat: Seat, found: list[str]) -> None:
    """SOL-3, SOL-4: he owns nothing but finance, VP, courts and markers; his sections show his deck."""
    owned = seat.hand | seat.opus | seat.sold | seat.performed | seat.forgotten | seat.tiles
    if owned or seat.ducats or seat.tracks or seat.counters or seat.eighths or seat.neutral:
        found.append("the Soloist owns what he never can")
    columns = soloist_columns(state)
    if seat.drawn != 2 * columns:
        found.append(f"the Soloist has drawn {seat.drawn} cards, not {2 * columns}")
        return
    column: i64 = 0
    while column < TURNS:
        above: i64 = seat.deck[2 * column] if column < columns else -1
        below: i64 = seat.deck[2 * column + 1] if column < columns else -1
        if seat.experience(column) != above or seat.story_card(column) != below:
            found.append(f"column {column + 1} of the Soloist's sections is not what he drew")
        column += 1


def soloist_columns(state: State) -> i64:
    """How many turns the Soloist has begun this round. He gathers his cards with the main board (SOL-11)."""
    if state.turn == 0:
        return 0 if _begins(state) else TURNS
    return state.turn if state.active == state.soloist() else state.turn - 1
