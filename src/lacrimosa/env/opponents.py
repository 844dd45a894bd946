"""Who plays against the agent: shipped bots in this process, bots from files in processes of their own."""

import warnings
import weakref
from collections.abc import Sequence

from lacrimosa.bot_processes.line_up import Contestant, contestants
from lacrimosa.bot_processes.messages import EditionFiles
from lacrimosa.bot_processes.user_bots import NO_FILES, UserBots, files_of
from lacrimosa.bots.bot import Bot, Budget
from lacrimosa.bots.forfeits import MoveLost, choice_instead
from lacrimosa.bots.match import bot_seed
from lacrimosa.editions import Edition
from lacrimosa.editions.loader import shipped_ids
from lacrimosa.env.table import Table
from lacrimosa.rules.view import view


def line_up(bots: Sequence[str]) -> list[Contestant]:
    """The bots of a table by name or `path.py:Class`, tried out: a wrong one is refused before any game.

    Without bots a table is solo, which is another environment.
    """
    if not 1 <= len(bots) <= 3:
        raise ValueError(f"bots: {len(bots)} names; one to three play against the agent")
    return contestants(bots)


class Opponents:
    """The bots of one table, game after game.

    Processes of bots from files start with their first question and end with `close`, at the latest when
    nobody holds this object any more.
    """

    def __init__(
        self,
        bots: Sequence[Contestant],
        edition: str | Edition,
        nodes: int,
        patience: float | None = None,
    ) -> None:
        self.bots = bots
        self.has_users = any(bot.is_users for bot in bots)
        # Searching is bounded by positions, not by time, so that the same seed gives the same game.
        self._budget = Budget(nodes=nodes)
        self._files = _files(edition) if self.has_users else NO_FILES
        self._user_bots = UserBots({bot.source: bot.name for bot in bots}, patience)
        self._seated: dict[int, Bot] = {}
        self._warned: set[str] = set()
        self.forfeits = 0  # moves lost in the present game
        weakref.finalize(self, self._user_bots.close)

    def sit_down(self, table: Table, first: int) -> None:
        """New bots for the game that was dealt, in their order from the seat `first` on."""
        players = 1 + len(self.bots)
        seats = [(first + number) % players for number in range(len(self.bots))]
        # From what each sees anyway: other deals are other luck, and the deal's seed is not in it.
        seeds = [bot_seed(table.observe(seat).tobytes().hex(), seat) for seat in seats]
        seated = self._user_bots.seated(self._files, [bot.source for bot in self.bots], seeds)
        self._seated = dict(zip(seats, seated, strict=True))
        self.forfeits = 0

    def choose(self, table: Table) -> int:
        """What the bot that is asked chooses; one without an answer loses its move, first with a warning."""
        bot = self._seated[table.seat]
        try:
            return bot.choose(view(table.state, table.seat), table.offered[:], self._budget)
        except MoveLost as lost:
            self.forfeits += 1
            if bot.name not in self._warned:
                self._warned.add(bot.name)
                warnings.warn(f"{bot.name} lost a move: {lost}", RuntimeWarning, stacklevel=2)
            return choice_instead(table.offered)

    def close(self) -> None:
        """End the processes of bots from files."""
        self._user_bots.close()


def _files(edition: str | Edition) -> EditionFiles:
    """A bot from a file reads the edition in its own process, so its files are needed."""
    if isinstance(edition, str):
        return files_of(edition)
    if edition.id in shipped_ids() and files_of(edition.id).digest == edition.digest:
        return files_of(edition.id)
    raise ValueError(f"edition {edition.id}: for bots from files name it by its folder, edition='path/to/it'")
