"""The board game of Mozart's Requiem: rules engine, server, bots and environments; unofficial."""

from lacrimosa.compiled import activate

activate()

# Only now: whatever imports the rules must find the compiled ones where they are ready.
from lacrimosa.notation import Game, NotationError

__version__ = "0.1.0"
__all__ = ["Game", "NotationError", "__version__"]
