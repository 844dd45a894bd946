"""The board: numbers of known positions, and how large it is on the wire."""

import msgspec
from server.presenters.shown_games import KOECHEL, NAMES, TABLES, nodes

from lacrimosa.notation.moves import Move
from lacrimosa.rules import play
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.events import ROW_RETURNED, Event
from lacrimosa.rules.kinds import NO_CARD, OPERA
from lacrimosa.rules.scoring import final_count, requiem_vp
from lacrimosa.rules.view import SPECTATOR, View, view
from lacrimosa.server.messages.board import Board, MapTile, Marker, OwnCourt, RowCard
from lacrimosa.server.messages.goods import Points
from lacrimosa.server.presenters.board import board_of
from lacrimosa.server.presenters.question import question_of
from lacrimosa.server.presenters.targets import targets_of
from lacrimosa.testkit.situation import Situation, own_edition, situation


def shown(game: Situation, seat: int = 0) -> Board:
    return board_of(game.names, view(game.state, seat))


def test_the_clock() -> None:
    board = shown(situation(players=3, first=2).at_round(4))
    assert (board.players, board.round, board.turn, board.first, board.active) == (3, 4, 1, 2, 2)
    assert (board.over, board.level, board.salieri) == (False, None, None)
    solo = shown(situation(players=1, level="medium", salieri=True))
    assert (solo.level, solo.salieri) == ("medium", "unseen")


def test_the_row() -> None:
    game = situation(salieri=True).row("bastien", "salieri", None, "miserere", None, None, None)
    row = shown(game).row
    assert row[:4] == [
        RowCard("bastien", "opus"),
        RowCard("salieri", "salieri"),
        None,
        RowCard("miserere", "memory"),
    ]
    assert row[4:] == [None, None, None]


def test_what_may_still_come() -> None:
    game = situation(players=2)
    state = game.state
    board = shown(game)
    here = {NAMES.card(card) for card in state.row if card != NO_CARD}
    first = {card.id for card in KOECHEL.data.opus.opus if card.period == 1}
    first |= {card.id for card in KOECHEL.data.memory.memory if card.period == 1}
    assert set(board.may_come) == first - here
    # Two Opus and two Memory cards are out of the game, and nobody knows which.
    assert board.to_come == len(board.may_come) - 4


def test_cards_that_salieri_sent_back_may_come_too() -> None:
    """SAL-3: they lie under the new period's cards, face down again, but everybody has seen them."""
    for seed in range(20):
        for node in nodes(TABLES[7], seed):
            back = {NAMES.card(int(e.a)) for e in events_of(node.moves[-1:]) if e.kind == ROW_RETURNED}
            if back:
                board = board_of(NAMES, view(node.state, SPECTATOR))
                waiting = back - {card.id for card in board.row if card is not None}
                assert waiting
                assert waiting <= set(board.may_come)
                return
    raise AssertionError("Salieri was never in the row at the end of a round: choose more seeds")


def events_of(moves: list[Move]) -> list[Event]:
    return [event for move in moves for event in move.events]


def test_the_map() -> None:
    game = situation().mozart("prague").tile("vienna", "types_symphony_chamber", gilded=True)
    game.tile("salzburg", None).tile("munich", "diary")
    board = shown(game)
    assert board.mozart == "prague"
    assert board.map["vienna"] == MapTile("types_symphony_chamber", gilded=True)
    assert board.map["munich"] == MapTile("diary")
    assert "salzburg" not in board.map
    assert (board.courts_left, board.cities_left) == (16 - 3, 15 - 7)
    game.state.cities_used |= BIT[3]
    assert shown(game).cities_used == [KOECHEL.city_ids[3]]


def test_the_requiem() -> None:
    game = situation(composers=("eybler", "stadler")).cover("kyrie.5", "sanctus.2").on_top("eybler_kyrie_2")
    game.marker(0, "kyrie.1", "eighth").marker(1, "kyrie.2", "sixteenth").neutral("kyrie.3", "sixteenth")
    requiem = shown(game).requiem
    assert (requiem.top, requiem.bottom) == ("eybler", "stadler")
    assert requiem.covered == ["kyrie.5", "sanctus.2"]
    assert requiem.markers == {
        "kyrie.1": Marker("eighth", 0),
        "kyrie.2": Marker("sixteenth", 1),
        "kyrie.3": Marker("sixteenth"),
    }
    kyrie, sequentia = requiem.movements[:2]
    assert (kyrie.id, kyrie.majority, sequentia.majority) == ("kyrie", "sixteenth", None)
    assert (kyrie.eighth.vp, kyrie.eighth.markers) == (1, 1)
    assert (kyrie.sixteenth.vp, kyrie.sixteenth.markers) == (3, 2)
    assert kyrie.eighth.tiles[0] == "eybler_kyrie_2"
    assert requiem_vp(game.state, game.seat_of(1), 0) == kyrie.sixteenth.vp


def test_one_composer_in_a_solo_game() -> None:
    requiem = shown(situation(players=1)).requiem
    assert (requiem.top, requiem.bottom) == ("eybler", None)
    assert all(movement.eighth.tiles and not movement.sixteenth.tiles for movement in requiem.movements)


def test_a_seat() -> None:
    game = situation().seat(
        1, ducats=7, vp=5, finance=3, talent=1, journey=0, composition=4, counters=(0, 2, 1)
    )
    game.lay(1, 2, "start_travel_a", "start_requiem_b").works(1, "bastien")
    game.marker(1, "kyrie.3").hired(1, "eybler_kyrie_1")
    own = game.seat_of(1)
    own.performed = BIT[KOECHEL.opus_ids.index("nannerl")]
    own.neutral = 0
    seat = shown(game).seats[1]
    assert (seat.seat, seat.ducats, seat.vp, seat.finance) == (1, 7, 5, 3)
    assert (seat.tracks, seat.counters) == (Points(1, 0, 4), Points(0, 2, 1))
    assert seat.experiences == [None, "start_travel_a", None, None]
    assert seat.story == [None, "start_requiem_b", None, None]
    assert (seat.opus, seat.performed) == (["bastien", "nannerl"], ["nannerl"])
    assert (seat.tiles, seat.markers, seat.neutral) == (["eybler_kyrie_1"], [1, 2, 4, 5, 6, 7], False)
    assert seat.tile_spaces == {"eybler_kyrie_1": 3}


def test_a_tile_that_is_not_paid_yet_lies_nowhere() -> None:
    game = situation().seat(0, ducats=40, counters=(0, 0, 9)).cover().acting("requiem")
    game.play("requiem kyrie.1 eighth")
    assert shown(game).seats[0].tile_spaces == {}
    assert int(game.state.seats[0].markers).bit_count() == 6


def test_how_often_the_period_bonus_would_pay() -> None:
    """MNT-4 counts the icons above, not those in the Story; the Soloist has none."""
    game = situation().bonus("bonus_1_travel").lay(0, 1, "start_travel_a", "start_travel_b")
    game.lay(0, 2, "start_document", "start_requiem_a").lay(1, 1, "start_travel_a", "start_requiem_a")
    assert [seat.bonus_times for seat in shown(game).seats] == [1, 1]
    assert [seat.bonus_times for seat in shown(situation().bonus("bonus_1_document")).seats] == [0, 0]
    assert shown(situation(players=1)).seats[-1].bonus_times == 0


def test_courts_and_how_far_they_are() -> None:
    game = situation().courts(0, "types_opera_religious", "types_opera_symphony").works(0, "bastien")
    seats = shown(game).seats
    assert seats[0].courts == [OwnCourt("types_opera_religious", 1), OwnCourt("types_opera_symphony", 1)]
    game.works(0, "dominicus", "sinfonie_20")
    # One opera serves one court only: the dearer one counts.
    assert shown(game).seats[0].courts == [
        OwnCourt("types_opera_religious", 2, counts=True),
        OwnCourt("types_opera_symphony", 2),
    ]


def test_icons_of_one_kind_need_a_work_each() -> None:
    edition = own_edition()
    court = edition.court_ids.index("types_opera_religious")
    edition.tables.courts[court].icons[:] = [OPERA, OPERA]
    game = situation(edition=edition).courts(0, "types_opera_religious").works(0, "bastien")
    assert shown(game).seats[0].courts == [OwnCourt("types_opera_religious", 1)]
    game.works(0, "mitridate")
    assert shown(game).seats[0].courts == [OwnCourt("types_opera_religious", 2, counts=True)]


def test_courts_count_as_in_the_last_count() -> None:
    seen = 0
    for table in (TABLES[0], TABLES[8]):
        for node in nodes(table, seed=9, every=7):
            board = board_of(NAMES, view(node.state, 0))
            for seat in node.state.seats:
                given = {NAMES.courts.word(court) for court, _ in final_count(node.state, seat).courts}
                courts = board.seats[int(seat.index)].courts
                assert {court.id for court in courts if court.counts} == given
                seen += len(courts)
    assert seen > 20


def test_the_same_view_gives_the_same_bytes() -> None:
    state = situation(players=4).state
    one, other = (msgspec.json.encode(board_of(NAMES, view(state.clone(), 2))) for _ in range(2))
    assert one == other


def test_a_board_and_its_targets_are_small() -> None:
    for node in nodes(TABLES[6], seed=51, every=7):
        seat = int(play.to_move(node.state))
        seen = view(node.state, seat)
        assert len(msgspec.json.encode(board_of(NAMES, seen))) < 6_000
        assert len(msgspec.json.encode(targets_of(NAMES, seen, seat))) < 8_000
        assert len(msgspec.json.encode(question_of(NAMES, seen))) < 3_000


def test_a_closed_board_of_the_truth_is_no_more_than_the_view() -> None:
    state = situation(players=2).state
    assert board_of(NAMES, View(0, state)) == board_of(NAMES, view(state, 0))
