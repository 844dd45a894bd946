"""The script that writes reference and types: it writes what is stale, and --check only names it."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[3] / "tools" / "make_protocol.py"
FILES = {"docs/protocol.md": "reference\n", "web/src/net/messages.ts": "types é\n"}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., int]:
    """Runs the script in a folder of its own, with two small files to make."""
    main: Any = runpy.run_path(str(TOOL))["main"]
    monkeypatch.setitem(main.__globals__, "made", lambda: FILES)

    def call(*arguments: str) -> int:
        monkeypatch.setattr("sys.argv", ["make_protocol.py", "--root", str(tmp_path), *arguments])
        return int(main())

    return call


def test_it_writes_both_files(run: Callable[..., int], tmp_path: Path) -> None:
    assert run() == 0
    assert {name: (tmp_path / name).read_text(encoding="utf-8") for name in FILES} == FILES


def test_check_names_what_is_stale_and_writes_nothing(
    run: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--check") == 1
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(FILES)
    assert not list(tmp_path.iterdir())


def test_check_is_content_with_what_was_written_until_it_changes(
    run: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run()
    capsys.readouterr()
    assert run("--check") == 0
    assert capsys.readouterr().out == ""
    (tmp_path / "docs/protocol.md").write_text("old\n", encoding="utf-8")
    assert run("--check") == 1
    assert capsys.readouterr().out.startswith("docs/protocol.md is stale")
