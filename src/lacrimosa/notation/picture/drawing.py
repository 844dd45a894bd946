"""A few strokes of SVG: what the picture of the board is drawn with."""

import textwrap
from html import escape

INK = "#2b2622"
FAINT = "#8a8178"
LINE = "#cfc6ba"
PAPER = "#faf7f1"
CARD = "#ffffff"
# Widths of letters differ; this is what an average one takes, in parts of the font size.
_LETTER = 0.56
_BOLD_LETTER = 0.62


class Drawing:
    """Shapes and texts in the order they are drawn."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.parts: list[str] = []

    def box(
        self, x: float, y: float, width: float, height: float, fill: str = CARD, edge: str = LINE
    ) -> None:
        self.parts.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" rx="5" '
            f'fill="{fill}" stroke="{edge}"/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = INK) -> None:
        self.parts.append(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.0f}" fill="{fill}" stroke="{edge}"/>'
        )

    def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        self.parts.append(
            f'<line x1="{x1:.0f}" y1="{y1:.0f}" x2="{x2:.0f}" y2="{y2:.0f}" '
            f'stroke="{LINE}" stroke-width="2"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: int = 11,
        fill: str = INK,
        bold: bool = False,
        anchor: str = "start",
    ) -> None:
        weight = ' font-weight="bold"' if bold else ""
        self.parts.append(
            f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{weight}>'
            f"{escape(words)}</text>"
        )

    def paragraph(
        self,
        x: float,
        y: float,
        width: float,
        words: str,
        size: int = 11,
        fill: str = INK,
        bold: bool = False,
    ) -> float:
        """Text broken to a width; where the next line would stand."""
        letter = _BOLD_LETTER if bold else _LETTER
        for line in textwrap.wrap(words, max(4, int(width / (size * letter)))):
            self.text(x, y, line, size, fill, bold)
            y += size + 3
        return y

    def behind(self, mark: int, x: float, y: float, width: float, height: float) -> None:
        """A frame behind all that was drawn since there were `mark` parts; only now is its size known."""
        frame = Drawing(self.width)
        frame.box(x, y, width, height)
        self.parts[mark:mark] = frame.parts

    def svg(self, height: float) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {height:.0f}" '
            f'width="{self.width}" height="{height:.0f}" font-family="sans-serif">\n'
            f'<rect width="100%" height="100%" fill="{PAPER}"/>\n' + "\n".join(self.parts) + "\n</svg>\n"
        )


def text_width(words: str, size: int) -> float:
    return len(words) * size * _LETTER
