"""The rules of the game as text, each under its id."""

from lacrimosa.rulebook.reader import (
    LANGUAGES,
    Rule,
    Rulebook,
    Ruling,
    Section,
    UnknownRule,
    rule,
    rulebook,
    rules,
    rulings_table,
)

__all__ = [
    "LANGUAGES",
    "Rule",
    "Rulebook",
    "Ruling",
    "Section",
    "UnknownRule",
    "rule",
    "rulebook",
    "rules",
    "rulings_table",
]
