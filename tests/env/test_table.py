"""The lean step under all environments: choices, masks, rewards."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.env import IllegalAction, layout_of
from lacrimosa.env.rewards import ILLEGAL_REWARD, Rewards, final_rewards
from lacrimosa.env.table import GameOptions, Table
from lacrimosa.notation import Game, NotationError
from lacrimosa.rules.choices import CHOICES
from lacrimosa.rules.invariants import problems
from lacrimosa.rules.play import options, scores
from lacrimosa.rules.scoring import winners

SPACE = layout_of().space()


def play_out(table: Table, picks: list[int]) -> None:
    """To the end of the game; `picks` say which of the offered choices, over and over."""
    made = 0
    while not table.over:
        table.step(table.offered[picks[made % len(picks)] % len(table.offered)])
        made += 1


@settings(max_examples=15, deadline=None)
@given(
    st.integers(1, 4),
    st.booleans(),
    st.integers(0, 10_000),
    st.lists(st.integers(0, 99), min_size=5, max_size=40),
)
def test_random_choices_keep_every_promise(players: int, salieri: bool, deal: int, picks: list[int]) -> None:
    table = Table(GameOptions(players, salieri=salieri))
    table.deal(deal)
    points = Rewards("vp")
    points.begin(table.state)
    started = scores(table.state)
    gained = np.zeros(len(started))
    made = 0
    while not table.over:
        assert table.offered == options(table.state)
        assert len(table.offered) > 1
        mask = table.mask()
        assert np.flatnonzero(mask).tolist() == table.offered
        if made % 20 == 0:
            assert problems(table.state) == []
            assert {"observation": table.observe(table.seat), "action_mask": mask} in SPACE
        table.step(table.offered[picks[made % len(picks)] % len(table.offered)])
        gained += points.step(table.state)
        made += 1
    assert problems(table.state) == []
    assert table.mask().sum() == 0
    assert (gained + started).tolist() == scores(table.state)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_final_rewards_are_those_of_the_score_sheet(players: int) -> None:
    for deal in range(5):
        table = Table(GameOptions(players))
        table.deal(deal)
        play_out(table, [3, 1, 4, 1, 5, 9, 2, 6])
        state = table.state
        vp = scores(state)
        assert final_rewards("score", state) == vp
        shares = final_rewards("win", state)
        assert sum(shares) == pytest.approx(1)
        assert [seat for seat, share in enumerate(shares) if share] == winners(state)
        for seat, margin in enumerate(final_rewards("margin", state)):
            assert margin == vp[seat] - max(other for at, other in enumerate(vp) if at != seat)
            assert margin > ILLEGAL_REWARD["margin"]
        for kind in ("win", "score"):
            assert min(final_rewards(kind, state)) > ILLEGAL_REWARD[kind]


def test_nothing_is_paid_before_the_end() -> None:
    table = Table(GameOptions(2))
    table.deal(1)
    points = Rewards("win")
    points.begin(table.state)
    table.step(table.offered[0])
    assert points.step(table.state) == [0.0, 0.0]


def test_a_deal_is_the_same_game_as_elsewhere() -> None:
    table = Table(GameOptions(3, salieri=True, composers=["eybler", "stadler"]), auto_forced=False)
    table.deal(1756)
    game = Game.new(3, salieri=True, composers=["eybler", "stadler"], seed=1756)
    while not game.over:
        assert table.offered == game.options
        choice = game.options[len(game.moves) % len(game.options)]
        table.step(choice)
        game.make(choice)
    assert table.over
    assert scores(table.state) == game.scores


def test_forced_questions_are_made_or_shown() -> None:
    shown, made = Table(GameOptions(2), auto_forced=False), Table(GameOptions(2))
    shown.deal(8)
    made.deal(8)
    forced = 0
    while not shown.over:
        if len(shown.offered) == 1:
            forced += 1
            shown.step(shown.offered[0])
            continue
        assert shown.offered == made.offered
        choice = shown.offered[-1]
        shown.step(choice)
        made.step(choice)
    assert forced > 0
    assert made.over


def test_an_illegal_action_is_refused_with_what_would_be_right_and_changes_nothing() -> None:
    table = Table(GameOptions(2))
    table.deal(5)
    before = table.observe(table.seat).tobytes()
    words = rf"action 719 is not offered to patron_{table.seat}; offered: .*\(experience start_"
    with pytest.raises(IllegalAction, match=words):
        table.step(CHOICES - 1)
    assert table.observe(table.seat).tobytes() == before
    play_out(table, [0])
    with pytest.raises(IllegalAction, match=r"the game is over; call reset\(\)"):
        table.step(0)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 5}, "5 players; the game is for 1 to 4"),
        ({"players": 2, "level": "easy"}, "a level of the Soloist goes with one player"),
        ({"players": 1, "level": "brutal"}, '"brutal" is no level'),
        ({"players": 2, "composers": ["eybler", "salieri"]}, '"salieri" is no composer'),
        ({"players": 2, "composers": ["eybler"]}, "1 composers named; 2 are in play"),
        ({"players": 2, "edition": "nowhere"}, "neither a folder nor a shipped edition"),
    ],
)
def test_options_that_make_no_game_are_refused(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(NotationError, match=words):
        GameOptions(**arguments)  # type: ignore[arg-type]


def test_a_reward_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="reward 'glory' is none of win, score, margin, vp"):
        Rewards("glory")  # type: ignore[arg-type]


def test_a_deal_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="deal -1 is not between"):
        Table(GameOptions(2)).deal(-1)
