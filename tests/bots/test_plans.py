"""What the strong bots mean to do: plans that are kept to, and looked beyond as far as they should be."""

import pytest

from lacrimosa.bots.bot import Budget
from lacrimosa.bots.evaluator import Evaluator, shipped_network
from lacrimosa.bots.fast.beam import End
from lacrimosa.bots.fast.features import ROW_BYTES
from lacrimosa.bots.fast.lookahead import Lookahead
from lacrimosa.bots.fast.turns import at_end, carry_on, ends_turn, is_elsewhere
from lacrimosa.bots.kapellmeister import Kapellmeister
from lacrimosa.editions import load
from lacrimosa.notation.position import same_state
from lacrimosa.rules.choices import DONE
from lacrimosa.rules.kinds import HARD, NO_SOLOIST
from lacrimosa.rules.play import advance_game, is_over, new_game, options, scores, to_move
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View, view

EDITION = load("koechel")
TABLES = EDITION.tables


class Watched(Kapellmeister):
    """Tells the whole way it means to go, what is not asked included."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, width=3)
        self.way: list[int] = []

    def remember(self, view: View, ends: list[End]) -> None:
        super().remember(view, ends)
        best = max(ends, key=lambda end: end.value, default=None)
        self.way = list(best.path) if best is not None else []


@pytest.mark.parametrize("salieri", [False, True])
def test_a_plan_is_kept_to_step_by_step(salieri: bool) -> None:
    bots = [Watched(1), Watched(2)]
    state = new_game(TABLES, 2, NO_SOLOIST, salieri, [RANDOM, RANDOM], 11)
    kept = 0
    while not is_over(state):
        seat, offered = int(to_move(state)), options(state)
        bot = bots[seat]
        before = bot.way
        choice = offered[0] if len(offered) == 1 else bot.choose(view(state, seat), offered, Budget())
        if bot.way is before and bot.way:
            # Nothing was evaluator anew: the next step of the way is due, asked or not.
            kept += choice == bot.way[0]
            assert choice == bot.way[0]
        bot.way = bot.way[1:] if bot.way[:1] == [choice] else []
        advance_game(state, choice)
    assert kept > 100


def solo_menu(round_: int, turn: int) -> State:
    """A solo game at a menu that can be left, with something still to be done."""
    bot = Kapellmeister(1, width=2)
    for seed in range(20):
        state = new_game(TABLES, 1, HARD, False, [RANDOM], seed)
        while not is_over(state):
            offered = options(state)
            if (state.round, state.turn) == (round_, turn) and ends_turn(state) and len(sensible(state)) > 1:
                return state
            choice = offered[0] if len(offered) == 1 else bot.choose(view(state, 0), offered, Budget())
            advance_game(state, choice)
    raise AssertionError("no such menu")


@pytest.mark.parametrize(("round_", "turn"), [(2, 2), (5, 3)])
def test_to_be_done_is_looked_beyond_like_anything_else(round_: int, turn: int) -> None:
    state = solo_menu(round_, turn)
    evaluator = Evaluator(TABLES, shipped_network())
    ahead = Lookahead(evaluator.featurer, 0, 2, evaluator.evaluate)
    after = state.clone()
    advance_game(after, DONE)
    assert (after.active, after.turn) == (0, turn + 1)
    assert ahead.simulate(state.clone(), [DONE], 0) == ahead.expected(after)
    assert ahead.nodes == 1
    # One turn ahead from (5, 3) is the last but for its draw; nobody counts the Soloist in.
    assert len(ahead.simulate(state.clone(), [DONE], 1)) == 1


def test_at_the_end_every_patron_has_what_it_has() -> None:
    state = solo_menu(5, 4)
    evaluator = Evaluator(TABLES, shipped_network())
    ahead = Lookahead(evaluator.featurer, 0, 2, evaluator.evaluate)
    assert len(ahead.expected(state)) == 1
    while not is_over(state):
        advance_game(state, options(state)[0])
    assert ahead.expected(state) == [float(scores(state)[0])]


def test_an_end_played_again_is_the_position_it_was_valued_at() -> None:
    evaluator = Evaluator(TABLES, lambda rows: [0.0] * (len(rows) // ROW_BYTES))
    looked_at = stayed = 0
    for salieri, seed in ((False, 3), (True, 4)):
        state = new_game(TABLES, 3, NO_SOLOIST, salieri, [RANDOM, RANDOM], seed)
        while not is_over(state):
            seat, offered = int(to_move(state)), sensible(state)
            if state.turn > 0 and state.active == seat and len(offered) > 1 and looked_at < 4000:
                ends, _ = evaluator.turn_ends(state.clone(), seat, offered, 2)
                for end in ends:
                    reached = at_end(state.clone(), end.path, seat)
                    assert is_elsewhere(reached, seat) or ends_turn(reached)
                    if ends_turn(state) and end.path == [DONE]:
                        assert same_state(EDITION, reached, state)
                        stayed += 1
                    evaluator.featurer.row(reached, reached.seats[seat])
                    assert evaluator.featurer.base == end.value
                looked_at += len(ends)
            advance_game(state, offered[looked_at % len(offered)])
    assert looked_at > 500
    assert stayed > 0


def test_what_needs_no_thought_is_done_and_a_line_is_kept_to() -> None:
    """`carry_on` makes the choices that a seat with this line would make one by one."""
    evaluator = Evaluator(TABLES, lambda rows: [0.0] * (len(rows) // ROW_BYTES))
    state = new_game(TABLES, 2, NO_SOLOIST, False, [RANDOM, RANDOM], 5)
    carried = 0
    while not is_over(state):
        seat, offered = int(to_move(state)), sensible(state)
        if len(offered) == 1 or state.turn == 0 or state.active != seat:
            advance_game(state, offered[0])
            continue
        ends, _ = evaluator.turn_ends(state.clone(), seat, offered, 2)
        line = list(max(ends, key=lambda end: end.value).path)
        drawn = int(state.deck_drawn)
        by_hand, left = state.clone(), line[:]
        is_done = False
        while not is_over(by_hand):
            may = sensible(by_hand)
            goes_on = bool(left) and by_hand.deck_drawn == drawn and left[0] in may
            if len(may) > 1 and not goes_on:
                break
            choice = left[0] if len(may) > 1 else may[0]
            is_done = choice == DONE and ends_turn(by_hand)
            if is_done:
                break
            left = left[1:] if left and left[0] == choice else []
            advance_game(by_hand, choice)
        assert carry_on(state, line, drawn) == is_done
        assert same_state(EDITION, state, by_hand)
        assert line == left
        carried += 1
        advance_game(state, DONE if is_done else sensible(state)[0])
    assert carried > 30
