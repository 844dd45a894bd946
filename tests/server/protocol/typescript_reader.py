"""Reads back the little TypeScript that the generator writes, so that tests need no compiler."""

import re
from typing import NamedTuple

TOKEN = re.compile(
    r'\s+|//[^\n]*|/\*(?:(?!\*/)[\s\S])*\*/|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?|[A-Za-z_$][A-Za-z0-9_$]*'
    r"|[{}()\[\]<>=|:;,?]"
)
CLOSING = {")": "(", "]": "[", "}": "{"}


class Wanted(NamedTuple):
    """A property of an interface."""

    optional: bool
    type: str


def tokens(text: str) -> list[str]:
    """The tokens without blanks and comments; refuses what is no token and brackets that do not match."""
    found: list[str] = []
    opened: list[str] = []
    position = 0
    while position < len(text):
        match = TOKEN.match(text, position)
        assert match is not None, f"no TypeScript: {text[position : position + 40]!r}"
        position = match.end()
        token = match.group()
        if token.isspace() or token.startswith(("//", "/*")):
            continue
        if token in CLOSING.values():
            opened.append(token)
        elif token in CLOSING:
            assert opened, f"{token} without {CLOSING[token]}"
            assert opened.pop() == CLOSING[token], f"{token} closes something else"
        found.append(token)
    assert not opened, f"never closed: {opened}"
    return found


def interfaces(text: str) -> dict[str, dict[str, Wanted]]:
    """The properties of every interface."""
    tokens(text)
    found: dict[str, dict[str, Wanted]] = {}
    for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
        plain = re.sub(r"/\*\*.*?\*/", "", body, flags=re.DOTALL)
        rows = re.findall(r'^  readonly ("[^"]*"|[\w$]+)(\??):\s*(.*?);$', plain, re.MULTILINE | re.DOTALL)
        found[name] = {key.strip('"'): Wanted(mark == "?", type_) for key, mark, type_ in rows}
    return found


def declared(text: str) -> list[str]:
    """Everything a module exports, in order."""
    return re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE)
