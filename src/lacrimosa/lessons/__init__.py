"""Short lessons: a real position, a task for one turn, and whether it was done. The page has their words."""

from lacrimosa.lessons.goals import Goal, UnknownGoal
from lacrimosa.lessons.lesson import Lesson, Progress, UnknownLesson, lesson, lesson_ids

__all__ = ["Goal", "Lesson", "Progress", "UnknownGoal", "UnknownLesson", "lesson", "lesson_ids"]
