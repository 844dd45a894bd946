"""A site on loopback from the samples in deploy/: PostgreSQL, two processes, nginx or Caddy with TLS."""

import contextlib
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
from server.postgres import postgres_url
from server.serving import ServerProcess
from server.visiting import Person, Socket
from websockets.exceptions import InvalidMessage

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "lacrimosa.example.org"
HOSTS = ("127.0.0.1", "127.0.0.2")
PEOPLE = 8  # who may come from one address in an hour


@dataclass(frozen=True)
class Site:
    """Where it is, and whom to trust."""

    proxy: str
    url: str
    plain_port: int
    authority: Path
    processes: list[ServerProcess]

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.authority)

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def client(self, source: str) -> httpx.Client:
        """Somebody at another address of this computer."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=source)
        return httpx.Client(base_url=self.url, headers={"Origin": self.url}, transport=transport, timeout=90)

    def figure(self, process: int, name: str) -> float:
        """A figure of one process, asked from inside."""
        server = self.processes[process]
        text = httpx.get(f"http://{HOSTS[process]}:{server.port}/metrics", trust_env=False).text
        return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


class Guest(Person):
    """A person who comes through the proxy."""

    def __init__(self, site: Site, source: str, name: str = "") -> None:
        self.url = site.url
        self.http = site.client(source)
        self.id = self.get("/api/me")["id"]
        if name:
            self.patch("/api/me", name=name)

    def __enter__(self) -> "Guest":
        return self

    def sit(self, table: str, since: int = 0, talk: int | None = None) -> Socket:
        try:
            return super().sit(table, since, talk)
        except InvalidMessage:
            # The client reads and writes in two threads; before Python 3.13 that may lose a word over TLS.
            return super().sit(table, since, talk)


def sample(name: str, *changes: tuple[str, str]) -> str:
    """A sample with its names and ports changed to those of the test, and nothing else."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"deploy/{name} has no {old!r}"
        text = text.replace(old, new)
    return text


@contextlib.contextmanager
def running_site(proxy: str, folder: Path) -> Iterator[Site]:
    """The site, until the block ends."""
    start = {"nginx": nginx, "caddy": caddy}[proxy]
    port, tls, plain = free_ports(3)
    settings = sample("settings.toml", (f"https://{NAME}", f"https://localhost:{tls}"))
    settings += f"[limits]\npeople_per_address_per_hour = {PEOPLE}\nmessages_burst = 1000\n"
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres_url())
        processes: list[ServerProcess] = []
        for number, host in enumerate(HOSTS):
            server = ServerProcess(
                folder / f"data-{number}", database, port, settings=settings, more=["--host", host]
            )
            if processes:
                shutil.copy2(processes[0].data / "key", server.data / "key")
            server.start()
            stack.callback(server.kill)
            processes.append(server)
        authority = stack.enter_context(start(folder, port, tls, plain))
        site = Site(proxy, f"https://localhost:{tls}", plain, authority, processes)
        wait_for(site)
        yield site


@contextlib.contextmanager
def nginx(folder: Path, port: int, tls: int, plain: int) -> Iterator[Path]:
    """nginx with the sample; the certificate that it shows."""
    make_certificate(folder)
    letsencrypt = f"/etc/letsencrypt/live/{NAME}"
    text = sample(
        "nginx.conf",
        (letsencrypt, str(folder)),
        (NAME, "localhost"),
        ("127.0.0.1:1791;", f"{HOSTS[0]}:{port}; server {HOSTS[1]}:{port};"),
        ("listen 80;", f"listen {plain};"),
        ("listen [::]:80;", f"listen [::]:{plain};"),
        ("listen 443 ssl", f"listen {tls} ssl"),
        ("listen [::]:443 ssl", f"listen [::]:{tls} ssl"),
    )
    (folder / "site.conf").write_text(text, encoding="utf-8")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = (
        f"daemon off;\nuser root;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log info;\nevents {{}}\n"
        f"http {{\naccess_log {folder}/access.log;\n{temporary}include {folder}/site.conf;\n}}\n"
    )
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    command = ["nginx", "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    subprocess.run([*command, "-t"], check=True)
    with process(command, folder):
        yield folder / "fullchain.pem"


@contextlib.contextmanager
def caddy(folder: Path, port: int, tls: int, plain: int) -> Iterator[Path]:
    """Caddy with the sample; its own authority for localhost."""
    for_the_test = f"admin off\n\tskip_install_trust\n\thttps_port {tls}\n\thttp_port {plain}\n\tservers {{"
    (folder / "Caddyfile").write_text(sample("Caddyfile", ("servers {", for_the_test)), encoding="utf-8")
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    processes = " ".join(f"{host}:{port}" for host in HOSTS)
    with process(command, folder, DOMAIN="localhost, lacrimosa.localhost", LACRIMOSA_PROCESSES=processes):
        authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        while not authority.exists():
            time.sleep(0.1)
        yield authority


@contextlib.contextmanager
def process(command: list[str], folder: Path, **more: str) -> Iterator[None]:
    """A program for a while, with its data in a folder."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), **more}
    with (folder / "proxy.log").open("wb") as log:
        running = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        yield
    finally:
        running.terminate()
        running.wait(30)


def free_ports(number: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        trials = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(number)]
        return [trial.getsockname()[1] for trial in trials]


def make_certificate(folder: Path) -> None:
    """A certificate for localhost that vouches for itself."""
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
    ]
    command += ["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(command, check=True, capture_output=True)


def wait_for(site: Site) -> None:
    with site.client("127.0.0.1") as client:
        for _ in range(100):
            with contextlib.suppress(httpx.TransportError):
                if client.get("/api/bots").status_code == 200:
                    return
            time.sleep(0.1)
    raise AssertionError(f"{site.proxy} does not answer")
