"""A long poll tells only what is stored."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from server.hall.gated_store import HOST, renew, two_halls

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.security.rate_limits import RateLimits
from lacrimosa.server.settings import Limits
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.web.routes.playing import poll


def test_a_poll_that_ends_while_something_is_tried_does_not_tell_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with asyncio.timeout(20), two_halls(tmp_path) as halls:
            services: Any = SimpleNamespace(
                hall=halls.one, metrics=halls.one.metrics, rate_limits=RateLimits(Limits())
            )
            caller: Any = SimpleNamespace(person=HOST, address="127.0.0.1", need_current=AsyncMock())
            asking = asyncio.ensure_future(poll(halls.table, caller, services, since=1, wait=0.3))
            await asyncio.sleep(0.1)

            async def fail_later() -> None:
                await asyncio.wait([asking], timeout=1)
                raise Unavailable("the disk is full")

            halls.store.before_append = fail_later
            with pytest.raises(Refused):
                await halls.one.act(halls.table, renew)
            assert (await asking).version == 1

    asyncio.run(play())
