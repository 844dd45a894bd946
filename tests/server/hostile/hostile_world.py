"""A server with games of every kind going on, and a look at all of them to compare before and after."""

import random
from dataclasses import dataclass
from typing import Any

from server.visiting import Person

from lacrimosa.notation import Game
from lacrimosa.notation.choices import choice_text
from lacrimosa.notation.errors import NotationError
from lacrimosa.rules.choices import CHOICES

DUEL, SOLO, OPEN, WITH_BOT, WISH, OVER, REVIEW = "duel", "solo", "open", "with bot", "wish", "over", "review"
# Given to a message of the duel that was done; others must gain nothing from it.
USED_ID = "used-before"


@dataclass
class World:
    """Anna sits at every table, Bea at those for two, Eve at none."""

    anna: Person
    bea: Person
    eve: Person
    tables: dict[str, str]
    invite: str  # to the open table
    watch: str  # of the duel
    record: str
    program: str  # a program's token

    @property
    def people(self) -> dict[str, Person]:
        return {"anna": self.anna, "bea": self.bea, "eve": self.eve}

    def update(self, person: Person, kind: str) -> Any:
        return person.get(f"/api/tables/{self.tables[kind]}/update")

    def asked(self, kind: str) -> Person:
        """Whose turn it is."""
        return self.anna if self.update(self.anna, kind)["question"].get("options") else self.bea

    def close(self) -> None:
        for person in self.people.values():
            person.http.close()

    def looks(self) -> dict[str, bytes]:
        """Everything anybody sees of any table, to the byte."""
        found = {}
        for name, person in self.people.items():
            found[f"{name}: tables"] = person.http.get("/api/tables").content
            found[f"{name}: me"] = person.http.get("/api/me").content
            for kind, table in self.tables.items():
                for path in ("", "/update", "/links", "/steps", "/steps/0", "/record"):
                    answer = person.http.get(f"/api/tables/{table}{path}")
                    found[f"{name}: {kind}{path}"] = b"%d " % answer.status_code + answer.content
        return found


def play(
    world_tables: dict[str, str], kind: str, people: list[Person], rng: random.Random, most: int
) -> None:
    """Let whoever is asked choose at random."""
    path = f"/api/tables/{world_tables[kind]}"
    for _ in range(most):
        for person in people:
            update = person.get(f"{path}/update")
            if update["question"].get("options"):
                break
        else:
            return
        choice = rng.choice(update["question"]["options"])
        message = {"type": "choose", "id": f"{rng.random()}", "state": update["state"], "choice": choice}
        assert "refusal" not in person.post(f"{path}/messages", press_on="always", **message)


def make_world(url: str, record: str, rng: random.Random) -> World:
    """Tables of every kind."""
    anna, bea, eve = Person(url, "Anna"), Person(url, "Bea"), Person(url, "Eve")
    me, other = {"kind": "me"}, {"kind": "open"}
    tables = {
        SOLO: anna.open_table([me], start=True, players=1, level="easy", seed=1),
        OPEN: anna.open_table([me, other, other], players=3),
        WITH_BOT: anna.open_table([me, {"kind": "bot", "bot": "random"}], start=True, players=2, seed=2),
        OVER: anna.open_table([me, me], start=True, players=2, seed=3),
        REVIEW: str(anna.post("/api/records", record=record)["id"]),
    }
    for kind in (DUEL, WISH):
        tables[kind] = anna.open_table([me, other], players=2, seed=4)
        bea.join(anna.invitation(tables[kind]))
        anna.post(f"/api/tables/{tables[kind]}/start")
        play(tables, kind, [anna, bea], rng, 12)
    play(tables, SOLO, [anna], rng, 5)
    play(tables, OVER, [anna], rng, 10_000)
    invite = anna.invitation(tables[OPEN]).partition("#invite=")[2]
    watch = anna.get(f"/api/tables/{tables[DUEL]}/links")["watch"].partition("#watch=")[2]
    program = bea.post("/api/programs", name="robot")["token"]
    world = World(anna, bea, eve, tables, invite, watch, record, program)
    _wish(world)
    _use_an_id(world, rng)
    assert world.update(anna, OVER)["table"]["status"] == "over"
    update = world.update(anna, WITH_BOT)
    while "options" not in update["question"]:
        # The bot is still thinking.
        update = anna.get(f"/api/tables/{tables[WITH_BOT]}/update?since={update['version']}&wait=20")
    return world


def _wish(world: World) -> None:
    """Anna wants everything taken back; Bea has not answered."""
    update = world.update(world.anna, WISH)
    path = f"/api/tables/{world.tables[WISH]}/messages"
    world.anna.post(path, type="undo", id="wish", state=update["state"], to=0)
    assert "undo_request" in world.update(world.anna, WISH)["table"]


def _use_an_id(world: World, rng: random.Random) -> None:
    person = world.asked(DUEL)
    update = world.update(person, DUEL)
    choice = rng.choice(update["question"]["options"])
    message = {"type": "choose", "id": USED_ID, "state": update["state"], "choice": choice}
    assert "refusal" not in person.post(f"/api/tables/{world.tables[DUEL]}/messages", **message)


def choice_texts() -> list[str]:
    """Every choice the edition knows for two patrons."""
    words = Game.new(2, seed=1).words
    found = []
    for choice in range(CHOICES):
        try:
            found.append(choice_text(words, choice))
        except NotationError:
            continue
    return found
