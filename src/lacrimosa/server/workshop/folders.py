"""The folders of drafts in the data folder. All of it blocks, so it runs beside the event loop."""

import os
import re
import secrets
import shutil
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import RLock
from typing import Final

import msgspec

from lacrimosa.editions.drafts import DRAFT_FILE
from lacrimosa.editions.loader import contents_of, shipped_ids
from lacrimosa.editions.reading import tables_of
from lacrimosa.editions.writing import toml_of
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.workshop.journal import Full, Journal
from lacrimosa.workshop.checking import playable
from lacrimosa.workshop.draft import CHANGES, BadLine, Draft, JournalLine

EDITIONS: Final = "editions"
DELETED: Final = "deleted_editions"
NAME: Final = r"[a-z][a-z0-9_]{0,39}"
MOST_DRAFTS: Final = 50
MOST_OPEN: Final = 8
_NO_SLUG: Final = re.compile(r"[^a-z0-9]+")
_LATIN: Final = str.maketrans("äöüéèêëàâîïôùûçñß", "aoueeeeaaiiouucns")


class OpenDraft:
    """A draft as far as this process has read it."""

    def __init__(self, folder: Path) -> None:
        self.journal = Journal(folder)
        lines, self.offset = self.journal.read(0)
        self.draft = Draft(lines)
        self.written: dict[str, bytes] = {}

    def catch_up(self) -> None:
        """Read what other processes have written."""
        lines, self.offset = self.journal.read(self.offset)
        for line in lines:
            self.draft.add(line)


Change = Callable[[Draft, int], Sequence[JournalLine]]
"""From a draft and the number of the next line to the lines to add."""


class Folders:
    """The drafts in a data folder, by name."""

    def __init__(self, data: Path) -> None:
        self._parent = data / EDITIONS
        self._deleted = data / DELETED
        self._open: OrderedDict[str, OpenDraft] = OrderedDict()
        self._lock = RLock()

    def names(self) -> list[str]:
        """Every draft, finished ones too; of very many the first."""
        try:
            found = sorted(
                entry.name
                for entry in os.scandir(self._parent)
                if re.fullmatch(NAME, entry.name) and entry.is_dir(follow_symlinks=False)
            )
        except FileNotFoundError:
            return []
        return [name for name in found if (self._parent / name / DRAFT_FILE).is_file()][:MOST_DRAFTS]

    def stamp(self, name: str) -> tuple[int, int]:
        """Changes with every line of a journal; none for one that is gone."""
        try:
            found = (self._parent / name / DRAFT_FILE).stat(follow_symlinks=False)
        except OSError:
            return 0, 0
        return found.st_size, found.st_mtime_ns

    def read(self, name: str) -> Draft:
        """A draft as it is now."""
        with self._lock:
            return self._opened(name).draft

    def change(self, name: str, change: Change) -> Draft:
        """Add what a change asks for; it is on the disk when this comes back."""
        with self._lock:
            opened = self._opened(name)
            try:
                with opened.journal.turn():
                    opened.catch_up()
                    lines = change(opened.draft, opened.draft.version + 1)
                    if lines:
                        opened.offset = opened.journal.append(opened.offset, lines)
                    for line in lines:
                        opened.draft.add(line)
                    if any(line.kind in (*CHANGES, "done") for line in lines):
                        self._write(opened)
            except Full:
                raise Refused("too_many", "this draft has more lines than one may have") from None
            except OSError as problem:
                # What was read may be ahead of what is there.
                self._open.pop(name, None)
                raise Refused("unavailable", f"the draft cannot be written: {problem.strerror}") from problem
            return opened.draft

    def _opened(self, name: str) -> OpenDraft:
        if re.fullmatch(NAME, name) is None:
            raise _unknown(name)
        folder = self._parent / name
        try:
            if folder.is_symlink():
                raise _unknown(name)
            opened = self._open.get(name)
            if opened is None:
                opened = OpenDraft(folder)
            else:
                opened.catch_up()
        except (FileNotFoundError, NotADirectoryError):
            self._open.pop(name, None)
            raise _unknown(name) from None
        except (OSError, BadLine, msgspec.MsgspecError, UnicodeError) as problem:
            self._open.pop(name, None)
            raise Refused("unavailable", f"the journal of {name} cannot be read") from problem
        self._open[name] = opened
        self._open.move_to_end(name)
        while len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return opened

    def _write(self, opened: OpenDraft) -> None:
        """The files beside the journal, as they are now; each whole or not at all."""
        contents = playable(opened.draft)
        for name, content in contents.items():
            if opened.written.get(name) != content:
                _replace(opened.journal.folder / name, content)
        for name in opened.draft.contents().keys() - contents.keys():
            (opened.journal.folder / name).unlink(missing_ok=True)
        opened.written = contents

    def create(
        self, title: str, contents: Mapping[str, bytes], first: Callable[[dict[str, str]], JournalLine]
    ) -> str:
        """A new draft of these files under an id of its own; its name."""
        with self._lock:
            try:
                self._parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as problem:
                raise Refused("unavailable", f"nothing can be written: {problem.strerror}") from problem
            if len(self.names()) >= MOST_DRAFTS:
                raise Refused("too_many", f"there are {MOST_DRAFTS} drafts already; delete one first")
            name = self._free(title)
            made = {**contents, "edition.toml": _renamed(contents["edition.toml"], name, title)}
            line = first({file: content.decode() for file, content in made.items()})
            part = self._parent / f".{name}.{secrets.token_hex(6)}"
            try:
                part.mkdir(mode=0o700)
                Journal(part).append(0, [line])
                for file, content in made.items():
                    _replace(part / file, content)
                part.rename(self._parent / name)
            except OSError as problem:
                shutil.rmtree(part, ignore_errors=True)
                raise Refused("unavailable", f"the draft cannot be written: {problem.strerror}") from problem
            return name

    def _free(self, title: str) -> str:
        slug = _NO_SLUG.sub("_", title.lower().translate(_LATIN)).strip("_")[:30]
        stem = slug if re.fullmatch(NAME, slug) else f"box_{slug}".rstrip("_")
        taken = {*shipped_ids(), *(path.name for path in self._parent.iterdir())}
        return next(
            name for name in (stem, *(f"{stem}_{n}" for n in range(2, len(taken) + 3))) if name not in taken
        )

    def delete(self, name: str) -> None:
        """Out of the way, but not lost: the folder is kept beside the others."""
        with self._lock:
            opened = self._opened(name)
            with opened.journal.turn():
                self._deleted.mkdir(mode=0o700, parents=True, exist_ok=True)
                to = self._deleted / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}"
                opened.journal.folder.rename(to)
            self._open.pop(name, None)

    def source(self, name: str) -> dict[str, bytes]:
        """The files of an edition to copy from: a shipped one, or a finished one in the folder."""
        if name in shipped_ids():
            return contents_of(name)
        draft = self.read(name)
        if not draft.is_done:
            raise Refused("not_found", f"{name} is not finished")
        return playable(draft)


def _renamed(content: bytes, name: str, title: str) -> bytes:
    table = tables_of("edition.toml", content)
    table |= {"id": name, "title": title, "version": 1}
    table["note"] = "Typed in by the owner of a box; its values belong to their publisher."
    return toml_of(table).encode()


def _replace(path: Path, content: bytes) -> None:
    part = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
    part.write_bytes(content)
    part.replace(path)


def _unknown(name: str) -> Refused:
    return Refused("not_found", f"there is no draft {name[:40]}")
