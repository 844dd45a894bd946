"""What people who are away are told, at receivers on this computer: what, when, how often, how long."""

import asyncio
import json
from pathlib import Path

import pytest
from server.hall.sitting import ANNA, BEA
from server.notifications.away import BASE, START, Away, run
from server.notifications.receivers import Browser, make_certificate, receiving

from lacrimosa.server.messages import socket as m
from lacrimosa.server.messages.notifications import NewWebhook, Quiet, Wishes
from lacrimosa.server.notifications.notifier import LEASE, MINUTE, PAUSES, SECOND, SPACE
from lacrimosa.server.security.links import stopped_by
from lacrimosa.server.store.notifications import HOUR
from lacrimosa.server.table.calls import DELAY

WEBHOOK_FIELDS = {"event", "title", "text", "content", "table", "asked", "link", "stop", "allowed_mentions"}


async def until_asked(table: object, person: str) -> None:
    while await table.asked() != person:  # type: ignore[attr-defined]
        await table.first()  # type: ignore[attr-defined]


def test_a_webhook_is_told_once_and_no_more_than_it_needs(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        with receiving() as hook:
            subscription = await world.webhook(BEA, hook.url + "/hook?x=1")
            table = await world.table(ANNA, BEA)
            await until_asked(table, BEA)
            await world.later(DELAY - 1)
            assert hook.got == [], "whoever is there has moved by then"
            await world.later(1)
            start, (path, headers, body) = hook.got[0].json, _of(hook.got[-1])
            assert start["event"] in ("start", "turn")
            for _ in range(3):
                await world.later(SPACE)
            told = [one.json for one in hook.got]
            assert sorted(one["event"] for one in told) == ["start", "turn"]
            assert all(set(one) == WEBHOOK_FIELDS for one in told)
            (turn,) = [one for one in told if one["event"] == "turn"]
            assert (turn["title"], turn["table"], turn["asked"]) == ("It is your turn", ANNA, [BEA])
            assert turn["link"] == f"{BASE}/table/{table.table}"
            assert turn["content"] == turn["text"]
            assert turn["link"] in turn["text"]
            assert turn["stop"] in turn["text"]
            code = turn["stop"].removeprefix(f"{BASE}/notifications#stop=")
            assert stopped_by(world.services.keys, code) == subscription
            assert (path, headers["content-type"]) == ("/hook?x=1", "application/json")
            assert "cookie" not in headers
            assert json.loads(body)["allowed_mentions"] == {"parse": []}

    run(tmp_path, play)


def _of(received: object) -> tuple[str, dict[str, str], bytes]:
    return received.path, received.headers, received.body  # type: ignore[attr-defined]


def test_a_message_of_a_kind_comes_once_an_hour_and_only_if_it_still_holds(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        with receiving() as hook:
            await world.services.subscriptions.wish(BEA, Wishes(webhook=["turn"]))
            await world.webhook(BEA, hook.url)
            table = await world.table(ANNA, BEA)
            await until_asked(table, BEA)
            await world.later()
            assert len(hook.got) == 1
            for _ in range(3):
                await until_asked(table, ANNA)
                await until_asked(table, BEA)
                await world.later()
            assert len(hook.got) == 1
            await world.later(HOUR)
            assert len(hook.got) == 2, "it is her turn again, and she has not been told for an hour"
            await until_asked(table, ANNA)
            await until_asked(table, BEA)
            await until_asked(table, ANNA)
            await world.later(2 * HOUR)
            assert len(hook.got) == 2, "she has moved meanwhile"
            assert await world.services.notifier.waiting(BEA) == 0
            assert await world.services.notifier.waiting(ANNA) == 1

    run(tmp_path, play)


def test_each_kind_is_told_to_whom_it_concerns_and_whoever_wishes_it(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        with receiving() as annas, receiving() as beas, receiving() as tables:
            await world.services.subscriptions.wish(ANNA, Wishes(webhook=["start", "end", "undo"]))
            await world.webhook(ANNA, annas.url)
            await world.webhook(BEA, beas.url, language="ru")
            table = await world.table(ANNA, BEA)
            # Anna's friends read along; their channel hears of this table alone, whoever is asked.
            await world.webhook(ANNA, tables.url, table=table.table)
            for person in (BEA, ANNA, BEA, ANNA):
                await until_asked(table, person)
            now = await table.look()
            assert await table.say(ANNA, m.Undo, state=now.state_number) is None
            for _ in range(5):
                await world.later(max(DELAY, SPACE))
            assert annas.got == []
            assert sorted(one.json["event"] for one in beas.got) == ["start", "undo"]
            assert {one.json["title"] for one in beas.got} == {"Партия началась", "Просят отменить ход"}
            (told,) = tables.got
            assert (told.json["event"], told.json["asked"]) == ("undo", [BEA])
            assert told.json["table"] == f"{ANNA}, {BEA}"
            await table.play_out()
            for _ in range(5):
                await world.later(max(DELAY, SPACE))
            assert annas.got[-1].json["event"] == beas.got[-1].json["event"] == "end"
            assert tables.got[-1].json["event"] == "end"
            # What was for one table ends with it.
            assert [one.table for one in (await world.services.subscriptions.of(ANNA)).subscriptions] == [
                None
            ]

    run(tmp_path, play)


def test_nothing_comes_of_a_muted_table_nor_in_quiet_hours(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        with receiving() as hook:
            await world.webhook(BEA, hook.url)
            muted, table = await world.table(ANNA, BEA), await world.table(ANNA, BEA)
            await world.services.subscriptions.mute(BEA, muted.table, True)
            # START is 8 o'clock in UTC and 9 in Vienna.
            quiet = Quiet(begins=22 * 60, ends=9 * 60 + 30, zone="Europe/Vienna")
            await world.services.subscriptions.wish(BEA, Wishes(quiet=quiet))
            await until_asked(muted, BEA)
            await until_asked(table, BEA)
            await world.later()
            await world.later(29 * MINUTE - DELAY)
            assert hook.got == []
            for _ in range(4):
                await world.later(MINUTE)
            assert {one.json["link"] for one in hook.got} == {f"{BASE}/table/{table.table}"}
            assert sorted(one.json["event"] for one in hook.got) == ["start", "turn"]

    run(tmp_path, play)


def test_who_does_not_answer_is_tried_less_and_less_and_then_given_up(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        with receiving() as hook:
            hook.status = 500
            await world.services.subscriptions.wish(BEA, Wishes(webhook=["turn"]))
            subscription = await world.webhook(BEA, hook.url)
            table = await world.table(ANNA, BEA)
            await until_asked(table, BEA)
            await world.later()
            for failures, pause in enumerate(PAUSES, 1):
                assert len(hook.got) == failures
                (shown,) = (await world.services.subscriptions.of(BEA)).subscriptions
                assert (shown.state, shown.failing_since) == ("failing", START + DELAY)
                assert shown.next_try == world.now[0] + pause
                await world.later(pause - 1)
                assert len(hook.got) == failures
                await world.later(1)
            assert await world.state(BEA) == ["given_up"]
            await until_asked(table, ANNA)
            await until_asked(table, BEA)
            await world.later(24 * HOUR)
            assert len(hook.got) == len(PAUSES) + 1
            # It works again, and somebody says so.
            hook.status = 204
            assert await world.services.subscriptions.test(BEA, subscription)
            assert hook.got[-1].json["event"] == "test"
            assert await world.state(BEA) == ["on"]
            await until_asked(table, ANNA)
            await until_asked(table, BEA)
            await world.later()
            assert hook.got[-1].json["event"] == "turn"

    run(tmp_path, play)


def test_a_receiver_may_ask_for_time_and_say_that_it_is_gone(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        with receiving() as hook:
            hook.status, hook.headers = 429, {"Retry-After": "600"}
            await world.services.subscriptions.wish(BEA, Wishes(webhook=["turn"]))
            await world.webhook(BEA, hook.url)
            table = await world.table(ANNA, BEA)
            await until_asked(table, BEA)
            await world.later()
            await world.later(599 * SECOND)
            assert len(hook.got) == 1
            hook.status, hook.headers = 410, {}
            await world.later(SECOND)
            assert len(hook.got) == 2
            assert await world.state(BEA) == []

    run(tmp_path, play)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_certificate(tmp_path_factory.mktemp("tls") / "localhost.pem")


def test_only_the_browser_reads_what_a_push_service_carries(
    tmp_path: Path, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    browser = Browser()
    with receiving(certificate) as service:
        places = (service.url.removeprefix("https://"),)

        async def play(world: Away) -> None:
            await world.push(BEA, service.url + "/send/1", browser.keys, language="fr")
            table = await world.table(ANNA, BEA)
            await until_asked(table, BEA)
            service.status = 201
            await world.later()
            (received,) = service.got
            push_key = (await world.services.subscriptions.of(BEA)).push_key
            assert push_key is not None
            message, claims = await asyncio.to_thread(browser.read, received, push_key)
            assert message.pop("stop").partition(".")[0] in str(await world.services.subscriptions.of(BEA))
            assert message == {
                "title": "C’est à vous de jouer",
                "text": ANNA,
                "path": f"/table/{table.table}",
                "stop_words": "Arrêter ces messages",
                "tag": f"turn {table.table}",
                "waiting": 1,
            }
            assert claims == {
                "aud": service.url,
                "exp": world.now[0] // 1000 + 12 * 3600,
                "sub": BASE,
            }
            assert received.headers["content-encoding"] == "aes128gcm"
            assert received.headers["ttl"] == "86400"
            assert len(received.headers["topic"]) == 32
            assert ANNA.encode() not in received.body
            # The browser has forgotten us.
            service.status = 404
            await until_asked(table, ANNA)
            await until_asked(table, BEA)
            await world.later(2 * HOUR)
            assert len(service.got) == 2
            assert await world.state(BEA) == []

        run(tmp_path, play, push=True, push_services=places)


def test_what_a_process_had_in_hand_when_it_died_is_sent_by_and_by(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        with receiving() as hook:
            subscription = await world.webhook(BEA, hook.url)
            table = await world.table(ANNA, BEA)
            await until_asked(table, BEA)
            world.now[0] += DELAY
            queue = world.services.store.notifications
            assert await queue.claim(subscription, world.now[0], world.now[0] + LEASE)
            await world.later(LEASE - 1)
            assert hook.got == []
            await world.later(1)
            assert len(hook.got) == 1

    run(tmp_path, play)


def test_a_slow_receiver_keeps_no_choice_waiting(tmp_path: Path) -> None:
    """Sending goes on in the background; whoever moves waits for the database alone."""

    async def play(world: Away) -> None:
        began, end = asyncio.Event(), asyncio.Event()

        async def tarpit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            began.set()
            await end.wait()
            writer.close()

        async with await asyncio.start_server(tarpit, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            await world.webhook(BEA, f"http://127.0.0.1:{port}")
            table = await world.table(ANNA, BEA)
            await until_asked(table, BEA)
            world.now[0] += DELAY
            await world.services.notifier.sweep()
            await began.wait()
            await until_asked(table, ANNA)
            end.set()
            await world.services.notifier.settle()
            assert await world.state(BEA) == ["failing"]

    run(tmp_path, play)


def test_nobody_is_told_unless_the_owner_has_switched_it_on(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        table = await world.table(ANNA, BEA)
        await until_asked(table, BEA)
        assert world.services.notifier.senders == {}
        found = await world.services.subscriptions.of(BEA)
        assert (found.push_key, found.has_webhooks) == (None, False)
        assert not world.services.hall.calls_people

    run(tmp_path, play, webhooks=False)


def test_a_person_who_signs_everybody_out_is_told_nothing_any_more(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        with receiving() as hook:
            await world.webhook(BEA, hook.url)
            table = await world.table(ANNA, BEA)
            await until_asked(table, BEA)
            await world.services.people.revoke(BEA, world.now[0])
            await world.later()
            assert (hook.got, await world.state(BEA)) == ([], [])

    run(tmp_path, play)


def test_a_person_has_only_so_many_ways(tmp_path: Path) -> None:
    async def play(world: Away) -> None:
        add = world.services.subscriptions.add
        ways = [NewWebhook(url=f"http://127.0.0.1:9/{number}", language="en") for number in range(14)]
        done = await asyncio.gather(*(add(BEA, way, world.now[0]) for way in ways), return_exceptions=True)
        assert sum(one is None for one in done) == 10
        assert len(await world.state(BEA)) == 10

    run(tmp_path, play)
