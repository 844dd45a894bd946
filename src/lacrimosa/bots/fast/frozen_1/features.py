"""A position as numbers for the value network: one row of bytes from the side of one seat.

Rows hold kinds and amounts, never the number of a component, so that a network knows any edition. Only what
is open to all is looked at: cards in hand and deck count together. These are the features of version 1.
"""

from typing import Final

from mypy_extensions import i64

from lacrimosa.bots.fast.frozen_1.holdings import (
    court_value,
    requiem_value,
    serving,
    tiles_value,
    works_value,
)
from lacrimosa.bots.fast.frozen_1.value import Coming, Valuer, laid, to_play, turns_left
from lacrimosa.rules.bits import BIT, count_bits
from lacrimosa.rules.kinds import (
    ACTIONS,
    NEED_PERIOD,
    OPUS_TYPES,
    REPEAT_ACTION,
    REPEAT_OPUS,
    REPEAT_TRACK,
    ROUNDS,
    STORY_POINTS,
    TURNS,
)
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.upkeep import icons
from lacrimosa.rules.tables import Reward, Tables

MARK_BYTES: Final = 40  # of a row; the numbers follow
ROW_BYTES: Final = 158
WORD: Final = 56  # bits used of eight bytes, so that the sign is never touched
DUCAT_STEPS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 19, 24]
COUNTER_STEPS: Final = [1, 2, 3, 4, 6]
MOST_TRACK: Final = 4
MOST_FINANCE: Final = 12
MOST_ICONS: Final = 6
MOST_MARKERS: Final = 12
MOVEMENTS: Final = 5
LEADS: Final = 7  # from three behind to three ahead
BEST_WORKS: Final = 4
# What Memory cards print is packed for adding up, eight bits a quantity: nine cards sum in a few steps.
LANE: Final = 8
# Lanes of `icons`: the five actions, then whether the card has two of them.
ICON_LANES: Final = ACTIONS + 1
# Lanes of `story` and `top`: VP, ducats, talent, journey, composition, wild, finance.
GOODS_LANES: Final = 7


class Featurer:
    """Writes rows for positions of one edition."""

    def __init__(self, valuer: Valuer) -> None:
        self.valuer = valuer
        self.printed = Printed(valuer.tables)
        self.words: list[bytes] = []
        self.word: i64 = 0
        self.used: i64 = 0  # bits of the word
        self.numbers: list[int] = []
        self.base: float = 0.0  # the hand-made value of the last row's position

    def row(self, state: State, seat: Seat) -> bytes:
        """The position from this seat's side: marks as bits, eight bytes a word, then numbers as bytes.

        `base` is then the position's hand-made value.
        """
        self.words = []
        self.word = 0
        self.used = 0
        self.numbers = []
        self._write(state, seat)
        self.words.append(int(self.word).to_bytes(8, "little"))
        return b"".join(self.words) + bytes(self.numbers)

    def _write(self, state: State, seat: Seat) -> None:
        now = state.round
        left = turns_left(state, seat)
        if state.turn == 0:
            now += 1
            left = TURNS
        rest = to_play(seat)
        owned = rest | laid(seat)
        coming = Coming(state, seat)
        self._time(state, seat, now, left)
        self._goods(seat)
        self._cards(state, seat, rest, owned)
        self._coming(state, seat, coming, rest)
        self._works(seat, now)
        self._courts(state, seat)
        self._requiem(state, seat)
        self._tiles(state, seat)
        self._others(state, seat)
        self._parts(state, seat, coming, rest, owned, now, left)

    # --- writing ---------------------------------------------------------------------------------

    def _number(self, value: i64) -> None:
        if value <= 0:
            self.numbers.append(0)
        else:
            self.numbers.append(int(value) if value < 255 else 255)

    def _marks(self, marks: i64, size: i64) -> None:
        """Some bits; those of one call stay in one word."""
        if self.used + size > WORD:
            self.words.append(int(self.word).to_bytes(8, "little"))
            self.word = 0
            self.used = 0
        self.word |= marks << self.used
        self.used += size

    def _one_of(self, value: i64, kinds: i64) -> None:
        self._marks(BIT[value] if 0 <= value < kinds else 0, kinds)

    def _up_to(self, value: i64, most: i64) -> None:
        """One mark for every unit: what the fifth adds need not be what the first did."""
        self._marks(BIT[value if value < most else most] - 1, most)

    def _over(self, value: i64, steps: list[int]) -> None:
        marks: i64 = 0
        place: i64 = 0
        for step in steps:
            if value >= step:
                marks |= BIT[place]
            place += 1
        self._marks(marks, place)

    def _lanes(self, packed: i64, lanes: i64) -> None:
        lane: i64 = 0
        while lane < lanes:
            self._number((packed >> (lane * LANE)) & 0xFF)
            lane += 1

    # --- what is written -------------------------------------------------------------------------

    def _time(self, state: State, seat: Seat, now: i64, left: i64) -> None:
        self._one_of(now - 1, ROUNDS + 1)
        self._one_of(left, TURNS + 1)
        self._marks(1 if state.turn == 0 else 0, 1)
        self._one_of(state.deal.players - 1, 4)
        count: i64 = len(state.seats)
        self._one_of((seat.index - state.first + count) % count, 4)

    def _goods(self, seat: Seat) -> None:
        self._number(seat.vp // 2)
        self._number(seat.ducats)
        self._over(seat.ducats, DUCAT_STEPS)
        kind: i64 = 0
        while kind < STORY_POINTS:
            self._up_to(seat.track(kind), MOST_TRACK)
            self._over(seat.counter(kind), COUNTER_STEPS)
            kind += 1
        self._up_to(seat.finance, MOST_FINANCE)

    def _cards(self, state: State, seat: Seat, rest: i64, owned: i64) -> None:
        printed = self.printed
        for cards in (rest, owned):
            shown = add_up(printed.icons, cards)
            action: i64 = 0
            while action < ACTIONS:
                self._up_to((shown >> (action * LANE)) & 0xFF, MOST_ICONS)
                action += 1
            self._lanes(shown, ICON_LANES)
            self._lanes(add_up(printed.story, cards), GOODS_LANES)
            self._lanes(add_up(printed.top, cards), GOODS_LANES)

    def _coming(self, state: State, seat: Seat, coming: Coming, rest: i64) -> None:
        """What this round's maintenance will bring, and the period bonus."""
        self._number(coming.vp)
        self._number(coming.ducats)
        self._number(coming.wild)
        kind: i64 = 0
        while kind < STORY_POINTS:
            self._up_to((coming.tracks >> (kind * 16)) & 0xFFFF, MOST_TRACK + 1)
            kind += 1
        bonus = state.tables.bonuses[state.bonus]
        self._one_of(bonus.action, ACTIONS)
        self._number(icons(state, seat, bonus.action))
        self._number((add_up(self.printed.icons, rest) >> (bonus.action * LANE)) & 0xFF)

    def _works(self, seat: Seat, now: i64) -> None:
        tables = self.valuer.tables
        standing = seat.opus & ~seat.performed
        kind: i64 = 0
        while kind < OPUS_TYPES:
            self._number(count_bits(seat.opus & tables.opus_of_type[kind]))
            self._number(count_bits(standing & tables.opus_of_type[kind]))
            kind += 1
        period: i64 = 0
        while period <= ROUNDS:
            self._number(count_bits(seat.opus & tables.opus_of_period[period]))
            period += 1
        at = now if now <= ROUNDS else ROUNDS
        self._best(self.valuer.worth.performing[at], standing)
        self._best(self.valuer.worth.performing[at], seat.opus)
        self._best(self.valuer.worth.selling[at], seat.opus)

    def _best(self, worth: list[float], works: i64) -> None:
        """The best few works, in quarters of a VP."""
        best: list[float] = [0.0] * BEST_WORKS
        opus: i64 = 0
        while works:
            if works & 1:
                value = worth[opus]
                place: i64 = 0
                while place < BEST_WORKS:
                    if value > best[place]:
                        other = best[place]
                        best[place] = value
                        value = other
                    place += 1
            works >>= 1
            opus += 1
        for value in best:
            self._number(i64(value * 4.0))

    def _courts(self, state: State, seat: Seat) -> None:
        """Courts by what they lack: how many, and their VP."""
        count: list[int] = [0] * 3
        points: list[int] = [0] * 3
        works = seat.opus
        markers = seat.eighths | seat.sixteenths
        left = seat.courts
        index: i64 = 0
        while left:
            if left & 1:
                court = state.tables.courts[index]
                lacking = 0
                for icon in court.icons:
                    own = serving(state, court, icon, works, markers)
                    if own == 0:
                        lacking += 1
                    elif court.need <= NEED_PERIOD:
                        works &= ~(own & -own)
                    else:
                        markers &= ~(own & -own)
                lacking = lacking if lacking < 2 else 2
                count[lacking] += 1
                points[lacking] += int(court.vp)
            left >>= 1
            index += 1
        for lacking in range(3):
            self._number(count[lacking])
            self._number(points[lacking])

    def _requiem(self, state: State, seat: Seat) -> None:
        eighths = state.neutral_eighths
        sixteenths = state.neutral_sixteenths
        for other in state.seats:
            eighths |= other.eighths
            sixteenths |= other.sixteenths
        tables = state.tables
        taken = state.filled | state.covered
        movement: i64 = 0
        while movement < MOVEMENTS:
            mask = tables.spaces_of_movement[movement] if movement < len(tables.high) else 0
            own_eighths = count_bits(seat.eighths & mask)
            own_sixteenths = count_bits(seat.sixteenths & mask)
            self._number(own_eighths)
            self._number(own_sixteenths)
            self._number(count_bits(mask & ~taken))
            lead = count_bits(eighths & mask) - count_bits(sixteenths & mask)
            lead = -3 if lead < -3 else lead
            lead = 3 if lead > 3 else lead
            # Who has no marker there does not care who leads.
            self._one_of(lead + 3 if own_eighths > 0 else -1, LEADS)
            self._one_of(lead + 3 if own_sixteenths > 0 else -1, LEADS)
            movement += 1
        self._up_to(count_bits(seat.markers), MOST_MARKERS)
        self._marks(seat.markers & (BIT[MOST_MARKERS] - 1), MOST_MARKERS)

    def _tiles(self, state: State, seat: Seat) -> None:
        """Repeating tiles: steps by track, VP by Opus type, repeats by action."""
        count: list[int] = [0] * (STORY_POINTS + OPUS_TYPES + ACTIONS)
        left = seat.tiles
        index: i64 = 0
        while left:
            if left & 1:
                tile = state.tables.composer_tiles[index]
                if tile.repeat == REPEAT_TRACK:
                    count[tile.repeat_what] += 1
                elif tile.repeat == REPEAT_OPUS:
                    count[STORY_POINTS + tile.repeat_what] += int(tile.repeat_vp)
                elif tile.repeat == REPEAT_ACTION:
                    count[STORY_POINTS + OPUS_TYPES + tile.repeat_what] += 1
            left >>= 1
            index += 1
        for found in count:
            self._number(found)

    def _others(self, state: State, seat: Seat) -> None:
        """The table around: markers the others may still place, and the best of their scores."""
        markers: i64 = 0
        best: i64 = 0
        for other in state.seats:
            if other.index != seat.index:
                markers += count_bits(other.markers)
                best = other.vp if other.vp > best else best
        self._number(markers)
        self._number((best - seat.vp) // 2)
        self._number((seat.vp - best) // 2)

    def _parts(
        self, state: State, seat: Seat, coming: Coming, rest: i64, owned: i64, now: i64, left: i64
    ) -> None:
        """The hand-made value part by part, in half VP: what the network corrects."""
        valuer = self.valuer
        time = float(left) / 4.0 + float(ROUNDS - now)
        self.base = float(seat.vp)
        if now == ROUNDS and left == 0 and state.turn > 0:
            time = 0.0
            self._part(valuer.last_count(coming, seat))
            self._lanes(0, 5)
        else:
            self._part(valuer.goods(seat, now, left))
            self._part(valuer.upkeep(coming, now) if state.turn > 0 else 0.0)
            self._part(valuer.cards(state, rest, owned, now, left) if state.turn > 0 else 0.0)
            self._part(valuer.worth.steps[now if now <= ROUNDS else ROUNDS][seat.finance])
            self._part(works_value(seat, valuer.worth, owned, now, left))
            self._part(tiles_value(state, seat, valuer.worth, owned, now, left))
        self._part(court_value(state, seat, valuer.worth, time))
        self._part(requiem_value(state, seat, valuer.weights, time))
        self._number(i64((self.base - float(seat.vp)) * 2.0))

    def _part(self, value: float) -> None:
        self.base += value
        self._number(i64(value * 2.0))


class Printed:
    """Sums of card masks by quantity."""

    def __init__(self, tables: Tables) -> None:
        self.icons: list[int] = []
        self.story: list[int] = []
        self.top: list[int] = []
        for card in tables.memories:
            icons: i64 = 0
            for action in card.actions:
                icons += _one(action)
            if len(card.actions) > 1:
                icons += _one(ACTIONS)
            self.icons.append(icons)
            self.story.append(_goods(card.story))
            self.top.append(_goods(card.top))


def add_up(quantities: list[int], cards: i64) -> i64:
    """The packed sum over a mask of cards."""
    total: i64 = 0
    memory: i64 = 0
    while cards:
        if cards & 1:
            total += quantities[memory]
        cards >>= 1
        memory += 1
    return total


def _one(lane: i64) -> i64:
    """One in a lane, as the compiled code did it: lanes 4 to 6 fall onto 0 to 2."""
    return BIT[lane * LANE % 32]


def _goods(reward: Reward) -> i64:
    points = reward.tracks + reward.counters
    return (
        reward.vp
        + reward.ducats * _one(1)
        + (points & 0xFFFF) * _one(2)
        + ((points >> 16) & 0xFFFF) * _one(3)
        + ((points >> 32) & 0xFFFF) * _one(4)
        + (reward.wild_tracks + reward.wild_counters) * _one(5)
        + reward.finance * _one(6)
    )
