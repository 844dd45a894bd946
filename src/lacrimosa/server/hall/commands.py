"""Answering a client's messages, whichever way they came: each is done once and gets one answer."""

import time

import msgspec

from lacrimosa.notation import NotationError
from lacrimosa.notation.choices import parse_choice
from lacrimosa.rules.view import view
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages import socket as m
from lacrimosa.server.messages.question import Preview
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.presenters.preview import preview_of
from lacrimosa.server.table.choosing import choose
from lacrimosa.server.table.entries import AnyEntry
from lacrimosa.server.table.hints import need_hint, take_hint
from lacrimosa.server.table.history import need_game
from lacrimosa.server.table.rights import SPECTATOR, need_playing, viewpoint
from lacrimosa.server.table.substitutes import come_back, give_back, take_over
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.talking import set_talk
from lacrimosa.server.table.tasks import judge, show_answer, show_clue
from lacrimosa.server.table.undo import answer as answer_undo
from lacrimosa.server.table.undo import redo, undo
from lacrimosa.server.table.updates import update_for

_decoder: msgspec.json.Decoder[m.ClientMessage] = msgspec.json.Decoder(m.ClientMessage)


def read_message(text: str | bytes) -> m.ClientMessage:
    """A client's message; Refused names what is wrong with it."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("bad_request", f"not a message of the protocol: {problem}") from problem


def id_of(text: str | bytes) -> str | None:
    """The id of a message that could not be read otherwise, so that its sender learns which it was."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    found = raw.get("id") if isinstance(raw, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None


async def welcome(hall: Hall, name: str, person: str) -> None:
    """Somebody is there again: seats that the clock gave to a bot are theirs."""
    if not come_back(await hall.look(name), person):
        return
    try:
        await hall.act(name, lambda table: come_back(table, person))
    except Refused as refused:
        # Whoever let the clock run out so often gets the seat back by a choice only; looking on is free.
        if refused.refusal.code != "too_many":
            raise


async def hear(hall: Hall, name: str, person: str, message: m.ClientMessage, since: int = 0) -> m.Answer:
    """Do what a message asks for, or say why not. `since` is the version its sender knows."""
    began = time.perf_counter()
    try:
        if isinstance(message, m.AskPreview):
            return m.Answer(to=message.id, preview=await _preview(hall, name, person, message.choice))
        if isinstance(message, m.AskHint):
            return await _hint(hall, name, person, message)
        if isinstance(message, m.Say | m.React | m.MuteSpeaker):
            return m.Answer(to=message.id, version=await hall.talks.hear(name, person, message))
        version = await _done_once(hall, name, person, message)
    except Refused as refused:
        hall.metrics.refusal(refused.refusal.code)
        return m.Answer(
            to=message.id, refusal=refused.refusal, update=await _fresh(hall, name, person, since, refused)
        )
    if isinstance(message, m.Choose):
        hall.metrics.choice_seconds.observe(time.perf_counter() - began)
    return m.Answer(to=message.id, version=version)


async def _done_once(hall: Hall, name: str, person: str, message: m.ClientMessage) -> int:
    """Carry a message out unless it was before; the version it was done with."""
    done: int | None = None

    def decide(table: Table) -> list[AnyEntry]:
        nonlocal done
        done = table.answered.get(person, {}).get(message.id)
        return [] if done is not None else _entries(table, person, message)

    table = await hall.act(name, decide)
    return done if done is not None else table.version


def _entries(table: Table, person: str, message: m.ClientMessage) -> list[AnyEntry]:
    if isinstance(message, m.Choose):
        return choose(table, person, message)
    if isinstance(message, m.Undo):
        return undo(table, person, message)
    if isinstance(message, m.Redo):
        return redo(table, person, message)
    if isinstance(message, m.AnswerUndo):
        return answer_undo(table, person, message)
    if isinstance(message, m.Judge):
        return judge(table, person, message)
    if isinstance(message, m.ShowClue):
        return show_clue(table, person, message)
    if isinstance(message, m.ShowAnswer):
        return show_answer(table, person, message)
    if isinstance(message, m.SetTalk):
        return set_talk(table, person, message)
    if isinstance(message, m.TakeOver):
        return take_over(table, person, message.seat, message.bot, message.id)
    assert isinstance(message, m.GiveBack)
    return give_back(table, person, message.seat, message.id)


async def _fresh(hall: Hall, name: str, person: str, since: int, refused: Refused) -> m.Update | None:
    """With a refusal because the game has moved on comes the game as it is now."""
    if refused.refusal.code not in ("stale", "not_your_turn", "not_offered", "game_over"):
        return None
    try:
        return update_for(await hall.look(name), person, since)
    except Refused:
        return None


async def _hint(hall: Hall, name: str, person: str, message: m.AskHint) -> m.Answer:
    """Turns for the person who is asked. Finding them takes time: the game may have moved on meanwhile."""
    table = await hall.look(name)
    need_hint(table, person, message)
    if hall.find_hints is None:
        raise Refused("unavailable", "nobody here can give hints")
    hints = await hall.find_hints(table, person)
    if hints:
        # Nobody hears it before the log says so.
        table = await hall.act(name, lambda now: take_hint(now, person, message))
    return m.Answer(to=message.id, version=table.version, hints=hints)


async def _preview(hall: Hall, name: str, person: str, text: str) -> Preview:
    table = await hall.look(name)
    game = need_game(table, person)
    need_playing(table)
    seat = viewpoint(table, person)
    if seat == SPECTATOR:
        raise Refused("not_your_seat", "prices are for people with a seat")
    try:
        choice = parse_choice(game.words, text)
    except NotationError as problem:
        raise Refused("bad_request", str(problem)) from problem
    return preview_of(game.words, view(game.state, seat), seat, choice)
