"""The load: people at many tables who make choices at a steady rate."""

import asyncio
import gc
import random
import time
from collections import deque

from bench.server_load.loaded_server import Guest, Measured, open_table
from bench.server_load.players import LiveTable, Traffic

GUESTS = 8  # connections that open tables at once
SETTLE_SECONDS = 2.0
LOST_AFTER = 30.0  # seconds to wait for what is still under way at the end


class Load:
    """One measurement."""

    def __init__(self, server: Measured, tables: int, rate: float, seconds: float) -> None:
        self.server = server
        self.count = tables
        self.rate = rate
        self.seconds = seconds
        self.traffic = Traffic()
        self.rng = random.Random(1)
        self.live: list[LiveTable] = []

    async def run(self) -> dict[str, float]:
        hosts = [await self._guest() for _ in range(GUESTS)]
        friends = [await self._guest() for _ in range(GUESTS)]
        # What a first table costs is not what one more costs.
        await self._open(hosts, friends, 20)
        before = self.server.memory_kb()
        warm = len(self.live)
        await self._open(hosts, friends, self.count - warm)
        await asyncio.sleep(SETTLE_SECONDS)
        idle = (self.server.memory_kb() - before) / max(1, len(self.live) - warm)
        spent = await self._play()
        lost = await self._lost(hosts)
        for guest in (*hosts, *friends):
            guest.close()
        await asyncio.gather(*(player.leave() for game in self.live for player in game.players))
        delays = sorted(self.traffic.delays)
        return {
            "tables": len(self.live),
            "sockets": 2 * len(self.live),
            "seconds": round(spent, 1),
            "choices": self.traffic.answered,
            "choices_per_s": round(self.traffic.answered / spent, 1),
            "p50_ms": round(_share(delays, 0.5) * 1000, 2),
            "p99_ms": round(_share(delays, 0.99) * 1000, 2),
            "lost": lost,
            "kb_per_idle_table": round(idle, 1),
        }

    async def _guest(self) -> Guest:
        guest = Guest(self.server.host)
        await guest.ask("GET", "/api/me")
        return guest

    async def _open(self, hosts: list[Guest], friends: list[Guest], number: int) -> None:
        seeds = deque(range(len(self.live), len(self.live) + number))

        async def open_some(host: Guest, friend: Guest) -> None:
            while seeds:
                game = LiveTable(await open_table(host, friend, seeds.popleft()), self.traffic, self.rng)
                address = f"ws://{self.server.host}/api/tables/{game.name}/socket"
                for player, guest in zip(game.players, (host, friend), strict=True):
                    await player.sit(address, guest.cookie, self.server.url)
                self.live.append(game)

        await asyncio.gather(*(open_some(host, friend) for host, friend in zip(hosts, friends, strict=True)))

    async def _play(self) -> float:
        """Choices at a steady rate, each table in its turn; the seconds it took."""
        waiting = deque(self.live)
        # The pauses of this process are not the server's.
        gc.collect()
        gc.freeze()
        began = time.perf_counter()
        due = began
        end = began + self.seconds
        while (now := time.perf_counter()) < end:
            while due <= now:
                due += 1 / self.rate
                await self._one(waiting)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        spent = time.perf_counter() - began
        until = time.perf_counter() + LOST_AFTER
        while any(game.sent_at is not None for game in self.live) and time.perf_counter() < until:
            await asyncio.sleep(0.05)
        return spent

    async def _one(self, waiting: deque[LiveTable]) -> None:
        """The next table that is ready makes a choice; if none is, the rate is not reached."""
        for _ in range(len(waiting)):
            game = waiting[0]
            waiting.rotate(-1)
            player = game.ready()
            if player is not None:
                await game.choose(player)
                return

    async def _lost(self, hosts: list[Guest]) -> int:
        """Choices that were made and are not in the tables' logs, or never reached the other seat."""
        missing = 0
        for game in self.live:
            heard = max(player.step for player in game.players)
            missing += abs(game.made - heard)
        return missing + self.traffic.sent - self.traffic.answered


def _share(delays: list[float], share: float) -> float:
    return delays[min(len(delays) - 1, int(len(delays) * share))] if delays else float("nan")
