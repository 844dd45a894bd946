"""Whom proxies name is believed as far as trusted ones say it, and nothing from anybody else."""

import logging
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.security.guarding import FUZZ

from lacrimosa.server.security.proxies import Proxies
from lacrimosa.server.security.rate_limits import address_key

NAMED = ["127.0.0.1", "::1", "10.0.0.0/8", "fd00::/8", "::ffff:172.16.0.0/108", "::ffff:203.0.113.5"]
PROXIES = Proxies(NAMED)
OUTSIDE = ["192.0.2.7", "198.51.100.1", "2001:db8::1", "11.0.0.1", "::ffff:192.0.2.9"]
INSIDE = ["127.0.0.1", "::1", "10.1.2.3", "fd00::17", "::ffff:10.4.4.4", "::ffff:127.0.0.1"]
INSIDE += ["172.16.9.9", "::ffff:172.31.0.1", "203.0.113.5"]


def seen(peer: str, *lines: str, proto: tuple[str, ...] = (), kind: str = "http") -> dict[str, Any]:
    headers = [(b"x-forwarded-for", line.encode("latin-1")) for line in lines]
    headers += [(b"X-Forwarded-Proto", text.encode()) for text in proto]
    scheme = {"http": "http", "websocket": "ws"}[kind]
    scope: dict[str, Any] = {"type": kind, "client": (peer, 5), "scheme": scheme, "headers": headers}
    PROXIES.believe(scope)
    return scope


def client(peer: str, *lines: str) -> str:
    return str(seen(peer, *lines)["client"][0])


@FUZZ
@given(
    st.lists(st.text(st.characters(max_codepoint=255), max_size=40), max_size=3),
    st.sampled_from(OUTSIDE),
    st.lists(st.sampled_from(INSIDE), min_size=1, max_size=4),
    st.sampled_from([",", ", ", " , "]),
    st.booleans(),
)
def test_nothing_invented_counts(
    invented: list[str], truth: str, chain: list[str], comma: str, apart: bool
) -> None:
    """A client behind a chain of proxies is found, whatever it says itself."""
    *between, peer = chain
    added = [truth, *between]
    lines = [*invented, *added] if apart else [comma.join([*invented, *added])]
    assert address_key(client(peer, *lines)) == address_key(truth)


@FUZZ
@given(st.sampled_from(OUTSIDE), st.lists(st.text(st.characters(max_codepoint=255), max_size=40), max_size=3))
def test_nothing_is_believed_from_anybody_else(peer: str, lines: list[str]) -> None:
    for kind in ("http", "websocket"):
        scope = seen(peer, *lines, proto=("https",), kind=kind)
        assert (scope["client"], scope["scheme"]) == ((peer, 5), "http" if kind == "http" else "ws")


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([], "127.0.0.1"),
        ([""], "127.0.0.1"),
        (["192.0.2.7"], "192.0.2.7"),
        (["192.0.2.7:4711"], "192.0.2.7"),
        (["2001:db8::1"], "2001:db8::1"),
        (["[2001:db8::1]"], "2001:db8::1"),
        (["[2001:db8::1]:80"], "2001:db8::1"),
        (["fe80::1%eth0"], "fe80::1"),
        (["::ffff:192.0.2.7"], "192.0.2.7"),
        # What is no address says nothing: then it was the proxy itself.
        (["unknown"], "127.0.0.1"),
        (["192.0.2.7, unknown"], "127.0.0.1"),
        (["192.0.2.7, unknown, 10.0.0.1"], "10.0.0.1"),
        (["192.0.2.7,"], "127.0.0.1"),
        # Proxies all the way: the farthest of them asked.
        (["10.0.0.9, 10.0.0.1"], "10.0.0.9"),
        (["192.0.2.7, 198.51.100.1, 10.0.0.1"], "198.51.100.1"),
        (["192.0.2.7", "198.51.100.1", "10.0.0.1"], "198.51.100.1"),
    ],
)
def test_who_is_asking(lines: list[str], expected: str) -> None:
    assert client("127.0.0.1", *lines) == expected


@pytest.mark.parametrize(
    ("proto", "is_secure"),
    [
        (("https",), True),
        (("wss",), True),
        (("http",), False),
        (("ws",), False),
        ((), False),
        # A proxy sets it and does not add to it; what is there twice could be anybody's.
        (("https,http",), False),
        (("https", "https"), False),
        (("HTTPS",), False),
        (("ftp",), False),
    ],
)
def test_whether_it_was_over_https(proto: tuple[str, ...], is_secure: bool) -> None:
    assert seen("::1", proto=proto)["scheme"] == ("https" if is_secure else "http")
    assert seen("::1", proto=proto, kind="websocket")["scheme"] == ("wss" if is_secure else "ws")


def test_a_proxy_that_nobody_named_is_told_of_once(caplog: pytest.LogCaptureFixture) -> None:
    proxies = Proxies(["127.0.0.1"])
    with caplog.at_level(logging.WARNING):
        for peer in ("10.0.0.1", "10.0.0.2"):
            headers = [(b"x-forwarded-for", b"192.0.2.7")]
            proxies.believe({"type": "http", "client": (peer, 5), "scheme": "http", "headers": headers})
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith("10.0.0.1 sends X-Forwarded-For and is not believed")
    assert "trusted_proxies" in said


def test_without_an_address_there_is_nothing_to_believe() -> None:
    scope: dict[str, Any] = {"type": "http", "client": None, "headers": [(b"x-forwarded-for", b"192.0.2.7")]}
    PROXIES.believe(scope)
    assert scope["client"] is None
