"""Clients for tests: a person with a cookie who asks over HTTP, and one who sits at a table's socket."""

import json
import secrets
from collections.abc import Callable
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Message = dict[str, Any]


class Person:
    """A guest with a cookie jar, as a browser has one."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=60, trust_env=False)
        self.id = self.get("/api/me")["id"]
        if name:
            self.patch("/api/me", name=name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, **body: object) -> httpx.Response:
        content = json.dumps(body) if method != "GET" else None
        headers = {"Content-Type": "application/json"} if content is not None else {}
        return self.http.request(method, path, content=content, headers=headers)

    def get(self, path: str) -> Any:
        return self._good(self.ask("GET", path))

    def post(self, path: str, **body: object) -> Any:
        return self._good(self.ask("POST", path, **body))

    def patch(self, path: str, **body: object) -> Any:
        return self._good(self.ask("PATCH", path, **body))

    def refused(self, method: str, path: str, **body: object) -> str:
        """The code of a refusal."""
        answer = self.ask(method, path, **body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    @staticmethod
    def _good(answer: httpx.Response) -> Any:
        assert answer.status_code < 300, f"{answer.request.method} {answer.request.url}: {answer.text}"
        return answer.json()

    # --- tables

    def open_table(self, seats: list[Message] | None = None, *, start: bool = False, **options: Any) -> str:
        """The id of a new table."""
        body: Message = {"options": options, "start": start}
        if seats is not None:
            body["seats"] = seats
        return str(self.post("/api/tables", **body)["id"])

    def invitation(self, table: str) -> str:
        return str(self.get(f"/api/tables/{table}/links")["invite"])

    def join(self, invitation: str) -> str:
        """Sit down by an invitation link; the table."""
        path, _, fragment = invitation.partition("#invite=")
        table = path.rsplit("/", 1)[1]
        self.post(f"/api/tables/{table}/join", invite=fragment)
        return table

    def sit(self, table: str, since: int = 0, talk: int | None = None) -> "Socket":
        return Socket(self.url, table, {"Cookie": f"lacrimosa={self.cookie}"}, since, talk)

    @property
    def cookie(self) -> str:
        """The value of the cookie; its name is the server's own, but `lacrimosa` will do for all of them."""
        (value,) = self.http.cookies.values()
        return value


class Socket:
    """A table's socket and the latest update it got."""

    def __init__(
        self, url: str, table: str, headers: dict[str, str], since: int = 0, talk: int | None = None
    ) -> None:
        self.update: Message = {}
        # What was said, by number, to whoever asked to hear it.
        self.said: dict[int, Message] = {}
        self.received: list[str] = []
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket?since={since}"
        address += f"&talk={talk}" if talk is not None else ""
        opening = connect(
            address,
            additional_headers=headers,
            origin=Origin(url),
            proxy=None,
            open_timeout=30,
            compression=None,
        )
        # Opened here and closed by `close`: some tests hold sockets longer than a block.
        self.connection: ClientConnection = opening.__enter__()

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.connection.close()

    def hear(self, seconds: float = 30) -> Message:
        """The next message."""
        text = self.connection.recv(timeout=seconds)
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            self.update = message
        elif message["type"] == "talk":
            self.said |= {one["number"]: one for one in message["said"]}
        elif message["type"] == "answer" and "update" in message:
            self.update = message["update"]
        return message

    def hear_update(self, version: int = 1) -> Message:
        """An update of at least this version."""
        while self.update.get("version", 0) < version:
            self.hear()
        return self.update

    def hear_said(self, fits: Callable[[dict[int, Message]], bool]) -> dict[int, Message]:
        """What was said, as soon as it is so."""
        while not fits(self.said):
            self.hear()
        return self.said

    def say(self, kind: str, **values: object) -> str:
        """Send a message; its id."""
        name = str(values.pop("id", secrets.token_hex(6)))
        self.connection.send(json.dumps({"type": kind, "id": name, **values}))
        return name

    def answer_to(self, name: str) -> Message:
        while True:
            message = self.hear()
            if message["type"] == "answer" and message.get("to") == name:
                return message

    def tell(self, kind: str, **values: object) -> Message:
        """Say something and wait for the answer."""
        return self.answer_to(self.say(kind, **values))

    @property
    def options(self) -> list[str]:
        question = self.update.get("question") or {}
        return list(question.get("options") or [])

    def choose(self, choice: str, **values: object) -> Message:
        """Make a choice at the state last seen."""
        return self.tell("choose", state=self.update["state"], choice=choice, **values)
