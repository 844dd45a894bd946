"""Starting an edition of one's own from another one."""

import json
import re
from pathlib import Path

from lacrimosa.editions.errors import EditionError
from lacrimosa.editions.loader import contents_of, load, shipped_ids
from lacrimosa.editions.schema import Counts
from lacrimosa.editions.sources import field_names

_HEAD = """\
# edition.toml: what this edition is, and how many pieces of every kind it has; docs/editions.md tells more.

id = "{id}"
title = "{title}"
version = 1
note = "Begun as a copy of {source}; its values are to be replaced by those of another box."

[counts]
"""


def copy_edition(source: str | Path, name: str, parent: Path) -> Path:
    """Make the folder `parent/name` with the files of another edition under a new id; returns the folder."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", name):
        rule = "small letters, digits and underscores, a letter first, at most 40"
        raise EditionError(f'"{name}" cannot be the name of an edition; it must be {rule}')
    if name in shipped_ids():
        raise EditionError(f'"{name}" is the name of a shipped edition; choose another one')
    edition = load(source)
    folder = parent / name
    contents = contents_of(source)
    head = _HEAD.format(id=name, title=name.replace("_", " ").capitalize(), source=edition.id)
    contents["edition.toml"] = (head + _counts(edition.data.edition.counts)).encode()
    try:
        folder.mkdir()
        for file, content in contents.items():
            (folder / file).write_bytes(content)
    except FileExistsError:
        raise EditionError(f"{folder} is there already; nothing was changed") from None
    except OSError as problem:
        raise EditionError(f"{folder} cannot be written: {problem.strerror}") from None
    return folder


def _counts(counts: Counts) -> str:
    lines: list[str] = []
    for name in field_names(Counts):
        value = getattr(counts, name)
        if isinstance(value, dict):
            value = "{ " + ", ".join(f"{composer} = {number}" for composer, number in value.items()) + " }"
        elif isinstance(value, str | tuple):
            value = json.dumps(value)
        if value != "[]":
            lines.append(f"{name} = {value}")
    return "\n".join(lines) + "\n"
