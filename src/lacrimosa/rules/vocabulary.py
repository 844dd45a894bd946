"""The closed vocabularies of the game, each word spelled once. Records, messages and page derive from it.

The rules reckon with numbers; the place of a word in its list is its number there (`kinds`, `events`,
`reasons`, `asked`, `waste`), where the number's name is the word in capitals.
"""

from typing import Final, Literal, get_args

# --- kinds.py and row.py ---
StoryPoint = Literal["talent", "journey", "composition"]
Action = Literal["document", "commission", "perform_or_sell", "travel", "requiem"]
Half = Literal["either", "perform", "sell"]
OpusType = Literal["opera", "religious", "symphony", "chamber"]
Instrument = Literal["horns", "percussion", "strings", "voice", "organ"]
Note = Literal["eighth", "sixteenth"]
Need = Literal["type", "period", "instrument", "movement"]
Level = Literal["easy", "medium", "hard"]
# The rules name the movements, so every edition has these five.
Movement = Literal["kyrie", "sequentia", "offertorium", "sanctus", "agnus_dei"]
Salieri = Literal["unseen", "in_row", "gone"]
CardKind = Literal["opus", "memory", "salieri"]
Section = Literal["experiences", "story"]

# --- events.py ---
GoodsKind = Literal[
    "ducats",
    "vp",
    "finance",
    "talent_track",
    "journey_track",
    "composition_track",
    "talent_counter",
    "journey_counter",
    "composition_counter",
]
Pile = Literal["deck", "cities", "row"]
SoloistDetails = Literal["row", "courts", "part"]
# What a gain, a payment or a VP comes from.
Cause = Literal[
    "setup",
    "top",
    "income",
    "exchange",
    "row",
    "commission",
    "perform",
    "sale",
    "offertorium",
    "city",
    "court",
    "road",
    "instrument",
    "composer",
    "requiem",
    "story",
    "sequentia",
    "finance",
    "bonus",
    "salieri",
    "upkeep",
    "overflow",
    "final_courts",
    "final_requiem",
    "final_story",
    "final_ducats",
]
EventKind = Literal[
    "round_began",
    "turn_began",
    "laid",
    "acted",
    "took_income",
    "gained",
    "lost",
    "drew",
    "shuffled",
    "row_taken",
    "row_discarded",
    "row_filled",
    "forgotten",
    "documented",
    "commissioned",
    "performed",
    "sold",
    "travelled",
    "city_used",
    "court_taken",
    "marker_placed",
    "neutral_placed",
    "neutral_lost",
    "composer_hired",
    "tile_laid",
    "declined",
    "repeat_offered",
    "maintenance_began",
    "cards_gathered",
    "gilded",
    "map_filled",
    "bonus_shown",
    "salieri_came",
    "salieri_left",
    "first_player",
    "soloist_laid",
    "game_ended",
    "turn_ended",
    "row_slid",
    "row_returned",
    "soloist_acted",
]

# --- reasons.py: why something cannot be chosen ---
ReasonCode = Literal[
    "game_over",
    "not_your_turn",
    "not_asked_now",
    "not_in_hand",
    "not_in_row",
    "action_not_offered",
    "cannot_pay",
    "not_yours",
    "already_performed",
    "wrong_type",
    "wrong_half",
    "no_such_place",
    "nothing_there",
    "space_taken",
    "space_covered",
    "no_marker",
    "stack_empty",
    "no_composer",
    "wrong_movement",
    "too_few_ducats",
    "no_counter",
    "exchange_closed",
    "owed_first",
    "marker_gone",
    "no_such_choice",
]

# --- asked.py; "over" when nobody is asked any more ---
QuestionKind = Literal[
    "lay_card",
    "act_or_income",
    "action_menu",
    "pay",
    "name_wild",
    "choose_route",
    "choose_marker",
    "place_neutral",
    "over",
]

# --- waste.py: what ending a turn would throw away ---
WasteKind = Literal["points_unspent", "action_unused", "bonus_missed"]

STORY_POINTS: Final[tuple[StoryPoint, ...]] = get_args(StoryPoint)
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
HALVES: Final[tuple[Half, ...]] = get_args(Half)
OPUS_TYPES: Final[tuple[OpusType, ...]] = get_args(OpusType)
INSTRUMENTS: Final[tuple[Instrument, ...]] = get_args(Instrument)
NOTES: Final[tuple[Note, ...]] = get_args(Note)
NEEDS: Final[tuple[Need, ...]] = get_args(Need)
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
MOVEMENTS: Final[tuple[Movement, ...]] = get_args(Movement)
SALIERI: Final[tuple[Salieri, ...]] = get_args(Salieri)
SECTIONS: Final[tuple[Section, ...]] = get_args(Section)
SOLOIST_DETAILS: Final[tuple[SoloistDetails, ...]] = get_args(SoloistDetails)
GOODS: Final[tuple[GoodsKind, ...]] = get_args(GoodsKind)
CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)
EVENTS: Final[tuple[EventKind, ...]] = get_args(EventKind)
REASONS: Final[tuple[ReasonCode, ...]] = get_args(ReasonCode)
QUESTIONS: Final[tuple[QuestionKind, ...]] = get_args(QuestionKind)
