"""Real tables and real words for generated requests, so that they get further than to a 404."""

import base64
import itertools
import re
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import httpx
from schemathesis import Case
from server.visiting import Person

WELL_FORMED = re.compile(r"[A-Za-z0-9_-]{22}")
WAIT = 0.01  # seconds, instead of up to 50
Words = dict[str, Any]


# What nobody can reach without a subscription, and at a server that sends nothing there is none; and more.
SENDS_NOTHING = {
    ("POST", "/api/me/notifications"): 403,
    ("DELETE", "/api/me/notifications/{subscription}"): 404,
    ("POST", "/api/me/notifications/{subscription}/test"): 404,
    ("POST", "/api/notifications/stop"): 403,
    # No game was rated here.
    ("GET", "/api/ratings/people/{key}"): 404,
    ("GET", "/api/tables/{table}/rating"): 404,
    # Whoever does not name themselves is not forgotten, and the visit goes on.
    ("POST", "/api/me/forget"): 400,
}
BONUS = "bonus:bonus_1_document"
BOX = "My box"


class Visit:
    """Somebody with tables of every kind, as long as one operation is tried."""

    def __init__(self, person: Person, headers: dict[str, str], record: str) -> None:
        self.person = person
        self.headers = headers
        self.answers: Counter[int] = Counter()
        self.reached: set[int] = {200, 201}  # what one answer at least must be
        self._record = record
        self._places: list[Words] = []  # tables, each with the words that fit there
        self._turns = itertools.count()

    def lead(self, case: Case[Any], is_good: bool) -> None:
        """Give most well-formed requests a table that is there, and good ones words that mean something."""
        path, place = case.path_parameters, self._place(case)
        if case.operation.path.endswith("/tries/{number}"):
            # To review a game takes longer than this; so the turn is not judged yet.
            self.reached = {409}
        operation = (case.operation.method.upper(), case.operation.path)
        self.reached |= {SENDS_NOTHING[operation]} if operation in SENDS_NOTHING else set()
        if is_good:
            if "wait" in case.query:
                case.query["wait"] = WAIT
            # To JSON Schema 1.0 is an integer, too; we want it written as one.
            case.body = whole(case.body)
        if place is None:
            return
        if case.operation.path.startswith("/api/workshop") and is_good:
            self._lead_to_draft(case)
            return
        if case.operation.path.startswith("/api/companion"):
            # What is entered there has names of tables, and means others.
            return
        if "table" in path and WELL_FORMED.fullmatch(str(path["table"])):
            path["table"] = place["table"]
        if "edition" in path and is_good:
            path["edition"] = "koechel"
        if "lesson" in path and is_good:
            path["lesson"] = "deck"
        if "seat" in path and is_good:
            path["seat"] = place["seat"]
        if "id" in path and is_good:
            path["id"] = "001"
        for name, length in (("day", 10), ("month", 7)):
            if name in path and is_good:
                path[name] = datetime.now(UTC).date().isoformat()[:length]
        if case.operation.path.endswith("/line") and is_good:
            path["step"], case.query["line"] = place["step"], place["line"]
        if isinstance(case.body, dict) and is_good:
            for name in case.body.keys() & place.keys():
                # "invite" and "watch" are kinds of links as well as links.
                if case.body[name] not in (None, "invite", "watch"):
                    case.body[name] = place[name]

    def _lead_to_draft(self, case: Case[Any]) -> None:
        """A draft of one's own, and words that fit there."""
        deed = case.operation.path.rpartition("/")[2]
        if "draft" in case.path_parameters:
            case.path_parameters["draft"] = draft = self._draft()
            if deed == "undo":
                self.person.post(f"/api/workshop/{draft}/seal", what=BONUS, keys="m2d")
            if deed == "join":
                link = self.person.get(f"/api/workshop/{draft}/invitation")["url"]
                case.body = {"invite": link.partition("#invite=")[2]}
        if "edition" in case.path_parameters:
            case.path_parameters["edition"] = "koechel"
        if deed == "finish":
            # Nothing is typed in.
            self.reached = {409}
        words: Words = {"what": BONUS, "keys": "m2d", "name": "", "title": BOX, "source": "koechel"}
        words |= {"like": BONUS, "more": {}, "seat": 0}
        if deed in ("remove", "move"):
            words["what"] = self._free_tile(case.path_parameters["draft"])
        if deed == "several":
            words |= {"what": [BONUS], "part": "reward", "keys": "2d"}
        if deed == "import":
            saved = self.person.http.get(f"/api/workshop/{self._draft()}/file").content
            words["archive"] = base64.b64encode(saved).decode()
        if isinstance(case.body, dict):
            case.body |= {name: words[name] for name in case.body.keys() & words.keys()}

    def _free_tile(self, draft: str) -> str:
        """A composer tile of which there are others."""
        found = self.person.get(f"/api/workshop/{draft}")["components"]
        return str([one["id"] for one in found if one["kind"] == "tile"][-1])

    def _draft(self) -> str:
        drafts = self.person.get("/api/workshop")["drafts"]
        return str(drafts[0]["name"] if drafts else self.person.post("/api/workshop", title=BOX)["name"])

    def tidy(self) -> None:
        """A server has room for fifty drafts."""
        answer = self.person.http.get("/api/workshop")
        if answer.status_code == httpx.codes.UNAUTHORIZED:
            # What was tried signs people out; whoever is has made none.
            return
        for draft in answer.json()["drafts"]:
            self.person.post(f"/api/workshop/{draft['name']}/delete", title=draft["title"])

    def _place(self, case: Case[Any]) -> Words | None:
        """Each in turn, and every fifth time none."""
        if not self._places:
            self._places = places_of(self.person, self._record)
        *own, invited = self._places
        turn = next(self._turns) % (len(own) + 1)
        if turn == len(own):
            return None
        needs_link = isinstance(case.body, dict) and case.body.keys() & {"invite", "watch"}
        return invited if needs_link else own[turn]


def whole(value: Any) -> Any:
    """The same with whole numbers as such."""
    if isinstance(value, dict):
        return {name: whole(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [whole(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def places_of(person: Person, record: str) -> list[Words]:
    """The person's tables: open, started, over, an uploaded game; and one they are invited to."""
    two = [{"kind": "me"}, {"kind": "open"}]
    opened = person.open_table([{"kind": "me"}], players=1, level="easy")
    started = person.open_table([{"kind": "me"}], start=True, players=1, level="easy")
    review = str(person.post("/api/records", record=record)["id"])
    over = _played_out(person, review)
    with Person(person.url) as other:
        foreign = other.open_table(two, players=2)
        invite = other.invitation(foreign).partition("#invite=")[2]
        watch = other.get(f"/api/tables/{foreign}/links")["watch"].partition("#watch=")[2]
        link = other.get("/api/me/link")["url"]
    always: Words = {
        "bot": "random",
        "name": "Anton",
        "record": record,
        "link": link,
        "step": 3,
        "seats": None,
    }
    always["line"] = person.get(f"/api/tables/{review}/steps?first={always['step']}")["steps"][0]["choice"]
    always |= {"invite": invite, "watch": watch, "seat": 0, "options": {"players": 1, "level": "easy"}}
    places: list[Words] = []
    for table in (opened, started, review, over):
        update = person.get(f"/api/tables/{table}/update")
        options = (update.get("question") or {}).get("options") or ["act"]
        places.append({**always, "table": table, "state": update.get("state", 0), "choice": options[0]})
    places.append({**always, "table": foreign, "seat": 1})
    return places


def _played_out(person: Person, review: str) -> str:
    """A game that is over: the uploaded one, branched off before its last choice."""
    last = person.get(f"/api/tables/{review}/steps")["total"] - 1
    me = [{"kind": "me"}]
    table = str(person.post(f"/api/tables/{review}/branch", step=last, seats=me, start=True)["id"])
    update = person.get(f"/api/tables/{table}/update")
    while update["table"]["status"] == "playing":
        choice = update["question"]["options"][0]
        message = {"type": "choose", "id": f"{update['version']}", "state": update["state"], "choice": choice}
        person.post(f"/api/tables/{table}/messages", **message)
        update = person.get(f"/api/tables/{table}/update")
    return table


def program(url: str) -> tuple[Person, dict[str, str]]:
    """A program that sends its token, as a person that can open tables."""
    person = Person(url)
    token = person.post("/api/programs", name="robot")["token"]
    person.http.close()
    headers = {"Authorization": f"Bearer {token}"}
    person.http = httpx.Client(base_url=url, headers=headers, timeout=60, trust_env=False)
    return person, headers
