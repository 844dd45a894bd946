"""The process of a user's bot: reads questions from a pipe, asks the bot, writes what it said.

Run as `python -m lacrimosa.fence.child PIPE FILE CLASS`, by `fence.process` only. Its standard input is empty
and what the bot prints goes to standard error, so that nothing can get between the messages.
"""

import operator
import os
import random
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from lacrimosa.bots.bot import Budget
from lacrimosa.bots.forfeits import ILLEGAL, RAISED, WRONG_TYPE
from lacrimosa.bots.user_bots import BadUserBot, load_class, make_user_bot, own_name, told
from lacrimosa.editions.loader import from_contents
from lacrimosa.fence.messages import (
    Ask,
    Chosen,
    EditionFiles,
    Lost,
    Made,
    Make,
    Ranking,
    Reply,
    packed,
    request_of,
)
from lacrimosa.notation.views import unpack_view
from lacrimosa.rules.tables import Tables

MOST_SHOWN = 80


class Host:
    """One bot at a time, and the editions it has been asked about."""

    def __init__(self, path: Path, class_name: str) -> None:
        self._path = path
        self._class_name = class_name
        self._made_by: Callable[[int], object] = load_class(path, class_name)
        self._bot: Any = None
        self._tables: dict[str, Tables] = {}

    def receive(self, files: EditionFiles) -> None:
        self._tables[files.digest] = from_contents(files.contents).tables

    def make(self, request: Make) -> Reply:
        # A bot should draw from its own seed; one that takes the short way repeats itself all the same.
        random.seed(request.seed)
        try:
            self._bot = make_user_bot(self._path, self._made_by, self._class_name, request.seed)
            return Made(own_name(self._bot, self._class_name))
        except BadUserBot as problem:
            return Lost(RAISED, str(problem))

    def ask(self, request: Ask) -> Reply:
        view = unpack_view(self._tables[request.digest], request.view)
        budget = Budget(request.seconds, request.nodes)
        _die_by_the_clock(request.patience + 1)
        is_ranked = request.ranked and hasattr(self._bot, "rank")
        asked = self._bot.rank if is_ranked else self._bot.choose
        try:
            answer = asked(view, request.options[:], budget)
        except BaseException as problem:  # noqa: BLE001 - whatever it was, the run has to go on
            return Lost(RAISED, told(problem, self._path))
        finally:
            _die_by_the_clock(0)
        return _judged_ranking(answer, request.options) if is_ranked else _judged(answer, request.options)


def _judged_ranking(answer: object, options: list[int]) -> Reply:
    """A list of pairs of a choice and its value, each choice an offered one."""
    try:
        entries = [(operator.index(choice), float(value)) for choice, value in answer]  # type: ignore[attr-defined]
    except (TypeError, ValueError):
        entries = []
    if not entries:
        return Lost(WRONG_TYPE, f"it ranked {_shown(answer)}, not a list of choices with their values")
    for choice, _ in entries:
        if choice not in options:
            return Lost(ILLEGAL, f"it ranked {choice}, which was not offered; offered: {options}")
    return Ranking(entries)


def _judged(answer: object, options: list[int]) -> Reply:
    try:
        choice = operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        choice = None
    if choice is None or isinstance(answer, bool):
        return Lost(WRONG_TYPE, f"it answered {_shown(answer)} of type {type(answer).__name__}, not an int")
    if choice not in options:
        return Lost(ILLEGAL, f"it answered {_shown(answer)}, which was not offered; offered: {options}")
    return Chosen(choice)


def _shown(answer: object) -> str:
    try:
        text = " ".join(repr(answer).split())
    except Exception:  # noqa: BLE001 - its __repr__ is the user's too
        text = "something"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


def _die_by_the_clock(seconds: float) -> None:
    """Be ended by the system after so many seconds, 0 for never.

    Whoever asked kills a bot that hangs; if that one is gone too, a bot that holds the interpreter would stay
    for ever.
    """
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def serve(channel: Connection, path: Path, class_name: str) -> None:
    """Answer until the other side is gone."""
    try:
        host = Host(path, class_name)
    except BadUserBot as problem:
        channel.send_bytes(packed(Lost(RAISED, str(problem))))
        return
    channel.send_bytes(packed(Made("")))
    while True:
        request = request_of(channel.recv_bytes())
        if isinstance(request, EditionFiles):
            host.receive(request)
        else:
            reply = host.make(request) if isinstance(request, Make) else host.ask(request)
            channel.send_bytes(packed(reply))


def main() -> None:
    pipe, path, class_name = sys.argv[1:]
    # The file may look at its arguments; these are not its own.
    sys.argv = [path]
    try:
        serve(Connection(int(pipe)), Path(path), class_name)
    except (EOFError, OSError):
        # Nobody is there any more.
        pass
    finally:
        # Threads a bot has left behind do not keep the process alive.
        sys.stdout.flush()
        os._exit(0)


if __name__ == "__main__":
    main()
