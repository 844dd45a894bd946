"""Log lines of ours, of uvicorn and of others: one form, one place, no secrets, whole stack traces."""

import io
import json
import logging
import subprocess
import sys
import warnings
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import structlog

from lacrimosa.server.observability.logs import LEVELS, Format, configure_logs

SECRET = "Zm9vYmFyYmF6cXV4MTIzNA"
OURS = "lacrimosa.test"
NAMES = ("lacrimosa", "uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access", "websockets")


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    loggers = [logging.getLogger(name) for name in NAMES]
    handlers, level = list(root.handlers), root.level
    kept = [(it, it.level, list(it.handlers), it.propagate, it.disabled) for it in loggers]
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for it, level, handlers, propagate, disabled in kept:
        it.setLevel(level)
        it.handlers[:] = handlers
        it.propagate = propagate
        it.disabled = disabled
    logging.captureWarnings(False)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


def started(format: Format, level: str = "info") -> io.StringIO:  # noqa: A002
    out = io.StringIO()
    configure_logs(format, level, out)
    return out


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def log() -> Any:
    return structlog.get_logger(OURS)


def test_json_lines_with_the_time_in_utc() -> None:
    out = started("json")
    log().info("table opened", table="7", steps=3, seconds=0.25)
    (line,) = lines(out)
    when = datetime.fromisoformat(line.pop("time"))
    assert when.utcoffset() == timedelta(0)
    assert abs(datetime.now(UTC) - when) < timedelta(minutes=5)
    assert line == {
        "event": "table opened",
        "level": "info",
        "logger": "lacrimosa.test",
        "table": "7",
        "steps": 3,
        "seconds": 0.25,
    }


def test_text_is_one_line_without_colours_when_nobody_looks() -> None:
    out = started("text")
    log().warning("table slow", table="7 8", name="Софья\n\x1b[31m")
    (line,) = out.getvalue().splitlines()
    assert "table slow" in line
    assert "table='7 8'" in line
    assert "Софья" in line
    assert "\x1b" not in line


@pytest.mark.parametrize("format", ["text", "json"])
@pytest.mark.parametrize("level", ["debug", "info", "warning", "error"])
def test_levels(format: Format, level: str) -> None:  # noqa: A002
    out = started(format, level)
    for name in LEVELS:
        getattr(log(), name)(f"said {name}")
        getattr(logging.getLogger("lacrimosa.other"), name)(f"plainly {name}")
    shown = [name for name in LEVELS if LEVELS[name] >= LEVELS[level]]
    assert [name for name in LEVELS if f"said {name}" in out.getvalue()] == shown
    assert [name for name in LEVELS if f"plainly {name}" in out.getvalue()] == shown


@pytest.mark.parametrize("format", ["text", "json"])
def test_secrets_do_not_get_into_the_log(format: Format, caplog: pytest.LogCaptureFixture) -> None:  # noqa: A002
    out = started(format, "debug")
    structlog.contextvars.bind_contextvars(cookie=SECRET)
    log().info("asked", token=SECRET, url=f"/table/7?x={SECRET}", headers=[(b"cookie", SECRET.encode())])
    log().debug("seen", link=f"https://x/#me={SECRET}", path=f"/#invite={SECRET}", nested={"watch": SECRET})
    logging.getLogger("uvicorn.error").error('1.2.3.4 - "WebSocket %s" 500', f"/socket?token={SECRET}")
    logging.getLogger("somebody").warning("Authorization: Bearer %s", SECRET)
    logging.getLogger("websockets.server").debug("< Cookie: %s", SECRET)
    try:
        raise ValueError(f"bad link https://x/table/7#watch={SECRET}")
    except ValueError:
        log().exception("failed", key=SECRET)
        logging.getLogger("somebody").exception("failed too")
    text = out.getvalue()
    assert SECRET not in text
    assert SECRET[:12] not in text
    # Ours do not even reach handlers that others may have added.
    assert not [record for record in caplog.records if record.name == OURS and SECRET in str(record.msg)]
    assert len([record for record in caplog.records if record.name == OURS]) == 3
    for kept in ("asked", "seen", "failed", "failed too", "/table/7", "/socket", "Authorization"):
        assert kept in text


@pytest.mark.parametrize("format", ["text", "json"])
def test_stack_traces_are_whole_and_show_no_variables(format: Format) -> None:  # noqa: A002
    out = started(format)

    def inner(hidden: str) -> None:
        raise RuntimeError("out of ink")

    try:
        inner(SECRET)
    except RuntimeError:
        log().exception("failed", table="7")
    text = out.getvalue()
    for part in ("Traceback", "test_logs.py", "in inner", "RuntimeError: out of ink"):
        assert part in text
    assert SECRET not in text
    if format == "json":
        (line,) = lines(out)
        assert line["exception"].splitlines()[0] == "Traceback (most recent call last):"


def test_uvicorn_speaks_through_us_and_says_little() -> None:
    for name in ("uvicorn", "uvicorn.access"):
        logging.getLogger(name).addHandler(logging.StreamHandler(io.StringIO()))
    out = started("json")
    logging.getLogger("uvicorn.error").info("connection open")
    logging.getLogger("uvicorn.access").error("GET /?token=x")
    logging.getLogger("uvicorn.error").warning("odd %s", "thing")
    logging.getLogger("asyncio").debug("poll")
    (line,) = lines(out)
    assert (line["event"], line["level"], line["logger"]) == ("odd thing", "warning", "uvicorn.error")
    assert not logging.getLogger("uvicorn").handlers


def test_warnings_are_lines_too() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        out = started("json")
        warnings.warn("old ways", UserWarning, stacklevel=1)
    (line,) = lines(out)
    assert line["logger"] == "py.warnings"
    assert "old ways" in line["event"]


def test_a_second_time_replaces_the_first() -> None:
    first = started("text")
    second = started("json")
    log().info("hello")
    logging.getLogger("somebody").warning("hello")
    assert first.getvalue() == ""
    assert [line["event"] for line in lines(second)] == ["hello", "hello"]


def test_odd_values_never_break_a_line() -> None:
    out = started("json")
    log().info("odd", a=float("inf"), b={1: object()}, c="\ud800", d=b"\xff", e={1, 2})
    (line,) = lines(out)
    assert line["a"] == "inf"
    assert line["c"] == "\\ud800"


def test_it_goes_to_stderr() -> None:
    code = (
        "import structlog; from lacrimosa.server.observability.logs import configure_logs; "
        "configure_logs('json', 'info'); structlog.get_logger('lacrimosa').info('hello')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == ""
    assert json.loads(done.stderr)["event"] == "hello"
