"""Every message and body the server takes: a good one, and everything that can be wrong with it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from server.hostile.hostile_values import Parts, written, wrong_bodies
from server.hostile.hostile_world import DUEL, OPEN, OVER, WISH, WITH_BOT, World
from server.visiting import Person

from lacrimosa.server.messages import socket as s
from lacrimosa.server.messages import tables as t

KINDS = ("", "CHOOSE", "choose ", "update", "answer", "bye", "null", "__init__", "a" * 5_000, "\\u0000")


@dataclass(frozen=True)
class Speech:
    """A good message of somebody at a table: it would change something, if it were said."""

    person: Person
    table: str
    struct: type
    parts: Parts


@dataclass(frozen=True)
class Route:
    """A route with a good body."""

    method: str
    path: str
    person: Person
    struct: type
    parts: Parts


def speeches(world: World) -> list[Speech]:
    """One for every kind of message."""
    asked, duel = world.asked(DUEL), world.tables[DUEL]
    update = world.update(asked, DUEL)
    state, name = str(update["state"]), '"fresh"'
    choice = json.dumps(update["question"]["options"][0])
    seat = str(update["seat"])
    wish = str(world.update(world.bea, WISH)["table"]["undo_request"]["number"])
    moved = {"type": '"undo"', "id": name, "state": state, "to": "0"}
    return [
        Speech(
            asked,
            duel,
            s.Choose,
            {"type": '"choose"', "id": name, "state": state, "choice": choice, "press_on": '"always"'},
        ),
        Speech(asked, duel, s.Undo, moved),
        Speech(asked, duel, s.Redo, {"type": '"redo"', "id": name, "state": state}),
        Speech(
            world.bea,
            world.tables[WISH],
            s.AnswerUndo,
            {"type": '"answer_undo"', "id": name, "request": wish, "agree": "true"},
        ),
        Speech(asked, duel, s.AskPreview, {"type": '"preview"', "id": name, "choice": choice}),
        Speech(asked, duel, s.AskHint, {"type": '"hint"', "id": name, "state": state}),
        Speech(
            asked,
            duel,
            s.TakeOver,
            {"type": '"take_over"', "id": name, "seat": seat, "bot": '"random"'},
        ),
        Speech(asked, duel, s.Say, {"type": '"say"', "id": name, "step": "0", "text": '"Bravo"'}),
        Speech(
            asked,
            duel,
            s.React,
            {"type": '"react"', "id": name, "step": "0", "seal": '"bravo"', "on": "true"},
        ),
        Speech(asked, duel, s.MuteSpeaker, {"type": '"mute"', "id": name, "number": "1", "on": "true"}),
        Speech(world.anna, duel, s.SetTalk, {"type": '"set_talk"', "id": name, "talk": '"everybody"'}),
        Speech(asked, duel, s.GiveBack, {"type": '"give_back"', "id": name, "seat": seat}),
    ]


def wrong_speeches(speech: Speech) -> Iterator[str]:
    """A message with one thing wrong, its kind included."""
    yield from wrong_bodies(speech.struct, speech.parts)
    rest = {name: text for name, text in speech.parts.items() if name != "type"}
    yield written(rest)
    for kind in KINDS:
        yield written({"type": f'"{kind}"', **rest})
    for text in ("null", "1", "[]", "{}", "true", '["choose"]'):
        yield written({"type": text, **rest})


def routes(world: World) -> list[Route]:
    """Every route that takes a body, but for messages."""
    anna = world.anna
    opened, over, with_bot = (f"/api/tables/{world.tables[kind]}" for kind in (OPEN, OVER, WITH_BOT))
    invite, watch = json.dumps(world.invite), json.dumps(world.watch)
    name: Parts = {"name": '"Anton"'}
    link = json.dumps(world.bea.get("/api/me/link")["url"])
    options = '{"players":2}'
    seats = '[{"kind":"me"},{"kind":"bot","bot":"random"}]'
    return [
        Route("PATCH", "/api/me", anna, t.Rename, name),
        Route("POST", "/api/me/carry", anna, t.Carry, {"link": link}),
        Route("POST", "/api/me/forget", world.eve, t.Forget, {"id": json.dumps(world.eve.id)}),
        Route("POST", "/api/programs", anna, t.Rename, name),
        Route("POST", "/api/tables", anna, t.NewTable, {"options": options, "seats": seats, "start": "true"}),
        Route("PATCH", opened, anna, t.TableChange, {"options": options, "seats": seats}),
        Route("POST", f"{opened}/look", world.eve, t.Join, {"invite": invite, "seat": "1"}),
        Route("POST", f"{opened}/join", world.eve, t.Join, {"invite": invite, "seat": "1"}),
        Route("POST", f"/api/tables/{world.tables[DUEL]}/watch", world.eve, t.Watch, {"watch": watch}),
        Route("POST", f"{opened}/links", anna, t.Revoke, {"link": '"invite"'}),
        Route("POST", f"{over}/branch", anna, t.Branch, {"step": "0", "seats": seats, "start": "true"}),
        Route("POST", "/api/records", anna, t.Upload, {"record": json.dumps(world.record)}),
        Route("POST", f"{with_bot}/take-over", anna, t.TakeOverBody, {"seat": "0", "bot": '"random"'}),
        Route("POST", f"{with_bot}/give-back", anna, t.GiveBackBody, {"seat": "0"}),
    ]


def wrong_route_bodies(route: Route) -> Iterator[str]:
    """Bodies of a route with one thing wrong, inside of options and seats, too."""
    yield from wrong_bodies(route.struct, route.parts)
    if route.struct in (t.NewTable, t.TableChange):
        for options in wrong_bodies(t.Options, {"players": "2"}):
            yield written({"options": options})
        for seat in wrong_bodies(t.SeatPlan, {"kind": '"bot"', "bot": '"random"'}):
            yield written({"options": '{"players":2}', "seats": f"[{seat}]"})
