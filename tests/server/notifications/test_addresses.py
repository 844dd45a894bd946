"""Where messages may lead: every form of an address, read and judged."""

import asyncio
import ipaddress
import socket
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lacrimosa.server.notifications.addresses import BadTarget, is_public, is_service, read_target, resolve
from lacrimosa.server.settings import PUSH_SERVICES

PUBLIC = "8.8.8.8 1.1.1.1 2001:4860:4860::8888 2606:4700::1111 ::ffff:8.8.8.8 64:ff9b::808:808"
INSIDE = (
    "0.0.0.0 0.1.2.3 127.0.0.1 127.255.0.9 10.0.0.1 172.16.0.1 172.31.255.255 192.168.0.1 169.254.169.254 "
    "100.64.0.1 100.100.100.200 192.0.0.192 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 192.88.99.1 "
    "224.0.0.1 239.1.2.3 240.0.0.1 255.255.255.255 168.63.129.16 "
    ":: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:0:127.0.0.1 "
    "64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b::a00:1 64:ff9b:1::1 100::1 "
    "fe80::1 fec0::1 fc00::1 fd00:ec2::254 ff02::1 ff0e::1 2001::1 2001:db8::1 2002:7f00:1:: 2002:808:808:: "
    "3fff::1 5f00::1 4000::1"
)


@pytest.mark.parametrize("text", PUBLIC.split())
def test_what_is_on_the_internet(text: str) -> None:
    assert is_public(ipaddress.ip_address(text))


@pytest.mark.parametrize("text", INSIDE.split())
def test_what_is_not(text: str) -> None:
    assert not is_public(ipaddress.ip_address(text))


@given(st.ip_addresses(v=4))
def test_an_address_is_judged_alike_in_all_its_forms(address: ipaddress.IPv4Address) -> None:
    for form in (f"::ffff:{address}", f"64:ff9b::{address}"):
        assert is_public(ipaddress.ip_address(form)) == is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/_",
        "//example.org",
        "https:///path",
        "https://user@example.org/",
        "https://user:secret@example.org/",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://example.org:x/",
        "https://example.org\\@inside/",
        "https://exam ple.org/",
        "https://example.org/\r\nX-Evil: 1",
        "https://example.org/#part",
        "https://ex%61mple.org/",
        "https://éxample.org/",
        "https://[::1",
        "https://example.org/" + "x" * 1000,
        "",
    ],
)
def test_what_is_no_address_of_a_webhook(url: str) -> None:
    with pytest.raises(BadTarget):
        read_target(url)


@given(st.text(max_size=60))
def test_any_text_is_an_address_or_is_refused(text: str) -> None:
    for url in (text, f"https://{text}", f"https://example.org/{text}"):
        try:
            target = read_target(url)
        except BadTarget:
            continue
        assert not set("\r\n \t\0") & set(target.host + target.path)
        assert 0 < target.port < 65536


def test_a_target_keeps_its_path_and_names_its_host() -> None:
    target = read_target("https://Example.org:8443/a/b?c=d")
    assert (target.host_header, target.path) == ("example.org:8443", "/a/b?c=d")
    assert read_target("http://[::1]/").host_header == "[::1]"


def check(url: str, monkeypatch: pytest.MonkeyPatch, *answers: str, inside: str = "") -> str:
    """The reason for which a name with these addresses is refused, or "" if it is not."""

    async def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in answers]

    async def play() -> str:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
        networks = [ipaddress.ip_network(inside)] if inside else []
        try:
            found = await resolve(read_target(url), networks)
        except BadTarget as problem:
            return problem.reason
        assert found == [ipaddress.ip_address(one) for one in dict.fromkeys(answers)]
        return ""

    return asyncio.run(play())


def test_every_address_of_a_name_has_to_be_right(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check("https://example.org", monkeypatch, "8.8.8.8", "2606:4700::1111") == ""
    assert check("https://example.org", monkeypatch, "8.8.8.8", "127.0.0.1") == "inside"
    assert check("https://example.org", monkeypatch, "fe80::1%eth0") == "inside"
    assert check("https://example.org", monkeypatch) == "inside"


def test_on_the_internet_it_is_https_at_its_usual_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check("http://example.org", monkeypatch, "8.8.8.8") == "scheme"
    assert check("https://example.org:22", monkeypatch, "8.8.8.8") == "port"
    assert check("https://example.org:8443", monkeypatch, "8.8.8.8") == ""


def test_the_owner_may_allow_networks_and_only_those(monkeypatch: pytest.MonkeyPatch) -> None:
    home = "192.168.1.0/24"
    assert check("http://nas.local:8080", monkeypatch, "192.168.1.7", inside=home) == ""
    assert check("http://nas.local:8080", monkeypatch, "::ffff:192.168.1.7", inside=home) == ""
    assert check("http://nas.local:8080", monkeypatch, "192.168.2.7", inside=home) == "inside"
    # A name that leads out as well has to keep the rules for outside.
    assert check("http://nas.local:8080", monkeypatch, "192.168.1.7", "8.8.8.8", inside=home) == "scheme"


@pytest.mark.parametrize(
    ("url", "is_one"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://web.push.apple.com/x", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://fcm.googleapis.com.example.org/x", False),
        ("https://evilpush.apple.com/x", False),
        ("https://example.org/fcm.googleapis.com", False),
        ("https://x.fcm.googleapis.com/x", False),
    ],
)
def test_push_services_are_those_of_browsers(url: str, is_one: bool) -> None:
    assert is_service(read_target(url), PUSH_SERVICES) == is_one
