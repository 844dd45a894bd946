"""What a bot answers: a pure function of its name, its seed at the table, its view and its budget.

A bot is made anew for every question, with a seed that comes from its own and from everything the seat sees.
So the same question gets the same answer from any process, also after a crash, and another one other luck.
Only a bot that thinks for as long as it may, as the virtuoso does, gets further on a quicker computer; by a
budget in positions it answers the same everywhere.
"""

import hashlib

from lacrimosa.bots.bot import DEFAULT_BUDGET, Budget
from lacrimosa.bots.registry import make_bot
from lacrimosa.rules.play import options
from lacrimosa.rules.view import View


def question_seed(seed: int, packed: bytes) -> int:
    """The seed for one question: of the bot's seed and the packed view."""
    mixed = hashlib.sha256(f"{seed}\0".encode() + packed).digest()
    return int.from_bytes(mixed[:7], "big")


def answer(bot: str, seed: int, view: View, budget: Budget = DEFAULT_BUDGET) -> int:
    """The choice of a new bot with this seed. The seat must be asked, with two options or more."""
    return make_bot(bot, seed).choose(view, options(view.state), budget)
