"""A process that lets the ladder play the day's deal; it says when it is in the middle, and stays there."""

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from server.daily.commissioning import QuickBots, site

from lacrimosa.server.daily.ladder import LadderPlay


async def main(url: str, hangs_at: int) -> None:
    async with site(url) as one:
        await LadderPlay(one.hall, QuickBots(hangs_at), one.commissions).play_today()  # type: ignore[arg-type]


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], hangs_at=230))
