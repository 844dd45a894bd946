"""At every step of every kind of table, whatever one asks: the same answer in every possible world."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest
from server.leaks.hearing import person_id
from server.leaks.playing_along import WATCHER, log_of
from server.leaks.redealt import another_world
from server.leaks.truths import random_truth
from server.tabling import Log

from lacrimosa.notation import Game
from lacrimosa.notation.choices import choice_text, parse_choice
from lacrimosa.rules.view import View
from lacrimosa.server.hall.commands import hear, read_message
from lacrimosa.server.hall.hall import Decision, Hall
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.presenters.board import board_of
from lacrimosa.server.presenters.names import message_names
from lacrimosa.server.table.branching import branch
from lacrimosa.server.table.history import record_of, step_list, step_view
from lacrimosa.server.table.substitutes import time_is_up
from lacrimosa.server.table.summary import summary_of
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.updates import update_for
from lacrimosa.testkit.playouts import EVERY_TABLE
from lacrimosa.testkit.playouts import Table as Kind

EVERY = 4
LEVELS = {-1: None, 0: "easy", 1: "medium", 2: "hard"}
SPECTATOR = person_id(9)
BAD_REQUESTS = 2  # of many, others at every step

METRICS = Metrics()

encode = msgspec.json.Encoder().encode


class OneTable:
    """As much of a hall as answers need. What is decided is thrown away."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.metrics = METRICS

    async def look(self, name: str) -> Table:
        return self.table

    async def act(self, name: str, decide: Decision) -> Table:
        decide(self.table)
        return self.table


def kind_id(kind: Kind) -> str:
    return f"{kind.players}-{LEVELS[kind.level]}-{'salieri' if kind.salieri else 'plain'}"


def steps(kind: Kind, seed: int) -> Iterator[tuple[Log, int]]:
    """A table in play, at every fourth step and at the end."""
    truth = random_truth(kind.players, LEVELS[kind.level], kind.salieri, seed)
    log = Log()
    log.add(log_of(truth, LEVELS[kind.level], bot_seed=seed))
    for step, choice in enumerate(truth.choices):
        if step % EVERY == seed % EVERY:
            yield log, step
        game = log.table.playing()
        log.choose(person_id(game.to_move or 0), choice_text(game.words, choice))
    yield log, len(truth.choices)


def person_of(viewer: int) -> str:
    return SPECTATOR if viewer == WATCHER else person_id(viewer)


def questions(table: Table, viewer: int, step: int) -> list[dict[str, object]]:
    """What a person may say at a step that changes nothing: prices, and much that is refused."""
    rng = random.Random(step * 8 + viewer)
    words = message_names(table.playing().words)
    state = table.state_number
    texts = [str(text) for text in rng.sample([text for text in words.choices if text], 4)]
    bad: list[dict[str, object]] = [
        {"type": "choose", "state": state - 1, "choice": texts[3]},
        {"type": "choose", "state": state, "choice": "travel nowhere"},
        {"type": "choose", "state": state, "choice": not_offered(table, viewer, texts)},
        {"type": "undo", "state": state},
        {"type": "undo", "state": state, "to": max(0, step - rng.randrange(1, 30))},
        {"type": "undo", "state": state, "to": step + 1},
        {"type": "redo", "state": state},
        {"type": "answer_undo", "request": 1, "agree": True},
        {"type": "take_over", "seat": (viewer + 1) % 4, "bot": "random"},
        {"type": "give_back", "seat": (viewer + 1) % 4},
    ]
    prices: list[dict[str, object]] = [{"type": "preview", "choice": text} for text in texts[:2]]
    return prices + rng.sample(bad, BAD_REQUESTS)


def not_offered(table: Table, viewer: int, texts: list[str]) -> str:
    game = table.playing()
    mine = game.options if game.to_move == viewer else []
    return next(text for text in texts if parse_choice(game.words, text) not in mine)


async def told(table: Table, viewer: int, step: int) -> list[bytes]:
    """Everything a person is told at a step, whatever they ask for."""
    person = person_of(viewer)
    game = table.playing()
    parts: list[Any] = [
        # Older steps were compared before; now and then all of them are.
        update_for(table, person, table.version - 6 if step % 10 else 0),
        step_list(table, person, max(0, step - 6), None),
        step_view(table, person, step, None),
        summary_of(table),
        time_is_up(table, 1 << 60),
    ]
    if viewer != WATCHER and step % 3 == 0:
        parts.append(step_view(table, person, step, "spectator"))
    for number, message in enumerate(questions(table, viewer, step)):
        read = read_message(encode({"id": str(number), **message}))
        parts.append(await hear(cast("Hall", OneTable(table)), table.id, person, read, table.version - 1))
    if not game.over:
        other = str((viewer + 1) % len(table.seats)) if len(table.seats) > 1 else "3"
        parts += [
            refusal(lambda: record_of(table, person)),
            refusal(lambda: branch(table, person, "", step, None)),
            refusal(lambda: step_view(table, person, step, "open")),
            refusal(lambda: step_view(table, person, step, other)),
            refusal(lambda: step_list(table, person, 0, other)),
        ]
    return [encode(part) for part in parts]


def refusal(ask: Any) -> object:
    with pytest.raises(Refused) as refused:
        ask()
    return refused.value.refusal


def truth_bytes(game: Game) -> bytes:
    """Everything, with nothing hidden."""
    return encode(board_of(game.words, View(WATCHER, game.state), open_hands=True))


async def compare(kind: Kind, seed: int) -> tuple[int, int]:
    """How many moments were compared, and in how many the two worlds were not the same after all."""
    compared = differed = 0
    for log, step in steps(kind, seed):
        table = log.table
        for viewer in range(WATCHER, kind.players):
            expected = await told(table, viewer, step)
            truth = truth_bytes(table.playing())
            with another_world(table, viewer, salt=step + seed) as world:
                assert world is table.game
                assert await told(table, viewer, step) == expected, f"viewer {viewer} at step {step}"
                differed += truth_bytes(world) != truth
            compared += 1
    return compared, differed


@pytest.mark.parametrize("kind", EVERY_TABLE, ids=kind_id)
def test_every_world_a_viewer_cannot_tell_apart_is_told_alike(kind: Kind) -> None:
    compared, differed = asyncio.run(compare(kind, seed=21 + kind.players))
    assert compared > 20 * (kind.players + 1)
    assert differed == compared
