"""Numbers and words, both ways; every step comes back by its name."""

import pytest

from lacrimosa.editions import load
from lacrimosa.notation import NotationError
from lacrimosa.notation.names import Names, Vocabulary
from lacrimosa.rules import events, kinds
from lacrimosa.rules.saved_steps import STEPS, BadStep, revive

NAMES = Names(load("koechel"))


def test_every_step_has_a_name_and_comes_back() -> None:
    tables = NAMES.edition.tables
    for name in STEPS:
        made = []
        for size in (1, 2, 3, 6, 8):
            try:
                step = revive(tables, name, [0] * size)
            except BadStep:
                continue
            made.append(step)
            assert type(step).__name__ == name
            assert len(step.code()) == size
        assert len(made) == 1, name


def test_every_vocabulary_goes_both_ways() -> None:
    found = [value for value in vars(NAMES).values() if isinstance(value, Vocabulary)]
    assert len(found) > 20
    for vocabulary in found:
        for number, word in enumerate(vocabulary.words):
            assert vocabulary.number(word) == number
            assert vocabulary.word(number) == word
        for wrong in (-1, len(vocabulary)):
            with pytest.raises(NotationError):
                vocabulary.word(wrong)
        with pytest.raises(NotationError):
            vocabulary.number("no such word")


def test_cards_go_both_ways() -> None:
    for code in [*range(len(NAMES.opus)), *range(64, 64 + len(NAMES.memories)), kinds.SALIERI_CARD]:
        assert NAMES.card_code(NAMES.card(code)) == code
    with pytest.raises(NotationError):
        NAMES.card(kinds.NO_CARD)


def test_every_cause_has_words() -> None:
    for cause in range(events.CAUSES << 8):
        assert NAMES.cause(cause)
    assert NAMES.cause(events.cause(events.FROM_SALE, NAMES.opus.number("figaro"))) == "sale figaro"
