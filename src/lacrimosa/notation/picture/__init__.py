"""The board as a picture (SVG), drawn from the data of the edition; notebooks show it inline."""

from lacrimosa.notation.picture.board import Picture, picture, whole_picture

__all__ = ["Picture", "picture", "whole_picture"]
