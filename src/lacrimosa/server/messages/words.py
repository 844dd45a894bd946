"""The closed vocabularies of the messages; the words are those of the notation, in the same order."""

from typing import Literal

Note = Literal["eighth", "sixteenth"]
Half = Literal["either", "perform", "sell"]
Need = Literal["type", "period", "instrument", "movement"]
Salieri = Literal["unseen", "in_row", "gone"]
CardKind = Literal["opus", "memory", "salieri"]
Section = Literal["experiences", "story"]
Pile = Literal["deck", "cities", "row"]

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

# What is asked, as in asked.py; "over" when nobody is asked any more.
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

# What a gain, a payment or a VP comes from.
WasteKind = Literal["points_unspent", "action_unused", "bonus_missed"]
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
]

# Why something cannot be chosen.
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
