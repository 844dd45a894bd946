"""words.toml: what the pieces of an edition are called in every language, and stories of Memory cards."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import field

from lacrimosa.editions.errors import refuse
from lacrimosa.editions.schema import Data, Section
from lacrimosa.editions.titles import Kind, Named, titles_of

WORDS_FILE: Final = "words.toml"
MOST_TITLE: Final = 100
MOST_STORY: Final = 200

# By the id of a piece. What a value must be is checked below, where its place can be named.
Texts = dict[str, Any]


class LanguageWords(Section, frozen=True, omit_defaults=True):
    """Everything in one language; what is left out is as the edition prints it."""

    title: str = ""
    opus: Texts = field(default_factory=dict)
    memory: Texts = field(default_factory=dict)
    story: Texts = field(default_factory=dict)
    city: Texts = field(default_factory=dict)
    court: Texts = field(default_factory=dict)
    place: Texts = field(default_factory=dict)
    composer: Texts = field(default_factory=dict)


class Words(Section, frozen=True, omit_defaults=True):
    """The file, by language."""

    en: LanguageWords = LanguageWords()
    fr: LanguageWords = LanguageWords()
    es: LanguageWords = LanguageWords()
    ru: LanguageWords = LanguageWords()


LANGUAGES: Final[tuple[str, ...]] = Words.__struct_fields__
_NOTHING: Final = LanguageWords()


def spoken(words: Words) -> list[str]:
    """The languages in which an edition has words of its own."""
    return [language for language in LANGUAGES if getattr(words, language) != _NOTHING]


def own_pieces(data: Data, words: Words, shipped: Mapping[Kind, Mapping[str, str]]) -> Named:
    """The pieces that are none of a shipped edition's.

    Pages have words, pictures and notes for the pieces of the shipped edition, by id. They fit a piece of
    another edition only if it is the same one: if it prints the same title and is given no other.
    """
    return frozenset(
        (kind, name)
        for kind, titles in titles_of(data).items()
        for name, title in titles.items()
        if shipped[kind].get(name) != title
        or any(name in getattr(getattr(words, one), kind) for one in LANGUAGES)
    )


def check_words(words: Words, data: Data) -> None:
    """Every text is one line, not too long, and belongs to a piece that is there."""
    known: dict[str, set[str]] = {kind: set(titles) for kind, titles in titles_of(data).items()}
    known["story"] = known["memory"]
    for language in LANGUAGES:
        own: LanguageWords = getattr(words, language)
        if own.title:
            _check_text(language, "title", own.title, MOST_TITLE)
        for kind, ids in known.items():
            for name, text in getattr(own, kind).items():
                where = f"{language}.{kind}"
                if name not in ids:
                    piece = "memory" if kind == "story" else kind
                    refuse(WORDS_FILE, where, f"words_unknown_{piece}", id=name)
                _check_text(where, name, text, MOST_STORY if kind == "story" else MOST_TITLE)


def _check_text(where: str, name: str, text: object, most: int) -> None:
    if not isinstance(text, str):
        refuse(WORDS_FILE, where, "words_text", field=name)
    if not text:
        refuse(WORDS_FILE, where, "words_empty", field=name)
    if len(text) > most:
        refuse(WORDS_FILE, where, "words_long", field=name, n=len(text), most=most)
    if not text.isprintable() or text.strip() != text:
        refuse(WORDS_FILE, where, "text_line", field=name)
