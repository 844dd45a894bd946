"""Where log lines go and what they look like: text for people or JSON for machines, without secrets."""

import logging
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, Literal, TextIO

import structlog
from structlog.typing import Processor

from lacrimosa.server.observability.redact import redacted

Format = Literal["text", "json"]
LEVELS: Final[Mapping[str, int]] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
OWN: Final = "lacrimosa"
# Below a warning these tell of every step and of every connection with its query; on debug of headers, too.
_TALKATIVE: Final = ("alembic", "uvicorn", "uvicorn.error", "uvicorn.asgi", "websockets")


def configure_logs(format: Format, level: str, stream: TextIO | None = None) -> None:  # noqa: A002
    """Everything that is logged, by us or by a library, goes to stderr in one form. May be called again.

    uvicorn has to be started with `log_config=None`, or it sets up handlers of its own.
    """
    out = sys.stderr if stream is None else stream
    least = LEVELS[level]
    shared = _shared()
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _renderer(format, out),
            ],
        )
    )
    _route(handler, least)


def _shared() -> list[Processor]:
    """Everything up to the words: whatever handler somebody adds, it gets no secrets of ours."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
        _redact,
    ]


def _redact(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    # Of other people's events structlog keeps these two for itself until the end.
    kept = {name: event.pop(name) for name in ("_record", "_from_structlog") if name in event}
    return redacted(event) | kept


def _renderer(format: Format, out: TextIO) -> Processor:  # noqa: A002
    if format == "json":
        return structlog.processors.JSONRenderer()
    return structlog.dev.ConsoleRenderer(
        colors=out.isatty(),
        timestamp_key="time",
        # The other formatters show the values of variables, secrets among them.
        exception_formatter=structlog.dev.plain_traceback,
    )


def _route(handler: logging.Handler, least: int) -> None:
    """One handler at the root; libraries keep no handlers of their own and say nothing below info."""
    root = logging.getLogger()
    for old in list(root.handlers):
        if isinstance(old.formatter, structlog.stdlib.ProcessorFormatter):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(max(least, logging.INFO))
    logging.getLogger(OWN).setLevel(least)
    for name in _TALKATIVE:
        talkative = logging.getLogger(name)
        talkative.handlers.clear()
        talkative.propagate = True
        talkative.setLevel(max(least, logging.WARNING))
    logging.getLogger("uvicorn.error").addFilter(_without_trace)
    # The app writes a line of its own for every request, without the query.
    access = logging.getLogger("uvicorn.access")
    access.handlers.clear()
    access.disabled = True
    logging.captureWarnings(True)


def _without_trace(record: logging.LogRecord) -> bool:
    """A frame that is not UTF-8 is the client's mistake: one line for it, not twenty."""
    if str(record.msg).startswith("Invalid UTF-8"):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True
