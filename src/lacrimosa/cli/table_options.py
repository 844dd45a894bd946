"""Options of a table of bots, as `simulate`, `arena` and `balance` take them: who plays, at which table."""

from collections.abc import Sequence

from lacrimosa.bot_processes.line_up import Contestant, contestants
from lacrimosa.bots.bot import Budget
from lacrimosa.bots.match import LEVEL_NAMES
from lacrimosa.bots.registry import UnknownBot
from lacrimosa.bots.user_bots import BadUserBot
from lacrimosa.cli.output import fail
from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.rules.kinds import EASY, NO_SOLOIST

LEVELS = {name: level for level, name in LEVEL_NAMES.items()}


def names_in(listed: str) -> list[str]:
    """The names of a list with commas."""
    return [name.strip() for name in listed.split(",")]


def need_contestants(option: str, names: Sequence[str]) -> list[Contestant]:
    try:
        return contestants(names)
    except (UnknownBot, BadUserBot) as problem:
        fail(f"{option}: {problem}")


def need_players(players: int) -> None:
    if not 1 <= players <= 4:
        fail(f"--players {players}: the game is for 1 to 4")


def need_edition(edition: str) -> Edition:
    try:
        return load(edition)
    except EditionError as problem:
        fail(str(problem).splitlines()[0])


def need_jobs(jobs: int | None) -> None:
    if jobs is not None and jobs < 1:
        fail(f"--jobs {jobs}: at least 1")


def need_patience(patience: float | None) -> None:
    if patience is not None and not 0 < patience < float("inf"):
        fail(f"--patience {patience}: more than 0 seconds")


def need_budget(seconds: float, nodes: int | None) -> Budget:
    if not 0 < seconds < float("inf"):
        fail(f"--seconds {seconds}: more than 0")
    if nodes is not None and nodes < 1:
        fail(f"--nodes {nodes}: at least 1")
    return Budget(seconds, nodes)


def level_of(level: str | None, players: int) -> int:
    if players > 1:
        if level is not None:
            fail("--level goes with --players 1 only: it is the Soloist's")
        return NO_SOLOIST
    if level is None:
        return EASY
    if level not in LEVELS:
        fail(f"--level {level}: the levels are {', '.join(LEVELS)}")
    return LEVELS[level]


def composers_of(composers: str | None, players: int, edition: Edition) -> list[int]:
    if composers is None:
        return []
    names = names_in(composers)
    wanted = 1 if players == 1 else 2
    if len(names) != wanted or len(set(names)) != wanted:
        fail(f"--composers: name {wanted} for {players} players, none twice")
    for name in names:
        if name not in edition.composer_ids:
            fail(f"--composers: there is no {name!r}; the composers are {', '.join(edition.composer_ids)}")
    return [edition.composer_ids.index(name) for name in names]
