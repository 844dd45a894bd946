"""The page about the notation says what is."""

import doctest
from pathlib import Path

from notation.playing import played

from lacrimosa.editions import load
from lacrimosa.notation.choices import choice_words
from lacrimosa.notation.names import Names
from lacrimosa.notation.record import write_record

PAGE = Path(__file__).resolve().parents[2] / "docs" / "notation.md"


def test_the_example_runs() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_every_verb_is_explained() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for verb in choice_words(Names(load("koechel"))).verbs:
        assert f"`{verb}" in page, verb


def test_every_key_is_explained() -> None:
    page = PAGE.read_text(encoding="utf-8")
    record = write_record(played((1, "easy", True), 1, most=3))
    for line in record.splitlines():
        key = line.partition(":")[0]
        if line and not key[0].isdigit():
            word = key if key.split()[0] not in ("period", "removed") else f"{key.split()[0]} N"
            assert f"`{word}`" in page or f"`{word.split()[0]} A`" in page, key
