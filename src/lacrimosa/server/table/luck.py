"""Luck that nobody can compute: the deal from the system's secure source, all else from a table's secret.

A shuffle's luck follows from the secret, the pile and how often that pile was shuffled before, so what is
taken back and comes again by any way falls as it did. Nothing that is drawn tells the secret or other luck.
"""

import hmac
import secrets
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

from lacrimosa.notation.moves import Move
from lacrimosa.rules.chance import Outcomes, RandomSource
from lacrimosa.rules.view import STILL
from lacrimosa.server.table.entries import Created

_SECRET_BYTES = 32
_system = secrets.SystemRandom()


class SystemSource(RandomSource):
    """The secure source of the operating system."""

    def __init__(self) -> None:
        super().__init__(STILL)

    def below(self, n: int) -> int:
        return secrets.randbelow(n)

    def shuffled(self, items: list[int]) -> bytes:
        order = items[:]
        _system.shuffle(order)
        return bytes(order)


def new_secret() -> str:
    return secrets.token_hex(_SECRET_BYTES)


def secret_of(created: Created) -> bytes:
    """A table's secret; tables of earlier versions have only the number their bots drew from."""
    if created.secret:
        return bytes.fromhex(created.secret)
    return sha256(f"bot seed {created.bot_seed}".encode()).digest()


class Luck(Outcomes):
    """How piles are shuffled from here on, at a table whose game stands at these moves."""

    def __init__(self, secret: bytes, moves: Sequence[Move]) -> None:
        super().__init__()
        self._secret = secret
        self._moves = moves
        self._shuffled: Counter[int] | None = None  # how often, by pile; few choices need to know

    def order(self, pile: int, items: list[int]) -> bytes:
        if self._shuffled is None:
            self._shuffled = Counter(before for move in self._moves for before, _ in move.shuffles)
        number = self._shuffled[pile]
        self._shuffled[pile] += 1
        places = range(len(items))
        drawn = [_drawn(self._secret, f"shuffle {pile} {number} {place}") for place in places]
        return bytes(items[place] for place in sorted(places, key=drawn.__getitem__))


def bot_seed(secret: bytes, step: int, seat: int) -> int:
    """What the bot of a seat draws from at a question: the same one gets the same answer, whoever asks."""
    return int.from_bytes(_drawn(secret, f"bot {step} {seat}"), "big")


def _drawn(secret: bytes, what: str) -> bytes:
    return hmac.digest(secret, what.encode(), "sha256")
