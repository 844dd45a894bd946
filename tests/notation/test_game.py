"""Game: playing, taking back, and what a seat may take back alone."""

import random

import pytest
from notation.playing import TABLES, new_game, pick, played, steps

from lacrimosa.notation import Game, NotationError
from lacrimosa.notation.position import same_state
from lacrimosa.rules.events import BONUS_SHOWN, DREW, ROW_FILLED


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES[1::2])
def test_undo_and_redo_walk_through_the_same_states(table: tuple[int, str | None, bool]) -> None:
    game = new_game(table, 31)
    before = [game.position() for _ in steps(game, 31)]
    record = game.record()
    made = len(before)
    for at in range(made - 1, made - 80, -1):
        game.undo()
        assert game.position() == before[at]
    for _ in range(79):
        game.redo()
    assert game.record() == record
    with pytest.raises(NotationError, match="nothing to redo"):
        game.redo()


def test_undo_to_the_start() -> None:
    game = played(TABLES[6], 2, most=60)
    first = new_game(TABLES[6], 2)
    while game.moves:
        game.undo()
    assert game.position() == first.position()
    with pytest.raises(NotationError, match="nothing to undo: this is the start"):
        game.undo()
    assert game.choices == []


def test_another_choice_forgets_what_was_taken_back() -> None:
    game = played(TABLES[6], 2, most=60)
    last = game.choices[-1]
    game.undo()
    other = next(choice for choice in game.options if choice != last)
    game.play(other)
    with pytest.raises(NotationError, match="nothing to redo"):
        game.redo()


def test_the_same_choice_again_is_a_redo_with_the_same_cards() -> None:
    game = Game.from_record("".join(_without_seed(played(TABLES[6], 2).record())))
    end = game.position()
    shuffled = max(n for n, move in enumerate(game.moves) if move.shuffles)
    choices = game.choices[shuffled:]
    for _ in choices:
        game.undo()
    for choice in choices:
        game.play(choice)
    assert game.position() == end


def _without_seed(text: str) -> list[str]:
    return [line for line in text.splitlines(keepends=True) if not line.startswith("seed")]


def test_a_game_from_a_position_cannot_go_behind_it() -> None:
    game = Game.from_position(played(TABLES[6], 2, most=60).position())
    start = game.position()
    game.play(game.options[0])
    game.undo()
    assert game.position() == start
    with pytest.raises(NotationError, match="entered here"):
        game.undo()
    assert game.opening_events == []


def test_a_line_is_played_as_a_whole_or_not_at_all() -> None:
    game = Game.new(2, seed=3)
    before = game.position()
    card, other = (text.split()[1] for text in list(game.texts().values())[:2])
    with pytest.raises(NotationError, match="is not offered"):
        game.play(
            f"experience {card}; story {other}; act; travel atlantis".replace("atlantis", "salzburg; act")
        )
    assert game.position() == before
    assert game.moves == []
    with pytest.raises(NotationError, match="is no place"):
        game.play(f"experience {card}; story {other}; act; travel atlantis")
    assert game.position() == before
    game.play(f"experience {card}; story {other}; income; done")
    assert len(game.moves) == 4


def test_a_refused_line_keeps_what_can_be_redone() -> None:
    game = played(TABLES[6], 2, most=60)
    last = game.choices[-1]
    game.undo()
    with pytest.raises(NotationError):
        game.play(f"{game.texts()[last]}; nonsense")
    game.redo()
    assert game.choices[-1] == last


def test_a_wrong_choice_is_told_with_what_is_offered() -> None:
    game = Game.new(2, seed=3)
    before = game.position()
    for wrong in (5000, -1, 130, "done"):
        with pytest.raises(NotationError, match=r"is not offered to seat .; offered: experience"):
            game.play(wrong)
    assert game.position() == before
    over = played(TABLES[0], 1)
    with pytest.raises(NotationError, match="the game is over"):
        over.play("done")


def reveals(game: Game, n: int) -> bool:
    return any(event.kind in (DREW, ROW_FILLED, BONUS_SHOWN) for event in game.events_of(n))


@pytest.mark.parametrize("table", TABLES[::5])
def test_the_barrier_stands_behind_what_was_shown_or_done_by_others(
    table: tuple[int, str | None, bool],
) -> None:
    game = new_game(table, 12)
    for made in steps(game, 12):
        for seat in range(game.state.deal.players):
            barrier = game.barrier(seat)
            assert 0 <= barrier <= made
            own = range(barrier, made)
            assert all(game.moves[n].seat == seat and not reveals(game, n) for n in own)
            if barrier:
                move = game.moves[barrier - 1]
                assert move.seat != seat or move.reveals
            assert game.can_undo(seat) == (made > barrier)


def test_nobody_takes_back_a_draw_but_laying_a_card_yes() -> None:
    game = Game.new(2, seed=3)
    seat = game.to_move
    assert seat is not None
    assert not game.can_undo(seat)
    game.play(game.options[0])
    assert game.can_undo(seat)
    assert not game.can_undo(1 - seat)
    game.play(game.options[0])
    game.play("income; done")
    assert reveals(game, -1)
    assert not game.can_undo(seat)


def test_the_opening_is_told() -> None:
    game = Game.new(3, seed=1)
    kinds = [event.kind for event in game.opening_events]
    assert kinds.count(DREW) == 12
    assert kinds.count(ROW_FILLED) == 7
    assert kinds.count(BONUS_SHOWN) == 1
    with pytest.raises(NotationError, match="there is no choice"):
        game.events_of(-1)


def test_looking_at_a_game() -> None:
    game = Game.new(2, seed=1)
    assert not game.over
    assert game.winners == []
    assert game.to_move in (0, 1)
    assert set(game.texts()) == set(game.options)
    assert game.forced() is None
    assert game.view(0).seat == 0
    ended = played(TABLES[6], 1)
    assert ended.over
    assert ended.to_move is None
    assert ended.options == []
    assert ended.forced() is None
    assert ended.winners == [seat for seat in (0, 1) if ended.scores[seat] == max(ended.scores)]


@pytest.mark.parametrize("table", TABLES)
def test_the_breakdown_adds_up(table: tuple[int, str | None, bool]) -> None:
    game = played(table, 5)
    for seat, score in enumerate(game.scores):
        count = game.breakdown(seat)
        assert count.vp == count.total == score == sum(count.by_cause.values())
        final = sum(court.vp for court in count.courts) + sum(row.vp for row in count.movements)
        final += count.story + count.ducats
        told = sum(vp for cause, vp in count.by_cause.items() if cause.startswith("final_"))
        assert final == told


def test_the_breakdown_before_the_end_shows_what_would_be() -> None:
    game = played(TABLES[6], 5, most=200)
    count = game.breakdown(0)
    assert count.total >= count.vp
    assert all(not cause.startswith("final_") for cause in count.by_cause)


def test_undo_is_quick_and_honest_after_many_choices() -> None:
    game = played(TABLES[10], 3)
    luck = random.Random(1)
    for _ in range(30):
        back = luck.randint(1, 12)
        here = game.state.clone()
        redo = game.choices[-back:]
        for _ in range(back):
            game.undo()
        for choice in redo:
            game.play(choice)
        assert same_state(game.edition, here, game.state)
        for _ in range(20):
            game.undo()
        for _ in range(5):
            if not game.over:
                game.play(pick(game, luck))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 5}, "1 to 4"),
        ({"players": 1}, "level"),
        ({"players": 2, "level": "easy"}, "level"),
        ({"level": "brutal", "players": 1}, "is no level"),
        ({"composers": ["eybler"]}, "1 composers"),
        ({"composers": ["eybler", "eybler"]}, "twice"),
        ({"composers": ["eybler", "salieri"]}, "is no composer"),
        ({"edition": "nowhere"}, "nowhere"),
        ({"seed": -1}, "seed"),
        ({"names": ["Anna"]}, "1 names for 2 players"),
        ({"names": ["Anna", "B\nob"]}, "is no name"),
    ],
)
def test_options_that_make_no_game(options: dict[str, object], told: str) -> None:
    with pytest.raises(NotationError, match=told):
        Game.new(**options)  # type: ignore[arg-type]


def test_a_game_without_a_seed_is_a_new_one_each_time() -> None:
    assert Game.new().seed != Game.new().seed


def test_a_choice_of_a_foreign_seat_is_refused() -> None:
    game = Game.new(players=2, seed=3)
    asked = game.to_move
    assert asked is not None
    before = game.position()
    with pytest.raises(NotationError, match=f"seat {1 - asked} cannot choose: seat {'AB'[asked]} is asked"):
        game.play(game.options[0], seat=1 - asked)
    assert game.position() == before
    game.play(game.options[0], seat=asked)
    assert len(game.choices) == 1


def test_a_stale_choice_is_refused() -> None:
    game = Game.new(players=2, seed=3)
    game.play(game.options[0], at=0)
    before = game.position()
    with pytest.raises(NotationError, match="stale: made after 0 choices, and the game is at 1"):
        game.play(game.options[0], at=0)
    assert game.position() == before
