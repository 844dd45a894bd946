"""Bots answer every question legally, by what they may know, and the same way each time."""

import pytest
from bots.playing import TABLES, played

from lacrimosa.bots import registry
from lacrimosa.bots.bot import Bot, Budget
from lacrimosa.bots.forfeits import MoveLost
from lacrimosa.bots.match import SOURCES, IllegalAnswer, Setup, play_game
from lacrimosa.bots.planner import Planner
from lacrimosa.bots.registry import ALIASES, FROZEN, UnknownBot, bot_names, make_bot, opponent_names
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.kinds import EASY, HARD, NO_SOLOIST
from lacrimosa.rules.play import new_game, options, to_move
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View, view


class Watcher:
    """Passes questions on to a planner and keeps every n-th of them with its answer."""

    name = "watcher"

    def __init__(self, seed: int, every: int) -> None:
        self.bot = Planner(seed)
        self.every = every
        self.asked = 0
        self.kept: list[tuple[View, list[int], int]] = []

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        choice = self.bot.choose(view, options, budget)
        if self.asked % self.every == 0:
            self.kept.append((view, options, choice))
        self.asked += 1
        return choice


class Stubborn:
    """Always answers with the same number."""

    name = "stubborn"

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        return 719


def test_names_and_unknown_names() -> None:
    assert bot_names() == ["random", "planner", *opponent_names(), *FROZEN]
    assert opponent_names() == [
        *("copyist", "pupil", "organist", "concertmaster", "kapellmeister", "virtuoso")
    ]
    for name in bot_names():
        assert make_bot(name, 1).name == name
    with pytest.raises(UnknownBot, match=r"'mozart'.*random, planner"):
        make_bot("mozart", 1)


def test_the_strongest_is_one_of_them() -> None:
    assert make_bot("strongest", 1).name == ALIASES["strongest"] == opponent_names()[-1]
    assert set(ALIASES.values()) <= set(bot_names())


def test_an_offered_bot_has_a_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_OFFERED", {})
    registry.offer("my-bot", "my.py:MyBot")
    registry.need_bot("my-bot")
    assert bot_names()[-1] == "my-bot"
    for taken in ("my-bot", "random", "strongest"):
        with pytest.raises(UnknownBot, match=rf"other\.py:MyBot: the name '{taken}' is taken"):
            registry.offer(taken, "other.py:MyBot")
    with pytest.raises(UnknownBot, match=r"known bots: .*my-bot"):
        registry.need_bot("mozart")


@pytest.mark.parametrize("bot", ["random", "planner"])
@pytest.mark.parametrize(
    "setup",
    [Setup(1, EASY), Setup(1, HARD, True), Setup(2), Setup(3, NO_SOLOIST, True), Setup(4)],
    ids=["solo", "solo with Salieri", "2", "3 with Salieri", "4"],
)
def test_whole_games_are_legal_and_come_out_the_same_again(bot: str, setup: Setup) -> None:
    first = played(setup, [bot] * setup.players, 5)
    assert first == played(setup, [bot] * setup.players, 5)
    result = first[0]
    assert result.rounds == 5
    assert sum(result.shares) == pytest.approx(1)
    assert len(result.scores) == max(2, setup.players)


def test_another_seed_is_another_game() -> None:
    one, other = (played(Setup(2), ["random"] * 2, seed)[0] for seed in (1, 2))
    assert one.scores != other.scores


def test_the_planner_chooses_the_same_whatever_it_cannot_know() -> None:
    watcher = Watcher(3, every=5)
    others: list[Bot] = [make_bot("random", 1), make_bot("random", 2)]
    play_game(TABLES, Setup(3, NO_SOLOIST, True), [watcher, *others], 11)
    assert len(watcher.kept) > 10
    for number, (seen, offered, choice) in enumerate(watcher.kept):
        redealt = view(determinize(seen, stream(number, 7)), seen.seat)
        assert Planner(3).choose(redealt, offered, Budget()) == choice


def test_the_planner_leaves_its_view_as_it_was() -> None:
    state = new_game(TABLES, 2, NO_SOLOIST, False, [RANDOM, RANDOM], 4)
    seen = view(state, to_move(state))
    offered = options(seen.state)
    assert [Planner(9).choose(seen, offered, Budget()) for _ in range(3)] == [
        Planner(9).choose(seen, offered, Budget())
    ] * 3
    assert options(seen.state) == offered


def test_an_illegal_answer_names_bot_and_choice() -> None:
    with pytest.raises(IllegalAnswer, match=r"bot 'stubborn' chose 719"):
        play_game(TABLES, Setup(2), [Stubborn(), Stubborn()], 1)


def test_a_lost_move_is_made_for_the_bot_and_written_down() -> None:
    class Forgetful:
        name = "forgetful"
        asked = 0

        def choose(self, view: View, options: list[int], budget: Budget) -> int:
            self.asked += 1
            if self.asked == 2:
                raise MoveLost("raised", "it slipped my mind")
            return options[0]

    forgetful = Forgetful()
    result = play_game(TABLES, Setup(2), [forgetful, make_bot("random", 2)], 1)
    (lost,) = result.forfeits
    assert (lost.bot, lost.seat, lost.kind, lost.seed) == ("forgetful", 0, "raised", 1)
    assert str(lost) == f"game seed 1, step {lost.step}: it slipped my mind"
    assert lost.step > 0
    assert result.asked[0] == forgetful.asked - 1
    assert all(seconds > 0 for seconds in result.thinking)


def test_a_game_needs_a_bot_for_each_player() -> None:
    with pytest.raises(ValueError, match="1 bots for 2 players"):
        play_game(TABLES, Setup(2), [Stubborn()], 1)


def test_forced_choices_are_not_asked() -> None:
    class Listener:
        name = "listener"

        def choose(self, view: View, options: list[int], budget: Budget) -> int:
            assert len(options) > 1
            return options[0]

    result = play_game(TABLES, Setup(2), [Listener(), Listener()], 1)
    assert all(result.decisions)


def test_sources_sum_to_the_score() -> None:
    for setup in (Setup(1, HARD), Setup(2), Setup(4)):
        for result in played(setup, ["random"] * setup.players, 8, 5):
            for score, sources in zip(result.scores, result.vp_by_source, strict=True):
                assert tuple(sources) == SOURCES
                assert sum(sources.values()) == score
                assert sources["other"] == 0 or setup.players > 1


def test_the_planner_beats_three_random_bots() -> None:
    results = played(Setup(4), ["planner", "random", "random", "random"], 21, 6)
    wins = sum(result.shares[result.bots.index("planner")] for result in results)
    scores = [result.scores[result.bots.index("planner")] for result in results]
    assert wins >= 5
    assert sum(scores) / len(scores) > 80


def test_a_bot_never_sees_the_state() -> None:
    """What it gets is a view: a state of its own, without the generators that deal."""
    seen: list[State] = []

    class Curious:
        name = "curious"

        def choose(self, view: View, options: list[int], budget: Budget) -> int:
            seen.append(view.state)
            return options[0]

    play_game(TABLES, Setup(2), [Curious(), Curious()], 2)
    assert len({id(state.deal) for state in seen}) == len(seen)
    assert len({int(state.rng) for state in seen}) == 1
