"""Makes what tests and pages take from the rules: perft counts, the page's recorded games, tables of docs/.

python tools/make_fixtures.py    after tools/make_records.py
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from lacrimosa import Game, load_edition
from lacrimosa.env import layout_of
from lacrimosa.rulebook.reader import rulings_table
from lacrimosa.server.presenters.components import edition_info
from lacrimosa.server.presenters.final import final_of
from lacrimosa.server.presenters.steps import steps_of
from lacrimosa.testkit.perft import named_positions, perft

ROOT = Path(__file__).resolve().parents[1]
RECORDS = ROOT / "records"
LOG_FIXTURES = ROOT / "web/src/board/log/fixtures"
SCORING_GAMES = ROOT / "web/src/screens/scoring/games.txt"
PERFT = ROOT / "tests/testkit/perft.json"
DEPTHS = (2, 3, 4)
LOG_GAMES = ("solo-hard-salieri", "two-players-salieri")
# Of an edition only what a log speaks of; the rest would only make the fixture longer.
LISTS = (
    *("opus", "memories", "places", "cities", "courts", "composers", "tiles", "movements", "bonuses"),
    "soloist_cards",
)
FIELDS = (
    "id",
    "title",
    "name",
    "composer",
    "movement",
    "action",
    "actions",
    "reward",
    "instrument",
    "spaces",
)


def main() -> None:
    make_perft()
    make_log_fixtures()
    make_scoring_games()
    fill_table("docs/rules.md", r"\| Rule \| Ruling \|.*\Z", f"{rulings_table()}\n")
    fill_table("docs/environments.md", r"(?<=here -->\n).*(?=<!-- end -->)", layout_of().table())


def make_perft() -> None:
    """How many lines of choices there are from named positions, to every depth."""
    counts = {
        name: {str(depth): perft(game.state, depth) for depth in DEPTHS}
        for name, game in named_positions().items()
    }
    PERFT.write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")


def make_log_fixtures() -> None:
    """Whole games as the server tells them to the first seat."""
    for name in LOG_GAMES:
        game = recorded(name)
        steps = plain(steps_of(game.words, game.moves, 0, 0))
        for step in steps:
            # Cards slide far more often than anything is told; one game shows that this is passed over.
            if name != LOG_GAMES[0]:
                step["happenings"] = [one for one in step.get("happenings", ()) if one["kind"] != "row_slid"]
        start = [int(seat.vp) for seat in game.state_at(0).seats]
        score = [seat.score for seat in final_of(game.words, game.state).seats]
        write_lines(LOG_FIXTURES / f"{name}.jsonl", [{"start": start, "score": score}, *steps])
    edition = plain(edition_info(load_edition("koechel")))
    lists = [{key: [trimmed(item) for item in edition[key]]} for key in LISTS]
    write_lines(LOG_FIXTURES / "edition.jsonl", lists)


def make_scoring_games() -> None:
    """Of every record the last count, who chose how often in which turn, and every victory point."""
    kept = []
    for path in sorted(RECORDS.glob("*.txt"), key=lambda path: path.name):
        game = recorded(path.stem)
        runs: list[list[int]] = []
        gains = []
        for step in plain(steps_of(game.words, game.moves, 0, 0)):
            moment = [step["seat"], step["round"], step["turn"]]
            if runs and runs[-1][:3] == moment:
                runs[-1][3] += 1
            else:
                runs.append([*moment, 1])
            for one in step.get("happenings", ()):
                if one.get("goods") == "vp":
                    gains.append([step["number"], one["kind"], one["seat"], one["amount"], one["cause"]])
        final = plain(final_of(game.words, game.state))
        kept.append({"name": path.stem, "final": final, "runs": runs, "gains": gains})
    write_lines(SCORING_GAMES, kept)


def recorded(name: str) -> Game:
    return Game.from_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def trimmed(item: dict[str, Any]) -> dict[str, Any]:
    return {field: item[field] for field in FIELDS if field in item}


def write_lines(path: Path, lines: Iterable[Any]) -> None:
    texts = (json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines)
    path.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")


def fill_table(name: str, pattern: str, table: str) -> None:
    """Put a table into its place of a page."""
    page = (ROOT / name).read_text(encoding="utf-8")
    filled, places = re.subn(pattern, lambda _: table, page, flags=re.DOTALL)
    if places != 1:
        raise SystemExit(f"{name}: the table has {places} places, not one")
    (ROOT / name).write_text(filled, encoding="utf-8")


if __name__ == "__main__":
    main()
