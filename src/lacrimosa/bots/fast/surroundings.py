"""What lies around a seat's own board, as numbers for the value network: the later inputs of a row.

The card row, the journeys that offer themselves, the composers to hire, what own courts still ask for, and
how the others stand: kinds and amounts, and open to all.
"""

from typing import Final

from mypy_extensions import i64

from lacrimosa.bots.fast.evaluation.holdings import serving
from lacrimosa.bots.fast.evaluation.value import laid, to_play
from lacrimosa.bots.fast.evaluation.worth import Worth
from lacrimosa.rules.bits import count_bits
from lacrimosa.rules.kinds import (
    ACTIONS,
    INSTRUMENTS,
    MEMORY_CARD,
    NEED_PERIOD,
    NO_CARD,
    NO_SOLOIST,
    OPUS_TYPES,
    ROUNDS,
    ROW_SPACES,
    SALIERI_CARD,
    STORY_POINTS,
)
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.tables import Cost, MapTile, Reward, amount_of

NEEDS: Final = 4  # kinds of what courts ask for
MOVEMENTS: Final = 5
# Where the icons of each kind of need are counted: Opus types, periods, instruments, movements.
FIRST_NEED: Final = [0, OPUS_TYPES, OPUS_TYPES + ROUNDS + 1, OPUS_TYPES + ROUNDS + 1 + INSTRUMENTS]
NEEDED: Final = OPUS_TYPES + ROUNDS + 1 + INSTRUMENTS + MOVEMENTS
GOODS: Final = 4 + STORY_POINTS
CARD_NUMBERS: Final = ACTIONS + 1 + 2 * GOODS
ROW_NUMBERS: Final = 4 * OPUS_TYPES + ACTIONS + 9
MAP_NUMBERS: Final = 2 * NEEDS + 4
STACK_NUMBERS: Final = 4 * MOVEMENTS
COURT_NUMBERS: Final = NEEDED + 6
OTHER_NUMBERS: Final = 4 + 2 * STORY_POINTS + 2 * OPUS_TYPES + 3 + ACTIONS
NUMBERS: Final = ROW_NUMBERS + MAP_NUMBERS + STACK_NUMBERS + COURT_NUMBERS + 2 * OTHER_NUMBERS
NO_OTHER: Final = bytes(OTHER_NUMBERS)
MOST_KEPT: Final = 50_000  # parts
LEAST: Final = -4.0  # VP: what offers less counts no less
BEST: Final = 3


class OtherPart:
    """How a seat stands as the others see it, and what its numbers were written for."""

    def __init__(self) -> None:
        self.deck: bytes | None = None
        self.drawn: i64 = -1
        self.hand: i64 = -1
        self.experiences: i64 = -1
        self.story: i64 = -1
        self.shown = b""  # actions of its cards
        self.level: i64 = -2
        self.vp: i64 = -1
        self.ducats: i64 = -1
        self.finance: i64 = -1
        self.tracks: i64 = -1
        self.counters: i64 = -1
        self.opus: i64 = -1
        self.performed: i64 = -1
        self.courts: i64 = -1
        self.tiles: i64 = -1
        self.markers: i64 = -1
        self.numbers = b""


class Surroundings:
    """Writes these numbers for positions of one edition.

    As in the rest of the row, each part remembers what it was last written for, and what comes up again and
    again is kept.
    """

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        # By memory, packed for adding up: eight bits a quantity.
        self.shown: list[int] = []
        self.story: list[int] = []
        self.top: list[int] = []
        for card in worth.tables.memories:
            self.shown.append(_lanes(_actions(card.actions)))
            self.story.append(_lanes(_goods(card.story)))
            self.top.append(_lanes(_goods(card.top)))
        self.cards_parts: dict[int, bytes] = {}
        self.kept: dict[tuple[int, ...], bytes] = {}
        self.now: i64 = -1
        self.row: list[int] = []
        self.row_numbers = b""
        self.map_tiles: list[int] = []
        self.mozart: i64 = -1
        self.gilded: i64 = -1
        self.map_numbers = b""
        self.stack_taken: list[int] = []
        self.stacks: list[list[int]] = []
        self.stack_numbers = b""
        self.own_courts: i64 = -1
        self.own_opus: i64 = -1
        self.own_markers: i64 = -1
        self.court_numbers = b""
        self.table_numbers = b""  # all these, joined
        self.others = [OtherPart() for _ in range(4)]

    def numbers(self, state: State, seat: Seat, now: i64) -> bytes:
        """Everything but cards in hand and deck."""
        now = now if now <= ROUNDS else ROUNDS
        self._see_table(state, seat, now)
        count: i64 = len(state.seats)
        following = state.seats[(seat.index + 1) % count]
        if count == 2:
            return self.table_numbers + self._other(state, following) + NO_OTHER
        leading = following
        for other in state.seats:
            if other.index != seat.index and other.vp > leading.vp:
                leading = other
        return self.table_numbers + self._other(state, following) + self._other(state, leading)

    def cards(self, cards: i64) -> bytes:
        """What some cards print, added up."""
        known = self.cards_parts.get(cards)
        if known is not None:
            return known
        shown: i64 = 0
        story: i64 = 0
        top: i64 = 0
        left = cards
        memory: i64 = 0
        while left:
            if left & 1:
                shown += self.shown[memory]
                story += self.story[memory]
                top += self.top[memory]
            left >>= 1
            memory += 1
        if len(self.cards_parts) >= MOST_KEPT:
            self.cards_parts.clear()
        part = b"".join(
            [
                int(shown).to_bytes(ACTIONS + 1, "little"),
                int(story).to_bytes(GOODS, "little"),
                int(top).to_bytes(GOODS, "little"),
            ]
        )
        self.cards_parts[cards] = part
        return part

    # --- the table ---------------------------------------------------------------------------------

    def _see_table(self, state: State, seat: Seat, now: i64) -> None:
        markers = seat.eighths | seat.sixteenths
        is_moved = state.map_tiles is not self.map_tiles or state.mozart != self.mozart
        is_same = True
        if now != self.now or state.row != self.row:
            is_same = False
            self.row = state.row[:]
            self.row_numbers = self._row(state, now)
        if now != self.now or is_moved or state.gilded != self.gilded:
            is_same = False
            self.gilded = state.gilded
            self.map_numbers = self._map(state, now)
        if now != self.now or state.stack_taken is not self.stack_taken or state.stacks is not self.stacks:
            is_same = False
            self.stack_taken = state.stack_taken
            self.stacks = state.stacks
            self.stack_numbers = self._stacks(state, now)
        if (
            is_moved
            or seat.courts != self.own_courts
            or seat.opus != self.own_opus
            or markers != self.own_markers
        ):
            is_same = False
            self.own_courts = seat.courts
            self.own_opus = seat.opus
            self.own_markers = markers
            self.court_numbers = self._courts(state, seat, markers)
        if is_same:
            return
        self.now = now
        self.map_tiles = state.map_tiles
        self.mozart = state.mozart
        self.table_numbers = self.row_numbers + self.map_numbers + self.stack_numbers + self.court_numbers

    def _row(self, state: State, now: i64) -> bytes:
        key = (0, int(now), *state.row)
        known = self.kept.get(key)
        return known if known is not None else self._keep(key, _row_numbers(state, self.worth, now))

    def _map(self, state: State, now: i64) -> bytes:
        key = (1, int(now), int(state.mozart), int(state.gilded), *state.map_tiles)
        known = self.kept.get(key)
        return known if known is not None else self._keep(key, _map_numbers(state, self.worth, now))

    def _stacks(self, state: State, now: i64) -> bytes:
        key = (2, int(now), int(state.deal.top), int(state.deal.bottom), *state.stack_taken)
        known = self.kept.get(key)
        return known if known is not None else self._keep(key, _stack_numbers(state, self.worth, now))

    def _courts(self, state: State, seat: Seat, markers: i64) -> bytes:
        key = (3, int(state.mozart), int(seat.courts), int(seat.opus), int(markers), *state.map_tiles)
        known = self.kept.get(key)
        return known if known is not None else self._keep(key, _court_numbers(state, seat, markers))

    def _keep(self, key: tuple[int, ...], numbers: list[int]) -> bytes:
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
        part = _bytes(numbers)
        self.kept[key] = part
        return part

    # --- the others --------------------------------------------------------------------------------

    def _other(self, state: State, other: Seat) -> bytes:
        part = self.others[other.index]
        level = state.deal.level if other.index == state.soloist() else NO_SOLOIST
        if (
            other.drawn != part.drawn
            or other.deck is not part.deck
            or other.hand != part.hand
            or other.experiences != part.experiences
            or other.story != part.story
            or level != part.level
        ):
            part.drawn = other.drawn
            part.deck = other.deck
            part.hand = other.hand
            part.experiences = other.experiences
            part.story = other.story
            part.level = level
            # The Soloist's deck is one of his own cards.
            is_patron = level == NO_SOLOIST
            part.shown = self.cards(to_play(other) | laid(other))[:ACTIONS] if is_patron else bytes(ACTIONS)
            part.vp = -1
        if (
            other.vp != part.vp
            or other.ducats != part.ducats
            or other.finance != part.finance
            or other.tracks != part.tracks
            or other.counters != part.counters
            or other.opus != part.opus
            or other.performed != part.performed
            or other.courts != part.courts
            or other.tiles != part.tiles
            or other.markers != part.markers
        ):
            part.vp = other.vp
            part.ducats = other.ducats
            part.finance = other.finance
            part.tracks = other.tracks
            part.counters = other.counters
            part.opus = other.opus
            part.performed = other.performed
            part.courts = other.courts
            part.tiles = other.tiles
            part.markers = other.markers
            part.numbers = _bytes(_standing(state, other, level + 1)) + part.shown
        return part.numbers


def _standing(state: State, other: Seat, level: i64) -> list[int]:
    tables = state.tables
    found = [int(other.vp), int(other.ducats), int(other.finance), int(level)]
    for kind in range(STORY_POINTS):
        found.append(amount_of(other.tracks, kind))
        found.append(amount_of(other.counters, kind))
    for kind in range(OPUS_TYPES):
        found.append(count_bits(other.opus & tables.opus_of_type[kind]))
        found.append(count_bits(other.opus & ~other.performed & tables.opus_of_type[kind]))
    found += [int(count_bits(other.courts)), int(count_bits(other.tiles)), int(count_bits(other.markers))]
    return found


def _row_numbers(state: State, worth: Worth, now: i64) -> list[int]:
    tables = state.tables
    by_type: list[int] = [0] * (4 * OPUS_TYPES)
    shown: list[int] = [0] * (ACTIONS + 1)
    works: list[float] = []
    memories: list[float] = []
    ends: list[int] = [0, 0]  # VP of the leftmost and of the rightmost work: what the Soloist is after
    at: i64 = 0
    while at < ROW_SPACES:
        card = state.row[at]
        space = tables.row[at]
        if card < MEMORY_CARD:
            work = tables.opus[card]
            price = worth.price(work.cost, now) + worth.price(space.opus_cost, now)
            net = float(work.vp) + worth.goods(space.opus_gain, now) - price
            works.append(net + max(worth.performing[now][card], worth.selling[now][card]))
            place = 4 * work.kind
            by_type[place] += 1
            by_type[place + 1] = max(by_type[place + 1], int(work.vp))
            by_type[place + 2] = max(by_type[place + 2], int(worth.performing[now][card] * 4.0))
            by_type[place + 3] = max(by_type[place + 3], int(worth.selling[now][card] * 4.0))
            if ends[0] == 0:
                ends[0] = int(work.vp) + 1
            ends[1] = int(work.vp) + 1
        elif card != NO_CARD and card != SALIERI_CARD:
            memory = card - MEMORY_CARD
            price = worth.price(space.memory_cost, now)
            memories.append(worth.acting[now][memory] + worth.goods(space.memory_gain, now) - price)
            for action in tables.memories[memory].actions:
                shown[action] += 1
            shown[ACTIONS] += int(tables.memories[memory].story.vp)
        at += 1
    return by_type + shown + best_of(works, BEST) + best_of(memories, BEST) + ends


def _map_numbers(state: State, worth: Worth, now: i64) -> list[int]:
    """The best cities, and the courts by what they ask for: how many, and the best VP."""
    tables = state.tables
    cities: list[float] = []
    courts: list[int] = [0] * (2 * NEEDS)
    nearest = 0
    place: i64 = 0
    for tile in state.map_tiles:
        if tile >= 0:
            if tables.is_court[place]:
                court = tables.courts[tile]
                courts[2 * court.need] += 1
                courts[2 * court.need + 1] = max(courts[2 * court.need + 1], int(court.vp))
                far = _far(state, place, court)
                if nearest == 0 or far < nearest:
                    nearest = far
            else:
                city = tables.cities[tile]
                reward = city.gilded if (state.gilded >> place) & 1 else city.plain
                road = _cheapest(worth, tables.routes[state.mozart][place], now)
                cities.append(_reward(worth, reward, now) - worth.price(city.cost, now) - road)
        place += 1
    return best_of(cities, BEST) + courts + [nearest]


def _court_numbers(state: State, seat: Seat, markers: i64) -> list[int]:
    """What own courts still ask for; the best courts on the map by how much they would lack, and how far."""
    tables = state.tables
    needs: list[int] = [0] * NEEDED
    left = seat.courts
    works = seat.opus
    own_markers = markers
    index: i64 = 0
    while left:
        if left & 1:
            court = tables.courts[index]
            for icon in court.icons:
                own = serving(state, court, icon, works, own_markers)
                if own == 0:
                    needs[FIRST_NEED[court.need] + icon] += 1
                elif court.need <= NEED_PERIOD:
                    works &= ~(own & -own)
                else:
                    own_markers &= ~(own & -own)
        left >>= 1
        index += 1
    offered: list[int] = [0] * 6
    place: i64 = 0
    for tile in state.map_tiles:
        if tile >= 0 and tables.is_court[place]:
            court = tables.courts[tile]
            lacking = _lacking(state, court, seat.opus, markers)
            if int(court.vp) > offered[2 * lacking]:
                offered[2 * lacking] = int(court.vp)
                offered[2 * lacking + 1] = _far(state, place, court)
        place += 1
    return needs + offered


def _stack_numbers(state: State, worth: Worth, now: i64) -> list[int]:
    tables = state.tables
    found: list[int] = []
    note: i64 = 0
    while note < 2:
        movement: i64 = 0
        while movement < MOVEMENTS:
            tile = -1
            if movement < len(tables.high) and (note + 1) * len(tables.high) <= len(state.stacks):
                tile = int(state.top_tile(note, movement))
            if tile < 0:
                found += [0, 0]
            else:
                printed = tables.composer_tiles[tile]
                price = worth.price(printed.cost, now)
                net = _reward(worth, printed.instant, now) - price
                found += [quarters(net - LEAST), quarters(price)]
            movement += 1
        note += 1
    return found


def _cheapest(worth: Worth, routes: list[Cost], now: i64) -> float:
    least = -1.0
    for road in routes:
        price = worth.price(road, now)
        if least < 0.0 or price < least:
            least = price
    return least if least > 0.0 else 0.0


def _far(state: State, place: i64, tile: MapTile) -> int:
    """Story points and ducats that the way to a tile and the tile take, at the least; and one."""
    least = 255
    for road in state.tables.routes[state.mozart][place]:
        total = _size(road) + _size(tile.cost) + 1
        if total < least:
            least = total
    return least if least < 255 else 1


def _size(cost: Cost) -> int:
    points = amount_of(cost.points, 0) + amount_of(cost.points, 1) + amount_of(cost.points, 2)
    return int(points + cost.ducats + cost.wild)


def _reward(worth: Worth, reward: Reward, now: i64) -> float:
    """Goods, finance steps and actions of a reward."""
    total = worth.goods(reward, now) + float(reward.finance) * worth.step_up(4, now)
    for grant in reward.grants:
        total += worth.weights.action[grant.action][now]
    return total


def _lacking(state: State, court: MapTile, works: i64, markers: i64) -> int:
    """How many of a court's icons nothing serves: none, one, or more."""
    lacking = 0
    for icon in court.icons:
        own = serving(state, court, icon, works, markers)
        if own == 0:
            lacking += 1
        elif court.need <= NEED_PERIOD:
            works &= ~(own & -own)
        else:
            markers &= ~(own & -own)
    return lacking if lacking < 2 else 2


def best_of(values: list[float], count: int) -> list[int]:
    """The highest few, in quarters of a VP above the least that counts; 0 for none."""
    values.sort(reverse=True)
    found = [quarters(value - LEAST) for value in values[:count]]
    return found + [0] * (count - len(found))


def quarters(value: float) -> int:
    return int(value * 4.0) if value > 0.0 else 0


def _bytes(numbers: list[int]) -> bytes:
    return bytes([number if number < 255 else 255 for number in numbers])


def _actions(actions: list[int]) -> list[int]:
    """How often each is printed, and whether there are two."""
    found = [sum(1 for action in actions if action == kind) for kind in range(ACTIONS)]
    return [*found, 1 if len(actions) > 1 else 0]


def _lanes(numbers: list[int]) -> int:
    return int.from_bytes(bytes(numbers), "little")


def _goods(reward: Reward) -> list[int]:
    points = reward.tracks + reward.counters
    wild = reward.wild_tracks + reward.wild_counters
    by_type = [int(amount_of(points, kind)) for kind in range(STORY_POINTS)]
    return [int(reward.vp), int(reward.ducats), *by_type, int(wild), int(reward.finance)]
