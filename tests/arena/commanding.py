"""`lacrimosa arena` as it is called, and its report."""

import json
from typing import Any

from typer.testing import CliRunner, Result

from lacrimosa.cli.main import app

Data = dict[str, Any]


def arena(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", *words])


def report(*words: str, jobs: int = 1) -> Data:
    """The JSON of a run; nothing else is on standard output."""
    answer = arena(*words, "--jobs", str(jobs), "--json", "-")
    assert answer.exit_code == 0, answer.output
    data: Data = json.loads(answer.stdout)
    return data


def timeless(data: Data) -> Data:
    """A report without the clock."""
    return {
        **data,
        "bots": [{key: bot[key] for key in bot if key != "ms_per_decision"} for bot in data["bots"]],
    }
