"""Sets as bit masks in one machine integer."""

from typing import Final

from mypy_extensions import i64

# A table instead of `1 << n`: the compiler writes a literal 1 as a 32-bit number and loses the high bits.
BIT: Final = [1 << n for n in range(63)]


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def members(mask: i64) -> list[int]:
    """The numbers in a mask, ascending."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found
