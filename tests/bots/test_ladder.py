"""The ladder: every level plays by its view alone, repeats itself, keeps its budget, beats the one below."""

from random import Random

import pytest
from bots.playing import TABLES, played

from lacrimosa.bots.bot import Budget, Ranked, RankingBot
from lacrimosa.bots.ladder import LADDER
from lacrimosa.bots.match import Setup, game_seed, play_game
from lacrimosa.bots.network import Network, load_network
from lacrimosa.bots.registry import UnknownBot, make_bot
from lacrimosa.bots.virtuoso import Virtuoso
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.kinds import HARD, NO_SOLOIST
from lacrimosa.rules.play import advance_game, is_over, new_game, options, to_move
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.view import View, view

FEW = Budget(nodes=150)

both = pytest.mark.both


def questions(players: int, seed: int, every: int) -> list[View]:
    """Views of whoever is asked, at every n-th question of a game of pupils."""
    state = new_game(
        TABLES, players, HARD if players == 1 else NO_SOLOIST, players == 3, [RANDOM] * min(players, 2), seed
    )
    bots = [make_bot("pupil", seat) for seat in range(players)]
    found: list[View] = []
    asked = 0
    while not is_over(state):
        seat = int(to_move(state))
        offered = options(state)
        if len(offered) > 1:
            asked += 1
            if asked % every == 0:
                found.append(view(state, seat))
            advance_game(state, bots[seat].choose(view(state, seat), offered, FEW))
        else:
            advance_game(state, offered[0])
    return found


@pytest.fixture(scope="module")
def asked() -> list[View]:
    return [*questions(1, 3, 12), *questions(2, 4, 17), *questions(3, 5, 30), *questions(4, 6, 45)]


@pytest.mark.parametrize("name", LADDER)
def test_the_choice_is_the_same_whatever_the_seat_cannot_know(name: str, asked: list[View]) -> None:
    differing = 0
    for number, seen in enumerate(asked):
        redealt = determinize(seen, stream(number, 7))
        differing += redealt.rng != seen.state.rng
        offered = options(seen.state)
        choice = make_bot(name, 3).choose(seen, offered, FEW)
        assert make_bot(name, 3).choose(view(redealt, seen.seat), offered, FEW) == choice
    assert differing == len(asked)


@pytest.mark.parametrize("name", LADDER)
def test_games_come_out_the_same_again(name: str) -> None:
    def play() -> list[int]:
        bots = [make_bot(name, 1), make_bot("copyist", 2)]
        return play_game(TABLES, Setup(2), bots, 7, FEW).scores

    assert play() == play()


@pytest.mark.parametrize("name", LADDER)
def test_ranks_are_offered_choices_and_the_first_is_the_answer(name: str, asked: list[View]) -> None:
    for seen in asked[::3]:
        bot = make_bot(name, 5)
        assert isinstance(bot, RankingBot)
        offered = options(seen.state)
        ranked = bot.rank(seen, offered, FEW)
        assert ranked == sorted(ranked, key=lambda one: -one.value)
        assert {one.choice for one in ranked} <= set(offered)
        assert all(isinstance(one, Ranked) for one in ranked)
        assert make_bot(name, 5).choose(seen, offered, FEW) == ranked[0].choice


class SlowNetwork(Network):
    """Time passes only while it values rows, now more for each, now less: what a busy computer is like."""

    def __init__(self, seconds_a_row: float) -> None:
        shipped = load_network()
        super().__init__(shipped.layers, shipped.about)
        self.now = 0.0
        self._seconds_a_row = seconds_a_row
        self._chance = Random(5)

    def __call__(self, rows: bytes) -> list[float]:
        found = super().__call__(rows)
        self.now += self._seconds_a_row * len(found) * self._chance.uniform(0.5, 2.0)
        return found

    def clock(self) -> float:
        return self.now


@pytest.mark.parametrize("seconds", [0.1, 0.5, 2.0])
def test_the_virtuoso_stops_in_time(seconds: float, asked: list[View]) -> None:
    thought_long = 0
    for seen in asked[::4]:
        network = SlowNetwork(seconds / 10_000)
        Virtuoso(1, network, network.clock).rank(seen, options(seen.state), Budget(seconds))
        assert network.now <= seconds * 1.2
        thought_long += network.now > seconds * 0.8
    assert thought_long > 0


def test_the_virtuoso_stops_at_its_positions(asked: list[View]) -> None:
    seen = asked[0]
    few, many = SlowNetwork(1.0), SlowNetwork(1.0)
    Virtuoso(1, few, few.clock).rank(seen, options(seen.state), Budget(nodes=200))
    Virtuoso(1, many, many.clock).rank(seen, options(seen.state), Budget(nodes=4000))
    assert few.now < many.now


def duel(stronger: str, weaker: str, deals: int, budget: Budget) -> tuple[float, float]:
    """What the stronger wins of mirrored deals for two, and by how many VP it leads."""
    won = lead = 0.0
    for deal in range(deals):
        seed = game_seed(99, deal)
        for seat in range(2):
            names = [stronger, weaker] if seat == 0 else [weaker, stronger]
            bots = [make_bot(name, 1 + (name == weaker)) for name in names]
            result = play_game(TABLES, Setup(2), bots, seed, budget)
            won += result.shares[seat] / 2
            lead += (result.scores[seat] - result.scores[1 - seat]) / 2
    return won / deals, lead / deals


@pytest.mark.parametrize(("weaker", "stronger"), list(zip(list(LADDER)[:4], list(LADDER)[1:5], strict=True)))
def test_each_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    assert duel(stronger, weaker, 3, FEW)[0] > 0.5


def test_the_virtuoso_beats_the_kapellmeister() -> None:
    assert duel("virtuoso", "kapellmeister", 4, Budget(nodes=6000))[1] > 0


def test_weights_can_be_named_with_a_learned_bot() -> None:
    with pytest.raises(UnknownBot, match=r"gone\.npz: there is no such weights file"):
        make_bot("kapellmeister@gone.npz", 1)
    with pytest.raises(UnknownBot, match="planner has no weights; kapellmeister, virtuoso have"):
        make_bot("planner@gone.npz", 1)


@both
def test_a_short_game_of_the_learned_bots_is_legal() -> None:
    names = ["kapellmeister", "copyist"]
    (result,) = played(Setup(2), names, 3)
    assert sum(result.shares) == pytest.approx(1)
