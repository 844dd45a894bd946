"""The examples of docs/protocol.md, replayed in their order against a server."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.serving import ServerProcess
from websockets.sync.client import connect

from lacrimosa.server.web.app import ENDPOINTS

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"
BLOCK = re.compile(r"^```(http|socket)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
NAME = re.compile(r"\{(\w+)\}")
LEFT_OUT = "…"
SECONDS = 30


class Replay:
    """Values by the names the page gives them, and what has to fit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.values: dict[str, str] = {}

    def request(self, text: str) -> None:
        sent, _, got = text.partition("\nHTTP/1.1 ")
        method, path, headers, body = self._head(sent)
        status, _, wanted = got.partition("\n")
        answer = httpx.request(method, self.url + path, headers=headers, content=body, timeout=SECONDS)
        assert answer.status_code == int(status), answer.text
        self.compare(json.loads(wanted), answer.json(), path)

    def socket(self, text: str) -> None:
        _, path, headers, lines = self._head(text)
        with connect(self.url.replace("http", "ws", 1) + path, additional_headers=headers) as socket:
            for line in lines.splitlines():
                arrow, _, message = line.partition(" ")
                if arrow == "→":
                    socket.send(message)
                else:
                    self.compare(json.loads(message), json.loads(socket.recv(SECONDS)), line)

    def _head(self, text: str) -> tuple[str, str, dict[str, str], str]:
        """Method, path, headers and what follows them."""
        head, _, body = NAME.sub(lambda found: self.values.get(found[1], found[0]), text).partition("\n\n")
        first, *lines = head.splitlines()
        method, path = first.split()
        return method, path, dict(line.split(": ", 1) for line in lines), body.strip()

    def compare(self, wanted: Any, found: Any, place: str) -> None:
        """What the page shows is there; it may leave parts out where it says so."""
        name = NAME.fullmatch(wanted) if isinstance(wanted, str) else None
        if name is not None:
            assert isinstance(found, str), place
            assert self.values.setdefault(name[1], found) == found, place
        elif isinstance(wanted, dict):
            assert isinstance(found, dict), place
            shown = wanted.keys() - {LEFT_OUT}
            assert shown == found.keys() if LEFT_OUT not in wanted else shown <= found.keys(), place
            for key in shown:
                self.compare(wanted[key], found[key], f"{place} {key}")
        elif isinstance(wanted, list):
            shown_items = [one for one in wanted if one != LEFT_OUT]
            assert len(found) == len(wanted) if shown_items == wanted else len(found) > len(shown_items), (
                place
            )
            for number, one in enumerate(shown_items):
                self.compare(one, found[number], f"{place} {number}")
        elif wanted != LEFT_OUT:
            assert found == wanted, place


def examples() -> Iterator[tuple[str, str]]:
    yield from BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def test_the_page_shows_what_happens(server: ServerProcess) -> None:
    replay = Replay(server.url)
    kinds = {"http": replay.request, "socket": replay.socket}
    count = 0
    for kind, text in examples():
        kinds[kind](text)
        count += 1
    assert count >= 10


def test_every_address_on_the_page_is_one() -> None:
    known = {NAME.sub("{}", one.path) for one in ENDPOINTS} | {"/api/tables/{}/socket"}
    named = re.findall(r"/api/[\w./{}-]*\w}?", PAGE.read_text(encoding="utf-8"))
    # A seat's number stands where its name would.
    assert {re.sub(r"(?<=/)\d$", "{}", NAME.sub("{}", path)) for path in named} - known == set()
    assert len(set(named)) > 10


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": 1, "b": LEFT_OUT}, {"a": 1}),
        ({"a": 1, LEFT_OUT: LEFT_OUT}, {"b": 1}),
        ([1, 2], [1, 2, 3]),
        ([1, 2, LEFT_OUT], [1, 2]),
        ("{known}", "other"),
        ("a", "b"),
    ],
)
def test_a_difference_is_found(wanted: Any, found: Any) -> None:
    replay = Replay("")
    replay.values["known"] = "this"
    with pytest.raises(AssertionError):
        replay.compare(wanted, found, "")
