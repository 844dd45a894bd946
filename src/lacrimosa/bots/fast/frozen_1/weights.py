"""What the planner believes things are worth, in VP at the end of the game. All tuning happens here.

Lists by round have six entries after an unused first: rounds 1 to 5, and 6 for after the last turn.
"""


class Weights:
    """One set of beliefs; a trial changes a copy."""

    def __init__(self) -> None:
        # A ducat, while there is something to buy; one more than can be spent; how soon "enough" is reached.
        self.ducat: list[float] = [0.0, 1.08, 1.06, 0.99, 0.90, 0.78, 0.333]
        self.idle_ducat: float = 0.36
        self.ducat_room: float = 6.0
        self.ducat_room_per_turn: float = 2.0
        # A story point by type, scaled by round; how soon "enough" is reached; one more counter than that.
        self.point: list[float] = [1.82, 0.94, 1.44]
        self.point_in: list[float] = [0.0, 1.0, 0.98, 0.90, 0.80, 0.70, 0.5]
        self.point_room: float = 1.0
        self.point_room_per_turn: float = 1.0
        self.idle_counter: float = 0.5
        # What income to come is worth against goods in hand.
        self.income: float = 0.85
        # What carrying out an action nets, by action and round; a second action on the same card.
        self.action: list[list[float]] = [
            [0.0, 3.0, 2.8, 2.4, 2.0, 2.0, 0.0],
            [0.0, 2.0, 2.5, 3.0, 3.6, 4.2, 0.0],
            [0.0, 1.5, 1.65, 1.9, 2.25, 2.7, 0.0],
            [0.0, 2.0, 2.3, 2.6, 3.0, 3.4, 0.0],
            [0.0, 3.0, 3.0, 3.2, 3.8, 4.4, 0.0],
        ]
        self.second_action: float = 0.65
        self.cards_now: float = 0.8  # cards still to be played this round
        self.cards_later: float = 0.6  # the nine cards in the rounds to come
        # Works: how often a Perform or Sell icon is used, the share of sales, the trust in all of it.
        self.use_of_icons: float = 0.85
        self.sales: float = 0.45
        self.works: float = 0.85
        # Courts: trust in a missing need, by time left; a period that is over.
        self.court: float = 0.95
        self.court_delay: float = 1.0
        self.past_period: float = 0.15
        # Requiem: chance of the majority at a tie, and what each marker of a lead adds.
        self.level_majority: float = 0.35
        self.lead_majority: float = 0.22
        self.marker: float = 0.25  # a marker still on the own board
        # Repeating tiles: Opus deeds of a type in a round, without and with an own work; a repeated action.
        self.deeds: float = 0.5
        self.deeds_per_work: float = 0.35
        self.repeat: float = 0.55
        self.finance: float = 1.3
