"""The ladder: computer patrons from the weakest to the strongest, named for people."""

from collections.abc import Callable
from random import Random

from lacrimosa.bots.bot import Bot
from lacrimosa.bots.determinization import question_stream
from lacrimosa.bots.kapellmeister import Kapellmeister
from lacrimosa.bots.network import Network
from lacrimosa.bots.planner import Planner
from lacrimosa.bots.virtuoso import Virtuoso
from lacrimosa.rules.view import View

_MISJUDGING = 1 << 16  # the purpose of the stream, beyond the numbers of possible truths


class Beginner(Planner):
    """A planner whose every value is off by some VP, more or less: `blur` is the usual size."""

    width: int
    looks: int
    blur: float

    def __init__(self, seed: int) -> None:
        super().__init__(seed, width=self.width, budget=self.looks)

    def judged(self, view: View, offered: list[int], values: list[float]) -> list[float]:
        chance = Random(question_stream(self._seed, view.state, _MISJUDGING))
        return [value + chance.gauss(0.0, self.blur) for value in values]


class Copyist(Beginner):
    """Hardly plans and often takes what comes."""

    name = "copyist"
    width, looks, blur = 1, 4, 12.0


class Pupil(Beginner):
    """Knows what things are worth, roughly."""

    name = "pupil"
    width, looks, blur = 1, 30, 5.0


class Organist(Beginner):
    """Plays a sound game and overlooks something every turn."""

    name = "organist"
    width, looks, blur = 3, 200, 1.8


class Concertmaster(Planner):
    """`planner` under the name people know it by."""

    name = "concertmaster"


LADDER: dict[str, Callable[[int], Bot]] = {
    Copyist.name: Copyist,
    Pupil.name: Pupil,
    Organist.name: Organist,
    Concertmaster.name: Concertmaster,
    Kapellmeister.name: Kapellmeister,
    Virtuoso.name: Virtuoso,
}
STRONGEST = Virtuoso.name
# How strong they are at tables of two to four, and how well that is known (19 times in 20), on the scale of
# the arena, pupil at 1000. tests/bots/test_ladder_ratings.py derives it from figures/bots-strength.md.
RATINGS: dict[str, tuple[int, int]] = {
    Copyist.name: (652, 39),
    Pupil.name: (1000, 0),
    Organist.name: (1722, 94),
    Concertmaster.name: (2269, 115),
    Kapellmeister.name: (2770, 153),
    Virtuoso.name: (2964, 166),
}
# Those that can play with other weights than the shipped ones.
LEARNED: dict[str, Callable[[int, Network], Bot]] = {
    Kapellmeister.name: Kapellmeister,
    Virtuoso.name: Virtuoso,
}
