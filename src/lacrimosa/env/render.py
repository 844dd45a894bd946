"""Render modes: the board as text, printed or returned, or as a picture."""

from lacrimosa.editions import Edition
from lacrimosa.notation.board import board_text
from lacrimosa.notation.picture import Picture, picture
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view

MODES = ["human", "ansi", "svg"]
FRAMES_PER_SECOND = 1  # the libraries want a figure; a board game has none


class UnknownRenderMode(ValueError, TypeError):
    """A mode there is none of. A TypeError too: stable-baselines3 asks every environment for "rgb_array" by
    itself, and takes that back when it hears of one."""


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise UnknownRenderMode(f"render_mode {mode!r} is none of {', '.join(MODES)}")
    return mode


def render(mode: str | None, edition: Edition, state: State, seat: int) -> str | Picture | None:
    """The board as a seat sees it: nothing for "human", which prints it."""
    if mode is None:
        return None
    seen = view(state, seat)
    if mode == "svg":
        return picture(edition, seen)
    text = board_text(edition, seen)
    if mode == "ansi":
        return text
    print(text)
    return None
