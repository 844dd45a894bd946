"""The last count: its sums are the scores, and everything given is named."""

import pytest
from server.presenters.shown_games import NAMES, TABLES, finished, table_id

from lacrimosa.rules import events, play
from lacrimosa.rules.scoring import ranks, winners
from lacrimosa.rules.view import view
from lacrimosa.server.messages.steps import SeatScore
from lacrimosa.server.presenters.final import final_of
from lacrimosa.testkit.playouts import Table
from lacrimosa.testkit.situation import situation


def given_at_the_end(seat: SeatScore) -> dict[str, int]:
    return {
        "final_courts": sum(court.vp for court in seat.courts),
        "final_requiem": sum(movement.vp for movement in seat.movements),
        "final_story": seat.story,
        "final_ducats": seat.ducats,
    }


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_sums_are_scores(table: Table) -> None:
    state = finished(table, seed=61).state
    assert play.is_over(state)
    final = final_of(NAMES, state)
    assert final.winners == winners(state)
    assert [seat.rank for seat in final.seats] == ranks(state)
    assert [seat.score for seat in final.seats] == play.scores(state)
    for seat in final.seats:
        assert sum(seat.by_cause.values()) == seat.score
        for cause, vp in given_at_the_end(seat).items():
            assert seat.by_cause.get(cause, 0) == vp  # type: ignore[call-overload]
        assert sum(movement.eighths + movement.sixteenths for movement in seat.movements) == seat.markers


def test_the_last_count_is_public() -> None:
    state = finished(TABLES[8], seed=62).state
    assert all(final_of(NAMES, view(state, seat).state) == final_of(NAMES, state) for seat in range(-1, 3))


def test_courts_name_what_was_given_to_them() -> None:
    game = situation().courts(0, "types_opera_religious").works(0, "bastien", "dominicus")
    game.marker(0, "kyrie.1", "eighth").state.pending.clear()
    seat = final_of(NAMES, game.state).seats[0]
    assert [(court.court, court.vp, court.served_by) for court in seat.courts] == [
        ("types_opera_religious", 8, ["bastien", "dominicus"])
    ]
    kyrie = seat.movements[0]
    assert (kyrie.movement, kyrie.eighths, kyrie.majority, kyrie.vp) == ("kyrie", 1, "eighth", 3)
    assert (seat.markers, seat.opus) == (1, 3)


def test_shared_victories_and_ranks() -> None:
    game = situation(players=3)
    game.state.pending.clear()
    for seat, vp in enumerate((7, 9, 9)):
        game.seat(seat, vp=vp)
    final = final_of(NAMES, game.state)
    assert final.winners == [1, 2]
    assert [seat.rank for seat in final.seats] == [3, 1, 1]
    assert final.seats[1].by_cause == {NAMES.causes.word(events.FROM_SETUP): 9}
