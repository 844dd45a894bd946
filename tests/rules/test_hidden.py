"""HID: what a player may know."""

import math
import random
from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from lacrimosa.editions import load
from lacrimosa.rules import events, play
from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.choices import BUY, NAME
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.invariants import problems
from lacrimosa.rules.kinds import MEMORY_CARD, NO_CARD, NOBODY, SALIERI_CARD
from lacrimosa.rules.row import SALIERI_UNSEEN
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.view import SPECTATOR, bonus_choice, cards_to_come, present_period, seen_events, view
from lacrimosa.testkit.situation import Situation, situation

pytestmark = pytest.mark.both
TABLES = load("koechel").tables
# Players, Salieri, seed, choices made: from the first question to the last round.
MOMENTS = [
    (2, False, 1, 0),
    (2, True, 2, 45),
    (3, True, 3, 110),
    (4, False, 4, 260),
    (4, True, 5, 400),
    (1, True, 6, 40),
    (1, False, 7, 75),
]
REDEALS = 200


def moment(players: int, salieri: bool, seed: int, choices: int) -> State:
    """A game after so many random choices; exchanges are left out, so that the game moves on."""
    composers = [-1] if players == 1 else [-1, -1]
    state = play.new_game(TABLES, players, 0 if players == 1 else -1, salieri, composers, seed)
    rng = stream(seed, 40)
    for _ in range(choices):
        offered = [choice for choice in play.options(state) if not BUY <= choice < NAME] or play.options(
            state
        )
        rng = advance(rng)
        play.apply(state, offered[below(rng, len(offered))])
    return state


def everyone(state: State) -> range:
    """All who may look: the spectator and every player."""
    return range(SPECTATOR, state.deal.players)


def plain(thing: object) -> dict[str, object]:
    """Every field of a state, a deal or a seat, whatever it will be called."""
    fields = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    for name in ("tables", "trace", "script"):
        fields.pop(name, None)
    return {name: simple(name, value) for name, value in fields.items() if not callable(value)}


def simple(name: str, value: object) -> object:
    if name == "deal":
        return plain(value)
    if name == "seats" and isinstance(value, list):
        return [plain(seat) for seat in value]
    if name == "pending" and isinstance(value, list):
        return [(type(step).__name__, step.code()) for step in value]
    return value[:] if isinstance(value, list) else value


def told(state: State, seat: int) -> tuple[dict[str, object], list[int]]:
    """Everything a seat is told: its view, and its options if it is asked."""
    seen = view(state, seat).state
    return plain(seen), play.options(seen) if play.to_move(seen) == seat else []


# --- what is hidden ------------------------------------------------------------------------------


def mixed(items: Iterable[int], luck: random.Random) -> list[int]:
    order = list(items)
    luck.shuffle(order)
    return order


def other_hands(state: State, luck: random.Random, watcher: int) -> None:
    for seat in state.seats[: state.deal.players]:
        if seat.index != watcher:
            size = int(seat.hand_size())
            pool = mixed([*members(seat.hand), *seat.deck[seat.drawn :]], luck)
            seat.hand = sum(BIT[memory] for memory in pool[:size])
            seat.deck, seat.drawn = bytes(pool[size:]), 0


def own_deck_order(state: State, luck: random.Random, watcher: int) -> None:
    if watcher != SPECTATOR:
        own = state.seats[watcher]
        own.deck = own.deck[: own.drawn] + bytes(mixed(own.deck[own.drawn :], luck))


def soloist_deck_order(state: State, luck: random.Random, watcher: int) -> None:
    if state.is_solo():
        own = state.seats[1]
        own.deck = own.deck[: own.drawn] + bytes(mixed(own.deck[own.drawn :], luck))


def was_seen(state: State, card: int) -> bool:
    if card < MEMORY_CARD:
        return bool(state.seen_opus & BIT[card])
    return bool(state.seen_memories & BIT[card - MEMORY_CARD])


def other_split(deck: bytes, removed: bytes, luck: random.Random) -> tuple[bytes, bytes]:
    """Other cards of the same kinds lie in the deck and out of the game, in any order."""
    kept: list[int] = [card for card in deck if card == SALIERI_CARD]
    out: list[int] = []
    for low, high in ((0, MEMORY_CARD), (MEMORY_CARD, SALIERI_CARD)):
        pool = mixed([card for card in deck + removed if low <= card < high], luck)
        gone = len([card for card in removed if low <= card < high])
        out += pool[:gone]
        kept += pool[gone:]
    return bytes(mixed(kept, luck)), bytes(mixed(out, luck))


def period_deck_and_removed_cards(state: State, luck: random.Random, watcher: int) -> None:
    deal, now = state.deal, int(present_period(state))
    left = state.deck[state.deck_drawn :]
    # Cards Salieri sent back lie below and have been seen.
    fresh = bytes(card for card in left if card == SALIERI_CARD or not was_seen(state, card))
    back = [card for card in left if card not in fresh]
    deck, deal.removed[now - 1] = other_split(fresh, deal.removed[now - 1], luck)
    state.deck, state.deck_drawn = deck + bytes(mixed(back, luck)), 0


def coming_periods(state: State, luck: random.Random, watcher: int) -> None:
    deal = state.deal
    for period in range(int(present_period(state)), 5):
        deal.periods[period], deal.removed[period] = other_split(
            deal.periods[period], deal.removed[period], luck
        )


def coming_bonuses(state: State, luck: random.Random, watcher: int) -> None:
    now = int(present_period(state))
    future = [luck.choice(bonus_choice(state, period)) for period in range(now + 1, 6)]
    state.deal.bonuses = state.deal.bonuses[:now] + bytes(future)


def map_stacks(state: State, luck: random.Random, watcher: int) -> None:
    state.court_stack, state.courts_drawn = bytes(mixed(state.court_stack[state.courts_drawn :], luck)), 0
    state.city_stack, state.cities_drawn = bytes(mixed(state.city_stack[state.cities_drawn :], luck)), 0


def generators(state: State, luck: random.Random, watcher: int) -> None:
    state.rng = stream(luck.randrange(1000), 1)
    for seat in state.seats:
        seat.rng = stream(luck.randrange(1000), 2)
    state.deal.rng = stream(luck.randrange(1000), 3)
    state.deal.seat_rngs = [int(stream(luck.randrange(1000), 4)) for _ in state.deal.seat_rngs]


def where_salieri_lies(state: State, luck: random.Random, watcher: int) -> None:
    if not state.deal.salieri or state.salieri != SALIERI_UNSEEN:
        return
    deal, now = state.deal, int(present_period(state))
    state.deck = bytes(card for card in state.deck[state.deck_drawn :] if card != SALIERI_CARD)
    state.deck_drawn = 0
    deal.periods = [bytes(card for card in cards if card != SALIERI_CARD) for cards in deal.periods]
    # A period that is over means: he left unseen.
    period = luck.randrange(1, 6)
    if period == now:
        state.deck += bytes([SALIERI_CARD])
    elif period > now:
        deal.periods[period - 1] = bytes([SALIERI_CARD]) + deal.periods[period - 1]


def the_unseen_past(state: State, luck: random.Random, watcher: int) -> None:
    """Which cards never seen were removed at set-up, and which left above a bonus tile."""
    deal = state.deal
    for period in range(int(present_period(state)) - 1):
        of_period = TABLES.opus_of_period[period + 1] & ~state.seen_opus
        pool = mixed(members(of_period), luck)
        memories = bytes(card for card in deal.removed[period] if card >= MEMORY_CARD)
        out = len(deal.removed[period]) - len(memories)
        state.gone_opus = state.gone_opus & ~of_period | sum(BIT[opus] for opus in pool[out:])
        deal.removed[period] = bytes(pool[:out]) + memories
        deal.periods[period] = bytes(mixed(deal.periods[period], luck))
    deal.decks = [bytes(mixed(deck, luck)) for deck in deal.decks]
    deal.courts, deal.cities = bytes(mixed(deal.courts, luck)), bytes(mixed(deal.cities, luck))


Change = Callable[[State, random.Random, int], None]
CHANGES: list[Change] = [
    other_hands,
    own_deck_order,
    soloist_deck_order,
    period_deck_and_removed_cards,
    coming_periods,
    coming_bonuses,
    map_stacks,
    generators,
    where_salieri_lies,
    the_unseen_past,
]


def changed(state: State, change: Change, salt: int, watcher: int) -> State:
    twin = state.clone()
    twin.deal = state.deal.copy()
    change(twin, random.Random(salt), watcher)
    return twin


@pytest.mark.rule("HID-1")
@pytest.mark.parametrize("change", CHANGES)
def test_states_that_differ_only_in_what_is_hidden_look_the_same(change: Change) -> None:
    real_differences = 0
    for setting in MOMENTS:
        state = moment(*setting)
        for watcher in everyone(state):
            for salt in range(3):
                twin = changed(state, change, salt, watcher)
                assert not problems(twin)
                real_differences += plain(twin) != plain(state)
                assert told(twin, watcher) == told(state, watcher)
    assert real_differences > 0


@pytest.mark.rule("HID-1")
def test_the_own_hand_is_seen_by_its_owner_only() -> None:
    state = moment(3, False, 8, 30)
    for seat in state.seats:
        twin = state.clone()
        own = twin.seats[seat.index]
        given, drawn = members(own.hand)[0], own.deck[own.drawn]
        own.hand = own.hand & ~BIT[given] | BIT[drawn]
        own.deck = own.deck[: own.drawn] + bytes([given]) + own.deck[own.drawn + 1 :]
        for watcher in everyone(state):
            assert (told(twin, watcher) == told(state, watcher)) == (watcher != seat.index)
            seen = view(state, watcher)
            assert seen.sees_hand(seat.index) == (watcher == seat.index)
            assert (seen.state.seats[seat.index].hand == seat.hand) or watcher != seat.index


# --- what is public ------------------------------------------------------------------------------

HIDDEN_IN_STATE = {"deal", "seats", "deck", "deck_drawn", "rng", "gone_opus", "gone_memories"}
HIDDEN_IN_STATE |= {"court_stack", "courts_drawn", "city_stack", "cities_drawn"}
HIDDEN_IN_DEAL = {"bonuses", "periods", "removed", "courts", "cities", "decks", "rng", "seat_rngs"}
HIDDEN_IN_SEAT = {"hand", "deck", "drawn", "rng"}


def but(fields: dict[str, object], hidden: set[str]) -> dict[str, object]:
    assert hidden <= set(fields)
    return {name: value for name, value in fields.items() if name not in hidden}


def own_cards(seat: Seat) -> list[int]:
    return sorted([*members(seat.hand), *seat.deck[seat.drawn :]])


@pytest.mark.rule("HID-1")
@pytest.mark.parametrize("setting", MOMENTS)
def test_everything_else_is_shown_to_everybody(setting: tuple[int, bool, int, int]) -> None:
    state = moment(*setting)
    now = int(present_period(state))
    for watcher in everyone(state):
        seen = view(state, watcher).state
        assert but(plain(seen), HIDDEN_IN_STATE) == but(plain(state), HIDDEN_IN_STATE)
        assert but(plain(seen.deal), HIDDEN_IN_DEAL) == but(plain(state.deal), HIDDEN_IN_DEAL)
        assert seen.deal.bonuses[:now] == state.deal.bonuses[:now]
        for mine, real in zip(seen.seats, state.seats, strict=True):
            assert but(plain(mine), HIDDEN_IN_SEAT) == but(plain(real), HIDDEN_IN_SEAT)
            if real.index == state.soloist():
                assert (mine.drawn, mine.deck[: mine.drawn]) == (real.drawn, real.deck[: real.drawn])
                assert sorted(mine.deck) == sorted(real.deck)
            else:
                # The content of the nine cards, and how many lie where.
                assert own_cards(mine) == own_cards(real)
                assert (mine.hand_size(), mine.deck_left()) == (real.hand_size(), real.deck_left())
        # Cards that lay face up and left, and how many of every pile are left.
        assert seen.gone_opus & state.seen_opus == state.gone_opus & state.seen_opus
        assert seen.gone_memories & state.seen_memories == state.gone_memories & state.seen_memories
        assert cards_to_come(seen) == cards_to_come(state)
        assert sorted(seen.court_stack) == sorted(state.court_stack[state.courts_drawn :])
        assert sorted(seen.city_stack) == sorted(state.city_stack[state.cities_drawn :])
        # Composer stacks in full and both faces of every tile are in the tables.
        assert seen.stacks == state.stacks
        assert seen.tables is state.tables


# --- events --------------------------------------------------------------------------------------


def heard(state: State, seat: int, choices: list[int]) -> list[tuple[object, ...]]:
    """What a seat hears while these choices are made."""
    trace: list[events.Event] = []
    state.trace = trace
    for choice in choices:
        play.apply(state, choice)
    return [
        (int(e.kind), int(e.seat), int(e.a), int(e.b), int(e.c), int(e.cause), e.order)
        for e in seen_events(trace, seat)
    ]


@pytest.mark.rule("HID-1")
@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 1])
def test_a_drawn_card_is_known_to_its_owner_only(watcher: int) -> None:
    one, other = (situation().acting() for _ in range(2))
    other.me.deck = bytes(reversed(other.me.deck))
    done = [play.options(one.state)[0]]
    assert one.options()[0] == "done"
    first, second = heard(one.state, watcher, done), heard(other.state, watcher, done)
    assert (first == second) == (watcher != 0)
    drawn = [event for event in first if event[0] == events.DREW]
    assert len(drawn) == 2
    assert all((event[2] == NOBODY) == (watcher != 0) for event in drawn)


@pytest.mark.rule("HID-1")
@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 1])
def test_no_shuffle_is_told_to_anybody_not_even_to_the_owner(watcher: int) -> None:
    game = situation(seed=3).all_laid()
    for place in ("prague", "berlin"):
        game.tile(place, None)
    game.state.cities_used = sum(BIT[tile] for tile in game.state.city_stack)
    game.state.city_stack = b""
    game.in_maintenance()
    while game.state.turn == 0:
        game.play_first()
    shuffles = [event for event in game.events if event.kind == events.SHUFFLED]
    assert {int(event.a) for event in shuffles} == {0, 1, events.PILE_CITIES}
    assert all(event.order for event in shuffles)
    seen = [event for event in seen_events(game.events, watcher) if event.kind == events.SHUFFLED]
    assert [(event.seat, event.a, event.order) for event in seen] == [(e.seat, e.a, b"") for e in shuffles]


@pytest.mark.rule("HID-1")
def test_every_other_event_is_told_as_it_is() -> None:
    game = situation(3, seed=9, salieri=True)
    while game.state.pending:
        game.play_first()
    kinds = set()
    for event in game.events:
        for watcher in everyone(game.state):
            if event.kind != events.SHUFFLED and (event.kind != events.DREW or event.seat == watcher):
                assert event.seen_by(watcher) is event
        kinds.add(int(event.kind))
    assert len(kinds) > 15


# --- a possible truth ----------------------------------------------------------------------------


@pytest.mark.rule("HID-1")
@pytest.mark.parametrize("setting", MOMENTS)
def test_a_re_deal_is_sound_looks_the_same_and_can_be_played_to_the_end(
    setting: tuple[int, bool, int, int],
) -> None:
    state = moment(*setting)
    for watcher in everyone(state):
        seen = view(state, watcher)
        for salt in range(6):
            other = determinize(seen, stream(salt, watcher + 10))
            assert not problems(other)
            assert told(other, watcher) == told(state, watcher)
        other = determinize(seen, stream(6, watcher + 10))
        play.play_randomly(other, stream(watcher + 1, 11), 5000)
        assert play.is_over(other)
        assert not problems(other)


@pytest.mark.rule("HID-1")
def test_a_re_deal_depends_on_nothing_hidden() -> None:
    state = moment(3, True, 3, 110)
    for change in CHANGES:
        twin = changed(state, change, 1, 0)
        one, other = (determinize(view(s, 0), stream(5, 5)) for s in (state, twin))
        assert plain(one) == plain(other)


def redeals(state: State, watcher: int, times: int = REDEALS) -> list[State]:
    seen = view(state, watcher)
    return [determinize(seen, stream(salt, 12)) for salt in range(times)]


def about(count: int, share: float) -> bool:
    """Whether something came up about as often as its share of the re-deals says."""
    spread = math.sqrt(REDEALS * share * (1 - share))
    return abs(count - REDEALS * share) <= 3.5 * spread


@pytest.mark.rule("HID-1")
def test_hands_decks_and_stacks_are_dealt_evenly() -> None:
    state = situation().state
    deals = redeals(state, 0)
    hands = Counter(memory for other in deals for memory in members(other.seats[1].hand))
    assert all(about(hands[memory], 4 / 9) for memory in range(9))
    own = Counter(other.seats[0].deck[0] for other in deals)
    assert set(own) == set(state.seats[0].deck[4:])
    assert all(about(count, 1 / 5) for count in own.values())
    for stacks in ([other.court_stack for other in deals], [other.city_stack for other in deals]):
        tops = Counter(stack[0] for stack in stacks)
        assert all(about(tops[tile], 1 / len(stacks[0])) for tile in stacks[0])
    # The own hand is known.
    assert {int(other.seats[0].hand) for other in deals} == {int(state.seats[0].hand)}


@pytest.mark.rule("HID-1")
def test_cards_of_the_row_are_dealt_evenly_in_every_period() -> None:
    state = situation().state
    deals = redeals(state, SPECTATOR)
    for period in range(1, 6):
        for works in (True, False):
            in_period = members((TABLES.opus_of_period if works else TABLES.memories_of_period)[period])
            codes = [n if works else MEMORY_CARD + n for n in in_period]
            unseen = [card for card in codes if not was_seen(state, card)]
            out = Counter(card for other in deals for card in other.deal.removed[period - 1])
            assert all(about(out[card], 2 / len(unseen)) for card in unseen)
            decks = [other.deck if period == 1 else other.deal.periods[period - 1] for other in deals]
            tops = Counter(deck[0] for deck in decks)
            share = (1 - 2 / len(unseen)) / len(decks[0])
            assert all(about(tops[card], share) for card in unseen)
            assert not {card for card in codes if was_seen(state, card)} & set(tops)
        if period > 1:
            bonuses = Counter(other.deal.bonuses[period - 1] for other in deals)
            assert set(bonuses) == set(bonus_choice(state, period))
            assert all(about(count, 1 / 3) for count in bonuses.values())


@pytest.mark.rule("HID-1")
def test_the_soloists_cards_to_come_are_dealt_evenly() -> None:
    state = moment(1, False, 7, 20)
    own = state.seats[1]
    played, left = own.deck[: own.drawn], own.deck[own.drawn :]
    assert len(played) > 0
    deals = redeals(state, 0)
    assert {other.seats[1].deck[: own.drawn] for other in deals} == {played}
    tops = Counter(other.seats[1].deck[own.drawn] for other in deals)
    assert set(tops) == set(left)
    assert all(about(count, 1 / len(left)) for count in tops.values())


def whereabouts(state: State) -> int:
    """The period where a re-deal has Salieri, 0 if he is gone."""
    if SALIERI_CARD in state.deck:
        return int(present_period(state))
    return next((n for n, cards in enumerate(state.deal.periods, 1) if SALIERI_CARD in cards), 0)


def unseen_salieri(players: int) -> Situation:
    """A game whose Salieri lies in the last period."""
    games = (situation(players, salieri=True, seed=seed) for seed in range(99))
    return next(game for game in games if SALIERI_CARD in game.deal.periods[4])


@pytest.mark.rule("HID-1", "SAL-1")
def test_an_unseen_salieri_is_dealt_where_he_may_be() -> None:
    # Two players: 13 cards in his period, of which 7 have been seen in the first.
    found = Counter(whereabouts(other) for other in redeals(unseen_salieri(2).state, 0))
    total = 4 + 6 / 13
    assert about(found[1], 6 / 13 / total)
    assert all(about(found[period], 1 / total) for period in (2, 3, 4, 5))
    # A round later he may have left unseen, and never lies in a period that is over.
    game = unseen_salieri(2).in_maintenance()
    while game.state.turn == 0:
        game.play_first()
    found = Counter(whereabouts(other) for other in redeals(game.state, 0))
    assert set(found) == {0, 2, 3, 4, 5}


@pytest.mark.rule("HID-1", "SAL-1")
def test_with_a_gap_in_the_row_salieri_cannot_be_next() -> None:
    game = unseen_salieri(2)
    while game.state.row[0] != NO_CARD:
        game.seat(0, ducats=90, talent=4).acting("commission", "document")
        game.play(next(text for text in game.options() if text.split()[0] in ("commission", "document")))
        while not game.offers("done"):
            game.play_first()
    assert 1 not in {whereabouts(other) for other in redeals(game.state, 0, 4 * REDEALS)}
