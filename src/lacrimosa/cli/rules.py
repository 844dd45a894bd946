"""`lacrimosa rules`: print a rule, or list them all with the tests that prove them."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from lacrimosa.cli.output import fail, write_json
from lacrimosa.rulebook import Rule, UnknownRule, rule, rules, rulings_table
from lacrimosa.rulebook.proofs import proofs

# The tests lie beside the package in a clone; an installed library has none.
CLONE = Path(__file__).parents[3]


def show_rules(
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule, like REQ-2.")] = None,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write JSON; - for stdout.")
    ] = None,
    rulings: Annotated[
        bool,
        typer.Option(
            "--rulings", help="List where the books are silent or disagree, and why we read them so."
        ),
    ] = False,
) -> None:
    """Print one rule, or the list of all rules and rulings; in a clone also how many tests prove each."""
    if rule_id is not None:
        try:
            found = rule(rule_id)
        except UnknownRule as error:
            fail(str(error))
        Console().print(Markdown(f"## {found.id} {found.title}\n\n{found.text}"))
        return
    if rulings:
        typer.echo(rulings_table())
        return
    is_clone = (CLONE / "pyproject.toml").is_file() and (CLONE / "tests").is_dir()
    proved = proofs(CLONE / "tests") if is_clone else None
    if json_file is not None:
        write_json(json_file, [_row(each, proved) for each in rules()])
        return
    for each in rules():
        counts = _counts(each, proved)
        typer.echo(f"{each.id:7} {each.title}{f' ({counts})' if counts else ''}")


def _row(each: Rule, proved: dict[str, list[str]] | None) -> dict[str, object]:
    row: dict[str, object] = {
        "id": each.id,
        "title": each.title,
        "rulings": [f"{one.text} {one.note}" for one in each.rulings],
    }
    return row if proved is None else row | {"tests": proved.get(each.id, [])}


def _counts(each: Rule, proved: dict[str, list[str]] | None) -> str:
    counts = [] if proved is None else [_counted(len(proved.get(each.id, [])), "test")]
    if each.rulings:
        counts.append(_counted(len(each.rulings), "ruling"))
    return ", ".join(counts)


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"
