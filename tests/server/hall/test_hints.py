"""Asking for hints: nobody hears one before the log says so, and nobody hears one for a game that went on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from server.hall.sitting import ANNA, BEA, CAI, Seated, created, open_hall

from lacrimosa.server.hall.commands import hear
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.hints import HintMessage
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.review import ReviewDeed
from lacrimosa.server.messages.socket import Answer, AskHint
from lacrimosa.server.settings import Limits
from lacrimosa.server.table.table import Table

FOUND = [HintMessage(line=["income", "done"], behind=0.0, deeds=[ReviewDeed("income")], gains={"ducats": 1})]


async def found(table: Table, person: str) -> list[HintMessage]:
    return FOUND


def run(folder: Path, play: Callable[[Hall], Awaitable[None]], find: object = found) -> None:
    async def served() -> None:
        async with open_hall(folder, Limits()) as hall:
            hall.find_hints = find  # type: ignore[assignment]
            await play(hall)

    asyncio.run(served())


async def ask(hall: Hall, table: str, person: str = ANNA, name: str = "h") -> Answer:
    state = (await hall.look(table)).state_number
    return await hear(hall, table, person, AskHint(id=name, state=state))


def code(answer: Answer) -> str | None:
    return None if answer.refusal is None else answer.refusal.code


def test_the_log_says_so_once(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        table = await created(hall, ANNA)
        before = (await hall.look(table)).version
        answer = await ask(hall, table)
        assert (answer.hints, answer.version, code(answer)) == (FOUND, before + 1, None)
        again = await ask(hall, table, name="h2")
        assert (again.hints, again.version) == (FOUND, before + 1)
        assert (await hall.store.entries(table, before, 9))[0].body.startswith(b'{"is":"hint_taken"')

    run(tmp_path, play)


def test_nothing_found_is_no_hint(tmp_path: Path) -> None:
    async def nothing(table: Table, person: str) -> list[HintMessage]:
        return []

    async def play(hall: Hall) -> None:
        table = await created(hall, ANNA)
        before = (await hall.look(table)).version
        assert (await ask(hall, table)).hints == []
        assert (await hall.look(table)).version == before

    run(tmp_path, play, nothing)


def test_a_game_that_went_on_meanwhile_has_moved_past_the_hint(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        seated = Seated(hall, await created(hall, ANNA))

        async def slow(table: Table, person: str) -> list[HintMessage]:
            await seated.first()
            return FOUND

        hall.find_hints = slow
        answer = await ask(hall, seated.table)
        assert (code(answer), answer.hints) == ("stale", None)
        assert answer.update is not None
        assert (await seated.look()).hinted == {}

    run(tmp_path, play)


def test_nobody_else_is_thought_for(tmp_path: Path) -> None:
    async def never(table: Table, person: str) -> list[HintMessage]:
        raise AssertionError("somebody thinks")

    async def play(hall: Hall) -> None:
        agreed = Seated(hall, await created(hall, ANNA, BEA, hints=True))
        other = BEA if await agreed.asked() == ANNA else ANNA
        assert code(await ask(hall, agreed.table, other)) == "not_your_turn"
        assert code(await ask(hall, agreed.table, CAI)) == "no_such_table"
        usual = Seated(hall, await created(hall, ANNA, BEA))
        assert code(await ask(hall, usual.table, await usual.asked())) == "not_allowed"

    run(tmp_path, play, never)


@pytest.mark.parametrize("find", [None, "busy"])
def test_without_an_answer_nothing_is_noted(tmp_path: Path, find: str | None) -> None:
    async def busy(table: Table, person: str) -> list[HintMessage]:
        raise Refused("unavailable", "no answer was found just now; try again soon")

    async def play(hall: Hall) -> None:
        table = await created(hall, ANNA)
        assert code(await ask(hall, table)) == "unavailable"
        assert (await hall.look(table)).hinted == {}

    run(tmp_path, play, busy if find else None)
