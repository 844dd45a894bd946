"""The bots of the first steps: they think as `planner` does, but see less far and misjudge what they see."""

from random import Random

from lacrimosa.bots.planner import Planner
from lacrimosa.bots.truths import question_stream
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
    """Plays a sound game and oversees something every turn."""

    name = "organist"
    width, looks, blur = 3, 200, 1.8
