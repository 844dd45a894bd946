"""An edition as one file: its TOML files in a zip, to be handed on. What comes in one is not trusted."""

import io
import os
import secrets
import shutil
import stat
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NoReturn

from lacrimosa.editions.errors import EditionError, one_of, problem
from lacrimosa.editions.loader import contents_of, from_contents
from lacrimosa.editions.reading import ALL_FILES, MOST_BYTES, unified

# A whole edition has about 100 kB, and a fifth of it when it is squeezed.
MOST_ARCHIVE_BYTES: Final = 2_000_000
MOST_WHOLE_BYTES: Final = 4_000_000
MOST_ENTRIES: Final = len(ALL_FILES) + 1  # the files, and the folder they are in
# The earliest that a zip can say: the same edition always makes the same archive.
_TIME: Final = (1980, 1, 1, 0, 0, 0)
_ENCRYPTED: Final = 0x1 | 0x40 | 0x2000  # flags of an entry: encrypted, strongly, its directory too
_PLAIN_MODE: Final = stat.S_IFREG | 0o644


def archive_of(files: Mapping[str, bytes], folder: str = "") -> bytes:
    """The files of an edition as a zip, in a folder if one is named."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ALL_FILES:
            if name in files:
                entry = zipfile.ZipInfo(f"{folder}/{name}" if folder else name, _TIME)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = _PLAIN_MODE << 16
                archive.writestr(entry, files[name])
    return whole.getvalue()


def files_of(archive: bytes) -> dict[str, bytes]:
    """The files of an edition out of a zip: flat, or in one folder. Raises EditionError, and nothing else.

    Whether they make an edition is for `from_contents` to say.
    """
    if len(archive) > MOST_ARCHIVE_BYTES:
        _refuse("archive_large", most=MOST_ARCHIVE_BYTES)
    try:
        with zipfile.ZipFile(io.BytesIO(archive)) as opened:
            return _unpacked(opened)
    except EditionError:
        raise
    except Exception as wrong:
        raise EditionError(problem(ARCHIVE, "", "archive_no_zip"), _NOTHING) from wrong


ARCHIVE: Final = "the archive"
_NOTHING: Final = "; nothing was changed"


def _refuse(code: str, entry: str = "", **values: str | int) -> NoReturn:
    raise EditionError(problem(ARCHIVE, f'"{entry}"' if entry else "", code, **values), _NOTHING)


def _unpacked(archive: zipfile.ZipFile) -> dict[str, bytes]:
    entries = archive.infolist()
    if len(entries) > MOST_ENTRIES:
        _refuse("archive_entries", n=len(entries), most=MOST_ENTRIES)
    files: dict[str, bytes] = {}
    folders: set[str] = set()
    whole = 0
    for entry in entries:
        folder, name = _place(entry)
        folders.add(folder)
        if len(folders) > 1:
            _refuse("archive_folders", entry.filename)
        if not name:
            continue
        if name in files:
            _refuse("archive_twice", entry.filename)
        content = _content(archive, entry)
        whole += len(content)
        if whole > MOST_WHOLE_BYTES:
            _refuse("archive_whole_large", most=MOST_WHOLE_BYTES)
        files[name] = unified(content)
    if not files:
        _refuse("archive_empty", right=one_of(ALL_FILES))
    return files


def _place(entry: zipfile.ZipInfo) -> tuple[str, str]:
    """Folder and name of an entry; without a name it is the folder itself."""
    path = entry.filename
    # What stands behind a NUL is cut off by the reader.
    if path != entry.orig_filename or not path.isprintable() or "\\" in path or ":" in path:
        _refuse("archive_name", entry.orig_filename)
    if entry.flag_bits & _ENCRYPTED:
        _refuse("archive_encrypted", path)
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        _refuse("archive_squeezed", path)
    # Zips made on other systems say nothing about it: 0.
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFDIR if entry.is_dir() else stat.S_IFREG):
        _refuse("archive_no_plain", path)
    folder, slash, name = path.rpartition("/")
    if "/" in folder or folder in (".", "..") or (slash and not folder):
        _refuse("archive_path", path)
    if name and name not in ALL_FILES:
        _refuse("archive_unknown", path, right=one_of(ALL_FILES))
    return folder, name


def _content(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """No more of it than may be, whatever size it says it has."""
    with archive.open(entry) as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        _refuse("archive_large", entry.filename, most=MOST_BYTES)
    return content


# Files and folders.


def export_edition(source: str | Path, file: Path) -> None:
    """Write an edition into a zip that is not there yet."""
    contents = contents_of(source)
    archive = archive_of(contents, from_contents(contents).id)
    try:
        with file.open("xb") as out:
            out.write(archive)
    except FileExistsError:
        raise EditionError(f"{file} is there already{_NOTHING}") from None
    except OSError as wrong:
        raise EditionError(f"{file} cannot be written: {wrong.strerror}") from None


def import_edition(file: Path, folder: Path | None = None) -> Path:
    """Make a folder of a zip: the one that is named, or one here with its id. Whole or not at all."""
    try:
        with file.open("rb") as opened:
            archive = opened.read(MOST_ARCHIVE_BYTES + 1)
    except OSError as wrong:
        raise EditionError(f"{file} cannot be read: {wrong.strerror}{_NOTHING}") from None
    contents = files_of(archive)
    try:
        edition = from_contents(contents)
    except EditionError as wrong:
        raise EditionError(f"{wrong}{_NOTHING}") from None
    made = Path(edition.id) if folder is None else folder
    write_folder(contents, made)
    return made


def write_folder(files: Mapping[str, bytes], folder: Path) -> None:
    """A folder with these files, which must not be there yet. Whole or not at all."""
    if os.path.lexists(folder):
        raise EditionError(f"{folder} is there already{_NOTHING}")
    # The dot tells others that it is not whole yet.
    part = folder.absolute().with_name(f".{folder.absolute().name[:100]}.{secrets.token_hex(6)}")
    try:
        try:
            part.mkdir()
            for name, content in files.items():
                with (part / name).open("xb") as out:
                    out.write(content)
                    out.flush()
                    os.fsync(out.fileno())
            part.rename(folder)
        except BaseException:
            shutil.rmtree(part, ignore_errors=True)
            raise
    except OSError as wrong:
        raise EditionError(f"{folder} cannot be written: {wrong.strerror}{_NOTHING}") from None
