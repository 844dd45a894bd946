"""Work in this process and in others: the same results in the same order, and an end to it."""

import functools
import multiprocessing
import os
import random
from collections.abc import Sequence
from itertools import count

import pytest
from arena.working import Squares, Threads, Unable
from hypothesis import given
from hypothesis import strategies as st

from lacrimosa.arena.runners import InProcess, Processes, RunFailed, Runner, spread, task_size


def squares(runner: Runner, count: int, deadly: int = -1) -> list[tuple[int, int]]:
    told: list[tuple[int, int]] = []
    found = list(runner.results(functools.partial(Squares, deadly), range(count), told.append))
    assert sorted(told) == sorted(found)
    return found


def test_processes_give_the_same_results_in_the_same_order() -> None:
    alone = squares(InProcess(), 40)
    together = squares(Processes(2), 40)
    assert [one for one, _ in alone] == [one for one, _ in together] == [n * n for n in range(40)]
    assert {pid for _, pid in alone} == {os.getpid()}
    assert os.getpid() not in {pid for _, pid in together}


def test_work_that_cannot_begin_says_why() -> None:
    with pytest.raises(RunFailed, match="could not begin: FileNotFoundError: no such weights"):
        list(Processes(2).results(Unable, range(5), lambda _: None))
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_told_of() -> None:
    with pytest.raises(RunFailed, match="a worker process died"):
        squares(Processes(2), 5, deadly=3)
    assert multiprocessing.active_children() == []


def test_who_stops_listening_ends_the_work() -> None:
    stream = Processes(2).results(functools.partial(Squares, -1), range(10_000), lambda _: None)
    assert next(stream)[0] == 0
    stream.close()
    assert multiprocessing.active_children() == []


def test_workers_use_one_core_each_and_the_environment_is_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    found = list(Processes(2).results(Threads, range(2), lambda _: None))
    assert found == ["1", "1"]
    assert os.environ["OMP_NUM_THREADS"] == "7"


@given(st.floats(0, 3, allow_nan=False), st.integers(1, 10_000), st.integers(1, 8))
def test_tasks_are_worth_their_way_and_leave_something_for_everybody(
    pace: float, left: int, workers: int
) -> None:
    size = task_size(pace, left, workers)
    assert 1 <= size <= left
    assert size == 1 or size * workers <= left
    if left >= 8 * workers * (0.25 / pace + 1 if pace else 1) and pace:
        assert size * pace >= 0.25
    assert task_size(None, left, workers) == 1


@given(st.lists(st.integers(0, 9), max_size=40), st.integers(1, 4), st.randoms())
def test_whatever_the_order_of_finishing_results_come_in_order(
    items: list[int], workers: int, luck: random.Random
) -> None:
    waiting: dict[int, Sequence[int]] = {}
    numbers = count()

    def submit(batch: Sequence[int]) -> int:
        number = next(numbers)
        waiting[number] = batch
        return number

    def done(handles: object) -> list[tuple[int, tuple[float, list[int]]]]:
        handle = luck.choice(sorted(waiting))
        return [(handle, (0.1, list(waiting.pop(handle))))]

    told: list[int] = []
    assert list(spread(items, workers, submit, done, told.append)) == items
    assert sorted(told) == sorted(items)
