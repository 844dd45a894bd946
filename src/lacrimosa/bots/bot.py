"""What a bot is: a name, and an answer to every question its seat is asked."""

from typing import Protocol

from lacrimosa.rules.view import View


class Bot(Protocol):
    """A player. It gets the seat's view and its own seed, never the state behind the view."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, options: list[int]) -> int:
        """One of `options`, which are sorted and at least two. The view is the bot's own to keep."""
        ...
