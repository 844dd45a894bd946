"""Finds which tests prove which rule, by reading the tests without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lacrimosa.rulebook.reader import rules


def proofs(tests: Path) -> dict[str, list[str]]:
    """Every rule id, in the order of the rulebook, with the pytest node ids of the tests that name it.

    A test names a rule with `@pytest.mark.rule("TRV-3")`, on itself, on its class, or on its module
    (`pytestmark`). A rule that no test names has an empty list.
    """
    tests = tests.resolve()
    found: dict[str, set[str]] = {rule.id: set() for rule in rules()}
    for path in sorted(tests.rglob("test_*.py")):
        # Node ids start at the folder that holds the tests, as pytest prints them.
        file = _File(path.relative_to(tests.parent).as_posix(), frozenset(found))
        module = ast.parse(path.read_bytes(), filename=str(path))
        for node_id, ids in file.tests_in(module, file.name, frozenset()):
            for rule_id in ids:
                found[rule_id].add(node_id)
    return {rule_id: sorted(node_ids) for rule_id, node_ids in found.items()}


@dataclass(frozen=True)
class _File:
    name: str
    known: frozenset[str]

    def tests_in(
        self, scope: ast.Module | ast.ClassDef, node_id: str, inherited: frozenset[str]
    ) -> Iterator[tuple[str, frozenset[str]]]:
        """The tests of a module or class with the rules they name; marks pass on from the outside in."""
        inherited = inherited | self._ids(_pytestmarks(scope))
        for node in scope.body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                marks = inherited | self._ids(node.decorator_list)
                yield from self.tests_in(node, f"{node_id}::{node.name}", marks)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                yield f"{node_id}::{node.name}", inherited | self._ids(node.decorator_list)

    def _ids(self, marks: list[ast.expr]) -> frozenset[str]:
        return frozenset(name for mark in marks if _is_rule_mark(mark) for name in self._named(mark))

    def _named(self, mark: ast.expr) -> Iterator[str]:
        if not isinstance(mark, ast.Call) or not mark.args or mark.keywords:
            raise self._error(mark, 'a rule mark needs ids, as in pytest.mark.rule("TRV-3")')
        for argument in mark.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                # An id that is computed cannot be read without running the test.
                raise self._error(argument, f"a rule id must be written out, not {ast.unparse(argument)}")
            if argument.value not in self.known:
                raise self._error(argument, f"unknown rule {argument.value!r}")
            yield argument.value

    def _error(self, node: ast.expr, what: str) -> ValueError:
        return ValueError(f"{self.name}, line {node.lineno}: {what}")


def _pytestmarks(scope: ast.Module | ast.ClassDef) -> list[ast.expr]:
    marks: list[ast.expr] = []
    for node in scope.body:
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets, value = [node.target], node.value
        else:
            continue
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            marks += value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
    return marks


def _is_rule_mark(node: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule` or `mark.rule`, called or bare."""
    target = node.func if isinstance(node, ast.Call) else node
    return isinstance(target, ast.Attribute) and ast.unparse(target) in ("pytest.mark.rule", "mark.rule")
