"""A finished game, and waiting for their reviews."""

import re
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from server.serving import ServerProcess
from server.visiting import Message, Person

from lacrimosa.notation import Game

RECORDS = Path(__file__).resolve().parents[3] / "records"
# Turns are reported with `debug`, and the least effort is enough for everything but the verdicts.
QUICK = 'log_level = "debug"\nbot_workers = 1\nreview_effort = 0.05\nreview_workers = {workers}\n'
NO_LIMITS = "[limits]\nenabled = false\n"
WHOLE_SECONDS = 300  # only so that nothing waits for ever


def quick(workers: int = 1, more: str = "") -> str:
    return QUICK.format(workers=workers) + more + NO_LIMITS


def solo() -> Game:
    return Game.from_record((RECORDS / "solo-easy.txt").read_text(encoding="utf-8"))


def path_of(table: str, seat: int = 0) -> str:
    return f"/api/tables/{table}/review/{seat}"


def review_with(person: Person, path: str, least: int | None = None) -> Message:
    """The review once it has so many turns, or all of them."""
    end = time.monotonic() + WHOLE_SECONDS
    while True:
        found: Message = person.get(path)
        if found["status"] != "going" or (least is not None and len(found["turns"]) >= least):
            return found
        assert time.monotonic() < end, f"the review does not get on: {found}"
        time.sleep(0.05)


def reviewed_numbers(servers: Iterable[ServerProcess]) -> Counter[int]:
    """How often each turn was reviewed, by what the servers said."""
    found: list[Any] = []
    for server in servers:
        text = server.log.read_text(encoding="utf-8", errors="replace")
        found += re.findall(r"turn reviewed .*number=(\d+)", text)
    return Counter(map(int, found))
