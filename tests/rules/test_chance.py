"""What may decide in place of the state's generators, plain and compiled alike."""

import random

import pytest

from lacrimosa.editions import load
from lacrimosa.notation import Game, NotationError
from lacrimosa.notation.moves import make_by
from lacrimosa.rules.chance import Outcomes, RandomSource, shuffled, stream
from lacrimosa.rules.play import is_over, options
from lacrimosa.rules.setup import deal_cards, deal_from
from lacrimosa.rules.view import STILL

pytestmark = pytest.mark.both
TABLES = load("koechel").tables


class Lowest(RandomSource):
    """Draws nothing: the first of everything, and piles as they are."""

    def below(self, n: int) -> int:
        return 0

    def shuffled(self, items: list[int]) -> bytes:
        return bytes(items)


class Reversed(Outcomes):
    """Every pile lies the other way round."""

    def __init__(self) -> None:
        super().__init__()
        self.piles: list[int] = []

    def order(self, pile: int, items: list[int]) -> bytes:
        self.piles.append(pile)
        return bytes(items[::-1])


def test_a_source_of_a_generator_draws_as_the_generator() -> None:
    source = RandomSource(stream(5, 3))
    order, after = shuffled(list(range(20)), stream(5, 3))
    assert (source.shuffled(list(range(20))), source.rng) == (order, after)
    assert {source.below(3) for _ in range(50)} == {0, 1, 2}


def test_a_deal_takes_everything_from_its_source() -> None:
    dealt = deal_from(TABLES, 2, -1, True, [-1, -1], Lowest(STILL), [Lowest(STILL)] * 2)
    assert (dealt.top, dealt.bottom, dealt.constanze, dealt.first) == (0, 1, 0, 0)
    assert list(dealt.courts) == list(range(len(TABLES.courts)))
    assert [list(deck) for deck in dealt.decks] == [list(range(TABLES.starting_memories))] * 2
    assert dealt.seat_rngs == [STILL, STILL]
    other = deal_cards(TABLES, 2, -1, True, [-1, -1], 1)
    assert other.seat_rngs != dealt.seat_rngs


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_from_a_source_has_no_seed_and_is_whole(players: int) -> None:
    """Its record is read with every card checked, and tells the same game."""
    level = "easy" if players == 1 else None
    game = Game.new(players, level=level, salieri=True, source=Lowest(STILL))
    assert game.seed is None
    again = Game.from_record(game.record())
    assert again.position() == game.position()


def test_a_seed_and_a_source_are_one_too_many() -> None:
    with pytest.raises(NotationError, match="not from both"):
        Game.new(2, seed=1, source=Lowest(STILL))


def test_outcomes_decide_what_is_shuffled() -> None:
    state = Game.new(2, seed=4, salieri=True).state
    rng = random.Random(2)
    outcomes = Reversed()
    found = 0
    while not is_over(state):
        for pile, order in make_by(state, rng.choice(options(state)), outcomes).shuffles:
            found += 1
            if pile < 2:
                assert list(order) == sorted(order, reverse=True)
    assert found == len(outcomes.piles) >= 8
    assert state.outcomes is None
