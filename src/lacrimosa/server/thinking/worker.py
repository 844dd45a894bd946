"""A worker process: reads questions on its standard input, thinks, writes answers; ends when the input does.

Run as `python -m lacrimosa.server.thinking.worker`, by the server only.
"""

import argparse
import os
import signal
import threading
import traceback
from queue import SimpleQueue

from lacrimosa.bots.forfeits import MoveLost, choice_instead
from lacrimosa.editions import Edition, load
from lacrimosa.editions.loader import contents_of, from_contents, shipped_ids
from lacrimosa.fence.fence import Fence
from lacrimosa.fence.messages import EditionFiles
from lacrimosa.notation.views import unpack_view
from lacrimosa.rules.play import options
from lacrimosa.rules.view import View
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
NICEST = 10  # in the background the other workers go first too, but not so far that a thought seems to hang
MOST_EDITIONS = 8


class Shelf:
    """The editions a worker has at hand, by digest; the longest unused one makes room."""

    def __init__(self) -> None:
        self._editions: dict[str, Edition] = {}
        self._contents: dict[str, dict[str, bytes]] = {}  # of those that were received

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
        self._contents[files.digest] = files.contents
        self._put(edition)

    def files(self, edition: Edition) -> EditionFiles:
        """The files of an edition at hand."""
        return EditionFiles(edition.digest, self._contents.get(edition.digest) or contents_of(edition.id))

    def _put(self, edition: Edition) -> None:
        self._editions[edition.digest] = edition
        while len(self._editions) > MOST_EDITIONS:
            oldest = next(iter(self._editions))
            del self._editions[oldest]
            self._contents.pop(oldest, None)


class UserBots:
    """The bots from files this worker was told of, each in a process of its own."""

    def __init__(self, sources: dict[str, str], patience: float | None) -> None:
        self._sources = sources
        self._fence = Fence({source: name for name, source in sources.items()}, patience)

    def knows(self, name: str) -> bool:
        return name in self._sources

    def answer(self, ask: Ask, view: View, files: EditionFiles) -> Answer:
        """What the bot chooses, or what is chosen for it if it loses its move."""
        offered = options(view.state)
        bot = self._fence.bot(files, self._sources[ask.bot], ask.seed)
        try:
            return Answer(ask.number, bot.choose(view, offered, ask.budget))
        except MoveLost as lost:
            return Answer(ask.number, choice_instead(offered), lost.kind, str(lost)[:MOST_TEXT])


def take_protocol() -> tuple[int, int]:
    """Keep standard input and output for the protocol; a bot that prints, prints to standard error."""
    given, wanted = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return given, wanted


def be_modest(nicer: int) -> None:
    # Ctrl-C goes to every process of the terminal; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nicer)


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


def respond(shelf: Shelf, user_bots: UserBots, ask: Ask) -> Reply:
    edition = shelf.find(ask.edition, ask.digest)
    if edition is None:
        return Need()
    view = unpack_view(edition.tables, ask.view)
    if user_bots.knows(ask.bot):
        return user_bots.answer(ask, view, shelf.files(edition))
    return Answer(ask.number, answer(ask.bot, ask.seed, view, ask.budget))


def work(wanted: int, bodies: SimpleQueue[bytes], user_bots: UserBots) -> None:
    """Answer until something fails; what failed is the last thing said."""
    shelf = Shelf()
    try:
        while True:
            request = request_of(bodies.get())
            if isinstance(request, Files):
                shelf.receive(request)
            else:
                say(wanted, respond(shelf, user_bots, request))
    except BrokenPipeError:
        raise
    except Exception as problem:
        # Where anything went wrong, the process is not to be trusted further: the server will start another.
        traceback.print_exc()
        say(wanted, Failed(f"{type(problem).__name__}: {problem}"[:MOST_TEXT]))
        raise


def arguments() -> argparse.Namespace:
    """What the server says at the start: the bots from files, --bot=NAME=PATH:CLASS, and how to think."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", action="append", default=[])
    parser.add_argument("--patience", type=float)
    parser.add_argument("--background", action="store_true")
    return parser.parse_known_args()[0]


def main() -> None:
    told = arguments()
    be_modest(NICEST if told.background else NICER)
    user_bots = UserBots(dict(pair.split("=", 1) for pair in told.bot), told.patience)
    given, wanted = take_protocol()
    bodies: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(given, bodies), daemon=True).start()
    code = 1
    try:
        work(wanted, bodies, user_bots)
    except BrokenPipeError:
        # Nobody is there to hear an answer.
        code = 0
    finally:
        # An orderly exit would wait for the stream that the listening thread holds.
        os._exit(code)


if __name__ == "__main__":
    main()
