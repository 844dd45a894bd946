"""Compiled rules: built with mypyc when asked, used only while they match the sources.

A build lies in `<store>/<digest>/`. The store is `_compiled/` in the package, where wheels bring theirs too,
or a cache of the user's if the package cannot be written to. The digest covers the sources, so a stale build
is never loaded: until the next `build()` the plain modules are used. Setting LACRIMOSA_INTERPRETED turns the
compiled modules off.

This file stands alone: whoever builds the package loads it without the package.
"""

import contextlib
import hashlib
import importlib
import importlib.util
import os
import shutil
import stat
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
SOURCES = ("rules/**/*.py", "bots/fast/**/*.py")
# Part of the digest: change it whenever the way of building changes.
RECIPE = "mypyc 2.4.1, one group, O3, hidden"
GROUP = "lacrimosa_rules"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
LOCK = ".lock"
# A running process may still load from the build it started with, so the newest few stay.
KEPT_BUILDS = 3
# Seconds; what a killed build left behind is removed by a later one.
ABANDONED_AFTER = 24 * 3600

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(
    sys.argv[4:],
    group_name={group!r},
    opt_level="3",
    debug_level="0",
    multi_file=False,
    strip_asserts=False,
)
if sys.platform != "win32":
    # As it is there anyway: what nobody outside can call is called directly, and what is small inlined.
    for module in modules:
        module.extra_compile_args.append("-fvisibility=hidden")
setup(name={group!r}, packages=[], ext_modules=modules, script_args=sys.argv[1:4])
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


def user_store() -> Path | None:
    """Where builds go if the package cannot be written to; None for a user without a home."""
    try:
        if sys.platform == "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "lacrimosa"
        elif sys.platform == "darwin":
            # Somebody may have Pythons for both kinds of processors; the digest does not tell them apart.
            base = Path.home() / "Library" / "Caches" / "lacrimosa" / os.uname().machine
        else:
            base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lacrimosa"
    except RuntimeError:
        return None
    return base / "compiled"


def current_build(package: Path = PACKAGE) -> Path | None:
    """The folder of the build that matches the present sources, if there is one."""
    wanted = digest(package)
    folder = package / "_compiled" / wanted
    if _is_whole(package, folder):
        return folder
    store = user_store()
    if (
        store is not None
        and _is_own(store)
        and _is_own(store / wanted)
        and _is_whole(package, store / wanted)
    ):
        return store / wanted
    return None


def _is_whole(package: Path, folder: Path) -> bool:
    """Whether every module is there; an installer may still be at work."""
    return folder.is_dir() and all(file.is_file() for file in _files(package, folder).values())


def _is_own(folder: Path) -> bool:
    """Whether nobody else can have put something there: what lies in a build is run."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    if sys.platform == "win32":
        return True
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and not found.st_mode & 0o022


def _files(package: Path, folder: Path) -> dict[str, Path]:
    """The file of every module of a build, by the module's name."""
    files = {f"{GROUP}__mypyc": folder / f"{GROUP}__mypyc{SUFFIX}"}
    for path in sources(package):
        files[".".join((package.name, *path.with_suffix("").parts))] = folder / path.with_suffix(SUFFIX)
    return files


class CompiledFinder:
    """Answers the import of compiled modules; everything else goes its usual way."""

    def __init__(self, package: Path, build_folder: Path) -> None:
        self.files = _files(package, build_folder)

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
    store = writable_store(package)
    # The dot hides the copied sources from tools that walk the tree.
    work = Path(tempfile.mkdtemp(prefix=".work-", dir=store))
    try:
        # The copy is digested, not the originals: they may be edited while the compiler runs.
        copy = work / "in" / package.name
        _copy_sources(package, copy)
        folder = store / digest(copy)
        _run_mypyc(work, package.name, sources(copy))
        # What mypyc calls lacrimosa/rules is rules here, as in the sources.
        made = work / "out" / package.name
        for shared in (work / "out").glob(f"*{SUFFIX}"):
            shared.rename(made / shared.name)
        _move_build(copy, made, folder)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    _remove_old_builds(store, folder)
    return folder


def writable_store(package: Path = PACKAGE) -> Path:
    """The folder for new builds: in the package, else the user's. OSError if neither can be written to."""
    store = package / "_compiled"
    try:
        store.mkdir(exist_ok=True)
        tempfile.TemporaryFile(dir=store).close()
    except OSError:
        own = user_store()
        if own is None:
            raise
        own.mkdir(mode=0o700, parents=True, exist_ok=True)
        return own
    return store


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


def _move_build(package: Path, made: Path, folder: Path) -> None:
    # If somebody else built the same meanwhile, theirs is as good, and may already be in use.
    if _is_whole(package, folder):
        return
    # What an interrupted installation left is never used, as files are missing.
    shutil.rmtree(folder, ignore_errors=True)
    try:
        made.rename(folder)
    except OSError:
        if not _is_whole(package, folder):
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


def obstacle() -> str | None:
    """Why this computer cannot compile, in a sentence; None if it can."""
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        return 'Compiling needs mypy and setuptools: pip install "lacrimosa[compile]"'
    if compiler() is None:
        return (
            "Compiling needs a C compiler and the Python headers (on Debian and Ubuntu: gcc and python3-dev)."
        )
    return None


@contextlib.contextmanager
def alone(package: Path = PACKAGE, wait: bool = True) -> Iterator[int | None]:
    """Hold the lock of whoever compiles; gives its file, or None if another has it and `wait` is False."""
    with (writable_store(package) / LOCK).open("w") as file:
        yield file.fileno() if _locked(file.fileno(), wait) else None


def is_building(package: Path = PACKAGE) -> bool:
    """Whether the rules are being compiled right now."""
    for store in (package / "_compiled", user_store()):
        with contextlib.suppress(OSError):
            if store is not None:
                with (store / LOCK).open() as file:
                    if not _locked(file.fileno(), wait=False):
                        return True
    return False


def _locked(file: int, wait: bool) -> bool:
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
