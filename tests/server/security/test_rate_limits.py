"""Buckets never give more than they hold and gain; caps never let more in; memory stays bounded."""

from contextlib import ExitStack

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.security.guarding import FUZZ

from lacrimosa.server.security.rate_limits import Bucket, Cap, Full, RateLimiter, address_key


class Clock:
    """Time that passes only when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_the_rate() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.allow() for _ in range(5)] == [None, None, None, 0.5, 0.5]
    clock.now += 0.25
    assert bucket.allow() == 0.25
    clock.now += 0.25
    assert [bucket.allow(), bucket.allow()] == [None, 0.5]
    clock.now += 100
    assert [bucket.allow() for _ in range(4)] == [None, None, None, 0.5]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    clock = Clock()
    bucket = Bucket(1, 1, clock)
    assert bucket.allow() is None
    clock.now -= 50
    assert bucket.allow() == 1.0
    clock.now += 0.5
    assert bucket.allow() == 0.5


@pytest.mark.parametrize(("rate", "burst"), [(0, 1), (-1, 1), (1, 0), (float("nan"), 1)])
def test_limits_that_make_no_sense(rate: float, burst: float) -> None:
    with pytest.raises(ValueError, match="above 0"):
        Bucket(rate, burst)


def test_keys_are_counted_apart() -> None:
    limiter = RateLimiter(1, 1, clock=Clock())
    assert limiter.allow("a") is None
    assert limiter.allow("a") == 1.0
    assert limiter.allow("b") is None


STEPS = st.lists(
    st.tuples(st.sampled_from("abc"), st.one_of(st.just(0.0), st.floats(0, 5))), min_size=1, max_size=80
)


@FUZZ
@given(st.floats(0.05, 20), st.integers(1, 10), STEPS)
def test_in_no_window_more_than_burst_and_rate(
    rate: float, burst: int, steps: list[tuple[str, float]]
) -> None:
    clock = Clock()
    limiter = RateLimiter(rate, burst, clock=clock)
    allowed: dict[str, list[float]] = {"a": [], "b": [], "c": []}
    for key, pause in steps:
        clock.now += pause
        wait = limiter.allow(key)
        times = allowed[key]
        if wait is None:
            times.append(clock.now)
        else:
            # A refusal was needed: since some moment everything there was has been used up.
            assert wait > 0
            assert any(
                len(times) - first + 1 > burst + rate * (clock.now - start) - 1e-6
                for first, start in enumerate(times)
            )
    for times in allowed.values():
        for first, start in enumerate(times):
            for last in range(first, len(times)):
                assert last - first + 1 <= burst + rate * (times[last] - start) + 1e-6


@FUZZ
@given(st.floats(0.05, 20), st.integers(1, 10), st.lists(st.floats(0, 3), max_size=30))
def test_after_the_wait_it_is_allowed(rate: float, burst: int, pauses: list[float]) -> None:
    clock = Clock()
    bucket = Bucket(rate, burst, clock)
    for pause in pauses:
        clock.now += pause
        wait = bucket.allow()
        if wait is not None:
            clock.now += wait + 1e-6
            assert bucket.allow() is None


def test_memory_is_bounded_and_the_silent_are_forgotten_first() -> None:
    clock = Clock()
    limiter = RateLimiter(0.001, 1, clock=clock, most_keys=3)
    for key in "abc":
        assert limiter.allow(key) is None
    assert limiter.allow("a") is not None
    assert limiter.allow("d") is None
    assert len(limiter) == 3
    assert limiter.allow("a") is not None
    # b was silent longest and had to make room.
    assert limiter.allow("b") is None
    for number in range(1000):
        limiter.allow(number)
    assert len(limiter) == 3


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    limiter = RateLimiter(1, 2, clock=clock)
    for number in range(100):
        limiter.allow(number)
    assert len(limiter) == 100
    clock.now += 10
    for number in range(60):
        limiter.allow(f"new {number}")
    assert len(limiter) == 60


def test_caps_hold_for_each_kind_and_in_all() -> None:
    cap = Cap(3, identity=2, address=2)
    with ExitStack() as stack:
        stack.enter_context(cap.hold(identity="anna", address="1"))
        stack.enter_context(cap.hold(identity="anna", address="2"))
        with pytest.raises(Full) as caught, cap.hold(identity="anna", address="3"):
            pytest.fail("a third one came in")
        assert (caught.value.which, caught.value.most) == ("identity", 2)
        # Whoever was not let in holds nothing anywhere.
        assert (cap.count, cap.held("identity", "anna"), cap.held("address", "3")) == (2, 2, 0)
        stack.enter_context(cap.hold(identity="bert", address="3"))
        with pytest.raises(Full, match="all"), cap.hold(identity="carl", address="4"):
            pytest.fail("a fourth one came in")
    assert (cap.count, cap.held("identity", "anna")) == (0, 0)


def test_a_place_is_given_back_after_an_error() -> None:
    cap = Cap(1, address=1)
    with pytest.raises(RuntimeError, match="boom"), cap.hold(address="1"):
        raise RuntimeError("boom")
    with cap.hold(address="1"):
        assert cap.count == 1


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "unknown"),
        ("", "unknown"),
    ],
)
def test_what_counts_as_one_address(address: str, key: str) -> None:
    assert address_key(address) == key
