"""How often something may be done, and how much of it at once. For one thread, such as an event loop."""

import ipaddress
import math
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Final

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.settings import Limits

Clock = Callable[[], float]
MOST_KEYS: Final = 20_000
HOUR: Final = 3600.0
# Of a file of the page: it lies in memory, and whoever comes for the first time fetches two hundred to keep.
FILE_COST: Final = 0.1
# For a cap that is switched off.
_ENDLESS: Final = sys.maxsize


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; whatever is done takes one, or its cost."""

    __slots__ = ("_burst", "_clock", "_rate", "_stamp", "_tokens")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        if not (rate > 0 and burst >= 1):
            raise ValueError("a rate is above 0, a burst at least 1")
        self._rate = rate
        self._burst = float(burst)
        self._clock = clock
        self._tokens = self._burst
        self._stamp = clock()

    def allow(self, cost: float = 1.0) -> float | None:
        """None if it may be done now, else the seconds to wait; asking too early costs nothing."""
        self._fill()
        if self._tokens >= cost:
            self._tokens -= cost
            return None
        return (cost - self._tokens) / self._rate

    @property
    def full(self) -> bool:
        """As good as new: it may be forgotten."""
        self._fill()
        return self._tokens >= self._burst

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._stamp) * self._rate)
        self._stamp = now


class RateLimiter:
    """A bucket for every key. At most `most_keys` are kept: the one that was silent longest is forgotten."""

    def __init__(
        self, rate: float, burst: float, *, clock: Clock = time.monotonic, most_keys: int = MOST_KEYS
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._most_keys = most_keys
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def allow(self, key: Hashable, cost: float = 1.0) -> float | None:
        """None if this key may go on, else the seconds to wait."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget()
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
        else:
            self._buckets.move_to_end(key)
        return bucket.allow(cost)

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self) -> None:
        """Makes room for a key. Two full ones for each new one: memory falls again after a rush."""
        for _ in range(2):
            if self._buckets and next(iter(self._buckets.values())).full:
                self._buckets.popitem(last=False)
        while len(self._buckets) >= self._most_keys:
            self._buckets.popitem(last=False)


class Full(Exception):
    """No place left; `which` says under which of the caps ("all", "address", ...), `most` what it is."""

    def __init__(self, which: str, most: int) -> None:
        super().__init__(f"{most} at once are the most ({which})")
        self.which = which
        self.most = most


class Cap:
    """How many may be there at once: in all, and for every key of some kinds.

    `Cap(2000, address=60)`, then `with cap.hold(address="192.0.2.7"): ...`
    """

    def __init__(self, most: int, **most_per: int) -> None:
        self._most = most
        self._most_per = most_per
        self._held: dict[tuple[str, str], int] = {}
        self.count = 0

    @contextmanager
    def hold(self, **keys: str) -> Iterator[None]:
        """A place while the block runs; raises Full and holds nothing if one of the caps is reached."""
        self._check(keys)
        self._add(keys, 1)
        try:
            yield
        finally:
            self._add(keys, -1)

    def held(self, which: str, key: str) -> int:
        return self._held.get((which, key), 0)

    def _check(self, keys: Mapping[str, str]) -> None:
        if self.count >= self._most:
            raise Full("all", self._most)
        for which, key in keys.items():
            if self.held(which, key) >= self._most_per[which]:
                raise Full(which, self._most_per[which])

    def _add(self, keys: Mapping[str, str], change: int) -> None:
        self.count += change
        for pair in keys.items():
            left = self._held.get(pair, 0) + change
            if left:
                self._held[pair] = left
            else:
                del self._held[pair]


def address_key(address: str) -> str:
    """What counts as one address: of IPv6 the first 64 bits, since every home has all the rest to itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class RateLimits:
    """All limits of a server, as the settings say them.

    Its methods answer None for "go on", else the seconds to wait. Addresses are given as the connection says
    them.
    """

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

    def request(self, person: str | None, address: str, *, is_file: bool = False) -> float | None:
        """One HTTP request; person is None before somebody is known."""
        if not self._limits.enabled:
            return None
        cost = FILE_COST if is_file else 1.0
        wait = self._of_address.allow(address_key(address), cost)
        if wait is None and person is not None:
            wait = self._of_identity.allow(person, cost)
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


def _need_none(wait: float | None, what: str) -> None:
    """Limits as refusals: who comes too often is told how long to wait."""
    if wait is not None:
        seconds = max(1, math.ceil(wait))
        raise Refused("too_many", f"too many {what}; try again in {seconds} s", wait=seconds)


def need_room_for_request(
    limits: RateLimits, person: str | None, address: str, *, is_file: bool = False
) -> None:
    _need_none(limits.request(person, address, is_file=is_file), "requests")


def need_room_for_person(limits: RateLimits, address: str) -> None:
    _need_none(limits.new_person(address), "new people from this address")


def need_room_for_table(limits: RateLimits, person: str) -> None:
    _need_none(limits.new_table(person), "new tables")
