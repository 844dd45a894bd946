"""Games as a released server left them: in the middle of everything, for every later version to go on with.

Made once for a release, by its own code: PYTHONPATH=src:tests python tests/server/store/released_games.py
Everything goes over the protocol, so that the same script runs at any version.
"""

import asyncio
import gzip
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from editions.box import Box
from server.conftest import NO_LIMITS
from server.serving import running
from server.store.released_dumps import dump_sqlite
from server.visiting import Person, Socket

from lacrimosa.editions.loader import contents_of
from lacrimosa.notation import Game
from lacrimosa.server.data_dir import database_url
from lacrimosa.server.store.store import Store

FOLDER = Path(__file__).with_name("released_games")
DATABASE = FOLDER / "database.sql.gz"
EXPORT = FOLDER / "export.jsonl.gz"
# What people hold: cookies, links, a token; the key they are signed with; the tables by their situation.
HELD = FOLDER / "held.json"

PEOPLE = ("Anna", "Bea")
TWO: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
AND_BOT: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def settle(sockets: Sequence[Socket]) -> None:
    """Until all of them know the latest, and no bot is to move."""
    while True:
        newest = max(socket.update.get("version", 1) for socket in sockets)
        for socket in sockets:
            socket.hear_update(newest)
        if is_over(sockets) or any(map(is_asked, sockets)):
            return
        for socket in sockets:
            socket.hear()


def is_over(sockets: Sequence[Socket]) -> bool:
    return bool(sockets[0].update["table"]["status"] == "over")


def is_asked(socket: Socket) -> bool:
    return bool(socket.options) and socket.update["question"]["seat"] == socket.update["seat"]


def choose(sockets: Sequence[Socket], luck: random.Random) -> Socket:
    """Let whoever is asked choose: who it was."""
    settle(sockets)
    one = next(filter(is_asked, sockets))
    answer = one.choose(luck.choice(one.options))
    one.hear_update(answer["version"])
    settle(sockets)
    return one


class Site:
    """Two people at a server, and the tables they leave behind."""

    def __init__(self, url: str) -> None:
        self.anna, self.bea = (Person(url, name) for name in PEOPLE)
        self.luck = random.Random(0)
        self.tables: dict[str, str] = {}

    def together(self, situation: str, choices: int, **options: Any) -> tuple[Socket, Socket]:
        """A table of both, after so many choices."""
        table = self.tables[situation] = self.anna.open_table(TWO, **options)
        self.bea.join(self.anna.invitation(table))
        self.anna.post(f"/api/tables/{table}/start")
        sockets = self.anna.sit(table), self.bea.sit(table)
        for _ in range(choices):
            choose(sockets, self.luck)
        return sockets

    def leave_behind(self, record: str) -> None:
        self.tables["waiting"] = self.anna.open_table(TWO)
        self.together("secret luck", 45)
        self.together("chosen seed", 60, seed=11, pace="daily", undo="barrier", salieri=True)
        self._undone()
        both = self.together("undo asked", 50)
        both[0].tell("undo", state=both[0].update["state"], to=20)
        _, bea = self.together("taken over", 30)
        assert "refusal" not in bea.tell("take_over", seat=bea.update["seat"], bot="random")
        self.together("left for good", 30)
        self.bea.post(f"/api/tables/{self.tables['left for good']}/leave")
        both = self.together("over", 1, seed=12)
        while not is_over(both):
            choose(both, self.luck)
        self.tables["rematch"] = self.anna.post(f"/api/tables/{self.tables['over']}/rematch")["id"]
        self._against_bot()
        self.tables["review"] = review = self.anna.post("/api/records", record=record)["id"]
        on = self.anna.post(f"/api/tables/{review}/branch", step=40, seats=AND_BOT)
        self.tables["own edition"] = on["id"]
        self._alone(on["id"], 5)

    def _undone(self) -> None:
        """Choices taken back, one of them made again and one not."""
        both = self.together("undone", 40)
        for redoes in (True, False):
            one = choose(both, self.luck)
            while one.update.get("undo_to") is None or one.update.get("undo_asks"):
                one = choose(both, self.luck)
            answer = one.tell("undo", state=one.update["state"])
            one.hear_update(answer["version"])
            assert one.update["can_redo"]
            if redoes:
                one.hear_update(one.tell("redo", state=one.update["state"])["version"])

    def _against_bot(self) -> None:
        table = self.tables["against a bot"] = self.anna.open_table(AND_BOT, start=True)
        self._alone(table, 15)

    def _alone(self, table: str, choices: int) -> None:
        with self.anna.sit(table) as one:
            for _ in range(choices):
                choose([one], self.luck)

    def held(self) -> dict[str, Any]:
        """What people hold that has to stay good."""
        people = dict(zip(PEOPLE, (self.anna, self.bea), strict=True))
        program = self.anna.post("/api/programs", name="Automaton")
        return {
            "ids": {name: one.id for name, one in people.items()},
            "cookies": {name: one.cookie for name, one in people.items()},
            "links": {name: one.get("/api/me/link")["url"] for name, one in people.items()},
            "program": program,
            "invitation": self.anna.invitation(self.tables["waiting"]),
            "tables": self.tables,
        }


def old_record(box: Box) -> str:
    """A whole game with an edition of the users' own."""
    game, luck = Game.new(2, edition=box.load(), seed=5), random.Random(5)
    while not game.over:
        game.make(luck.choice(game.options))
    return game.record()


async def keep(data: Path, box: Box) -> None:
    """As a server does that deals a game with an edition."""
    store = await Store.open(database_url(data))
    await store.keep_edition(box.load().digest, "koechel", contents_of(box.folder))
    await store.close()


def main() -> None:
    if DATABASE.exists():
        sys.exit(f"{DATABASE} is there already, and a release does not change")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        box = Box(Path(folder) / "box").replace("edition.toml", "version = ", "version = 1")
        asyncio.run(keep(data, box))
        with running(data, settings=NO_LIMITS) as server:
            site = Site(server.url)
            site.leave_behind(old_record(box))
            held = site.held()
        held["key"] = (data / "key").read_bytes().hex()
        HELD.write_text(json.dumps(held, indent=1) + "\n", encoding="utf-8")
        DATABASE.write_bytes(gzip.compress(dump_sqlite(database_url(data)).encode(), mtime=0))
        export = [sys.executable, "-m", "lacrimosa", "admin", "export", "-", "--data", str(data)]
        done = subprocess.run(export, check=True, capture_output=True)
        EXPORT.write_bytes(gzip.compress(done.stdout, mtime=0))


if __name__ == "__main__":
    main()
