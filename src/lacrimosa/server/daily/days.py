"""Days and what is counted in days: when one ends and is closed, and streaks. All in UTC. Pure."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

DAY_MS: Final = 24 * 60 * 60 * 1000
# Whoever began on the day may finish so long after its midnight. Then the day is closed: its results are told
# to everybody, and it can be played again, unranked.
GRACE_MS: Final = 3 * 60 * 60 * 1000
# So far back days can be played.
OLDEST: Final = timedelta(days=366)
ONE: Final = timedelta(days=1)
_WRITTEN: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_FIRST: Final = date(1970, 1, 1)


def day_at(now: int) -> date:
    """The day of a moment in milliseconds."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def parse_day(text: str) -> date | None:
    """A day as it is written everywhere here: 2026-11-17."""
    if not _WRITTEN.fullmatch(text):
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def ends_at(day: date) -> int:
    """The midnight after a day: no try begins any more."""
    return ((day - _FIRST).days + 1) * DAY_MS


def closes_at(day: date) -> int:
    """Until then a try that began on the day counts if it is finished."""
    return ends_at(day) + GRACE_MS


def is_closed(day: date, now: int) -> bool:
    return now >= closes_at(day)


def first_open_day(now: int) -> date:
    """The earliest day that is not closed: today, or yesterday soon after midnight."""
    today = day_at(now)
    return today if is_closed(today - ONE, now) else today - ONE


@dataclass(frozen=True)
class Streak:
    """Days in a row on which a person's try counted."""

    current: int = 0
    longest: int = 0


def streak_of(counted: Iterable[date], now: int) -> Streak:
    """A streak goes on as long as no closed day is missing: what can still be played breaks nothing."""
    current = longest = 0
    last: date | None = None
    for day in sorted(set(counted)):
        current = current + 1 if last is not None and day - last == ONE else 1
        longest = max(longest, current)
        last = day
    is_broken = last is None or last < first_open_day(now) - ONE
    return Streak(0 if is_broken else current, longest)
