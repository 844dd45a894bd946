"""Counts, names and numbers: as many pieces as declared, every id once, every series without a gap."""

from collections import Counter
from collections.abc import Sequence

from lacrimosa.editions.errors import refuse
from lacrimosa.editions.schema import Counts, Data
from lacrimosa.editions.vocabulary import INSTRUMENTS, LEVELS, MOVEMENTS, OPUS_TYPES
from lacrimosa.rules.choices import HIGHEST_TRACK, MOST_INSTRUMENT_SPACES, MOST_PLACES
from lacrimosa.rules.kinds import OWN_MEMORIES, ROUNDS, ROW_SPACES
from lacrimosa.rules.tables import MOST_OF_A_KIND

PLAYERS = 4
del INSTRUMENTS, OPUS_TYPES
