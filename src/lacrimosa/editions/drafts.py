"""Editions that are still being typed in: kept, and never offered for play."""

import json
import os
from pathlib import Path
from typing import Final

DRAFT_FILE: Final = "draft.jsonl"  # the journal of what was typed; its last line says whether all is done
_LAST_BYTES: Final = 4096


def is_draft(folder: Path) -> bool:
    """Whether an edition has a journal that is not done."""
    try:
        with (folder / DRAFT_FILE).open("rb") as file:
            file.seek(0, os.SEEK_END)
            file.seek(max(0, file.tell() - _LAST_BYTES))
            lines = file.read().splitlines()
    except FileNotFoundError:
        return False
    except OSError:
        return True
    try:
        last = json.loads(lines[-1])
    except (IndexError, ValueError):
        return True
    return not (isinstance(last, dict) and last.get("kind") == "done")
