"""How much of every room the tests run through, in a table; a figure, no gate.

python tools/room_coverage.py [pytest options]    all tests but those in a browser, if none are named

Compiled code tells nothing of its lines, so the tests marked `both` run again interpreted, as in ./check.
Lines that only run in processes of their own (the server's workers, bots from files) are not counted.
"""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "lacrimosa"
REPORT = ROOT / "build" / "coverage.json"
NONE_CHOSEN = 5  # none of the tests has to run both ways
TESTS = ("tests", "--ignore=tests/browser", "-n", "2", "--dist", "worksteal")


def main(words: list[str]) -> int:
    words = words or list(TESTS)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.unlink(missing_ok=True)
    failed = run(words) or run([*words, "-m", "both", "--cov-append"], LACRIMOSA_INTERPRETED="1")
    failed = 0 if failed == NONE_CHOSEN else failed
    if REPORT.is_file():
        print(table(json.loads(REPORT.read_text(encoding="utf-8"))["files"]))
    return failed


def run(words: list[str], **settings: str) -> int:
    """Run tests and measure; the report holds all runs so far that were appended."""
    measuring = ["--cov=lacrimosa", "--cov-report=", f"--cov-report=json:{REPORT}"]
    environment = {**os.environ, "COVERAGE_FILE": str(ROOT / "build" / ".coverage"), **settings}
    command = [sys.executable, "-m", "pytest", "-q", *measuring, *words]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def table(files: dict[str, dict[str, dict[str, int]]]) -> str:
    """A Markdown table: every room with its statements, and the share of them that ran."""
    statements: Counter[str] = Counter()
    covered: Counter[str] = Counter()
    for name, measured in files.items():
        for room in ("all", room_of(name)):
            statements[room] += measured["summary"]["num_statements"]
            covered[room] += measured["summary"]["covered_lines"]
    lines = ["| room | statements | run by tests |", "|---|---|---|"]
    for room in (*sorted(statements.keys() - {"all"}), "all"):
        share = 100 * covered[room] / max(statements[room], 1)
        lines.append(f"| `{room}` | {statements[room]:,} | {share:.0f} % |")
    return "\n".join(lines)


def room_of(name: str) -> str:
    """The room of a file; within the server the folder, too."""
    parts = (ROOT / name).relative_to(PACKAGE).parts
    deep = 3 if parts[0] == "server" else 2
    return ".".join(parts[: min(len(parts), deep) - 1]) or "lacrimosa"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
