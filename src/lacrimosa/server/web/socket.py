"""A table's socket: answers to what the client says, and an update whenever something happened.

Plain ASGI in front of the framework: a socket lives for hours, and every layer around it would cost memory.
"""

import asyncio
import contextlib
import re
import time
from collections import deque
from typing import Final
from urllib.parse import parse_qs

import msgspec
import structlog

from lacrimosa.server.hall.commands import hear, id_of, read_message, welcome
from lacrimosa.server.hall.open_table import Listener
from lacrimosa.server.messages.refusals import STATUS, Refusal, Refused
from lacrimosa.server.messages.socket import Answer, AskHint, Bye, ClientMessage, Presence, ServerMessage
from lacrimosa.server.security.asgi import App, Receive, Scope, Send
from lacrimosa.server.security.identity import Identity
from lacrimosa.server.security.rate_limits import Full
from lacrimosa.server.services import Services
from lacrimosa.server.table.rights import need_sight
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.updates import update_for
from lacrimosa.server.web.middleware import admit

log = structlog.get_logger()

MOST_WAITING = 32  # answers not yet taken by a client, before its next message is read
MOST_WARNINGS = 50  # messages over the limit, before the socket is closed
RETRY_SECONDS = 1.0
GATHER_SECONDS = 0.05  # what bots do so soon after an update is told together: they are quicker than pictures
REFUSED_CODE = 4000  # plus the status of the refusal
_PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{22})/socket")
_NUMBER: Final = re.compile(r"[0-9]{1,15}")
_encode = msgspec.json.Encoder().encode


class Sockets:
    """Serves the sockets of tables, and leaves everything else to the app behind it."""

    def __init__(self, app: App, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._serve(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept whoever may see the table; tell everybody else why not."""
        found = _PATH.fullmatch(scope["path"])
        await receive()
        try:
            caller = await admit(self._services, scope)
            if found is None:
                raise Refused("not_found", "there is no socket under this address")
        except Refused as refused:
            if refused.refusal.code == "unavailable":
                await send({"type": "websocket.accept"})
                await say_bye(send, refused.refusal)
            else:
                # Before the handshake: the client sees a plain 403.
                await send({"type": "websocket.close", "code": 1008})
            return
        await send({"type": "websocket.accept"})
        services = self._services
        try:
            person, address = caller.person, caller.address
            since, talk = _number(scope, "since") or 0, _number(scope, "talk")
            identity = caller.identity
            assert identity is not None
            del caller
            with services.rate_limits.socket(person, address):
                need_sight(await services.hall.look(found[1], since), person)
                await Conversation(services, found[1], identity, since, talk, send).run(receive)
        except Refused as refused:
            await say_bye(send, refused.refusal)
        except Full as full:
            await say_bye(send, Refused("too_many", f"too many sockets: {full}").refusal)
        except Exception:
            services.metrics.error("socket")
            log.exception("socket failed", table=found[1])
            await say_bye(send, Refused("internal", "something went wrong on the server").refusal)


def _number(scope: Scope, name: str) -> int | None:
    """What the client knows, out of the address; None if it says nothing of it."""
    values = parse_qs(scope.get("query_string", b"").decode("latin-1")).get(name)
    if values is None:
        return None
    if len(values) != 1 or not _NUMBER.fullmatch(values[0]):
        raise Refused("bad_request", f"{name}: one whole number, the last one you know")
    return int(values[0])


async def say_bye(send: Send, refusal: Refusal) -> None:
    """Tell why and hang up; whoever is gone already need not hear it."""
    with contextlib.suppress(RuntimeError, OSError):
        await send({"type": "websocket.send", "text": _encode(Bye(refusal=refusal)).decode()})
        code = REFUSED_CODE + STATUS[refusal.code]
        await send({"type": "websocket.close", "code": code, "reason": refusal.code})


class Conversation:
    """One socket. One task reads, one writes; what happened meanwhile is told in one update."""

    __slots__ = (
        "answers",
        "gathering_until",
        "generation",
        "person",
        "presence",
        "room_for_answers",
        "send",
        "services",
        "table",
        "talk",
        "thinking",
        "told",
    )

    def __init__(
        self, services: Services, table: str, identity: Identity, since: int, talk: int | None, send: Send
    ) -> None:
        self.services = services
        self.table = table
        self.person = identity.person
        self.generation = identity.generation
        self.told = since  # the version the client knows
        # The change of the talk the client knows, and who was muted when it was told; None: it wants none.
        self.talk: tuple[int, frozenset[str] | None] | None
        self.talk = None if talk is None else (talk, None)
        self.gathering_until = 0.0
        self.send = send
        self.answers: deque[ServerMessage] | None = None  # those not yet sent
        self.presence: Presence | None = None
        self.room_for_answers: asyncio.Event | None = None
        self.thinking: asyncio.Task[None] | None = None

    async def run(self, receive: Receive) -> None:
        """Until the client goes away, or may not be here any more."""
        services = self.services
        services.metrics.sockets.inc()
        try:
            with services.hall.listening(self.table, self.person) as listener:
                await welcome(services.hall, self.table, self.person)
                writing = asyncio.create_task(self._write(listener))
                try:
                    await self._read(receive, listener)
                finally:
                    for task in (writing, self.thinking):
                        if task is not None:
                            task.cancel()
                            with contextlib.suppress(asyncio.CancelledError):
                                await task
        finally:
            services.metrics.sockets.dec()

    # --- reading

    async def _read(self, receive: Receive, listener: Listener) -> None:
        bucket = self.services.rate_limits.messages()
        warnings = 0
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text") or message.get("bytes") or ""
            wait = bucket.allow() if bucket is not None else None
            if wait is None:
                answer = await self._answer(text, listener)
                if answer is not None:
                    await self._put(answer, listener)
                continue
            warnings += 1
            if warnings > MOST_WARNINGS:
                raise Refused("too_many", "too many messages in spite of warnings")
            refused = Refused("too_many", f"too many messages; wait {wait:.1f} s")
            await self._put(Answer(to=id_of(text), refusal=refused.refusal), listener)

    async def _put(self, answer: Answer, listener: Listener) -> None:
        """Hand an answer to the writer; a client that does not read is not read either."""
        if self.answers is None:
            self.answers = deque()
        self.answers.append(answer)
        listener.wake()
        if len(self.answers) >= MOST_WAITING:
            if self.room_for_answers is None or self.room_for_answers.is_set():
                self.room_for_answers = asyncio.Event()
            await self.room_for_answers.wait()

    async def _need_current(self) -> None:
        """Nothing is done for, nor shown to, somebody who was signed out since the socket was opened."""
        await self.services.people.need_current(self.person, self.generation)

    async def _answer(self, text: str | bytes, listener: Listener) -> Answer | None:
        """The answer to a message; none yet if it has to be thought about."""
        try:
            message = read_message(text)
        except Refused as refused:
            self.services.metrics.refusal(refused.refusal.code)
            return Answer(to=id_of(text), refusal=refused.refusal)
        try:
            await self._need_current()
        except Refused as refused:
            if refused.refusal.code != "unavailable":
                raise
            return Answer(to=message.id, refusal=refused.refusal)
        if not isinstance(message, AskHint):
            return await self._heard(message)
        # A hint takes seconds, in which its person may choose; but one at a time.
        if self.thinking is not None:
            await self.thinking
        self.thinking = asyncio.create_task(self._think(message, listener))
        return None

    async def _think(self, message: AskHint, listener: Listener) -> None:
        await self._put(await self._heard(message), listener)

    async def _heard(self, message: ClientMessage) -> Answer:
        try:
            return await hear(self.services.hall, self.table, self.person, message, self.told)
        except Exception:
            self.services.metrics.error("socket")
            log.exception("message failed", table=self.table)
            return Answer(to=message.id, refusal=Refusal(code="internal", text="something went wrong here"))

    # --- writing

    async def _write(self, listener: Listener) -> None:
        """Tell news until there is a reason to hang up."""
        try:
            while True:
                listener.doze()
                await self._tell_or_wait(listener)
                if self.services.hall.closing:
                    raise Refused("unavailable", "the server is about to stop; come back soon")
                await listener.sleep()
        except Refused as refused:
            await say_bye(self.send, refused.refusal)
        except OSError:
            # The client went away in the middle of a word; the reader hears of it.
            log.debug("socket broke", table=self.table)
        except Exception:
            self.services.metrics.error("socket")
            log.exception("update failed", table=self.table)
            await say_bye(self.send, Refused("internal", "something went wrong on the server").refusal)

    async def _tell_or_wait(self, listener: Listener) -> None:
        try:
            await self._tell_news(listener)
        except Refused as refused:
            if refused.refusal.code != "unavailable" or self.services.hall.closing:
                raise
            # The storage will come back; the client need not go away.
            await asyncio.sleep(RETRY_SECONDS)
            listener.wake()

    async def _tell_news(self, listener: Listener) -> None:
        """Answers first, then what the client does not know yet."""
        rest = self.gathering_until - time.monotonic()
        if rest > 0 and not self.answers and self.table in self.services.hall.bots_at_work:
            asyncio.get_running_loop().call_later(rest, listener.wake)
            return
        while self.answers:
            answer = self.answers.popleft()
            if isinstance(answer, Answer) and answer.update is not None:
                self.told = max(self.told, answer.update.version)
            await self._send(answer)
        self.answers = None
        if self.room_for_answers is not None:
            self.room_for_answers.set()
        began = time.perf_counter()
        await self._need_current()
        table = await self.services.hall.look(self.table)
        need_sight(table, self.person)
        if table.version != self.told:
            update = update_for(table, self.person, self.told)
            self.told = update.version
            await self._send(update)
            self.gathering_until = time.monotonic() + GATHER_SECONDS
            self.services.metrics.push_seconds.observe(time.perf_counter() - began)
        await self._tell_talk(table)
        await self._tell_presence()

    async def _tell_talk(self, table: Table) -> None:
        """What was said, to whoever wants to hear it; all of it again once somebody was muted."""
        if self.talk is None:
            return
        talks = self.services.hall.talks
        since, muted = self.talk
        now_muted = await talks.muted(self.person)
        if now_muted != (muted or frozenset()):
            since = 0
        talk = await talks.told(table, self.person, since)
        self.talk = talk.talk, now_muted
        # The first one says what there is, even if it is nothing: what comes then is new.
        if talk.said or muted is None:
            await self._send(talk)

    async def _tell_presence(self) -> None:
        opened = self.services.hall.open_tables.get(self.table)
        if opened is None or opened.table is None:
            return
        people = opened.people()
        seats = [number for number, seat in enumerate(opened.table.seats) if seat.person in people]
        watching = sum(not opened.table.seats_of(person) for person in people)
        presence = Presence(seats=seats, watching=watching)
        if presence != self.presence:
            self.presence = presence
            await self._send(presence)

    async def _send(self, message: ServerMessage) -> None:
        text = _encode(message).decode()
        try:
            await self.send({"type": "websocket.send", "text": text})
        except RuntimeError as problem:
            # uvicorn has hung up by itself, on a client that does not keep to the protocol of sockets.
            raise ConnectionError("the socket is closed") from problem
