"""The laws of ratings, from results alone: what may move a rating, which way, and how sure it is."""

import math
import random
from collections import Counter
from itertools import permutations

import pytest

from lacrimosa.arena.ratings import orders_of
from lacrimosa.bots.ladder import LADDER, RATINGS
from lacrimosa.server.ratings.reckoning import (
    DAY,
    MEETINGS,
    NEWCOMER,
    PROVISIONAL,
    UNKNOWN,
    Reckoning,
    Standing,
    chance_in_duel,
    counting,
)
from lacrimosa.server.store.rows import RatedPlace, RatedRow

PEOPLE = ("anna", "bea", "cai", "dov")


def row(number: int, *seats: tuple[str, int], day: int = 100) -> RatedRow:
    """A game by who sat there and their places; bots are called by their level."""
    places = tuple(
        RatedPlace(seat, None if who in LADDER else who, who if who in LADDER else None, who, place, False)
        for seat, (who, place) in enumerate(seats)
    )
    return RatedRow(f"{number:06d}", day * DAY + number, places)


def won(number: int, winner: str, *others: str, day: int = 100) -> RatedRow:
    return row(number, (winner, 1), *((one, place) for place, one in enumerate(others, 2)), day=day)


def reckoned(rows: list[RatedRow], patrons: int | None = None) -> Reckoning:
    found = Reckoning(patrons)
    found.take(sorted(rows, key=lambda one: (one.ended, one.table)))
    return found


def standing(rows: list[RatedRow], person: str, day: int = 100) -> Standing:
    return reckoned(rows).standings(day)[person]


def random_games(seed: int, games: int, days: int = 1) -> list[RatedRow]:
    """Tables of two to four, people and bots, in any order, with shared places."""
    rng = random.Random(seed)
    rows = []
    for number in range(games):
        who = rng.sample((*PEOPLE, "pupil", "organist", "concertmaster"), rng.randint(2, 4))
        if not set(who) & set(PEOPLE):
            who[0] = rng.choice(PEOPLE)
        rows.append(row(number, *((one, rng.randint(1, len(who))) for one in who), day=100 + number % days))
    return rows


def played(strengths: dict[str, float], rng: random.Random, number: int, day: int) -> RatedRow:
    """A game whose order comes about as the model says."""
    left = dict(strengths)
    places: dict[str, int] = {}
    while left:
        weights = [10 ** (rating / 400) for rating in left.values()]
        (taken,) = rng.choices(list(left), weights)
        places[taken] = len(places) + 1
        del left[taken]
    return row(number, *places.items(), day=day)


def test_a_bot_against_itself_keeps_its_rating_within_its_interval() -> None:
    """Somebody who plays as strongly as a bot is found where the bot is, 19 times in 20."""
    inside = 0
    for seed in range(60):
        rng = random.Random(seed)
        level = ("organist", "concertmaster")[seed % 2]
        truth = float(RATINGS[level][0])
        at_table = {"anna": truth, level: truth}
        rows = [played(at_table, rng, number, 100 + number // 5) for number in range(60)]
        found = standing(rows, "anna", 112)
        assert not found.is_provisional
        inside += abs(found.rating - truth) <= found.plus_minus
    assert inside >= 54


def test_people_of_known_strength_are_found_there_at_tables_of_every_size() -> None:
    truth = {"anna": 1900.0, "bea": 1500.0, "cai": 1650.0}
    inside = 0
    for seed in range(20):
        rng = random.Random(seed)
        rows = []
        for number in range(120):
            others = rng.sample(list(truth), rng.randint(1, 3))
            strengths = {one: truth[one] for one in others} | {"organist": float(RATINGS["organist"][0])}
            rows.append(played(strengths, rng, number, 100 + number // 2))
        standings = reckoned(rows).standings(160)
        inside += sum(abs(standings[one].rating - truth[one]) <= standings[one].plus_minus for one in truth)
    # Of 60; bots are as strong here as they are said to be.
    assert inside >= 53


def test_the_order_of_the_games_of_a_day_does_not_matter() -> None:
    for seed in range(20):
        rows = random_games(seed, 5)
        if len(counting(rows)) < len(rows):
            continue
        first = reckoned(rows).standings(100)
        for order in list(permutations(range(5)))[seed::17]:
            shuffled = [one._replace(ended=100 * DAY + order[number]) for number, one in enumerate(rows)]
            other = reckoned(shuffled).standings(100)
            for person in first:
                assert other[person].rating == pytest.approx(first[person].rating, abs=0.01)
                assert other[person].deviation == pytest.approx(first[person].deviation, abs=0.01)


def test_a_winner_never_falls_and_whoever_is_last_never_rises() -> None:
    for seed in range(40):
        rows = random_games(seed, 12, days=3)
        rng = random.Random(seed)
        who = rng.sample((*PEOPLE, "virtuoso", "copyist"), rng.randint(2, 4))
        last = won(99, *who, day=102)
        if last not in counting([one for one in rows if one.ended // DAY == 102] + [last]):
            continue
        before, after = reckoned(rows), reckoned([*rows, last])
        for person, rises in ((who[0], True), (who[-1], False)):
            if person in LADDER:
                continue
            was = before.standings(102).get(person, Standing()).rating
            now = after.standings(102)[person].rating
            assert (now > was) is rises, (seed, person)
        told = after.change(last.table)
        assert told is not None
        for person, old in told[0].items():
            assert old.rating == pytest.approx(before.standings(102).get(person, Standing()).rating)
            assert told[1][person] == after.standings(102)[person]


def test_more_games_are_surer_and_a_day_without_any_less() -> None:
    deviations = [UNKNOWN]
    rows: list[RatedRow] = []
    for number in range(40):
        winner = ("anna", "organist")[number % 2]
        rows.append(won(number, *(winner, "organist" if winner == "anna" else "anna"), day=100 + number))
        deviations.append(standing(rows, "anna", 100 + number).deviation)
    assert deviations == sorted(deviations, reverse=True)
    assert standing(rows[:20], "anna", 119).is_provisional
    assert not standing(rows, "anna", 139).is_provisional
    later = [standing(rows, "anna", day).deviation for day in (139, 140, 200, 10_000)]
    assert later == sorted(later)
    assert later[-1] == UNKNOWN
    # At a larger table a game says more.
    duel = standing([won(0, "anna", "organist")], "anna")
    table = standing([won(0, "anna", "organist", "organist", "organist")], "anna")
    assert table.deviation < duel.deviation < UNKNOWN


def test_a_victory_over_somebody_strong_counts_more_and_over_somebody_unknown_less() -> None:
    strong, weak = (standing([won(0, "anna", bot)], "anna").rating for bot in ("kapellmeister", "pupil"))
    assert strong > weak > NEWCOMER
    # As strong as a newcomer is thought to be, and well known or not at all.
    known = [won(number, *pair, day=number) for number, pair in enumerate([("bea", "organist")] * 30)]
    bea = standing(known, "bea", 30)
    after_known = standing([*known, won(99, "bea", "anna", day=30)], "anna", 30).rating
    expected = chance_in_duel(Standing(NEWCOMER, 1.0), bea.rating)
    assert NEWCOMER - after_known == pytest.approx(UNKNOWN**2 * expected / 173.7, rel=0.4)
    against_newcomer = standing([won(0, "bea", "anna")], "anna")
    assert against_newcomer.deviation > standing([won(0, "organist", "anna")], "anna").deviation * 0.99


def test_of_the_same_two_people_three_games_a_day_count() -> None:
    rows = [won(number, "anna", "bea") for number in range(MEETINGS + 2)]
    assert counting(rows) == rows[:MEETINGS]
    # A third person at the table does not make them strangers; other tables of theirs count.
    rows += [won(10, "cai", "anna", "bea"), won(11, "anna", "cai"), won(12, "bea", "cai", "organist")]
    assert counting(rows) == [*rows[:MEETINGS], *rows[-2:]]
    assert standing(rows[: MEETINGS + 2], "anna") == standing(rows[:MEETINGS], "anna")
    assert reckoned(rows).change(rows[MEETINGS].table) is None
    # The next day they count again, and against bots there is no such limit.
    assert len(counting([won(number, "anna", "pupil") for number in range(9)])) == 9
    tomorrow = reckoned([*rows, won(20, "anna", "bea", day=101)])
    assert tomorrow.change("000020") is not None


def test_what_is_kept_of_earlier_days_gives_what_all_at_once_gives() -> None:
    """Games come late (an import), names go (somebody is forgotten): it is as if all had come in order."""
    rows = sorted(random_games(5, 40, days=6), key=lambda one: (one.ended, one.table))
    for size in (None, 2, 3, 4):
        step = Reckoning(size)
        for taken in (rows[:7], rows[:30], [*rows[:3], *rows[5:]], rows):
            step.take(taken)
        assert step.standings(110) == reckoned(rows, size).standings(110)
        assert step.history("anna") == reckoned(rows, size).history("anna")


def test_it_is_the_likelihood_of_the_arena() -> None:
    """An independent recount: the best of many strengths on a grid, and how fast it falls off around it."""
    rows = [
        row(0, ("anna", 2), ("organist", 1), ("pupil", 3)),
        row(1, ("anna", 1), ("concertmaster", 1)),
        row(2, ("organist", 3), ("anna", 3), ("pupil", 1), ("pupil", 2)),
    ]
    found = standing(rows, "anna")

    def unlikely(rating: float) -> float:
        total = (rating - NEWCOMER) ** 2 / (2 * UNKNOWN**2)
        for one in rows:
            strength = [
                10 ** ((rating if place.person else RATINGS[str(place.bot)][0]) / 400) for place in one.places
            ]
            orders = orders_of(range(len(strength)), [float(place.place) for place in one.places])
            for order, part in orders.items():
                for stage in range(len(order)):
                    left = sum(strength[seat] for seat in order[stage:])
                    total -= part * math.log(strength[order[stage]] / left)
        return total

    best = min(range(800, 2200), key=unlikely)
    assert found.rating == pytest.approx(best, abs=1)
    bend = (unlikely(best + 5) - 2 * unlikely(best) + unlikely(best - 5)) / 25
    assert found.deviation == pytest.approx(1 / math.sqrt(bend), rel=0.01)


def test_nobody_is_rated_by_a_bot_that_left_the_ladder() -> None:
    strange = RatedRow(
        "x", 100 * DAY, (RatedPlace(0, "anna", None, "", 1, False), RatedPlace(1, None, "gone", "", 2, False))
    )
    assert reckoned([strange]).standings(100) == {}


def test_provisional_ends_where_the_page_says() -> None:
    rows = [won(n, *("anna", "organist")[:: 1 if n % 2 else -1], day=100 + n) for n in range(60)]
    shown = [standing(rows[:size], "anna", 99 + size) for size in range(1, 61)]
    assert {one.is_provisional for one in shown if one.plus_minus <= PROVISIONAL} == {False}
    counts = Counter(one.is_provisional for one in shown)
    # About thirty duels among equals, as docs/ratings.md and the page tell.
    assert 20 <= counts[True] <= 45
