"""What goes between a program and the processes of its bots: msgpack behind four bytes of length.

Requests go to the standard input of a process, replies come from its standard output. One exchange at a time:
every request but `EditionFiles` is answered with one reply.
"""

import os
import sys
from collections.abc import Iterable
from signal import Signals
from subprocess import PIPE
from typing import Any, Final

from msgspec import DecodeError, Struct, msgpack

from lacrimosa.bots.forfeits import DIED, HUNG, ILLEGAL, MoveLost

HEAD: Final = 4
# A reply is a few numbers or a sentence; a process that announces more is out of its mind.
MOST_REPLY: Final = 1 << 16
MOST_TEXT: Final = 2000
# To start a process, read the file of a bot and make one, on a busy computer.
START_SECONDS: Final = 30.0
# Unbuffered, so that nothing a bot printed is lost with its process.
CHILD: Final = (sys.executable, "-u", "-m", "lacrimosa.bot_processes.child")
# One core for each process: the others are somebody else's.
ONE_THREAD: Final = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"), "1"
)


def process_settings() -> dict[str, Any]:
    """How a process of bots is started.

    The order of sets must not depend on the process. A session of its own: Ctrl-C does not reach it, and what
    it starts can be killed with it.
    """
    env = os.environ | ONE_THREAD | {"PYTHONHASHSEED": "0"}
    return {"stdin": PIPE, "stdout": PIPE, "env": env, "start_new_session": True}


class EditionFiles(Struct, array_like=True, frozen=True, tag="edition"):
    """The files of an edition that a process said it needs. They are not answered."""

    digest: str
    contents: dict[str, bytes]


class Make(Struct, array_like=True, frozen=True, tag="make"):
    """Forget the bot there was and make a new one: a shipped one by name, or path.py:Class."""

    bot: str
    seed: int


class Ask(Struct, array_like=True, frozen=True, tag="ask"):
    """What does the bot choose?

    `make` makes a new one first; `patience` is how long somebody waits for the answer, in seconds; `ranked`
    asks for what it thinks of its other choices as well, if it can say.
    """

    number: int
    digest: str  # of the edition
    view: bytes
    options: list[int]
    seconds: float
    nodes: int | None
    patience: float
    make: Make | None = None
    ranked: bool = False
    edition: str = ""  # its id, if it may be a shipped one


class Review(Struct, array_like=True, frozen=True, tag="review"):
    """What was a turn of a game worth? Only a process of lacrimosa.review.child knows."""

    number: int  # of the turn
    digest: str  # of the edition
    edition: str  # its id, if it may be a shipped one
    record: str
    settings: dict[str, int]


class Teach(Struct, array_like=True, frozen=True, tag="teach"):
    """A question about a view, as JSON: see review/teaching.py. Only lacrimosa.review.child knows."""

    digest: str  # of the edition
    edition: str  # its id, if it may be a shipped one
    view: bytes
    question: bytes


class Made(Struct, array_like=True, frozen=True, tag="made"):
    """The bot was made and has this name."""

    name: str


class Answer(Struct, array_like=True, frozen=True, tag="answer"):
    """Choices and their values, the best first; a bot that does not rank names one with the value 0."""

    number: int
    ranking: list[tuple[int, float]]


class Reviewed(Struct, array_like=True, frozen=True, tag="reviewed"):
    """A reviewed turn, as JSON."""

    number: int
    result: bytes


class Taught(Struct, array_like=True, frozen=True, tag="taught"):
    """The answer to a question about a view, as JSON."""

    answer: bytes


class Need(Struct, array_like=True, frozen=True, tag="need"):
    """The process does not have the edition; it has forgotten the question and waits for the files."""


class Lost(Struct, array_like=True, frozen=True, tag="lost"):
    """No answer that counts; the kind is one of bots.forfeits."""

    kind: str
    text: str


Request = EditionFiles | Make | Ask | Review | Teach
Reply = Made | Answer | Reviewed | Taught | Need | Lost

_encoder = msgpack.Encoder()
_requests = msgpack.Decoder(Request)
_replies = msgpack.Decoder(Reply)


def frame(message: Request | Reply) -> bytes:
    body = _encoder.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def frames(requests: Iterable[Request]) -> bytes:
    return b"".join(map(frame, requests))


def request_of(body: bytes) -> Request:
    """Raises msgspec.DecodeError."""
    request: Request = _requests.decode(body)
    return request


def size_of(head: bytes) -> int:
    """How many bytes follow the head."""
    return int.from_bytes(head, "big")


def reply_size(head: bytes) -> int:
    """The same of a reply. Raises ProcessLost if no reply is as long."""
    size = size_of(head)
    if size > MOST_REPLY:
        raise ProcessLost(DIED, f"its process announced {size} bytes; a reply has at most {MOST_REPLY}")
    return size


def reply_of(body: bytes) -> Reply:
    """Raises MoveLost for a lost move, ProcessLost if the reply means nothing."""
    try:
        reply: Reply = _replies.decode(body)
    except DecodeError as problem:
        raise ProcessLost(DIED, f"its process said what means nothing: {problem}") from None
    if isinstance(reply, Lost):
        raise MoveLost(reply.kind, reply.text)
    return reply


class ProcessLost(MoveLost):
    """Nothing came from a process that can be believed: it may only be ended."""


def hung(seconds: float) -> ProcessLost:
    return ProcessLost(HUNG, f"nothing came from it within {seconds:g} s")


def died(exit_code: int | None) -> ProcessLost:
    """Negative: the signal that ended it, as with `subprocess`; None: it only closed its output so far."""
    how = ""
    if exit_code is not None:
        how = f" with exit code {exit_code}" if exit_code >= 0 else f" by {Signals(-exit_code).name}"
    return ProcessLost(DIED, f"its process ended{how}")


def ranking_of(reply: Reply, ask: Ask) -> list[tuple[int, float]]:
    """What a bot answers. Raises ProcessLost: a user's code can reach all of its process, so look twice."""
    if not isinstance(reply, Answer) or reply.number != ask.number or not reply.ranking:
        raise ProcessLost(DIED, "its process answered another question")
    for choice, _ in reply.ranking:
        if choice not in ask.options:
            raise ProcessLost(ILLEGAL, f"it answered {choice}, which was not offered; offered: {ask.options}")
    return reply.ranking
