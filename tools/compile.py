"""Compile the rules if need be. The package is not imported: it would load the very rules to be compiled."""

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
compiled = runpy.run_path(str(ROOT / "src" / "lacrimosa" / "compiled.py"))
raise SystemExit(compiled["main"](ROOT / "build" / "compile.log"))
