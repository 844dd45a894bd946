"""A copy of the shipped edition in a folder of its own, to be spoiled by tests."""

import shutil
from pathlib import Path

import pytest

from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.editions.loader import SHIPPED


class Box:
    def __init__(self, parent: Path) -> None:
        self.folder = parent / "box"
        shutil.copytree(SHIPPED / "koechel", self.folder)

    def replace(self, file: str, old: str, new: str) -> "Box":
        """Change the first place where the old text stands, below the comment that opens the file."""
        path = self.folder / file
        head, blank, text = path.read_text(encoding="utf-8").partition("\n\n")
        assert old in text, f"{file} has no {old!r}"
        path.write_text(head + blank + text.replace(old, new, 1), encoding="utf-8")
        return self

    def replace_in(self, file: str, name: str, old: str, new: str) -> "Box":
        """Change the component with this id."""
        path = self.folder / file
        before, mark, after = path.read_text(encoding="utf-8").partition(f'id = "{name}"\n')
        assert mark, f"{file} has no {name}"
        own, blank, rest = after.partition("\n\n")
        assert old in own, f"{name} has no {old!r}"
        path.write_text(before + mark + own.replace(old, new, 1) + blank + rest, encoding="utf-8")
        return self

    def split(self, file: str, heading: str) -> list[str]:
        """The text before the first of these headings, and the text below each."""
        head, blank, text = (self.folder / file).read_text(encoding="utf-8").partition("\n\n")
        first, *others = text.split(f"{heading}\n")
        return [head + blank + first, *others]

    def write(self, file: str, content: bytes) -> "Box":
        (self.folder / file).write_bytes(content)
        return self

    def load(self) -> Edition:
        return load(self.folder)

    def problem(self) -> str:
        with pytest.raises(EditionError) as caught:
            self.load()
        return str(caught.value)
