"""Scores in a terminal: where every point comes from, and the last count."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lacrimosa.notation import Game


def score_table(game: Game, names: list[str]) -> Table:
    """VP by source for every seat, as they stand or as they ended."""
    counts = [game.breakdown(seat) for seat in range(len(names))]
    sources = sorted({source for count in counts for source in count.by_cause})
    table = Table(title="VP by source", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for source in sources:
        points = [str(count.by_cause.get(source, "")) for count in counts]
        table.add_row(source.replace("_", " "), *points)
    table.add_section()
    table.add_row("total", *[str(count.vp) for count in counts], style="bold")
    if not game.over:
        table.add_row("if it ended now", *[str(count.total) for count in counts])
    return table


def final_screen(game: Game, names: list[str]) -> RenderableType:
    """The end: who won, and what every court and movement gave."""
    winning = " and ".join(names[seat] for seat in game.winners)
    verb = "share the victory" if len(game.winners) > 1 else "wins"
    parts: list[RenderableType] = [Text(f"The game is over: {winning} {verb}.", style="bold")]
    for seat, name in enumerate(names):
        count = game.breakdown(seat)
        lines = [f"{name}:"]
        for court in count.courts:
            served = f" by {', '.join(court.served_by)}" if court.served_by else ""
            lines.append(f"  court {court.court}: {court.vp} VP{served}")
        for movement in count.movements:
            if movement.eighths or movement.sixteenths:
                leads = f"majority: {movement.majority}" if movement.majority else "no majority"
                marks = f"{movement.eighths} ♪, {movement.sixteenths} ♬"
                lines.append(f"  {movement.movement}: {marks}, {leads}: {movement.vp} VP")
        lines.append(f"  Story Points: {count.story} VP, ducats: {count.ducats} VP")
        parts.append(Text("\n".join(lines)))
    parts.append(score_table(game, names))
    return Group(*parts)
