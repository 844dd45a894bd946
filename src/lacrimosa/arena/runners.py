"""Many pieces of work here or in several processes: the same results in the same order either way."""

import contextlib
import math
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from lacrimosa.bot_processes.messages import ONE_THREAD

# Seconds. Shorter tasks would spend their time on the way between processes.
TASK = 0.25
AHEAD = 2  # tasks under way or waiting for each worker
LAST_TASKS = 4  # towards the end tasks get smaller, so that nobody waits long for the last one

Item = TypeVar("Item")
Result = TypeVar("Result")
Taken_contra = TypeVar("Taken_contra", contravariant=True)
Given_co = TypeVar("Given_co", covariant=True)
Handle = TypeVar("Handle")
Batch = tuple[float, list[Any]]  # the seconds it took, and the results


class Worker(Protocol[Taken_contra, Given_co]):
    """What a worker does with each item, over and over."""

    def __call__(self, item: Taken_contra, /) -> Given_co: ...

    def close(self) -> None: ...


class Runner(Protocol):
    """Does work: `begin` is called once for each worker, in its process."""

    def results(
        self,
        begin: Callable[[], Worker[Item, Result]],
        items: Sequence[Item],
        on_result: Callable[[Result], object],
    ) -> Generator[Result, None, None]:
        """The results in the order of the items; `on_result` hears each at once, in any order."""
        ...


class RunFailed(RuntimeError):
    """The work cannot go on; the text says why."""


class InProcess:
    """One after the other, in this process."""

    def results(
        self,
        begin: Callable[[], Worker[Item, Result]],
        items: Sequence[Item],
        on_result: Callable[[Result], object],
    ) -> Generator[Result, None, None]:
        work = begin()
        try:
            for item in items:
                result = work(item)
                on_result(result)
                yield result
        finally:
            work.close()


class Processes:
    """So many processes on this computer."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def results(
        self,
        begin: Callable[[], Worker[Item, Result]],
        items: Sequence[Item],
        on_result: Callable[[Result], object],
    ) -> Generator[Result, None, None]:
        # Spawned, not forked: a fork would copy the threads of the progress bar mid-flight.
        context = multiprocessing.get_context("spawn")
        before = set(multiprocessing.active_children())
        workers = min(self.workers, len(items)) or 1
        with _environment(ONE_THREAD):
            pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_enter, initargs=(begin,))
            try:
                yield from spread(items, workers, lambda batch: pool.submit(_do, batch), _done, on_result)
                pool.shutdown()
            except BrokenProcessPool as problem:
                raise RunFailed("a worker process died; was there too little memory?") from problem
            finally:
                # Whoever is still at work was not waited for: nobody wants the result any more.
                for child in set(multiprocessing.active_children()) - before:
                    child.terminate()
                pool.shutdown(cancel_futures=True)


def runner_for(jobs: int | None) -> Runner:
    """All cores, unless it is said how many processes."""
    workers = jobs or os.cpu_count() or 1
    return InProcess() if workers == 1 else Processes(workers)


def spread(
    items: Sequence[Item],
    workers: int,
    submit: Callable[[Sequence[Item]], Handle],
    done: Callable[[Collection[Handle]], list[tuple[Handle, Batch]]],
    on_result: Callable[[Result], object],
) -> Iterator[Result]:
    """Hand items out in tasks worth their way, and give the results back in order."""
    under_way: dict[Handle, int] = {}
    waiting: dict[int, list[Result]] = {}
    handed = given = finished = 0
    spent = 0.0
    while given < len(items):
        while handed < len(items) and len(under_way) < AHEAD * workers:
            size = task_size(spent / finished if finished else None, len(items) - handed, workers)
            under_way[submit(items[handed : handed + size])] = handed
            handed += size
        for handle, (seconds, results) in done(under_way):
            waiting[under_way.pop(handle)] = results
            spent += seconds
            finished += len(results)
            for result in results:
                on_result(result)
        while given in waiting:
            part = waiting.pop(given)
            given += len(part)
            yield from part


def task_size(pace: float | None, left: int, workers: int) -> int:
    """How many items go into the next task; `pace` is seconds for an item, None if that is not known yet."""
    if pace is None:
        return 1
    worth = left if pace * left <= TASK else math.ceil(TASK / pace)
    return max(1, min(worth, left // (LAST_TASKS * workers)))


class _Unfit:
    """Stands in for work that could not begin, and says why."""

    def __init__(self, why: str) -> None:
        self._why = why

    def __call__(self, item: object, /) -> Any:
        raise RunFailed(f"a worker could not begin: {self._why}")

    def close(self) -> None:
        pass


_work: Worker[Any, Any] | None = None  # of this worker process


def _enter(begin: Callable[[], Worker[Any, Any]]) -> None:
    global _work
    # Ctrl-C goes to every process of the terminal; the one that started this one ends it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    try:
        _work = begin()
    except Exception as problem:  # noqa: BLE001 - told with the first task; here it would only end the process
        _work = _Unfit(f"{type(problem).__name__}: {problem}")


def _end_with_the_parent() -> None:
    """A worker whose parent was killed would wait for its next task for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _do(batch: Sequence[Any]) -> Batch:
    assert _work is not None
    return timed(_work, batch)


def timed(work: Worker[Any, Any], batch: Sequence[Any]) -> Batch:
    """Do a task; how long it took goes with the results."""
    began = time.perf_counter()
    results = [work(item) for item in batch]
    return time.perf_counter() - began, results


def _done(futures: Collection[Future[Batch]]) -> list[tuple[Future[Batch], Batch]]:
    finished, _ = wait(futures, return_when=FIRST_COMPLETED)
    return [(future, future.result()) for future in finished]


@contextlib.contextmanager
def _environment(values: dict[str, str]) -> Iterator[None]:
    """Variables for the processes started meanwhile."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
