"""The ladder's bots play every day's deal: once each, in the background, the same everywhere."""

import asyncio
import secrets
from typing import Final

import structlog

from lacrimosa.bot_processes.bot_pool import BotPool, BotQuestion, NoAnswer
from lacrimosa.bots.bot import Budget
from lacrimosa.bots.ladder import LADDER
from lacrimosa.notation import Game
from lacrimosa.notation.moves import make_by
from lacrimosa.rules.view import view
from lacrimosa.server.daily.commissions import Commissions, Dealt
from lacrimosa.server.daily.dealing import KINDS, RIVAL
from lacrimosa.server.daily.results import SEAT, encode_result, result_of
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.luck import Luck, bot_seed

# By a number of positions every computer comes to the same choices.
BUDGET: Final = Budget(nodes=1000)
LEASE_MS: Final = 60_000
FIRST_LOOK: Final = 60.0  # seconds after the start: whoever came to play comes first
PAUSE: Final = 30.0  # seconds between two looks

log = structlog.get_logger()


class LadderPlay:
    """One per process; a claim in the store keeps two of them from letting the same bot play."""

    def __init__(
        self, hall: Hall, bots: BotPool, commissions: Commissions, first_look: float = FIRST_LOOK
    ) -> None:
        self._hall = hall
        self._shelf = hall.store.commissions
        self._bots = bots
        self._commissions = commissions
        self._first_look = first_look
        self._name = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._play_for_ever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _play_for_ever(self) -> None:
        await asyncio.sleep(self._first_look)
        while True:
            try:
                await self.play_today()
            except (Refused, Unavailable, NoAnswer) as problem:
                log.warning("the bots' daily games have to wait", problem=str(problem))
            except Exception:
                self._hall.metrics.error("daily")
                log.exception("the bots' daily games failed")
            await asyncio.sleep(PAUSE)

    async def play_today(self) -> None:
        """Let every bot play that has not, the quickest ones first."""
        for kind in KINDS:
            dealt = await self._commissions.dealt(self._commissions.today, kind)
            day = dealt.day.isoformat()
            done = {row.bot for row in await self._shelf.bots(day, kind) if row.result is not None}
            for bot in LADDER:
                if bot not in done and await self._hold(dealt, bot):
                    await self._play(dealt, bot)

    async def _hold(self, dealt: Dealt, bot: str) -> bool:
        now = self._hall.clock()
        return await self._shelf.claim_bot(
            dealt.day.isoformat(), dealt.kind, bot, self._name, now, now + LEASE_MS
        )

    async def _play(self, dealt: Dealt, bot: str) -> None:
        game = await self._commissions.new_game(dealt)
        held = self._hall.clock()
        while not game.over:
            if self._hall.clock() > held + LEASE_MS // 2:
                if not await self._hold(dealt, bot):
                    return
                held = self._hall.clock()
            await self._choose(dealt, game, bot)
        result = result_of(game)
        await self._shelf.keep_bot(
            dealt.day.isoformat(), dealt.kind, bot, self._name, result.score, encode_result(result)
        )
        log.info("a bot has played", day=dealt.day.isoformat(), kind=dealt.kind, bot=bot)

    async def _choose(self, dealt: Dealt, game: Game, bot: str) -> None:
        choice = game.forced()
        if choice is None:
            seat = game.to_move or 0
            choice = await self._bots.choose(
                BotQuestion(
                    bot=bot if seat == SEAT else RIVAL,
                    seed=bot_seed(dealt.secret, len(game.moves), seat),
                    edition=game.edition,
                    view=view(game.state, seat),
                    budget=BUDGET,
                    table=f"daily {dealt.kind} {bot}",
                    is_watched=False,
                )
            )
        move = make_by(game.state.clone(), choice, Luck(dealt.secret, game.moves))
        game.make(choice, [order for _, order in move.shuffles])
