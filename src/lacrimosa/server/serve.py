"""Running the server: one process, one event loop, until a signal ends it."""

import asyncio
import gc
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from types import FrameType

import structlog
import uvicorn

from lacrimosa.server.house import House, open_house
from lacrimosa.server.settings import Settings
from lacrimosa.server.web.app import make_app
from lacrimosa.server.web.heads import CarefulHttp
from lacrimosa.server.web.lean_socket import LeanSocket

log = structlog.get_logger()

GRACE_SECONDS = 3  # for requests under way when the server stops


class CannotListen(Exception):
    """The address cannot be used; the text says why."""


class Server(uvicorn.Server):
    """uvicorn, which first tells the hall that it is about to stop."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._house.hall.close()
        super().handle_exit(sig, frame)


def bind(settings: Settings) -> socket.socket:
    """The listening socket, taken before anything else is opened."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named, because only then does plain asyncio send small messages at once.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
    except OSError as problem:
        listening.close()
        where = f"{settings.host}:{settings.port}"
        raise CannotListen(f"{where} cannot be used: {problem.strerror}; try another --port") from problem
    listening.setblocking(False)
    return listening


def own_name(host: str) -> str:
    """The name to open the page under. Who listens on all addresses is shown the one that friends can use."""
    if host not in ("0.0.0.0", "::"):
        return host
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            # Nothing is sent: this only asks which address would be used towards a far one.
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
    except OSError:
        return "127.0.0.1"


async def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until SIGTERM or Ctrl-C; `ready` is called with the address once it answers."""
    listening = bind(settings)
    name = own_name(settings.host)
    address = f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}"
    with listening:
        async with open_house(settings) as house:
            server = Server(_config(settings, house), house)
            # uvicorn takes the signals over and hands them on when it has stopped; by then all is done.
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, _done)
            task = asyncio.create_task(server.serve(sockets=[listening]))
            while not server.started and not task.done():
                await asyncio.sleep(0.01)
            _seldom_collect()
            if server.started:
                ready(settings.public_url or address)
            await task


def _seldom_collect() -> None:
    """Keep the collector of reference cycles from looking at everything too often.

    With thousands of tables one look takes a tenth of a second, and everybody waits. What was made up to now
    stays for ever; what comes later rarely forms cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 1_000)


def _config(settings: Settings, house: House) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(house),
        lifespan="off",
        http=CarefulHttp,
        ws=LeanSocket,
        ws_max_size=settings.limits.message_bytes,
        # Compression would cost each socket more memory than the table it looks at.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips="*" if settings.behind_proxy else None,
    )


def run(settings: Settings) -> None:
    """Serve, open the browser if wished, and come back when a signal has ended it."""

    def ready(address: str) -> None:
        if settings.log_format == "json":
            log.info("serving", address=address)
        print(f"Lacrimosa is at {address}/   (Ctrl-C ends it)", flush=True)
        if settings.open_browser:
            # A browser may take its time to start; nobody waits for it.
            threading.Thread(target=webbrowser.open, args=(f"{address}/",), daemon=True).start()

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings, ready))


def _done(number: int, frame: FrameType | None) -> None:
    """The server has already stopped."""


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
