"""Running the server: one process, one event loop, until a signal ends it."""

import asyncio
import gc
import signal
import sys
import threading
import webbrowser
from collections.abc import Callable
from types import FrameType

import structlog
import uvicorn

from lacrimosa.server.listening import bind, forget_address, note_address, own_name
from lacrimosa.server.services import Services, open_services
from lacrimosa.server.settings import Settings
from lacrimosa.server.web.app import make_app
from lacrimosa.server.web.connections import REST_SECONDS, LeanWebSocket, LimitedHttp

log = structlog.get_logger()

GRACE_SECONDS = 3  # for requests under way when the server stops


class Server(uvicorn.Server):
    """uvicorn, which first tells the hall that it is about to stop."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._services.hall.close()
        super().handle_exit(sig, frame)


async def serve(settings: Settings, ready: Callable[[str], None], fixed_port: bool) -> None:
    """Serve until SIGTERM or Ctrl-C; `ready` is called with the address once it answers."""
    listening = bind(settings, fixed_port)
    name = own_name(settings.host)
    port = listening.getsockname()[1]
    address = f"http://{f'[{name}]' if ':' in name else name}:{port}"
    with listening:
        async with open_services(settings) as services:
            server = Server(_config(settings, services), services)
            # uvicorn takes the signals over and hands them on when it has stopped; by then all is done.
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, _done)
            task = asyncio.create_task(server.serve(sockets=[listening]))
            while not server.started and not task.done():
                await asyncio.sleep(0.01)
            _seldom_collect()
            if server.started:
                if port != settings.port != 0:
                    print(f"Port {settings.port} is in use, so this time it is {port}.", file=sys.stderr)
                note_address(settings.data, address)
                ready(settings.public_url or address)
            try:
                await task
            finally:
                forget_address(settings.data)


def _seldom_collect() -> None:
    """Keep the collector of reference cycles from looking at everything too often.

    With thousands of tables one look takes a tenth of a second, and everybody waits. What was made up to now
    stays for ever; what comes later rarely forms cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 1_000)


def _config(settings: Settings, services: Services) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(services),
        lifespan="off",
        http=LimitedHttp,
        ws=LeanWebSocket,
        ws_max_size=settings.limits.message_bytes,
        # Compression would cost each socket more memory than the table it looks at.
        ws_per_message_deflate=False,
        timeout_keep_alive=REST_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        # The middleware looks at them itself, knowing which proxies to trust.
        proxy_headers=False,
    )


def run(settings: Settings, fixed_port: bool = True) -> None:
    """Serve, open the browser if wished, and come back when a signal has ended it.

    Without a fixed port the next free one is taken if somebody else has the port of the settings.
    """

    def ready(address: str) -> None:
        if settings.log_format == "json":
            log.info("serving", address=address)
        print(f"Lacrimosa is at {address}/   (Ctrl-C ends it)", flush=True)
        if settings.open_browser:
            # A browser may take its time to start; nobody waits for it.
            threading.Thread(target=webbrowser.open, args=(f"{address}/",), daemon=True).start()

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings, ready, fixed_port))


def _done(number: int, frame: FrameType | None) -> None:
    """The server has already stopped."""


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
