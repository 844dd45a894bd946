"""Rated games of two people, over HTTP."""

from typing import Any

from server.visiting import Person

RATED: dict[str, Any] = {"rated": True, "pace": "live"}


def finished(host: Person, guest: Person) -> str:
    """A rated game that is over; its table."""
    table = host.open_table([{"kind": "me"}], **RATED)
    guest.join(host.invitation(table))
    host.post(f"/api/tables/{table}/start")
    play_together(host, guest, table)
    return table


def play_together(host: Person, guest: Person, table: str) -> None:
    """One takes first options, the other last ones: a bot would think about each of its choices."""
    people = {0: host, 1: guest}
    number = 0
    update = host.get(f"/api/tables/{table}/update?since=0&wait=0")
    while update["table"]["status"] != "over":
        question = update["question"]
        asked, number = people[question["seat"]], number + 1
        if question.get("options"):
            choice = question["options"][0 if asked is host else -1]
            sent = {"id": f"m{number}", "state": update["state"], "choice": choice}
            asked.post(f"/api/tables/{table}/messages", type="choose", press_on="always", **sent)
        # Whoever is asked sees the options.
        update = asked.get(f"/api/tables/{table}/update?since=0&wait=0")
