"""Reads rules.md, the one place where the rules are written, and its translations into Rule objects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from importlib import resources

_SECTION = re.compile(r"## (?P<code>[A-Z]{3}) (?P<title>\S.*)")
_RULE = re.compile(r"### (?P<id>(?P<code>[A-Z]{3})-[1-9]\d*) (?P<title>\S.{0,79})")


# rules.md is English and decides; rules.fr.md and the others say the same.
LANGUAGES = ("en", "fr", "es", "ru")
# How a paragraph begins that is a ruling: this edition decides where the books are silent or disagree.
RULING = {"en": "**Ruling.** ", "fr": "**Décision.** ", "es": "**Aclaración.** ", "ru": "**Решение.** "}
# How the paragraph below a ruling begins: what the books say, and why this edition reads them so.
NOTE = {"en": "*Why.* ", "fr": "*Pourquoi.* ", "es": "*Por qué.* ", "ru": "*Почему.* "}


@dataclass(frozen=True)
class Ruling:
    """What holds; `note` is what the books say and why this edition reads them so; without their marks."""

    text: str
    note: str = ""


@dataclass(frozen=True)
class Rule:
    """One rule: `section` is the section's title, `text` its paragraphs with a blank line between them.

    `rulings` are those of its paragraphs that are rulings, each with the note below it.
    """

    id: str
    title: str
    section: str
    text: str
    rulings: tuple[Ruling, ...] = ()


@dataclass(frozen=True)
class Section:
    """A section of the rulebook; `introduction` are the paragraphs before its first rule."""

    code: str
    title: str
    introduction: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """The whole text in one language."""

    language: str
    title: str
    introduction: str
    sections: tuple[Section, ...]


class UnknownRule(ValueError):
    """No rule has this id; `nearest` are the ids most like it."""

    def __init__(self, rule_id: str, nearest: list[str]) -> None:
        super().__init__(f"there is no rule {rule_id!r}; the nearest are {', '.join(nearest)}")
        self.id = rule_id
        self.nearest = nearest


def rules() -> list[Rule]:
    """All rules in the order of the rulebook, in English."""
    return list(_by_id().values())


def rule(rule_id: str) -> Rule:
    """The rule with this id, in upper or lower case."""
    found = _by_id().get(rule_id.strip().upper())
    if found is None:
        # A cutoff of zero, so that even a wild guess is answered with ids that exist.
        raise UnknownRule(rule_id, get_close_matches(rule_id.strip().upper(), _by_id(), n=3, cutoff=0.0))
    return found


@cache
def rulebook(language: str = "en") -> Rulebook:
    """The rules in one of LANGUAGES; ValueError for another one."""
    if language not in LANGUAGES:
        raise ValueError(f"there are no rules in {language!r}; there are {', '.join(LANGUAGES)}")
    return parse(_text(language), language)


def rulings_table() -> str:
    """Every ruling as a row of a Markdown table, in the order of the rulebook."""
    rows = [f"| {each.id} | {one.text} | {one.note} |" for each in rules() for one in each.rulings]
    return "\n".join(
        ["| Rule | Ruling | What the books say, and why we read them so |", "|---|---|---|", *rows]
    )


@cache
def _by_id() -> dict[str, Rule]:
    return {rule.id: rule for section in rulebook().sections for rule in section.rules}


def _text(language: str) -> str:
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    return resources.files("lacrimosa.rulebook").joinpath(name).read_text(encoding="utf-8")


@dataclass(frozen=True)
class _Block:
    """A heading with the lines below it, up to the next heading; `line` is where the heading stands."""

    line: int
    heading: str
    body: list[str]


def parse(text: str, language: str = "en") -> Rulebook:
    """A text of the form of rules.md; ValueError names the line that breaks the form."""
    title, introduction = "", ""
    sections: list[Section] = []
    found: set[str] = set()
    for block in _blocks(text):
        if block.heading.startswith("### "):
            rule = _rule(block, sections[-1] if sections else None, language)
            if rule.id in found:
                raise _malformed(block.line, f"{rule.id} is there twice")
            found.add(rule.id)
            sections[-1] = replace(sections[-1], rules=(*sections[-1].rules, rule))
        elif block.heading.startswith("# ") and not sections:
            title, introduction = block.heading[2:], _unwrapped(block.body)
        else:
            section = _section(block)
            if any(section.code == other.code for other in sections):
                raise _malformed(block.line, f"section {section.code} is there twice")
            sections.append(section)
    return Rulebook(language, title, introduction, tuple(sections))


def _blocks(text: str) -> Iterator[_Block]:
    block: _Block | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            if block:
                yield block
            block = _Block(number, line, [])
        elif block:
            block.body.append(line)
        elif line.strip():
            raise _malformed(number, "text before the first heading")
    if block:
        yield block


def _section(block: _Block) -> Section:
    match = _SECTION.fullmatch(block.heading)
    if match is None:
        raise _malformed(block.line, f"not a heading like '## SET Set-up': {block.heading!r}")
    return Section(match["code"], match["title"], _unwrapped(block.body), ())


def _rule(block: _Block, section: Section | None, language: str) -> Rule:
    match = _RULE.fullmatch(block.heading)
    if match is None:
        raise _malformed(block.line, f"not a heading like '### SET-1 Where Mozart starts': {block.heading!r}")
    if section is None or match["code"] != section.code:
        where = section.code if section else "none"
        raise _malformed(block.line, f"{match['id']} stands in section {where}")
    if block.body and block.body[0].strip():
        raise _malformed(block.line + 1, f"no blank line below the heading of {match['id']}")
    text = _unwrapped(block.body)
    if not text:
        raise _malformed(block.line, f"{match['id']} has no text")
    rulings: list[Ruling] = []
    above = ""
    for paragraph in text.split("\n\n"):
        if paragraph.startswith(RULING[language]):
            rulings.append(Ruling(paragraph.removeprefix(RULING[language])))
        elif paragraph.startswith(NOTE[language]):
            if not above.startswith(RULING[language]):
                raise _malformed(block.line, f"a note of {match['id']} stands below no ruling")
            rulings[-1] = replace(rulings[-1], note=paragraph.removeprefix(NOTE[language]))
        above = paragraph
    return Rule(match["id"], match["title"], section.title, text, tuple(rulings))


def _unwrapped(lines: list[str]) -> str:
    """The paragraphs, one line each: whoever shows a rule breaks the lines to its own width.

    An item of a list is a paragraph of its own.
    """
    paragraphs = re.split(r"\n\s*\n|\n(?=- )", "\n".join(lines).strip())
    # Only plain spaces and ends of lines: narrow ones that French sets before some signs stay.
    return "\n\n".join(" ".join(re.split(r"[ \n]+", one.strip())) for one in paragraphs)


def _malformed(line: int, what: str) -> ValueError:
    return ValueError(f"rules.md, line {line}: {what}")
