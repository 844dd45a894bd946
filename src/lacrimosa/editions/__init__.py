"""Editions: the printed values of a game, as data files, and the tables made of them."""

from lacrimosa.editions.edition import Edition
from lacrimosa.editions.errors import EditionError
from lacrimosa.editions.loader import load

__all__ = ["Edition", "EditionError", "load"]
