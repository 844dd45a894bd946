"""The samples of deploy/ at work, with real nginx and Caddy: not part of ./check, which needs neither.

python -m pytest tests/deploy/with_proxies.py
"""

import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest
from deploy.proxied_site import PEOPLE, Guest, Site, running_site
from server.visiting import Socket
from server.web.test_whole_games import PEOPLE as TWO_SEATS
from server.web.test_whole_games import play_on

# Spellings of an address that a proxy and a server might read differently.
INSIDE = [
    *("/metrics", "/metrics/", "//metrics", "/./metrics", "/api/../metrics", "/%6detrics", "/metrics?x=1"),
    *("/METRICS", "/metrics%2f", "/metrics//", "///metrics//", "/%2fmetrics", "/metrics;x", "/%2e/metrics"),
    *("/healthz", "/healthz/", "//healthz", "/readyz", "/readyz/", "//readyz/", "/api/%2e%2e/readyz"),
]
addresses = (f"127.0.1.{number}" for number in count(1))


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running_site(request.param, tmp_path_factory.mktemp(request.param)) as site:
        yield site


@pytest.fixture(autouse=True)
def trusted(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets and the example player trust the authority of the site."""
    monkeypatch.setenv("SSL_CERT_FILE", str(site.authority))


@pytest.fixture
def pair(site: Site) -> Iterator[tuple[Guest, Guest, str]]:
    """Two people at a started table."""
    with Guest(site, next(addresses), "Anna") as anna, Guest(site, next(addresses), "Bea") as bea:
        table = anna.open_table(TWO_SEATS, players=2)
        bea.join(anna.invitation(table))
        anna.post(f"/api/tables/{table}/start")
        yield anna, bea, table


def presence(socket: Socket) -> list[int]:
    while True:
        message = socket.hear()
        if message["type"] == "presence" and len(message["seats"]) == 2:
            return list(message["seats"])


def shares(site: Site, total: int) -> list[int]:
    """How many sockets each process has, once those of earlier tests are closed."""
    found: list[int] = []
    for _ in range(100):
        found = [int(site.figure(number, "lacrimosa_sockets")) for number in (0, 1)]
        if sum(found) == total:
            break
        time.sleep(0.1)
    assert sum(found) == total
    return found


def test_a_whole_game(pair: tuple[Guest, Guest, str]) -> None:
    anna, bea, table = pair
    with anna.sit(table) as one, bea.sit(table) as two:
        assert play_on([one, two], random.Random(1)) > 100
        assert two.update["table"]["status"] == "over"


def test_the_example_player_plays_over_tls(site: Site) -> None:
    with Guest(site, next(addresses)) as anna:
        table = anna.open_table([{"kind": "open"}, {"kind": "bot", "bot": "random"}], players=2)
        invitation = anna.invitation(table)
        assert invitation.startswith(f"{site.url}/table/")
        script = Path(__file__).parents[2] / "examples" / "outside_bot.py"
        playing = subprocess.Popen(
            [sys.executable, str(script), invitation],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        while not anna.get(f"/api/tables/{table}/update")["table"]["seats"][0].get("name"):
            time.sleep(0.2)
        anna.post(f"/api/tables/{table}/start")
        said, _ = playing.communicate(timeout=120)
        assert said.startswith("scores: ["), said


def test_everybody_at_a_table_is_at_one_process(site: Site, pair: tuple[Guest, Guest, str]) -> None:
    anna, bea, table = pair
    with anna.sit(table) as one, bea.sit(table) as two:
        assert presence(one) == presence(two) == [0, 1]
        assert sorted(shares(site, 2)) == [0, 2]


def test_both_processes_have_work(site: Site) -> None:
    with Guest(site, next(addresses)) as anna:
        tables = [anna.open_table([{"kind": "me"}], start=True, players=1, level="easy") for _ in range(8)]
        sockets = [anna.sit(table) for table in tables]
        for each in sockets:
            each.hear_update()
        assert min(shares(site, 8)) > 0
        for each in sockets:
            each.close()


@pytest.mark.parametrize("path", INSIDE)
def test_figures_stay_inside(site: Site, path: str) -> None:
    """Sent as it stands: a client library would tidy the address up."""
    with (
        socket.create_connection(("127.0.0.1", site.port)) as plain,
        site.trust.wrap_socket(plain, server_hostname="localhost") as line,
    ):
        head = f"GET {path} HTTP/1.1\r\nHost: localhost:{site.port}\r\nConnection: close\r\n\r\n"
        line.sendall(head.encode())
        answer = b""
        while part := line.recv(65536):
            answer += part
    status = int(answer.split()[1])
    assert status in (400, 404), answer[:300]
    assert b"lacrimosa_" not in answer
    assert b'"ok"' not in answer


def test_an_invented_address_does_not_help(site: Site) -> None:
    source, other = next(addresses), next(addresses)

    def come(number: int) -> int:
        with site.client(source) as client:
            claims = {"X-Forwarded-For": f"198.51.100.{number}", "X-Real-IP": f"198.51.100.{number}"}
            claims["Forwarded"] = f"for=198.51.100.{number}"
            return client.get("/api/me", headers=claims).status_code

    codes = [come(number) for number in range(PEOPLE + 4)]
    assert codes == [200] * PEOPLE + [429] * 4
    with site.client(other) as client:
        assert client.get("/api/me").status_code == 200


def test_the_cookie_is_for_https_only(site: Site) -> None:
    with site.client(next(addresses)) as client:
        answer = client.get("/api/me")
        assert "Secure" in answer.headers["set-cookie"]


def test_a_claim_to_be_over_http_changes_nothing(site: Site) -> None:
    with site.client(next(addresses)) as client:
        answer = client.get("/api/me", headers={"X-Forwarded-Proto": "http"})
        assert "Secure" in answer.headers["set-cookie"]


def test_browsers_are_told_to_stay_with_https(site: Site) -> None:
    with site.client("127.0.0.1") as client:
        name = "localhost" if site.proxy == "nginx" else "lacrimosa.localhost"
        answer = client.get(
            f"https://127.0.0.1:{site.port}/", headers={"Host": name}, extensions={"sni_hostname": name}
        )
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        if site.proxy == "caddy":
            assert "strict-transport-security" not in client.get("/").headers


def test_plain_http_leads_to_https(site: Site) -> None:
    answer = httpx.get(f"http://localhost:{site.plain_port}/table/x", trust_env=False)
    assert answer.status_code in (301, 308)
    assert answer.headers["location"].startswith("https://localhost")


def test_too_much_is_refused_and_does_no_harm_to_others(site: Site, pair: tuple[Guest, Guest, str]) -> None:
    anna, bea, table = pair
    with Guest(site, next(addresses)) as carl, anna.sit(table) as one, bea.sit(table) as two:
        assert carl.ask("POST", "/api/tables", record="x" * 250_000).json()["code"] == "bad_request"
        for size in (300_000, 600_000, 5_000_000) * 5:
            # Caddy 2.6 says 502.
            assert carl.ask("POST", f"/api/tables/{table}/messages", id="x" * size).status_code in (413, 502)
            assert anna.ask("GET", f"/api/tables/{table}/update").status_code == 200
        assert play_on([one, two], random.Random(5), choices=5) == 5


def test_a_quiet_socket_and_a_long_poll_live(pair: tuple[Guest, Guest, str]) -> None:
    """Longer than the longest timeout of the samples."""
    anna, bea, table = pair
    with anna.sit(table) as one, bea.sit(table) as two:
        version = one.hear_update()["version"]
        two.hear_update(version)
        began = time.monotonic()
        answer = anna.get(f"/api/tables/{table}/update?since={version}&wait=50")
        assert answer["version"] == version
        assert time.monotonic() - began >= 49
        time.sleep(40)
        assert play_on([one, two], random.Random(2), choices=5) == 5


def test_who_says_nothing_loses_the_place(site: Site) -> None:
    with (
        socket.create_connection(("127.0.0.1", site.port), timeout=40) as plain,
        site.trust.wrap_socket(plain, server_hostname="localhost") as line,
    ):
        line.sendall(b"GET / HTTP/1.1\r\n")
        while line.recv(1000):
            pass


def test_a_process_may_go_away(site: Site, pair: tuple[Guest, Guest, str]) -> None:
    anna, bea, table = pair
    with anna.sit(table) as one, bea.sit(table) as two:
        play_on([one, two], random.Random(3), choices=10)
        there = shares(site, 2).index(2)
    site.processes[there].stop()
    try:
        with anna.sit(table) as one, bea.sit(table) as two:
            assert play_on([one, two], random.Random(4), choices=10) == 10
    finally:
        site.processes[there].start()
