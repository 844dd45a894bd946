"""A record holds the whole game, with or without its seed."""

import re

import pytest
from notation.playing import TABLES, new_game, played, steps

from lacrimosa.notation import Game, read_record, write_record
from lacrimosa.notation.position import same_state
from lacrimosa.rules.events import SALIERI_CAME
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.view import STILL


def without_generators(game: Game) -> Game:
    """The same game with the stand-ins of a game without a seed."""
    state = game.state.clone()
    deal = state.deal.copy()
    deal.rng = state.rng = STILL
    deal.seat_rngs = [STILL] * len(deal.seat_rngs)
    for seat in state.seats:
        seat.rng = STILL
    state.deal = deal
    return Game(game.edition, state, game.players)


@pytest.mark.both
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("table", TABLES)
def test_a_finished_game_comes_back(table: tuple[int, str | None, bool], seed: int) -> None:
    game = played(table, seed)
    text = write_record(game)
    again = read_record(text)
    assert same_state(game.edition, game.state, again.state)
    assert (again.choices, again.scores, again.winners) == (game.choices, game.scores, game.winners)
    assert write_record(again) == text


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES)
def test_without_a_seed_it_is_the_same_game(table: tuple[int, str | None, bool]) -> None:
    game = played(table, 4)
    text = re.sub(r"seed: .*\n", "", write_record(game))
    again = read_record(text)
    assert again.seed is None
    # The generators ran from their stand-in through the same shuffles; everything else is equal.
    assert same_state(game.edition, without_generators(game).state, without_generators(again).state)
    assert again.record() == text
    assert same_state(game.edition, again.state, read_record(text).state)


@pytest.mark.both
@pytest.mark.parametrize("table", [TABLES[1], TABLES[7]])
def test_a_record_can_be_taken_at_every_step(table: tuple[int, str | None, bool]) -> None:
    game = new_game(table, 5)
    for made in steps(game, 5):
        if made % 7 == 0:
            again = Game.from_record(game.record())
            assert same_state(game.edition, game.state, again.state)


def test_a_game_read_goes_on_as_the_original_would() -> None:
    whole = played(TABLES[6], 6)
    half = played(TABLES[6], 6, most=120)
    again = Game.from_record(half.record())
    for choice in whole.choices[len(again.choices) :]:
        again.play(choice)
    assert again.record() == whole.record()


def test_salieri_asks_everybody_in_lines_of_their_own() -> None:
    for seed in range(20):
        game = played((3, None, True), seed)
        came = [n for n, move in enumerate(game.moves) if any(e.kind == SALIERI_CAME for e in move.events)]
        if came:
            assert [move.seat for move in game.moves[came[0] + 1 : came[0] + 4]] != [
                game.moves[came[0]].seat
            ] * 3
            assert same_state(game.edition, game.state, read_record(game.record()).state)
            return
    pytest.fail("Salieri never came in twenty games")


def test_the_lines_are_as_the_docs_say() -> None:
    game = Game.new(2, seed=11, composers=["eybler", "stadler"], names=["Anna", "planner (bot)"])
    first = game.to_move
    assert first is not None
    game.play(game.options[0])
    game.play(game.options[0])
    game.play("income; done")
    lines = game.record().splitlines()
    assert lines[0] == "format: lacrimosa record 1"
    assert "composers: eybler stadler" in lines
    assert "seat A: Anna (person)" in lines
    assert "seat B: planner (bot)" in lines
    assert "result: unfinished" in lines
    assert lines[-1].startswith(f"1.1 {'AB'[first]}: experience ")
    assert lines[-1].endswith("; income; done")


def test_comments_and_empty_lines_mean_nothing() -> None:
    text = played(TABLES[6], 3, most=40).record()
    noisy = "\ufeff# a game\n\n" + text.replace("\n", "\r\n  # why not\r\n\r\n")
    assert read_record(noisy).record() == text


def test_maintenance_and_set_up_have_their_labels() -> None:
    labels = set()
    for seed in range(12):
        labels |= set(re.findall(r"^(\d\.\w) ", played((2, None, True), seed).record(), re.MULTILINE))
    assert {f"{round_}.{turn}" for round_ in range(1, 6) for turn in "1234m"} <= labels
    assert labels - {f"{round_}.{turn}" for round_ in range(1, 6) for turn in "1234m"} <= {"0.m"}


def test_the_level_is_kept() -> None:
    assert Game.from_record(Game.new(1, level="hard", seed=1).record()).state.deal.level == 2
    assert Game.from_record(Game.new(2, seed=1).record()).state.deal.level == NO_SOLOIST
