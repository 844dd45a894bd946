"""The code of a link: the right pattern with room around it, and nothing that could run or style."""

import re
import xml.etree.ElementTree as ET

import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st
from server.security.guarding import ANY_TEXT, FUZZ

from lacrimosa.server.security.qr import LONGEST_TITLE, MOST_BYTES, QUIET_ZONE, BadText, qr_svg

SVG = "{http://www.w3.org/2000/svg}"
LINK = "https://game.example.org/#me=AAECAwQFBgcICQoLDA0ODw.Zm9vYmFyYmF6cXV4MTIzNA12"


def drawn(path: str) -> set[tuple[int, int]]:
    """Which modules a path of horizontal strokes covers: M4 4.5h7m3 0h1 ..."""
    covered: set[tuple[int, int]] = set()
    x, y = 0.0, 0.0
    for command, first, second, length in re.findall(r"([Mm])(-?[\d.]+) (-?[\d.]+)h(\d+)", path):
        x, y = (float(first), float(second)) if command == "M" else (x + float(first), y + float(second))
        covered |= {(int(x) + step, int(y)) for step in range(int(length))}
        x += int(length)
    return covered


def test_the_picture_is_the_code_with_a_quiet_zone() -> None:
    root = ET.fromstring(qr_svg(LINK))
    background, modules = root.findall(f"{SVG}path")
    matrix = segno.make(LINK.encode(), error="m", micro=False).matrix
    dark = {
        (column + QUIET_ZONE, line + QUIET_ZONE)
        for line, signs in enumerate(matrix)
        for column, sign in enumerate(signs)
        if sign
    }
    side = len(matrix) + 2 * QUIET_ZONE
    assert drawn(modules.attrib["d"]) == dark
    assert root.attrib["viewBox"] == f"0 0 {side} {side}"
    assert background.attrib == {"fill": "#fff", "d": f"M0 0h{side}v{side}h-{side}z"}


def test_nothing_is_styled_or_run() -> None:
    root = ET.fromstring(qr_svg(LINK, "Your link"))
    tags = [element.tag.removeprefix(SVG) for element in root.iter()]
    assert tags == ["svg", "title", "path", "path"]
    names = {name for element in root.iter() for name in element.attrib}
    assert names == {"viewBox", "fill", "stroke", "d"}


def test_without_a_title_there_is_none() -> None:
    assert ET.fromstring(qr_svg(LINK)).find(f"{SVG}title") is None
    assert ET.fromstring(qr_svg(LINK, " \x00 ")).find(f"{SVG}title") is None


def test_a_title_stays_text() -> None:
    title = '</title><script>alert("&1")</script>'
    found = ET.fromstring(qr_svg(LINK, title)).find(f"{SVG}title")
    assert found is not None
    assert found.text == title


@FUZZ
@given(ANY_TEXT.filter(bool), st.text(st.characters(codec=None, categories=None), max_size=200))
def test_odd_texts_and_titles_give_good_pictures(text: str, title: str) -> None:
    root = ET.fromstring(qr_svg(text, title))
    found = root.find(f"{SVG}title")
    assert found is None or len(found.text or "") <= LONGEST_TITLE


@pytest.mark.parametrize("text", ["", "a" * (MOST_BYTES + 1)], ids=["nothing", "too much"])
def test_texts_without_a_useful_code(text: str) -> None:
    with pytest.raises(BadText, match="1 to"):
        qr_svg(text)
