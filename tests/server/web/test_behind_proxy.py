"""Behind a real reverse proxy: limits count people, not the proxy, and invented headers help nobody."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.proxied import reverse_proxy
from server.serving import ServerProcess, running
from websockets.sync.client import connect

REQUESTS, SOCKETS = 25, 2
PUBLIC = "https://game.example.org"
# So slowly does everything come back that no test sees it.
SETTINGS = f"""
bot_workers = 1
public_url = "{PUBLIC}"
trusted_proxies = ["127.0.0.1"]
[limits]
address_requests_per_second = 0.001
address_requests_burst = {REQUESTS}
sockets_per_address = {SOCKETS}
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("proxied"), settings=SETTINGS) as started:
        yield started


@pytest.fixture(scope="module")
def front(server: ServerProcess) -> Iterator[str]:
    """The proxy's address. It asks the server from 127.0.0.1; people come from other addresses."""
    with reverse_proxy(server) as address:
        yield address


def person_at(address: str, url: str) -> httpx.Client:
    return httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address=address), trust_env=False)


def invented(number: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"192.0.2.{number}", "Forwarded": f"for=192.0.2.{number}"}


def test_invented_addresses_do_not_lift_a_limit(front: str) -> None:
    with person_at("127.0.0.2", front) as liar, person_at("127.0.0.3", front) as other:
        answers = [liar.get("/api/bots", headers=invented(number)) for number in range(REQUESTS + 10)]
        assert [answer.status_code for answer in answers] == [200] * REQUESTS + [429] * 10
        # The proxy is one address and its people are many: who is not to blame is served.
        assert other.get("/api/bots").status_code == 200


def test_nobody_but_the_proxy_is_believed(server: ServerProcess) -> None:
    with person_at("127.0.0.4", server.url) as liar:
        answers = [liar.get("/api/bots", headers=invented(number)) for number in range(REQUESTS + 10)]
        assert [answer.status_code for answer in answers] == [200] * REQUESTS + [429] * 10
    assert server.said().count("127.0.0.4 sends X-Forwarded-For and is not believed") == 1


def test_invented_addresses_do_not_open_more_sockets(front: str) -> None:
    with person_at("127.0.0.5", front) as liar:
        program = liar.post("/api/programs", json={"name": "robot"}).json()
        token = {"Authorization": f"Bearer {program['token']}"}
        plan = {"options": {"players": 1, "level": "easy"}, "seats": [{"kind": "me"}], "start": True}
        table = liar.post("/api/tables", json=plan, headers=token).json()["id"]
    address = f"{front.replace('http', 'ws')}/api/tables/{table}/socket"
    opened = []
    heard = []
    for number in range(SOCKETS + 1):
        socket = connect(
            address,
            additional_headers={**token, **invented(number)},
            source_address=("127.0.0.5", 0),
            proxy=None,
            compression=None,
        ).__enter__()
        opened.append(socket)
        heard.append(str(socket.recv(timeout=30)))
    for socket in opened:
        socket.close()
    assert ["too_many" in text for text in heard] == [False] * SOCKETS + [True]


def test_https_is_believed_from_the_proxy_alone(server: ServerProcess) -> None:
    with (
        reverse_proxy(server, **{"X-Forwarded-Proto": "https"}) as tls,
        person_at("127.0.0.6", tls) as there,
        person_at("127.0.0.6", server.url) as here,
    ):

        def ask(client: httpx.Client, **headers: str) -> tuple[str, str]:
            client.cookies.clear()
            answer = client.get(
                "/api/me", headers={name.replace("_", "-"): headers[name] for name in headers}
            )
            return answer.json()["id"], answer.headers.get("set-cookie", "")

        safe_person, safe = ask(there)
        # Only the host itself can set such a cookie, and only over https.
        assert safe.startswith("__Host-lacrimosa-")
        assert "; secure" in safe.lower()
        person, plain = ask(here, X_Forwarded_Proto="https")
        assert plain.startswith("lacrimosa-")
        assert "secure" not in plain.lower()
        old, new = plain.partition(";")[0], safe.partition(";")[0]
        # Who came before the proxy said so is moved over.
        assert ask(there, Cookie=old)[0] == person
        assert ask(there, Cookie=old)[1].startswith(f"{new.partition('=')[0]}={old.partition('=')[2]};")
        # Of both, the one that no neighbour under the same domain can have set counts.
        assert ask(there, Cookie=f"{old}; {new}") == (safe_person, "")


def test_links_begin_with_the_public_address(front: str) -> None:
    with person_at("127.0.0.7", front) as anna:
        anna.get("/api/me")
        assert anna.get("/api/me/link").json()["url"].startswith(f"{PUBLIC}/#me=")


def test_a_proxy_on_another_computer_has_to_be_named(tmp_path: Path) -> None:
    """`behind_proxy` alone means one on this computer; here the proxy's address is not that."""
    settings = SETTINGS.replace('trusted_proxies = ["127.0.0.1"]', "behind_proxy = true")
    with running(tmp_path, settings=settings) as server, person_at("127.0.0.8", server.url) as proxy:
        answers = [proxy.get("/api/bots", headers=invented(number)) for number in range(REQUESTS + 1)]
        assert answers[-1].status_code == 429
        with person_at("127.0.0.1", server.url) as near:
            answers = [near.get("/api/bots", headers=invented(number)) for number in range(REQUESTS + 1)]
            assert answers[-1].status_code == 200
