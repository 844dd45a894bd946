"""Finished deals in a file of JSON lines, so that an interrupted run can be resumed.

The first line names everything that decides the games. A line is written when its deal is finished; one that
is cut off, by whatever ended the run, is dropped.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO

import msgspec

from lacrimosa.arena.results import PlayedDeal

FORMAT = "lacrimosa arena 1"


class BadCheckpoint(ValueError):
    """One line: which file, and why the run in it cannot be resumed."""


def seed_in(path: Path | None) -> int | None:
    """The seed of the run in a file, if there is one."""
    try:
        line = path.read_bytes().partition(b"\n")[0] if path is not None else b""
        seed = msgspec.json.decode(line, type=dict[str, object]).get("seed")
    except (OSError, msgspec.DecodeError):
        return None
    return seed if isinstance(seed, int) else None


class Checkpoint:
    """The open file of a run; close it when the run is over."""

    def __init__(self, path: Path, fingerprint: Mapping[str, object]) -> None:
        self.path = path
        self.kept: dict[int, PlayedDeal] = {}
        content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._compare(lines[0], fingerprint)
            for number, line in enumerate(lines[1:], 2):
                self._take(number, line)
        elif content and not _header(fingerprint).startswith(content):
            raise BadCheckpoint(f"{path}: this is not a checkpoint of an arena")
        self._file: BinaryIO = path.open("ab")
        self._file.truncate(len(whole))
        if not lines:
            self._write(_header(fingerprint))

    def append(self, played: PlayedDeal) -> None:
        self._write(msgspec.json.encode(played) + b"\n")

    def close(self) -> None:
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def _compare(self, line: bytes, fingerprint: Mapping[str, object]) -> None:
        try:
            found = msgspec.json.decode(line, type=dict[str, object])
        except msgspec.DecodeError:
            found = {}
        if found.get("format") != FORMAT:
            raise BadCheckpoint(f"{self.path}: this is not a checkpoint of an arena")
        for name, value in fingerprint.items():
            if found.get(name) != value:
                raise BadCheckpoint(
                    f"{self.path} was begun with another {name}: {found.get(name)!r}, now {value!r}; "
                    "name another file, or the same arguments"
                )

    def _take(self, number: int, line: bytes) -> None:
        try:
            played = msgspec.json.decode(line, type=PlayedDeal)
        except msgspec.DecodeError as problem:
            raise BadCheckpoint(f"{self.path} line {number}: this is no finished deal: {problem}") from None
        self.kept[played.deal] = played


def _header(fingerprint: Mapping[str, object]) -> bytes:
    return msgspec.json.encode({"format": FORMAT, **fingerprint}) + b"\n"
