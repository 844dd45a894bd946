"""Undo and redo: free to the barrier, beyond it only if all other people agree."""

import random

from server.tabling import ANNA, BEA, CAI, Log, refusal, started

from lacrimosa.server.messages.socket import AnswerUndo, Redo, Undo
from lacrimosa.server.table import undo as law
from lacrimosa.server.table.history import record_of
from lacrimosa.server.table.seating import leave
from lacrimosa.server.table.substitutes import give_back, take_over, time_is_up
from lacrimosa.server.table.undo import UndoPath, answer, undo_path


def undo(log: Log, person: str, to: int | None = None) -> None:
    log.act(law.undo, person, Undo(id=f"u{log.table.version}", state=log.table.state_number, to=to))


def redo(log: Log, person: str) -> None:
    log.act(law.redo, person, Redo(id=f"r{log.table.version}", state=log.table.state_number))


def agree(log: Log, person: str, yes: bool = True) -> None:
    number = log.table.pending_undo.number if log.table.pending_undo is not None else 0
    log.act(answer, person, AnswerUndo(id=f"a{log.table.version}", request=number, agree=yes))


def asked(log: Log) -> str:
    assert log.table.asked is not None
    return str(log.table.seats[log.table.asked].person)


def steps(log: Log) -> int:
    return len(log.table.playing().moves)


def past_barrier(log: Log) -> str:
    """Play until somebody has passed the turn on and the other is asked; who passed it."""
    first = asked(log)
    log.until(lambda _: asked(log) != first)
    return first


def test_undo_and_redo_within_the_turn() -> None:
    log = started(ANNA, BEA)
    person = asked(log)
    positions = [log.table.playing().position()]
    for _ in range(2):
        log.first()
        positions.append(log.table.playing().position())
    for back in (1, 0):
        undo(log, person)
        assert log.table.playing().position() == positions[back]
    assert log.update(person).undo_to is None
    for forth in (1, 2):
        assert log.update(person).can_redo
        redo(log, person)
        assert log.table.playing().position() == positions[forth]
    assert not log.update(person).can_redo
    assert log.read_again().playing().position() == positions[2]


def test_state_numbers_are_never_used_twice() -> None:
    """After an undo the same position has another number, so a click meant for the old one is stale."""
    log = started(ANNA, BEA)
    person = asked(log)
    seen = {log.table.state_number}
    for _ in range(3):
        log.first()
        assert log.table.state_number not in seen
        seen.add(log.table.state_number)
        undo(log, person)
        assert log.table.state_number not in seen
        seen.add(log.table.state_number)


def test_an_update_after_an_undo_tells_what_still_stands() -> None:
    log = started(ANNA, BEA)
    person = asked(log)
    log.first()
    log.first()
    knows = log.update(person).version
    undo(log, person)
    news = log.update(person, knows)
    assert (news.step, news.steps_from, news.steps) == (1, 1, [])
    log.first()
    news = log.update(person, knows)
    assert (news.step, news.steps_from, len(news.steps)) == (2, 1, 1)


def test_the_others_choice_is_a_barrier_and_needs_consent() -> None:
    log = started(ANNA, BEA)
    person = past_barrier(log)
    other = asked(log)
    made = steps(log)
    way = undo_path(log.table, person)
    assert way is not None
    assert way.asks
    undo(log, person)
    assert steps(log) == made, "nothing happens before the other agrees"
    request = log.update(other).table.undo_request
    assert request is not None
    assert request.to == way.to
    assert request.waiting_for == log.table.seats_of(other)
    assert refusal(lambda: agree(log, person)) == "not_allowed"
    agree(log, other)
    assert steps(log) == way.to
    assert asked(log) == person
    assert log.table.pending_undo is None


def test_a_wish_can_be_refused_withdrawn_and_overtaken() -> None:
    log = started(ANNA, BEA)
    person = past_barrier(log)
    other = asked(log)
    made = steps(log)
    undo(log, person)
    agree(log, other, yes=False)
    assert log.table.pending_undo is None
    undo(log, person)
    agree(log, person, yes=False)
    assert log.table.pending_undo is None
    undo(log, person)
    log.first()
    assert log.table.pending_undo is None, "a choice made meanwhile ends the matter"
    assert steps(log) == made + 1
    assert refusal(lambda: agree(log, other)) == "nothing_asked"


def test_agreeing_to_one_wish_is_not_agreeing_to_the_next() -> None:
    log = started(ANNA, BEA)
    person = past_barrier(log)
    other = asked(log)
    undo(log, person)
    assert log.table.pending_undo is not None
    seen = log.table.pending_undo.number
    agree(log, person, yes=False)
    undo(log, person, to=0)
    late = AnswerUndo(id="late", request=seen, agree=True)
    assert refusal(lambda: answer(log.table, other, late)) == "stale"


def test_all_other_people_have_to_agree() -> None:
    log = started(ANNA, BEA, CAI)
    person = past_barrier(log)
    undo(log, person)
    others = [one for one in (ANNA, BEA, CAI) if one != person]
    agree(log, others[0])
    assert log.table.pending_undo is not None
    agree(log, others[0])
    assert log.table.pending_undo is not None, "agreeing twice is agreeing once"
    agree(log, others[1])
    assert log.table.pending_undo is None
    assert asked(log) == person


def test_whoever_lent_the_seat_to_a_bot_is_asked() -> None:
    log = started(ANNA, BEA, CAI)
    person = past_barrier(log)
    others = [one for one in (ANNA, BEA, CAI) if one != person]
    log.act(take_over, others[0], log.table.seats_of(others[0])[0], "planner")
    made = steps(log)
    undo(log, person)
    agree(log, others[1])
    assert steps(log) == made
    agree(log, others[0])
    assert asked(log) == person


def test_whoever_lost_the_seat_to_the_clock_is_asked() -> None:
    log = started(ANNA, BEA, pace="live")
    person = past_barrier(log)
    other = asked(log)
    log.act(time_is_up, log.now + 5 * 60_000)
    log.bot_moves()
    way = undo_path(log.table, person)
    assert way is not None
    assert way.asks
    undo(log, person, to=0)
    request = log.update(person).table.undo_request
    assert request is not None
    assert request.waiting_for == log.table.seats_of(other)


def test_what_a_stand_in_chose_stands_until_the_others_agree() -> None:
    """It may have shown the person's cards to everybody; taking it back would hide nothing of that."""
    log = started(ANNA, BEA)
    person = asked(log)
    seat = log.table.seats_of(person)[0]
    log.first()
    log.act(take_over, person, seat, "planner")
    log.bot_moves()
    log.act(give_back, person, seat)
    assert log.table.asked == seat, "the test wants the turn to go on"
    log.first()
    way = undo_path(log.table, person)
    assert way == UndoPath(2, asks=False), "what the person chose after it is free"
    undo(log, person)
    assert undo_path(log.table, person) == UndoPath(1, asks=True)


def play_to_the_end(log: Log, bots_seat: int | None = None) -> None:
    """People play at random; a bot plays one of the seats."""
    log.rng = random.Random(5)
    while log.table.status == "playing":
        if log.table.asked == bots_seat:
            log.bot_moves()
        else:
            log.first()


def test_a_finished_game_is_taken_back_only_if_everybody_agrees() -> None:
    log = started(ANNA, BEA, CAI)
    log.act(take_over, CAI, 2, "planner")
    play_to_the_end(log, bots_seat=2)
    record_of(log.table, ANNA)
    undo(log, ANNA, to=5)
    assert log.table.playing().over
    agree(log, BEA)
    assert log.table.playing().over
    agree(log, CAI)
    assert log.table.asked is not None
    assert refusal(lambda: record_of(log.table, ANNA)) == "not_over"


def test_a_finished_game_stands_if_somebody_has_left() -> None:
    log = started(ANNA, BEA)
    log.act(leave, BEA)
    play_to_the_end(log, bots_seat=1)
    assert log.update(ANNA).undo_to is None
    assert refusal(lambda: undo(log, ANNA)) == "undo_not_allowed"
    assert refusal(lambda: undo(log, ANNA, to=5)) == "undo_not_allowed"


def test_one_person_alone_goes_on_from_the_end() -> None:
    log = started(ANNA)
    play_to_the_end(log)
    undo(log, ANNA)
    assert log.table.status == "playing"


def test_alone_with_bots_nobody_has_to_be_asked() -> None:
    log = started(ANNA, bots=["random"])
    while log.table.asked != 0:
        log.bot_moves()
    log.until(lambda table: table.asked == 1)
    made = steps(log)
    while log.table.asked == 1:
        log.bot_moves()
    undo(log, ANNA)
    assert steps(log) < made
    assert log.table.asked == 0


def test_what_was_seen_is_a_barrier_even_alone_unless_one_goes_beyond_it() -> None:
    log = started(ANNA, undo="barrier")
    turn = log.table.playing().state.turn
    log.until(lambda table: table.playing().state.turn != turn)
    assert undo_path(log.table, ANNA) is None
    assert refusal(lambda: undo(log, ANNA)) == "undo_not_allowed"
    free = started(ANNA)
    free.until(lambda table: table.playing().state.turn != turn)
    undo(free, ANNA)
    assert free.table.playing().state.turn == turn


def test_no_undo_where_it_was_agreed_so() -> None:
    log = started(ANNA, BEA, undo="none")
    person = asked(log)
    log.first()
    assert log.update(person).undo_to is None
    assert refusal(lambda: undo(log, person)) == "undo_not_allowed"


def test_hot_seat_is_one_person() -> None:
    """The own choice in another seat is no barrier; what was drawn is."""
    log = started(ANNA, ANNA)
    game = log.table.playing()
    log.first()
    assert undo_path(log.table, ANNA) is not None
    first = log.table.asked
    log.until(lambda table: table.asked != first)
    way = undo_path(log.table, ANNA)
    assert way is not None
    assert not way.asks
    assert game.barrier(0, 1) <= len(game.moves)


def test_forced_choices_are_taken_back_with_the_one_before() -> None:
    log = started(ANNA, BEA)
    log.rng = random.Random(3)
    found = 0
    while log.table.status == "playing":
        person, before = asked(log), steps(log)
        log.first(press_on="always")
        if steps(log) > before + 1 and not log.table.forced[before]:
            way = undo_path(log.table, person)
            assert way is not None
            assert way.to == before
            found += 1
    assert found > 0


def test_bad_wishes() -> None:
    log = started(ANNA, BEA)
    assert refusal(lambda: undo(log, ANNA)) == "nothing_to_undo"
    log.first()
    assert refusal(lambda: undo(log, CAI)) == "no_such_table"
    assert refusal(lambda: undo(log, ANNA, to=5)) == "nothing_to_undo"
    stale = Undo(id="x", state=log.table.state_number - 1)
    assert refusal(lambda: law.undo(log.table, ANNA, stale)) == "stale"
    assert refusal(lambda: redo(log, ANNA)) == "nothing_to_redo"
