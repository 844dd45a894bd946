"""Work on a Ray cluster: the nodes need this program, in the same version, and the files of users' bots."""

import importlib
import logging
from collections import Counter
from collections.abc import Callable, Collection, Generator, Sequence
from typing import Any

from lacrimosa.arena.runners import Batch, Item, Result, RunFailed, Worker, spread, timed

LOCAL = "local"


def _ray() -> Any:
    """The package; it is optional, and large."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise RunFailed(
            '--cluster needs the extra `cluster`, which is not installed: pip install "lacrimosa[cluster]"'
        ) from None


class RayWorker:
    """A worker on a node."""

    def __init__(self, begin: Callable[[], Worker[Any, Any]]) -> None:
        self._work = begin()

    def do(self, batch: Sequence[Any]) -> Batch:
        return timed(self._work, batch)


class RayCluster:
    """A cluster there is, by its address or `auto`; `local` starts one here for the time of a run."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        _ray()
        self._address = address
        self._workers = workers

    def results(
        self,
        begin: Callable[[], Worker[Item, Result]],
        items: Sequence[Item],
        on_result: Callable[[Result], object],
    ) -> Generator[Result, None, None]:
        ray = _ray()
        self._connect()
        try:
            # Others may be at work there: a player that waited for a core would hold up its tasks.
            cores = int(ray.available_resources().get("CPU", 0))
            if cores == 0:
                raise RunFailed("the cluster has no free core")
            workers = min(self._workers or cores, cores, len(items)) or 1
            # A node gives an actor of one core one thread for its numbers, too.
            remote = ray.remote(num_cpus=1)(RayWorker)
            players = [remote.remote(begin) for _ in range(workers)]
            busy: Counter[int] = Counter(dict.fromkeys(range(workers), 0))
            at: dict[Any, int] = {}

            def submit(batch: Sequence[Item]) -> Any:
                place = min(busy, key=lambda number: busy[number])
                busy[place] += 1
                task = players[place].do.remote(list(batch))
                at[task] = place
                return task

            def done(tasks: Collection[Any]) -> list[tuple[Any, Batch]]:
                finished, _ = ray.wait(list(tasks))
                for task in finished:
                    busy[at.pop(task)] -= 1
                return [(task, ray.get(task)) for task in finished]

            yield from spread(items, workers, submit, done, on_result)
        except ray.exceptions.RayError as problem:
            raise RunFailed(f"the cluster failed: {str(problem).splitlines()[0]}") from problem
        finally:
            ray.shutdown()

    def _connect(self) -> None:
        ray = _ray()
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if self._address == LOCAL:
            ray.init(num_cpus=self._workers, include_dashboard=False, **quiet)
            return
        try:
            ray.init(address=self._address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as problem:
            reason = str(problem).splitlines()[0]
            raise RunFailed(f"there is no Ray cluster at {self._address}: {reason}") from problem
