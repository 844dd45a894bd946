"""A preview is what really happens up to the next decision, and nothing hidden changes it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.editions import load
from lacrimosa.notation.choices import parse_choice
from lacrimosa.rules import play
from lacrimosa.rules.asked import PAY
from lacrimosa.rules.chance import stream
from lacrimosa.rules.events import DREW, GAINED, LOST, ROW_TAKEN, SHUFFLED, TURN_ENDED, Event
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.preview import Outcome, outcomes
from lacrimosa.rules.purse import is_exchange
from lacrimosa.rules.state import State
from lacrimosa.rules.tables import Cost
from lacrimosa.rules.view import view
from lacrimosa.server.presenters.preview import preview_of
from lacrimosa.testkit.playouts import EVERY_TABLE, Table
from lacrimosa.testkit.situation import own_edition, situation

KOECHEL = load("koechel")
REVEALING = {DREW, SHUFFLED, ROW_TAKEN, TURN_ENDED}
Change = tuple[int, int, int, int]


def changes_of(trace: list[Event], seat: int) -> list[Change]:
    return [
        (int(event.kind), int(event.a), int(event.b), int(event.cause))
        for event in trace
        if event.seat == seat and event.kind in (GAINED, LOST)
    ]


def really(state: State, seat: int, choice: int, way: int) -> list[Event]:
    """What happens if the choice is made with every default, until cards come in that nobody could know."""
    twin = state.clone()
    trace: list[Event] = []
    twin.trace = trace
    play.apply(twin, choice)
    if way != NOBODY:
        play.apply(twin, way)
    while not is_exchange(choice) and twin.pending and twin.pending[-1].seat == seat:
        step = twin.pending[-1]
        answer = step.default(twin)
        if answer == NOBODY:
            answer = step.any_answer(twin)
        if answer == NOBODY:
            break
        play.apply(twin, int(answer))
    kinds = [int(event.kind) for event in trace]
    return trace[: next((n for n, kind in enumerate(kinds) if kind in REVEALING), len(trace))]


@settings(max_examples=60, deadline=None)
@given(
    table=st.sampled_from(EVERY_TABLE),
    seed=st.integers(0, 10_000),
    made=st.integers(0, 150),
    pick=st.integers(0, 10_000),
)
def test_a_preview_is_what_happens(table: Table, seed: int, made: int, pick: int) -> None:
    state = table.new(KOECHEL, seed)
    play.play_randomly(state, stream(seed, 5), made)
    if not state.pending:
        return
    offered = play.options(state)
    seat, choice = int(play.to_move(state)), offered[pick % len(offered)]
    for outcome in outcomes(view(state, seat).state, seat, choice):
        compare(state, seat, choice, outcome)


def compare(state: State, seat: int, choice: int, outcome: Outcome) -> None:
    told = changes_of(outcome.changes, seat)
    happened = changes_of(really(state, seat, choice, int(outcome.way)), seat)
    if outcome.to_name:
        # Real play stops to have the type named; the preview counts the point and goes on.
        assert told[: len(happened)] == happened
    else:
        assert told == happened


@pytest.mark.rule("PAY-1")
@pytest.mark.parametrize(
    ("track", "counters", "is_open"),
    [(1, 1, False), (2, 0, False), (0, 2, False), (2, 1, True), (1, 2, True)],
)
def test_a_payment_is_decided_by_hand_only_where_the_engine_asks(
    track: int, counters: int, is_open: bool
) -> None:
    """Owing 2 talent with 1 on the track and 1 counter there is one way to pay: nothing to offer."""
    edition = own_edition()
    edition.tables.opus[edition.opus_ids.index("bastien")].perform_cost = Cost(talent=2)
    game = situation(edition=edition).works(0, "bastien").acting("perform_or_sell")
    game.seat(0, ducats=0, talent=track, journey=0, composition=0, counters=(counters, 0, 0))
    choice = parse_choice(game.names, "perform bastien")
    (outcome,) = outcomes(game.state, 0, choice)
    assert outcome.has_default == is_open
    assert preview_of(game.names, view(game.state, 0), 0, choice).outcomes[0].by_hand == is_open
    # The engine pays by itself exactly where nothing is offered.
    after = play.after(game.state, choice)
    assert (after.pending[-1].asked(after).kind == PAY) == is_open
