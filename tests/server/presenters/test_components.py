"""An edition as a message: every id of a board can be looked up, and the values are those of the edition."""

import msgspec
import pytest
from server.presenters.shown_games import KOECHEL, NAMES, TABLES, nodes, table_id

from lacrimosa.notation.names import SALIERI_WORD
from lacrimosa.rules.choices import COMMISSION_CARD
from lacrimosa.rules.explain import price_of
from lacrimosa.rules.view import SPECTATOR, View
from lacrimosa.rules.vocabulary import OPUS_TYPES
from lacrimosa.server.messages.board import Board, SeatBoard
from lacrimosa.server.messages.components import EditionInfo
from lacrimosa.server.messages.goods import Cost, Grant, Points, Reward
from lacrimosa.server.presenters.board import board_of
from lacrimosa.server.presenters.components import edition_info
from lacrimosa.testkit.playouts import Table
from lacrimosa.testkit.situation import situation

INFO = edition_info(KOECHEL)


def ids(infos: list[object]) -> set[str]:
    return {info.id for info in infos}  # type: ignore[attr-defined]


CARDS = ids([*INFO.opus, *INFO.memories]) | {SALIERI_WORD}
SPACES = {space.id for movement in INFO.movements for space in movement.spaces}


def check_seat(seat: SeatBoard) -> None:
    cards = ids([*INFO.soloist_cards]) if seat.is_soloist else ids([*INFO.memories])
    laid = [card for card in seat.experiences + seat.story if card is not None]
    assert cards.issuperset(laid + (seat.hand or []) + (seat.deck or []) + (seat.cards or []))
    assert ids([*INFO.opus]).issuperset(seat.opus + seat.performed)
    assert ids([*INFO.courts]).issuperset(court.id for court in seat.courts)
    assert ids([*INFO.tiles]).issuperset(seat.tiles)
    assert {space.space for space in INFO.instruments}.issuperset(seat.markers)
    assert 0 <= seat.finance < len(INFO.finance)


def check_board(board: Board) -> None:
    assert board.bonus in ids([*INFO.bonuses])
    assert board.constanze in ids([*INFO.constanze])
    assert {card.id for card in board.row if card is not None} <= CARDS
    assert set(board.may_come) <= CARDS
    assert {board.mozart, *board.map} <= ids([*INFO.places])
    courts = {place.id for place in INFO.places if place.is_court}
    for place, tile in board.map.items():
        assert tile.id in ids([*INFO.courts] if place in courts else [*INFO.cities])
    assert set(board.cities_used) <= ids([*INFO.cities])
    assert {*board.requiem.covered, *board.requiem.markers} <= SPACES
    assert {board.requiem.top, board.requiem.bottom} - {None} <= ids([*INFO.composers])
    for movement in board.requiem.movements:
        assert movement.id in ids([*INFO.movements])
        assert ids([*INFO.tiles]).issuperset(movement.eighth.tiles + movement.sixteenth.tiles)
    if board.hidden is not None:
        assert set(board.hidden.deck) <= CARDS
        assert set(board.hidden.court_stack) <= ids([*INFO.courts])
        assert set(board.hidden.city_stack) <= ids([*INFO.cities])
        assert set(board.hidden.bonuses) <= ids([*INFO.bonuses])


@pytest.mark.parametrize("table", TABLES[1::2], ids=table_id)
def test_every_id_of_a_board_is_in_the_edition(table: Table) -> None:
    for node in nodes(table, seed=71, every=15):
        for is_open in (False, True):
            board = board_of(NAMES, View(SPECTATOR, node.state), open_hands=is_open)
            check_board(board)
            for seat in board.seats:
                check_seat(seat)


def test_it_is_complete() -> None:
    counts = KOECHEL.data.edition.counts
    assert len(INFO.opus) == counts.opus + 1
    assert len(INFO.memories) == counts.memories + counts.starting_memories
    assert len(INFO.tiles) == sum(counts.composer_tiles.values())
    assert (len(INFO.cities), len(INFO.courts)) == (counts.cities, counts.courts)
    assert (len(INFO.bonuses), len(INFO.constanze)) == (counts.bonuses, counts.constanze)
    assert (len(INFO.soloist_cards), len(INFO.row)) == (counts.soloist_cards, counts.row_spaces)
    assert (len(INFO.movements), len(INFO.instruments)) == (counts.movements, counts.markers)
    assert len(INFO.roads) == len(KOECHEL.data.board.map.road)
    assert (INFO.id, INFO.digest) == (KOECHEL.id, KOECHEL.digest)


def test_cards() -> None:
    bastien = next(card for card in INFO.opus if card.id == "bastien")
    assert (bastien.title, bastien.koechel, bastien.year) == ("Bastien und Bastienne", "K. 50", 1768)
    assert (bastien.type, bastien.period, bastien.vp) == ("opera", 1, 4)
    assert bastien.cost == Cost(ducats=3, talent=2)
    assert (bastien.perform_cost, bastien.perform) == (Cost(talent=1), Reward(ducats=5))
    assert (bastien.sell_cost, bastien.sell) == (Cost(talent=1), Reward(vp=2, finance=1))
    starting = INFO.opus[-1]
    assert (starting.id, starting.cost, starting.type, starting.period) == (
        INFO.starting_opus,
        None,
        None,
        None,
    )
    london = next(card for card in INFO.memories if card.id == "bach_london")
    assert (london.year, london.actions, london.top) == (
        1764,
        ["commission"],
        Reward(tracks=Points(talent=1)),
    )
    assert london.story == Reward(tracks=Points(talent=1), wild_tracks=1)
    assert [card.id for card in INFO.memories[:9]] == INFO.starting_memories


def test_tiles() -> None:
    abbey = next(city for city in INFO.cities if city.id == "abbey_sale")
    assert abbey.cost == Cost(journey=1)
    assert abbey.plain == Reward(grants=[Grant("perform_or_sell", "sell", "religious", Reward(finance=2))])
    court = next(court for court in INFO.courts if court.id == "types_opera_religious")
    assert (court.need, court.icons, court.vp) == ("type", ["opera", "religious"], 8)
    assert (court.plain, court.gilded) == (Reward(ducats=3), Reward(ducats=5))
    periods = next(court for court in INFO.courts if court.id == "periods_1_2")
    assert (periods.need, periods.icons) == ("period", ["1", "2"])
    tile = next(tile for tile in INFO.tiles if tile.id == "eybler_kyrie_2")
    assert (tile.composer, tile.movement, tile.order, tile.dots) == ("eybler", "kyrie", 2, 0)
    assert tile.instant == Reward(counters=Points(journey=1), grants=[Grant("travel")])
    works = next(tile for tile in INFO.tiles if tile.instant.per_opus)
    values = KOECHEL.tables.composer_tiles[KOECHEL.tile_ids.index(works.id)].instant.per_opus
    assert [(bonus.vp, OPUS_TYPES.index(bonus.type)) for bonus in works.instant.per_opus] == values
    assert {tile.repeat is not None for tile in INFO.tiles if tile.movement == "kyrie"} == {False}
    for movement, field in (("sequentia", "track"), ("offertorium", "opus_type"), ("agnus_dei", "action")):
        sides = [tile.repeat for tile in INFO.tiles if tile.movement == movement and tile.repeat is not None]
        assert sides
        assert all(getattr(side, field) is not None for side in sides)


def test_boards() -> None:
    vienna = next(place for place in INFO.places if place.id == "vienna")
    assert (vienna.number, vienna.is_court, vienna.lat, vienna.lon) == (2, True, 48.21, 16.37)
    assert INFO.roads[0].between == ["salzburg", "munich"]
    assert INFO.roads[0].cost == Cost(ducats=1)
    assert (INFO.row[0].opus_cost, INFO.row[0].memory_cost) == (
        Cost(ducats=2, talent=1),
        Cost(ducats=2, talent=2),
    )
    assert (INFO.row[6].opus_gain, INFO.row[6].memory_gain) == (Reward(ducats=1), Reward(ducats=1))
    assert [space.leaves for space in INFO.row] == [False, False, False, True, True, True, True]
    kyrie = INFO.movements[0]
    assert (kyrie.id, kyrie.high, kyrie.low) == ("kyrie", 3, 1)
    assert [space.instrument for space in kyrie.spaces][:2] == ["horns", "percussion"]
    assert INFO.instruments[0].reward == Reward(neutral=True)
    assert INFO.finance[6] == Reward(ducats=4, wild_tracks=1, vp=1)
    constanze = INFO.constanze[0]
    assert (len(constanze.players_2), len(constanze.players_4)) == (10, 2)
    assert constanze.players_4 == ["kyrie.5", "sequentia.2"]


def test_the_soloist_and_the_start() -> None:
    first = INFO.soloist_cards[0]
    assert (first.id, first.actions, first.from_left) == ("1", ["commission"], False)
    assert (first.ascending, first.courts, first.movement, first.from_top) == (True, 0, "sequentia", True)
    hard = INFO.soloist_levels[2]
    assert (hard.id, hard.finance, hard.cards[-1]) == ("hard", 6, "11")
    assert [(start.ducats, start.vp) for start in INFO.starts] == [(10, 0), (11, 0), (10, 1), (11, 1)]
    assert (INFO.start_place, INFO.numbers.track_max, INFO.numbers.finance_start) == ("salzburg", 4, 2)


def test_exchanges_are_told_as_they_are_made() -> None:
    game = situation().seat(0, ducats=5, counters=(0, 1, 0)).acting("travel")
    game.play("buy talent")
    assert game.me.ducats == 5 - INFO.numbers.counter_price
    game.play("cash journey")
    assert game.me.ducats == 5 - INFO.numbers.counter_price + INFO.numbers.counter_value


def test_the_price_of_a_card_in_the_row_is_that_of_card_and_space() -> None:
    """A page may show the whole price of any card anywhere; it is what the rules ask for."""
    node = next(iter(nodes(TABLES[6], seed=3)))
    compared = 0
    for space, code in zip(INFO.row, node.state.row, strict=True):
        card = next((card for card in INFO.opus if card.id == NAMES.card(code)), None)
        if card is not None and card.cost is not None:
            price = price_of(node.state, 0, COMMISSION_CARD + code).total
            assert card.cost.ducats + space.opus_cost.ducats == price.ducats
            assert card.cost.talent + space.opus_cost.talent == price.point(0)
            compared += 1
    assert compared > 0


def test_it_is_the_same_every_time() -> None:
    text = msgspec.json.encode(INFO)
    assert msgspec.json.encode(edition_info(KOECHEL)) == text
    assert msgspec.json.decode(text, type=EditionInfo) == INFO
