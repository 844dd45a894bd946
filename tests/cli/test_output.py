"""Where results are written: whole or not at all, and never in the place of something else."""

import json
import os
import threading
from pathlib import Path

import pytest

from lacrimosa.cli.output import whole_file, write_json


def write_half(file: Path) -> None:
    with whole_file(file) as beside:
        beside.write_text("half")
        raise ZeroDivisionError


def test_a_file_is_there_whole_or_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    write_json(str(file), [1])
    with pytest.raises(ZeroDivisionError):
        write_half(file)
    assert json.loads(file.read_text()) == [1]
    write_json(str(file), [2])
    assert json.loads(file.read_text()) == [2]
    assert os.listdir(tmp_path) == ["a.json"]


def test_a_pipe_or_a_device_stays_what_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard: list[str] = []
    reader = threading.Thread(target=lambda: heard.append(pipe.read_text()), daemon=True)
    reader.start()
    write_json(str(pipe), {"a": 1})
    reader.join(30)
    assert json.loads(heard[0]) == {"a": 1}
    assert pipe.is_fifo()
    assert os.listdir(tmp_path) == ["pipe"]
