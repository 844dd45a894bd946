"""The daily commission: the letters of a day, beginning one, the calendar."""

from datetime import date
from typing import Annotated

from msgspec import Meta

from lacrimosa.server.daily.days import parse_day
from lacrimosa.server.messages.daily import CommissionCalendar, DailyCommission
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import CommissionKind, TableInfo
from lacrimosa.server.security.rate_limits import need_room_for_table
from lacrimosa.server.services import Services
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.updates import table_info
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.routing import Endpoints

endpoints = Endpoints("daily")

DayName = Annotated[
    str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day in UTC, 2026-11-17.")
]
MonthName = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}$", description="A month, 2026-11.")]
KindName = Annotated[CommissionKind, Meta(description="solo or duel.")]


@endpoints.get("/api/daily", refusals=("not_found",), summary="Today's commissions")
async def read_today(caller: Caller, services: Services) -> DailyCommission:
    """Nothing of others' games is told before your own is finished."""
    return await _of_day(services, caller.welcome(), services.commissions.today)


@endpoints.get("/api/daily/{day}", refusals=("not_found",), summary="The commissions of a day")
async def read_day(day: DayName, caller: Caller, services: Services) -> DailyCommission:
    return await _of_day(services, caller.welcome(), _day(day))


async def _of_day(services: Services, person: str, day: date) -> DailyCommission:
    try:
        return await services.commissions.of_day(person, day)
    except Unavailable as problem:
        raise _unavailable() from problem


@endpoints.post(
    "/api/daily/{day}/{kind}",
    refusals=("not_found", "not_ready"),
    summary="Begin a day's commission, or go on with it",
    status=201,
)
async def begin(day: DayName, kind: KindName, caller: Caller, services: Services) -> TableInfo:
    """Today it is your one try, on whichever device. A day that is closed is played unranked."""
    person = caller.welcome()
    found = _day(day)
    need_room_for_table(services.rate_limits, person)
    name = await services.people.name(person)
    try:
        return table_info(await services.commissions.begin(person, name, found, kind), person)
    except Unavailable as problem:
        raise _unavailable() from problem


@endpoints.get("/api/daily/calendar/{kind}/{month}", refusals=("not_found",), summary="A month of your days")
async def read_calendar(
    kind: KindName, month: MonthName, caller: Caller, services: Services
) -> CommissionCalendar:
    person = caller.welcome()
    try:
        return await services.commissions.calendar(person, kind, _day(f"{month}-01"))
    except Unavailable as problem:
        raise _unavailable() from problem


def _day(text: str) -> date:
    found = parse_day(text)
    if found is None:
        raise Refused("not_found", f"{text} is no day; write it as 2026-11-17")
    return found


def _unavailable() -> Refused:
    return Refused("unavailable", "the days cannot be read just now; try again soon")
