"""Bots in files of their users: `path/to/my_bot.py:MyBot`.

Nothing here keeps a bot from doing harm; `bot_processes/` calls the loading half in a process of its own.
"""

import importlib.util
import inspect
import re
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

MOST_NAME = 40
_PLAIN = re.compile(r"\w([\w .+-]{0,38}\w)?")  # goes into tables, records and addresses as it is
MOST_TEXT = 400


class BadUserBot(ValueError):
    """One line: which file or class, and what is wrong with it."""


def is_user_bot(name: str) -> bool:
    """Whether a name means a file rather than a shipped bot."""
    return ":" in name or name.endswith(".py")


def path_and_class(name: str) -> tuple[Path, str]:
    """The file, in full, and the class in it."""
    path, _, class_name = name.rpartition(":")
    if not path or not class_name.isidentifier():
        raise BadUserBot(f"{name}: name the file and the class in it: my_bot.py:MyBot")
    file = Path(path).expanduser()
    if not file.is_file():
        raise BadUserBot(f"{path}: there is no such file")
    return file.resolve(), class_name


def load_class(path: Path, class_name: str) -> Callable[[int], object]:
    """Run the file and take the class out of it."""
    # What lies beside the file can be imported from it, as if it were run by itself.
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(f"user_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadUserBot(f"{path}: this is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException as problem:  # sys.exit() in it too
        raise BadUserBot(f"{path}: it cannot be imported: {told(problem, path)}") from problem
    found = getattr(module, class_name, None)
    if not inspect.isclass(found):
        own = [
            name for name, kind in vars(module).items() if inspect.isclass(kind) and hasattr(kind, "choose")
        ]
        raise BadUserBot(f"{path}: there is no class {class_name}; bots in it: {', '.join(own) or 'none'}")
    if not callable(getattr(found, "choose", None)):
        raise BadUserBot(f"{path}: class {class_name} has no method choose(view, options, budget)")
    return found


def make_user_bot(path: Path, made_by: Callable[[int], object], class_name: str, seed: int) -> object:
    """A bot of the class, with a seed of its own."""
    try:
        return made_by(seed)
    except BaseException as problem:  # sys.exit() in it too
        raise BadUserBot(f"{path}: {class_name}(seed) failed: {told(problem, path)}") from problem


def own_name(bot: object, class_name: str) -> str:
    """What a bot calls itself, if that is a plain name; else the name of its class."""
    name = getattr(bot, "name", None)
    return name if isinstance(name, str) and _PLAIN.fullmatch(name) else class_name[:MOST_NAME]


def told(problem: BaseException, path: Path) -> str:
    """An exception in one line, with the line of the user's file it came from."""
    if isinstance(problem, SyntaxError):
        return f"{type(problem).__name__}: {problem.msg} (line {problem.lineno})"
    lines = [
        frame.lineno for frame in traceback.extract_tb(problem.__traceback__) if Path(frame.filename) == path
    ]
    where = f" (line {lines[-1]})" if lines else ""
    words = " ".join(str(problem).split())[:MOST_TEXT]
    return f"{type(problem).__name__}{': ' if words else ''}{words}{where}"
