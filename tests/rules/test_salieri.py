"""SAL: Salieri, the promo card."""

import pytest

from lacrimosa.editions import Edition, load
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.rules import events
from lacrimosa.rules.bits import members
from lacrimosa.rules.kinds import COMMISSION, MEMORY_CARD, NO_CARD, SALIERI_CARD
from lacrimosa.rules.row import SALIERI_GONE, SALIERI_IN_ROW, SALIERI_UNSEEN
from lacrimosa.rules.steps.soloist import find_card
from lacrimosa.rules.tables import SoloistCard
from lacrimosa.rules.view import SPECTATOR, cards_to_come, view
from lacrimosa.testkit.situation import Situation, situation

pytestmark = pytest.mark.both
WORKS = ("lambacher", "sinfonie_1", "sinfonie_20", "bastien", "mitridate", "waisenhaus", "dominicus")
MEMORIES = ("great_tour", "versailles", "bach_london", "smallpox", "miserere", "golden_spur", "bologna")
NAMES = ["name talent", "name journey", "name composition"]


def hidden(players: int = 2, first: int = 0, edition: Edition | None = None) -> Situation:
    """A game with Salieri in it, not seen yet."""
    for seed in range(20):
        game = situation(players, salieri=True, seed=seed, first=first, edition=edition)
        if game.state.salieri == SALIERI_UNSEEN:
            return game
    raise AssertionError("Salieri always lies in the first row")


def at_setup(players: int, first: int = 0) -> Situation:
    """A game with Salieri among the first seven cards."""
    for seed in range(200):
        game = situation(players, salieri=True, seed=seed, first=first)
        if game.state.salieri == SALIERI_IN_ROW:
            return game
    raise AssertionError("Salieri never lies in the first row")


def buyer(game: Situation, seat: int) -> Situation:
    """Salieri comes with the next card, and this seat can buy."""
    game.row(*WORKS).deck("salieri", "lodi", "bologna")
    return game.seat(seat, ducats=60, talent=4).acting("commission", "document", seat=seat)


def answer(game: Situation) -> list[int]:
    """Let everybody name a counter; who was asked, in order."""
    asked = []
    while set(NAMES) <= set(game.options()):
        asked.append(game.asked)
        game.play(NAMES[len(asked) % 3])
    return asked


def in_row(game: Situation) -> Situation:
    """Salieri lies in space 3, known to everybody."""
    game.row(*WORKS[:2], "salieri", *WORKS[2:6])
    game.state.salieri = SALIERI_IN_ROW
    return game


def maintained(game: Situation) -> Situation:
    game.in_maintenance()
    while game.state.pending and game.state.turn == 0:
        game.play_first()
    return game


@pytest.mark.rule("SAL-1")
def test_one_salieri_is_shuffled_into_one_period_at_random_after_the_removal() -> None:
    periods = set()
    for seed in range(40):
        deal = situation(3, salieri=True, seed=seed).deal
        counts = [cards.count(SALIERI_CARD) for cards in deal.periods]
        assert sorted(counts) == [0, 0, 0, 0, 1]
        assert [len(cards) - count for cards, count in zip(deal.periods, counts, strict=True)] == [14] * 5
        assert all(SALIERI_CARD not in cards for cards in deal.removed)
        periods.add(counts.index(1))
    assert periods == {0, 1, 2, 3, 4}


@pytest.mark.rule("SAL-1")
def test_he_lies_anywhere_in_the_deck_of_his_period() -> None:
    places = [
        cards.index(SALIERI_CARD)
        for seed in range(120)
        for cards in situation(4, salieri=True, seed=seed).deal.periods
        if SALIERI_CARD in cards
    ]
    assert set(places) == set(range(17))


@pytest.mark.rule("SAL-1")
def test_without_the_option_he_is_not_in_the_game() -> None:
    for seed in range(20):
        assert all(SALIERI_CARD not in cards for cards in situation(seed=seed).deal.periods)


@pytest.mark.rule("SAL-1")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 1), (4, 2)])
def test_in_the_first_row_every_player_gains_a_counter_of_choice_before_the_game_begins(
    players: int, first: int
) -> None:
    game = at_setup(players, first)
    assert game.state.round == 0
    assert game.state.row.count(SALIERI_CARD) == 1
    assert game.options() == NAMES
    assert answer(game) == [(first + place) % players for place in range(players)]
    for seat in game.state.seats:
        place = (seat.index - first) % players
        named = (place + 1) % 3
        assert [int(seat.counter(kind)) for kind in range(3)] == [int(kind == named) for kind in range(3)]
        assert seat.hand_size() == 4
    assert game.state.round == 1
    assert game.asked == first


@pytest.mark.rule("SAL-1", "SAL-2")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_in_a_turn_everybody_gains_from_the_first_player_on_before_play_goes_on(active: int) -> None:
    game = buyer(hidden(3, first=1), active).play("commission bastien")
    assert [int(event.a) for event in game.happened(events.SALIERI_CAME)] == [0]
    assert game.row_ids() == ["salieri", *WORKS[:3], *WORKS[4:]]
    # Another player has no exchange in this turn; the one in turn has.
    for asked in (1, 2, 0):
        assert game.asked == asked
        assert (game.options() == NAMES) == (asked != active)
        game.play("name journey")
    assert [int(seat.counter(1)) for seat in game.state.seats] == [1, 1, 1]
    # The turn goes on where it was.
    assert game.asked == game.state.active == active
    assert game.offers("done")
    assert {
        int(event.cause >> 8) for event in game.happened(events.GAINED) if event.a == events.COUNTER + 1
    } == {events.FROM_SALIERI}


@pytest.mark.rule("SAL-1")
def test_in_maintenance_everybody_gains_before_the_round_begins() -> None:
    game = hidden(3, first=2)
    game.deal.periods[:] = [bytes(c for c in cards if c != SALIERI_CARD) for cards in game.deal.periods]
    game.deal.periods[1] = bytes([SALIERI_CARD]) + game.deal.periods[1]
    game.in_maintenance()
    assert game.state.salieri == SALIERI_IN_ROW
    # Three cards stayed at the right, his was the first of four to come.
    assert game.row_ids()[3] == "salieri"
    assert game.state.round == 1
    assert answer(game) == [2, 0, 1]
    assert game.state.round == 2


@pytest.mark.rule("SAL-1")
def test_he_comes_once_and_gives_one_counter_only() -> None:
    game = buyer(hidden(), 0).play("commission bastien")
    answer(game)
    take_one(game)
    assert answer(game) == []
    assert len([e for e in game.happened(events.GAINED) if e.cause >> 8 == events.FROM_SALIERI]) == 2


@pytest.mark.rule("SAL-1")
def test_he_leaves_unseen_when_his_period_ends_before() -> None:
    game = hidden().deck("lodi", "bologna", "salieri", "smallpox")
    maintained(game)
    assert not game.happened(events.SALIERI_CAME)
    assert not game.happened(events.SALIERI_LEFT)
    assert game.state.salieri == SALIERI_UNSEEN
    while game.state.pending:
        assert SALIERI_CARD not in game.state.row
        assert SALIERI_CARD not in game.state.deck
        game.play_first()


@pytest.mark.rule("SAL-1")
def test_the_cards_to_come_are_counted_without_him() -> None:
    # Two players: twelve cards a period, seven of them in the row, wherever he lies.
    for seed in range(60):
        game = situation(salieri=True, seed=seed)
        if game.state.salieri == SALIERI_UNSEEN:
            assert cards_to_come(game.state) == 5
            assert cards_to_come(view(game.state, SPECTATOR).state) == 5


@pytest.mark.rule("SAL-2")
def test_nobody_can_take_him() -> None:
    game = in_row(hidden()).seat(0, ducats=90, talent=4, counters=(9, 9, 9)).acting("commission", "document")
    taken = [text for text in game.options() if text.split()[0] in ("commission", "document")]
    assert taken == [f"commission {name}" for name in game.edition.opus_ids if name in WORKS[:6]]


@pytest.mark.rule("SAL-2")
def test_he_fills_a_space_and_slides() -> None:
    game = in_row(hidden()).deck("lodi").seat(0, ducats=90, talent=4).acting("commission")
    game.play("commission bastien")
    assert game.row_ids() == ["lodi", *WORKS[:2], "salieri", "sinfonie_20", *WORKS[4:6]]


@pytest.mark.rule("SAL-2")
@pytest.mark.parametrize("from_left", [True, False])
def test_the_soloist_skips_him(from_left: bool) -> None:
    row = ("salieri", "great_tour", "bastien", None, None, None, None)
    game = hidden(1).row(*(row if from_left else reversed(row)))
    assert game.row_ids()[find_card(game.state, from_left, True)] == "bastien"
    assert game.row_ids()[find_card(game.state, from_left, False)] == "great_tour"
    game.row(*("salieri", *[None] * 6))
    assert find_card(game.state, from_left, True) == find_card(game.state, from_left, False) == -1


@pytest.mark.rule("SAL-3")
def test_in_maintenance_the_row_goes_under_the_period_that_begins() -> None:
    orders = set()
    for seed in range(6):
        game = situation(2, salieri=True, seed=seed)
        answer(game)
        in_row(game).deck("lodi", "bologna")
        coming = bytes(card for card in game.deal.periods[1] if card != SALIERI_CARD)
        returning = [card for card in game.state.row if card != SALIERI_CARD]
        maintained(game)
        state = game.state
        assert state.row == list(reversed(coming[:7]))
        assert state.deck[state.deck_drawn : -6] == coming[7:]
        assert sorted(state.deck[-6:]) == sorted(returning)
        orders.add(state.deck[-6:])
        # Nothing of spaces 4 to 7 left the game, only what still lay above the next bonus tile.
        gone = {*members(state.gone_opus), *[MEMORY_CARD + n for n in members(state.gone_memories)]}
        assert {game.names.card_code("lodi"), game.names.card_code("bologna")} == gone
        assert state.bonus == game.deal.bonuses[1]
    assert len(orders) > 3


@pytest.mark.rule("SAL-3")
def test_he_leaves_for_good_and_the_next_maintenance_is_the_usual_one() -> None:
    game = maintained(in_row(hidden()))
    assert game.state.salieri == SALIERI_GONE
    assert len(game.happened(events.SALIERI_LEFT)) == 1
    row = list(game.state.row)
    maintained(game)
    assert game.state.row == [*reversed(game.deal.periods[2][:4]), *row[:3]]
    assert SALIERI_CARD not in game.state.deck


@pytest.mark.rule("SAL-3")
def test_the_returned_cards_come_after_those_of_the_period() -> None:
    game = in_row(hidden())
    coming = [card for card in game.deal.periods[1] if card != SALIERI_CARD]
    # Two of the period remain above the returned cards when the row has seven.
    game.deal.periods[1] = bytes(coming[:9])
    maintained(game)
    for fresh in (7, 8):
        assert game.state.deck[game.state.deck_drawn] == coming[fresh]
        take_one(game)
    assert game.names.card(game.state.deck[game.state.deck_drawn]) in WORKS
    for _ in range(6):
        take_one(game)
    # All are drawn again; then filling stops, though period 3 waits.
    assert NO_CARD not in game.state.row
    take_one(game)
    assert game.state.row[0] == NO_CARD


def take_one(game: Situation) -> None:
    game.seat(game.state.active, ducats=90, talent=4)
    game.acting("commission", "document")
    target = next(text for text in game.options() if text.split()[0] in ("commission", "document"))
    game.play(target)
    while not game.offers("done"):
        game.play_first()


@pytest.mark.rule("SAL-3")
def test_before_period_five_the_row_goes_to_the_bottom_and_after_round_five_nothing_happens() -> None:
    game = in_row(hidden()).at_round(4)
    coming = bytes(card for card in game.deal.periods[4] if card != SALIERI_CARD)
    game.deal.periods[4] = coming
    maintained(game)
    assert game.state.deck[:-6] == coming
    game = in_row(hidden()).at_round(5)
    row = list(game.state.row)
    maintained(game)
    assert game.state.row == row
    assert not game.happened(events.SALIERI_LEFT)
    assert all(event.a != events.PILE_ROW for event in game.happened(events.SHUFFLED))


@pytest.mark.rule("SAL-4")
def test_in_a_solo_game_only_the_human_gains_the_counter() -> None:
    game = at_setup(1)
    assert answer(game) == [0]
    assert game.seat_of(1).counters == 0
    game = buyer(hidden(1), 0).play("commission bastien")
    assert answer(game) == [0]
    assert game.seat_of(1).counters == 0


@pytest.mark.rule("SAL-4", "SAL-1")
def test_the_human_gains_it_in_the_soloists_turn_too_before_he_goes_on() -> None:
    # A copy of the edition: his first card commissions twice there.
    edition = load(SHIPPED / "koechel")
    edition.tables.soloist_cards[0] = SoloistCard([COMMISSION, COMMISSION], True, True, 0, 0, True)
    game = hidden(1, edition=edition).row(*WORKS).deck("salieri", "lodi", "bologna").acting()
    own = game.seat_of(1)
    own.deck = bytes([0, *[card for card in own.deck if card != 0]])
    game.play("done")
    assert (game.asked, game.options()) == (0, NAMES)
    assert len(game.happened(events.COMMISSIONED)) == 1
    game.play("name talent")
    assert game.seat_of(0).counter(0) == 1
    assert len(game.happened(events.COMMISSIONED)) == 2
