"""All limits of a server in one place, as the settings say them."""

import sys
import time
from contextlib import AbstractContextManager
from typing import Final

from lacrimosa.server.security.limits import Bucket, Cap, Clock, RateLimiter, address_key
from lacrimosa.server.settings import Limits

HOUR: Final = 3600.0
# For a cap that is switched off.
_ENDLESS: Final = sys.maxsize


class Gate:
    """Answers None for "go on", else the seconds to wait. Addresses are given as the connection says them."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._of_identity = RateLimiter(limits.requests_per_second, limits.requests_burst, clock=clock)
        self._of_address = RateLimiter(
            limits.address_requests_per_second, limits.address_requests_burst, clock=clock
        )
        self._people = self._hourly(limits.people_per_address_per_hour)
        self._tables = self._hourly(limits.tables_per_hour)
        self._sockets = Cap(
            self._cap(limits.sockets),
            identity=self._cap(limits.sockets_per_identity),
            address=self._cap(limits.sockets_per_address),
        )

    def request(self, person: str | None, address: str) -> float | None:
        """One HTTP request; person is None before somebody is known."""
        if not self._limits.enabled:
            return None
        wait = self._of_address.allow(address_key(address))
        if wait is None and person is not None:
            wait = self._of_identity.allow(person)
        return wait

    def new_person(self, address: str) -> float | None:
        return self._people.allow(address_key(address)) if self._limits.enabled else None

    def new_table(self, person: str) -> float | None:
        return self._tables.allow(person) if self._limits.enabled else None

    def messages(self) -> Bucket | None:
        """The bucket of a new socket; None if nothing is counted."""
        if not self._limits.enabled:
            return None
        return Bucket(self._limits.messages_per_second, self._limits.messages_burst, self._clock)

    def socket(self, person: str, address: str) -> AbstractContextManager[None]:
        """A place for a socket, to be held with `with`; raises Full when entered."""
        return self._sockets.hold(identity=person, address=address_key(address))

    @property
    def sockets(self) -> int:
        return self._sockets.count

    def _hourly(self, most: int) -> RateLimiter:
        return RateLimiter(most / HOUR, most, clock=self._clock)

    def _cap(self, most: int) -> int:
        return most if self._limits.enabled else _ENDLESS
