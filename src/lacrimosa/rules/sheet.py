"""A sheet that takes named fields of small integers in order, and a listing that hears the names only."""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT

LARGEST: Final = 32767  # two bytes with a sign


def _two_bytes(value: int) -> bytes:
    return bytes([value & 0xFF, value >> 8])


def _bits(size: int) -> list[bytes]:
    """For every mask of that many bits the numbers 0 and 1 it stands for."""
    pieces = [b""]
    for _ in range(size):
        pieces = [piece + bit for bit in (b"\0\0", b"\1\0") for piece in pieces]
    return pieces


# Ready-made pieces: an observation is put together from them without looking at single numbers.
NUMBERS: Final = [_two_bytes(value) for value in range(1024)]
BITS: Final = [_bits(size) for size in range(13)]
TWELVE_BITS: Final = BITS[12]
ZEROS: Final = [bytes(2 * size) for size in range(65)]
ONE_OF: Final = [[ZEROS[at] + b"\1\0" + ZEROS[size - at - 1] for at in range(size)] for size in range(65)]


class Sheet:
    """Writes two bytes for each number, the lower one first."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def section(self, name: str) -> None:
        """The fields that follow belong to this part of the table."""

    def number(self, name: str, value: i64, meaning: str) -> None:
        """An amount, 0 or more."""
        self._append(value)

    def flag(self, name: str, value: bool, meaning: str) -> None:
        self.parts.append(NUMBERS[1] if value else NUMBERS[0])

    def points(self, name: str, packed: i64, meaning: str) -> None:
        """Three packed amounts: talent, journey, composition."""
        self._append(packed & 0xFFFF)
        self._append((packed >> 16) & 0xFFFF)
        self._append(packed >> 32)

    def one_of(self, name: str, index: i64, size: i64, meaning: str) -> None:
        """1 at the index, 0 elsewhere; an index outside means none."""
        self.parts.append(ONE_OF[size][index] if 0 <= index < size else ZEROS[size])

    def members(self, name: str, mask: i64, size: i64, meaning: str) -> None:
        """1 for every number in the mask."""
        parts = self.parts
        if mask == 0:
            parts.append(ZEROS[size])
            return
        while size >= 12:
            parts.append(TWELVE_BITS[mask & 0xFFF])
            mask >>= 12
            size -= 12
        if size > 0:
            parts.append(BITS[size][mask & (BIT[size] - 1)])

    def places(self, name: str, packed: i64, size: i64, most: i64, meaning: str) -> None:
        """For every card where it lies, from 1 to `most`; 0 for those that lie nowhere here.

        Packed: eight bits a place with the card there plus 1, or 0.
        """
        parts = self.parts
        written: i64 = 0
        while True:
            # Cards in ascending order: the lowest of those not written yet.
            card: i64 = size
            place: i64 = 0
            at: i64 = 0
            left = packed
            while left:
                at += 1
                here = (left & 0xFF) - 1
                if written <= here < card:
                    card = here
                    place = at
                left >>= 8
            if card > written:
                parts.append(ZEROS[card - written])
            if card == size:
                return
            parts.append(NUMBERS[place])
            written = card + 1

    def blank(self, first: i64) -> bool:
        """Write as many zeros as the parts from `first` on hold numbers; False if fields must be named."""
        length: i64 = 0
        at = first
        while at < len(self.parts):
            length += len(self.parts[at])
            at += 1
        self.parts.append(bytes(int(length)))
        return True

    def _append(self, value: i64) -> None:
        if value < len(NUMBERS):
            self.parts.append(NUMBERS[value])
        else:
            self.parts.append(_two_bytes(value if value < LARGEST else LARGEST))


class Listing(Sheet):
    """Hears the names instead of the values: (name, length, largest value, meaning) of every field.

    A name heard again right away makes its field longer.
    """

    def __init__(self) -> None:
        super().__init__()
        self.fields: list[tuple[str, int, int, str]] = []
        self.part = ""

    def section(self, name: str) -> None:
        self.part = name

    def number(self, name: str, value: i64, meaning: str) -> None:
        self._note(name, 1, LARGEST, meaning)

    def flag(self, name: str, value: bool, meaning: str) -> None:
        self._note(name, 1, 1, meaning)

    def points(self, name: str, packed: i64, meaning: str) -> None:
        self._note(name, 3, LARGEST, meaning)

    def one_of(self, name: str, index: i64, size: i64, meaning: str) -> None:
        self._note(name, size, 1, meaning)

    def members(self, name: str, mask: i64, size: i64, meaning: str) -> None:
        self._note(name, size, 1, meaning)

    def places(self, name: str, packed: i64, size: i64, most: i64, meaning: str) -> None:
        self._note(name, size, most, meaning)

    def blank(self, first: i64) -> bool:
        return False

    def _note(self, name: str, length: i64, largest: i64, meaning: str) -> None:
        full = f"{self.part}.{name}"
        before = 0
        if self.fields and self.fields[-1][0] == full:
            before = self.fields.pop()[1]
        self.fields.append((full, before + int(length), int(largest), meaning))
