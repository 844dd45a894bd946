"""Lessons at tables: one person at the lesson's position, and how far that person is with its task."""

from lacrimosa.lessons import UnknownLesson, lesson, lesson_ids
from lacrimosa.rules.view import View
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import LessonStanding
from lacrimosa.server.messages.tables import Options
from lacrimosa.server.table import entries as e
from lacrimosa.server.table.history import options_of
from lacrimosa.server.table.luck import new_secret
from lacrimosa.server.table.table import Table


def open_lesson(person: str, name: str, wanted: str) -> e.Created:
    """A table for a lesson; only its person ever sees it."""
    try:
        found = lesson(wanted)
    except UnknownLesson as problem:
        raise Refused("not_found", str(problem)) from problem
    return e.Created(
        host=person,
        options=options_of(found.game(), Options(watch="nobody")),
        seats=[e.SeatEntry(person=person, name=name)],
        secret=new_secret(),
        record=found.record,
        digest=found.digest,
        lesson=found.id,
    )


def standing_of(table: Table, seen: View) -> LessonStanding | None:
    """As the person may know it. Nothing of a lesson that is no more, or is about another edition by now."""
    if table.lesson is None or table.lesson not in lesson_ids():
        return None
    found = lesson(table.lesson)
    if table.playing().edition.digest != found.digest:
        return None
    now = found.progress(seen.state)
    return LessonStanding(lesson=found.id, verdict=now.verdict, why=now.why, start=table.start_step)
