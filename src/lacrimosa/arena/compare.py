"""The arena as one call, for programs that compare bots."""

from collections.abc import Sequence

from lacrimosa.arena.play import play_deals
from lacrimosa.arena.report import report_of
from lacrimosa.arena.runners import runner_for
from lacrimosa.arena.schedule import Form, Schedule, run_seed
from lacrimosa.bot_processes.line_up import contestants
from lacrimosa.bots.bot import DEFAULT_BUDGET, Budget
from lacrimosa.bots.match import LEVEL_NAMES
from lacrimosa.rules.kinds import NO_SOLOIST


def compare_bots(
    bots: Sequence[str],
    *,
    players: int = 2,
    level: str | None = None,
    deals: int = 100,
    seed: int | None = None,
    budget: Budget = DEFAULT_BUDGET,
    edition: str = "koechel",
    jobs: int | None = 1,
) -> dict[str, object]:
    """Let bots play the same deals in every seat, and return the report of `lacrimosa arena --json`.

    `bots` are names of shipped bots or `path.py:Class`. One player meets the Soloist of a `level`: easy,
    medium or hard. `jobs` is the number of processes, None for all cores; a script that asks for more than
    one needs `if __name__ == "__main__":` around its calls. Without a seed it is 0, or a secret one
    if a bot from a file plays; the report tells it. Raises `UnknownBot`, or another `ValueError`.
    """
    if not bots or deals < 1 or not 1 <= players <= 4:
        raise ValueError("name at least one bot, one deal, and 1 to 4 players")
    if (players == 1) != (level is not None):
        raise ValueError("a level goes with one player, and one player needs a level")
    levels = {name: number for number, name in LEVEL_NAMES.items()}
    if level is not None and level not in levels:
        raise ValueError(f"there is no level {level!r}; the levels are {', '.join(LEVEL_NAMES.values())}")
    entered = tuple(contestants(bots))
    schedule = Schedule(
        contestants=entered,
        players=players,
        form=Form.ROUND_ROBIN,
        level=NO_SOLOIST if level is None else levels[level],
        seed=run_seed(seed, entered),
        budget=budget,
        edition=edition,
    )
    played = play_deals(schedule, deals, runner_for(jobs), None, lambda _: None)
    return report_of(schedule, list(played)).as_json()
