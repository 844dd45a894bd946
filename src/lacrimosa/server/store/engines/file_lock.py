"""A lock that keeps a second server off a database file; the system drops it when the process ends."""

import os
import sys
from pathlib import Path

from lacrimosa.server.store.errors import BadDatabase, InUse

if sys.platform == "win32":
    import msvcrt

    # Far behind the process number: Windows keeps others from reading a locked byte.
    _PLACE = 1 << 20

    def _lock(file: int) -> None:
        os.lseek(file, _PLACE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held from its making until release()."""

    def __init__(self, database: Path) -> None:
        """Take the lock of a database file, or raise BadDatabase."""
        beside = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise BadDatabase(f"cannot lock {database}: {problem.strerror}") from problem
        try:
            _lock(self._file)
        except OSError as problem:
            holder = os.read(self._file, 20)
            os.close(self._file)
            process = holder.decode("ascii", "replace").strip()
            raise InUse(f"{database} is in use by another server (process {process})") from problem
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        os.close(self._file)
