"""Looking back, records, going on from a step, rematches, uploads."""

import pytest
from server.tabling import ANNA, BEA, CAI, Log, refusal, started

from lacrimosa.editions import load
from lacrimosa.notation import Game
from lacrimosa.server.messages.tables import SeatPlan
from lacrimosa.server.table.branching import branch, edition_of_record, rematch, review
from lacrimosa.server.table.history import record_of, step_list, step_view
from lacrimosa.server.table.seating import start, watch
from lacrimosa.server.table.substitutes import SUBSTITUTE


@pytest.fixture(scope="module")
def over() -> Log:
    log = started(ANNA, BEA)
    log.act(watch, CAI, 5)
    log.until(lambda table: table.status == "over")
    return log


def test_any_step_can_be_seen_from_the_own_seat_and_as_a_spectator(over: Log) -> None:
    game = over.table.playing()
    for step in (0, 1, len(game.moves) // 2, len(game.moves)):
        own = step_view(over.table, ANNA, step, None)
        assert (own.seat, own.step, own.steps) == (0, step, len(game.moves))
        assert own.board.seats[0].hand is not None
        spectator = step_view(over.table, CAI, step, None)
        assert spectator.seat is None
        assert all(seat.hand is None for seat in spectator.board.seats)
        everything = step_view(over.table, CAI, step, "open")
        assert everything.open
        assert all(seat.hand is not None for seat in everything.board.seats)
    assert step_view(over.table, ANNA, len(game.moves), None).final is not None


def test_a_running_game_opens_no_other_hand() -> None:
    log = started(ANNA, BEA)
    log.first()
    assert refusal(lambda: step_view(log.table, ANNA, 1, "1")) == "not_your_seat"
    assert refusal(lambda: step_view(log.table, ANNA, 1, "open")) == "not_over"
    assert refusal(lambda: step_view(log.table, ANNA, 2, None)) == "no_such_step"
    assert refusal(lambda: step_view(log.table, CAI, 1, None)) == "no_such_table"
    assert refusal(lambda: record_of(log.table, ANNA)) == "not_over"
    assert refusal(lambda: branch(log.table, ANNA, "Anna", 1, None)) == "not_over"


def test_step_lists_come_in_pieces(over: Log) -> None:
    total = len(over.table.playing().moves)
    first = step_list(over.table, ANNA, 0, None)
    second = step_list(over.table, ANNA, len(first.steps), None)
    assert first.total == total
    assert len(first.steps) == 100
    assert [step.number for step in (*first.steps, *second.steps)] == list(range(1, total + 1))


def test_the_record_of_a_finished_game_plays_again(over: Log) -> None:
    text = record_of(over.table, BEA)
    assert Game.from_record(text).scores == over.table.playing().scores


def test_play_on_from_a_step(over: Log) -> None:
    game = over.table.playing()
    step = len(game.moves) // 2
    log = Log()
    log.add([branch(over.table, ANNA, "Anna", step, [SeatPlan(kind="me"), SeatPlan(kind="me", name="Twin")])])
    log.act(start, ANNA)
    mine = log.table.playing()
    assert len(mine.moves) == log.table.start_step == step
    assert mine.choices == game.choices[:step]
    assert [player.name for player in mine.players] == ["Anna", "Twin"]
    assert log.update(ANNA).table.branched_from == over.table.id
    log.until(lambda table: table.status == "over")
    assert log.read_again().playing().record() == mine.record()


def test_play_on_against_bots_by_default_and_never_from_the_end(over: Log) -> None:
    created = branch(over.table, ANNA, "Anna", 10, None)
    assert [(seat.person, seat.bot) for seat in created.seats] == [(ANNA, None), (None, SUBSTITUTE)]
    last = len(over.table.playing().moves)
    assert refusal(lambda: branch(over.table, ANNA, "Anna", last, None)) == "game_over"
    assert refusal(lambda: branch(over.table, ANNA, "Anna", last + 1, None)) == "no_such_step"


def test_rematch_seats_the_same_people_the_other_way_round(over: Log) -> None:
    created = rematch(over.table, BEA)
    assert [seat.person for seat in created.seats] == [BEA, ANNA]
    assert created.options.seed is None
    assert refusal(lambda: rematch(over.table, CAI)) == "not_your_seat"
    running = started(ANNA, BEA)
    assert refusal(lambda: rematch(running.table, ANNA)) == "not_over"


def test_an_uploaded_record_can_be_looked_at_and_played_on_by_its_bringer_only(over: Log) -> None:
    log = Log()
    log.add(review(CAI, record_of(over.table, ANNA), load("koechel")))
    assert log.table.status == "review"
    assert step_view(log.table, CAI, 5, "open").open
    assert refusal(lambda: step_view(log.table, ANNA, 5, None)) == "no_such_table"
    assert branch(log.table, CAI, "Cai", 5, None).record is not None
    assert [seat.name for seat in log.update(CAI).table.seats] == ["Anna", "Bea"]


def test_a_record_without_a_seed_gets_luck_of_its_own(over: Log) -> None:
    """Two tables that go on from it do not draw the same cards."""
    text = "\n".join(line for line in record_of(over.table, ANNA).splitlines() if not line.startswith("seed"))
    orders = []
    for _ in range(2):
        log = Log()
        log.add(review(CAI, text, load("koechel")))
        game_on = Log()
        game_on.add([branch(log.table, CAI, "Cai", 2, [SeatPlan(kind="me"), SeatPlan(kind="me")])])
        game_on.act(start, CAI)
        game_on.until(lambda table: any(move.shuffles for move in table.playing().moves))
        orders.append(game_on.table.playing().moves[-1].shuffles)
    assert orders[0] != orders[1]


@pytest.mark.parametrize("text", ["", "nonsense", "format: lacrimosa 9\n"])
def test_bad_records_are_refused_with_the_line(text: str) -> None:
    assert refusal(lambda: review(ANNA, text, load("koechel"))) == "bad_record"
    assert refusal(lambda: edition_of_record(text)) == "bad_record"
