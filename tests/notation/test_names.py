"""The tables of words are as long as the lists of numbers they stand for."""

import pytest

from lacrimosa.editions import load
from lacrimosa.notation import NotationError, words
from lacrimosa.notation.names import Names, Vocabulary
from lacrimosa.rules import events, kinds, reasons
from lacrimosa.rules.saved_steps import BadStep, revive

NAMES = Names(load("koechel"))


def test_fixed_tables_fit_the_rules() -> None:
    assert len(words.EVENTS) == events.EVENTS
    assert len(words.CAUSES) == events.CAUSES
    assert len(words.REASONS) == reasons.REASONS
    assert len(words.GOODS) == events.COUNTER + kinds.STORY_POINTS
    assert len(words.ACTIONS) == kinds.ACTIONS
    assert len(words.INSTRUMENTS) == kinds.INSTRUMENTS
    assert len(words.OPUS_TYPES) == kinds.OPUS_TYPES


def test_words_stand_at_their_numbers() -> None:
    for table, module in ((words.EVENTS, events), (words.REASONS, reasons)):
        for number, word in enumerate(table):
            assert getattr(module, word.upper()) == number, word
    for word in words.CAUSES:
        name = f"FROM_{word.upper()}" if not word.startswith("final_") else f"END_{word[6:].upper()}"
        assert getattr(events, name) == words.CAUSES.index(word), word


def test_every_step_has_a_name_and_comes_back() -> None:
    tables = NAMES.edition.tables
    for name in words.STEPS:
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
