"""The messages: everything documented, nothing lost on the wire."""

import inspect
from types import ModuleType

import msgspec
import pytest
from msgspec import Struct
from server.presenters.shown_games import NAMES, TABLES, choices_to_try, finished, nodes

from lacrimosa.rules.view import SPECTATOR, View, view
from lacrimosa.server.messages import board, components, goods, question, steps
from lacrimosa.server.messages.board import Board
from lacrimosa.server.messages.question import Preview, Question, Target
from lacrimosa.server.messages.steps import FinalScore, Step
from lacrimosa.server.presenters.board import board_of
from lacrimosa.server.presenters.final import final_of
from lacrimosa.server.presenters.preview import preview_of
from lacrimosa.server.presenters.question import question_of
from lacrimosa.server.presenters.steps import steps_of
from lacrimosa.server.presenters.targets import targets_of

MODULES = (goods, board, question, steps, components)


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """The message types defined in a module."""
    found = [cls for _, cls in inspect.getmembers(module, inspect.isclass) if issubclass(cls, Struct)]
    return [cls for cls in found if cls.__module__ == module.__name__]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_every_type_and_every_field_is_described(module: ModuleType) -> None:
    classes = structs_of(module)
    assert classes
    for cls in classes:
        assert cls.__doc__, cls
        assert cls.__doc__.splitlines()[0].endswith("."), cls
        described = msgspec.json.schema(cls)["$defs"][cls.__name__]["properties"]
        assert described, cls
        for name, field in described.items():
            assert field.get("description", "").endswith("."), f"{cls.__name__}.{name}"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_what_has_its_default_value_is_left_out(module: ModuleType) -> None:
    for cls in structs_of(module):
        config = cls.__struct_config__
        assert (config.frozen, config.omit_defaults) == (True, True), cls


def same(message: object, kind: type) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message), type=kind) == message


@pytest.mark.parametrize("number", [1, 6, 9, 11])
def test_messages_come_back_as_they_were(number: int) -> None:
    for node in nodes(TABLES[number], seed=81, every=13):
        for watcher in node.watchers():
            seen = view(node.state, watcher)
            same(board_of(NAMES, seen), Board)
            same(question_of(NAMES, seen), Question)
            same(targets_of(NAMES, seen, watcher), list[Target])
            same(steps_of(NAMES, node.moves, 0, watcher), list[Step])
            for choice in choices_to_try(seen, watcher, node.made):
                same(preview_of(NAMES, seen, watcher, choice), Preview)
        same(board_of(NAMES, View(SPECTATOR, node.state), open_hands=True), Board)
    same(final_of(NAMES, finished(TABLES[number], seed=81).state), FinalScore)


def test_points_of_nothing_are_left_out() -> None:
    node = next(iter(nodes(TABLES[6], seed=1)))
    text = msgspec.json.encode(board_of(NAMES, view(node.state, 0)).seats[0])
    assert b"counters" not in text
    assert b"tracks" in text
