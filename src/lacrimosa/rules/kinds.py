"""The closed vocabulary of the game: every kind of thing the rules tell apart, as small integers.

Plain `Final` integers instead of enums: they compile to constants.
"""

from typing import Final

# Raised whenever the same choices would lead elsewhere than before; records name their version.
RULES_VERSION: Final = 1

# Story points (SP). WILD stands only where a rule lets the player name the type.
TALENT: Final = 0
JOURNEY: Final = 1
COMPOSITION: Final = 2
STORY_POINTS: Final = 3
WILD: Final = 3

# The five actions.
DOCUMENT: Final = 0
COMMISSION: Final = 1
PERFORM_OR_SELL: Final = 2
TRAVEL: Final = 3
REQUIEM: Final = 4
ACTIONS: Final = 5

# Which half of Perform or Sell a grant allows.
EITHER_HALF: Final = 0
ONLY_PERFORM: Final = 1
ONLY_SELL: Final = 2

# Opus types.
OPERA: Final = 0
RELIGIOUS: Final = 1
SYMPHONY: Final = 2
CHAMBER: Final = 3
OPUS_TYPES: Final = 4
ANY_TYPE: Final = -1

# Instruments, in the order of the personal board.
HORNS: Final = 0
PERCUSSION: Final = 1
STRINGS: Final = 2
VOICE: Final = 3
ORGAN: Final = 4
INSTRUMENTS: Final = 5

# Notes: the eighth is the top composer's, the sixteenth the bottom composer's.
EIGHTH: Final = 0
SIXTEENTH: Final = 1

# What a court tile asks for.
NEED_TYPE: Final = 0
NEED_PERIOD: Final = 1
NEED_INSTRUMENT: Final = 2
NEED_MOVEMENT: Final = 3

# What the repeating side of a composer tile does.
REPEAT_NOTHING: Final = 0
REPEAT_TRACK: Final = 1
REPEAT_OPUS: Final = 2
REPEAT_ACTION: Final = 3

# Soloist levels; NO_SOLOIST for two to four players.
NO_SOLOIST: Final = -1
EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2

ROUNDS: Final = 5
TURNS: Final = 4
HAND_SIZE: Final = 4
OWN_MEMORIES: Final = 9
ROW_SPACES: Final = 7
ROW_KEPT: Final = 3  # spaces 1 to 3 survive a maintenance, 4 to 7 do not

# Exchanges (TRN-7) and the last count (END-4, END-5).
DUCATS_FOR_COUNTER: Final = 3
STORY_POINTS_FOR_VP: Final = 2
DUCATS_FOR_VP: Final = 3

# Card codes of row and decks: one byte a card.
MEMORY_CARD: Final = 64  # code = MEMORY_CARD + memory; an Opus is its own number
SALIERI_CARD: Final = 128
NO_CARD: Final = 255

NOBODY: Final = -1
