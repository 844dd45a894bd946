"""Choices in words, both ways: `travel vienna`, `requiem kyrie.3 eighth`, `track 2`."""

import functools

from lacrimosa.notation.errors import NotationError, near, quoted
from lacrimosa.notation.names import Names, Vocabulary, numbered
from lacrimosa.rules.choices import (
    ACT,
    BUY,
    CASH,
    COMMISSION_CARD,
    DOCUMENT_CARD,
    DONE,
    FROM_TRACK,
    INCOME,
    LAY_EXPERIENCE,
    LAY_STORY,
    MARKER,
    NAME,
    NEUTRAL_SPACE,
    PERFORM_CARD,
    REQUIEM_SPACE,
    ROUTE,
    SELL_CARD,
    TRAVEL_TO,
)


class Verb:
    """One range of choices: the word it begins with, and what is named behind it."""

    def __init__(self, first: int, word: str, *named: Vocabulary) -> None:
        self.first = first
        self.word = word
        self.named = named

    def texts(self) -> dict[int, str]:
        """Every choice of the range that names something, in words."""
        texts = {0: self.word}
        for vocabulary in self.named:
            texts = {
                number * len(vocabulary) + index: f"{text} {word}"
                for number, text in texts.items()
                for index, word in enumerate(vocabulary.words)
            }
        return {self.first + number: text for number, text in texts.items()}

    def pattern(self) -> str:
        return " ".join([self.word, *(vocabulary.kind.upper() for vocabulary in self.named)])


class ChoiceWords:
    """All choices of an edition in words."""

    def __init__(self, names: Names) -> None:
        self.verbs = {verb.word: verb for verb in _verbs(names)}
        self.texts: dict[int, str] = {}
        for verb in self.verbs.values():
            self.texts |= verb.texts()
        self.choices = {text: choice for choice, text in self.texts.items()}


def _verbs(names: Names) -> list[Verb]:
    tables = names.edition.tables
    steps = Vocabulary("number of steps", [str(number) for number in range(tables.track_max + 1)])
    routes = numbered("route", max(len(routes) for goals in tables.routes for routes in goals))
    return [
        Verb(LAY_EXPERIENCE, "experience", names.memories),
        Verb(LAY_STORY, "story", names.memories),
        Verb(ACT, "act"),
        Verb(INCOME, "income"),
        Verb(DONE, "done"),
        Verb(BUY, "buy", names.story_points),
        Verb(CASH, "cash", names.story_points),
        Verb(NAME, "name", names.story_points),
        Verb(FROM_TRACK, "track", steps),
        Verb(ROUTE, "route", routes),
        Verb(MARKER, "marker", names.markers),
        Verb(DOCUMENT_CARD, "document", names.memories),
        Verb(COMMISSION_CARD, "commission", names.opus),
        Verb(PERFORM_CARD, "perform", names.opus),
        Verb(SELL_CARD, "sell", names.opus),
        Verb(TRAVEL_TO, "travel", names.places),
        Verb(REQUIEM_SPACE, "requiem", names.spaces, names.notes),
        Verb(NEUTRAL_SPACE, "neutral", names.spaces, names.notes),
    ]


@functools.lru_cache(maxsize=8)
def choice_words(names: Names) -> ChoiceWords:
    return ChoiceWords(names)


def choice_text(names: Names, choice: int) -> str:
    """A choice in words; NotationError if it names nothing of this edition."""
    text = choice_words(names).texts.get(choice)
    if text is None:
        raise NotationError(f"choice {choice} names nothing of the edition {names.edition.id}")
    return text


def parse_choice(names: Names, text: str) -> int:
    """The choice a text means; NotationError says what is wrong with it."""
    known = choice_words(names)
    parts = text.split()
    choice = known.choices.get(" ".join(parts))
    if choice is not None:
        return choice
    if not parts:
        raise NotationError("a choice is missing")
    verb = known.verbs.get(parts[0])
    if verb is None:
        raise NotationError(f"{quoted(parts[0])} is no choice{near(parts[0], known.verbs)}")
    if len(parts) - 1 != len(verb.named):
        raise NotationError(f"{quoted(text)} does not read {quoted(verb.pattern())}")
    for vocabulary, part in zip(verb.named, parts[1:], strict=True):
        vocabulary.number(part)
    raise NotationError(f"{quoted(text)} is no choice")
