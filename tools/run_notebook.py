"""Run the code cells of a notebook without Jupyter and store what they show.   tools/run_notebook.py FILE"""

import ast
import contextlib
import io
import json
import os
import sys
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


def run_cells(cells: list[Cell]) -> list[list[Cell]]:
    """The outputs of every code cell, run one after the other in one namespace."""
    scope: dict[str, Any] = {"__name__": "__main__"}
    return [_run(cell, scope, number) for number, cell in enumerate(code_cells(cells), 1)]


def code_cells(cells: list[Cell]) -> list[Cell]:
    return [cell for cell in cells if cell["cell_type"] == "code"]


def _run(cell: Cell, scope: dict[str, Any], number: int) -> list[Cell]:
    """What a cell prints, and the value of its last line, as a notebook keeps them."""
    tree = ast.parse("".join(cell["source"]))
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    value: object = None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), scope)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), scope)
    outputs: list[Cell] = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        outputs.append(
            {
                "data": _shown(value),
                "execution_count": number,
                "metadata": {},
                "output_type": "execute_result",
            }
        )
    return outputs


def _shown(value: object) -> dict[str, list[str]]:
    """A value in every form a notebook can show it in."""
    draw = getattr(value, "_repr_svg_", None)
    if draw is not None:
        return {"image/svg+xml": draw().splitlines(keepends=True), "text/plain": ["<a picture>"]}
    return {"text/plain": repr(value).splitlines(keepends=True)}


def main(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    outputs = run_cells(notebook["cells"])
    for number, (cell, shown) in enumerate(zip(code_cells(notebook["cells"]), outputs, strict=True), 1):
        cell["execution_count"] = number
        cell["outputs"] = shown
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    os.replace(beside, path)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("run_notebook.py: name one notebook, such as examples/board.ipynb")
    main(Path(sys.argv[1]))
