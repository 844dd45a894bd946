"""Sorting the last few of a list of choices in place."""

from mypy_extensions import i64


def sort_tail(options: list[int], start: i64) -> None:
    """Sort `options` from `start` on. Insertion: there are at most seven, the row's cards."""
    at = start + 1
    while at < len(options):
        value = options[at]
        to = at
        while to > start and options[to - 1] > value:
            options[to] = options[to - 1]
            to -= 1
        options[to] = value
        at += 1
