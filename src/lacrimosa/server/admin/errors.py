"""What the operations refuse."""


class Refused(Exception):
    """It was not done, and nothing was changed: the text says why, in one line."""
