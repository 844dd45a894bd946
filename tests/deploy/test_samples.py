"""The samples of deploy/ and the page about them name only what there is, and agree with each other."""

import json
import re
import shlex
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]
from typer.core import TyperGroup
from uvicorn import Config

from lacrimosa.cli.main import app as program
from lacrimosa.server.security.keys import FILE as KEY
from lacrimosa.server.settings import FILE as SETTINGS
from lacrimosa.server.settings import Limits, Settings, read_settings
from lacrimosa.server.web.app import ENDPOINTS
from lacrimosa.server.web.connections import REST_SECONDS
from lacrimosa.server.web.static_files import ADDRESSES, WORKER
from lacrimosa.server.web.validation import TableName, Wait

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = "docs/running.md"
NAME = "lacrimosa.example.org"
FOR_PEOPLE = ("/api/", "/assets/", *ADDRESSES)
MANIFEST = "/manifest-{language}.webmanifest"
PORT = 1791
# A command of ours with what follows it, up to the end of the line, of the sentence or of a quotation.
COMMAND = re.compile(
    r"(?<![\w/.@-])(?:/opt/lacrimosa/bin/)?lacrimosa ((?:serve|admin|bench|compile)\b[^`'|;\n]*)"
)


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def found(pattern: str, name: str) -> str:
    """What stands in the one place where a pattern matches a sample."""
    hits = re.findall(pattern, text(f"deploy/{name}"), re.MULTILINE)
    assert len(hits) == 1, (pattern, name, hits)
    return str(hits[0])


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(text("deploy/compose.yaml"))
    return read


def processes() -> dict[str, dict[str, Any]]:
    """The services that are processes of the server."""
    return {name: service for name, service in compose()["services"].items() if "build" in service}


def bytes_of(amount: str) -> int:
    """256k, 256KiB"""
    number = re.fullmatch(r"(\d+)(?:k|KiB)", amount)
    assert number is not None, amount
    return 1024 * int(number[1])


# --- commands


def unknown_words(words: list[str]) -> list[str]:
    """What a command of ours does not know."""
    command: Any = typer.main.get_command(program)
    while isinstance(command, TyperGroup):
        if not words or words[0] not in command.commands:
            return words[:1] or [f"{command.name}: no command"]
        command, words = command.commands[words[0]], words[1:]
    options = {name for one in command.params for name in (*one.opts, *one.secondary_opts)}
    return [word for word in words if word.startswith("-") and word.partition("=")[0] not in options | {"-"}]


def commands(name: str) -> Iterator[list[str]]:
    for found in COMMAND.findall(text(name).replace("\\\n", " ")):
        yield shlex.split(re.split(r" (?:&&|>|<|\d>|#)|: ", found)[0], posix=True)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["serve", "--no-browser", "--host=0.0.0.0"], []),
        (["serve", "--no-brwser"], ["--no-brwser"]),
        (["admin", "backup", "x", "--force"], []),
        (["admin", "bakcup", "x"], ["bakcup"]),
        (["admin"], ["admin: no command"]),
    ],
)
def test_unknown_words_are_found(words: list[str], expected: list[str]) -> None:
    assert unknown_words(words) == expected


@pytest.mark.parametrize("name", [PAGE, "deploy/lacrimosa.service", "deploy/lacrimosa-backup.service"])
def test_commands_exist(name: str) -> None:
    named = list(commands(name))
    assert named
    assert {" ".join(words): unknown_words(words) for words in named if unknown_words(words)} == {}


def test_the_page_names_files_and_services_that_exist() -> None:
    page = text(PAGE)
    for path in re.findall(r"(?<![\w./-])deploy/[\w.*-]+", page):
        assert list(ROOT.glob(path)), path
    for words in re.findall(
        r"docker compose (?:stop|start|exec -T|run [^\n]*sh|logs -f) ((?:app-\d ?)+)", page
    ):
        assert set(words.split()) <= set(processes())
    for name in re.findall(r"journalctl -u (\w+)|systemctl (?:start|stop|restart) ([\w-]+)", page):
        assert (DEPLOY / f"{''.join(name)}.service").is_file()


# --- the container


def test_the_image_starts_the_server_and_asks_how_it_is() -> None:
    entry, command = (
        json.loads(found(rf"^{word} (\[.*\])", "Containerfile")) for word in ("ENTRYPOINT", "CMD")
    )
    assert entry == ["lacrimosa"]
    assert unknown_words(command) == []
    assert found(r"^EXPOSE (\d+)", "Containerfile") == str(PORT)
    checked = found(rf"http://127\.0\.0\.1:{PORT}(/\w+)", "Containerfile")
    assert checked in paths()
    assert Settings(data=Path()).port == PORT


def test_what_runs_is_made_from_what_is_there_and_by_nobody_special() -> None:
    build, run = re.split(r"^FROM (?!.* AS build)", text("deploy/Containerfile"), flags=re.MULTILINE)
    assert run.splitlines()[0] == found(r"^FROM (.*) AS build", "Containerfile")
    assert "/source/deploy/install.sh /opt/lacrimosa" in build
    assert "apt-get" not in run
    assert re.search(r"^USER [1-9]\d*:[1-9]\d*$", run, re.MULTILINE)
    assert re.findall(r"^COPY (.*)$", run, re.MULTILINE) == ["--from=build /opt/lacrimosa /opt/lacrimosa"]


def test_the_installer_names_locks_that_exist() -> None:
    script = text("deploy/install.sh")
    locks = set(re.findall(r"requirements-\w+\.lock", script))
    assert locks >= {"requirements-run.lock"}
    assert all((ROOT / lock).is_file() for lock in locks)
    subprocess.run(["sh", "-n", str(DEPLOY / "install.sh")], check=True)
    assert (DEPLOY / "install.sh").stat().st_mode & 0o111


def test_a_build_is_given_nothing_that_is_made_or_secret() -> None:
    ignored = text(".dockerignore").splitlines()
    # Anywhere, where it says so; else from the top.
    anywhere = [rule.removeprefix("**/") for rule in ignored if rule.startswith("**/")]
    made = [Path(line) for line in text(".gitignore").splitlines() if line.endswith("/")]
    for folder in made:
        assert folder.name in anywhere or any(fnmatch(str(folder), rule) for rule in ignored), folder
    assert "deploy/.env" in ignored
    assert "deploy/.env" in text(".gitignore").splitlines()


# --- the site of containers


def test_images_come_from_wherever_the_engine_takes_them() -> None:
    images = [service["image"] for service in compose()["services"].values()]
    images += re.findall(r"^FROM (\S+)", text("deploy/Containerfile"), re.MULTILINE)
    assert all(re.fullmatch(r"[a-z]+(?::[\w.-]+)?", image) for image in images), images


def test_the_processes_are_the_same_and_the_proxy_knows_them() -> None:
    proxy = compose()["services"]["proxy"]
    assert proxy["environment"]["LACRIMOSA_PROCESSES"].split() == [f"{name}:{PORT}" for name in processes()]
    assert set(proxy["depends_on"]) == set(processes())
    first, *others = processes().values()
    assert all(other == first for other in others)
    assert len(others) >= 1


def test_the_processes_get_what_they_need(tmp_path: Path) -> None:
    site = compose()
    for service in processes().values():
        command = [word.replace("${DOMAIN}", NAME) for word in service["command"]]
        assert unknown_words(command) == []
        given = dict(word.removeprefix("--").partition("=")[::2] for word in command[1:])
        assert given["trusted-proxy"] == site["networks"]["front"]["ipam"]["config"][0]["subnet"]
        (tmp_path / SETTINGS).write_text(text("deploy/settings-compose.toml"), encoding="utf-8")
        settings = read_settings(
            tmp_path, public_url=given["public-url"], trusted_proxies=[given["trusted-proxy"]]
        )
        user, host = re.fullmatch(r"postgresql://(\w+)@(\w+)/\1", settings.database or "").groups()  # type: ignore[union-attr]
        assert site["services"][host]["environment"]["POSTGRES_USER"] == user
        assert set(site["services"][host]["networks"]) <= set(service["networks"])
        assert "front" in site["services"]["proxy"]["networks"]
        assert host in service["depends_on"]


def test_what_is_mounted_exists_and_the_key_is_shared() -> None:
    site = compose()
    for service in site["services"].values():
        for volume in service["volumes"]:
            source, target, *_ = volume.split(":")
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in site["volumes"]
            assert target.startswith("/")
    data = found(r"LACRIMOSA_DATA=(\S+)", "Containerfile")
    for service in processes().values():
        assert f"data:{data}" in service["volumes"]
        assert f"./settings-compose.toml:{data}/{SETTINGS}:ro" in service["volumes"]
    assert f"{data}/{KEY}" in text(PAGE)


def test_what_stands_in_the_environment_is_explained_and_used() -> None:
    head, _, rest = text("deploy/compose.yaml").partition("\nname:")
    used = set(re.findall(r"\$\{(\w+)", rest))
    assert used == set(re.findall(r"^#   (\w+)=", head, re.MULTILINE))
    assert used == set(re.findall(r"^echo (\w+)=.* >>?\.env$", text(PAGE), re.MULTILINE))
    given = set(compose()["services"]["proxy"]["environment"])
    assert given == set(re.findall(r"\{\$(\w+):", text("deploy/Caddyfile")))


# --- the services of systemd


def units() -> dict[str, dict[str, list[str]]]:
    read = {}
    for path in DEPLOY.glob("lacrimosa*.*"):
        lines = [line.partition("=") for line in path.read_text(encoding="utf-8").splitlines()]
        read[path.name] = {
            name: [value for other, _, value in lines if other == name]
            for name, equals, _ in lines
            if equals and not name.startswith("#")
        }
    return read


def test_the_services_keep_their_data_where_they_may_write() -> None:
    for name in ("lacrimosa.service", "lacrimosa-backup.service"):
        unit = units()[name]
        assert unit["Environment"] == ["LACRIMOSA_DATA=%S/lacrimosa"]
        assert "lacrimosa" in unit["StateDirectory"][0].split()
        assert unit["ProtectSystem"] == ["strict"]
        written = re.findall(r"%S/([\w-]+)", " ".join(unit["ExecStart"]))
        assert set(written) <= set(unit["StateDirectory"][0].split())
        assert f"--group --no-create-home {unit['User'][0]}" in text(PAGE)
        folder = found(r"install\.sh (/\S+)", "Containerfile")
        assert f"{folder}/bin/lacrimosa " in unit["ExecStart"][0]
        assert f"deploy/install.sh {folder}\n" in text(PAGE)
    assert "lacrimosa-backup.timer" in units()


# --- the proxies


def paths() -> set[str]:
    return {endpoint.path for endpoint in ENDPOINTS}


def inside() -> set[str]:
    """What the server offers to its own network only."""
    return {
        path
        for path in paths()
        if not path.startswith(FOR_PEOPLE[:2]) and path not in (*ADDRESSES, f"/{WORKER}", MANIFEST)
    }


@pytest.mark.parametrize(
    "pattern",
    [
        found(r"^\s*@inside path_regexp (\S+)$", "Caddyfile"),
        found(r"^\s*location ~\* (\S+) \{$", "nginx.conf"),
    ],
)
def test_proxies_keep_what_is_for_inside(pattern: str) -> None:
    assert inside() == {"/metrics", "/healthz", "/readyz"}
    for path in inside():
        assert re.search(pattern, path, re.IGNORECASE)
        assert re.search(pattern, f"{path}/", re.IGNORECASE)
    assert not any(re.search(pattern, path, re.IGNORECASE) for path in paths() - inside())


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_keep_a_table_at_one_process(name: str) -> None:
    pattern = found(r"\^/api/tables/\S+(?=[\"\s])", name).rstrip('"')
    assert re.search(pattern.replace("?<table>", ""), f"/api/tables/{'a' * 22}/socket")
    assert "{22}" in pattern
    (meta,) = TableName.__metadata__  # type: ignore[attr-defined]
    assert meta.pattern.strip("^$") in pattern


def test_proxies_take_as_much_as_the_server_and_wait_as_long() -> None:
    assert bytes_of(found(r"max_size (\w+)", "Caddyfile")) == Limits().body_bytes
    assert bytes_of(found(r"client_max_body_size (\w+);", "nginx.conf")) == Limits().body_bytes
    seconds = int(found(r"proxy_read_timeout (\d+)s;", "nginx.conf"))
    (meta,) = Wait.__metadata__  # type: ignore[attr-defined]
    ping = Config("").ws_ping_interval
    assert ping is not None
    assert seconds > meta.le
    assert seconds > 2 * ping
    assert found(r"health_uri (\S+)", "Caddyfile") in paths()


@pytest.mark.parametrize(
    ("pattern", "name"), [(r"keepalive_timeout (\d+)s;", "nginx.conf"), (r"keepalive (\d+)s$", "Caddyfile")]
)
def test_proxies_hang_up_before_the_server(pattern: str, name: str) -> None:
    assert int(found(pattern, name)) < REST_SECONDS
    assert f"({REST_SECONDS} s)" in text(f"deploy/{name}")


def test_one_name_and_one_port_everywhere(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_text(text("deploy/settings.toml"), encoding="utf-8")
    settings = read_settings(tmp_path)
    assert settings.public_url == f"https://{NAME}"
    assert "127.0.0.1" in settings.proxies
    assert found(r"^\{\$DOMAIN:(\S+)\} \{$", "Caddyfile") == NAME
    assert set(re.findall(r"server_name (\S+);", text("deploy/nginx.conf"))) == {NAME}
    assert found(r"^    server (\S+);", "nginx.conf") == f"{settings.host}:{settings.port}"
    assert found(r"\{\$LACRIMOSA_PROCESSES:(\S+)\}", "Caddyfile") == f"{settings.host}:{settings.port}"
