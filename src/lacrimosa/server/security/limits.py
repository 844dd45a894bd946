"""How often something may be done, and how much of it at once. For one thread, such as an event loop."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

Clock = Callable[[], float]
MOST_KEYS: Final = 20_000


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; whatever is done takes one."""

    __slots__ = ("_burst", "_clock", "_rate", "_stamp", "_tokens")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        if not (rate > 0 and burst >= 1):
            raise ValueError("a rate is above 0, a burst at least 1")
        self._rate = rate
        self._burst = float(burst)
        self._clock = clock
        self._tokens = self._burst
        self._stamp = clock()

    def allow(self) -> float | None:
        """None if it may be done now, else the seconds to wait; asking too early costs nothing."""
        self._fill()
        if self._tokens >= 1:
            self._tokens -= 1
            return None
        return (1 - self._tokens) / self._rate

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

    def allow(self, key: Hashable) -> float | None:
        """None if this key may go on, else the seconds to wait."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget()
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
        else:
            self._buckets.move_to_end(key)
        return bucket.allow()

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
