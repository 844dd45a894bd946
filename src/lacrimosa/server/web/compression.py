"""Which squeezed form of a file a browser takes."""

from typing import Final

# The best first, with the ending of the stored file.
ENCODINGS: Final = {"br": "br", "gzip": "gz"}


def encoding_for(accepted: str) -> str | None:
    """The best encoding named by an Accept-Encoding header, or None for the plain file."""
    offered: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";q=")
        try:
            offered[name.strip()] = float(quality) if quality else 1.0
        except ValueError:
            offered[name.strip()] = 0.0
    return next((name for name in ENCODINGS if offered.get(name, 0.0) > 0.0), None)
