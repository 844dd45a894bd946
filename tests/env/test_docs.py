"""docs/environments.md: its programs run, and its table of fields is the layout's."""

import re
from pathlib import Path

import pytest

from lacrimosa.env import layout_of

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_table_of_fields_is_the_layout() -> None:
    written = re.search(r"<!-- fields[^\n]*-->\n(.*?)<!-- end -->", PAGE, re.DOTALL)
    assert written is not None
    assert written[1] == layout_of().table(), f"the table should read:\n{layout_of().table()}"


@pytest.mark.parametrize("program", PROGRAMS, ids=["PettingZoo", "Gymnasium", "a bot from a file"])
def test_the_programs_run_as_they_stand(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)  # they name files of the repository
    exec(program, {})
