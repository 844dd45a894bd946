"""Turns are of the same kind if they do the same."""

from hypothesis import given
from hypothesis import strategies as st
from puzzles.sample import EDITION, ENTRIES, seen_of

from lacrimosa.notation.names import names_of
from lacrimosa.review.kinds import FRESH, kind_from, kind_of_text, kind_of_turn
from lacrimosa.rules.choices import (
    CHOICES,
    COMMISSION_CARD,
    DOCUMENT_CARD,
    INCOME,
    NEUTRAL_SPACE,
    PERFORM_CARD,
    REQUIEM_SPACE,
    SELL_CARD,
    TRAVEL_TO,
)

TABLES = EDITION.tables
NAMES = names_of(EDITION)
SPACES = len(TABLES.space_movement)
# Which cards, how it is paid, which way, and when it is done.
MANNER = [choice for choice in range(DOCUMENT_CARD) if choice != INCOME]
DEEDS = [
    INCOME,
    *range(DOCUMENT_CARD, REQUIEM_SPACE),
    *(first + at for first in (REQUIEM_SPACE, NEUTRAL_SPACE) for at in range(2 * SPACES)),
]


@given(st.lists(st.sampled_from(DEEDS), max_size=6), st.lists(st.sampled_from(MANNER)), st.randoms())
def test_cards_payment_and_order_make_no_kind(deeds: list[int], manner: list[int], luck: object) -> None:
    line = [*deeds, *manner]
    luck.shuffle(line)  # type: ignore[attr-defined]
    assert kind_of_turn(TABLES, line) == kind_of_turn(TABLES, deeds)


def test_every_deed_makes_a_kind() -> None:
    first = [DOCUMENT_CARD, COMMISSION_CARD, PERFORM_CARD, SELL_CARD, TRAVEL_TO, REQUIEM_SPACE, NEUTRAL_SPACE]
    kinds = {kind_of_turn(TABLES, [deed]) for deed in [INCOME, *first]}
    assert len(kinds) == 8
    assert kind_of_turn(TABLES, [SELL_CARD + 3]) != kind_of_turn(TABLES, [SELL_CARD + 4])
    assert NEUTRAL_SPACE + 2 * SPACES <= CHOICES


def test_spaces_of_a_movement_that_count_alike_are_one() -> None:
    def like(one: int, other: int) -> bool:
        return all(table[one] == table[other] for table in (TABLES.space_movement, TABLES.space_instrument))

    pairs = [(a, b) for b in range(SPACES) for a in range(b)]
    assert any(like(a, b) for a, b in pairs)
    for a, b in pairs:
        kinds = [kind_of_turn(TABLES, [REQUIEM_SPACE + 2 * space]) for space in (a, b)]
        assert (kinds[0] == kinds[1]) == like(a, b)
    assert kind_of_turn(TABLES, [REQUIEM_SPACE]) != kind_of_turn(TABLES, [REQUIEM_SPACE + 1])


def test_what_nobody_could_plan_is_a_kind_of_its_own() -> None:
    seen = seen_of(ENTRIES[0])
    on_offer = next(card for card in seen.state.row if card < 64)
    to_come = next(card for card in range(64) if card not in seen.state.row)
    planned = [TRAVEL_TO, COMMISSION_CARD + on_offer]
    assert FRESH not in kind_from(seen.state, planned)
    assert kind_from(seen.state, [*planned, COMMISSION_CARD + to_come]) == {*planned, FRESH}


def test_a_line_in_words_has_the_same_kind() -> None:
    place = NAMES.places.word(2)
    text = f"experience {NAMES.memories.word(0)}; story {NAMES.memories.word(1)}; act; travel {place}; done"
    assert kind_of_text(NAMES, text) == {TRAVEL_TO + 2}
