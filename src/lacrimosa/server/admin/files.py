"""Writing a file so that it is either whole and safe on the disk, or not there."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lacrimosa.server.admin.session import AdminError


@contextmanager
def new_file(target: Path, *, force: bool = False) -> Iterator[Path]:
    """Gives the name of an empty file to fill; at the end it takes the place of the target."""
    if target.exists() and not force:
        raise AdminError(f"{target} exists; it is replaced only with --force")
    if target.is_dir():
        raise AdminError(f"{target} is a folder")
    if target.exists() and not target.is_file():
        raise AdminError(f"{target} is no plain file")
    filling = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        # It will hold hands of cards and keys: for nobody else's eyes.
        os.close(os.open(filling, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        yield filling
        settle(filling)
        filling.replace(target)
        settle_folder(target.parent)
    finally:
        filling.unlink(missing_ok=True)


def free_name(path: Path) -> Path:
    """The path, or with -2, -3 ... if there is such a file."""
    number = 1
    free = path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.name}-{number}")
    return free


def settle(path: Path) -> None:
    """Wait until a file is on the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def settle_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk; Windows has no such thing."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
