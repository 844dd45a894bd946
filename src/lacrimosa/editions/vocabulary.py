"""The words of the data files, in the order of the numbers that the rules use for them."""

from typing import Literal, get_args

from lacrimosa.rules.kinds import (
    COMMISSION,
    DOCUMENT,
    EITHER_HALF,
    NEED_INSTRUMENT,
    NEED_MOVEMENT,
    NEED_PERIOD,
    NEED_TYPE,
    ONLY_PERFORM,
    ONLY_SELL,
    PERFORM_OR_SELL,
    REQUIEM,
    TRAVEL,
)

# The order is that of rules/kinds.py: the index of a word is its number there.
OpusType = Literal["opera", "religious", "symphony", "chamber"]
Instrument = Literal["horns", "percussion", "strings", "voice", "organ"]
StoryPoint = Literal["talent", "journey", "composition"]
Action = Literal["document", "commission", "perform_or_sell", "travel", "requiem"]
Level = Literal["easy", "medium", "hard"]
# The rules name the movements, so every edition has these five.
Movement = Literal["kyrie", "sequentia", "offertorium", "sanctus", "agnus_dei"]
# What a reward may grant: an action, or one half of Perform or Sell.
Granted = Literal["document", "commission", "perform_or_sell", "perform", "sell", "travel", "requiem"]
Need = Literal["type", "period", "instrument", "movement"]

OPUS_TYPES: tuple[OpusType, ...] = get_args(OpusType)
INSTRUMENTS: tuple[Instrument, ...] = get_args(Instrument)
STORY_POINTS: tuple[StoryPoint, ...] = get_args(StoryPoint)
ACTIONS: tuple[Action, ...] = get_args(Action)
LEVELS: tuple[Level, ...] = get_args(Level)
MOVEMENTS: tuple[Movement, ...] = get_args(Movement)

# For each word of Granted the action and the half of it.
GRANTS: dict[Granted, tuple[int, int]] = {
    "document": (DOCUMENT, EITHER_HALF),
    "commission": (COMMISSION, EITHER_HALF),
    "perform_or_sell": (PERFORM_OR_SELL, EITHER_HALF),
    "perform": (PERFORM_OR_SELL, ONLY_PERFORM),
    "sell": (PERFORM_OR_SELL, ONLY_SELL),
    "travel": (TRAVEL, EITHER_HALF),
    "requiem": (REQUIEM, EITHER_HALF),
}
NEEDS: dict[Need, int] = {
    "type": NEED_TYPE,
    "period": NEED_PERIOD,
    "instrument": NEED_INSTRUMENT,
    "movement": NEED_MOVEMENT,
}
