"""Who somebody is: guests, names, personal links, tokens; and what others cannot do in their name."""

import httpx
import pytest
from server.serving import ServerProcess
from server.visiting import Person, Socket
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin


def test_the_first_visit_makes_a_guest_and_the_cookie_is_kept_from_scripts(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        answer = client.get("/api/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert client.get("/api/me").json() == answer.json()
        assert "set-cookie" not in client.get("/api/me").headers
    with httpx.Client(base_url=server.url, trust_env=False) as other:
        assert other.get("/api/me").json()["id"] != answer.json()["id"]


def test_a_name_is_kept_and_shown_at_tables(server: ServerProcess) -> None:
    with Person(server.url, "Аня") as anna:
        assert anna.get("/api/me")["name"] == "Аня"
        table = anna.open_table(players=2)
        assert anna.get(f"/api/tables/{table}")["seats"][0]["name"] == "Аня"
        assert anna.refused("PATCH", "/api/me", name="  ") == "bad_name"
        assert anna.refused("PATCH", "/api/me", name="Anna (bot)") == "bad_name"


def test_a_personal_link_carries_a_person_to_another_device(server: ServerProcess) -> None:
    with Person(server.url, "Anna") as anna, Person(server.url) as phone:
        table = anna.open_table(players=2)
        link = anna.get("/api/me/link")["url"]
        assert link.startswith(f"{server.url}/#me=")
        svg = anna.http.get("/api/me/link.svg")
        assert svg.headers["content-type"].startswith("image/svg+xml")
        assert b"<svg" in svg.content
        assert phone.post("/api/me/carry", link=link)["id"] == anna.id
        assert phone.get("/api/tables")["tables"][0]["id"] == table
        with phone.sit(table) as socket:
            assert socket.hear_update()["table"]["is_host"]


def test_revoking_the_link_signs_out_the_other_devices(server: ServerProcess) -> None:
    with Person(server.url, "Anna") as anna, Person(server.url) as thief, Person(server.url) as late:
        link = anna.get("/api/me/link")["url"]
        thief.post("/api/me/carry", link=link)
        assert thief.get("/api/me")["id"] == anna.id
        fresh = anna._good(anna.ask("DELETE", "/api/me/link"))["url"]
        assert fresh != link
        assert anna.get("/api/me")["id"] == anna.id
        assert thief.refused("GET", "/api/me") == "signed_out"
        assert late.refused("POST", "/api/me/carry", link=link) == "not_allowed"
        assert late.post("/api/me/carry", link=fresh)["id"] == anna.id


@pytest.mark.parametrize("change", ["shorter", "longer", "flipped", "other person", "empty", "unicode"])
def test_forged_cookies_are_nobody(server: ServerProcess, change: str) -> None:
    with Person(server.url) as anna, Person(server.url) as bea:
        table = anna.open_table(players=2)
        good = anna.cookie
        parts = good.split(".")
        forged = {
            "shorter": good[:-1],
            "longer": good + "A",
            "flipped": good[:-2] + ("A" if good[-2] != "A" else "B") + good[-1],
            "other person": ".".join([parts[0], bea.id, *parts[2:]]),
            "empty": "",
            "unicode": "\u00e9" * 10,
        }[change]
        headers = {b"Cookie": b"lacrimosa=" + forged.encode("latin-1"), b"Origin": server.url.encode()}
        with httpx.Client(base_url=server.url, headers=headers, trust_env=False) as client:
            for path in (f"/api/tables/{table}", "/api/me"):
                answer = client.get(path)
                assert (answer.status_code, answer.json()["code"]) == (401, "unknown_identity")


def test_programs_use_a_token(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        program = client.post("/api/programs", json={"name": "robot"}).json()
        headers = {"Authorization": f"Bearer {program['token']}"}
        me = client.get("/api/me", headers=headers).json()
        assert (me["id"], me["name"]) == (program["id"], "robot")
        client.cookies.clear()
        wrong = {"Authorization": f"Bearer {program['token'][:-1]}"}
        assert client.get("/api/tables", headers=wrong).status_code == 401
        # A cookie is no token, and a token no cookie.
        assert (
            client.get("/api/tables", headers={"Cookie": f"lacrimosa={program['token']}"}).status_code == 401
        )


def test_pages_of_other_sites_cannot_act(server: ServerProcess) -> None:
    with Person(server.url) as anna:
        table = anna.open_table(players=2)
        for origin in ("https://evil.example", "null", server.url + ".evil.example"):
            answer = anna.http.post(f"/api/tables/{table}/leave", json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        cookie = {"Cookie": f"lacrimosa={anna.cookie}"}
        for page in (Origin("https://evil.example"), None):
            with (
                pytest.raises(InvalidStatus),
                connect(address, additional_headers=cookie, origin=page, proxy=None),
            ):
                pass
        assert anna.get(f"/api/tables/{table}")["status"] == "open"


def test_the_server_answers_only_to_its_own_name(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers={"Host": "rebound.example"}, trust_env=False)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


def test_strangers_see_no_table(server: ServerProcess) -> None:
    with Person(server.url) as anna, Person(server.url) as eve:
        table = anna.open_table([{"kind": "me"}], start=True, players=1, level="easy")
        for path in ("", "/update", "/links", "/steps", "/steps/0", "/record"):
            assert eve.refused("GET", f"/api/tables/{table}{path}") == "no_such_table", path
        for path in ("leave", "start", "rematch"):
            assert eve.refused("POST", f"/api/tables/{table}/{path}") == "no_such_table", path
        with eve.sit(table) as socket:
            bye = socket.hear()
            assert (bye["type"], bye["refusal"]["code"]) == ("bye", "no_such_table")
            with pytest.raises(ConnectionClosed):
                socket.connection.recv(timeout=10)


def test_invitations_can_be_revoked(server: ServerProcess) -> None:
    with Person(server.url) as anna, Person(server.url) as bea:
        table = anna.open_table(players=3)
        old = anna.invitation(table)
        new = anna.post(f"/api/tables/{table}/links", link="invite")["invite"]
        secret = old.partition("#invite=")[2]
        assert bea.refused("POST", f"/api/tables/{table}/join", invite=secret) == "not_invited"
        assert bea.refused("POST", f"/api/tables/{table}/join", invite="guess") == "not_invited"
        assert bea.join(new) == table
        assert bea.refused("POST", f"/api/tables/{table}/links", link="invite") == "not_allowed"


def test_watch_links(server: ServerProcess) -> None:
    with Person(server.url) as anna, Person(server.url) as eve:
        table = anna.open_table([{"kind": "me"}], start=True, players=1, level="easy", seed=3)
        secret = anna.get(f"/api/tables/{table}/links")["watch"].partition("#watch=")[2]
        assert eve.refused("POST", f"/api/tables/{table}/watch", watch="guess") == "not_invited"
        eve.post(f"/api/tables/{table}/watch", watch=secret)
        with eve.sit(table) as socket:
            update = socket.hear_update()
            assert "seat" not in update
            assert all("hand" not in seat for seat in update["board"]["seats"])
            assert "options" not in update["question"]
            refused = socket.tell("choose", state=update["state"], choice="act")
            assert refused["refusal"]["code"] == "not_your_turn"
            anna.post(f"/api/tables/{table}/links", link="watch")
            while (message := socket.hear())["type"] != "bye":
                pass
            assert message["refusal"]["code"] == "no_such_table"


def test_security_headers_are_everywhere(server: ServerProcess) -> None:
    for path in ("/", "/api/me", "/nowhere", "/metrics", "/api/tables/" + "x" * 22):
        headers = httpx.get(server.url + path, trust_env=False).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_no_socket_without_an_identity(server: ServerProcess) -> None:
    with Socket(server.url, "x" * 22, {}) as socket:
        assert socket.hear()["refusal"]["code"] == "unknown_person"
