"""The curve of a run as a picture, drawn anew after every round."""

import importlib.util
from pathlib import Path

from lacrimosa.arena.plots import new_figure, write_figure
from lacrimosa.training.folder import CurveRow

_SCORES = {"mean_score_1": "solo"} | {f"mean_score_{n}": f"{n} players" for n in (2, 3, 4)}
PANELS = (
    ("VP, root mean square", {"hand_made_error": "hand-made value", "network_error": "network"}),
    ("mean score in self-play", _SCORES),
    ("share won against planner", {"planner_share": "two players"}),
)


def draw_curve(rows: list[CurveRow], folder: Path) -> list[Path]:
    """Write curve.png and curve.svg beside the weights; nothing where matplotlib is missing."""
    if importlib.util.find_spec("matplotlib") is None:
        return []
    figure = new_figure(9, 8)
    for place, (title, curves) in enumerate(PANELS):
        axes = figure.add_subplot(3, 1, place + 1)
        for name, label in curves.items():
            found = [row for row in rows if name in row]
            if found:
                games, values = [row["games"] for row in found], [row[name] for row in found]
                below = [row[name] - row.get(f"{name}_low", row[name]) for row in found]
                above = [row.get(f"{name}_high", row[name]) - row[name] for row in found]
                marker = "." if len(found) < 30 else ""
                axes.errorbar(games, values, [below, above], label=label, marker=marker)
                axes.legend(frameon=False, fontsize=8)
        axes.set_title(title, fontsize=9)
        axes.grid(alpha=0.25)
    figure.supxlabel("games of self-play", fontsize=9)
    return write_figure(figure, folder, "curve")
