"""The users' bots of a run without an event loop: where they think, how long, how often they have failed."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from lacrimosa.bot_processes.messages import (
    START_SECONDS,
    Ask,
    EditionFiles,
    Made,
    Make,
    Need,
    ProcessLost,
    ranking_of,
)
from lacrimosa.bot_processes.sync_process import SyncBotProcess
from lacrimosa.bots.bot import Bot, Budget, Ranked
from lacrimosa.bots.forfeits import DIED, GIVEN_UP, MoveLost
from lacrimosa.bots.registry import make_bot
from lacrimosa.bots.user_bots import is_user_bot
from lacrimosa.editions.loader import contents_of, digest_of
from lacrimosa.notation.views import pack_view
from lacrimosa.rules.view import View

MOST_FAILURES: Final = 20
_TIMES: Final = 5.0
_MORE: Final = 1.0


NO_FILES: Final = EditionFiles("", {})  # for games without users' bots


def patience_for(budget: Budget) -> float:
    """How long to wait for an answer, in seconds: well above the budget, for a busy computer."""
    return _TIMES * budget.seconds + _MORE


def files_of(edition: str) -> EditionFiles:
    """The files of an edition, by its id or folder."""
    contents = contents_of(edition)
    return EditionFiles(digest_of(contents), contents)


def given_up(failures: int) -> MoveLost | None:
    """Why a bot that has failed so often is not asked any more; one that hangs would take for ever."""
    if failures < MOST_FAILURES:
        return None
    return MoveLost(GIVEN_UP, f"it is not asked any more after {MOST_FAILURES} failures")


class UserBot:
    """A user's bot as a bot like any other; `choose` raises MoveLost when it gives no answer that counts."""

    def __init__(
        self, bots: "UserBots", source: str, name: str, seed: int, files: EditionFiles, copy: int
    ) -> None:
        self.name = name
        self.source = source
        self.seed = seed
        self.files = files
        self.copy = copy
        self._bots = bots

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        return self._bots.ask(self, view, options, budget)[0][0]

    def rank(self, view: View, options: list[int], budget: Budget) -> list[Ranked]:
        """What it thinks of its choices; one that cannot say names its choice alone."""
        ranking = self._bots.ask(self, view, options, budget, ranked=True)
        return [Ranked(choice, value) for choice, value in ranking]


class UserBots:
    """Processes are kept from game to game; each holds one bot at a time."""

    def __init__(self, names: Mapping[str, str], patience: float | None = None) -> None:
        """`names` is what each source is called."""
        self._names = dict(names)
        self._patience = patience
        self._processes: dict[tuple[str, int], SyncBotProcess] = {}
        self._inside: dict[tuple[str, int], UserBot] = {}
        self._failures: Counter[str] = Counter()
        self._asked = 0

    def bot(self, files: EditionFiles, source: str, seed: int, copy: int = 0) -> UserBot:
        """A new bot of `path.py:Class`; several in one game are copies with numbers of their own."""
        return UserBot(self, source, self._names[source], seed, files, copy)

    def seated(self, files: EditionFiles, sources: Sequence[str], seeds: Sequence[int]) -> list[Bot]:
        """The bots of a game, shipped ones and those from files."""
        copies: Counter[str] = Counter()
        bots: list[Bot] = []
        for source, seed in zip(sources, seeds, strict=True):
            if is_user_bot(source):
                bots.append(self.bot(files, source, seed, copies[source]))
                copies[source] += 1
            else:
                bots.append(make_bot(source, seed))
        return bots

    def ask(
        self, bot: UserBot, view: View, options: list[int], budget: Budget, ranked: bool = False
    ) -> list[tuple[int, float]]:
        """What the bot chooses, or how it ranks its choices. Raises MoveLost."""
        refusal = given_up(self._failures[bot.source])
        if refusal is not None:
            raise refusal
        self._asked += 1
        patience = self._patience if self._patience is not None else patience_for(budget)
        limits = (budget.seconds, budget.nodes, patience)
        ask = Ask(self._asked, bot.files.digest, pack_view(view), options, *limits, ranked=ranked)
        try:
            process = self._process_of(bot)
            reply = process.exchange([ask], patience)
            if isinstance(reply, Need):
                reply = process.exchange([bot.files, ask], patience)
            return ranking_of(reply, ask)
        except MoveLost as lost:
            self._failures[bot.source] += 1
            if isinstance(lost, ProcessLost):
                self._dismiss((bot.source, bot.copy))
            raise

    def _process_of(self, bot: UserBot) -> SyncBotProcess:
        """The process in which this bot sits; a new one, or another bot's, if need be."""
        key = (bot.source, bot.copy)
        process = self._processes.get(key)
        if process is None:
            process = self._processes[key] = SyncBotProcess()
        if self._inside.get(key) is not bot:
            self._inside.pop(key, None)
            process.exchange([Make(bot.source, bot.seed)], START_SECONDS)
            self._inside[key] = bot
        return process

    def _dismiss(self, key: tuple[str, int]) -> None:
        self._inside.pop(key, None)
        process = self._processes.pop(key, None)
        if process is not None:
            process.end()

    def close(self) -> None:
        for key in list(self._processes):
            self._dismiss(key)


def name_of(path: Path, class_name: str, seconds: float = START_SECONDS) -> str:
    """Try a user's bot out: read its file and make one. What it is called; MoveLost says what is wrong."""
    process = SyncBotProcess()
    try:
        made = process.exchange([Make(f"{path}:{class_name}", 0)], seconds)
    finally:
        process.end()
    if not isinstance(made, Made):
        raise ProcessLost(DIED, "its process answered another question")
    return made.name
