"""Charts as PNG and SVG, the same bytes for the same numbers; those of an arena: shares, ratings, scores."""

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from lacrimosa.arena.report import Report
from lacrimosa.arena.statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = ("png", "svg")
_INK = "#34302b"
_ACCENT = "#8c2f39"
_PALE = "#c9b48a"


def new_figure(width: float, height: float) -> "Figure":
    """An empty figure; the Figure alone, without pyplot, looks for no window system."""
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


def write_plots(report: Report, folder: Path) -> list[Path]:
    """Draw every chart into a folder, which is made if need be; the files."""
    folder.mkdir(parents=True, exist_ok=True)
    charts = {"win_shares": _win_shares, "ratings": _ratings, "scores": _scores}
    return [path for name, draw in charts.items() for path in _write(report, folder, name, draw)]


def _write(report: Report, folder: Path, name: str, draw: Any) -> list[Path]:
    figure = new_figure(8, 1.6 + 0.5 * report.columns.bots)
    axes = figure.add_subplot()
    draw(axes, report)
    axes.set_title(report.title(), fontsize=10, color=_INK)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return write_figure(figure, folder, name)


def _win_shares(axes: "Axes", report: Report) -> None:
    shares = [own.share for own in report.standings]
    _dots(axes, report, [Estimate(100 * s.mean, 100 * s.low, 100 * s.high) for s in shares], "{:.1f} %")
    if report.schedule.players > 1:
        axes.axvline(100 / report.schedule.players, color=_PALE, linestyle="--", zorder=0, label="parity")
        axes.legend(frameon=False, fontsize=8)
    axes.set_xlabel("share of the victories, %, with 95 % interval")


def _ratings(axes: "Axes", report: Report) -> None:
    _dots(axes, report, report.ratings, "{:.0f}")
    axes.set_xlabel("Plackett-Luce rating with 95 % interval; 400 points are odds of 10 to 1")


def _dots(axes: "Axes", report: Report, estimates: list[Estimate], text: str) -> None:
    """One line for each bot: the estimate, its interval, its number."""
    names = report.schedule.names()
    at = np.arange(len(names))
    means = np.array([one.mean for one in estimates])
    # What is not known has no bar.
    known = [math.isfinite(one.high - one.low) for one in estimates]
    below = [one.mean - one.low if sure else 0.0 for one, sure in zip(estimates, known, strict=True)]
    above = [one.high - one.mean if sure else 0.0 for one, sure in zip(estimates, known, strict=True)]
    axes.errorbar(means, at, xerr=[below, above], fmt="o", color=_ACCENT, ecolor=_INK, capsize=4)
    for place, mean in enumerate(means):
        axes.annotate(
            text.format(mean),
            (mean, place),
            xytext=(0, 7),
            textcoords="offset points",
            ha="center",
            fontsize=8,
        )
    axes.set_yticks(at, names)
    axes.set_ylim(len(names) - 0.5, -0.6)
    axes.margins(x=0.12)


def _scores(axes: "Axes", report: Report) -> None:
    names = report.schedule.names()
    columns = report.columns
    drawn = axes.boxplot(
        [columns.score[columns.bot == bot] for bot in range(columns.bots)],
        orientation="horizontal",
        tick_labels=names,
        patch_artist=True,
        showmeans=True,
        widths=0.55,
        meanprops={"marker": "o", "markerfacecolor": _ACCENT, "markeredgecolor": _ACCENT, "markersize": 5},
        medianprops={"color": _INK},
        flierprops={"marker": ".", "markersize": 3, "markeredgecolor": _INK},
    )
    for box in drawn["boxes"]:
        box.set_facecolor(_PALE)
    axes.invert_yaxis()
    axes.set_xlabel("VP at the end: middle half, median, mean (dot), and the range")
