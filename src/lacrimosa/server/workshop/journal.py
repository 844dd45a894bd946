"""The journal of a draft on disk: a line is there for good before anybody is told so."""

import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from lacrimosa.editions.drafts import DRAFT_FILE
from lacrimosa.workshop.draft import JournalLine

LOCK_FILE: Final = "draft.lock"
# A box takes about 250 kB; whoever comes here types something else.
MOST_BYTES: Final = 20_000_000
_NO_LINKS: Final = getattr(os, "O_NOFOLLOW", 0)
_decode = msgspec.json.Decoder(JournalLine).decode
_encode = msgspec.json.Encoder().encode

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        while True:
            try:
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            except OSError:
                time.sleep(0.01)
            else:
                return
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


class Full(Exception):
    """The journal is as long as one may be."""


class Journal:
    """The lines of one draft. Several processes may write, each in its turn."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._path = folder / DRAFT_FILE

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Nobody else writes meanwhile; the system ends the turn of a process that died."""
        file = os.open(self.folder / LOCK_FILE, os.O_RDWR | os.O_CREAT | _NO_LINKS, 0o600)
        try:
            _lock(file)
            yield
        finally:
            os.close(file)

    def read(self, offset: int) -> tuple[list[JournalLine], int]:
        """The whole lines from here on, and where the next one will begin. A torn one is none."""
        file = os.open(self._path, os.O_RDONLY | _NO_LINKS)
        with os.fdopen(file, "rb") as opened:
            opened.seek(offset)
            content = opened.read(MOST_BYTES + 1)
        whole = content[: content.rfind(b"\n") + 1]
        return [_decode(line) for line in whole.splitlines()], offset + len(whole)

    def append(self, offset: int, lines: Sequence[JournalLine]) -> int:
        """Add lines behind the last whole one, at `offset`, in one's turn; where the next will begin."""
        text = b"".join(_encode(line) + b"\n" for line in lines)
        if offset + len(text) > MOST_BYTES:
            raise Full
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | _NO_LINKS, 0o600)
        try:
            # What a crash left of a line is cut off.
            os.ftruncate(file, offset)
            os.lseek(file, offset, os.SEEK_SET)
            written = 0
            while written < len(text):
                written += os.write(file, text[written:])
            os.fsync(file)
        finally:
            os.close(file)
        return offset + len(text)
