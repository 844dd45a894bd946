"""Methods and addresses: what is offered is told, what is not is refused with a way out."""

import httpx
import pytest
from server.serving import ServerProcess

from lacrimosa.server.web.app import ENDPOINTS
from lacrimosa.server.web.routing import HIDDEN

OFFERED = {
    "/api/me": "GET, HEAD, OPTIONS, PATCH, POST",
    "/api/me/link": "DELETE, GET, HEAD, OPTIONS",
    "/api/programs": "OPTIONS, POST",
    "/rules": "GET, HEAD, OPTIONS",
}


@pytest.mark.parametrize("path", OFFERED)
def test_options_tells_every_method_of_an_address(server: ServerProcess, path: str) -> None:
    answer = httpx.options(server.url + path)
    assert (answer.status_code, answer.headers["allow"], answer.content) == (204, OFFERED[path], b"")


@pytest.mark.parametrize("path", OFFERED)
def test_another_method_is_refused_and_told_which_there_are(server: ServerProcess, path: str) -> None:
    answer = httpx.put(server.url + path)
    assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed")
    assert answer.headers["allow"] == OFFERED[path]


@pytest.mark.parametrize("path", ["/api/bots", "/api/editions/koechel", "/", "/healthz"])
def test_head_is_get_without_its_body(server: ServerProcess, path: str) -> None:
    head, got = httpx.head(server.url + path), httpx.get(server.url + path)
    assert (head.status_code, head.content) == (200, b"")
    wanted = {name: value for name, value in got.headers.items() if name != "date"}
    assert {name: value for name, value in head.headers.items() if name != "date"} == wanted


def test_a_slash_too_many_leads_on(server: ServerProcess) -> None:
    answer = httpx.get(server.url + "/rules/?from=1")
    assert answer.status_code == 307
    assert answer.headers["location"] == f"{server.url}/rules?from=1"


def test_what_is_hidden_is_no_part_of_the_interface() -> None:
    hidden = {one.path for one in ENDPOINTS if one.tag == HIDDEN}
    assert {path for path in hidden if path.startswith("/api/")} == {"/api/openapi.json"}
    names = [one.function.__name__ for one in ENDPOINTS if one.tag != HIDDEN]
    assert len(names) == len(set(names))
