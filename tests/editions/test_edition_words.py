"""Every component of a shipped edition has a name in all four languages, every Memory card its story."""

import re
from pathlib import Path

import pytest

from lacrimosa.editions import load
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.rulebook import LANGUAGES

MESSAGE = re.compile(r"^(?P<id>[a-z][a-z0-9_-]*) = (?P<text>\S.*)$")


def words(folder: Path, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in (folder / "words" / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        if match := MESSAGE.match(line):
            assert match["id"] not in found, f"{language}: {match['id']} is there twice"
            found[match["id"]] = match["text"]
        else:
            assert line == "" or line.startswith("#"), f"{language}: {line}"
    return found


def wanted() -> set[str]:
    data = load("koechel").data
    memories = [card.id for card in (*data.memory.starting, *data.memory.memory)]
    ids = (
        {"edition-title"}
        | {f"memory-{card}" for card in memories}
        | {f"memory-{card}-story" for card in memories}
    )
    ids |= {f"opus-{data.opus.starting_opus.id}", *(f"opus-{card.id}" for card in data.opus.opus)}
    ids |= {f"place-{place.id}" for place in data.board.map.place}
    ids |= {f"city-{city.id}" for city in data.cities.city}
    ids |= {f"court-{court.id}" for court in data.courts.court}
    composers = [composer.id for composer in data.composers.composer]
    return ids | {f"composer-{name}" for name in composers} | {f"composer-{name}-short" for name in composers}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_words(language: str) -> None:
    assert set(words(SHIPPED / "koechel", language)) == wanted()


def test_memories_are_told_in_each_language_and_fit_their_card() -> None:
    texts = {language: words(SHIPPED / "koechel", language) for language in LANGUAGES}
    for key in wanted():
        told = [texts[language][key] for language in LANGUAGES]
        if key.endswith("-story"):
            assert len(set(told)) == len(LANGUAGES), f"{key} is not translated"
            assert max(map(len, told)) <= 90, f"{key} is too long for a card"
        else:
            assert max(map(len, told)) <= 45, f"{key} is too long for a card"
