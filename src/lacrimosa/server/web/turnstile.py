"""Limits as refusals: who comes too often is told how long to wait."""

import math

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.security.gate import Gate


def _let_through(wait: float | None, what: str) -> None:
    if wait is not None:
        seconds = max(1, math.ceil(wait))
        raise Refused("too_many", f"too many {what}; try again in {seconds} s", wait=seconds)


def need_room_for_request(gate: Gate, person: str | None, address: str) -> None:
    _let_through(gate.request(person, address), "requests")


def need_room_for_person(gate: Gate, address: str) -> None:
    _let_through(gate.new_person(address), "new people from this address")


def need_room_for_table(gate: Gate, person: str) -> None:
    _let_through(gate.new_table(person), "new tables")
