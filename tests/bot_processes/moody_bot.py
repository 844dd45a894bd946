"""Bots that do everything wrong; tests copy this file to a folder of their own and let them play."""

import contextlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from lacrimosa.bots.bot import Budget
from lacrimosa.rules.view import View


def stumble() -> int:
    raise LookupError("the score\nis lost")


def leave() -> int:
    sys.exit(3)


def spin() -> int:
    while True:
        pass


def sleep() -> int:
    time.sleep(600)
    return 0


def vanish() -> int:
    os._exit(7)


def abort() -> int:
    os.abort()


# In this order, and what becomes of each.
MOODS: list[tuple[Callable[[], Any], str]] = [
    (stumble, "raised"),
    (lambda: None, "wrong type"),
    (lambda: "done", "wrong type"),
    (lambda: True, "wrong type"),
    (lambda: 1.0, "wrong type"),
    (lambda: [1], "wrong type"),
    (lambda: 719, "illegal"),
    (lambda: -1, "illegal"),
    (lambda: 10**30, "illegal"),
    (leave, "raised"),
    (vanish, "died"),
    (abort, "died"),
    (spin, "hung"),
    (sleep, "hung"),
]


class Moody:
    """Goes through all moods and is well then; a file beside remembers how far it came, whoever is killed."""

    name = "moody"

    def __init__(self, seed: int) -> None:
        self._count = Path(__file__).with_suffix(".count")

    def choose(self, view: View, options: list[int], budget: Budget) -> Any:
        print("thinking aloud")
        at = int(self._count.read_text()) if self._count.exists() else 0
        if at >= len(MOODS):
            return options[-1]
        # A process may be killed at any moment, and half a number would make every later mood the same.
        beside = self._count.with_suffix(".next")
        beside.write_text(str(at + 1))
        beside.replace(self._count)
        return MOODS[at][0]()


class Hopeless:
    """Always asleep."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        return sleep()


class Seeded:
    """Cannot be made with most seeds, and so never plays."""

    def __init__(self, seed: int) -> None:
        if seed:
            raise ValueError(f"no luck with {seed}")

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        return options[0]


class Greeter:
    """Plays well enough, by the interpreter's own dice."""

    name = "greeter"

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        import random

        return random.choice(options)


class Mute:
    """No bot at all."""


class Broken:
    """Cannot be made."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("not today")

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        return options[0]


class Forger:
    """Answers in the name of its process, wherever that may listen, and then waits."""

    def __init__(self, seed: int) -> None:
        self._asked = seed

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        self._asked += 1
        body = msgspec.msgpack.encode(["answer", self._asked, [(719, 0.0)]])
        for file in range(3, 20):
            with contextlib.suppress(OSError):
                os.write(file, len(body).to_bytes(4, "big") + body)
        return sleep()


class Forker:
    """Leaves a copy of itself behind that never ends, and says where."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        copy = os.fork()
        if not copy:
            sleep()
        Path(__file__).with_suffix(".pid").write_text(str(copy))
        return options[0]
