"""Where the server keeps what it keeps, unless told otherwise."""

import os
import sys
from pathlib import Path

FILE = "lacrimosa.db"
EDITIONS = "editions"  # a folder for each edition of one's own


def default_data_dir() -> Path:
    """$LACRIMOSA_DATA, or the folder the system has for such things."""
    chosen = os.environ.get("LACRIMOSA_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "lacrimosa"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "lacrimosa"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "lacrimosa"


def database_url(data: Path) -> str:
    """The address of the database in a data folder."""
    return f"sqlite:///{data.absolute() / FILE}"
