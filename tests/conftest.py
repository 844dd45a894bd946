"""For all tests: what they inherit from whoever starts them must not matter."""

import os
import signal
from pathlib import Path

import pytest

from lacrimosa.bot_processes.messages import ONE_THREAD

# One thread for numpy in each of the processes that share the cores, from the start.
for name, value in ONE_THREAD.items():
    os.environ.setdefault(name, value)

# A shell that runs the check in the background has it ignore Ctrl-C, and so would every process it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Importing all tests takes long: of those that run both ways, only the files that have some."""
    is_left_out = (
        config.option.markexpr == "both"
        and collection_path.match("test_*.py")
        and "mark.both" not in collection_path.read_text(encoding="utf-8")
    )
    return True if is_left_out else None
