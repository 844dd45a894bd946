"""The picture of a board, under the name it has always had here; `notation.picture` draws it."""

from lacrimosa.notation.picture import Picture, picture

__all__ = ["Picture", "picture"]
