"""Rated tables: which may be, and what counts once somebody leaves, lends the seat or takes back too much."""

import random
from typing import Any

import pytest
from server.patronage.games import play_on
from server.table.test_undo import agree, asked, past_barrier, undo
from server.tabling import ANNA, BEA, CAI, Log, opened, refusal, started

from lacrimosa.rules.scoring import ranks
from lacrimosa.server.messages.socket import AskHint, Choose, Undo
from lacrimosa.server.messages.tables import Options, SeatPlan
from lacrimosa.server.store.rows import RatedResult
from lacrimosa.server.table import undo as law
from lacrimosa.server.table.branching import branch, rematch
from lacrimosa.server.table.choosing import choose
from lacrimosa.server.table.hints import take_hint
from lacrimosa.server.table.history import record_of
from lacrimosa.server.table.rated import LENT_TURNS, result_of, why_unratable
from lacrimosa.server.table.seating import arrange, edition_named, leave, open_table, sit_down, start
from lacrimosa.server.table.substitutes import give_back, take_over, time_is_up
from lacrimosa.server.table.table import Seat

RATED: dict[str, Any] = {"seed": None, "rated": True, "pace": "daily"}


def rated(*people: str, bots: tuple[str, ...] = (), **options: Any) -> Log:
    return started(*people, bots=bots, **(RATED | options))


def result(log: Log) -> RatedResult:
    found = result_of(log.table)
    assert found is not None
    return found


def places(log: Log) -> list[int]:
    return [place.place for place in result(log).places]


def played_by_score(log: Log) -> list[int]:
    return [int(rank) for rank in ranks(log.table.playing().state)]


# --- which tables


@pytest.mark.parametrize(
    ("why", "options", "seats"),
    [
        (None, {}, [Seat("a"), Seat("b")]),
        (None, {"players": 4}, [Seat("a"), Seat(), Seat(bot="virtuoso"), Seat(bot="copyist")]),
        (None, {"hints": False, "undo": "none", "salieri": True}, [Seat("a"), Seat()]),
        ("solo", {"players": 1, "level": "easy"}, [Seat("a")]),
        ("no_person", {}, [Seat(bot="pupil"), Seat(bot="pupil")]),
        ("one_person_twice", {"players": 3}, [Seat("a"), Seat("b"), Seat("a")]),
        ("unknown_bot", {}, [Seat("a"), Seat(bot="random")]),
        ("seed", {"seed": 7}, [Seat("a"), Seat("b")]),
        ("edition", {"edition": "own"}, [Seat("a"), Seat("b")]),
        ("hints", {"hints": True}, [Seat("a"), Seat("b")]),
        ("no_clock", {"pace": "unhurried"}, [Seat("a"), Seat("b")]),
    ],
)
def test_which_tables_may_be_rated(why: str | None, options: dict[str, object], seats: list[Seat]) -> None:
    agreed = Options(**({"pace": "live"} | options))  # type: ignore[arg-type]
    assert why_unratable(agreed, seats) == why
    assert why_unratable(agreed, seats, goes_on=True) == ("solo" if why == "solo" else "goes_on")


def test_a_table_that_cannot_be_rated_is_refused_wherever_it_would_become_one() -> None:
    wish = Options(rated=True, pace="live")
    twice = [SeatPlan(kind="me"), SeatPlan(kind="me")]
    assert refusal(lambda: open_table(ANNA, "Anna", Options(rated=True), None)) == "bad_options"
    assert refusal(lambda: open_table(ANNA, "Anna", wish, twice)) == "bad_options"
    log = opened(ANNA, None, **RATED)
    table = log.table
    assert refusal(lambda: sit_down(table, ANNA, "Anna", 1)) == "not_allowed"
    assert refusal(lambda: arrange(table, ANNA, "Anna", None, twice)) == "bad_options"
    hot = [SeatPlan(kind="me"), SeatPlan(kind="bot", bot="random")]
    assert refusal(lambda: arrange(table, ANNA, "Anna", None, hot)) == "bad_options"
    info = log.update(ANNA).table
    assert (info.rated, info.why_unrated) == (True, None)
    plain = opened(ANNA, BEA)
    assert plain.update(ANNA).table.why_unrated == "seed"


def test_a_rated_game_has_no_hints_and_cannot_be_unrated_by_its_host() -> None:
    log = rated(ANNA, bots=("pupil",))
    while log.table.asked == 1:
        log.bot_moves()
    assert not log.update(ANNA).table.hints
    message = AskHint(id="h", state=log.table.state_number)
    assert refusal(lambda: take_hint(log.table, ANNA, message)) == "not_allowed"
    change = Options(pace="daily")
    assert refusal(lambda: arrange(log.table, ANNA, "Anna", change, None)) == "already_started"


# --- what counts


def test_whoever_stays_has_the_place_of_the_game_and_the_record_says_that_it_was_rated() -> None:
    log = rated(ANNA, BEA, bots=("organist",))
    assert result_of(log.table) is None
    play_on(log, 3)
    assert places(log) == played_by_score(log)
    first, _, third = result(log).places
    assert (first.person, first.bot, first.name) == (ANNA, None, "Anna")
    assert (third.person, third.bot, third.name) == (None, "organist", "")
    assert not any(place.has_left for place in result(log).places)
    record = record_of(log.table, ANNA)
    assert "\nrated: yes\n" in record
    # What goes on from it is another game.
    twin = Log()
    twin.add([branch(log.table, ANNA, "Anna", 3, None)])
    twin.act(start, ANNA, edition_named)
    assert (twin.table.is_rated, twin.update(ANNA).table.rated) == (False, False)
    plain = started(ANNA, BEA)
    play_on(plain, 3)
    assert result_of(plain.table) is None
    assert "rated" not in record_of(plain.table, ANNA)


def test_a_rematch_is_rated_like_the_game_before() -> None:
    log = rated(ANNA, BEA)
    play_on(log, 3)
    again = Log()
    again.add([rematch(log.table, BEA)])
    again.act(start, BEA)
    assert again.table.is_rated


def test_whoever_leaves_is_behind_those_who_stayed_and_the_first_to_leave_is_last() -> None:
    log = rated(ANNA, BEA, CAI)
    for _ in range(6):
        log.first()
    log.act(leave, BEA)
    while log.table.asked == 1:
        log.bot_moves()
    log.first()
    log.act(leave, ANNA)
    play_on(log, 5)
    assert places(log) == [2, 3, 1]
    anna, bea, cai = result(log).places
    assert [place.has_left for place in (anna, bea, cai)] == [True, True, False]
    # It counts for her, and no name of hers remains.
    assert (bea.person, bea.bot, bea.name) == (BEA, None, "")


@pytest.mark.parametrize(("turns", "has_left"), [(LENT_TURNS, False), (LENT_TURNS + 1, True)])
@pytest.mark.parametrize("by_clock", [False, True])
def test_a_seat_played_by_a_bot_for_longer_counts_as_left(turns: int, has_left: bool, by_clock: bool) -> None:
    log = rated(ANNA, BEA)
    log.until(lambda table: table.asked == 1 and table.playing().state.turn > 0)
    if by_clock:
        log.add(time_is_up(log.table, log.now + 24 * 60 * 60 * 1000))
    else:
        log.act(take_over, BEA, 1, "virtuoso")
    played: set[tuple[int, int]] = set()
    while len(played) < turns or log.table.asked == 1:
        state = log.table.playing().state
        if log.table.asked == 0:
            log.first(ANNA)
            continue
        when = (int(state.round), int(state.turn))
        if when not in played and len(played) == turns:
            break
        if state.turn > 0:
            played.add(when)
        log.bot_moves()
    log.act(give_back, BEA, 1)
    play_on(log, 5)
    assert [place.has_left for place in result(log).places] == [False, has_left]
    assert places(log) == ([1, 2] if has_left else played_by_score(log))


def test_maintenance_is_no_turn() -> None:
    """Lent from the last turn of a round to the first of the next: two turns, whatever is asked between."""
    for seed in range(1000):  # until a deal has such a question
        log = rated(ANNA, BEA)
        log.rng = random.Random(seed)
        log.until(lambda table: table.asked == 1 and table.playing().state.turn == 4)
        log.act(take_over, BEA, 1, "pupil")
        is_asked = False
        while (state := log.table.playing().state).round == 1 or state.turn < 2:
            if log.table.asked == 0:
                log.first(ANNA)
                continue
            options = log.table.playing().options
            is_asked |= state.turn == 0 and len(options) > 1
            log.bot_moves(log.rng.choice(options))
        if is_asked:
            log.act(give_back, BEA, 1)
            play_on(log, seed)
            assert not any(place.has_left for place in result(log).places)
            return
    raise AssertionError("nothing was asked in any maintenance")


def test_a_game_that_everybody_left_counts_for_them() -> None:
    log = rated(ANNA, BEA)
    log.act(leave, ANNA)
    log.bot_moves() if log.table.asked == 0 else log.first(BEA)
    log.act(leave, BEA)
    play_on(log, 5)
    assert places(log) == [2, 1]
    assert all(place.has_left for place in result(log).places)


# --- taking back


def test_taking_back_beyond_the_barrier_with_consent_ends_the_rating() -> None:
    log = rated(ANNA, BEA)
    person = past_barrier(log)
    other = asked(log)
    undo(log, person)
    assert log.table.pending_undo is not None
    agree(log, other, yes=False)
    assert log.table.is_rated
    undo(log, person)
    agree(log, other)
    assert not log.table.is_rated
    info = log.update(ANNA).table
    assert (info.rated, info.why_unrated) == (False, "undone")
    assert not log.read_again().is_rated
    play_on(log, 4)
    assert result_of(log.table) is None
    assert "rated" not in record_of(log.table, ANNA)


def test_what_one_may_take_back_alone_changes_nothing_also_while_somebody_asks_for_as_much() -> None:
    log = rated(ANNA, BEA)
    person = past_barrier(log)
    other = asked(log)
    at = len(log.table.playing().moves)
    log.first()
    # Somebody asks for exactly what the other may take back alone.
    log.act(law.undo, person, Undo(id="trick", state=log.table.state_number, to=at))
    undo(log, other, at)
    assert len(log.table.playing().moves) == at
    assert log.table.is_rated


def test_nobody_ends_the_rating_alone_and_a_finished_game_stands() -> None:
    alone = rated(ANNA, bots=("pupil",))
    while not (alone.table.asked == 0 and alone.table.playing().moves and _was_seen(alone)):
        alone.bot_moves() if alone.table.asked == 1 else alone.first(ANNA)
    assert refusal(lambda: undo(alone, ANNA)) == "undo_not_allowed"
    assert alone.update(ANNA).undo_to is None
    # At any other table she might.
    left = rated(ANNA, BEA)
    past_barrier(left)
    left.act(leave, BEA)
    while left.table.asked == 1:
        left.bot_moves()
    assert refusal(lambda: undo(left, ANNA, 0)) == "undo_not_allowed"
    over = rated(ANNA, BEA)
    play_on(over, 3)
    assert refusal(lambda: undo(over, ANNA)) == "undo_not_allowed"


def _was_seen(log: Log) -> bool:
    return law.barrier(log.table, ANNA) == len(log.table.playing().moves)


def test_a_bot_that_plays_for_somebody_gives_the_seat_back_to_a_choice() -> None:
    """A choice of the person ends the lending: the turns before are counted, the others are not."""
    log = rated(ANNA, BEA)
    log.until(lambda table: table.asked == 1 and table.playing().state.turn > 0)
    log.act(take_over, BEA, 1, "pupil")
    text = next(iter(log.table.playing().texts().values()))
    log.act(choose, BEA, Choose(id="c", state=log.table.state_number, choice=text))
    play_on(log, 3)
    assert not any(place.has_left for place in result(log).places)
