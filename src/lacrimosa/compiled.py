"""Compiled rules: built with mypyc when asked, used only while they match the sources.

A build lies in `_compiled/<digest>/`, away from the sources, and `_compiled/STAMP` names the newest one.
The digest covers the sources, so a stale build is never loaded: until the next `build()` the plain modules
are used. Setting LACRIMOSA_INTERPRETED turns the compiled modules off.
"""

import contextlib
import hashlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
SOURCES = ("rules/**/*.py", "bots/fast/*.py")
# Part of the digest: change it whenever the way of building changes.
RECIPE = "mypyc 2.4.1, one group, O3"
GROUP = "lacrimosa_rules"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
# A running process may still load from the build it started with, so the newest few stay.
KEPT_BUILDS = 3
# Seconds; what a killed build left behind is removed by a later one.
ABANDONED_AFTER = 24 * 3600

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(
    name={group!r},
    packages=[],
    ext_modules=mypycify(
        sys.argv[4:],
        group_name={group!r},
        opt_level="3",
        debug_level="0",
        multi_file=False,
        strip_asserts=False,
    ),
    script_args=sys.argv[1:4],
)
"""


class BuildError(Exception):
    """The compiler refused the sources; the text is its output."""


def sources(package: Path = PACKAGE) -> list[Path]:
    """The files that are compiled, relative to the package; `__init__.py` files stay plain."""
    found = {path.relative_to(package) for pattern in SOURCES for path in package.glob(pattern)}
    return sorted((path for path in found if path.name != "__init__.py"), key=Path.as_posix)


def digest(package: Path = PACKAGE) -> str:
    """Changes with every byte of the sources, their names, the Python in use and the recipe."""
    total = hashlib.sha256(f"{RECIPE}\0{SUFFIX}\0".encode())
    for path in sources(package):
        content = (package / path).read_bytes()
        total.update(f"{path.as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def current_build(package: Path = PACKAGE) -> Path | None:
    """The folder of the build that matches the present sources, if there is one."""
    try:
        stamp = (package / "_compiled" / "STAMP").read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return None
    if stamp != digest(package):
        return None
    folder = package / "_compiled" / stamp
    return folder if folder.is_dir() else None


class CompiledFinder:
    """Answers the import of compiled modules; everything else goes its usual way."""

    def __init__(self, package: Path, build_folder: Path) -> None:
        self.files = {f"{GROUP}__mypyc": build_folder / f"{GROUP}__mypyc{SUFFIX}"}
        for path in sources(package):
            name = ".".join((package.name, *path.with_suffix("").parts))
            self.files[name] = build_folder / path.with_suffix(SUFFIX)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target  # the import system passes them; the name alone decides
        file = self.files.get(fullname)
        return importlib.util.spec_from_file_location(fullname, file) if file else None


def active_finder() -> CompiledFinder | None:
    return next((finder for finder in sys.meta_path if isinstance(finder, CompiledFinder)), None)


def activate(package: Path = PACKAGE) -> bool:
    """Let imports find compiled modules that match the sources. Runs before any rules are imported."""
    if os.environ.get("LACRIMOSA_INTERPRETED"):
        return False
    if active_finder() is None:
        folder = current_build(package)
        if folder is None:
            return False
        sys.meta_path.insert(0, CompiledFinder(package, folder))
    return True


def is_active() -> bool:
    """True only if the rules in this process really are compiled code."""
    finder = active_finder()
    if finder is None:
        return False
    names = [name for name in finder.files if name in sys.modules] or list(finder.files)[-1:]
    return all(isinstance(importlib.import_module(name).__loader__, ExtensionFileLoader) for name in names)


def compiler() -> str | None:
    """The C compiler to use; None if it or the Python headers are missing."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    # The Python in use may have been built with a compiler that is not on this computer.
    return next((name for name in (wanted, "cc", "gcc") if shutil.which(name.split()[0])), None)


def build(package: Path = PACKAGE) -> Path:
    """Compile the sources and return the folder of the result; nothing is done if it is there already.

    The work goes on in a folder of its own and is moved into place as a whole, so a build that is killed, or
    two at the same time, leave no half-made result.
    """
    folder = current_build(package)
    if folder is not None:
        return folder
    store = package / "_compiled"
    store.mkdir(exist_ok=True)
    # The dot hides the copied sources from tools that walk the tree.
    work = Path(tempfile.mkdtemp(prefix=".work-", dir=store))
    try:
        # The copy is digested, not the originals: they may be edited while the compiler runs.
        copy = work / "in" / package.name
        _copy_sources(package, copy)
        folder = store / digest(copy)
        if not folder.is_dir():
            _run_mypyc(work, package.name, sources(copy))
            # What mypyc calls lacrimosa/rules is rules here, as in the sources.
            made = work / "out" / package.name
            for shared in (work / "out").glob(f"*{SUFFIX}"):
                shared.rename(made / shared.name)
            _move_build(made, folder)
        stamp = work / "STAMP"
        stamp.write_text(folder.name + "\n", encoding="ascii")
        stamp.replace(store / "STAMP")
    finally:
        shutil.rmtree(work, ignore_errors=True)
    _remove_old_builds(store, folder)
    return folder


def _copy_sources(package: Path, copy: Path) -> None:
    """Copy what is compiled, with empty `__init__.py` files: mypyc must not follow their re-exports."""
    for path in sources(package):
        (copy / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(package / path, copy / path)
        for parent in path.parents:
            (copy / parent / "__init__.py").touch()


def _run_mypyc(work: Path, package_name: str, paths: list[Path]) -> None:
    here = work / "in"
    (here / "setup.py").write_text(SETUP.format(group=GROUP), encoding="utf-8")
    # A settings file of its own, or mypy would look for one in the folders above.
    (here / "mypy.ini").write_text("[mypy]\nstrict = True\ncache_dir = ../cache\n", encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", f"--build-lib={work / 'out'}"]
    environment = {key: value for key, value in os.environ.items() if key not in ("MYPYPATH", "PYTHONPATH")}
    environment["CC"] = compiler() or "cc"
    done = subprocess.run(
        [*command, *(f"{package_name}/{path.as_posix()}" for path in paths)],
        cwd=here,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(done.stdout)


def _move_build(made: Path, folder: Path) -> None:
    try:
        made.rename(folder)
    except OSError:
        # Someone else built the same sources meanwhile: theirs is as good.
        if not folder.is_dir():
            raise


def _remove_old_builds(store: Path, newest: Path) -> None:
    ages: list[tuple[float, Path]] = []
    for path in store.iterdir():
        # Another process may remove old builds at the same time.
        with contextlib.suppress(OSError):
            if path.is_dir():
                ages.append((time.time() - path.stat().st_mtime, path))
    left_behind = [path for age, path in ages if path.name.startswith(".") and age > ABANDONED_AFTER]
    builds = [path for _, path in sorted(ages) if not path.name.startswith(".") and path != newest]
    for path in left_behind + builds[KEPT_BUILDS - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


def main(log: Path) -> int:
    """Build if need be. Returns 0: ready, 1: failed (the log says why), 3: this computer cannot compile."""
    if current_build() is not None:
        return 0
    if not sources() or compiler() is None or importlib.util.find_spec("mypyc") is None:
        return 3
    print("Compiling the rules, once ...", file=sys.stderr)
    try:
        build()
    except BuildError as failure:
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(str(failure), encoding="utf-8")
        return 1
    return 0
