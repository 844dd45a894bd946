"""What a step says about itself, as data: for messages, observations and sentences alike."""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.tables import FREE, Cost, Grant

# Kinds of questions.
LAY_CARD: Final = 0
ACT_OR_INCOME: Final = 1
ACTION_MENU: Final = 2
PAY: Final = 3
NAME_WILD: Final = 4
CHOOSE_ROUTE: Final = 5
CHOOSE_MARKER: Final = 6
PLACE_NEUTRAL: Final = 7
QUESTIONS: Final = 8


class Asked:
    """A question: its kind, and of the rest what it is about. All of it is public."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.into_story = False
        self.memory: i64 = NOBODY  # the card that could be acted on
        self.income: i64 = 0  # ducats
        self.grants: list[Grant] = []
        self.is_repeat = False
        self.ends_turn = False
        self.owed: Cost = FREE
        self.split: i64 = NOBODY  # the story point to be split between track and counters
        self.wild_tracks: i64 = 0  # points to name
        self.wild_counters: i64 = 0
        self.cause: i64 = NOBODY
        self.space: i64 = NOBODY  # of the Requiem
        self.note: i64 = NOBODY
        self.movement: i64 = NOBODY
        self.place: i64 = NOBODY
        self.routes: list[Cost] = []  # with the tile at their end


class Waiting:
    """What waits below a question, all steps together: what comes after it. All of it is public."""

    def __init__(self, asked: i64) -> None:
        self.asked = asked  # whom the question asks
        self.menus: i64 = 0  # how often each action will be offered: eight bits an action
        self.wild: i64 = 0  # points to name
        # Masks of what is on its way.
        self.works: i64 = 0
        self.memories: i64 = 0
        self.places: i64 = 0
        self.tiles: i64 = 0
        # Of whoever is asked:
        self.finance = False
        self.bonus = False
