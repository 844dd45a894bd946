"""The words of the game that are the same in every edition, one table per vocabulary.

The rules know only numbers; the index of a word here is its number in `rules/`.
"""

from typing import Final

from lacrimosa.editions.vocabulary import ACTIONS, INSTRUMENTS, LEVELS, OPUS_TYPES, STORY_POINTS

__all__ = ["ACTIONS", "INSTRUMENTS", "LEVELS", "OPUS_TYPES", "STORY_POINTS"]

SEATS: Final = ("A", "B", "C", "D")
NOTES: Final = ("eighth", "sixteenth")
HALVES: Final = ("either", "perform", "sell")
NEEDS: Final = ("type", "period", "instrument", "movement")
SALIERI: Final = ("unseen", "in_row", "gone")  # State.salieri
SALIERI_WORD: Final = "salieri"  # the card

# Goods, as in events.py.
GOODS: Final = (
    "ducats",
    "vp",
    "finance",
    *(f"{point}_track" for point in STORY_POINTS),
    *(f"{point}_counter" for point in STORY_POINTS),
)

# What a gain or a payment comes from, as in events.py.
CAUSES: Final = (
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
)

# Kinds of events, as in events.py.
EVENTS: Final = (
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
)

# Why not, as in reasons.py.
REASONS: Final = (
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
)

# Every step that can be pending, by the name of its class.
STEPS: Final = (
    "ActOrIncome",
    "ActionMenu",
    "Arrive",
    "BeginRound",
    "BonusUpkeep",
    "ChooseMarker",
    "ChooseRoute",
    "EndGame",
    "EndTurn",
    "FinanceUpkeep",
    "FinishAction",
    "GatherCards",
    "HireComposer",
    "LayCard",
    "LayTile",
    "MainBoardUpkeep",
    "NameWild",
    "NextTurn",
    "Pay",
    "PerformOpus",
    "PlaceNeutral",
    "SellOpus",
    "SoloistAction",
    "SoloistTurn",
    "StoryUpkeep",
    "TakeMemory",
    "TakeOpus",
)
