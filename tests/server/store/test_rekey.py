"""A key that is lost, damaged or known to others: what is said, and the way back to the seats."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from server.serving import ServerProcess, running
from server.store.using import in_store
from server.visiting import Person
from typer.testing import CliRunner, Result

from lacrimosa.cli.admin import app
from lacrimosa.server.admin.rekey import MOST_FORMER, rekey
from lacrimosa.server.data_dir import database_url
from lacrimosa.server.security.keys import FILE, FORMER_KEYS, KEY, BadKey, Keys
from lacrimosa.server.services import open_services
from lacrimosa.server.settings import Settings

QUIET = "bot_workers = 1\n"
ALONE = [{"kind": "me"}]


def run(*arguments: str | Path, answer: str = "") -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=answer)


def refusal_to_start(data: Path, *more: str) -> str:
    """What a server says that does not start."""
    command = [
        sys.executable,
        "-m",
        "lacrimosa",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(data),
        *more,
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def fingerprint(url: str) -> str | None:
    return in_store(url, lambda store: store.setting(KEY))


def damage(path: Path) -> None:
    path.write_bytes(b"half a key")


def lose(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    path.write_bytes(os.urandom(32))


@pytest.mark.parametrize("harm", [damage, lose, replace])
def test_a_bad_key_is_refused_and_the_way_out_is_said(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    async def start() -> None:
        async with open_services(Settings(data=tmp_path, bot_workers=1)):
            pass

    asyncio.run(start())
    harm(tmp_path / FILE)
    with pytest.raises(BadKey, match="lacrimosa admin rekey"):
        asyncio.run(start())
    # What is lost is not made anew behind anybody's back: the owner may have a copy.
    assert (tmp_path / FILE).exists() == (harm is not lose)
    rekey(database_url(tmp_path), tmp_path)
    asyncio.run(start())


def test_from_a_bad_key_back_to_the_seats(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, settings=QUIET) as server, Person(server.url, "Anna") as anna:
        with Person(server.url, "Bea") as bea:
            table = anna.open_table(players=2, watch="link")
            bea.join(anna.invitation(table))
        anna.post(f"/api/tables/{table}/start")
        links = anna.get("/api/me/link")["url"], anna.get(f"/api/tables/{table}/links")["watch"]
        token = anna.post("/api/programs", name="robot")["token"]
        server.stop()
        damage(data / FILE)
        assert "lacrimosa admin rekey" in refusal_to_start(data)
        answered_no = run("rekey", "--data", data, answer="n\n")
        assert answered_no.exit_code == 1
        for word in ("cookies", "personal links", "invitations", "watch links", "tokens", "1 games are open"):
            assert word in answered_no.output
        assert (data / FILE).read_bytes() == b"half a key"
        assert run("rekey", "--data", data, "--yes").exit_code == 0
        server.start()
        # Nobody is made somebody else without a word.
        assert anna.refused("GET", "/api/me") == "unknown_identity"
        headers = {"Authorization": f"Bearer {token}"}
        assert httpx.get(f"{server.url}/api/me", headers=headers, trust_env=False).status_code == 401
        back_to_the_seat(server, data, table, anna, links)


def back_to_the_seat(
    server: ServerProcess, data: Path, table: str, anna: Person, old: tuple[str, str]
) -> None:
    """What was handed out before is void; with a link from the owner people have their seats again."""
    shown = run("people", "--data", data)
    assert shown.output.count(table) == 2
    assert anna.id in shown.output
    lines = run("link", table, "--data", data, "--url", server.url).output.splitlines()
    links = dict(line.split(": ") for line in lines)
    assert links.keys() == {"Anna", "Bea"}
    with Person(server.url) as device:
        assert device.refused("POST", "/api/me/carry", link=old[0]) == "not_allowed"
        watch = old[1].partition("#watch=")[2]
        assert device.refused("POST", f"/api/tables/{table}/watch", watch=watch) == "not_invited"
        assert device.post("/api/me/carry", link=links["Anna"])["id"] == anna.id
        with device.sit(table) as socket:
            assert socket.hear_update()["table"]["is_host"]
    # A person's id does as well, and a table's address.
    assert run("link", anna.id, "--data", data, "--url", server.url).output.strip() == links["Anna"]
    again = run("link", f"{server.url}/table/{table}#x", "--data", data, "--url", f"{server.url}/")
    assert again.output.splitlines() == lines


def test_the_key_of_a_running_server_is_left_alone(tmp_path: Path) -> None:
    with running(tmp_path, settings=QUIET) as server, Person(server.url) as anna:
        before = (tmp_path / FILE).read_bytes()
        done = run("rekey", "--data", tmp_path, "--yes")
        assert (done.exit_code, "in use" in done.output) == (2, True)
        assert (tmp_path / FILE).read_bytes() == before
        assert anna.get("/api/me")["id"] == anna.id
        # Links can be made meanwhile.
        anna.open_table(ALONE, players=1, level="easy")
        (link,) = run("link", anna.id, "--data", tmp_path).output.splitlines()
        assert link.partition("#")[2] == anna.get("/api/me/link")["url"].partition("#")[2]


def test_a_site_with_several_processes(tmp_path: Path, new_pg_url: str) -> None:
    data = tmp_path / "one"
    with running(data, new_pg_url, QUIET) as server:
        done = run("rekey", "--data", data, "--database", new_pg_url, "--yes")
        assert (done.exit_code, "stop all of its processes" in done.output) == (2, True)
        server.stop()
    # A second process has no key yet: it makes none of its own.
    assert "is missing" in refusal_to_start(tmp_path / "two", "--database", new_pg_url)
    assert not (tmp_path / "two" / FILE).exists()
    done = run("rekey", "--data", data, "--database", new_pg_url, "--yes")
    assert done.exit_code == 0, done.output
    assert "Copy the new key into the data folder of every process" in done.output
    (tmp_path / "two" / FILE).write_bytes((data / "key.before-rekey").read_bytes())
    (tmp_path / "two" / FILE).chmod(0o600)
    assert "is not that of the database" in refusal_to_start(tmp_path / "two", "--database", new_pg_url)
    (tmp_path / "two" / FILE).write_bytes((data / FILE).read_bytes())
    with running(tmp_path / "two", new_pg_url, QUIET) as server:
        assert httpx.get(f"{server.url}/readyz", trust_env=False).status_code == 200


def test_an_intact_key_is_kept_aside_and_remembered_as_void(tmp_path: Path) -> None:
    url = database_url(tmp_path)
    first = Keys.load(tmp_path)
    in_store(url, lambda store: store.setting_once(KEY, first.fingerprint()))
    fingerprints = [first.fingerprint()]
    for number in range(MOST_FORMER + 2):
        kept = rekey(url, tmp_path)
        assert kept is not None
        assert kept.stat().st_mode & 0o077 == 0
        assert Keys(kept.read_bytes()).fingerprint() == fingerprints[-1], number
        fingerprints.append(Keys.load(tmp_path, create=False).fingerprint())
        assert fingerprint(url) == fingerprints[-1]
    former = in_store(url, lambda store: store.setting(FORMER_KEYS))
    assert (former or "").split() == fingerprints[-2 : -2 - MOST_FORMER : -1]


def test_without_a_database_nothing_is_made(tmp_path: Path) -> None:
    done = run("rekey", "--data", tmp_path / "mistyped", "--yes")
    assert (done.exit_code, "there is no database" in done.output) == (2, True)
    assert not (tmp_path / "mistyped").exists()


def test_nobody_to_give_a_link_to(tmp_path: Path) -> None:
    url = database_url(tmp_path)
    keys = Keys.load(tmp_path)
    in_store(url, lambda store: store.setting_once(KEY, keys.fingerprint()))
    for who in ("A" * 22, "anna", "https://game.example.org/table/" + "x" * 22, ""):
        done = run("link", who, "--data", tmp_path)
        assert (done.exit_code, "lacrimosa admin people lists them" in done.output) == (2, True), done.output
    (tmp_path / FILE).write_bytes(os.urandom(32))
    assert "is not that of the database" in run("link", "A" * 22, "--data", tmp_path).output
    (tmp_path / FILE).unlink()
    assert "is missing" in run("link", "A" * 22, "--data", tmp_path).output


@pytest.mark.parametrize("person", ["-" * 21 + "A", "-a" * 10 + "-A"])
def test_an_id_may_begin_with_a_hyphen(tmp_path: Path, person: str) -> None:
    Keys.load(tmp_path)
    in_store(database_url(tmp_path), lambda store: store.save_person(person, "Anna", 1))
    assert f"#me={person}." in run("link", person, "--data", tmp_path).output


def test_killed_at_any_point_it_can_be_run_again(tmp_path: Path) -> None:
    url = database_url(tmp_path)
    first = Keys.load(tmp_path)
    in_store(url, lambda store: store.setting_once(KEY, first.fingerprint()))
    deaths = 0
    while killed_at(deaths, url, tmp_path):
        deaths += 1
        # Either everything is as it was, or it is said what to do; and doing it helps.
        rekey(url, tmp_path)
        assert fingerprint(url) == Keys.load(tmp_path, create=False).fingerprint()
        assert not list(tmp_path.glob("*.new"))
    assert fingerprint(url) == Keys.load(tmp_path, create=False).fingerprint()
    # Files opened, renamed, linked and removed.
    assert deaths > 10


def killed_at(point: int, url: str, folder: Path) -> bool:
    """Whether a process that is killed when it touches the folder for the nth time gets so far."""
    child = os.fork()
    if child == 0:
        seen = 0

        def kill(event: str, arguments: tuple[object, ...]) -> None:
            nonlocal seen
            if event.startswith(("open", "os.", "sqlite3.")) and str(folder) in str(arguments):
                if seen == point:
                    os._exit(9)
                seen += 1

        sys.addaudithook(kill)
        try:
            rekey(url, folder)
        except BaseException:  # noqa: BLE001 - whatever it was, this process is not the tests'
            os._exit(1)
        os._exit(0)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (0, 9)
    return code == 9
