"""Who sits where: everybody meets everybody equally often, in every seat."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from lacrimosa.arena.schedule import Form, duel, games_per_deal, line_ups, round_robin

CYCLE = 6  # orders around a table of four

bots_and_players = st.tuples(st.integers(2, 6), st.integers(2, 4))


def test_a_challenger_sits_in_every_seat_once() -> None:
    assert duel(2) == [(0, 1), (1, 0)]
    assert duel(3) == [(0, 1, 3), (1, 0, 3), (1, 3, 0)]
    assert duel(4) == [(0, 1, 3, 5), (1, 0, 3, 5), (1, 3, 0, 5), (1, 3, 5, 0)]
    assert duel(1) == [(0,), (1,)]


def test_two_players_meet_in_both_orders() -> None:
    assert round_robin(3, 2, 0) == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_alone_everybody_plays_once() -> None:
    assert round_robin(3, 1, 5) == [(0,), (1,), (2,)]


@given(bots_and_players, st.integers(0, 20))
def test_every_seat_and_every_meeting_is_as_frequent_as_any_other(table: tuple[int, int], deal: int) -> None:
    bots, players = table
    games = round_robin(bots, players, deal)
    assert len(games) == len(set(games)) == games_per_deal(bots, players, Form.ROUND_ROBIN)
    assert all(len(set(game)) == players for game in games), "two seats share their luck"
    seats = Counter((place % bots, seat) for game in games for seat, place in enumerate(game))
    assert len(set(seats.values())) == 1
    assert len(seats) == bots * players
    meetings: Counter[tuple[int, ...]] = Counter()
    for game in games:
        held = [place % bots for place in game]
        meetings.update(pair for pair in combinations(sorted(held), 2) if pair[0] != pair[1])
    assert len(meetings) == bots * (bots - 1) // 2
    assert len(set(meetings.values())) == 1


@given(bots_and_players)
def test_who_follows_whom_evens_out_over_the_deals(table: tuple[int, int]) -> None:
    bots, players = table
    if bots < players:
        return
    follows: Counter[tuple[int, int]] = Counter()
    for deal in range(CYCLE):
        for game in round_robin(bots, players, deal):
            follows.update((game[seat - 1], game[seat]) for seat in range(players))
    assert len(set(follows.values())) == 1


def test_the_form_decides() -> None:
    assert line_ups(2, 3, Form.DUEL, 7) == duel(3)
    assert line_ups(2, 3, Form.ROUND_ROBIN, 7) == round_robin(2, 3, 7)
    assert [games_per_deal(2, players, Form.DUEL) for players in (1, 2, 3, 4)] == [2, 2, 3, 4]
    assert line_ups(3, 3, Form.ROTATION, 7) == [(2, 0, 1)]
    assert games_per_deal(3, 3, Form.ROTATION) == 1


@given(st.integers(1, 4), st.integers(0, 100))
def test_in_a_rotation_everybody_moves_one_seat_on(players: int, deal: int) -> None:
    (now,), (then,) = (line_ups(players, players, Form.ROTATION, number) for number in (deal, deal + 1))
    assert sorted(now) == list(range(players))
    assert all(then[(seat + 1) % players] == now[seat] for seat in range(players))
