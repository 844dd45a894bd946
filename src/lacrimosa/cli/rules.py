"""`lacrimosa rules`: print a rule, or list them all with the tests that prove them."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from lacrimosa.cli.output import fail, write_json
from lacrimosa.rulebook import Rule, UnknownRule, rule, rules
from lacrimosa.rulebook.proofs import proofs

# The tests lie beside the package in a checkout; an installed library has none.
TESTS = Path(__file__).parents[3] / "tests"


def show_rules(
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule, like REQ-2.")] = None,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write JSON; - for stdout.")
    ] = None,
) -> None:
    """Print one rule, or the list of all rules and how many tests prove each."""
    if rule_id is not None:
        try:
            found = rule(rule_id)
        except UnknownRule as error:
            fail(str(error))
        Console().print(Markdown(f"## {found.id} {found.title}\n\n{found.text}"))
        return
    proved = proofs(TESTS) if TESTS.is_dir() else {}
    if json_file is not None:
        write_json(json_file, [_row(each, proved) for each in rules()])
        return
    for each in rules():
        typer.echo(f"{each.id:7} {each.title} ({len(proved.get(each.id, []))} tests)")


def _row(each: Rule, proved: dict[str, list[str]]) -> dict[str, object]:
    return {"id": each.id, "title": each.title, "tests": proved.get(each.id, [])}
