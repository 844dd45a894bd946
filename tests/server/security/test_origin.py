"""Which pages may speak to the server, and under which names it answers."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.security.guarding import ANY_TEXT, FUZZ

from lacrimosa.server.security.origin import base_url, host_ok, is_loopback, origin_ok, own_origins
from lacrimosa.server.settings import Settings

LISTED = ("https://pages.example.org", "http://127.0.0.1:5173")


@pytest.mark.parametrize(
    ("origin", "host", "scheme"),
    [
        ("http://localhost:1791", "localhost:1791", "http"),
        ("http://localhost:1791", "localhost:1791", "ws"),
        ("https://game.example.org", "game.example.org", "https"),
        ("https://game.example.org", "game.example.org:443", "wss"),
        ("http://game.example.org:80", "game.example.org", "http"),
        ("http://[::1]:1791", "[::1]:1791", "http"),
        ("http://[::1]:1791", "[0:0:0:0:0:0:0:1]:1791", "http"),
        ("https://GAME.example.org", "game.EXAMPLE.org.", "https"),
        ("HTTPS://game.example.org", "game.example.org", "https"),
        ("https://pages.example.org", "game.example.org", "https"),
        ("https://pages.example.org:443", "game.example.org", "https"),
        ("http://127.0.0.1:5173", "127.0.0.1:1791", "ws"),
    ],
)
@pytest.mark.parametrize("has_cookie", [True, False])
def test_our_own_pages_and_listed_ones(origin: str, host: str, scheme: str, has_cookie: bool) -> None:
    assert origin_ok(origin, host, scheme, LISTED, has_cookie=has_cookie)


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "https://evil.example.org",
        "http://game.example.org",
        "https://game.example.org:8443",
        "https://game.example.org.evil.org",
        "https://evil.org/game.example.org",
        "https://game.example.org@evil.org",
        "https://evil.org@game.example.org",
        "https://game.example.org/",
        "https://game.example.org evil",
        "https://game.example.org:443:443",
        "https://game.example.org\n",
        "game.example.org",
        "ftp://game.example.org",
        "wss://game.example.org",
        "http://pages.example.org",
        "https://sub.pages.example.org",
    ],
)
@pytest.mark.parametrize("has_cookie", [True, False])
@pytest.mark.parametrize("scheme", ["https", "wss"])
def test_all_other_pages_are_refused(origin: str, has_cookie: bool, scheme: str) -> None:
    assert not origin_ok(origin, "game.example.org", scheme, LISTED, has_cookie=has_cookie)


def test_without_an_origin_only_a_program_is_heard() -> None:
    assert origin_ok(None, "localhost", "http", (), has_cookie=False)
    assert not origin_ok(None, "localhost", "http", (), has_cookie=True)
    assert not origin_ok(None, "localhost", "http", (), has_cookie=True, fetch_site="same-origin")
    assert not origin_ok(None, "localhost", "http", (), has_cookie=False, fetch_site="cross-site")


@pytest.mark.parametrize(
    ("site", "own", "socket", "listed"),
    [
        (None, True, True, True),
        ("same-origin", True, True, True),
        ("none", True, True, True),
        ("same-site", False, True, True),
        ("cross-site", False, True, True),
        ("odd", False, True, True),
    ],
)
def test_what_the_browser_says_of_the_site(site: str | None, own: bool, socket: bool, listed: bool) -> None:
    def ok(origin: str, scheme: str) -> bool:
        return origin_ok(origin, "a.org", scheme, LISTED, has_cookie=True, fetch_site=site)

    assert ok("https://a.org", "https") is own
    assert ok("https://a.org", "wss") is socket
    assert ok("https://pages.example.org", "https") is listed
    assert not ok("https://b.org", "https")
    assert not ok("https://b.org", "wss")


@FUZZ
@given(st.none() | ANY_TEXT, ANY_TEXT, ANY_TEXT, st.lists(ANY_TEXT, max_size=2), st.booleans())
def test_odd_texts_never_raise(
    origin: str | None, host: str, scheme: str, allowed: list[str], has_cookie: bool
) -> None:
    answer = origin_ok(origin, host, scheme, allowed, has_cookie=has_cookie, fetch_site=host)
    assert answer is False
    assert host_ok(host, settings()) in (True, False)


def settings(host: str = "127.0.0.1", public_url: str = "", *allowed: str) -> Settings:
    return Settings(data=Path("x"), host=host, public_url=public_url, allowed_origins=allowed)


LOCAL = ["localhost", "LOCALHOST:80", "localhost.", "127.0.0.1:1791", "127.0.0.1", "[::1]", "[::1]:1791"]
HOME = ["192.168.1.7:1791", "[fe80::1]:1791", "laptop", "laptop:1791", "Laptop.local:1791", "nas.home.arpa"]
BOUGHT = [
    "evil.org",
    "evil.org:1791",
    "localhost.evil.org",
    "127.0.0.1.evil.org",
    "evil.local.org",
    "xlocal.de",
]
BROKEN = [
    "",
    "a b",
    "a:b",
    "a:1:2",
    "user@localhost",
    "localhost/",
    "[::1",
    "localhost:999999",
    "é",
    "a\n",
    "a,b",
]
LISTED_HOST = "game.example.org:1791"


@pytest.mark.parametrize("bound", ["127.0.0.1", "localhost", "::1", "127.0.0.2"])
def test_bound_to_this_computer_only_its_own_names_count(bound: str) -> None:
    here = settings(bound)
    assert [host_ok(host, here) for host in LOCAL] == [True] * len(LOCAL)
    assert [host_ok(host, here) for host in [*HOME, *BOUGHT, *BROKEN, LISTED_HOST]].count(True) == 0
    assert not host_ok(None, here)


@pytest.mark.parametrize("bound", ["0.0.0.0", "::", "192.168.1.7"])
def test_in_the_home_network_names_nobody_can_buy_count(bound: str) -> None:
    home = settings(bound)
    assert [host_ok(host, home) for host in [*LOCAL, *HOME]] == [True] * len([*LOCAL, *HOME])
    assert [host_ok(host, home) for host in [*BOUGHT, *BROKEN, LISTED_HOST]].count(True) == 0


@pytest.mark.parametrize("bound", ["127.0.0.1", "0.0.0.0"])
def test_with_a_public_address_only_that_and_this_computer(bound: str) -> None:
    public = settings(bound, "https://game.example.org")
    assert host_ok(LISTED_HOST, public)
    assert host_ok("GAME.example.org", public)
    assert [host_ok(host, public) for host in LOCAL] == [True] * len(LOCAL)
    assert [host_ok(host, public) for host in [*HOME, *BOUGHT, *BROKEN, "a.game.example.org"]].count(
        True
    ) == 0


def test_listed_pages_name_hosts_too() -> None:
    listed = settings("0.0.0.0", "", "http://game.example.org:1791")
    assert host_ok(LISTED_HOST, listed)
    assert host_ok("192.168.1.7", listed)
    assert not host_ok("evil.org", listed)


def test_this_computer() -> None:
    assert [is_loopback(name) for name in ["localhost", "127.9.9.9", "::1", "[::1]"]] == [True] * 4
    assert [is_loopback(name) for name in ["", "0.0.0.0", "::", "10.0.0.1", "local"]] == [False] * 5


def test_what_links_begin_with() -> None:
    assert base_url(settings(), "ws", "localhost:1791") == "http://localhost:1791"
    assert base_url(settings(), "https", "a.org") == "https://a.org"
    public = settings("127.0.0.1", "https://game.example.org", "https://b.org")
    assert base_url(public, "http", "localhost") == "https://game.example.org"
    assert own_origins(public) == ("https://b.org", "https://game.example.org")
    assert own_origins(settings()) == ()
