"""The pages name only files that exist: a rename has to reach them. mkdocs checks their links."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# Decisions and figures tell of their day, the changelog of every day.
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *(ROOT / "docs").glob("*.md")]
# Where a page may leave a path's beginning out.
FOLDERS = [ROOT / name for name in ("", "src/lacrimosa", "src/lacrimosa/server", "web", "web/src", "docs")]
FILE = re.compile(r"`((?:[\w.-]+/)+[\w.-]*\.(?:css|md|mjs|npz|py|sh|svelte|svg|toml|ts|txt))(?::\w+)?`")
FOLDER = re.compile(r"`((?:deploy|docs|examples|figures|records|src|tests|tools|web)(?:/[\w-]+)*)/`")
# Made by a build or by the reader.
NOT_HERE = re.compile(r"path/to/|FOLDER|\.cache/|^build/")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = [*FILE.findall(text), *FOLDER.findall(text)]
    missing = [
        name
        for name in named
        if not NOT_HERE.search(name) and not any((folder / name).exists() for folder in FOLDERS)
    ]
    assert missing == []


def test_it_looks_at_many() -> None:
    assert sum(len(FILE.findall(page.read_text(encoding="utf-8"))) for page in PAGES) > 60
