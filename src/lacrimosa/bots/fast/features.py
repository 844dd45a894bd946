"""Long because all parts of a row are written here, and share what they remember.

A position as numbers for the value network: one row of bytes from the side of one seat.

Rows hold kinds and amounts, never the number of a component, so that a network knows any edition. What is
looked at is open to all, but for the own hand, which the seat itself knows: in a search the hands of the
others are dealt. The only implementation; training and play share it, and the version goes into every
weights file.
"""

from struct import Struct
from typing import Final

from mypy_extensions import i64

from lacrimosa.bots.fast.evaluation.holdings import (
    court_value,
    requiem_value,
    serving,
    tiles_value,
    works_value,
)
from lacrimosa.bots.fast.evaluation.value import Coming, Valuer, laid, to_play, turns_left
from lacrimosa.bots.fast.surroundings import CARD_NUMBERS, NUMBERS, Surroundings
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

FEATURES_VERSION: Final = 2
MARK_BYTES: Final = 40  # of a row; the numbers follow
ROW_BYTES_1: Final = 158  # of version 1, whose rows are the beginning of these
ROW_BYTES: Final = ROW_BYTES_1 + 3 * CARD_NUMBERS + NUMBERS
MOST_KEPT: Final = 50_000  # parts of rows
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
_TWO_WORDS: Final = Struct("<qq").pack
_THREE_WORDS: Final = Struct("<qqq").pack
_TWELVE_BYTES: Final = Struct("<III").pack


class CardsPart:
    """What some cards print, added up."""

    def __init__(self, shown: i64, marks: i64, numbers: bytes) -> None:
        self.shown = shown  # icons, packed in lanes
        self.marks = marks
        self.numbers = numbers


class ComingPart:
    """What this round's maintenance will bring, and the period bonus; `value` is the hand-made one."""

    def __init__(self, coming: Coming, marks: i64, numbers: bytes, value: float) -> None:
        self.coming = coming
        self.marks = marks
        self.numbers = numbers
        self.value = value


class RequiemPart:
    """The Requiem from one seat's side; `value` is the hand-made one."""

    def __init__(self, first_lead: i64, marks: bytes, numbers: bytes, value: float) -> None:
        self.first_lead = first_lead  # the first marks, which lie in another word
        self.marks = marks
        self.numbers = numbers
        self.value = value


class WorksPart:
    """Some works, some of them performed, in one round; `value` is the hand-made one."""

    def __init__(self, numbers: bytes) -> None:
        self.numbers = numbers
        # What the value was worked out for: cards, turns left.
        self.owned: i64 = -1
        self.left: i64 = -1
        self.value: float = 0.0


class Featurer:
    """Writes rows for positions of one edition.

    A row is put together from parts. Each part remembers what it was last written for, so of two positions of
    one search only what differs is worked out; parts that come up again and again are kept. Whoever adds an
    input to a part adds what it depends on to the question whether the part still holds.
    """

    def __init__(self, valuer: Valuer, is_whole: bool = True) -> None:
        """Long because every part has what it was last written for.

        Rows that are not whole are those of version 1: networks that know no more play as ever, and as fast.
        """
        self.is_whole = is_whole
        self.valuer = valuer
        self.printed = Printed(valuer.tables)
        self.surroundings = Surroundings(valuer.worth)
        self.base: float = 0.0  # the hand-made value of the last row's position
        self.spare: list[State] = []  # states that nobody needs any more: searches copy into them
        self.cards_parts: dict[int, CardsPart] = {}
        self.works_parts: dict[int, dict[int, WorksPart]] = {}
        self.coming_parts: dict[tuple[int, int, int, int, int], ComingPart] = {}
        self.requiem_parts: dict[tuple[int, int, int, int, int, int, int], RequiemPart] = {}
        self.kept: i64 = 0  # parts in all of them
        # Cards in hand and deck, cards laid: what they were last worked out for, and what came of it.
        self.deck: bytes | None = None
        self.drawn: i64 = -1
        self.in_deck: i64 = 0
        self.experiences: i64 = -1
        self.story: i64 = -1
        self.laid: i64 = 0
        self.rest: i64 = -1
        self.rest_part = CardsPart(0, 0, b"")
        self.owned: i64 = -1
        self.owned_part = CardsPart(0, 0, b"")
        self.cards_for: i64 = -1  # moment of the value
        self.cards_rest: i64 = -1
        self.cards_owned: i64 = -1
        self.cards_value: float = 0.0
        # What maintenance will bring
        self.coming: ComingPart | None = None
        self.coming_experiences: i64 = -1
        self.coming_story: i64 = -1
        self.coming_tiles: i64 = -1
        self.coming_rest: i64 = -1
        self.coming_for: i64 = -1
        # Courts
        self.courts: i64 = -1
        self.courts_opus: i64 = -1
        self.courts_own: i64 = -1
        self.courts_markers: i64 = -1
        self.courts_taken: i64 = -1
        self.courts_round: i64 = -1
        self.courts_time: float = -1.0
        self.courts_numbers = b""
        self.courts_value: float = 0.0
        # Requiem
        self.own_eighths: i64 = -1
        self.own_sixteenths: i64 = -1
        self.eighths: i64 = -1
        self.sixteenths: i64 = -1
        self.taken: i64 = -1
        self.markers: i64 = -1
        self.requiem_time: float = -1.0
        self.requiem = RequiemPart(0, b"", b"", 0.0)
        # Composer tiles
        self.tiles: i64 = -1
        self.tiles_numbers = b""
        self.tiles_for: i64 = -1
        self.tiles_opus: i64 = -1
        self.tiles_owned: i64 = -1
        self.tiles_value: float = 0.0
        # Numbers of several parts, joined unless one of them has changed.
        self.is_joined = False
        self.cards_numbers = b""
        self.table_numbers = b""
        # Cards again, as version 2 counts them
        self.later_hand: i64 = -1
        self.later_rest: i64 = -1
        self.later_owned: i64 = -1
        self.later_numbers = b""
        # The works looked at last
        self.works = WorksPart(b"")
        self.works_opus: i64 = -1
        self.works_standing: i64 = -1
        self.works_now: i64 = -1

    def row(self, state: State, seat: Seat) -> bytes:
        """Long because calls would cost more than what they do: every position of a search comes here.

        The position from this seat's side: marks as bits, eight bytes a word, then numbers as bytes.
        `base` is then the position's hand-made value.
        """
        valuer = self.valuer
        now = state.round
        left = turns_left(state, seat)
        if state.turn == 0:
            now += 1
            left = TURNS
        is_end = now == ROUNDS and left == 0 and state.turn > 0
        time = 0.0 if is_end else float(left) / 4.0 + float(ROUNDS - now)
        self._see_cards(seat)
        coming = self._see_coming(state, seat, now)
        standing = seat.opus & ~seat.performed
        if seat.opus != self.works_opus or standing != self.works_standing or now != self.works_now:
            self.works_opus = seat.opus
            self.works_standing = standing
            self.works_now = now
            self.works = self._works_of(seat.opus, standing, now)
        works = self.works
        self._see_courts(state, seat, time)
        requiem = self._see_requiem(state, seat, time)
        self._see_tiles(seat)
        if not self.is_joined:
            self.is_joined = True
            self.cards_numbers = self.rest_part.numbers + self.owned_part.numbers + coming.numbers
            self.table_numbers = self.courts_numbers + requiem.numbers + self.tiles_numbers
        # The hand-made value part by part, in half VP: what the network corrects.
        base = float(seat.vp)
        more: i64 = 0
        if is_end:
            value = valuer.last_count(coming.coming, seat)
            base += value
            parts = half_points(value)
        else:
            value = valuer.goods(seat, now, left)
            base += value
            parts = half_points(value)
            if state.turn > 0:
                base += coming.value
                parts |= half_points(coming.value) << 8
                self._value_cards(state, now, left)
                base += self.cards_value
                parts |= half_points(self.cards_value) << 16
            value = valuer.worth.steps[now if now <= ROUNDS else ROUNDS][seat.finance]
            base += value
            parts |= half_points(value) << 24
            if works.owned != self.owned or works.left != left:
                works.owned = self.owned
                works.left = left
                works.value = works_value(seat, valuer.worth, self.owned, now, left)
            base += works.value
            more = half_points(works.value)
            if seat.tiles != 0:
                self._value_tiles(state, seat, now, left)
                base += self.tiles_value
                more |= half_points(self.tiles_value) << 8
        base += self.courts_value
        more |= half_points(self.courts_value) << 16
        base += requiem.value
        more |= half_points(requiem.value) << 24
        self.base = base
        more |= half_points(base - float(seat.vp)) << 32
        # The table around: markers the others may still place, and the best of their scores.
        others: i64 = 0
        best: i64 = 0
        for other in state.seats:
            if other.index != seat.index:
                others += count_bits(other.markers)
                best = other.vp if other.vp > best else best
        around = byte(others) | byte((best - seat.vp) // 2) << 8 | byte((seat.vp - best) // 2) << 16
        # Marks that belong together never lie in two words.
        owned_marks = self.owned_part.marks
        tracks = seat.tracks
        counters = seat.counters
        first = (
            self._time(state, seat, now, left)
            | steps_over(seat.ducats, DUCAT_STEPS) << 20
            | up_to(tracks & 0xFFFF, MOST_TRACK) << 33
            | steps_over(counters & 0xFFFF, COUNTER_STEPS) << 37
            | up_to((tracks >> 16) & 0xFFFF, MOST_TRACK) << 42
            | steps_over((counters >> 16) & 0xFFFF, COUNTER_STEPS) << 46
            | up_to((tracks >> 32) & 0xFFFF, MOST_TRACK) << 51
        )
        second = (
            steps_over((counters >> 32) & 0xFFFF, COUNTER_STEPS)
            | up_to(seat.finance, MOST_FINANCE) << 5
            | self.rest_part.marks << 17
            | (owned_marks & 0x3F) << 47
        )
        third = owned_marks >> 6 | coming.marks << 24 | requiem.first_lead << 44
        written = [
            three_words(first, second, third),
            requiem.marks,
            int(byte(seat.vp // 2) | byte(seat.ducats) << 8).to_bytes(2, "little"),
            self.cards_numbers,
            works.numbers,
            self.table_numbers,
            last_numbers(around | parts << 24, more),
        ]
        if self.is_whole:
            written.append(self._later_cards(seat))
            written.append(self.surroundings.numbers(state, seat, now))
        return b"".join(written)

    def _later_cards(self, seat: Seat) -> bytes:
        """After `_see_cards`: hand, cards still to be played, all cards."""
        if seat.hand != self.later_hand or self.rest != self.later_rest or self.owned != self.later_owned:
            self.later_hand = seat.hand
            self.later_rest = self.rest
            self.later_owned = self.owned
            cards = self.surroundings.cards
            self.later_numbers = cards(seat.hand) + cards(self.rest) + cards(self.owned)
        return self.later_numbers

    # --- the parts ---------------------------------------------------------------------------------

    def _time(self, state: State, seat: Seat, now: i64, left: i64) -> i64:
        count: i64 = len(state.seats)
        place = (seat.index - state.first + count) % count
        marks = BIT[now - 1] | BIT[6 + left] | BIT[11 + state.deal.players] | BIT[16 + place]
        return marks | BIT[11] if state.turn == 0 else marks

    def _see_cards(self, seat: Seat) -> None:
        """The cards still to be played, and all cards of a seat."""
        if seat.drawn != self.drawn or seat.deck is not self.deck:
            self.deck = seat.deck
            self.drawn = seat.drawn
            self.in_deck = to_play(seat) & ~seat.hand
        if seat.experiences != self.experiences or seat.story != self.story:
            self.experiences = seat.experiences
            self.story = seat.story
            self.laid = laid(seat)
        rest = seat.hand | self.in_deck
        if rest != self.rest:
            self.rest = rest
            self.rest_part = self._cards_of(rest)
            self.is_joined = False
        owned = rest | self.laid
        if owned != self.owned:
            self.owned = owned
            self.owned_part = self._cards_of(owned)
            self.is_joined = False

    def _cards_of(self, cards: i64) -> CardsPart:
        known = self.cards_parts.get(cards)
        if known is not None:
            return known
        printed = self.printed
        shown = add_up(printed.icons, cards)
        marks: i64 = 0
        action: i64 = 0
        while action < ACTIONS:
            marks |= up_to((shown >> (action * LANE)) & 0xFF, MOST_ICONS) << (action * MOST_ICONS)
            action += 1
        numbers = lanes(shown, ICON_LANES)
        numbers += lanes(add_up(printed.story, cards), GOODS_LANES)
        numbers += lanes(add_up(printed.top, cards), GOODS_LANES)
        part = CardsPart(shown, marks, bytes(numbers))
        self._make_room()
        self.cards_parts[cards] = part
        return part

    def _make_room(self) -> None:
        self.kept += 1
        if self.kept > MOST_KEPT:
            self.kept = 0
            self.cards_parts.clear()
            self.works_parts.clear()
            self.coming_parts.clear()
            self.requiem_parts.clear()

    def _value_cards(self, state: State, now: i64, left: i64) -> None:
        moment = (now * 8 + left) * 256 + state.bonus
        if moment != self.cards_for or self.rest != self.cards_rest or self.owned != self.cards_owned:
            self.cards_for = moment
            self.cards_rest = self.rest
            self.cards_owned = self.owned
            self.cards_value = self.valuer.cards(state, self.rest, self.owned, now, left)

    def _see_coming(self, state: State, seat: Seat, now: i64) -> ComingPart:
        """After `_see_cards`."""
        part = self.coming
        moment = (now * 2 + (1 if state.turn > 0 else 0)) * 256 + state.bonus
        if (
            part is not None
            and moment == self.coming_for
            and seat.experiences == self.coming_experiences
            and seat.story == self.coming_story
            and seat.tiles == self.coming_tiles
            and self.rest == self.coming_rest
        ):
            return part
        self.coming_for = moment
        self.coming_experiences = seat.experiences
        self.coming_story = seat.story
        self.coming_tiles = seat.tiles
        self.coming_rest = self.rest
        self.is_joined = False
        key = (int(moment), int(seat.experiences), int(seat.story), int(seat.tiles), int(self.rest))
        part = self.coming_parts.get(key)
        if part is None:
            part = self._coming_of(state, seat, now)
            self._make_room()
            self.coming_parts[key] = part
        self.coming = part
        return part

    def _coming_of(self, state: State, seat: Seat, now: i64) -> ComingPart:
        coming = Coming(state, seat)
        bonus = state.tables.bonuses[state.bonus]
        marks: i64 = 0
        kind: i64 = 0
        while kind < STORY_POINTS:
            steps = (coming.tracks >> (kind * 16)) & 0xFFFF
            marks |= up_to(steps, MOST_TRACK + 1) << (kind * (MOST_TRACK + 1))
            kind += 1
        marks |= BIT[STORY_POINTS * (MOST_TRACK + 1) + bonus.action]
        to_come = (self.rest_part.shown >> (bonus.action * LANE)) & 0xFF
        numbers = byte(coming.vp) | byte(coming.ducats) << 8 | byte(coming.wild) << 16
        numbers |= byte(icons(state, seat, bonus.action)) << 24 | byte(to_come) << 32
        value = self.valuer.upkeep(coming, now) if state.turn > 0 else 0.0
        return ComingPart(coming, marks, int(numbers).to_bytes(5, "little"), value)

    def _works_of(self, opus: i64, standing: i64, now: i64) -> WorksPart:
        key = opus * 8 + now
        of_opus = self.works_parts.get(key)
        if of_opus is None:
            of_opus = {}
            self.works_parts[key] = of_opus
        known = of_opus.get(standing)
        if known is not None:
            return known
        tables = self.valuer.tables
        numbers: list[int] = []
        kind: i64 = 0
        while kind < OPUS_TYPES:
            numbers.append(count_bits(opus & tables.opus_of_type[kind]))
            numbers.append(count_bits(standing & tables.opus_of_type[kind]))
            kind += 1
        period: i64 = 0
        while period <= ROUNDS:
            numbers.append(count_bits(opus & tables.opus_of_period[period]))
            period += 1
        at = now if now <= ROUNDS else ROUNDS
        worth = self.valuer.worth
        numbers += best_of(worth.performing[at], standing)
        numbers += best_of(worth.performing[at], opus)
        numbers += best_of(worth.selling[at], opus)
        part = WorksPart(bytes(numbers))
        self._make_room()
        of_opus[standing] = part
        return part

    def _see_courts(self, state: State, seat: Seat, time: float) -> None:
        """Courts by what they lack: how many, and their VP."""
        own = seat.eighths | seat.sixteenths
        taken = state.filled | state.covered
        markers = seat.markers << 1 | seat.neutral
        if seat.courts == self.courts and (
            seat.courts == 0
            or (
                seat.opus == self.courts_opus
                and own == self.courts_own
                and markers == self.courts_markers
                and taken == self.courts_taken
                and state.round == self.courts_round
                and time == self.courts_time
            )
        ):
            return
        self.courts = seat.courts
        self.courts_opus = seat.opus
        self.courts_own = own
        self.courts_markers = markers
        self.courts_taken = taken
        self.courts_round = state.round
        self.courts_time = time
        self.courts_numbers = bytes(lacking_courts(state, seat))
        self.is_joined = False
        self.courts_value = court_value(state, seat, self.valuer.worth, time)

    def _see_requiem(self, state: State, seat: Seat, time: float) -> RequiemPart:
        eighths = state.neutral_eighths
        sixteenths = state.neutral_sixteenths
        for other in state.seats:
            eighths |= other.eighths
            sixteenths |= other.sixteenths
        taken = state.filled | state.covered
        if (
            seat.eighths == self.own_eighths
            and seat.sixteenths == self.own_sixteenths
            and eighths == self.eighths
            and sixteenths == self.sixteenths
            and taken == self.taken
            and seat.markers == self.markers
            and time == self.requiem_time
        ):
            return self.requiem
        self.own_eighths = seat.eighths
        self.own_sixteenths = seat.sixteenths
        self.eighths = eighths
        self.sixteenths = sixteenths
        self.taken = taken
        self.markers = seat.markers
        self.requiem_time = time
        self.is_joined = False
        key = (
            int(seat.eighths),
            int(seat.sixteenths),
            int(eighths),
            int(sixteenths),
            int(taken),
            int(seat.markers),
            int(i64(time * 4.0)),  # in turns
        )
        part = self.requiem_parts.get(key)
        if part is None:
            part = self._requiem_of(state, seat, time)
            self._make_room()
            self.requiem_parts[key] = part
        self.requiem = part
        return part

    def _requiem_of(self, state: State, seat: Seat, time: float) -> RequiemPart:
        """After `_see_requiem` looked at the whole of it."""
        tables = state.tables
        numbers: list[int] = []
        marks: list[int] = []
        movement: i64 = 0
        while movement < MOVEMENTS:
            mask = tables.spaces_of_movement[movement] if movement < len(tables.high) else 0
            own_eighths = count_bits(seat.eighths & mask)
            own_sixteenths = count_bits(seat.sixteenths & mask)
            numbers += [own_eighths, own_sixteenths, count_bits(mask & ~self.taken)]
            lead = count_bits(self.eighths & mask) - count_bits(self.sixteenths & mask)
            lead = -3 if lead < -3 else lead
            lead = 3 if lead > 3 else lead
            # Who has no marker there does not care who leads.
            marks.append(BIT[lead + 3] if own_eighths > 0 else 0)
            marks.append(BIT[lead + 3] if own_sixteenths > 0 else 0)
            movement += 1
        first: i64 = 0
        place: i64 = 1
        while place < 9:
            lead_marks: i64 = marks[place]
            first |= lead_marks << ((place - 1) * LEADS)
            place += 1
        second: i64 = marks[9]
        second |= up_to(count_bits(seat.markers), MOST_MARKERS) << LEADS
        second |= (seat.markers & (BIT[MOST_MARKERS] - 1)) << (LEADS + MOST_MARKERS)
        value = requiem_value(state, seat, self.valuer.weights, time)
        return RequiemPart(marks[0], two_words(first, second), bytes(numbers), value)

    def _see_tiles(self, seat: Seat) -> None:
        """Repeating tiles: steps by track, VP by Opus type, repeats by action."""
        if seat.tiles == self.tiles:
            return
        self.tiles = seat.tiles
        self.tiles_for = -1
        count: list[int] = [0] * (STORY_POINTS + OPUS_TYPES + ACTIONS)
        left = seat.tiles
        index: i64 = 0
        while left:
            if left & 1:
                tile = self.valuer.tables.composer_tiles[index]
                if tile.repeat == REPEAT_TRACK:
                    count[tile.repeat_what] += 1
                elif tile.repeat == REPEAT_OPUS:
                    count[STORY_POINTS + tile.repeat_what] += int(tile.repeat_vp)
                elif tile.repeat == REPEAT_ACTION:
                    count[STORY_POINTS + OPUS_TYPES + tile.repeat_what] += 1
            left >>= 1
            index += 1
        self.is_joined = False
        self.tiles_numbers = bytes([int(byte(found)) for found in count])

    def _value_tiles(self, state: State, seat: Seat, now: i64, left: i64) -> None:
        """After `_see_tiles`."""
        moment = now * 8 + left
        if moment != self.tiles_for or seat.opus != self.tiles_opus or self.owned != self.tiles_owned:
            self.tiles_for = moment
            self.tiles_opus = seat.opus
            self.tiles_owned = self.owned
            self.tiles_value = tiles_value(state, seat, self.valuer.worth, self.owned, now, left)


def three_words(first: i64, second: i64, third: i64) -> bytes:
    return _THREE_WORDS(first, second, third)


def two_words(first: i64, second: i64) -> bytes:
    return _TWO_WORDS(first, second)


def last_numbers(first: i64, last: i64) -> bytes:
    """Twelve bytes: seven of the one word, five of the other."""
    return _TWELVE_BYTES(first & (BIT[32] - 1), first >> 32 | (last & 0xFF) << 24, last >> 8)


def byte(value: i64) -> i64:
    """A number as it is written: what a byte can hold."""
    if value <= 0:
        return 0
    return value if value < 255 else 255


def half_points(value: float) -> i64:
    return byte(i64(value * 2.0))


def up_to(value: i64, most: i64) -> i64:
    """One mark for every unit: what the fifth adds need not be what the first did."""
    return BIT[value if value < most else most] - 1


def steps_over(value: i64, steps: list[int]) -> i64:
    """One mark for every step that is reached."""
    place: i64 = 0
    for step in steps:
        if value < step:
            break
        place += 1
    return BIT[place] - 1


def lanes(packed: i64, count: i64) -> list[int]:
    found: list[int] = []
    lane: i64 = 0
    while lane < count:
        found.append((packed >> (lane * LANE)) & 0xFF)
        lane += 1
    return found


def best_of(worth: list[float], works: i64) -> list[int]:
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
    return [int(byte(i64(value * 4.0))) for value in best]


def lacking_courts(state: State, seat: Seat) -> list[int]:
    """Courts that lack nothing, one thing, more: how many, and their VP."""
    found: list[int] = [0] * 6
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
            found[2 * lacking] += 1
            found[2 * lacking + 1] += int(court.vp)
        left >>= 1
        index += 1
    return [number if number < 255 else 255 for number in found]


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
    """One in a lane; but lanes 4 to 6 fall onto 0 to 2.

    That was a mistake of the compiled code which networks have learned with (Requiem icons count as Document,
    finance as talent). The numbers of version 2 count them right (`Surroundings.cards`).
    """
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
