"""A repeated message gets the answer it had."""

import random

from server.tabling import ANNA, BEA, started


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
        assert log.read_again().answered[person, f"m{before}"] == log.table.version
    assert pressed_on > 0
