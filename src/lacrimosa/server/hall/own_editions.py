"""The editions of this place: folders in the data folder, and those that whoever runs the server names."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import structlog

from lacrimosa.editions import Edition, EditionError
from lacrimosa.editions.drafts import DRAFT_FILE, is_draft
from lacrimosa.editions.loader import contents_of, from_contents, shipped_ids
from lacrimosa.editions.reading import ALL_FILES

log = structlog.get_logger()

# To look at so many takes some milliseconds. Nobody has so many boxes.
MOST_FOLDERS: Final = 200
MOST_READINGS: Final = 3  # of a folder that somebody is writing to

# Of every file: when it was changed, its size, which one it is. None: there is none.
Stamp = tuple[tuple[int, int, int] | None, ...]


@dataclass(frozen=True)
class Offered:
    """An edition with the files it was made of."""

    edition: Edition
    contents: dict[str, bytes]


@dataclass(frozen=True)
class _Read:
    """What a folder held when it was read: an edition, or why it is none. Neither: a draft."""

    stamp: Stamp
    offered: Offered | None = None
    problem: str | None = None


class OwnEditions:
    """Editions by id, as their folders have them. `look` reads what has changed; it may take its time."""

    def __init__(self, parent: Path | None = None, named: Sequence[Path] = ()) -> None:
        self._parent = parent
        self._named = tuple(dict.fromkeys(folder.absolute() for folder in named))
        self._read: dict[Path, _Read] = {}
        self._said: dict[Path, str] = {}
        self.offered: Mapping[str, Offered] = {}

    def look(self) -> None:
        """Read the folders that are new or have changed. Whatever they hold, this does not fail."""
        said: dict[Path, str] = {}
        folders = [*self._named, *self._found(said)]
        self._read = {folder: self._looked_at(folder) for folder in folders}
        offered: dict[str, Offered] = {}
        of: dict[str, Path] = {}
        for folder, read in self._read.items():
            problem = read.problem
            if read.offered is not None:
                name = read.offered.edition.id
                problem = _taken(name, of)
                if problem is None:
                    offered[name], of[name] = read.offered, folder
            if problem is not None:
                said[folder] = problem
        self._say(said)
        self.offered = offered

    def _found(self, said: dict[Path, str]) -> list[Path]:
        """The folders in the data folder, by name."""
        if self._parent is None:
            return []
        try:
            with os.scandir(self._parent) as entries:
                # What begins with a dot is being written, or somebody's own business.
                names = sorted(entry.name for entry in entries if not entry.name.startswith("."))
        except FileNotFoundError:
            return []
        except OSError as problem:
            said[self._parent] = f"this folder cannot be read: {problem.strerror}"
            return []
        if len(names) > MOST_FOLDERS:
            said[self._parent] = f"it has {len(names)} entries; only the first {MOST_FOLDERS} are looked at"
        folders = [self._parent.absolute() / name for name in names[:MOST_FOLDERS]]
        for folder in folders:
            if folder.is_symlink():
                said[folder] = "this is a link; name the folder it leads to with --edition"
        return [folder for folder in folders if folder not in said and folder not in self._named]

    def _looked_at(self, folder: Path) -> _Read:
        known = self._read.get(folder)
        for _ in range(MOST_READINGS):
            stamp = stamp_of(folder)
            if known is not None and known.stamp == stamp:
                break
            known = read_folder(folder, stamp)
        # One that is still being written is read again by the next look.
        assert known is not None
        return known

    def _say(self, problems: dict[Path, str]) -> None:
        """Every problem once, for as long as it lasts."""
        for folder, problem in problems.items():
            if self._said.get(folder) != problem:
                log.warning("edition not offered", folder=_shown(folder), problem=problem)
        self._said = problems


def stamp_of(folder: Path) -> Stamp:
    """Another one if any file of an edition has changed."""
    return tuple(_file_stamp(os.path.join(folder, name)) for name in (*ALL_FILES, DRAFT_FILE))


def _file_stamp(path: str) -> tuple[int, int, int] | None:
    try:
        found = os.stat(path, follow_symlinks=False)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def read_folder(folder: Path, stamp: Stamp) -> _Read:
    """What a folder holds now."""
    if is_draft(folder):
        return _Read(stamp)
    try:
        contents = contents_of(folder)
        return _Read(stamp, Offered(from_contents(contents), contents))
    except EditionError as problem:
        return _Read(stamp, problem=str(problem))


def _taken(name: str, of: Mapping[str, Path]) -> str | None:
    """Why an edition cannot have an id, if it cannot."""
    advice = "give it an id of its own in edition.toml"
    if name in shipped_ids():
        return f"its id, {name}, is that of a shipped edition; {advice}"
    if name in of:
        return f"its id, {name}, is that of the edition in {_shown(of[name])}, which is offered; {advice}"
    return None


def _shown(folder: Path) -> str:
    """Names of folders may hold anything."""
    return "".join(sign if sign.isprintable() else "?" for sign in str(folder))
