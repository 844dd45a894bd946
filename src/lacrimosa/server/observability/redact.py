"""Keeps secrets out of the log: by the name of a value, and by what a text looks like."""

import math
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

HIDDEN: Final = "[hidden]"
DEEPEST: Final = 6
LONGEST: Final = 20_000
MOST_ITEMS: Final = 100
# These name a secret wherever they stand in the name of a value ...
_PARTS = re.compile(r"cookie|token|authorization|secret|passw|credential|bearer|signature")
# ... and these as one of its words: watchers and keyboards are no secrets.
_WORDS: Final = frozenset({"key", "link", "invite", "watch", "auth", "fragment", "query"})
_ADDRESSES: Final = frozenset({"url", "uri", "path", "href", "referer", "referrer", "location", "origin"})
_LINES: Final = frozenset({"exception", "stack"})
_SPLIT = re.compile(r"[^a-z0-9]+")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")

# In texts. Repetitions are bounded or end at the first sign they cannot take, so odd texts take no longer.
_HEADER = re.compile(r"\b((?:set-)?cookie|authorization)(['\"],|['\"]?[ \t]{0,9}[:=])[^\r\n]*", re.IGNORECASE)
_BEARER = re.compile(r"\b(bearer)[ \t]{1,9}[^\s'\"]+", re.IGNORECASE)
_USER = re.compile(r"(://)[^/\s@]+@")
_PIECE = re.compile(r"[^\s'\"]+")
_NAMED = re.compile(
    r"\b(?P<name>\w[\w-]{0,60})(?P<is>['\"]?[ \t]{0,9}[:=][ \t]{0,9})(?:'[^']*'|\"[^\"]*\"|[^\s&,;'\"]+)"
)


def redacted(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of one event, fit to be written: plain data, no secrets, no signs a terminal would obey."""
    return {str(name): _of(str(name), value, 0) for name, value in values.items()}


def scrubbed(text: str) -> str:
    """A text without what looks like a secret: headers, links, passwords, and values with a telling name."""
    text = _HEADER.sub(rf"\1\2 {HIDDEN}", text)
    text = _BEARER.sub(rf"\1 {HIDDEN}", text)
    text = _USER.sub(rf"\1{HIDDEN}@", text)
    text = _PIECE.sub(lambda piece: _without_query(piece[0]), text)
    return _NAMED.sub(_hide_named, text)


def _without_query(piece: str) -> str:
    """`/table/7?x=1#invite=...` is `/table/7`; a question mark without a slash before it is a question."""
    slash = piece.find("/")
    return piece if slash < 0 else piece[:slash] + re.split(r"[?#]", piece[slash:], maxsplit=1)[0]


def _hide_named(found: re.Match[str]) -> str:
    name = found["name"]
    # Personal links say #me=.
    return f"{name}{found['is']}{HIDDEN}" if name == "me" or _is_secret(name) else found[0]


def _words(name: str) -> set[str]:
    return {word.removesuffix("s") for word in _SPLIT.split(_CAMEL.sub("_", name).lower())}


def _is_secret(name: str) -> bool:
    return bool(_words(name) & _WORDS) or _PARTS.search(name.lower()) is not None


def _of(name: str, value: Any, depth: int) -> Any:
    if value is None or isinstance(value, bool):
        return value
    if _is_secret(name):
        return HIDDEN
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if depth < DEEPEST and isinstance(value, Mapping):
        return dict(_pairs(value.items(), depth))
    if depth < DEEPEST and isinstance(value, list | tuple | set | frozenset):
        return _items(name, list(value)[:MOST_ITEMS], depth)
    return _text(name, value if isinstance(value, str) else repr(value))


def _pairs(pairs: Iterable[tuple[Any, Any]], depth: int) -> list[tuple[str, Any]]:
    named = [(_name(name), value) for name, value in list(pairs)[:MOST_ITEMS]]
    return [(_printable(name, False), _of(name, value, depth + 1)) for name, value in named]


def _items(name: str, items: list[Any], depth: int) -> list[Any]:
    if all(_is_pair(item) for item in items):
        return [list(pair) for pair in _pairs(items, depth)]
    return [_of(name, item, depth + 1) for item in items]


def _is_pair(item: Any) -> bool:
    """Headers are a list of pairs of name and value."""
    return isinstance(item, tuple | list) and len(item) == 2 and isinstance(item[0], str | bytes)


def _name(name: Any) -> str:
    return name.decode("latin-1") if isinstance(name, bytes) else str(name)


def _text(name: str, text: str) -> str:
    if _words(name) & _ADDRESSES:
        text = re.split(r"[?#]", text, maxsplit=1)[0]
    text = scrubbed(text)
    if len(text) > LONGEST:
        text = f"{text[: LONGEST // 2]} ... {text[-LONGEST // 2 :]}"
    return _printable(text, name in _LINES)


def _printable(text: str, lines: bool) -> str:
    """With signs like the terminal's escape written out; only stack traces have lines."""
    return "".join(
        sign if sign.isprintable() or (lines and sign == "\n") else _escaped(sign) for sign in text
    )


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")
