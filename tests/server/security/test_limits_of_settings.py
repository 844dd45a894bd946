"""The settings' limits, each at its place, and all of them switched off."""

from contextlib import ExitStack

import pytest

from lacrimosa.server.security.rate_limits import Full, RateLimits
from lacrimosa.server.settings import Limits

SMALL = Limits(
    requests_per_second=1,
    requests_burst=2,
    address_requests_per_second=1,
    address_requests_burst=4,
    messages_per_second=1,
    messages_burst=3,
    sockets_per_identity=1,
    sockets_per_address=2,
    sockets=3,
    people_per_address_per_hour=2,
    tables_per_hour=2,
)


class Clock:
    """Time that passes only when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_requests_of_one_person_and_of_one_address() -> None:
    limits = RateLimits(SMALL, Clock())
    assert [limits.request("anna", "1.1.1.1") for _ in range(3)] == [None, None, 1.0]
    # A new identity does not help for long.
    assert limits.request("bert", "1.1.1.1") is None
    assert limits.request(None, "1.1.1.1") == 1.0
    assert limits.request(None, "1.1.1.2") is None


def test_an_ipv6_network_is_one_address() -> None:
    limits = RateLimits(SMALL, Clock())
    answers = [limits.request(None, f"2001:db8::{number}") for number in range(5)]
    assert answers == [None] * 4 + [1.0]


def test_people_and_tables_per_hour() -> None:
    clock = Clock()
    limits = RateLimits(SMALL, clock)
    assert [limits.new_person("1.1.1.1") for _ in range(3)] == [None, None, 1800.0]
    assert [limits.new_table("anna") for _ in range(3)] == [None, None, 1800.0]
    clock.now += 1800
    assert [limits.new_table("anna"), limits.new_table("anna")] == [None, 1800.0]


def test_every_socket_has_its_own_messages() -> None:
    limits = RateLimits(SMALL, Clock())
    first, second = limits.messages(), limits.messages()
    assert first is not None
    assert second is not None
    assert [first.allow() for _ in range(4)] == [None, None, None, 1.0]
    assert second.allow() is None


def test_sockets() -> None:
    limits = RateLimits(SMALL, Clock())
    with ExitStack() as stack:
        stack.enter_context(limits.socket("anna", "1.1.1.1"))
        for person, address, which in [("anna", "1.1.1.2", "identity"), ("carl", "1.1.1.1", "address")]:
            with ExitStack() as inner:
                inner.enter_context(limits.socket("bert", "1.1.1.1"))
                with pytest.raises(Full, match=which):
                    inner.enter_context(limits.socket(person, address))
        assert limits.sockets == 1
    assert limits.sockets == 0


def test_switched_off_nothing_is_counted() -> None:
    limits = RateLimits(Limits(enabled=False, requests_burst=1, tables_per_hour=1, sockets=1), Clock())
    assert [limits.request("anna", "1.1.1.1") for _ in range(50)] == [None] * 50
    assert [limits.new_person("1.1.1.1") for _ in range(500)] == [None] * 500
    assert [limits.new_table("anna") for _ in range(50)] == [None] * 50
    assert limits.messages() is None
    with ExitStack() as stack:
        for _ in range(50):
            stack.enter_context(limits.socket("anna", "1.1.1.1"))
        assert limits.sockets == 50
