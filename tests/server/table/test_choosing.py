"""Choices at a table: by value, at the state one saw, once."""

import random

import msgspec
import pytest
from server.tabling import ANNA, BEA, CAI, Log, opened, refusal, started

from lacrimosa.server.messages.socket import Choose
from lacrimosa.server.table.choosing import choose
from lacrimosa.server.table.entries import Chosen, decode_entry


def asked_person(log: Log) -> str:
    asked = log.table.asked
    assert asked is not None
    return str(log.table.seats[asked].person)


def other(person: str) -> str:
    return BEA if person == ANNA else ANNA


def test_a_choice_moves_the_game_and_the_state_number() -> None:
    log = started(ANNA, BEA)
    before = log.table.state_number
    text = log.first()
    assert log.table.state_number == log.table.version == before + 1
    assert log.update(ANNA).steps[-1].choice == text


def test_stale_foreign_and_unknown_choices_are_refused_and_change_nothing() -> None:
    log = started(ANNA, BEA)
    person = asked_person(log)
    text = next(iter(log.table.playing().texts().values()))
    now = log.table.state_number
    version = log.table.version

    def attempt(who: str, state: int, choice: str) -> str:
        message = Choose(id="x", state=state, choice=choice)
        return refusal(lambda: choose(log.table, who, message))

    assert attempt(person, now - 1, text) == "stale"
    assert attempt(person, now + 1, text) == "stale"
    assert attempt(other(person), now, text) == "not_your_turn"
    assert attempt(CAI, now, text) == "no_such_table"
    assert attempt(person, now, "travel vienna") == "not_offered"
    assert attempt(person, now, "fly to the moon") == "bad_request"
    assert log.table.version == version
    assert len(log.table.playing().moves) == 0


def test_choices_wait_for_the_start_and_end_with_the_game() -> None:
    log = opened(ANNA, BEA)
    message = Choose(id="x", state=0, choice="act")
    assert refusal(lambda: choose(log.table, ANNA, message)) == "not_started"
    log = started(ANNA, BEA)
    log.until(lambda table: table.status == "over")
    late = Choose(id="x", state=log.table.state_number, choice="act")
    assert refusal(lambda: choose(log.table, ANNA, late)) == "game_over"
    assert log.update(ANNA).final is not None


def test_a_whole_game_read_again_is_the_same() -> None:
    log = started(ANNA, BEA, salieri=True)
    log.until(lambda table: table.status == "over")
    again = log.read_again()
    assert again.playing().record() == log.table.playing().record()
    assert again.version == log.table.version
    assert again.answered == log.table.answered


def test_chance_is_in_the_log() -> None:
    """A shuffle that the log tells otherwise is played otherwise: the log decides, not the generator."""
    log = started(ANNA, BEA)
    log.until(lambda table: any(move.shuffles for move in table.playing().moves))
    at, body = log.bodies[-1]
    entry = decode_entry(body)
    assert isinstance(entry, Chosen)
    pile, order = entry.shuffles[0]
    turned = bytes(reversed(bytes.fromhex(order))).hex()
    log.bodies[-1] = (
        at,
        msgspec.json.encode(msgspec.structs.replace(entry, shuffles=[(pile, turned), *entry.shuffles[1:]])),
    )
    told = log.read_again().playing().moves[-1].shuffles[0]
    assert told == (pile, bytes.fromhex(turned))


def test_press_on_makes_forced_choices_for_the_chooser() -> None:
    log = started(ANNA, BEA)
    log.rng = random.Random(3)
    while log.table.status == "playing":
        log.first(press_on="always")
        game = log.table.playing()
        # Whoever just chose is asked again only if there is something to choose.
        assert game.to_move != game.moves[-1].seat or len(game.options) > 1
    assert any(log.table.forced)
    assert len(log.table.forced) == len(log.table.playing().moves)


def test_press_on_within_the_turn_leaves_its_end_to_be_confirmed() -> None:
    log = started(ANNA, BEA)
    log.rng = random.Random(3)
    confirmed = 0
    while log.table.status == "playing":
        log.first(press_on="within_turn")
        game = log.table.playing()
        if game.to_move == game.moves[-1].seat and len(game.options) == 1:
            assert list(game.texts().values()) == ["done"]
            confirmed += 1
    assert confirmed > 0


def test_a_message_that_was_done_is_known_by_its_id() -> None:
    log = started(ANNA, BEA)
    person = asked_person(log)
    name = f"m{len(log.bodies)}"
    log.first()
    assert log.table.answered == {person: {name: log.table.version}}


@pytest.mark.parametrize("players", [(ANNA,), (ANNA, BEA), (ANNA, BEA, CAI)])
def test_updates_say_what_is_new(players: tuple[str, ...]) -> None:
    log = started(*players)
    for _ in range(30):
        log.first()
    known = log.update(ANNA)
    assert known.steps_from == 0
    assert len(known.steps) == known.step == 30
    for _ in range(3):
        log.first()
    news = log.update(ANNA, known.version)
    assert (news.steps_from, len(news.steps), news.step) == (30, 3, 33)
    assert log.update(ANNA, news.version).steps == []
