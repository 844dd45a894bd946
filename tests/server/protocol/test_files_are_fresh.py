"""The generated files in the repository are those the messages make now."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_reference_and_typescript_are_up_to_date() -> None:
    tool = ROOT / "tools" / "make_protocol.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}\nrun  .venv/bin/python tools/make_protocol.py"
