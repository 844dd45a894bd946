"""Whatever stands in the files, loading gives an edition or an EditionError."""

import contextlib
import re
from pathlib import Path

import pytest
from editions.box import Box
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lacrimosa.editions import EditionError
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.editions.reading import FILES

TEXTS = {name: (SHIPPED / "koechel" / name).read_bytes() for name in FILES}
# What may be put in the place of a number, a text, a list or a table.
ODD = [
    *(
        b"-1",
        b"0",
        b"1",
        b"2",
        b"3",
        b"63",
        b"99",
        b"100",
        b"9" * 5000,
        b"0x10",
        b"1e400",
        b"nan",
        b"1979-05-27",
    ),
    *(
        b'""',
        b'"x"',
        b'"\\u0000"',
        b'"talent"',
        b'"requiem"',
        b"true",
        b"[]",
        b"{}",
        b"[[1, 2]]",
        b"[{}]",
        b"[1]",
    ),
    *(
        b"{ wild = 1 }",
        b"[{ wild = 1 }]",
        b'[{ action = "sell", bonus = [{ vp = 1 }] }]',
        b"[{ vp_per_opus = 1 }]",
    ),
    b"[" * 3000,
]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Box:
    return Box(tmp_path_factory.mktemp("fuzz"))


def load_changed(box: Box, name: str, content: bytes) -> None:
    box.write(name, content)
    try:
        with contextlib.suppress(EditionError):
            box.load()
    finally:
        box.write(name, TEXTS[name])


def pieces(text: bytes) -> list[tuple[int, int]]:
    """Where the numbers, texts, lists and tables of a file stand."""
    return [found.span() for found in re.finditer(rb'-?\d+|"[^"\n]*"|\[[^\[\]\n]*\]|\{[^{}\n]*\}', text)]


PIECES = {name: pieces(text) for name, text in TEXTS.items()}
FUZZ = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


@FUZZ
@given(data=st.data())
def test_odd_values(shared: Box, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(FILES))
    start, end = data.draw(st.sampled_from(PIECES[name]))
    other_start, other_end = data.draw(st.sampled_from(PIECES[name]))
    new = data.draw(st.sampled_from([*ODD, TEXTS[name][other_start:other_end]]))
    load_changed(shared, name, TEXTS[name][:start] + new + TEXTS[name][end:])


@FUZZ
@given(data=st.data())
def test_odd_bytes(shared: Box, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(FILES))
    text = TEXTS[name]
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    load_changed(shared, name, text[:start] + data.draw(st.binary(max_size=8)) + text[end:])


@FUZZ
@given(data=st.data())
def test_lines_and_tables_lost_or_doubled(shared: Box, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(FILES))
    mark = data.draw(st.sampled_from([b"\n", b"\n\n"]))
    parts = TEXTS[name].split(mark)
    at = data.draw(st.integers(0, len(parts) - 1))
    if data.draw(st.booleans()):
        del parts[at]
    else:
        parts.insert(data.draw(st.integers(0, len(parts))), parts[at])
    load_changed(shared, name, mark.join(parts))


@FUZZ
@given(content=st.one_of(st.binary(), st.text().map(str.encode)), name=st.sampled_from(FILES))
def test_anything(shared: Box, content: bytes, name: str) -> None:
    load_changed(shared, name, content)


def test_the_fuzzed_box_is_whole_again(shared: Box) -> None:
    assert {name: Path(shared.folder, name).read_bytes() for name in FILES} == TEXTS
    assert shared.load().id == "koechel"
