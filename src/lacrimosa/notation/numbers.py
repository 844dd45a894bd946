"""Integers from outside: those of any library as plain ones, everything else refused."""

import operator

from lacrimosa.notation.errors import LONGEST_QUOTE, NotationError

# By name: numpy's own is no subclass of bool, and numpy need not be here.
_TRUTHS = ("bool", "bool_")
_MOST_BITS = 64


def integer(what: str, value: object, instead: str = "") -> int:
    """A plain int of any integer. NotationError for everything else, and for True and False."""
    kind = type(value).__name__
    if kind not in _TRUTHS:
        try:
            # int() of it: an integer of a subclass keeps its class.
            return _bounded(what, int(operator.index(value)))  # type: ignore[arg-type]
        except TypeError:
            pass
    raise NotationError(f"{what} {_shown(value)}: a {kind}; an integer is wanted{instead}")


def _bounded(what: str, number: int) -> int:
    """Nothing here counts that far, and Python itself refuses to print the largest ones."""
    if number.bit_length() > _MOST_BITS:
        raise NotationError(f"{what}: an integer of {number.bit_length()} bits is far out of range")
    return number


def _shown(value: object) -> str:
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - it may be anything
        return "of an unknown form"
    text = "".join(sign if sign.isprintable() else " " for sign in text)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}..."
