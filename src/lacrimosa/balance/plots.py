"""Charts of a balance report: one for each group of measures, every value in the band of its target."""

from pathlib import Path
from typing import TYPE_CHECKING

from lacrimosa.arena.plots import new_figure, write_figure
from lacrimosa.balance.measures import COMPONENT_GROUPS, Measure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_INK = "#34302b"
_GOOD = "#3d6b4f"
_OFF = "#8c2f39"
_BAND = "#efe5cf"
_MOST_ROWS = 40  # of components in one column


def write_plots(found: list[Measure], folder: Path) -> list[Path]:
    """Draw every group into a folder, which is made if need be; the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for group in dict.fromkeys(one.group for one in found):
        own = [one for one in found if one.group == group]
        if group in COMPONENT_GROUPS:
            own = sorted(own, key=lambda one: one.value)
        written += _draw(group, own, folder)
    return written


def _draw(group: str, found: list[Measure], folder: Path) -> list[Path]:
    columns = [found[at : at + _MOST_ROWS] for at in range(0, len(found), _MOST_ROWS)]
    tallest = max(len(column) for column in columns)
    figure = new_figure(7.5 * len(columns), 1.2 + 0.24 * tallest)
    met = sum(one.met for one in found)
    figure.suptitle(f"{group}: {met} of {len(found)} within their targets", fontsize=11, color=_INK)
    known = [edge for one in found if one.is_known for edge in (one.low, one.high)]
    left = min([*known, *(one.value for one in found)])
    right = max([*known, *(one.value for one in found)])
    room = 0.06 * (right - left) or 1.0
    for place, column in enumerate(columns):
        axes = figure.add_subplot(1, len(columns), place + 1)
        axes.set_xlim(left - room, right + room)
        _rows(axes, column)
        axes.set_ylim(tallest - 0.4, -0.6)
    return write_figure(figure, folder, group.lower().replace(" ", "_").replace("-", "_"))


def _rows(axes: "Axes", found: list[Measure]) -> None:
    """One line for each measure: target band, interval, value."""
    edge_low, edge_high = axes.get_xlim()
    for at, one in enumerate(found):
        least, most = max(one.goal.least, edge_low), min(one.goal.most, edge_high)
        if most > least:
            axes.barh(at, most - least, left=least, height=0.9, color=_BAND, zorder=0)
        colour = _GOOD if one.met else _OFF
        if one.is_known:
            axes.plot([one.low, one.high], [at, at], color=_INK, linewidth=1, zorder=1)
        axes.plot([one.value], [at], "o", color=colour, markersize=4, zorder=2)
    axes.set_yticks(range(len(found)), [_label(one) for one in found], fontsize=7)
    axes.tick_params(axis="x", labelsize=7)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)


def _label(one: Measure) -> str:
    """The measure without what the title of its chart says already."""
    if one.group in COMPONENT_GROUPS:
        return one.measure.rsplit(":", 1)[0]
    return one.measure.removesuffix(", %")
