"""Webhooks and browsers that are none: nobody gets at what is behind the server, nor at what is another's."""

import asyncio
import ipaddress
import socket
from pathlib import Path
from typing import Any

import pytest
from server.hall.sitting import ANNA, BEA
from server.notifications.away import BASE, Away, run
from server.notifications.receivers import Browser, make_certificate, receiving

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.notifications.addresses import read_target
from lacrimosa.server.notifications.posting import MOST_HEAD, NotSent, Poster
from lacrimosa.server.notifications.words import plain
from lacrimosa.server.security.keys import Keys
from lacrimosa.server.security.links import stop_code, stopped_by, token
from lacrimosa.server.settings import BadSettings, read_settings

# Everything that leads to this computer or its neighbours, however it is written.
INSIDE = [
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://0/",
    "https://localhost/",
    "https://LOCALHOST./",
    "https://[::1]/",
    "https://[::]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[fe80::1]/",
    "https://[fd00:ec2::254]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://10.0.0.1/",
    "https://192.168.0.1/",
    "https://100.100.100.200/",
    "https://nobody-has-this-name.invalid/",
]


def test_no_webhook_leads_inside_and_all_are_refused_alike(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        said = set()
        for number, url in enumerate(INSIDE):
            with pytest.raises(Refused) as refused:
                await world.webhook(f"person {number}", url)
            said.add((refused.value.refusal.code, refused.value.refusal.text))
        assert len(said) == 1, "names inside could be told from names that are none"
        assert said.pop()[0] == "bad_target"

    run(tmp_path, play, inside_networks=())


def test_a_name_that_means_something_else_by_now_leads_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was public when it was added; when something is to be sent it is this computer's."""

    async def play(world: Away) -> None:
        loop = asyncio.get_running_loop()
        means = ["8.8.8.8"]

        async def look_up(*_: Any, **__: Any) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (means[0], 443))]

        monkeypatch.setattr(loop, "getaddrinfo", look_up)
        subscription = await world.webhook(BEA, "https://rebinding.example.org/")
        means[0] = "127.0.0.1"
        asked: list[Any] = []
        monkeypatch.setattr(asyncio, "open_connection", lambda *args, **_: asked.append(args))
        assert not await world.services.subscriptions.test(BEA, subscription)
        assert asked == []

    run(tmp_path, play, inside_networks=())


def test_what_is_connected_to_is_the_address_that_was_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        asked: list[Any] = []

        async def look_up(*_: Any, **__: Any) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 443))]

        async def connect(host: str, port: int, **more: Any) -> Any:
            asked.append((host, port, more["server_hostname"]))
            raise OSError("far enough")

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(NotSent):
            await Poster(()).post(read_target("https://example.org/x"), {}, b"")
        assert asked == [("8.8.8.8", 443, "example.org")]

    asyncio.run(play())


def test_no_redirect_is_followed_and_no_proxy_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(world: Away) -> None:
        with receiving() as hook, receiving() as secret, receiving() as proxy:
            for name in ("http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "ALL_PROXY"):
                monkeypatch.setenv(name, proxy.url)
            hook.status, hook.headers = 307, {"Location": secret.url}
            subscription = await world.webhook(BEA, hook.url)
            assert not await world.services.subscriptions.test(BEA, subscription)
            assert (len(hook.got), secret.got, proxy.got) == (1, [], [])

    run(tmp_path, play)


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\nX: " + b"x" * (MOST_HEAD + 5_000),
        b"SSH-2.0-OpenSSH\r\n",
        b"",
        b"HTTP/1.1 200 OK\r\n",
        b"\0" * 100,
        b"HTTP/1.1 999999999999 OK\r\n\r\n",
    ],
)
def test_what_is_no_answer_is_a_failure(answer: bytes) -> None:
    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async def play() -> None:
        async with await asyncio.start_server(say, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            poster = Poster([ipaddress.ip_network("127.0.0.0/8")])
            with pytest.raises(NotSent):
                await poster.post(read_target(f"http://127.0.0.1:{port}"), {}, b"{}")

    asyncio.run(play())


def test_a_certificate_of_somebody_else_is_none(tmp_path: Path) -> None:
    with receiving(make_certificate(tmp_path / "own.pem")) as hook:

        async def play() -> None:
            poster = Poster([ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1")])
            with pytest.raises(NotSent, match="CERTIFICATE"):
                await poster.post(read_target(hook.url), {}, b"{}")

        asyncio.run(play())
    assert hook.got == []


def test_a_browser_is_told_by_push_services_alone(tmp_path: Path) -> None:
    keys = Browser().keys

    async def play(world: Away) -> None:
        for endpoint in ("https://127.0.0.1/x", "http://fcm.googleapis.com/x", "https://example.org/x"):
            with pytest.raises(Refused) as refused:
                await world.push(BEA, endpoint, keys)
            assert refused.value.refusal.values == {"reason": "service"}
        with pytest.raises(Refused) as refused:
            await world.push(BEA, "https://fcm.googleapis.com/x", {**keys, "auth": "x"})
        assert refused.value.refusal.code == "bad_request"
        assert await world.state(BEA) == []

    run(tmp_path, play, push=True)


def test_nobody_stops_tests_or_sees_what_is_anothers(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        own = await world.webhook(BEA, "http://127.0.0.1:9/1")
        other = await world.webhook(BEA, "http://127.0.0.1:9/2")
        subscriptions, keys = world.services.subscriptions, world.services.keys
        assert not await subscriptions.stop(own, ANNA)
        with pytest.raises(Refused):
            await subscriptions.test(ANNA, own)
        assert (await subscriptions.of(ANNA)).subscriptions == []
        # A link stops one, and no other link of this server does.
        code = stop_code(keys, own)
        assert code.startswith(own)
        for forged in (
            f"{other}{code[len(own) :]}",
            f"{own}.{token(keys, 'personal', own, 0)}",
            stop_code(Keys(bytes(range(32))), own),
            own,
            code + "x",
            "",
        ):
            assert stopped_by(keys, forged) is None
        assert stopped_by(keys, code) == own
        assert await subscriptions.stop(own)
        assert [one.id for one in (await subscriptions.of(BEA)).subscriptions] == [other]

    run(tmp_path, play)


def test_a_name_is_nothing_but_a_name_in_a_channel() -> None:
    for name in ("@everyone", "<!channel>", "[free](https://evil.example)", "**bold**", "`x`"):
        assert not set(plain(name)) & set("*_~`|<>[](){}@#\\/:&")
    assert plain("Constanze d’Anna-Marie 2") == "Constanze d’Anna-Marie 2"
    assert plain("@@@") == "?"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("push = true", "push needs public_url"),
        ("webhooks = true", "webhooks needs public_url"),
        (f'push = true\npublic_url = "{BASE.replace("https", "http")}"', "push needs push_contact"),
        ('push_services = ["https://example.org"]', "push_services is"),
        ('push_contact = "me"', "push_contact is"),
        ('inside_networks = ["0.0.0.0/0"]', "inside_networks is"),
        ('inside_networks = ["nas.local"]', "inside_networks is"),
    ],
)
def test_what_the_owner_cannot_have_meant_is_said(tmp_path: Path, written: str, said: str) -> None:
    (tmp_path / "settings.toml").write_text(written, encoding="utf-8")
    with pytest.raises(BadSettings, match=said):
        read_settings(tmp_path)
