"""Workers of reviews that fail, and whoever goes before them."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.reviews.finished import solo

from lacrimosa.bot_processes.bot_pool import BACKGROUND, FOREGROUND
from lacrimosa.editions import load
from lacrimosa.review.judging import Settings as Effort
from lacrimosa.server.messages.review import GameReview
from lacrimosa.server.reviews import reviews
from lacrimosa.server.reviews.jobs import ATTEMPTS
from lacrimosa.server.reviews.reviews import effort_by
from lacrimosa.server.services import Services, open_services
from lacrimosa.server.settings import Settings
from lacrimosa.server.store.rows import ReviewOf
from lacrimosa.server.table.branching import review

ANNA = "anna"
# Counts how often it was started, and ends.
DYING = "import pathlib; pathlib.Path(r'{folder}').joinpath('starts').open('a').write('x')"


@asynccontextmanager
async def looking(folder: Path) -> AsyncIterator[tuple[Services, Callable[[], Awaitable[GameReview]]]]:
    """A server with a finished game, and how Anna asks for its review."""
    settings = Settings(data=folder, bot_workers=1, review_workers=1, review_effort=0.05)
    async with asyncio.timeout(120), open_services(settings) as services:
        table = await services.hall.create(review(ANNA, solo().record(), load("koechel")))
        yield services, lambda: services.reviews.look(table, ANNA, 0)


def test_a_turn_that_cannot_be_reviewed_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = (sys.executable, "-c", DYING.format(folder=tmp_path))
    monkeypatch.setattr(reviews, "command", lambda _: command)

    async def play() -> GameReview:
        async with looking(tmp_path) as (_, ask):
            while (found := await ask()).status == "going":
                await asyncio.sleep(0.02)
            return found

    found = asyncio.run(play())
    assert (found.status, found.turns, found.overview) == ("failed", [], None)
    assert len((tmp_path / "starts").read_text()) == ATTEMPTS


def test_no_turn_is_begun_while_somebody_waits_for_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with looking(tmp_path) as (services, ask):
            bots = services.scheduler.bots
            monkeypatch.setattr(bots, "waiting", lambda: {FOREGROUND: 1, BACKGROUND: 0})
            await ask()
            assert services.reviews._next_job() is None
            monkeypatch.setattr(bots, "waiting", lambda: {FOREGROUND: 0, BACKGROUND: 1})
            assert services.reviews._next_job() is not None

    asyncio.run(play())


def test_the_effort_is_that_of_the_engine_unless_it_is_scaled() -> None:
    assert effort_by(1.0) == Effort()
    assert effort_by(2.0).pairs == 2 * Effort().pairs
    # Two games are left where a turn has no alternative.
    assert effort_by(0.05).pairs // 4 == 2


def test_what_a_killed_process_had_in_hand_is_free_at_the_next_start(tmp_path: Path) -> None:
    async def play() -> None:
        async with looking(tmp_path) as (services, _):
            (name,) = services.hall.open_tables
            of = ReviewOf(name, "key", "engine", "digest")
            assert await services.store.claim_review(of, 0, 0, "killed", 0, 1 << 60)
        async with looking(tmp_path) as (services, _):
            assert await services.store.review_turns(of) == []

    asyncio.run(play())
