"""Whatever the server says cannot be, the page has words for, in every language."""

import re
from pathlib import Path
from typing import get_args

import pytest

from lacrimosa.companion.files import KINDS
from lacrimosa.companion.problems import TEXTS
from lacrimosa.companion.shapes import ProblemCode

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


@pytest.mark.parametrize("language", ["en", "fr", "es", "ru"])
def test_every_problem_has_words(language: str) -> None:
    text = (WORDS / language / "companion.ftl").read_text(encoding="utf-8")
    codes = set(re.findall(r"^companion-problem-(\w+) =", text, re.MULTILINE))
    assert codes == set(get_args(ProblemCode)) == set(TEXTS)
    values = text.partition("companion-problem-wrong_value =")[2].partition("\n    }")[0]
    assert set(KINDS.values()) | {"word"} <= set(re.findall(r"\[(\w+)\]", values))
    for code in codes:
        # What English says with values the others say with them, too.
        assert placeables(text, code) == placeables((WORDS / "en" / "companion.ftl").read_text("utf-8"), code)


def placeables(text: str, code: str) -> set[str]:
    message = re.search(rf"^companion-problem-{code} =(.*(?:\n +.*)*)", text, re.MULTILINE)
    assert message is not None
    return set(re.findall(r"\$(\w+)", message[1]))
