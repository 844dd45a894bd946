"""words.toml, and pieces without a title: what they are called, and what is not told of them."""

import contextlib

import pytest
from editions.box import Box
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lacrimosa.cli.client.titles import Titles
from lacrimosa.editions import Edition, EditionError
from lacrimosa.editions.checks import findings
from lacrimosa.editions.phrases import describe_city, describe_court, describe_memory, describe_opus
from lacrimosa.editions.words import LANGUAGES, spoken
from lacrimosa.notation import Game

WORDS = """\
[en.memory]
great_tour = "A long way"

[ru]
title = "Моя коробка"

[ru.opus]
figaro = "Свадьба"

[ru.story]
great_tour = "Три года в карете."

[ru.city]
diary = "Дневник"

[ru.court]
types_opera_religious = "Двор"

[ru.place]
vienna = "Вена"

[ru.composer]
eybler = "Эйблер"
"""


def with_words(box: Box, text: str) -> Edition:
    return box.write("words.toml", text.encode()).load()


def test_words_come_with_the_edition_and_are_no_part_of_its_digest(box: Box) -> None:
    before = box.load()
    after = with_words(box, WORDS)
    assert after.digest == before.digest
    assert (spoken(before.words), spoken(after.words)) == ([], ["en", "ru"])
    russian = after.words.ru
    assert (russian.title, russian.opus) == ("Моя коробка", {"figaro": "Свадьба"})
    assert russian.story == {"great_tour": "Три года в карете."}


# What is written, and the beginning of the message.
WRONG = [
    ("[de]\n", "words.toml: de is unknown; the fields are en, fr, es, ru"),
    ("[ru.tile]\n", "words.toml: ru.tile is unknown; the fields are title, opus"),
    ("[ru]\ntitle = 3\n", "words.toml: ru: title is 3; it must be text in quotes"),
    ("[ru]\nopus = 3\n", "words.toml: ru: opus is 3; it must be a table"),
    ('[ru.opus]\nfigarro = "x"\n', 'words.toml: ru.opus: "figarro" is no Opus of this edition'),
    ('[ru.story]\nfigaro = "x"\n', 'words.toml: ru.story: "figaro" is no Memory card of this edition'),
    ('[ru.place]\nrome = "x"\n', 'words.toml: ru.place: "rome" is no place of this edition'),
    ("[ru.opus]\nfigaro = 3\n", "words.toml: ru.opus: figaro must be text in quotes"),
    ('[ru.opus.figaro]\nx = "y"\n', "words.toml: ru.opus: figaro must be text in quotes"),
    ('[ru.opus]\nfigaro = ""\n', "words.toml: ru.opus: figaro is empty; leave it out"),
    (
        f'[ru.opus]\nfigaro = "{"я" * 101}"\n',
        "words.toml: ru.opus: figaro has 101 characters; it must have at",
    ),
    (f'[ru.story]\naloysia = "{"я" * 201}"\n', "words.toml: ru.story: aloysia has 201 characters"),
    (f'[ru]\ntitle = "{"я" * 101}"\n', "words.toml: ru: title has 101 characters"),
    ('[ru.opus]\nfigaro = "a\\nb"\n', "words.toml: ru.opus: figaro has a control sign or blanks at an end"),
    ('[ru.opus]\nfigaro = " a"\n', "words.toml: ru.opus: figaro has a control sign or blanks at an end"),
    ('[ru.opus]\nfigaro = "\\u202Ea"\n', "words.toml: ru.opus: figaro has a control sign"),
    ("ru = [\n", "words.toml: this is not TOML"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_wrong_words_are_refused_with_their_place(box: Box, text: str, message: str) -> None:
    box.write("words.toml", text.encode())
    assert box.problem().startswith(message)


def test_too_large_words_are_refused(box: Box) -> None:
    box.write("words.toml", b"#" * 1_000_001)
    assert box.problem().startswith("words.toml: this file is too large")


KEYS = st.sampled_from(["title", "opus", "memory", "story", "city", "figaro", "great_tour", "x"])
VALUES = st.recursive(
    st.text(max_size=5).map(repr) | st.sampled_from(["3", "true", '"x"', '"\\u0000"', "[]", "1e9"]),
    lambda inner: st.dictionaries(KEYS, inner, max_size=2).map(
        lambda table: "{ " + ", ".join(f"{key} = {value}" for key, value in table.items()) + " }"
    ),
    max_leaves=4,
)
FUZZ = settings(
    max_examples=80,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


@FUZZ
@given(language=st.sampled_from([*LANGUAGES, "de", "title"]), value=VALUES)
def test_whatever_the_words_are_they_are_read_or_refused(box: Box, language: str, value: str) -> None:
    box.write("words.toml", f"{language} = {value}\n".encode("utf-8", "replace"))
    with contextlib.suppress(EditionError):
        box.load()


# What pages tell of shipped pieces.


def test_the_shipped_edition_and_its_copy_have_no_pieces_of_their_own(koechel: Edition, box: Box) -> None:
    assert koechel.own == koechel.untitled == frozenset()
    assert box.replace("edition.toml", '"koechel"', '"copy"').load().own == frozenset()


def test_a_piece_with_another_title_is_another_piece(box: Box) -> None:
    box.replace_in("opus.toml", "figaro", 'title = "', 'title = "Not ')
    box.replace("memory.toml", 'id = "great_tour"', 'id = "long_tour"')
    edition = with_words(box, '[fr.city]\ndiary = "Cahier"\n')
    assert edition.own == {("opus", "figaro"), ("memory", "long_tour"), ("city", "diary")}


def test_a_piece_with_other_values_and_the_same_title_is_still_the_same(box: Box) -> None:
    assert box.replace_in("opus.toml", "figaro", "year = 1786", "year = 1785").load().own == frozenset()


# Without a title.


@pytest.fixture
def untitled(box: Box) -> Edition:
    def without(file: str, name: str, field: str) -> None:
        text = (box.folder / file).read_text(encoding="utf-8").partition(f'id = "{name}"\n')[2]
        line = next(line for line in text.splitlines() if line.startswith(f"{field} = "))
        box.replace_in(file, name, line, f'{field} = ""')

    for name in ("figaro", "idomeneo"):
        without("opus.toml", name, "title")
    without("opus.toml", "figaro", "koechel")
    without("memory.toml", "great_tour", "title")
    without("cities.toml", "diary", "name")
    without("courts.toml", "types_opera_religious", "name")
    box.replace_in("opus.toml", "jupiter", 'title = "', 'title = "jupiter" # "')
    return box.load()


def test_a_piece_without_a_title_is_called_by_what_it_does(untitled: Edition) -> None:
    edition = untitled
    assert {name for _, name in edition.untitled} == {
        "figaro",
        "idomeneo",
        "jupiter",
        "great_tour",
        "diary",
        "types_opera_religious",
    }
    assert edition.untitled == edition.own
    assert describe_opus(edition, edition.opus_ids.index("figaro")).startswith("Opera of 1786 (1786): opera")
    assert describe_opus(edition, edition.opus_ids.index("jupiter")).startswith("Symphony of 1788 (K. 551,")
    memory = describe_memory(edition, edition.memory_ids.index("great_tour"))
    assert memory.startswith("Travel, Perform or Sell (1763)")
    assert describe_city(edition, edition.city_ids.index("diary")).startswith("Document Memories: ")
    court = describe_court(edition, edition.court_ids.index("types_opera_religious"))
    assert court.startswith("Court of opera and religious: ")


def test_missing_titles_are_no_weakness_and_the_client_tells_pieces_apart(box: Box) -> None:
    text = (box.folder / "memory.toml").read_text(encoding="utf-8").splitlines(keepends=True)
    box.write(
        "memory.toml", "".join('title = ""\n' if line.startswith("title") else line for line in text).encode()
    )
    edition = with_words(box, WORDS)
    assert findings(edition) == []
    titles = Titles(edition, ["Anna", "Bea"])
    assert titles.memories.words[0] == "Document Memories (start_document)"
    assert titles.memories.words[1] == "Commission an Opus (start_commission_a)"
    assert "A long way" in titles.memories.words
    assert Game.from_record(Game.new(2, edition=edition, seed=1).record(), edition).options
