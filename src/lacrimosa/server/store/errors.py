"""What can go wrong with the storage."""


class Conflict(Exception):
    """Somebody else wrote first; nothing was written."""


class Unavailable(Exception):
    """Disk full, database gone or restarting: the text says what. Nothing is known to be written."""


class BadDatabase(Exception):
    """The database cannot be opened, and trying again will not help: the text says why."""


class InUse(BadDatabase):
    """Another server has the database open."""
