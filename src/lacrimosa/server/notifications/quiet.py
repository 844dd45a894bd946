"""The hours in which somebody wishes to hear nothing."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from lacrimosa.server.messages.notifications import Quiet


def zone_named(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(quiet: Quiet, now: int) -> int | None:
    """When the quiet ends that reigns at a moment; None if there is none. Milliseconds since 1970."""
    zone = zone_named(quiet.zone) or UTC
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    minute = local.hour * 60 + local.minute
    if (minute - quiet.begins) % DAY >= (quiet.ends - quiet.begins) % DAY:
        return None
    left = (quiet.ends - minute) % DAY
    # Over midnight the clock may be put forward or back: what counts is what it shows then.
    end = (local.replace(second=0, microsecond=0, tzinfo=None) + timedelta(minutes=left)).replace(tzinfo=zone)
    return max(now + 1, int(end.timestamp() * 1000))


DAY = 24 * 60
