"""The planner's value of a position: the VP a seat may expect at the end of the game.

Made for positions at the end of the own turn, and fit to compare positions that differ in a few goods.
Nothing here looks at the card row, at the order of a deck or at another hand: what chance has just turned up
must not make a line look better than it is.
"""

from typing import Final

from mypy_extensions import i64

from lacrimosa.bots.fast.frozen_1.holdings import court_value, requiem_value, tiles_value, works_value
from lacrimosa.bots.fast.frozen_1.weights import Weights
from lacrimosa.bots.fast.frozen_1.worth import Worth
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.kinds import (
    DUCATS_FOR_VP,
    REPEAT_TRACK,
    ROUNDS,
    STORY_POINTS,
    STORY_POINTS_FOR_VP,
    TURNS,
)
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.upkeep import icons
from lacrimosa.rules.tables import Tables

MOST_REMEMBERED: Final = 100_000


def filling(amount: float, room: float) -> float:
    """An amount of which each next unit counts less: the first fully, half of the room still 4/9."""
    return amount * room / (amount + room)


class Valuer:
    """Values positions of one edition by one set of weights."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.weights = weights
        self.worth = Worth(tables, weights)
        # Yields already worked out: of cards in the rounds after one; of cards left at the present moment.
        self.later: dict[int, float] = {}
        self.present: list[dict[int, float]] = [{} for _ in range(TURNS + 1)]  # by turns left
        self.moment: i64 = -1

    def value(self, state: State, seat: Seat) -> float:
        """What the seat may expect, its turn or its choice being over."""
        now = state.round
        left = turns_left(state, seat)
        total = float(seat.vp)
        if now == ROUNDS and left == 0 and state.turn > 0:
            total += self.last_count(Coming(state, seat), seat)
            return (
                total
                + court_value(state, seat, self.worth, 0.0)
                + requiem_value(state, seat, self.weights, 0.0)
            )
        if state.turn == 0:
            # In maintenance the round is as good as over, and tracks are those of the next.
            now += 1
            left = TURNS
        time = float(left) / 4.0 + float(ROUNDS - now)
        total += self.goods(seat, now, left)
        rest = to_play(seat)
        owned = rest | laid(seat)
        if state.turn > 0:
            total += self.upkeep(Coming(state, seat), now) + self.cards(state, rest, owned, now, left)
        total += self.worth.steps[now if now <= ROUNDS else ROUNDS][seat.finance]
        total += works_value(seat, self.worth, owned, now, left)
        total += court_value(state, seat, self.worth, time)
        total += requiem_value(state, seat, self.weights, time)
        total += tiles_value(state, seat, self.worth, owned, now, left)
        return total

    def goods(self, seat: Seat, now: i64, left: i64) -> float:
        """Ducats, tracks for the rest of this round, counters for longer."""
        weights = self.weights
        turns = float(left + TURNS * (ROUNDS - now))
        if now > ROUNDS:
            return float(seat.ducats) / 3.0 + 0.5 * float(_points(seat.tracks) + _points(seat.counters))
        near = turns if turns < 6.0 else 6.0
        room = weights.ducat_room + weights.ducat_room_per_turn * near
        ducats = float(seat.ducats)
        total = weights.idle_ducat * ducats
        total += (weights.ducat[now] - weights.idle_ducat) * filling(ducats, room)
        room = weights.point_room + weights.point_room_per_turn * float(left)
        kind: i64 = 0
        while kind < STORY_POINTS:
            worth = weights.point[kind] * weights.point_in[now]
            steps = 0.0
            if left > 0:
                steps = float(seat.track(kind))
                total += worth * filling(steps, room)
            counters = float(seat.counter(kind))
            if counters > 0.0:
                far = weights.point_room + weights.point_room_per_turn * near
                total += weights.idle_counter * counters
                total += (worth - weights.idle_counter) * (
                    filling(steps + counters, far) - filling(steps, far)
                )
            kind += 1
        return total

    def upkeep(self, coming: "Coming", now: i64) -> float:
        """What the cards laid so far will pay in this round's maintenance: Story, Sequentia, bonus."""
        total = float(coming.vp)
        if now == ROUNDS:
            total += 0.5 * float(_points(coming.tracks) + _points(coming.counters) + coming.wild)
            return total + float(coming.ducats) / 3.0
        weights = self.weights
        room = weights.point_room + weights.point_room_per_turn * 4.0
        over: i64 = 0
        kind: i64 = 0
        while kind < STORY_POINTS:
            worth = weights.point[kind] * weights.point_in[now + 1]
            steps = (coming.tracks >> (kind * 16)) & 0xFFFF
            if steps > self.tables.track_max:
                over += steps - self.tables.track_max
                steps = self.tables.track_max
            total += worth * filling(float(steps), room)
            total += worth * weights.income * float((coming.counters >> (kind * 16)) & 0xFFFF)
            kind += 1
        total += self.worth.point(2, now + 1) * weights.income * float(coming.wild)
        return total + self.worth.ducats(float(coming.ducats + over), now + 1)

    def cards(self, state: State, rest: i64, owned: i64, now: i64, left: i64) -> float:
        """The cards still to be played this round, and the nine cards in the rounds after it."""
        total = 0.0
        if left > 0:
            total = self.weights.cards_now * self._this_round(state.bonus, rest, now, left)
        if now < ROUNDS:
            total += self.weights.cards_later * self._later_rounds(owned, now)
        return total

    def _this_round(self, bonus: i64, rest: i64, now: i64, left: i64) -> float:
        """The cards still to be played; each icon of the period bonus adds to what its card yields."""
        if self.moment != now * 256 + bonus:
            self.moment = now * 256 + bonus
            for yields in self.present:
                yields.clear()
        present = self.present[left]
        known = present.get(rest)
        if known is not None:
            return known
        tile = self.tables.bonuses[bonus]
        icon = self.worth.goods(tile.reward, now + 1)
        value = self.split(rest, now, left, self.worth.with_icon[tile.action], icon)
        if len(present) > MOST_REMEMBERED:
            present.clear()
        present[rest] = value
        return value

    def _later_rounds(self, owned: i64, now: i64) -> float:
        key: int = owned * 8 + now
        known = self.later.get(key)
        if known is not None:
            return known
        total = 0.0
        after = now + 1
        while after <= ROUNDS:
            total += self.split(owned, after, TURNS, 0, 0.0)
            after += 1
        if len(self.later) > MOST_REMEMBERED:
            self.later.clear()
        self.later[key] = total
        return total

    def keeping(self, memory: i64, now: i64) -> float:
        """What a card yields in the rounds to come, for comparing cards."""
        total = 0.0
        after = now + 1
        while after <= ROUNDS:
            acting = self.worth.acting[after][memory]
            telling = self.worth.telling[after][memory]
            total += acting if acting > telling else telling
            after += 1
        # In the last round what counts is what the card would have told now.
        return total if now < ROUNDS else self.worth.telling[now][memory]

    def split(self, cards: i64, now: i64, turns: i64, marked: i64, mark: float) -> float:
        """The yield of some cards over some turns: the best part acts, the next part is told.

        A card in the mask `marked` yields `mark` more if it acts.
        """
        acting = self.worth.acting[now]
        telling = self.worth.telling[now]
        gains: list[float] = []
        told: list[float] = []
        memory: i64 = 0
        while cards:
            if cards & 1:
                gain = acting[memory] - telling[memory]
                if marked & 1:
                    gain += mark
                at: i64 = len(gains)
                gains.append(gain)
                told.append(telling[memory])
                while at > 0 and gains[at - 1] < gain:
                    gains[at] = gains[at - 1]
                    told[at] = told[at - 1]
                    at -= 1
                gains[at] = gain
                told[at] = telling[memory]
            cards >>= 1
            marked >>= 1
            memory += 1
        return _sum_up(gains, told, turns)

    def last_count(self, coming: "Coming", seat: Seat) -> float:
        """Everything the last maintenance and the last count give, but courts and Requiem: exact."""
        income = self.tables.finance[seat.finance]
        ducats = seat.ducats + coming.ducats + income.ducats
        points = _points(seat.counters) + _points(coming.counters) + coming.wild + income.wild_tracks
        kind: i64 = 0
        while kind < STORY_POINTS:
            steps = (coming.tracks >> (kind * 16)) & 0xFFFF
            if steps > self.tables.track_max:
                ducats += steps - self.tables.track_max
                steps = self.tables.track_max
            points += steps
            kind += 1
        vp = coming.vp + income.vp + points // STORY_POINTS_FOR_VP + ducats // DUCATS_FOR_VP
        # A remainder breaks ties between lines that end level.
        return float(vp) + 0.01 * float(points % STORY_POINTS_FOR_VP + ducats % DUCATS_FOR_VP)


def _sum_up(gains: list[float], told: list[float], turns: i64) -> float:
    """All cards told, the first of them acting instead; the least of the others is left over."""
    total = 0.0
    least = 1000.0
    place: i64 = 0
    while place < len(gains):
        total += told[place]
        if place < turns:
            total += gains[place]
        elif told[place] < least:
            least = told[place]
        place += 1
    return total - least if least < 1000.0 and len(gains) > 2 * turns else total


class Coming:
    """What Story cards, Sequentia tiles and the period bonus will give in this round's maintenance."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.vp: i64 = 0
        self.ducats: i64 = 0
        self.tracks: i64 = 0
        self.counters: i64 = 0
        self.wild: i64 = 0
        tables = state.tables
        column: i64 = 0
        while column < TURNS:
            memory = seat.story_card(column)
            if memory >= 0:
                story = tables.memories[memory].story
                self.vp += story.vp
                self.ducats += story.ducats
                self.tracks += story.tracks
                self.wild += story.wild_tracks + story.wild_counters
            column += 1
        left = seat.tiles
        index: i64 = 0
        while left:
            if left & 1:
                tile = tables.composer_tiles[index]
                if tile.repeat == REPEAT_TRACK:
                    self.tracks += BIT[tile.repeat_what * 16]
            left >>= 1
            index += 1
        self._add_bonus(state, seat)

    def _add_bonus(self, state: State, seat: Seat) -> None:
        bonus = state.tables.bonuses[state.bonus]
        times = icons(state, seat, bonus.action)
        if times > 0:
            reward = bonus.reward
            self.vp += times * reward.vp
            self.ducats += times * reward.ducats
            self.tracks += times * reward.tracks
            self.counters += times * reward.counters
            self.wild += times * (reward.wild_tracks + reward.wild_counters)


def _points(packed: i64) -> i64:
    return (packed & 0xFFFF) + ((packed >> 16) & 0xFFFF) + ((packed >> 32) & 0xFFFF)


def to_play(seat: Seat) -> i64:
    """Mask of the cards in hand and deck."""
    cards = seat.hand
    at = seat.drawn
    while at < len(seat.deck):
        cards |= BIT[seat.deck[at]]
        at += 1
    return cards


def laid(seat: Seat) -> i64:
    """Mask of the cards in both sections."""
    cards: i64 = 0
    column: i64 = 0
    while column < TURNS:
        memory = seat.experience(column)
        if memory >= 0:
            cards |= BIT[memory]
        memory = seat.story_card(column)
        if memory >= 0:
            cards |= BIT[memory]
        column += 1
    return cards


def turns_left(state: State, seat: Seat) -> i64:
    """Turns the seat still has this round; the one going on does not count for whose turn it is."""
    if state.turn == 0:
        return 0
    count: i64 = len(state.seats)
    place = (seat.index - state.first + count) % count
    active = (state.active - state.first + count) % count
    return TURNS - state.turn + (1 if place > active else 0)
