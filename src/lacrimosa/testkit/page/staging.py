"""Tables in the middle of a game, set up through the server's own routes."""

from typing import Any

from playwright.sync_api import APIRequestContext


class Stage:
    """One browser's identity at a server: what a page could ask for, asked directly."""

    def __init__(self, request: APIRequestContext, url: str) -> None:
        self.request = request
        self.url = url
        self.get("/api/me")

    def get(self, path: str) -> Any:
        return self._read(self.request.get(self.url + path))

    def post(self, path: str, body: object) -> Any:
        return self._read(self.request.post(self.url + path, data=body, headers={"Origin": self.url}))

    @staticmethod
    def _read(answer: Any) -> Any:
        if not answer.ok:
            raise RuntimeError(f"{answer.url}: {answer.status} {answer.text()}")
        return answer.json()

    def table(self, record: str, step: int, seats: list[dict[str, str]]) -> str:
        """Play on from a step of a record; returns the table's address."""
        review = self.post("/api/records", {"record": record})["id"]
        branch = {"step": step, "seats": seats, "start": True}
        return f"/table/{self.post(f'/api/tables/{review}/branch', branch)['id']}"

    def new(self, options: dict[str, object], seats: list[dict[str, str]]) -> str:
        """A new game; returns the table's address."""
        table = self.post("/api/tables", {"options": options, "seats": seats, "start": True})
        return f"/table/{table['id']}"

    def play_out(self, address: str) -> Any:
        """Play a table to its end without the page, whatever is offered first; its last update."""
        path = f"/api/tables/{address.rpartition('/')[2]}"
        update = self.get(f"{path}/update")
        while update["table"]["status"] == "playing":
            if options := (update.get("question") or {}).get("options"):
                message = {"type": "choose", "id": f"m{update['version']}", "state": update["state"]}
                self.post(f"{path}/messages", message | {"choice": options[0]})
            update = self.get(f"{path}/update")
        return update


ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "planner"}
