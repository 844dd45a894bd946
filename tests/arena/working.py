"""Work for runners, in a module that worker processes can import."""

import os
import time


class Squares:
    """Squares numbers, each with the process it was done in."""

    def __init__(self, deadly: int) -> None:
        self._deadly = deadly

    def __call__(self, number: int) -> tuple[int, int]:
        if number == self._deadly:
            os._exit(1)
        time.sleep(0.002 * (number % 3))
        return number * number, os.getpid()

    def close(self) -> None:
        pass


class Unable:
    def __init__(self) -> None:
        raise FileNotFoundError("no such weights")

    def __call__(self, number: int) -> int:
        return number

    def close(self) -> None:
        pass


class Threads:
    def __call__(self, number: int) -> str | None:
        return os.environ.get("OMP_NUM_THREADS")

    def close(self) -> None:
        pass
