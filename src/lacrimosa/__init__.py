"""The board game of Mozart's Requiem as a rules engine, library and text client; unofficial."""

from lacrimosa.compiled import activate

activate()

__version__ = "0.1.0"
