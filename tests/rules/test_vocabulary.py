"""The words stand at their numbers, and events name rules that exist."""

from types import ModuleType

import pytest

from lacrimosa.rulebook import rules
from lacrimosa.rules import asked, events, kinds, reasons, row, vocabulary
from lacrimosa.rules.events import Event, cause
from lacrimosa.rules.kinds import NOBODY

pytestmark = pytest.mark.both


@pytest.mark.parametrize(
    ("words", "module", "before", "count"),
    [
        (vocabulary.STORY_POINTS, kinds, "", kinds.STORY_POINTS),
        (vocabulary.ACTIONS, kinds, "", kinds.ACTIONS),
        (vocabulary.OPUS_TYPES, kinds, "", kinds.OPUS_TYPES),
        (vocabulary.INSTRUMENTS, kinds, "", kinds.INSTRUMENTS),
        (vocabulary.NOTES, kinds, "", 2),
        (vocabulary.NEEDS, kinds, "NEED_", 4),
        (vocabulary.LEVELS, kinds, "", 3),
        (vocabulary.SALIERI, row, "SALIERI_", 3),
        (vocabulary.EVENTS, events, "", events.EVENTS),
        (vocabulary.SOLOIST_DETAILS, events, "DETAILS_", 3),
        (vocabulary.REASONS, reasons, "", reasons.REASONS),
        (vocabulary.QUESTIONS[:-1], asked, "", asked.QUESTIONS),
    ],
)
def test_words_stand_at_their_numbers(
    words: tuple[str, ...], module: ModuleType, before: str, count: int
) -> None:
    assert [getattr(module, before + word.upper()) for word in words] == list(range(count))


def test_causes_halves_and_goods_stand_at_theirs() -> None:
    names = [f"END_{word[6:]}" if word.startswith("final_") else f"FROM_{word}" for word in vocabulary.CAUSES]
    assert [getattr(events, name.upper()) for name in names] == list(range(events.CAUSES))
    assert vocabulary.HALVES == ("either", "perform", "sell")
    assert (kinds.EITHER_HALF, kinds.ONLY_PERFORM, kinds.ONLY_SELL) == (0, 1, 2)
    goods = ["ducats", "vp", "finance"]
    goods += [f"{point}_{where}" for where in ("track", "counter") for point in vocabulary.STORY_POINTS]
    assert list(vocabulary.GOODS) == goods
    assert (events.DUCATS, events.VP, events.FINANCE, events.TRACK, events.COUNTER) == (0, 1, 2, 3, 6)


def test_every_event_and_cause_names_a_rule_of_the_rulebook() -> None:
    known = {rule.id for rule in rules()}
    changes = {events.GAINED, events.LOST}
    assert set(events.EVENT_RULES) == set(range(events.EVENTS)) - changes
    assert set(events.CAUSE_RULES) == set(range(events.CAUSES)) - {events.FROM_ROW}
    for table in (events.EVENT_RULES, events.SOLOIST_RULES, events.CAUSE_RULES):
        assert set(table.values()) <= known


@pytest.mark.parametrize(
    ("kind", "c", "why", "rule"),
    [
        (events.SOLD, 0, 0, "PFS-3"),
        (events.SOLD, events.BY_SOLOIST, 0, "SOL-7"),
        (events.MARKER_PLACED, 1, 0, "REQ-2"),
        (events.MARKER_PLACED, NOBODY, 0, "SOL-10"),
        (events.ROW_SLID, 1, 0, "ROW-1"),
        (events.GAINED, 0, cause(events.FROM_EXCHANGE, 1), "TRN-7"),
        (events.LOST, 0, cause(events.FROM_ROW, 1), None),
    ],
)
def test_the_rule_of_an_event(kind: int, c: int, why: int, rule: str | None) -> None:
    assert Event(kind, 0, 0, 0, c, why, b"").rule() == rule
