"""A repeated message gets the answer it had."""

import random

from server.tabling import ANNA, BEA, started

from lacrimosa.server.table.substitutes import take_over
from lacrimosa.server.table.table import REMEMBERED


def test_a_repeated_choice_is_answered_with_all_that_followed_from_it() -> None:
    """Also where further choices were made for the person because they had no other."""
    log = started(ANNA, BEA)
    log.rng = random.Random(3)
    pressed_on = 0
    for _ in range(150):
        before = log.table.version
        asked = log.table.asked
        assert asked is not None
        log.first(press_on="always")
        pressed_on += log.table.version - before - 1
        person = str(log.table.seats[asked].person)
        assert log.read_again().answered[person][f"m{before}"] == log.table.version
    assert pressed_on > 0


def test_only_the_latest_messages_of_a_person_are_remembered() -> None:
    log = started(ANNA, BEA)
    sent = REMEMBERED + 50
    for number in range(sent):
        log.act(take_over, ANNA, 0, ("random", "planner")[number % 2], f"anna {number}")
        if number % 10 == 0:
            log.act(take_over, BEA, 1, ("random", "planner")[number // 10 % 2], f"bea {number}")
    for table in (log.table, log.read_again()):
        assert list(table.answered[ANNA]) == [f"anna {number}" for number in range(50, sent)]
        # However much somebody else says.
        assert list(table.answered[BEA]) == [f"bea {number}" for number in range(0, sent, 10)]
