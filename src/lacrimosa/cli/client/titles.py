"""Names for people: titles instead of ids, players instead of seat letters."""

from lacrimosa.editions import Edition
from lacrimosa.notation.names import Names, Vocabulary


class Titles(Names):
    """The vocabularies of an edition in the words printed on its components."""

    def __init__(self, edition: Edition, players: list[str]) -> None:
        super().__init__(edition)
        data = edition.data
        self.opus = Vocabulary("Opus", [*(n.title for n in data.opus.opus), data.opus.starting_opus.title])
        memories = [n.title for n in (*data.memory.starting, *data.memory.memory)]
        self.memories = Vocabulary("Memory card", memories)
        self.places = Vocabulary("place", [n.name for n in data.board.map.place])
        self.cities = Vocabulary("City tile", [n.name for n in data.cities.city])
        self.courts = Vocabulary("Royal Court tile", [n.name for n in data.courts.court])
        self.seats = Vocabulary("seat", players)
        self.fill_cards()
