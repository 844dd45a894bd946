"""The users' bots of one run in this process: where they think, how long, and how often they have failed."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from lacrimosa.bots.bot import Bot, Budget, Ranked
from lacrimosa.bots.forfeits import DIED, GIVEN_UP, HUNG, MoveLost
from lacrimosa.bots.registry import make_bot
from lacrimosa.bots.user_bots import is_user_bot
from lacrimosa.editions.loader import contents_of, digest_of
from lacrimosa.fence.messages import Ask, Chosen, EditionFiles, Made, Make, Ranking, Reply
from lacrimosa.fence.process import START_SECONDS, BotProcess
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


class FencedBot:
    """A user's bot as a bot like any other; `choose` raises MoveLost when it gives no answer that counts."""

    def __init__(
        self, fence: "Fence", source: str, name: str, seed: int, files: EditionFiles, desk: int
    ) -> None:
        self.name = name
        self.source = source
        self.seed = seed
        self.files = files
        self.desk = desk
        self._fence = fence

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        reply = self._fence.ask(self, view, options, budget)
        assert isinstance(reply, Chosen)
        return reply.choice

    def rank(self, view: View, options: list[int], budget: Budget) -> list[Ranked]:
        """What it thinks of its choices; one that cannot say names its choice alone."""
        reply = self._fence.ask(self, view, options, budget, ranked=True)
        if isinstance(reply, Ranking):
            return [Ranked(choice, value) for choice, value in reply.entries]
        assert isinstance(reply, Chosen)
        return [Ranked(reply.choice, 0.0)]


class Fence:
    """Processes are kept from game to game; each holds one bot at a time.

    A bot that has failed `MOST_FAILURES` times is not asked any more; one that hangs would take for ever.
    """

    def __init__(self, names: Mapping[str, str], patience: float | None = None) -> None:
        """`names` is what each source is called."""
        self._names = dict(names)
        self._patience = patience
        self._processes: dict[tuple[str, int], BotProcess] = {}
        self._inside: dict[tuple[str, int], FencedBot] = {}
        self._failures: Counter[str] = Counter()

    def bot(self, files: EditionFiles, source: str, seed: int, desk: int = 0) -> FencedBot:
        """A new bot of `path.py:Class`; of several in one game each needs a desk of its own."""
        return FencedBot(self, source, self._names[source], seed, files, desk)

    def seated(self, files: EditionFiles, sources: Sequence[str], seeds: Sequence[int]) -> list[Bot]:
        """The bots of a game, shipped ones and those from files."""
        taken: Counter[str] = Counter()
        bots: list[Bot] = []
        for source, seed in zip(sources, seeds, strict=True):
            if is_user_bot(source):
                bots.append(self.bot(files, source, seed, taken[source]))
                taken[source] += 1
            else:
                bots.append(make_bot(source, seed))
        return bots

    def ask(
        self, bot: FencedBot, view: View, options: list[int], budget: Budget, ranked: bool = False
    ) -> Reply:
        """What the bot chooses, or how it ranks its choices. Raises MoveLost."""
        if self._failures[bot.source] >= MOST_FAILURES:
            raise MoveLost(GIVEN_UP, f"it is not asked any more after {MOST_FAILURES} failures")
        patience = self._patience if self._patience is not None else patience_for(budget)
        try:
            process = self._process_of(bot)
            process.teach(bot.files)
            seen = pack_view(view)
            ask = Ask(bot.files.digest, seen, options, budget.seconds, budget.nodes, patience, ranked)
            return process.exchange(ask, patience)
        except MoveLost as lost:
            self._failures[bot.source] += 1
            if lost.kind in (HUNG, DIED):
                self._dismiss((bot.source, bot.desk))
            raise

    def _process_of(self, bot: FencedBot) -> BotProcess:
        """The process in which this bot sits; a new one, or another bot's, if need be."""
        key = (bot.source, bot.desk)
        process = self._processes.get(key)
        if process is None:
            process = self._processes[key] = BotProcess(*_parted(bot.source))
            try:
                process.hear(START_SECONDS)
            except MoveLost:
                self._dismiss(key)
                raise
        if self._inside.get(key) is not bot:
            self._inside.pop(key, None)
            process.exchange(Make(bot.seed), START_SECONDS)
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


def _parted(source: str) -> tuple[Path, str]:
    path, _, class_name = source.rpartition(":")
    return Path(path), class_name


def name_of(path: Path, class_name: str, seconds: float = START_SECONDS) -> str:
    """Try a user's bot out: read its file and make one. What it is called; MoveLost says what is wrong."""
    process = BotProcess(path, class_name)
    try:
        process.hear(seconds)
        made = process.exchange(Make(0), seconds)
    finally:
        process.end()
    assert isinstance(made, Made)
    return made.name
