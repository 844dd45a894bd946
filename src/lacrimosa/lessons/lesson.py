"""A lesson: a solo game played up to a turn, and what shall hold before that turn is over."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from lacrimosa.lessons.goals import Goal, goal_of
from lacrimosa.notation import Game
from lacrimosa.rules.asked import ACTION_MENU
from lacrimosa.rules.state import State

LESSONS: Final = Path(__file__).resolve().parent

# open: there is still something to do; met; missed: the turn is over without it.
Verdict = Literal["open", "met", "missed"]


class UnknownLesson(ValueError):
    """There is no lesson of that name."""


class _GoalLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    holds: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    edition: str
    level: str
    seed: int
    way: list[str]  # every turn before the lesson, as `Game.play` reads it
    goal: list[_GoalLine]  # all of them shall hold
    mistake: list[_GoalLine] = []  # what may have been done instead; the first that holds is told


@dataclass(frozen=True)
class Progress:
    """How far somebody is; of a missed lesson also why: the name of a mistake, or of a goal."""

    verdict: Verdict
    why: str | None = None


@dataclass(frozen=True)
class Lesson:
    """A lesson that is ready to be taken."""

    id: str
    record: str
    digest: str  # of the edition
    moment: tuple[int, int]  # round and turn
    goals: tuple[Goal, ...]
    mistakes: tuple[Goal, ...]

    def game(self) -> Game:
        """A game of one's own at the lesson's first question."""
        return Game.from_record(self.record)

    def progress(self, state: State) -> Progress:
        """Whether the task is done, still open, or cannot be done any more in this turn."""
        missing = [goal.name for goal in self.goals if not goal.holds(state)]
        if not missing:
            return Progress("met")
        if not self._is_past(state):
            return Progress("open")
        made = [mistake.name for mistake in self.mistakes if mistake.holds(state)]
        return Progress("missed", [*made, *missing][0])

    def _is_past(self, state: State) -> bool:
        if not state.pending or (int(state.round), int(state.turn)) != self.moment:
            return True
        asked = state.pending[-1].asked(state)
        return asked.kind == ACTION_MENU and asked.ends_turn and not asked.grants


@cache
def lesson_ids() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in LESSONS.glob("*.toml")))


@cache
def lesson(name: str) -> Lesson:
    """A lesson by its name; UnknownLesson if there is none."""
    if name not in lesson_ids():
        raise UnknownLesson(f"there is no lesson {name}; there are {', '.join(lesson_ids())}")
    text = (LESSONS / f"{name}.toml").read_text(encoding="utf-8")
    written = msgspec.convert(tomllib.loads(text), _File)
    game = Game.new(1, level=written.level, seed=written.seed, edition=written.edition)
    for turn in written.way:
        game.play(turn)
    return Lesson(
        id=name,
        record=game.record(),
        digest=game.edition.digest,
        moment=(int(game.state.round), int(game.state.turn)),
        goals=tuple(goal_of(game.words, goal.name, goal.holds) for goal in written.goal),
        mistakes=tuple(goal_of(game.words, mistake.name, mistake.holds) for mistake in written.mistake),
    )
