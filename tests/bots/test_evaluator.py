"""What the bots build on: possible truths behind a view, values by the network, forfeits."""

import gc

import pytest
from bots.recorded_choices import questions
from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.bots import possible_truth
from lacrimosa.bots.evaluator import Evaluator, best_by_root, no_gc, shipped_network
from lacrimosa.bots.fast.beam import NOTHING, End
from lacrimosa.bots.fast.evaluation.value import Valuer
from lacrimosa.bots.fast.evaluation.weights import Weights
from lacrimosa.bots.fast.features import ROW_BYTES
from lacrimosa.bots.forfeits import DIED, HUNG, RAISED, Forfeit, choice_instead, count_forfeits
from lacrimosa.editions import load
from lacrimosa.notation.position import same_state
from lacrimosa.rules.chance import stream
from lacrimosa.rules.choices import DONE
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.play import after, options
from lacrimosa.rules.view import View, view

EDITION = load("koechel")
QUESTIONS = [(seen, offered) for _, seen, offered in list(questions())[::4]]
questions_asked = st.sampled_from(QUESTIONS)


@settings(max_examples=40, deadline=None)
@given(questions_asked, st.integers(0, 1 << 50), st.integers(0, 20))
def test_a_possible_truth_depends_on_seed_number_and_view_alone(
    question: tuple[View, list[int]], seed: int, number: int
) -> None:
    seen, offered = question
    truth = possible_truth(seen, seed, number)
    assert same_state(EDITION, view(truth, seen.seat).state, seen.state)
    assert options(truth) == offered
    redealt = view(determinize(seen, stream(seed, 5)), seen.seat)
    assert same_state(EDITION, possible_truth(redealt, seed, number), truth)
    assert not same_state(EDITION, possible_truth(seen, seed, number + 1), truth)


def test_values_are_the_hand_made_ones_and_the_networks_correction() -> None:
    for seen, offered in QUESTIONS:
        truth = possible_truth(seen, 3, 0)
        seat = int(seen.seat)
        plain = Evaluator(truth.tables, lambda rows: [0.0] * (len(rows) // ROW_BYTES))
        valuer = Valuer(truth.tables, Weights())
        reached = [after(truth, choice) for choice in offered]
        by_hand = [valuer.value(state, state.seats[seat]) for state in reached]
        assert plain.values_after(truth, seat, offered) == pytest.approx(by_hand)
        learned = Evaluator(truth.tables, shipped_network())
        alone = [learned.values_after(truth, seat, [choice])[0] for choice in offered]
        assert learned.values_after(truth, seat, offered) == pytest.approx(alone, abs=1e-3)
        corrections = shipped_network()(
            b"".join(learned.featurer.row(state, state.seats[seat]) for state in reached)
        )
        expected = [base + more for base, more in zip(by_hand, corrections, strict=True)]
        assert learned.values_after(truth, seat, offered) == pytest.approx(expected, abs=1e-3)


def test_the_best_end_behind_each_first_choice() -> None:
    ends = [End(root, [root], value) for root, value in ((0, 3.0), (2, 1.0), (0, 5.0), (2, -1.0))]
    assert best_by_root(ends, 4) == [5.0, NOTHING, 1.0, NOTHING]


def test_the_collector_is_left_as_it_was() -> None:
    def fail_quietly() -> None:
        with no_gc():
            assert not gc.isenabled()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail_quietly()
    assert gc.isenabled()
    with no_gc():
        with no_gc():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


forfeits = st.builds(
    Forfeit,
    bot=st.sampled_from(["one", "two"]),
    seat=st.integers(0, 3),
    kind=st.sampled_from([DIED, HUNG, RAISED]),
    seed=st.integers(0, 99),
    step=st.integers(0, 99),
    text=st.just("it slept"),
)


@given(st.lists(forfeits))
def test_forfeits_are_counted_by_bot_and_kind_and_the_first_is_told(lost: list[Forfeit]) -> None:
    counted = count_forfeits(lost)
    assert sum(one.count for one in counted) == len(lost)
    assert len({(one.bot, one.kind) for one in counted}) == len(counted)
    for one in counted:
        own = [forfeit for forfeit in lost if (forfeit.bot, forfeit.kind) == (one.bot, one.kind)]
        assert (one.count, one.first) == (len(own), str(own[0]))
        assert list(one.as_json()) == ["bot", "kind", "count", "first"]


def test_instead_of_a_lost_move_the_turn_is_ended_if_it_can_be() -> None:
    assert choice_instead([3, DONE, 9]) == DONE
    assert choice_instead([3, 9]) == 3
