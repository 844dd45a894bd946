"""`lacrimosa bench server` measures a real server with clients that really play."""

import json
import subprocess
import sys


def test_the_figures_have_their_fixed_shape() -> None:
    command = [sys.executable, "-m", "lacrimosa", "bench", "server", "--json", "-"]
    command += ["--tables", "24", "--rate", "40", "--seconds", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert list(figures) == [
        "tables",
        "sockets",
        "seconds",
        "choices",
        "choices_per_s",
        "p50_ms",
        "p99_ms",
        "lost",
        "kb_per_idle_table",
        "open_late_game_ms",
    ]
    assert (figures["tables"], figures["sockets"], figures["lost"]) == (24, 48, 0)
    assert figures["choices"] > 10
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["open_late_game_ms"] > 0
