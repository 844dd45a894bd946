"""A process of bots: reads requests on its standard input, asks the bot, writes replies.

Run as `python -m lacrimosa.bot_processes.child [--nice N]`, by `sync_process` and `async_process` only. It
ends when its input does. It holds one bot at a time; a process that has read a user's file is that bot's
alone, which whoever started it sees to.
"""

import argparse
import operator
import os
import random
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from lacrimosa.bot_processes.messages import (
    HEAD,
    MOST_TEXT,
    START_SECONDS,
    Answer,
    Ask,
    EditionFiles,
    Lost,
    Made,
    Make,
    Need,
    Reply,
    Request,
    Review,
    Teach,
    frame,
    request_of,
    size_of,
)
from lacrimosa.bots.bot import Budget
from lacrimosa.bots.forfeits import ILLEGAL, RAISED, WRONG_TYPE
from lacrimosa.bots.registry import make_bot
from lacrimosa.bots.user_bots import BadUserBot, is_user_bot, load_class, make_user_bot, own_name, told
from lacrimosa.editions import Edition, load
from lacrimosa.editions.loader import from_contents, shipped_ids
from lacrimosa.notation.views import unpack_view

MOST_EDITIONS = 8
MOST_SHOWN = 80


class EditionCache:
    """The editions at hand, by digest; the longest unused one makes room."""

    def __init__(self) -> None:
        self._editions: dict[str, Edition] = {}

    def find(self, name: str, digest: str) -> Edition | None:
        edition = self._editions.pop(digest, None)
        if edition is None and name in shipped_ids():
            shipped = load(name)
            # The files may have changed since they were loaded elsewhere.
            edition = shipped if shipped.digest == digest else None
        if edition is not None:
            self._put(edition)
        return edition

    def receive(self, files: EditionFiles) -> None:
        edition = from_contents(files.contents)
        if edition.digest != files.digest:
            raise ValueError(f"these are the files of {edition.digest}, not of {files.digest}")
        self._put(edition)

    def _put(self, edition: Edition) -> None:
        self._editions[edition.digest] = edition
        while len(self._editions) > MOST_EDITIONS:
            del self._editions[next(iter(self._editions))]


class Host:
    """The bot there is, and the editions it may be asked about."""

    def __init__(self) -> None:
        self._editions = EditionCache()
        self._bot: Any = None
        self._path = Path()  # of the user's file, if it is one
        self._class: Callable[[int], object] | None = None

    def respond(self, request: Request) -> Reply | None:
        assert not isinstance(request, Review | Teach)
        if isinstance(request, EditionFiles):
            self._editions.receive(request)
            return None
        return self._make(request) if isinstance(request, Make) else self._ask(request)

    def _make(self, request: Make) -> Reply:
        try:
            if is_user_bot(request.bot):
                with _killed_after(START_SECONDS):
                    return self._make_user_bot(request)
            self._bot = make_bot(request.bot, request.seed)
        except BadUserBot as problem:
            return Lost(RAISED, str(problem)[:MOST_TEXT])
        except BaseException as problem:  # noqa: BLE001 - whatever it was, whoever asked has to hear of it
            return self._lost(problem)
        return Made(request.bot)

    def _make_user_bot(self, request: Make) -> Reply:
        path, _, class_name = request.bot.rpartition(":")
        self._path = Path(path)
        # A bot should draw from its own seed; one that takes the short way repeats itself all the same.
        random.seed(request.seed)
        if self._class is None:
            # The file may look at its arguments; these are not its own.
            sys.argv = [path]
            self._class = load_class(self._path, class_name)
        self._bot = make_user_bot(self._path, self._class, class_name, request.seed)
        return Made(own_name(self._bot, class_name))

    def _ask(self, request: Ask) -> Reply:
        edition = self._editions.find(request.edition, request.digest)
        if edition is None:
            return Need()
        if request.make is not None:
            made = self._make(request.make)
            if isinstance(made, Lost):
                return made
        view = unpack_view(edition.tables, request.view)
        budget = Budget(request.seconds, request.nodes)
        is_ranked = request.ranked and hasattr(self._bot, "rank")
        ask = self._bot.rank if is_ranked else self._bot.choose
        try:
            with _killed_after(request.patience):
                answer = ask(view, request.options[:], budget)
        except BaseException as problem:  # noqa: BLE001 - whatever it was, whoever asked has to hear of it
            return self._lost(problem)
        return (_checked_ranking if is_ranked else _checked_choice)(answer, request)

    def _lost(self, problem: BaseException) -> Lost:
        return Lost(RAISED, told(problem, self._path)[:MOST_TEXT])


def _checked_ranking(answer: object, request: Ask) -> Reply:
    """A list of pairs of a choice and its value, each choice an offered one."""
    try:
        ranking = [(operator.index(choice), float(value)) for choice, value in answer]  # type: ignore[attr-defined]
    except (TypeError, ValueError):
        ranking = []
    if not ranking:
        return Lost(WRONG_TYPE, f"it ranked {_shown(answer)}, not a list of choices with their values")
    for choice, _ in ranking:
        if choice not in request.options:
            return Lost(ILLEGAL, f"it ranked {choice}, which was not offered; offered: {request.options}")
    return Answer(request.number, ranking)


def _checked_choice(answer: object, request: Ask) -> Reply:
    try:
        choice = operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        choice = None
    if choice is None or isinstance(answer, bool):
        return Lost(WRONG_TYPE, f"it answered {_shown(answer)} of type {type(answer).__name__}, not an int")
    if choice not in request.options:
        return Lost(
            ILLEGAL, f"it answered {_shown(answer)}, which was not offered; offered: {request.options}"
        )
    return Answer(request.number, [(choice, 0.0)])


def _shown(answer: object) -> str:
    try:
        text = " ".join(repr(answer).split())
    except Exception:  # noqa: BLE001 - its __repr__ is the user's too
        text = "something"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


@contextmanager
def _killed_after(seconds: float) -> Iterator[None]:
    """Be ended by the system a little after whoever asked has lost patience.

    That one kills a bot that hangs; if it is gone too, a bot that holds the interpreter would stay for ever.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds + 1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def take_protocol() -> tuple[int, int]:
    """Keep standard input and output for the protocol; a bot that prints, prints to standard error."""
    given, wanted = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return given, wanted


def listen(given: int, bodies: SimpleQueue[bytes]) -> None:
    """Pass on what is asked. The end of the input ends the process, in the middle of a thought too."""
    try:
        with open(given, "rb") as stream:
            while len(head := stream.read(HEAD)) == HEAD:
                body = stream.read(size_of(head))
                if len(body) == size_of(head):
                    bodies.put(body)
    finally:
        os._exit(0)


def say(wanted: int, reply: Reply) -> None:
    left = memoryview(frame(reply))
    while left:
        left = left[os.write(wanted, left) :]


def work(wanted: int, bodies: SimpleQueue[bytes], respond: Callable[[Request], Reply | None]) -> None:
    """Answer until something fails that is not the bot's fault; what failed is the last thing said."""
    try:
        while True:
            reply = respond(request_of(bodies.get()))
            if reply is not None:
                say(wanted, reply)
    except BrokenPipeError:
        raise
    except Exception as problem:
        traceback.print_exc()
        say(wanted, Lost(RAISED, f"{type(problem).__name__}: {problem}"[:MOST_TEXT]))
        raise


def serve(respond: Callable[[Request], Reply | None]) -> None:
    """Be a process that answers what it is asked, to the end of its life."""
    # Ctrl-C goes to every process of a terminal; whoever started this one ends it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parser = argparse.ArgumentParser()
    parser.add_argument("--nice", type=int, default=0)
    if hasattr(os, "nice"):
        os.nice(parser.parse_known_args()[0].nice)
    given, wanted = take_protocol()
    bodies: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(given, bodies), daemon=True).start()
    code = 1
    try:
        work(wanted, bodies, respond)
    except BrokenPipeError:
        # Nobody is there to hear an answer.
        code = 0
    finally:
        # An orderly exit would wait for the stream that the listening thread holds.
        os._exit(code)


def main() -> None:
    serve(Host().respond)


if __name__ == "__main__":
    main()
