"""What is dealt on a day: from the server's key, so that nobody can know it before, and the same everywhere.

The deal and every later shuffle follow from one secret for the day and the kind of game. It is kept with the
day from the first moment somebody asks for it: a new key deals other days to come and leaves this one alone.
"""

import hmac
from datetime import date
from typing import Final

from lacrimosa.editions import Edition
from lacrimosa.notation import Game
from lacrimosa.rules.chance import RandomSource
from lacrimosa.rules.view import STILL
from lacrimosa.rules.vocabulary import Level
from lacrimosa.server.messages.tables import CommissionKind, Options
from lacrimosa.server.security.keys import Keys
from lacrimosa.server.store.rows import CommissionRow

KINDS: Final[tuple[CommissionKind, ...]] = ("solo", "duel")
LEVEL: Final[Level] = "hard"
# Strong, yet people beat it; and it thinks equally long on every computer, unlike the virtuoso.
RIVAL: Final = "kapellmeister"
_PURPOSE: Final = "daily commission"
_BLOCK: Final = 8  # bytes of one draw


def commission_options(kind: CommissionKind) -> Options:
    """What is agreed on at a table of a day: one person, one try, no help."""
    return Options(
        players=1 if kind == "solo" else 2,
        level=LEVEL if kind == "solo" else None,
        undo="barrier",
        watch="nobody",
        talk="off",
        hints=False,
    )


def secret_for(keys: Keys, shared_seed: str, day: date, kind: CommissionKind) -> bytes:
    """The secret of a day and kind, from the server's key or from a seed that several servers share."""
    if shared_seed:
        keys = Keys(hmac.digest(_PURPOSE.encode(), shared_seed.encode(), "sha256"))
    return keys.sign(_PURPOSE, day.isoformat(), kind)


class SecretSource(RandomSource):
    """What a secret says: draws in a row, each of them HMAC-SHA256 of its number."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(STILL)
        self._secret = secret
        self._drawn = 0

    def below(self, n: int) -> int:
        """Every number equally likely: what does not divide evenly is drawn again."""
        span = 1 << (8 * _BLOCK)
        while True:
            block = hmac.digest(self._secret, f"deal {self._drawn}".encode(), "sha256")[:_BLOCK]
            self._drawn += 1
            number = int.from_bytes(block, "big")
            if number < span - span % n:
                return number % n

    def shuffled(self, items: list[int]) -> bytes:
        order = items[:]
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return bytes(order)


def deal_day(secret: bytes, kind: CommissionKind, edition: Edition) -> CommissionRow:
    """The commission of a day, to be kept."""
    options = commission_options(kind)
    game = Game.new(options.players, level=options.level, source=SecretSource(secret), edition=edition)
    return CommissionRow(secret=secret.hex(), digest=edition.digest, record=game.record())
