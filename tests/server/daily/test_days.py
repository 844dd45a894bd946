"""Days, streaks, melodies: laws that hold for every clock and calendar."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from lacrimosa.server.daily.days import (
    DAY_MS,
    GRACE_MS,
    ONE,
    closes_at,
    day_at,
    ends_at,
    first_open_day,
    is_closed,
    parse_day,
    streak_of,
)
from lacrimosa.server.daily.results import ROUNDS, Result, fared_of, melody_of

DAYS = st.dates(date(2020, 1, 1), date(2090, 12, 31))
TODAY = date(2026, 11, 17)
# Sets of days up to today, often in a row.
PLAYED = st.sets(st.integers(0, 6).map(lambda back: TODAY - timedelta(back)))
MIDNIGHT = ends_at(TODAY) - DAY_MS
MOMENTS = st.sampled_from(
    [MIDNIGHT, MIDNIGHT + GRACE_MS - 1, MIDNIGHT + GRACE_MS, ends_at(TODAY) - 1]
) | st.integers(MIDNIGHT, ends_at(TODAY) - 1)


@given(day=DAYS, within=st.integers(0, DAY_MS - 1))
def test_a_day_lasts_from_midnight_to_midnight_and_is_closed_later(day: date, within: int) -> None:
    now = ends_at(day) - DAY_MS + within
    assert day_at(now) == day
    assert not is_closed(day, now)
    assert not is_closed(day, closes_at(day) - 1)
    assert is_closed(day, closes_at(day))
    assert first_open_day(now) == (day - ONE if within < GRACE_MS else day)
    assert parse_day(day.isoformat()) == day


def test_what_is_no_day_is_none() -> None:
    for text in ("2026-02-30", "2026-2-3", "20260203", "2026-W01-1", "2026-11-17T00", "٢٠٢٦-١١-١٧", ""):
        assert parse_day(text) is None, text


@given(played=PLAYED, now=MOMENTS)
def test_a_streak_is_a_row_of_days_up_to_now(played: set[date], now: int) -> None:
    streak = streak_of(played, now)
    assert 0 <= streak.current <= streak.longest <= len(played)
    assert bool(streak.longest) == bool(played)
    # Counted day by day, from the last day that may still be played or was.
    first_open = first_open_day(now)
    last = max(played, default=None)
    expected = 0
    if last is not None and last >= first_open - ONE:
        while last - timedelta(expected) in played:
            expected += 1
    assert streak.current == expected


@given(played=PLAYED, now=MOMENTS)
def test_playing_today_lengthens_the_streak_by_one_and_waiting_breaks_it(played: set[date], now: int) -> None:
    before, without = streak_of(played - {TODAY}, now), played - {TODAY}
    after = streak_of(without | {TODAY}, now)
    # Yesterday may still be open and unplayed: then today begins a new row.
    yesterday = TODAY - ONE in without
    assert after.current == (before.current + 1 if yesterday else 1)
    assert after.longest >= before.longest
    assert streak_of(without, closes_at(TODAY)).current == 0
    assert streak_of(without | {TODAY}, closes_at(TODAY)).current == after.current


def made(by_round: list[int]) -> Result:
    return Result(score=sum(by_round), rival=0, by_round=by_round)


ROUND_VP = st.lists(st.integers(-30, 60), min_size=ROUNDS, max_size=ROUNDS)


@given(own=ROUND_VP, others=st.lists(ROUND_VP, max_size=6), more=st.integers(1, 20))
def test_a_melody_is_higher_where_one_did_better(own: list[int], others: list[list[int]], more: int) -> None:
    field = [made(one) for one in others]
    melody = melody_of(made(own), field)
    assert len(melody) == ROUNDS
    assert all(-2 <= pitch <= 2 for pitch in melody)
    better = melody_of(made([vp + more for vp in own]), field)
    assert all(high >= low for high, low in zip(better, melody, strict=True))
    if others:
        assert melody_of(made(others[0]), [made(others[0])] * 3) == [0] * ROUNDS


@given(own=ROUND_VP, people=st.lists(ROUND_VP, max_size=5), bots=st.lists(ROUND_VP, max_size=3))
def test_a_place_counts_who_has_more(own: list[int], people: list[list[int]], bots: list[list[int]]) -> None:
    told = fared_of(
        made(own), [made(one) for one in people], [(f"b{n}", made(one)) for n, one in enumerate(bots)], 6
    )
    scores = sorted((sum(one) for one in [own, *people, *bots]), reverse=True)
    assert told.place == scores.index(sum(own)) + 1
    assert (told.of, told.people) == (len(scores), len(people) + 1)
    assert told.bots_to_come == 6 - len(bots)
