"""The true child with odd bots, each of which leaves a note with its process id when it begins to think."""

import functools
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from lacrimosa.bot_processes import child
from lacrimosa.bots import registry
from lacrimosa.bots.bot import Budget
from lacrimosa.rules.view import View


class OddBot:
    """Does something odd and then answers with the first option, if it comes to that."""

    def __init__(self, name: str, oddity: Callable[[], None]) -> None:
        self.name = name
        self._oddity = oddity

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        (Path(sys.argv[1]) / str(os.getpid())).touch()
        self._oddity()
        return options[0]


def sleep() -> None:
    time.sleep(600)


def sleep_once() -> None:
    """The first process sleeps, the next ones do not."""
    if len(list(Path(sys.argv[1]).iterdir())) == 1:
        sleep()


def spin() -> None:
    while True:
        pass


def stumble() -> None:
    raise LookupError("the score is lost")


def quit_quietly() -> None:
    sys.exit(0)


def die() -> None:
    os.abort()


def chatter() -> None:
    """Everything a careless bot may do with standard input and output."""
    print("thinking aloud", flush=True)
    os.write(1, b"\x00\x00\x00\x01\xc0" * 1000)
    sys.stdout.buffer.write(b"\xff" * 9)
    sys.stdout.flush()
    assert sys.stdin.read() == ""


ODDITIES = [sleep, sleep_once, spin, stumble, quit_quietly, die, chatter]


def make(oddity: Callable[[], None], _seed: int) -> OddBot:
    return OddBot(oddity.__name__, oddity)


if __name__ == "__main__":
    for oddity in ODDITIES:
        registry._MAKERS[oddity.__name__] = functools.partial(make, oddity)
    child.main()
