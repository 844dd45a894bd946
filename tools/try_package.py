"""Build the packages, install them far from the clone and use them.   python tools/try_package.py [FOLDER]

The source distribution, the wheel for all systems (out of the source distribution, as `python -m build` does
it) and the wheel with compiled rules for this one. Other packages come from uv's cache if they are all there,
else from the registry. With a FOLDER what was built stays there.
"""

import os
import re
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements-test.lock"
# One of each kind that could be left out.
IN_WHEEL = (
    *(
        "lacrimosa/server/web/page/index.html",
        "lacrimosa/server/web/page/index.html.br",
        "lacrimosa/py.typed",
    ),
    *(
        "lacrimosa/rulebook/rules.md",
        "lacrimosa/rulebook/rules.ru.md",
        "lacrimosa/editions/koechel/edition.toml",
    ),
    *("lacrimosa/editions/koechel/words/fr.ftl", "lacrimosa/bots/weights/patron.npz"),
)
SERVE = ("serve", "--no-browser", "--port", "0", "--data", "data")
UV = Path(sys.executable).with_name("uv")
# The Python for which the rules were compiled, which need not be the first on the path.
BUILD = ("--python", sys.executable, "--build-constraints", LOCK)


class Wrong(Exception):
    """Something does not do what it should."""


def main(folder: Path) -> None:
    built = folder / "dist"
    pure, sdist = build(built)
    check_contents(pure, sdist)
    light = Installed(folder / "light")
    light.add(f"lacrimosa @ {pure.as_uri()}")
    light.check_base()
    light.add(f"lacrimosa[server] @ {pure.as_uri()}")
    light.check_page()
    compiled = build_compiled(built)
    if compiled is None:
        print("no C compiler or no Python headers: no wheel with compiled rules")
        return
    quick = Installed(folder / "quick")
    quick.add(f"lacrimosa[server] @ {compiled.as_uri()}")
    quick.check_compiled()
    quick.check_page()


def build(built: Path) -> tuple[Path, Path]:
    uv("build", *BUILD, "--out-dir", built, ROOT)
    return the_one(built, "*-py3-none-any.whl"), the_one(built, "*.tar.gz")


def build_compiled(built: Path) -> Path | None:
    can = subprocess.run([sys.executable, ROOT / "tools" / "compile.py"], check=False).returncode
    if can == 3:
        return None
    uv("build", *BUILD, "--wheel", "--out-dir", built, ROOT, LACRIMOSA_COMPILE="1")
    return the_one(built, "*-cp*.whl")


def the_one(folder: Path, pattern: str) -> Path:
    found = list(folder.glob(pattern))
    need(len(found) == 1, f"{pattern} was built {len(found)} times")
    return found[0]


def check_contents(pure: Path, sdist: Path) -> None:
    with zipfile.ZipFile(pure) as wheel:
        names = set(wheel.namelist())
    need(set(IN_WHEEL) <= names, f"the wheel lacks {sorted(set(IN_WHEEL) - names)}")
    strange = [name for name in names if "_compiled" in name or name.endswith((".so", ".test.ts"))]
    need(not strange, f"the wheel for all systems has {strange[:3]}")
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    need("src/lacrimosa/server/web/page/.made-from" in inside, "the source distribution lacks the page")


class Installed:
    """An environment of its own, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        self.bin = folder / "env" / "bin"
        self.environment = clean_environment() | {"HOME": str(folder)}
        uv("venv", "--python", sys.executable, folder / "env")

    def add(self, wheel: str) -> None:
        uv("pip", "install", "--python", self.bin / "python", "--constraints", LOCK, "--reinstall-package",
            "lacrimosa", wheel)  # fmt: skip

    def run(self, *command: str, typed: str = "", code: int = 0) -> "subprocess.CompletedProcess[str]":
        done = subprocess.run(
            [self.bin / command[0], *command[1:]],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        said = f"{done.stdout[-2000:]}{done.stderr[-2000:]}"
        need(done.returncode == code, f"{' '.join(command)} ended with {done.returncode}:\n{said}")
        return done

    def check_base(self) -> None:
        """The library and its commands without any extra."""
        version = self.run("python", "-c", "import lacrimosa; print(lacrimosa.__version__)").stdout.strip()
        need(self.run("lacrimosa", "--version").stdout == f"lacrimosa {version}\n", "--version is wrong")
        self.play()
        simulated = self.run("lacrimosa", "simulate", "--players", "3", "--bots", "random", "--games", "2")
        need("run interpreted" in simulated.stderr, "nothing says that the rules run interpreted")
        said = self.run("lacrimosa", *SERVE, code=2).stderr
        need('pip install "lacrimosa[server]"' in said, f"serve does not name the extra:\n{said}")
        said = self.run("lacrimosa", "bench", "server", "--tables", "2", code=2).stderr
        need("runs in a clone" in said, f"bench server does not say where it runs:\n{said}")
        refused = self.run("lacrimosa", "compile", code=2).stderr
        need('pip install "lacrimosa[compile]"' in refused, f"compile does not name the extra:\n{refused}")
        need("test" not in self.run("lacrimosa", "rules").stdout, "rules tells of tests that are not there")

    def check_compiled(self) -> None:
        self.run("python", "-c", "from lacrimosa import compiled as c; raise SystemExit(not c.is_active())")
        simulated = self.run("lacrimosa", "simulate", "--players", "3", "--bots", "planner", "--games", "2")
        need("interpreted" not in simulated.stderr, f"compiled, but: {simulated.stderr}")
        self.play()

    def play(self) -> None:
        played = self.run("lacrimosa", "play", "--players", "1", "--seed", "1", typed="1\n" * 400)
        need("The game is over" in played.stdout, "a game in the terminal did not end")

    def check_page(self) -> None:
        with self.served() as url:
            page = fetched(url)
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            need(script is not None, f"this is not the page:\n{page[:500]}")
            assert script is not None
            need("import" in fetched(url + script[1]), "the page's script is no script")
            need('"koechel"' in fetched(url + "/api/editions"), "the edition is missing")

    @contextmanager
    def served(self) -> Iterator[str]:
        log = self.folder / "serve.log"
        with log.open("w") as errors:
            server = subprocess.Popen(
                [self.bin / "lacrimosa", *SERVE],
                cwd=self.folder,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            assert server.stdout is not None
            address = re.search(r"http://[\d.:]+", server.stdout.readline())
            need(address is not None, f"the server did not start:\n{log.read_text()[-2000:]}")
            assert address is not None
            yield address[0]
        finally:
            server.terminate()
            server.wait(60)
            if server.stdout is not None:
                server.stdout.close()


def clean_environment() -> dict[str, str]:
    """Nothing that leads back to the clone."""
    path = os.pathsep.join(part for part in os.environ["PATH"].split(os.pathsep) if str(ROOT) not in part)
    left_out = ("LACRIMOSA_", "PYTHONPATH", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(left_out)} | {
        "PATH": path
    }


def fetched(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as answer:
        content: bytes = answer.read()
    return content.decode()


def uv(*words: str | Path, **settings: str) -> None:
    """Without the network if it can be done."""
    command = [UV, *words, "--quiet", "--system-certs"]
    environment = clean_environment() | settings
    offline = subprocess.run(
        [*command, "--offline"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if offline.returncode:
        online = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        need(online.returncode == 0, f"uv {' '.join(map(str, words))}:\n{online.stderr}")


def need(right: bool, otherwise: str) -> None:
    if not right:
        raise Wrong(otherwise)


if __name__ == "__main__":
    try:
        if len(sys.argv) > 1:
            main(Path(sys.argv[1]).absolute())
        else:
            with tempfile.TemporaryDirectory() as scratch:
                main(Path(scratch))
    except Wrong as problem:
        sys.exit(f"the package is not right: {problem}")
