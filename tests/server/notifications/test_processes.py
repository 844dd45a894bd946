"""Several processes on one database send once; one that is killed loses nothing."""

import asyncio
import shutil
import threading
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

from server.kill.killing import servers
from server.notifications.away import PATIENCE, START, settings_for
from server.notifications.receivers import Receiver, receiving
from server.postgres import postgres_url
from server.visiting import Person

from lacrimosa.server.messages.notifications import NewWebhook
from lacrimosa.server.security.keys import FILE
from lacrimosa.server.services import Services, open_services
from lacrimosa.server.store.rows import Call, Summary
from lacrimosa.server.table.calls import DELAY

PEOPLE = 20
SETTINGS = """bot_workers = 1
public_url = "http://127.0.0.1"
webhooks = true
inside_networks = ["127.0.0.1"]
[limits]
enabled = false
"""
BRIEF = '{"host":"bea","options":{},"seats":[{"person":"%s","info":{"seat":0,"kind":"person"}}],"asked":0}'


def test_two_processes_never_send_twice(tmp_path: Path) -> None:
    async def play(url: str, hook: Receiver) -> None:
        async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
            now = [START]
            both: list[Services] = []
            for name in ("one", "two"):
                folder = tmp_path / name
                folder.mkdir()
                if both:
                    shutil.copy(tmp_path / "one" / FILE, folder / FILE)
                settings = settings_for(folder, database=url)
                services = await stack.enter_async_context(open_services(settings, clock=lambda: now[0]))
                await services.notifier.close()
                both.append(services)
            for number in range(PEOPLE):
                person = f"person {number}"
                new = NewWebhook(url=f"{hook.url}/{number}", language="en")
                await both[number % 2].subscriptions.add(person, new, now[0])
                summary = Summary("playing", None, (person,), BRIEF % person)
                table = f"table {number}"
                await both[0].store.create(table, [b"1"], now[0], summary)
                call = Call("turn", (person,), now[0] + DELAY)
                await both[0].store.append(table, 1, [b"2"], now[0], summary, [call])
            now[0] += DELAY
            # Both find the same to do, again and again.
            while len(hook.got) < PEOPLE:
                await asyncio.gather(*(services.notifier.sweep() for services in both))
                await asyncio.gather(*(services.notifier.settle() for services in both))
            await asyncio.gather(*(services.notifier.sweep() for services in both))
            await asyncio.gather(*(services.notifier.settle() for services in both))

    with postgres_url() as url, receiving() as hook:
        asyncio.run(play(url, hook))
    assert Counter(one.path for one in hook.got) == Counter(f"/{number}" for number in range(PEOPLE))


def test_a_killed_server_still_tells_what_happened(tmp_path: Path) -> None:
    """Killed as soon as a choice is acknowledged, long before anybody is told."""
    with receiving() as hook, servers(tmp_path, 1, settings=SETTINGS) as (server,):
        with Person(server.url, "Anna") as anna, Person(server.url, "Bea") as bea:
            for person in (anna, bea):
                url = f"{hook.url}/{person.id}"
                person.post("/api/me/notifications", kind="webhook", url=url, language="en")
            table = anna.open_table([{"kind": "me"}, {"kind": "open"}], players=2)
            bea.join(anna.invitation(table))
            anna.post(f"/api/tables/{table}/start")
            update = anna.get(f"/api/tables/{table}/update")
            asked = anna if update["question"].get("options") else bea
        server.kill()
        assert hook.got == []
        came = threading.Event()
        hook.on_post = lambda: came.set() if _turns(hook) else None
        server.start()
        assert came.wait(PATIENCE)
        assert _turns(hook) == [f"/{asked.id}"]


def _turns(hook: Receiver) -> list[str]:
    return [one.path for one in hook.got if one.json["event"] == "turn"]
