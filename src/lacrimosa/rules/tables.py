"""The immutable component tables the rules read: what an edition prints, as numbers.

Names, titles and words are not here: the edition keeps them beside these tables under the same indexes.
"""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT
from lacrimosa.rules.events import FROM_CITY, FROM_COMPOSER, cause
from lacrimosa.rules.kinds import (
    ACTIONS,
    ANY_TYPE,
    COMPOSITION,
    DUCATS_FOR_COUNTER,
    EITHER_HALF,
    INSTRUMENTS,
    JOURNEY,
    OPUS_TYPES,
    ROUNDS,
    TALENT,
)

# A set of components is a bit mask in one machine integer, so no kind may outnumber its bits.
MOST_OF_A_KIND: Final = 62


def packed(talent: i64, journey: i64, composition: i64) -> i64:
    """Three amounts in one integer, sixteen bits each, as tracks and counters are kept."""
    return talent | journey << 16 | composition << 32


# One point of each type, packed.
POINT: Final = [1, 1 << 16, 1 << 32]


def amount_of(packed: i64, kind: i64) -> i64:
    """The amount of one story point among three packed ones."""
    return (packed >> (kind * 16)) & 0xFFFF


def packed_amount(kind: i64, amount: i64) -> i64:
    """An amount of one story point, packed: to be added to others."""
    return amount << (kind * 16)


class Cost:
    """What something costs; `wild` points are named by the player when paying."""

    def __init__(
        self,
        ducats: i64 = 0,
        talent: i64 = 0,
        journey: i64 = 0,
        composition: i64 = 0,
        wild: i64 = 0,
        finance: i64 = 0,
    ) -> None:
        self.ducats = ducats
        self.points = packed(talent, journey, composition)
        self.wild = wild
        self.finance = finance

    def plus(self, other: "Cost") -> "Cost":
        """Both costs in one payment."""
        total = Cost(
            self.ducats + other.ducats, 0, 0, 0, self.wild + other.wild, self.finance + other.finance
        )
        total.points = self.points + other.points
        return total

    def point(self, kind: i64) -> i64:
        return (self.points >> (kind * 16)) & 0xFFFF

    def is_free(self) -> bool:
        return self.ducats == 0 and self.points == 0 and self.wild == 0 and self.finance == 0

    def code(self) -> list[int]:
        """The four numbers that make this cost again, for positions."""
        return [self.ducats, self.points, self.wild, self.finance]

    def is_same(self, other: "Cost") -> bool:
        return self.code() == other.code()


def cost_of_code(code: list[int]) -> Cost:
    cost = Cost(code[0], 0, 0, 0, code[2], code[3])
    cost.points = code[1]
    return cost


FREE: Final = Cost()


class Debt:
    """What has to be paid before a step, in each way it can be asked, and the cause of the payment."""

    def __init__(self, why: i64, prices: list[Cost]) -> None:
        self.why = why
        self.prices = prices


class Reward:
    """Goods, and the actions that follow them (PAY-8)."""

    def __init__(self) -> None:
        self.ducats: i64 = 0
        self.vp: i64 = 0
        self.finance: i64 = 0
        self.tracks: i64 = 0  # packed
        self.counters: i64 = 0  # packed
        self.wild_tracks: i64 = 0
        self.wild_counters: i64 = 0
        self.per_opus: list[tuple[int, int]] = []  # (VP, Opus type)
        self.neutral: i64 = 0  # the neutral Requiem marker, on an instrument space only
        self.grants: list[Grant] = []

    def help(self, overflow: i64) -> i64:
        """The most ducats a payment can be eased by gaining it.

        A point saves the three it would cost, or gives what a step beyond the end of a track does.
        """
        points = self.tracks + self.counters
        loose = amount_of(points, TALENT) + amount_of(points, JOURNEY) + amount_of(points, COMPOSITION)
        worth: i64 = DUCATS_FOR_COUNTER if overflow < DUCATS_FOR_COUNTER else overflow
        return self.ducats + worth * (loose + self.wild_tracks + self.wild_counters)


class Grant:
    """One action a player may carry out: plain, or narrowed to a half and an Opus type, with a bonus."""

    def __init__(
        self, action: i64, half: i64 = EITHER_HALF, opus_type: i64 = ANY_TYPE, bonus: Reward | None = None
    ) -> None:
        self.action = action
        self.half = half
        self.opus_type = opus_type
        self.bonus = bonus
        self.bonus_index: i64 = -1  # of `bonus` in Tables.grant_bonuses


NO_REWARD: Final = Reward()
PLAIN_GRANT: Final = [Grant(action) for action in range(ACTIONS)]


class OpusCard:
    """A work: its price, what it scores, and what performing or selling it does."""

    def __init__(
        self,
        period: i64,
        kind: i64,
        cost: Cost,
        vp: i64,
        perform_talent: i64,
        perform_ducats: i64,
        sell_talent: i64,
        sell_finance: i64,
        sell_vp: i64,
    ) -> None:
        self.period = period  # 1 to 5; 0 for the starting Opus (SET-12)
        self.kind = kind  # Opus type; ANY_TYPE for the starting Opus, which has none
        self.cost = cost
        self.vp = vp
        self.perform_cost = Cost(0, perform_talent)
        self.perform_ducats = perform_ducats
        self.sell_cost = Cost(0, sell_talent)
        self.sell_finance = sell_finance
        self.sell_vp = sell_vp


class MemoryCard:
    """A memory: actions in printed order, the top reward, and the story part."""

    def __init__(self, period: i64, actions: list[int], top: Reward, story: Reward) -> None:
        self.period = period  # 1 to 5; 0 for a starting card
        self.actions = actions
        self.top = top
        self.story = story
        # In the order of the choices, not of the print: options are sorted.
        self.grants = [Grant(action) for action in sorted(actions)]


class RowSpace:
    """One space of the card row: the Opus strip and the Memory strip."""

    def __init__(self, opus_cost: Cost, opus_gain: Reward, memory_cost: Cost, memory_gain: Reward) -> None:
        self.opus_cost = opus_cost
        self.opus_gain = opus_gain
        self.memory_cost = memory_cost
        self.memory_gain = memory_gain


class MapTile:
    """A city or a court: cost, both sides, and for courts what the last count asks."""

    def __init__(
        self, cost: Cost, plain: Reward, gilded: Reward, need: i64, icons: list[int], vp: i64
    ) -> None:
        self.cost = cost
        self.plain = plain
        self.gilded = gilded
        self.need = need
        self.icons = icons
        self.vp = vp


class ComposerTile:
    """A tile of a composer's stack."""

    def __init__(
        self,
        composer: i64,
        movement: i64,
        dots: i64,
        cost: Cost,
        instant: Reward,
        repeat: i64,
        repeat_what: i64,
        repeat_vp: i64,
    ) -> None:
        self.composer = composer
        self.movement = movement
        self.dots = dots
        self.cost = cost
        self.instant = instant
        self.repeat = repeat
        self.repeat_what = repeat_what  # a track, an Opus type or an action, as `repeat` says
        self.repeat_vp = repeat_vp


class BonusTile:
    """A period bonus: a reward for every icon of one action."""

    def __init__(self, period: i64, action: i64, reward: Reward) -> None:
        self.period = period
        self.action = action
        self.reward = reward


class SoloistCard:
    """A card of the Soloist: actions above, details below."""

    def __init__(
        self,
        actions: list[int],
        from_left: bool,
        ascending: bool,
        courts: i64,
        movement: i64,
        from_top: bool,
    ) -> None:
        self.actions = actions
        self.from_left = from_left
        self.ascending = ascending
        self.courts = courts
        self.movement = movement
        self.from_top = from_top


class Tables:
    """Everything an edition prints. Lists are in index order and never change after loading."""

    def __init__(self) -> None:
        # Cards. The starting Opus is the last Opus; the starting Memory cards are the first memories.
        self.opus: list[OpusCard] = []
        self.memories: list[MemoryCard] = []
        self.starting_opus: i64 = 0
        self.starting_memories: i64 = 0
        self.bonuses: list[BonusTile] = []
        # Row and map. Places count from 0 in the order of their printed numbers.
        self.row: list[RowSpace] = []
        self.is_court: list[bool] = []
        self.routes: list[list[list[Cost]]] = []  # [from][to] = routes no other route undercuts
        self.start_place: i64 = 0
        self.cities: list[MapTile] = []
        self.courts: list[MapTile] = []
        # Requiem. Spaces of a movement follow each other, top to bottom.
        self.high: list[int] = []
        self.low: list[int] = []
        self.first_space: list[int] = []  # of each movement, and one more entry past the end
        self.space_movement: list[int] = []
        self.space_instrument: list[int] = []
        self.constanze: list[list[i64]] = []  # [card][players - 2] = mask of covered spaces
        self.composers: i64 = 0
        self.composer_tiles: list[ComposerTile] = []
        self.stacks: list[list[list[int]]] = []  # [composer][movement] = tiles, cheapest first
        # Personal board.
        self.instrument_of: list[int] = []  # of each instrument space
        self.instrument_reward: list[Reward] = []
        self.finance: list[Reward] = []
        self.finance_start: i64 = 0
        self.track_max: i64 = 0
        self.track_start: i64 = 0
        self.track_overflow_ducats: i64 = 0
        self.finance_overflow_vp: i64 = 0
        # Start of the game, by turn order.
        self.start_ducats: list[int] = []
        self.start_vp: list[int] = []
        # Soloist: cards, and by level the deck and the finance space.
        self.soloist_cards: list[SoloistCard] = []
        self.soloist_deck: list[list[int]] = []
        self.soloist_finance: list[int] = []
        # Derived by `finish`.
        self.opus_of_type: list[i64] = []  # masks
        self.opus_of_period: list[i64] = []  # masks, index 0 unused
        self.memories_of_period: list[i64] = []
        self.spaces_of_movement: list[i64] = []
        self.spaces_of_instrument: list[i64] = []
        self.grant_bonuses: list[Reward] = []
        self.grant_bonus_cause: list[i64] = []

    def finish(self) -> None:
        """Derive what follows from the printed values. Called once, after loading."""
        self.opus_of_type = _masks([card.kind for card in self.opus], OPUS_TYPES)
        self.opus_of_period = _masks([card.period for card in self.opus], ROUNDS + 1)
        self.memories_of_period = _masks([card.period for card in self.memories], ROUNDS + 1)
        self.spaces_of_movement = _masks([i64(n) for n in self.space_movement], len(self.high))
        self.spaces_of_instrument = _masks([i64(n) for n in self.space_instrument], INSTRUMENTS)
        self.opus_of_period[0] = BIT[self.starting_opus]
        for index in range(len(self.composer_tiles)):
            self._keep_bonuses(self.composer_tiles[index].instant, cause(FROM_COMPOSER, index))
        for index in range(len(self.cities)):
            self._keep_bonuses(self.cities[index].plain, cause(FROM_CITY, index))
            self._keep_bonuses(self.cities[index].gilded, cause(FROM_CITY, index))

    def _keep_bonuses(self, reward: Reward, why: i64) -> None:
        """Number the bonuses of a reward's grants, so that a step can name one by its number.

        The grants are put in the order of their choices, since options are sorted.
        """
        reward.grants.sort(key=lambda grant: grant.action)
        for grant in reward.grants:
            if grant.bonus is not None:
                grant.bonus_index = len(self.grant_bonuses)
                self.grant_bonuses.append(grant.bonus)
                self.grant_bonus_cause.append(why)


def _masks(values: list[i64], kinds: i64) -> list[i64]:
    """For every kind the mask of the indexes that have it; values outside the kinds are in none."""
    masks: list[i64] = [0] * kinds
    index: i64 = 0
    for value in values:
        if 0 <= value < kinds:
            masks[value] = masks[value] | BIT[index]
        index += 1
    return masks
