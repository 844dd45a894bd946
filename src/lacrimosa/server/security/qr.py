"""A link as a picture for a phone's camera."""

import io
from typing import Final

import segno

# Codes with more are too fine for a camera.
MOST_BYTES: Final = 800
LONGEST_TITLE: Final = 100
# Empty modules around the code; readers need four.
QUIET_ZONE: Final = 4


class BadText(ValueError):
    """A text that makes no useful code."""


def qr_svg(text: str, title: str = "") -> bytes:
    """A standalone SVG without styles or scripts, as large as the page makes it."""
    content = text.encode("utf-8", "replace")
    if not 1 <= len(content) <= MOST_BYTES:
        raise BadText(f"a code holds 1 to {MOST_BYTES} bytes")
    code = segno.make(content, error="m", micro=False)
    out = io.BytesIO()
    code.save(
        out,
        kind="svg",
        border=QUIET_ZONE,
        dark="#000",
        light="#fff",
        omitsize=True,
        svgclass=None,
        lineclass=None,
        title=_printable(title) or None,
    )
    return out.getvalue()


def _printable(title: str) -> str:
    """XML allows no control signs, not even escaped ones."""
    return "".join(sign if sign.isprintable() else " " for sign in title[:LONGEST_TITLE]).strip()
