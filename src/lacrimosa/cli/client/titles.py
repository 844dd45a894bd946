"""Names for people: titles instead of ids, players instead of seat letters."""

from collections import Counter
from collections.abc import Mapping, Sequence

from lacrimosa.editions import Edition
from lacrimosa.editions.titles import titles_of
from lacrimosa.notation.names import Names, Vocabulary


class Titles(Names):
    """The vocabularies of an edition in its own English words, or those printed on its components."""

    def __init__(self, edition: Edition, players: list[str]) -> None:
        super().__init__(edition)
        english = edition.words.en
        titles = {
            kind: {**printed, **getattr(english, kind)} for kind, printed in titles_of(edition.data).items()
        }
        self.opus = _vocabulary("Opus", edition.opus_ids, titles["opus"])
        self.memories = _vocabulary("Memory card", edition.memory_ids, titles["memory"])
        self.places = _vocabulary("place", edition.place_ids, titles["place"])
        self.cities = _vocabulary("City tile", edition.city_ids, titles["city"])
        self.courts = _vocabulary("Royal Court tile", edition.court_ids, titles["court"])
        self.seats = Vocabulary("seat", players)
        self.fill_cards()


def _vocabulary(kind: str, ids: Sequence[str], titles: Mapping[str, str]) -> Vocabulary:
    """Pieces of the same title are told apart by their ids."""
    words = [titles[name] or name for name in ids]
    counts = Counter(words)
    return Vocabulary(
        kind,
        [word if counts[word] == 1 else f"{word} ({name})" for word, name in zip(words, ids, strict=True)],
    )
