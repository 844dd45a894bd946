"""Compile the rules of this clone if need be.   python tools/compile.py [--behind]

With --behind the work goes on by itself, and later starts of the program use it.
Exit code 0: ready or under way; 1: failed, as build/compile.log tells; 3: this computer cannot compile.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "compile.log"
READY, FAILED, CANNOT = 0, 1, 3
# What the process behind is called with: it has inherited the lock.
HELD = "--held"


def main(words: list[str]) -> int:
    # The package is not imported: it would load the very rules to be compiled.
    compiled = runpy.run_path(str(ROOT / "src" / "lacrimosa" / "compiled.py"))
    if words == [HELD]:
        os.nice(10)
        return build(compiled)
    if compiled["current_build"]() is not None:
        return READY
    if compiled["obstacle"]() is not None:
        return CANNOT
    if words == ["--behind"]:
        return build_behind(compiled)
    print("Compiling the rules, once ...", file=sys.stderr)
    with compiled["alone"]():
        return build(compiled)


def build(compiled: dict[str, Any]) -> int:
    try:
        compiled["build"]()
    except compiled["BuildError"] as failure:
        LOG.parent.mkdir(exist_ok=True)
        LOG.write_text(f"{compiled['digest']()}\n{failure}", encoding="utf-8")
        return FAILED
    return READY


def build_behind(compiled: dict[str, Any]) -> int:
    # What failed will fail again, and would keep a core busy at every start.
    if LOG.is_file() and LOG.read_text(encoding="utf-8").startswith(compiled["digest"]()):
        return FAILED
    with compiled["alone"](wait=False) as lock:
        if lock is not None:
            # Ctrl-C and a closed window end the game, not this.
            subprocess.Popen(
                [sys.executable, __file__, HELD],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=[lock],
                start_new_session=True,
            )
    return READY


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
