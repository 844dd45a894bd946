"""What hatchling calls for the source distribution and for wheels: the page, and compiled rules if asked for.

LACRIMOSA_COMPILE=1 makes a wheel with compiled rules, for this Python and system only.
"""

import os
import runpy
import shutil
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Sees that nothing is left out of what is built; without the page there is no package."""

    def dependencies(self) -> list[str]:
        """What a build needs besides hatchling: with a page and compiled rules at hand nothing."""
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        needed: list[str] = []
        if not self._page()["is_built"](Path(self.root)):
            needed += project["dependency-groups"]["page"]
        if self._compiles() and self._compiled()["current_build"]() is None:
            needed += project["project"]["optional-dependencies"]["compile"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            # The page is built where it is served from, and the rules compiled, by ./play and ./check.
            return
        page = self._page()
        try:
            page["build"](Path(self.root))
        except page["CannotBuild"] as problem:
            raise SystemExit(str(problem)) from None
        if self._compiles():
            self._add_compiled(build_data)

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        compiled = self._compiled()
        leftover = compiled["current_build"]()
        if leftover is not None and os.environ.get("CIBUILDWHEEL"):
            # It came into the container with the clone, made for another C library.
            shutil.rmtree(leftover)
        obstacle = compiled["current_build"]() is None and compiled["obstacle"]()
        if obstacle:
            raise SystemExit(f"LACRIMOSA_COMPILE is set. {obstacle}")
        folder: Path = compiled["build"]()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(folder)] = f"lacrimosa/_compiled/{folder.name}"

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("LACRIMOSA_COMPILE", "") not in ("", "0")

    # Loaded as files: neither the tools nor the package's own needs are installed where packages are built.
    def _page(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "tools", "build_page.py")))

    def _compiled(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "src", "lacrimosa", "compiled.py")))
