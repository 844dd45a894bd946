"""The built page as the server hands it out: every address, files for ever, squeezed where that is taken."""

import gzip
import json
import re

import httpx
import pytest
from server.serving import ServerProcess

from lacrimosa.server.web.static_files import encoding_for

ADDRESSES = (
    "/ /table/AAAAAAAAAAAAAAAAAAAAAA /replay/AAAAAAAAAAAAAAAAAAAAAA/12 "
    "/rules /rules/TRV-3 /components /guide /lesson/deck /try/AAAAAAAAAAAAAAAAAAAAAA /puzzles"
)


@pytest.mark.parametrize("address", ADDRESSES.split())
def test_one_page_for_every_address(server: ServerProcess, address: str) -> None:
    answer = httpx.get(server.url + address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert '<div id="page">' in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_built_files_stay_for_ever_and_are_squeezed(server: ServerProcess) -> None:
    page = httpx.get(server.url + "/").text
    names = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert any(name.endswith(".js") for name in names)
    # PNG is squeezed as it is.
    for name in [name for name in names if not name.endswith(".png")]:
        plain = httpx.get(server.url + name, headers={"accept-encoding": "identity"})
        assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "content-encoding" not in plain.headers
        with httpx.stream("GET", server.url + name, headers={"accept-encoding": "gzip"}) as packed:
            assert packed.headers["content-encoding"] == "gzip"
            assert gzip.decompress(b"".join(packed.iter_raw())) == plain.content
        assert (
            httpx.get(server.url + name, headers={"accept-encoding": "br, gzip"}).headers["content-encoding"]
            == "br"
        )


def test_the_service_worker_is_always_asked_for_and_keeps_only_what_everybody_may_read(
    server: ServerProcess,
) -> None:
    answer = httpx.get(server.url + "/offline.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    # Nothing wider than where it lies, and nothing from elsewhere.
    assert "service-worker-allowed" not in answer.headers
    policy = answer.headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "default-src 'none'" in policy
    written = re.match(r"const PLAN=(\{.*?\});", answer.text)
    assert written is not None
    plan = json.loads(written[1])
    assert plan["readings"] == [
        *(f"/api/rules/{language}" for language in ("en", "fr", "es", "ru")),
        "/api/editions/koechel",
    ]
    # What the page begins with is among what is kept, and all of it is there, the same for everybody.
    page = httpx.get(server.url + "/").text
    assert set(re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)) <= set(plan["files"])
    with httpx.Client(base_url=server.url) as guest:
        guest.get("/api/me").raise_for_status()
        assert guest.cookies
        for path in ["/", *plan["files"], *plan["readings"]]:
            kept = httpx.get(server.url + path)
            assert kept.status_code == 200, path
            assert "set-cookie" not in kept.headers
            assert guest.get(path).content == kept.content


@pytest.mark.parametrize("name", ["nothing.js", "..%2findex.html", "index.html.br", "x.exe"])
def test_no_other_file_is_handed_out(server: ServerProcess, name: str) -> None:
    answer = httpx.get(f"{server.url}/assets/{name}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


def test_an_edition_is_squeezed(server: ServerProcess) -> None:
    address = server.url + "/api/editions/koechel"
    plain = httpx.get(address, headers={"accept-encoding": "identity"})
    with httpx.stream("GET", address, headers={"accept-encoding": "gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
    assert gzip.decompress(raw) == plain.content
    assert int(packed.headers["content-length"]) == len(raw) < len(plain.content) / 3


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=nonsense", None),
        ("", None),
        ("identity", None),
    ],
)
def test_the_best_encoding_that_is_taken(accepted: str, chosen: str | None) -> None:
    assert encoding_for(accepted) == chosen


def test_a_person_at_an_unknown_address_gets_the_page_a_program_a_refusal(server: ServerProcess) -> None:
    person = httpx.get(server.url + "/nowhere", headers={"accept": "text/html,*/*"})
    assert (person.status_code, '<div id="page">' in person.text) == (404, True)
    program = httpx.get(server.url + "/nowhere", headers={"accept": "*/*"})
    assert (program.status_code, program.json()["code"]) == (404, "not_found")
    assert httpx.get(server.url + "/api/x", headers={"accept": "text/html"}).json()["code"] == "not_found"
