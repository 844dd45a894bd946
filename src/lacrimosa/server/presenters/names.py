"""The names of an edition as plain tuples and tables, made once: what every message looks up."""

import functools
from dataclasses import dataclass
from typing import Any, Self

from lacrimosa.editions import Edition
from lacrimosa.editions.titles import Kind, title_of
from lacrimosa.notation.choices import choice_words
from lacrimosa.notation.names import SALIERI_WORD, Names
from lacrimosa.rules import tables
from lacrimosa.rules.bits import members
from lacrimosa.rules.choices import CHOICES
from lacrimosa.rules.events import cause_kind
from lacrimosa.rules.kinds import MEMORY_CARD, NO_CARD, SALIERI_CARD
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.vocabulary import CAUSES, CardKind, Cause
from lacrimosa.server.messages.board import RowCard
from lacrimosa.server.messages.goods import Reward


@dataclass(frozen=True)
class PieceNames:
    """The names of pieces that are known by their numbers; quicker to make than all names."""

    tables: Tables
    bonuses: tuple[str, ...]
    constanze: tuple[str, ...]
    spaces: tuple[str, ...]
    soloist_cards: tuple[str, ...]

    @classmethod
    def of(cls, names: Names) -> Self:
        return cls(
            names.edition.tables,
            names.bonuses.words,
            names.constanze.words,
            names.spaces.words,
            names.soloist_cards.words,
        )


class MessageNames:
    """The names of one edition."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.pieces = PieceNames.of(names)
        self.tables = names.edition.tables
        self.opus = names.opus.words
        self.memories = names.memories.words
        self.places = names.places.words
        self.cities = names.cities.words
        self.courts = names.courts.words
        self.tiles = names.tiles.words
        self.composers = names.composers.words
        self.bonuses = names.bonuses.words
        self.constanze = names.constanze.words
        self.spaces = names.spaces.words
        self.soloist_cards = names.soloist_cards.words
        texts = choice_words(names).texts
        self.choices = tuple(texts.get(choice, "") for choice in range(CHOICES))
        self.row_cards = tuple(self._row_card(code) for code in range(NO_CARD + 1))
        self.gains: dict[tables.Reward, Reward | None] = {}  # kept by `shown.goods.gain_of`
        self._causes: dict[int, tuple[Cause, str | None]] = {}

    def _row_card(self, code: int) -> RowCard | None:
        kind: CardKind = "opus" if code < MEMORY_CARD else "memory" if code < SALIERI_CARD else "salieri"
        if code == SALIERI_CARD:
            return RowCard(SALIERI_WORD, kind)
        words = self.opus if kind == "opus" else self.memories
        number = code % MEMORY_CARD
        return RowCard(words[number], kind) if code < SALIERI_CARD and number < len(words) else None

    def card(self, code: int) -> str:
        """The word of a card code of row or deck."""
        return self.names.card(code)

    def cause(self, cause: int) -> tuple[Cause, str | None]:
        """What a gain or a payment comes from, and the component, if there is one."""
        known = self._causes.get(cause)
        if known is None:
            _, _, source = self.names.cause(cause).partition(" ")
            known = CAUSES[cause_kind(cause)], source or None
            self._causes[cause] = known
        return known


def picked(words: tuple[str, ...], mask: int) -> list[str]:
    """The words of the numbers in a mask, ascending."""
    return [words[number] for number in members(mask)]


@functools.lru_cache(maxsize=8)
def message_names(names: Names) -> MessageNames:
    return MessageNames(names)


def printed_title(edition: Edition, kind: Kind, piece: Any) -> str:
    """The title on a piece; empty if it prints none: pages have words of their own then."""
    return "" if (kind, piece.id) in edition.untitled else title_of(piece)
