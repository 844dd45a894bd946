"""The observation: what it tells, what it never tells, and that its layout is one thing."""

import numpy as np
import pytest

from lacrimosa.editions import load
from lacrimosa.env import layout_of, named
from lacrimosa.rules.bits import members
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.kinds import COMMISSION, MEMORY_CARD, NO_CARD, REQUIEM, SALIERI_CARD, TURNS
from lacrimosa.rules.observation import QUESTIONS, fields, observation
from lacrimosa.rules.play import advance_game, options, to_move
from lacrimosa.rules.sheet import LARGEST, Sheet
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.steps.travel import Arrive, ChooseRoute
from lacrimosa.rules.tables import Cost, Grant
from lacrimosa.rules.view import view
from lacrimosa.testkit.playouts import EVERY_TABLE, Table

KOECHEL = load("koechel")
LAYOUT = layout_of()


def nodes(table: Table, seed: int, every: int) -> list[State]:
    """Copies of every n-th state of a random game, the last one too."""
    state = table.new(KOECHEL, seed)
    rng = stream(seed, 3)
    kept = []
    made = 0
    while state.pending:
        if made % every == 0:
            kept.append(state.clone())
        rng = advance(rng)
        offered = options(state)
        advance_game(state, offered[below(rng, len(offered))])
        made += 1
    return [*kept, state]


def array(state: State, seat: int) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    return np.frombuffer(observation(state, seat), np.int16)


@pytest.mark.both
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_nothing_hidden_is_told(table: Table) -> None:
    """The true state, the view and every re-deal of what is hidden give the same bytes."""
    hands_dealt_anew = 0
    for number, state in enumerate(nodes(table, 4, 5)):
        for seat in range(table.players):
            seen = view(state, seat)
            told = observation(state, seat)
            assert observation(seen.state, seat) == told
            for salt in range(3):
                other = determinize(seen, stream(number, salt))
                assert observation(other, seat) == told
                hands_dealt_anew += other.seats[seat - 1].hand != state.seats[seat - 1].hand
    assert hands_dealt_anew > 0 or table.players == 1


def test_every_choice_can_be_seen() -> None:
    """No two positions of a game look the same to whoever is asked."""
    for table in EVERY_TABLE:
        told = [observation(state, int(to_move(state))) for state in nodes(table, 7, 1)[:-1]]
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_the_layout_is_the_same_at_every_table_and_every_moment(table: Table) -> None:
    expected = fields(Table(2).new(KOECHEL, 0))
    low, high = np.zeros(LAYOUT.length, np.int16), LAYOUT.space()["observation"].high  # type: ignore[index]
    for state in nodes(table, 9, 9):
        assert fields(state) == expected
        for seat in range(table.players):
            told = array(state, seat)
            assert told.shape == (LAYOUT.length,)
            assert np.all(told >= low)
            assert np.all(told <= high)


def test_names_are_unique_and_follow_each_other_without_a_gap() -> None:
    names = [field.name for field in LAYOUT.fields]
    assert len(set(names)) == len(names)
    end = 0
    for field in LAYOUT.fields:
        assert field.offset == end
        end += field.length
    assert end == LAYOUT.length


@pytest.mark.parametrize("table", [Table(1, 2, True), Table(2), Table(4, -1, True)], ids=str)
def test_the_fields_say_what_lies_on_the_table(table: Table) -> None:
    for state in nodes(table, 21, 11):
        for seat in range(table.players):
            told = named(array(state, seat))
            own = state.seats[seat]
            assert told["own.vp"][0] == own.vp
            assert told["own.ducats"][0] == own.ducats
            assert told["own.tracks"].tolist() == [own.track(kind) for kind in range(3)]
            assert told["own.counters"].tolist() == [own.counter(kind) for kind in range(3)]
            assert np.flatnonzero(told["own.hand"]).tolist() == members(own.hand)
            assert np.flatnonzero(told["own.deck"]).tolist() == sorted(own.deck[own.drawn :])
            assert np.flatnonzero(told["own.opus"]).tolist() == members(own.opus)
            for turn in range(TURNS):
                laid = np.flatnonzero(told["own.experiences"] == turn + 1).tolist()
                assert laid == [card for card in [own.experience(turn)] if card >= 0]
            after = state.seats[(seat + 1) % len(state.seats)]
            assert told["other1.vp"][0] == after.vp
            assert told["other1.eighths"].nonzero()[0].tolist() == members(after.eighths)
            assert told["other3.present"][0] == (len(state.seats) == 4)
            assert np.argmax(told["game.players"]) + 1 == table.players
            assert told["game.round"].sum() == (state.round > 0)
            check_row(state, told)
            check_map(state, told)


def check_row(state: State, told: dict[str, np.ndarray[tuple[int], np.dtype[np.int16]]]) -> None:
    for at, card in enumerate(state.row):
        if card == SALIERI_CARD:
            assert told["row.salieri"][0] == at + 1
        elif card >= MEMORY_CARD and card != NO_CARD:
            assert told["row.memories"][card - MEMORY_CARD] == at + 1
        elif card != NO_CARD:
            assert told["row.opus"][card] == at + 1
    lying = np.count_nonzero(told["row.opus"]) + np.count_nonzero(told["row.memories"])
    assert lying + (told["row.salieri"][0] > 0) == sum(card != NO_CARD for card in state.row)


def check_map(state: State, told: dict[str, np.ndarray[tuple[int], np.dtype[np.int16]]]) -> None:
    assert np.argmax(told["map.mozart"]) == state.mozart
    for place, tile in enumerate(state.map_tiles):
        assert np.flatnonzero(told[f"map.place{place + 1}"]).tolist() == [tile] * (tile >= 0)


def test_every_question_is_asked_by_its_own_sign() -> None:
    asked = set()
    for seed in range(20):
        for state in nodes(Table(2 + seed % 3, -1, True), seed, 1)[:-1]:
            kind = named(array(state, int(to_move(state))))["question.kind"]
            assert kind.sum() == 1
            asked.add(QUESTIONS[int(np.argmax(kind))])
    # A choice of routes needs roads that cost different goods; this edition has none.
    assert asked == set(QUESTIONS) - {"choose_route"}
    state = Table(2).new(KOECHEL, 1)
    state.pending.append(ChooseRoute(0, 5))
    told = named(array(state, 0))
    assert QUESTIONS[int(np.argmax(told["question.kind"]))] == "choose_route"
    assert np.flatnonzero(told["question.place"]).tolist() == [5]


def test_what_is_owed_and_what_follows_is_told() -> None:
    """A payment for a journey: the debt on top, the goal and the rest of the menu below."""
    state = Table(2).new(KOECHEL, 1)
    state.pending.append(ActionMenu(0, [Grant(COMMISSION), Grant(REQUIEM)], True, False))
    state.pending.append(Arrive(0, 3))
    state.pending.append(Pay(0, Cost(2, 0, 1, 0, 1, 0), 0))
    told = named(array(state, 0))
    assert told["question.owed_ducats"][0] == 2
    assert told["question.owed_points"].tolist() == [0, 1, 0]
    assert told["question.owed_wild"][0] == 1
    assert np.flatnonzero(told["waiting.places"]).tolist() == [3]
    assert told["waiting.actions"].tolist() == [0, 1, 0, 0, 1]


def test_after_the_end_nobody_is_asked() -> None:
    told = named(array(nodes(Table(3), 5, 99)[-1], 0))
    assert told["game.asked"].sum() == 0
    assert told["question.kind"].sum() == 0


def test_numbers_of_any_size_fit() -> None:
    sheet = Sheet()
    for value in (0, 1, 1023, 1024, 5000, LARGEST, LARGEST + 5):
        sheet.number("n", value, "")
    sheet.points("p", 2000 | 3 << 16 | 1500 << 32, "")
    sheet.places("c", 8 | 0 << 8 | 2 << 16, 9, 4, "")
    written = np.frombuffer(b"".join(sheet.parts), np.int16).tolist()
    assert written[:7] == [0, 1, 1023, 1024, 5000, LARGEST, LARGEST]
    assert written[7:10] == [2000, 3, 1500]
    assert written[10:] == [0, 3, 0, 0, 0, 0, 0, 1, 0]


def test_parts_of_the_array_can_be_asked_for() -> None:
    told = array(nodes(Table(2), 1, 99)[0], 0)
    columns = LAYOUT.columns("own.ducats", "own.hand")
    fields_of = named(told)
    assert told[columns].tolist() == [*fields_of["own.ducats"], *fields_of["own.hand"]]
    batch = named(np.stack([told, told]))
    assert batch["own.hand"].shape == (2, len(fields_of["own.hand"]))
    with pytest.raises(ValueError, match=r"'own\.money'"):
        LAYOUT.columns("own.money")
    with pytest.raises(ValueError, match="this array 7"):
        named(told[:7])
