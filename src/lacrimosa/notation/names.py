"""Numbers and words, both ways: the rules know only numbers, people read only words."""

from collections.abc import Sequence
from typing import Final

from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.editions.loader import shipped_ids
from lacrimosa.notation.errors import NotationError, near, quoted
from lacrimosa.rules import events, vocabulary
from lacrimosa.rules.events import PILE_CITIES, PILE_ROW
from lacrimosa.rules.kinds import MEMORY_CARD, ROW_SPACES, SALIERI_CARD
from lacrimosa.rules.saved_steps import STEPS

SEATS: Final = ("A", "B", "C", "D")
SALIERI_WORD: Final = "salieri"  # the card


class Vocabulary:
    """The words of one kind of thing, in the order of their numbers."""

    def __init__(self, kind: str, entries: Sequence[str]) -> None:
        self.kind = kind
        self.words = tuple(entries)
        self._numbers = {word: number for number, word in enumerate(self.words)}
        if len(self._numbers) != len(self.words):
            raise NotationError(f"two of {kind} have the same word")

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, word: object) -> bool:
        return word in self._numbers

    def word(self, number: int) -> str:
        if not 0 <= number < len(self.words):
            raise NotationError(f"{self.kind} {number} does not exist; there are {len(self.words)}")
        return self.words[number]

    def number(self, word: str) -> int:
        number = self._numbers.get(word)
        if number is None:
            raise NotationError(f"{quoted(word)} is no {self.kind}{near(word, self.words)}")
        return number

    def mask_words(self, mask: int) -> list[str]:
        """The words of the numbers in a mask, ascending."""
        return [self.word(number) for number in range(mask.bit_length()) if mask >> number & 1]


def numbered(kind: str, count: int) -> Vocabulary:
    """Things people count from 1."""
    return Vocabulary(kind, [str(number + 1) for number in range(count)])


class Names:
    """Every vocabulary of an edition."""

    def __init__(self, edition: Edition) -> None:
        tables = edition.tables
        self.edition = edition
        # Components of the edition.
        self.opus = Vocabulary("Opus", edition.opus_ids)
        self.memories = Vocabulary("Memory card", edition.memory_ids)
        self.places = Vocabulary("place", edition.place_ids)
        self.cities = Vocabulary("City tile", edition.city_ids)
        self.courts = Vocabulary("Royal Court tile", edition.court_ids)
        self.tiles = Vocabulary("composer tile", edition.tile_ids)
        self.composers = Vocabulary("composer", edition.composer_ids)
        self.movements = Vocabulary("movement", edition.movement_ids)
        self.bonuses = Vocabulary("bonus tile", edition.bonus_ids)
        self.constanze = Vocabulary("Constanze card", edition.constanze_ids)
        self.spaces = Vocabulary("Requiem space", _spaces(edition))
        self.soloist_cards = numbered("Soloist card", len(tables.soloist_cards))
        self.markers = numbered("instrument space", len(tables.instrument_of))
        self.finance = Vocabulary("finance space", [str(number) for number in range(len(tables.finance))])
        # The same in every edition.
        self.row = numbered("row space", ROW_SPACES)
        self.seats = Vocabulary("seat", SEATS)
        self.story_points = Vocabulary("story point", vocabulary.STORY_POINTS)
        self.actions = Vocabulary("action", vocabulary.ACTIONS)
        self.opus_types = Vocabulary("Opus type", vocabulary.OPUS_TYPES)
        self.instruments = Vocabulary("instrument", vocabulary.INSTRUMENTS)
        self.notes = Vocabulary("note", vocabulary.NOTES)
        self.levels = Vocabulary("level", vocabulary.LEVELS)
        self.goods = Vocabulary("good", vocabulary.GOODS)
        self.causes = Vocabulary("cause", vocabulary.CAUSES)
        self.events = Vocabulary("event", vocabulary.EVENTS)
        self.reasons = Vocabulary("reason", vocabulary.REASONS)
        self.steps = Vocabulary("step", tuple(STEPS))
        self.halves = Vocabulary("half", vocabulary.HALVES)
        self.needs = Vocabulary("need", vocabulary.NEEDS)
        self.salieri = Vocabulary("whereabouts of Salieri", vocabulary.SALIERI)
        self.fill_cards()

    def fill_cards(self) -> None:
        """Derive what mixes vocabularies: cards of the row, and what causes are about."""
        # The codes of cards have gaps, so this is no plain vocabulary.
        self._cards = dict(enumerate(self.opus.words))
        self._cards |= {MEMORY_CARD + number: word for number, word in enumerate(self.memories.words)}
        self._cards[SALIERI_CARD] = SALIERI_WORD
        self._codes = {word: code for code, word in self._cards.items()}
        if len(self._codes) != len(self._cards):
            raise NotationError("an Opus and a Memory card have the same id")
        self._cause_index = _cause_index(self)

    def card(self, code: int) -> str:
        """The word of a card code of row or deck."""
        word = self._cards.get(code)
        if word is None:
            raise NotationError(f"card code {code} does not exist")
        return word

    def card_code(self, word: str) -> int:
        code = self._codes.get(word)
        if code is None:
            raise NotationError(f"{quoted(word)} is no card{near(word, self._codes)}")
        return code

    def cause(self, cause: int) -> str:
        """What a gain or a payment comes from: its kind, and which component if there is one."""
        kind, index = int(events.cause_kind(cause)), int(events.cause_index(cause))
        counted = self._cause_index.get(kind)
        if counted is None or index >= len(counted):
            return self.causes.word(kind)
        return f"{self.causes.word(kind)} {counted.word(index)}"

    def pile(self, pile: int, is_solo: bool) -> str:
        """What was shuffled: `deck A`, `soloist`, `cities` or `row`."""
        if pile == PILE_CITIES:
            return "cities"
        if pile == PILE_ROW:
            return "row"
        return "soloist" if is_solo and pile == 1 else f"deck {self.seats.word(pile)}"


def _spaces(edition: Edition) -> list[str]:
    """kyrie.1 is the topmost space of the Kyrie."""
    tables = edition.tables
    return [
        f"{edition.movement_ids[movement]}.{space - tables.first_space[movement] + 1}"
        for space, movement in enumerate(tables.space_movement)
    ]


def _cause_index(names: Names) -> dict[int, Vocabulary]:
    """What the index of a cause counts; kinds without an entry have no index worth a word."""
    return {
        events.FROM_TOP: names.memories,
        events.FROM_EXCHANGE: names.story_points,
        events.FROM_ROW: names.row,
        events.FROM_COMMISSION: names.opus,
        events.FROM_PERFORM: names.opus,
        events.FROM_SALE: names.opus,
        events.FROM_OFFERTORIUM: names.tiles,
        events.FROM_CITY: names.cities,
        events.FROM_COURT: names.courts,
        events.FROM_ROAD: names.places,
        events.FROM_INSTRUMENT: names.markers,
        events.FROM_COMPOSER: names.tiles,
        events.FROM_REQUIEM: names.movements,
        events.FROM_STORY: names.memories,
        events.FROM_SEQUENTIA: names.tiles,
        events.FROM_FINANCE: names.finance,
        events.FROM_BONUS: names.bonuses,
        events.FROM_OVERFLOW: names.story_points,
        events.END_COURTS: names.courts,
        events.END_REQUIEM: names.movements,
    }


OWN_EDITION = (
    'an own one has to be given too, as edition="path/to/its/folder" or --edition path/to/its/folder'
)
_KNOWN: dict[str, Names] = {}


def names_of(edition: Edition) -> Names:
    """The names of an edition, made once."""
    known = _KNOWN.get(edition.digest)
    if known is None or known.edition is not edition:
        known = Names(edition)
        _KNOWN[edition.digest] = known
    return known


def shipped(name: str) -> Edition:
    """A shipped edition. A folder could be loaded too, but not because a text from outside says so."""
    if name not in shipped_ids():
        known = near(name, shipped_ids())
        raise NotationError(f"{quoted(name)} is no shipped edition ({OWN_EDITION}){known}")
    try:
        return load(name)
    except EditionError as problem:
        raise NotationError(str(problem)) from problem
