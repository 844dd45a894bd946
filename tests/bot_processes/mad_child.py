"""Processes that do not keep to the protocol, one after the other: mad_child.py FOLDER WAY...

Each process leaves a note in the folder; the n-th is mad in the n-th way, and after the last all are true.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

# Plain messages instead of those of messages.py: these processes should start quickly.


def heard() -> int:
    """The number of the question."""
    with open(0, "rb", closefd=False, buffering=0) as stream:
        tag, number, *_ = msgspec.msgpack.decode(stream.read(int.from_bytes(stream.read(4), "big")))
    assert tag == "ask"
    return int(number)


def framed(*message: Any) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(4, "big") + body


def hang() -> None:
    heard()


def crash() -> None:
    heard()
    os._exit(3)


def close_early() -> None:
    """Closes its output and stays."""
    heard()
    os.closerange(1, 250)  # some event loops leave the process with copies


def half() -> None:
    """Half a frame and the end."""
    os.write(1, framed("answer", heard(), [(1, 0.0)])[:-1])
    os._exit(0)


def garbage() -> None:
    heard()
    os.write(1, b"\x00\x00\x00\x03\xc1\xc1\xc1")


def huge() -> None:
    heard()
    os.write(1, b"\x7f\xff\xff\xff" + b"x" * 100)


def flood() -> None:
    while True:
        os.write(1, b"flood" * 10_000)


def illegal() -> None:
    os.write(1, framed("answer", heard(), [(719_719, 0.0)]))


def mix_up() -> None:
    os.write(1, framed("answer", heard() + 1, [(1, 0.0)]))


def deaf() -> None:
    """Wants the files of the edition, and then does not read them: they do not fit into the pipe."""
    heard()
    os.write(1, framed("need"))


def insatiable() -> None:
    """Wants the files of the edition again and again."""
    heard()
    os.write(1, framed("need") * 2)


WAYS: list[Callable[[], None]] = [
    hang, crash, close_early, half, garbage, huge, flood, illegal, mix_up, deaf, insatiable
]  # fmt: skip


def main() -> None:
    folder = Path(sys.argv[1])
    ways = [word for word in sys.argv[2:] if not word.startswith("--")]
    before = len(list(folder.iterdir()))
    (folder / str(os.getpid())).touch()
    if before < len(ways):
        {mad.__name__: mad for mad in WAYS}[ways[before]]()
        time.sleep(600)
    else:
        from lacrimosa.bot_processes import child

        child.main()


if __name__ == "__main__":
    main()
