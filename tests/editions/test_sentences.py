"""Whatever can be said against an edition, the page has words for, in every language."""

import re
from pathlib import Path
from string import Formatter

import pytest

from lacrimosa.editions.sentences import TEXTS

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
ROOM = Path(__file__).parents[2] / "src" / "lacrimosa"
# Said by the workshop alone, of what was copied or opened.
OF_THE_WORKSHOP = {"count", "left_out", "not_taken"}


def spoken(language: str) -> dict[str, str]:
    text = (WORDS / language / "workshop.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^workshop-problem-(\w+) = (.*(?:\n +.*)*)", text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "fr", "es", "ru"])
def test_every_problem_has_words(language: str) -> None:
    words = spoken(language)
    assert words.keys() - OF_THE_WORKSHOP == TEXTS.keys()
    for code, text in TEXTS.items():
        named = {name for _, name, _, _ in Formatter().parse(text) if name}
        told = set(re.findall(r"\$(\w+)", words[code]))
        assert told - named - GIVEN.get(code, set()) == set(), code


# Values that stand in no English sentence, as the place says them.
GIVEN = {
    "not_toml": {"line", "column"},
    "bonus_period": {"period"},
    "map_few": {"kind"},
    "level_finance": {"level"},
    "strip_dearer": {"space"},
    "finance_less": {"space"},
    "constanze_instruments": {"players"},
    "constanze_few": {"players"},
    "stack_few": {"composer", "movement"},
}


def test_no_sentence_is_idle() -> None:
    """Each is said somewhere, by its code."""
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted(ROOM.glob("editions/**/*.py"))
        + sorted(ROOM.glob("*/workshop/*.py"))
        + sorted(ROOM.glob("workshop/*.py"))
        if path.name != "sentences.py"
    )
    said = set(re.findall(r'"(\w+)"', source)) | {f"words_unknown_{kind}" for kind in PIECES}
    assert TEXTS.keys() <= said


PIECES = ("opus", "memory", "city", "court", "place", "composer")
