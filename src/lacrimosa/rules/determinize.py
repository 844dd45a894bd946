"""A possible truth behind a view: everything the seat cannot know is dealt anew at random."""

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT, count_bits, members
from lacrimosa.rules.chance import advance, below, need_generator, shuffled
from lacrimosa.rules.kinds import MEMORY_CARD, NO_CARD, ROUNDS, SALIERI_CARD
from lacrimosa.rules.row import SALIERI_UNSEEN
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.view import View, bonus_choice, present_period, removed_of_each, returned_cards


def determinize(view: View, rng: i64) -> State:
    """A state the seat cannot tell from the real one; `rng` is a generator: stream(seed, number)."""
    need_generator(rng)
    state = view.state.clone()
    rng = _deal_row(state, rng)
    rng = _hide_salieri(state, rng)
    state.court_stack, rng = shuffled(list(state.court_stack), rng)
    state.city_stack, rng = shuffled(list(state.city_stack), rng)
    for seat in state.seats:
        if seat.index == state.soloist():
            rest, rng = shuffled(list(seat.deck[seat.drawn :]), rng)
            seat.deck = seat.deck[: seat.drawn] + rest
        elif seat.index == view.seat:
            seat.deck, rng = shuffled(list(seat.deck), rng)
        else:
            rng = _deal_hand(seat, rng)
        rng = advance(rng)
        seat.rng = rng
    rng = advance(rng)
    state.rng = rng
    return state


def _deal_hand(seat: Seat, rng: i64) -> i64:
    size = seat.hand_size()
    pool, rng = shuffled(members(seat.hand) + list(seat.deck), rng)
    seat.hand = 0
    for memory in pool[:size]:
        seat.hand |= BIT[memory]
    seat.deck = pool[size:]
    return rng


def _deal_row(state: State, rng: i64) -> i64:
    """Which unseen cards are out, and in what order the others come; which bonus tiles lie between."""
    deal = state.deal.copy()
    state.deal = deal
    now = present_period(state)
    returned = returned_cards(state)
    fresh = list(state.deck)[: len(state.deck) - len(returned)]
    below_deck, rng = shuffled(returned, rng)
    above, deal.removed[now - 1], rng = _part(fresh + list(deal.removed[now - 1]), removed_of_each(deal), rng)
    state.deck = above + below_deck
    bonuses = list(deal.bonuses)
    period = now + 1
    while period <= ROUNDS:
        cards = list(deal.periods[period - 1]) + list(deal.removed[period - 1])
        deal.periods[period - 1], deal.removed[period - 1], rng = _part(cards, removed_of_each(deal), rng)
        choice = bonus_choice(state, period)
        rng = advance(rng)
        bonuses[period - 1] = choice[below(rng, len(choice))]
        period += 1
    deal.bonuses = bytes(bonuses)
    return rng


def _part(cards: list[int], out: i64, rng: i64) -> tuple[bytes, bytes, i64]:
    """Take `out` works and `out` memories away unseen; the rest in random order."""
    works, rng = shuffled([card for card in cards if card < MEMORY_CARD], rng)
    memories, rng = shuffled([card for card in cards if card >= MEMORY_CARD], rng)
    order, rng = shuffled(list(works[out:]) + list(memories[out:]), rng)
    return order, works[:out] + memories[:out], rng


def _hide_salieri(state: State, rng: i64) -> i64:
    """Put an unseen Salieri where he may be, each place as likely as what has been seen makes it."""
    if not state.deal.salieri or state.salieri != SALIERI_UNSEEN:
        return rng
    now = present_period(state)
    weights: list[int] = []
    total: i64 = 0
    period: i64 = 1
    while period <= ROUNDS:
        works = state.tables.opus_of_period[period]
        memories = state.tables.memories_of_period[period]
        cards = count_bits(works) + count_bits(memories) - 2 * removed_of_each(state.deal) + 1
        drawn = count_bits(works & state.seen_opus) + count_bits(memories & state.seen_memories)
        weight = (cards - drawn) * 10000 // cards
        if period == now and state.row[0] == NO_CARD:
            weight = 0  # ROW-2: a space is empty only when the deck is used up, so he is not in it
        weights.append(int(weight))
        total += weight
        period += 1
    rng = advance(rng)
    draw = below(rng, total)
    period = 1
    while draw >= weights[period - 1]:
        draw -= weights[period - 1]
        period += 1
    rng = advance(rng)
    if period == now:
        state.deck = _insert(state.deck, len(state.deck), rng)
    elif period > now:
        deck = state.deal.periods[period - 1]
        state.deal.periods[period - 1] = _insert(deck, len(deck), rng)
    return rng


def _insert(deck: bytes, size: i64, rng: i64) -> bytes:
    at = below(rng, size + 1)
    return deck[:at] + bytes([SALIERI_CARD]) + deck[at:]
