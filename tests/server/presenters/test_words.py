"""Every event, reason and cause of the rules has its words, and the words are those of the notation."""

from collections import Counter

import pytest
from msgspec import structs
from server.presenters.shown_games import KOECHEL, NAMES, TABLES, nodes, table_id

from lacrimosa.notation.log import event_line
from lacrimosa.notation.moves import Move
from lacrimosa.rules import events, reasons
from lacrimosa.rules.events import Event, cause
from lacrimosa.rules.kinds import MEMORY_CARD, NOBODY
from lacrimosa.rules.tables import Cost as RulesCost
from lacrimosa.server.messages.goods import Cost
from lacrimosa.server.messages.question import Reason
from lacrimosa.server.messages.steps import Happening
from lacrimosa.server.presenters import reasons as shown_reasons
from lacrimosa.server.presenters import steps as shown_steps
from lacrimosa.server.presenters.names import message_names
from lacrimosa.server.presenters.reasons import reason_of
from lacrimosa.server.presenters.steps import happening_of, opening_of, steps_of
from lacrimosa.testkit.playouts import Table

WORDS = message_names(NAMES)


def test_there_is_a_decoding_for_every_event_and_every_reason() -> None:
    assert sorted(shown_steps.FIELDS) == list(range(events.EVENTS))
    assert sorted(shown_reasons.FIELDS) == list(range(reasons.REASONS))


VIENNA = KOECHEL.place_ids.index("vienna")
SALZBURG = KOECHEL.place_ids.index("salzburg")
MISERERE = KOECHEL.memory_ids.index("miserere")
BASTIEN = KOECHEL.opus_ids.index("bastien")
KYRIE_3 = NAMES.spaces.number("kyrie.3")


def heard(kind: int, a: int = 0, b: int = 0, c: int = 0, why: int = 0, seat: int = 1) -> Happening:
    """Without its rule, which `tests/rules/test_vocabulary.py` looks at."""
    return structs.replace(happening_of(WORDS, Event(kind, seat, a, b, c, why, b"")), rule=None)


@pytest.mark.parametrize(
    ("happening", "expected"),
    [
        (heard(events.ROUND_BEGAN, 2, seat=NOBODY), Happening("round_began", round=2)),
        (heard(events.TURN_BEGAN, 3), Happening("turn_began", 1, turn=3)),
        (
            heard(events.LAID, MISERERE, 1, 2),
            Happening("laid", 1, card="miserere", section="story", column=3),
        ),
        (heard(events.ACTED, MISERERE), Happening("acted", 1, card="miserere")),
        (
            heard(events.GAINED, events.TRACK + 2, 4, why=cause(events.FROM_STORY, MISERERE)),
            Happening("gained", 1, goods="composition_track", amount=4, cause="story", source="miserere"),
        ),
        (
            heard(events.LOST, events.DUCATS, 2, why=cause(events.END_DUCATS, 0)),
            Happening("lost", 1, goods="ducats", amount=2, cause="final_ducats"),
        ),
        (
            heard(events.LOST, events.COUNTER, 1, why=cause(events.FROM_ROW, 6)),
            Happening("lost", 1, goods="talent_counter", amount=1, cause="row", source="7"),
        ),
        (heard(events.DREW, NOBODY), Happening("drew", 1)),
        (heard(events.DREW, MISERERE), Happening("drew", 1, card="miserere")),
        (heard(events.SHUFFLED, 1), Happening("shuffled", 1, pile="deck")),
        (
            heard(events.SHUFFLED, events.PILE_CITIES, seat=NOBODY),
            Happening("shuffled", pile="cities"),
        ),
        (heard(events.SHUFFLED, events.PILE_ROW, seat=NOBODY), Happening("shuffled", pile="row")),
        (
            heard(events.ROW_SLID, BASTIEN, 1, 6, seat=NOBODY),
            Happening("row_slid", card="bastien", row_space=2, to_row_space=7),
        ),
        (
            heard(events.ROW_FILLED, MEMORY_CARD + MISERERE, 0, seat=NOBODY),
            Happening("row_filled", card="miserere", row_space=1),
        ),
        (heard(events.FORGOTTEN, MISERERE, 3), Happening("forgotten", 1, card="miserere", column=4)),
        (heard(events.DOCUMENTED, MISERERE, NOBODY), Happening("documented", 1, card="miserere")),
        (heard(events.COMMISSIONED, BASTIEN), Happening("commissioned", 1, card="bastien")),
        (
            heard(events.COMMISSIONED, BASTIEN, 0, 1),
            Happening("commissioned", 1, card="bastien", leaves_game=True),
        ),
        (
            heard(events.TRAVELLED, SALZBURG, VIENNA),
            Happening("travelled", 1, from_place="salzburg", place="vienna"),
        ),
        (
            heard(events.COURT_TAKEN, 0, VIENNA),
            Happening("court_taken", 1, tile=KOECHEL.court_ids[0], place="vienna"),
        ),
        (
            heard(events.CITY_USED, 0, SALZBURG, seat=NOBODY),
            Happening("city_used", tile=KOECHEL.city_ids[0], place="salzburg"),
        ),
        (
            heard(events.MAP_FILLED, VIENNA, 3, seat=NOBODY),
            Happening("map_filled", place="vienna", tile=KOECHEL.court_ids[3]),
        ),
        (
            heard(events.MAP_FILLED, SALZBURG, 3, seat=NOBODY),
            Happening("map_filled", place="salzburg", tile=KOECHEL.city_ids[3]),
        ),
        (
            heard(events.MARKER_PLACED, KYRIE_3, 1, 2),
            Happening("marker_placed", 1, space="kyrie.3", note="sixteenth", marker=3),
        ),
        (
            heard(events.MARKER_PLACED, KYRIE_3, 1, NOBODY),
            Happening("marker_placed", 1, space="kyrie.3", note="sixteenth"),
        ),
        (heard(events.TILE_LAID, 0, 4), Happening("tile_laid", 1, tile=KOECHEL.tile_ids[0], marker=5)),
        (heard(events.REPEAT_OFFERED, 3), Happening("repeat_offered", 1, action="travel")),
        (heard(events.BONUS_SHOWN, 4, seat=NOBODY), Happening("bonus_shown", tile=KOECHEL.bonus_ids[4])),
        (
            heard(events.SOLOIST_LAID, 0, 8, 1),
            Happening("soloist_laid", 1, card="1", story_card="9", column=2),
        ),
        (
            heard(events.SOLOIST_ACTED, 3, 1),
            Happening("soloist_acted", 1, action="travel", details="courts"),
        ),
        (heard(events.FIRST_PLAYER), Happening("first_player", 1)),
    ],
)
def test_events_in_words(happening: Happening, expected: Happening) -> None:
    assert happening == expected


IDS = ("card", "story_card", "place", "from_place", "tile", "space", "note", "action")


@pytest.mark.parametrize("table", TABLES[1::2], ids=table_id)
def test_the_events_of_whole_games_say_what_the_log_says(table: Table) -> None:
    """The log in plain text decodes the same numbers on its own: every id stands in both."""
    moves: list[Move] = []
    for node in nodes(table, seed=31, every=1000):
        moves = node.moves  # filled by the end of the game
    kinds: Counter[str] = Counter()
    for seat in (-1, 0):
        steps = steps_of(NAMES, moves, 0, seat)
        assert [step.number for step in steps] == list(range(1, len(moves) + 1))
        for step, move in zip(steps, moves, strict=True):
            assert (step.seat, step.round, step.turn) == (move.seat, move.round, move.turn)
            for happening, event in zip(step.happenings, move.events, strict=True):
                kinds[happening.kind] += 1
                line = event_line(NAMES, event.seen_by(seat))
                for field in IDS:
                    word = getattr(happening, field)
                    assert word is None or word in line, (line, happening)
                if happening.amount is not None:
                    assert f" {happening.amount} " in line
                if happening.cause is not None:
                    assert line.endswith(f"({' '.join(filter(None, (happening.cause, happening.source)))})")
    assert len(kinds) > 25


def test_steps_are_counted_from_the_start_of_the_game() -> None:
    node = next(node for node in nodes(TABLES[6], seed=2) if node.made == 12)
    late = steps_of(NAMES, node.moves[7:], 7, 0)
    assert [step.number for step in late] == [8, 9, 10, 11, 12]
    assert late == steps_of(NAMES, node.moves, 0, 0)[7:]


def test_what_happened_before_the_first_choice() -> None:
    opening = [Event(events.ROUND_BEGAN, NOBODY, 1, 0, 0, 0, b""), Event(events.DREW, 1, 5, 0, 0, 0, b"")]
    assert opening_of(NAMES, opening, 0) == [
        Happening("round_began", round=1, rule="RND-1"),
        Happening("drew", 1, rule="TRN-6"),
    ]


def because(code: int, a: int = 0, b: int = 0, short: RulesCost | None = None) -> Reason:
    return reason_of(WORDS, reasons.Reason(code, "X-1", a, b, short))


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        (because(reasons.GAME_OVER), Reason("game_over", "X-1")),
        (because(reasons.NOT_YOUR_TURN, 2), Reason("not_your_turn", "X-1", seat=2)),
        (because(reasons.NOT_ASKED_NOW, 7), Reason("not_asked_now", "X-1")),
        (because(reasons.NOT_IN_HAND, MISERERE), Reason("not_in_hand", "X-1", card="miserere")),
        (because(reasons.NOT_IN_ROW, MEMORY_CARD + MISERERE), Reason("not_in_row", "X-1", card="miserere")),
        (because(reasons.NOT_IN_ROW, BASTIEN), Reason("not_in_row", "X-1", card="bastien")),
        (because(reasons.ACTION_NOT_OFFERED, 4), Reason("action_not_offered", "X-1", action="requiem")),
        (
            because(reasons.CANNOT_PAY, short=RulesCost(2, 0, 1)),
            Reason("cannot_pay", "X-1", short=Cost(ducats=2, journey=1)),
        ),
        (because(reasons.NOT_YOURS, BASTIEN), Reason("not_yours", "X-1", card="bastien")),
        (because(reasons.ALREADY_PERFORMED, BASTIEN), Reason("already_performed", "X-1", card="bastien")),
        (
            because(reasons.WRONG_TYPE, BASTIEN, 3),
            Reason("wrong_type", "X-1", card="bastien", opus_type="chamber"),
        ),
        (because(reasons.WRONG_HALF, BASTIEN, 2), Reason("wrong_half", "X-1", card="bastien", half="sell")),
        (because(reasons.NO_SUCH_PLACE, 31), Reason("no_such_place", "X-1")),
        (because(reasons.NOTHING_THERE, VIENNA), Reason("nothing_there", "X-1", place="vienna")),
        (because(reasons.SPACE_TAKEN, KYRIE_3), Reason("space_taken", "X-1", space="kyrie.3")),
        (because(reasons.SPACE_COVERED, KYRIE_3), Reason("space_covered", "X-1", space="kyrie.3")),
        (because(reasons.NO_MARKER, 4), Reason("no_marker", "X-1", instrument="organ")),
        (
            because(reasons.STACK_EMPTY, 1, 1),
            Reason("stack_empty", "X-1", movement="sequentia", note="sixteenth"),
        ),
        (because(reasons.NO_COMPOSER, 0, 1), Reason("no_composer", "X-1", note="sixteenth")),
        (
            because(reasons.WRONG_MOVEMENT, KYRIE_3, 4),
            Reason("wrong_movement", "X-1", space="kyrie.3", movement="agnus_dei"),
        ),
        (because(reasons.TOO_FEW_DUCATS, 2), Reason("too_few_ducats", "X-1", ducats=2)),
        (because(reasons.NO_COUNTER, 2), Reason("no_counter", "X-1", point="composition")),
        (because(reasons.EXCHANGE_CLOSED), Reason("exchange_closed", "X-1")),
        (because(reasons.OWED_FIRST), Reason("owed_first", "X-1")),
        (because(reasons.MARKER_GONE, 0), Reason("marker_gone", "X-1", marker=1)),
        (because(reasons.NO_SUCH_CHOICE, 700), Reason("no_such_choice", "X-1")),
    ],
)
def test_reasons_in_words(reason: Reason, expected: Reason) -> None:
    assert reason == expected
