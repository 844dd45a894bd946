"""The rules text is whole, is found by id, and its proofs are read from the tests."""

import re
from pathlib import Path

import pytest

from lacrimosa.rulebook import Rule, Ruling, UnknownRule, rule, rules, rulings_table
from lacrimosa.rulebook.proofs import proofs
from lacrimosa.rulebook.reader import LANGUAGES, NOTE, parse, rulebook

SIZES = {
    "SET": 12,
    "RND": 3,
    "TRN": 8,
    "PAY": 8,
    "DOC": 4,
    "COM": 4,
    "PFS": 4,
    "TRV": 6,
    "REQ": 8,
    "ROW": 2,
    "MNT": 8,
    "END": 6,
    "SOL": 13,
    "SAL": 4,
    "HID": 1,
}
SAMPLE = """\
# Rules

Words.

## SET Set-up

### SET-1 Where Mozart starts

At
Salzburg.

**Ruling.** So.

*Why.* The books
are silent.
"""
DOCS = Path(__file__).parents[2] / "docs" / "rules.md"


# The text


def test_every_id_is_there_once_in_order_without_gaps() -> None:
    expected = [f"{code}-{number}" for code, size in SIZES.items() for number in range(1, size + 1)]
    assert [rule.id for rule in rules()] == expected
    assert len(expected) == 91


def test_each_section_has_one_title() -> None:
    titles = {(rule.id[:3], rule.section) for rule in rules()}
    assert len(titles) == len(SIZES)
    assert rule("SET-1").section == "Set-up (2 to 4 players)"


def test_no_rule_is_empty() -> None:
    assert all(rule.title and rule.text and rule.section for rule in rules())


def test_ids_named_inside_the_text_exist() -> None:
    for each in rules():
        for named in re.findall(r"\b[A-Z]{3}-\d+\b", each.text):
            assert rule(named).id == named


def test_a_ruling_is_always_marked_the_same_way_and_opens_its_paragraph() -> None:
    for each in rules():
        for paragraph in each.text.split("\n\n"):
            marks = re.findall(r"\*\*|\bRuling\b", paragraph)
            assert marks in ([], ["**", "Ruling", "**"]), each.id
            assert not marks or paragraph.startswith("**Ruling.** "), each.id


def test_the_docs_list_every_ruling_and_no_other() -> None:
    docs = DOCS.read_text(encoding="utf-8")
    listed = docs[docs.index("| Rule | Ruling | ") :]
    assert listed == rulings_table() + "\n", "put what `lacrimosa rules --rulings` prints into docs/rules.md"
    assert listed.count("\n") == 2 + sum(each.text.count("**Ruling.**") for each in rules())


@pytest.mark.parametrize(
    ("rule_id", "books"),
    [
        # A ruling against what all the books print, or some of them, says what they print.
        ("SET-4", "no order"),
        ("SET-12", "do not say"),
        ("TRN-7", "as long as the turn lasts"),
        ("DOC-1", "reference manual"),
        ("TRV-3", "the other way round"),
        ("REQ-6", "same action"),
        ("END-6", "Spanish rulebook"),
        ("SOL-8", "players' actions only"),
        ("SOL-11", "Spanish one"),
        ("SAL-3", "visible cards"),
    ],
)
def test_a_ruling_says_what_the_books_have(rule_id: str, books: str) -> None:
    assert any(books in ruling.note for ruling in rule(rule_id).rulings)


def _rules(language: str) -> list[Rule]:
    return [each for section in rulebook(language).sections for each in section.rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_says_what_the_books_say_and_why(language: str) -> None:
    books = {"en": "book|manual", "fr": "livret|manuel", "es": "reglamento|manual", "ru": "книг|справочник"}
    for each in _rules(language):
        assert each.text.count(NOTE[language]) == len(each.rulings), each.id
        for ruling in each.rulings:
            assert re.search(books[language], ruling.note, re.IGNORECASE), f"{each.id}: {ruling.text}"
            assert "*" not in ruling.text + ruling.note, each.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_is_no_copy_of_a_rule(language: str) -> None:
    """No sentence of a note stands in a rule or in a ruling, where it would be written twice."""
    paragraphs = [one for each in _rules(language) for one in each.text.split("\n\n")]
    told = [one for one in paragraphs if not one.startswith(NOTE[language])]
    for each in _rules(language):
        for sentence in (one for ruling in each.rulings for one in re.split(r"(?<=\.) ", ruling.note)):
            assert not any(sentence in one for one in told), f"{each.id}: {sentence}"


# Looking up


@pytest.mark.parametrize("asked", ["TRV-3", "trv-3", " Trv-3 "])
def test_a_rule_is_found_in_any_case(asked: str) -> None:
    found = rule(asked)
    assert (found.id, found.title) == ("TRV-3", "Taking the tile")


@pytest.mark.parametrize("asked", ["TRV-9", "TRV3", "XYZ-77", "", "?"])
def test_an_unknown_id_is_answered_with_the_nearest(asked: str) -> None:
    with pytest.raises(UnknownRule, match=r"nearest are [A-Z]{3}-") as error:
        rule(asked)
    assert repr(asked) in str(error.value)
    assert error.value.id == asked
    assert len(error.value.nearest) == 3
    assert not isinstance(error.value, KeyError)


def test_the_nearest_ids_are_near() -> None:
    with pytest.raises(UnknownRule) as error:
        rule("hid-2")
    assert error.value.nearest[0] == "HID-1"


def test_changing_the_list_leaves_the_rulebook_alone() -> None:
    rules().clear()
    assert len(rules()) == 91


# The form of the file


def test_the_form_is_read() -> None:
    assert list(parse(SAMPLE).sections[0].rules) == [
        Rule(
            "SET-1",
            "Where Mozart starts",
            "Set-up",
            "At Salzburg.\n\n**Ruling.** So.\n\n*Why.* The books are silent.",
            (Ruling("So.", "The books are silent."),),
        )
    ]


def test_an_introduction_to_a_section_belongs_to_no_rule() -> None:
    text = SAMPLE.replace("## SET Set-up\n", "## SET Set-up\n\nIn this order.\n")
    assert parse(text).sections[0].rules == parse(SAMPLE).sections[0].rules
    assert parse(text).sections[0].introduction


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("# Rules", "Rules", 1, "before the first heading"),
        ("## SET Set-up", "## Set-up", 5, "not a heading like"),
        ("## SET Set-up", "#### SET Set-up", 5, "not a heading like"),
        ("## SET Set-up\n", "\n", 7, "stands in section none"),
        ("### SET-1", "### SET1", 7, "not a heading like"),
        ("### SET-1", "### SET-01", 7, "not a heading like"),
        ("### SET-1", "### TRV-1", 7, "TRV-1 stands in section SET"),
        ("Where Mozart starts", "long " * 20, 7, "not a heading like"),
        ("starts\n\n", "starts\n", 8, "no blank line"),
        ("At\nSalzburg.\n\n**Ruling.** So.\n\n*Why.* The books\nare silent.\n", "", 7, "SET-1 has no text"),
        ("**Ruling.** So.", "So.", 7, "a note of SET-1 stands below no ruling"),
        ("silent.\n", "silent.\n\n### SET-1 Once more\n\nText.\n", 17, "SET-1 is there twice"),
        ("silent.\n", "silent.\n\n## SET Once more\n", 17, "section SET is there twice"),
        ("silent.\n", "silent.\n\n# Appendix\n", 17, "not a heading like"),
    ],
)
def test_a_malformed_file_is_refused_naming_the_line(old: str, new: str, line: int, what: str) -> None:
    assert old in SAMPLE
    with pytest.raises(ValueError, match=rf"line {line}: .*{what}"):
        parse(SAMPLE.replace(old, new, 1))


# Proofs


def _write(folder: Path, name: str, text: str) -> Path:
    path = folder / "tests" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("import pytest\nfrom pytest import mark\n" + text, encoding="utf-8")
    return folder / "tests"


def _found(tests: Path) -> dict[str, list[str]]:
    return {rule_id: node_ids for rule_id, node_ids in proofs(tests).items() if node_ids}


def test_every_rule_has_an_entry_even_unproved(tmp_path: Path) -> None:
    assert proofs(tmp_path) == {rule.id: [] for rule in rules()}


def test_marks_on_functions(tmp_path: Path) -> None:
    tests = _write(
        tmp_path,
        "rules/test_travel.py",
        '@pytest.mark.rule("TRV-3")\n@pytest.mark.slow\ndef test_b(): ...\n'
        '@pytest.mark.rule("TRV-3", "PAY-1")\nasync def test_a(): ...\n'
        '@mark.rule("TRV-1")\n@mark.rule("TRV-2")\ndef test_c(): ...\n'
        "def test_d(): ...\n",
    )
    at = "tests/rules/test_travel.py"
    assert _found(tests) == {
        "PAY-1": [f"{at}::test_a"],
        "TRV-1": [f"{at}::test_c"],
        "TRV-2": [f"{at}::test_c"],
        "TRV-3": [f"{at}::test_a", f"{at}::test_b"],
    }


def test_a_mark_on_a_class_counts_for_each_of_its_tests(tmp_path: Path) -> None:
    tests = _write(
        tmp_path,
        "test_sale.py",
        '@pytest.mark.rule("PFS-1")\nclass TestSale:\n'
        "    def helper(self): ...\n    def test_x(self): ...\n"
        '    @pytest.mark.rule("PFS-3")\n    def test_y(self): ...\n'
        '    class TestInner:\n        pytestmark = pytest.mark.rule("PFS-4")\n'
        "        def test_z(self): ...\n",
    )
    at = "tests/test_sale.py::TestSale"
    assert _found(tests) == {
        "PFS-1": [f"{at}::TestInner::test_z", f"{at}::test_x", f"{at}::test_y"],
        "PFS-3": [f"{at}::test_y"],
        "PFS-4": [f"{at}::TestInner::test_z"],
    }


@pytest.mark.parametrize(
    "line",
    [
        'pytestmark = pytest.mark.rule("ROW-1")',
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("ROW-1")]',
        'pytestmark: list[object] = [pytest.mark.rule("ROW-1")]',
    ],
)
def test_a_mark_on_a_module_counts_for_all_its_tests(tmp_path: Path, line: str) -> None:
    # The mark stands last: pytest reads it after the whole module has been loaded.
    tests = _write(
        tmp_path, "test_row.py", f"def test_a(): ...\nclass TestRow:\n    def test_b(self): ...\n{line}\n"
    )
    assert _found(tests) == {"ROW-1": ["tests/test_row.py::TestRow::test_b", "tests/test_row.py::test_a"]}


def test_only_what_pytest_collects_is_a_proof(tmp_path: Path) -> None:
    _write(tmp_path, "helpers.py", '@pytest.mark.rule("ROW-1")\ndef test_a(): ...\n')
    tests = _write(tmp_path, "test_row.py", '@pytest.mark.rule("ROW-1")\ndef row(): ...\n')
    assert _found(tests) == {}


@pytest.mark.parametrize(
    ("mark", "what"),
    [
        ('pytest.mark.rule("TRV-99")', "unknown rule 'TRV-99'"),
        ('pytest.mark.rule("TRV-1", "trv-2")', "unknown rule 'trv-2'"),
        ("pytest.mark.rule(TRAVEL)", "must be written out, not TRAVEL"),
        ("pytest.mark.rule(3)", "must be written out, not 3"),
        ("pytest.mark.rule()", "needs ids"),
        ("pytest.mark.rule", "needs ids"),
    ],
)
@pytest.mark.parametrize(
    "form", ["@{}\ndef test_a(): ...\n", "@{}\nclass TestA: ...\n", "pytestmark = [{}]\n"]
)
def test_a_bad_mark_is_refused_naming_file_and_line(tmp_path: Path, mark: str, what: str, form: str) -> None:
    tests = _write(tmp_path, "rules/test_bad.py", form.format(mark))
    with pytest.raises(ValueError, match=rf"^tests/rules/test_bad\.py, line 3: .*{re.escape(what)}"):
        proofs(tests)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_rules(language: str) -> None:
    """The same ids in the same order, with as many paragraphs and rulings each."""
    english, other = rulebook(), rulebook(language)
    assert other.language == language
    assert [section.code for section in other.sections] == [section.code for section in english.sections]
    for ours, theirs in zip(english.sections, other.sections, strict=True):
        assert bool(ours.introduction) == bool(theirs.introduction), ours.code
        assert [rule.id for rule in theirs.rules] == [rule.id for rule in ours.rules]
        for one, same in zip(ours.rules, theirs.rules, strict=True):
            assert same.text.count("\n\n") == one.text.count("\n\n"), one.id
            assert len(same.rulings) == len(one.rulings) == same.text.count("**") // 2, one.id
            if language != "en":
                assert same.text != one.text, f"{one.id} is not translated"


def test_a_language_without_rules() -> None:
    with pytest.raises(ValueError, match="no rules in 'de'; there are en, fr, es, ru"):
        rulebook("de")
