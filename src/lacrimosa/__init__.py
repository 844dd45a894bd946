"""The board game of Mozart's Requiem as a rules engine, library and text client; unofficial."""

from lacrimosa.compiled import activate

activate()

# Only now: whatever imports the rules must find the compiled ones where they are ready.
from lacrimosa.notation import Game, NotationError

__version__ = "0.1.0"
__all__ = ["Game", "NotationError", "__version__"]
