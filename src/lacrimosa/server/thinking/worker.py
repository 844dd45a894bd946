"""A worker process: reads questions on its standard input, thinks, writes answers; ends when the input does.

Run as `python -m lacrimosa.server.thinking.worker`, by the server only.
"""

import os
import signal
import threading
import traceback
from queue import SimpleQueue

from lacrimosa.editions import Edition, load
from lacrimosa.editions.loader import from_contents, shipped_ids
from lacrimosa.notation.views import unpack_view
from lacrimosa.server.thinking.answering import answer
from lacrimosa.server.thinking.frames import (
    HEAD,
    MOST_TEXT,
    Answer,
    Ask,
    Failed,
    Files,
    Need,
    Reply,
    frame,
    request_of,
    size_of,
)

NICER = 5  # the event loop goes first
MOST_EDITIONS = 8


class Shelf:
    """The editions a worker has at hand, by digest; the longest unused one makes room."""

    def __init__(self) -> None:
        self._editions: dict[str, Edition] = {}

    def find(self, name: str, digest: str) -> Edition | None:
        edition = self._editions.pop(digest, None)
        if edition is None and name in shipped_ids():
            shipped = load(name)
            # The files may have changed since the server loaded them.
            edition = shipped if shipped.digest == digest else None
        if edition is not None:
            self._put(edition)
        return edition

    def receive(self, files: Files) -> None:
        edition = from_contents(files.contents)
        if edition.digest != files.digest:
            raise ValueError(f"these are the files of {edition.digest}, not of {files.digest}")
        self._put(edition)

    def _put(self, edition: Edition) -> None:
        self._editions[edition.digest] = edition
        while len(self._editions) > MOST_EDITIONS:
            del self._editions[next(iter(self._editions))]


def take_protocol() -> tuple[int, int]:
    """Keep standard input and output for the protocol; a bot that prints, prints to standard error."""
    given, wanted = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return given, wanted


def be_modest() -> None:
    # Ctrl-C goes to every process of the terminal; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICER)


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


def respond(shelf: Shelf, ask: Ask) -> Reply:
    edition = shelf.find(ask.edition, ask.digest)
    if edition is None:
        return Need()
    choice = answer(ask.bot, ask.seed, unpack_view(edition.tables, ask.view))
    return Answer(ask.number, choice)


def work(wanted: int, bodies: SimpleQueue[bytes]) -> None:
    """Answer until something fails; what failed is the last thing said."""
    shelf = Shelf()
    try:
        while True:
            request = request_of(bodies.get())
            if isinstance(request, Files):
                shelf.receive(request)
            else:
                say(wanted, respond(shelf, request))
    except BrokenPipeError:
        raise
    except Exception as problem:
        # Where anything went wrong, the process is not to be trusted further: the server will start another.
        traceback.print_exc()
        say(wanted, Failed(f"{type(problem).__name__}: {problem}"[:MOST_TEXT]))
        raise


def main() -> None:
    be_modest()
    given, wanted = take_protocol()
    bodies: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(given, bodies), daemon=True).start()
    code = 1
    try:
        work(wanted, bodies)
    except BrokenPipeError:
        # Nobody is there to hear an answer.
        code = 0
    finally:
        # An orderly exit would wait for the stream that the listening thread holds.
        os._exit(code)


if __name__ == "__main__":
    main()
