"""People who type in a box over HTTP, for the tests of the workshop."""

from pathlib import Path
from typing import Any

import httpx
from server.serving import ServerProcess
from server.visiting import Person

SETTINGS = 'bot_workers = 1\nreview_workers = 1\nworkshop = "on"\n[limits]\nenabled = false\n'
BONUS = "bonus:bonus_1_document"


class Typist(Person):
    """Somebody at a draft."""

    draft = ""

    def begin(self, title: str = "My box") -> str:
        self.draft = self.post("/api/workshop", title=title)["name"]
        return self.draft

    def at(self, draft: str) -> "Typist":
        self.draft = draft
        return self

    def look(self) -> Any:
        return self.get(f"/api/workshop/{self.draft}")

    def component(self, what: str) -> Any:
        return next(one for one in self.look()["components"] if one["id"] == what)

    def type(self, what: str, keys: str) -> Any:
        return self.post(f"/api/workshop/{self.draft}/type", what=what, keys=keys)

    def seal(self, what: str, keys: str, **more: Any) -> Any:
        return self.post(f"/api/workshop/{self.draft}/seal", what=what, keys=keys, **more)

    def invited(self, draft: str, link: str) -> None:
        self.draft = draft
        self.post(f"/api/workshop/{draft}/join", invite=link.partition("#invite=")[2])

    def file(self) -> httpx.Response:
        return self.http.get(f"/api/workshop/{self.draft}/file")


def folder(server: ServerProcess, person: Typist) -> Path:
    return server.data / "editions" / person.draft
