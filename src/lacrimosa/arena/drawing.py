"""Figures as files: PNG and SVG, the same bytes for the same numbers, and no window system."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = ("png", "svg")


def new_figure(width: float, height: float) -> "Figure":
    """An empty figure; the Figure alone, without pyplot, looks for no window."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasAgg(figure)
    return figure


def write_figure(figure: "Figure", folder: Path, name: str) -> list[Path]:
    """Write it in every format; a file is there whole or not at all."""
    import matplotlib as mpl

    written: list[Path] = []
    with mpl.rc_context({"svg.hashsalt": "lacrimosa", "svg.fonttype": "none"}):
        for suffix in FORMATS:
            path = folder / f"{name}.{suffix}"
            beside = path.with_name(f".{path.name}.part")
            figure.savefig(beside, format=suffix, dpi=150, metadata={"Date": None} if suffix == "svg" else {})
            beside.replace(path)
            written.append(path)
    return written
