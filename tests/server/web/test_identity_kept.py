"""Nobody stops being who they are because of what else a browser sends, nor without being told."""

from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
from server.serving import ServerProcess, running
from server.visiting import Person, Socket

# What other programs under the same name leave in a browser.
FOREIGN = [
    'prefs={"theme":"dark"}',
    "consent",
    "a=b; consent; c=d",
    'name="Anna',
    "list[0]=x y, z",
    "=; ;; ==",
    "p=\xff\xfe",
    "lacrimosa=x",
    "lacrimosa-00000000=1.2.3",
    'lacrimosa="',
    "Lacrimosa=x",
    "x=" + "y" * 6_000,
]


def ask(
    server: ServerProcess, *headers: tuple[str, str], method: str = "GET"
) -> tuple[int, dict[str, str], str]:
    """What /api/me answers to these headers, to the letter: status, body, and the cookie it sets."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.putrequest(method, "/api/me")
    for name, value in (*headers, ("Origin", server.url), ("Content-Length", "0")):
        connection.putheader(name, value.encode("latin-1"))
    connection.endheaders()
    with connection.getresponse() as answer:
        found = httpx.Response(answer.status, content=answer.read())
        set_cookie = answer.getheader("set-cookie") or ""
    connection.close()
    return found.status_code, found.json(), set_cookie


@pytest.mark.parametrize("foreign", FOREIGN)
def test_cookies_of_other_programs_hide_nobody(server: ServerProcess, foreign: str) -> None:
    with Person(server.url) as anna:
        ((name, value),) = anna.http.cookies.items()
        for headers in (
            [("Cookie", f"{foreign}; {name}={value}")],
            [("Cookie", f"{name}={value}; {foreign}")],
            [("Cookie", foreign), ("Cookie", f'{name}="{value}"'), ("Cookie", foreign)],
        ):
            status, me, set_cookie = ask(server, *headers)
            assert (status, me.get("id"), set_cookie) == (200, anna.id, "")


def test_of_several_cookies_the_one_that_is_good_counts(server: ServerProcess) -> None:
    with Person(server.url) as anna, Person(server.url) as old:
        ((name, value),) = anna.http.cookies.items()
        revoked = old.cookie
        old._good(old.ask("DELETE", "/api/me/link"))
        sent = f"{name}={value[:-2]}; {name}={revoked}; {name}=; {name}={value}; {name}={old.cookie}"
        assert ask(server, ("Cookie", sent))[1]["id"] == anna.id


def test_a_password_for_a_proxy_hides_nobody(server: ServerProcess) -> None:
    with Person(server.url) as anna:
        cookie = ("Cookie", f"lacrimosa={anna.cookie}")
        for text in ("Basic YTpi", "Negotiate x", "Digest username=a", ""):
            status, me, _ = ask(server, cookie, ("Authorization", text))
            assert (status, me.get("id")) == (200, anna.id)
        # But who brings a token is asked for no cookie.
        for tokens in (["Bearer x"], ["Bearer"], ["bearer x", "Basic YTpi"], [f"Bearer {anna.cookie}"]):
            status, me, _ = ask(server, cookie, *(("Authorization", text) for text in tokens))
            assert (status, me.get("code")) == (401, "unknown_identity")


def test_tokens_of_programs(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        programs = [client.post("/api/programs", json={"name": "robot"}).json() for _ in range(2)]
    tokens = [("Authorization", f"Bearer {program['token']}") for program in programs]
    assert ask(server, ("Authorization", "Basic YTpi"), tokens[0])[1]["id"] == programs[0]["id"]
    # Two could be read in two ways.
    assert ask(server, *tokens)[1]["code"] == "unknown_identity"
    status, refusal, set_cookie = ask(server, ("Authorization", tokens[0][1][:-1]))
    assert (status, refusal["code"], set_cookie) == (401, "unknown_identity", "")


@pytest.mark.parametrize("spoil", ["damaged", "another key", "empty", "signed out"])
def test_an_identity_that_cannot_be_verified_is_not_replaced(server: ServerProcess, spoil: str) -> None:
    with Person(server.url, "Anna") as anna, Person(server.url) as host:
        ((name, value),) = anna.http.cookies.items()
        link = anna.get("/api/me/link")["url"]
        if spoil == "signed out":
            link = anna._good(anna.ask("DELETE", "/api/me/link"))["url"]
        bad = {
            "damaged": value[:-1],
            "another key": value[:-43] + "A" * 43,
            "empty": "",
            "signed out": value,
        }[spoil]
        code = "signed_out" if spoil == "signed out" else "unknown_identity"
        table = host.open_table(players=2)
        invite = host.invitation(table).partition("#invite=")[2]
        headers = {"Origin": server.url, "Cookie": f"{name}={bad}"}
        with httpx.Client(base_url=server.url, headers=headers, trust_env=False) as lost:
            for answer in (
                lost.get("/api/me"),
                lost.patch("/api/me", json={"name": "Anna"}),
                lost.post("/api/tables", json={}),
                lost.post(f"/api/tables/{table}/join", json={"invite": invite}),
                lost.get(f"/api/tables/{table}"),
                lost.delete("/api/me/link"),
            ):
                assert (answer.status_code, answer.json()["code"]) == (401, code)
                assert "set-cookie" not in answer.headers
            with Socket(server.url, table, {"Cookie": f"{name}={bad}"}) as socket:
                assert socket.hear()["refusal"]["code"] == code
            # What needs no identity goes on: the page itself, and who is told the ways out can take them.
            assert lost.get("/api/bots").status_code == 200
            me = lost.post("/api/me/carry", json={"link": link}).json()
            assert (me["id"], me["name"]) == (anna.id, "Anna")


def test_only_an_explicit_act_begins_anew(server: ServerProcess) -> None:
    with Person(server.url) as anna:
        bad = ("Cookie", f"lacrimosa={anna.cookie[:-1]}")
        status, me, set_cookie = ask(server, bad, method="POST")
        assert status == 200
        assert me["id"] != anna.id
        new = set_cookie.partition(";")[0]
        # The old one may come along from now on.
        for cookies in (f"{bad[1]}; {new}", f"{new}; {bad[1]}"):
            assert ask(server, ("Cookie", cookies)) == (200, me, "")
        # Two clicks make one guest, and nobody who is somebody is lost by one.
        assert ask(server, ("Cookie", f"{bad[1]}; {new}"), method="POST") == (200, me, set_cookie)
        # The cookie, which no browser keeps longer than 400 days, is made new by that.
        before = anna.cookie
        answer = anna.ask("POST", "/api/me")
        assert answer.json()["id"] == anna.id
        assert f"={before};" in answer.headers["set-cookie"]


def test_who_came_before_names_told_servers_apart_stays_the_same(server: ServerProcess) -> None:
    with Person(server.url) as anna:
        ((name, value),) = anna.http.cookies.items()
        assert name != "lacrimosa"
        status, me, set_cookie = ask(server, ("Cookie", f"lacrimosa={value}"))
        assert (status, me["id"]) == (200, anna.id)
        # Moved over; the old one is left alone, for it may be needed by a process not yet brought up to date.
        assert set_cookie.startswith(f"{name}={value};")
        assert "httponly" in set_cookie.lower()
        # What may be kept by caches sets no cookie.
        assert (
            "set-cookie" not in httpx.get(server.url, cookies={"lacrimosa": value}, trust_env=False).headers
        )


def test_cookies_without_end_are_explained(server: ServerProcess) -> None:
    """Other programs may leave more than any server takes; then the person is told what helps."""
    answer = httpx.get(f"{server.url}/", headers={"Cookie": "a=" + "b" * 9_000}, trust_env=False)
    assert answer.status_code == 400
    assert "remove the cookies of this address" in answer.text


def test_pages_of_other_sites_make_no_guests(server: ServerProcess) -> None:
    """Their requests come without our cookie, and some browsers would keep the new one in its place."""
    for site in ("cross-site", "same-site"):
        status, refusal, set_cookie = ask(server, ("Sec-Fetch-Site", site))
        assert (status, refusal["code"], set_cookie) == (403, "wrong_origin", "")
    for site in ("same-origin", "none"):
        assert ask(server, ("Sec-Fetch-Site", site))[0] == 200


def test_cookies_that_are_not_ours_make_no_page_of_a_program(server: ServerProcess) -> None:
    """A load balancer may give programs a cookie; that is no reason to ask them for an origin."""
    foreign = {"Cookie": "AWSALB=abc; route=1"}
    program = httpx.post(
        f"{server.url}/api/programs", json={"name": "robot"}, headers=foreign, trust_env=False
    )
    token = {"Authorization": f"Bearer {program.json()['token']}"}
    with Person(server.url) as anna:
        for cookie in (foreign, {"Cookie": f"lacrimosa={anna.cookie}"}):
            answer = httpx.post(f"{server.url}/api/tables", json={}, headers=token | cookie, trust_env=False)
            assert answer.status_code == 201, answer.text
        # Without a token the cookie decides, and then the page has to be ours.
        own = {"Cookie": f"a=b; lacrimosa={anna.cookie}"}
        answer = httpx.post(f"{server.url}/api/tables", json={}, headers=own, trust_env=False)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


def test_two_servers_under_one_name_leave_each_others_people_alone(tmp_path: Path) -> None:
    quiet = "bot_workers = 1\n"
    with (
        running(tmp_path / "one", settings=quiet) as one,
        running(tmp_path / "two", settings=quiet) as two,
        # One jar, as a browser has it: cookies know no ports.
        httpx.Client(trust_env=False) as browser,
    ):
        first = [browser.get(f"{server.url}/api/me").json()["id"] for server in (one, two)]
        again = [browser.get(f"{server.url}/api/me").json()["id"] for server in (one, two)]
        assert first == again
        assert len(browser.cookies) == 2
