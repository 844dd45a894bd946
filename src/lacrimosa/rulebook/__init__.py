"""The rules of the game as text, each under its id."""

from lacrimosa.rulebook.reader import Rule, UnknownRule, rule, rules

__all__ = ["Rule", "UnknownRule", "rule", "rules"]
