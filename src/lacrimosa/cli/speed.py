"""Says when the rules run interpreted, to whoever starts something that takes time."""

import os

import typer

from lacrimosa import compiled


def tell_if_interpreted() -> None:
    """One line on standard error, unless somebody wanted it so."""
    if compiled.is_active() or os.environ.get("LACRIMOSA_INTERPRETED"):
        return
    if compiled.is_building():
        hint = "They are being compiled, and the next start uses that."
    else:
        hint = compiled.obstacle() or "`lacrimosa compile` compiles them."
    typer.echo(f"The rules run interpreted, about fifteen times slower than compiled. {hint}", err=True)
