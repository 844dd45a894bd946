"""From names on a command line to who plays: shipped bots, their aliases, and bots from files."""

import hashlib
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from lacrimosa.bot_processes.user_bots import name_of
from lacrimosa.bots.forfeits import MoveLost
from lacrimosa.bots.registry import ALIASES, bot_names, shipped_name
from lacrimosa.bots.user_bots import BadUserBot, is_user_bot, path_and_class


@dataclass(frozen=True)
class Contestant:
    """A bot of a line-up: what it is called in reports, and where it comes from."""

    name: str
    source: str  # the name of a shipped bot, or path.py:Class

    @property
    def is_users(self) -> bool:
        return is_user_bot(self.source)

    def fingerprint(self) -> str:
        """Changes with the bot: shipped name and given weights, or class and every byte of its file."""
        if not self.is_users:
            level, at, weights = self.source.partition("@")
            return f"{level} {_digest(Path(weights))}" if at else level
        path, class_name = path_and_class(self.source)
        return f"{class_name} {_digest(path)}"


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def contestants(names: Sequence[str]) -> list[Contestant]:
    """Who is meant, tried out. Raises UnknownBot or BadUserBot with one line that says what is wrong."""
    known: dict[str, Contestant] = {}
    for name in names:
        if name not in known:
            known[name] = contestant(name)
    found = [known[name] for name in names]
    return [_told_apart(one, found) for one in found]


def contestant(name: str) -> Contestant:
    """One bot, tried out. Raises UnknownBot or BadUserBot with one line."""
    if not is_user_bot(name):
        return Contestant(name, shipped_name(name))
    if sys.platform == "win32":
        raise BadUserBot(f"{name}: bots from files need Linux, macOS or WSL")
    path, class_name = path_and_class(name)
    try:
        own = name_of(path, class_name)
    except MoveLost as lost:
        # What the file does wrong already begins with its path.
        text = str(lost)
        raise BadUserBot(text if text.startswith(str(path)) else f"{path}:{class_name}: {text}") from lost
    return Contestant(own, f"{path}:{class_name}")


def _told_apart(one: Contestant, others: Sequence[Contestant]) -> Contestant:
    """With its path, if another bot has the same name."""
    taken = one.name in bot_names() or one.name in ALIASES
    if one.is_users and (taken or any(o.name == one.name and o.source != one.source for o in others)):
        path, class_name = path_and_class(one.source)
        return replace(one, name=f"{one.name} ({_short(path)}:{class_name})")
    return one


def _short(path: Path) -> Path:
    """The path as seen from here, if it lies below."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path
