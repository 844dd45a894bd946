"""The planner's value of what lies on the table for long: works, courts, Requiem markers, composer tiles."""

from mypy_extensions import i64

from lacrimosa.bots.fast.frozen_1.weights import Weights
from lacrimosa.bots.fast.frozen_1.worth import Worth
from lacrimosa.rules.bits import count_bits
from lacrimosa.rules.kinds import (
    NEED_INSTRUMENT,
    NEED_MOVEMENT,
    NEED_PERIOD,
    NEED_TYPE,
    PERFORM_OR_SELL,
    REPEAT_ACTION,
    REPEAT_OPUS,
    REPEAT_TRACK,
    ROUNDS,
)
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.requiem import has_marker
from lacrimosa.rules.tables import MapTile


def works_value(seat: Seat, worth: Worth, owned: i64, now: i64, left: i64) -> float:
    """Performances and sales to come: as many as there will be icons for, the best works first."""
    if now > ROUNDS:
        return 0.0
    weights = worth.weights
    rounds = float(ROUNDS - now)
    uses = weights.use_of_icons * (float(left) / 4.0 + rounds) * icons_a_round(worth, owned, PERFORM_OR_SELL)
    performing = worth.performing[now]
    selling = worth.selling[now]
    sales = uses * weights.sales + 0.3
    if uses <= 0.0:
        return 0.0
    plays = uses - uses * weights.sales
    by_sale: list[float] = []
    by_play: list[float] = []
    works = seat.opus
    opus: i64 = 0
    while works:
        if works & 1:
            _insert(by_sale, selling[opus])
            this_round = 0.0 if (seat.performed >> opus) & 1 else float(left) / 4.0
            _insert(by_play, performing[opus] * (1.0 if rounds + this_round > 1.0 else rounds + this_round))
        works >>= 1
        opus += 1
    total = 0.0
    for value in by_sale:
        if sales <= 0.0:
            break
        total += value * (sales if sales < 1.0 else 1.0)
        sales -= 1.0
    most = rounds + 1.0
    for value in by_play:
        if plays <= 0.0:
            break
        total += value * (plays if plays < most else most)
        plays -= most
    return total * weights.works


def _insert(values: list[float], value: float) -> None:
    """Keep a short list in descending order."""
    at: i64 = len(values)
    values.append(value)
    while at > 0 and values[at - 1] < value:
        values[at] = values[at - 1]
        at -= 1
    values[at] = value


def icons_a_round(worth: Worth, owned: i64, action: i64) -> float:
    """How often a round lets a seat act with an icon: four of its nine cards act, the best ones."""
    return float(count_bits(owned & worth.with_icon[action])) * 0.5


def court_value(state: State, seat: Seat, worth: Worth, time: float) -> float:
    """Court tiles by how far they are fulfilled; a work or marker serves one icon only."""
    if seat.courts == 0:
        return 0.0
    works = seat.opus
    markers = seat.eighths | seat.sixteenths
    total = 0.0
    left = seat.courts
    index: i64 = 0
    while left:
        if left & 1:
            court = state.tables.courts[index]
            chance = 1.0
            for icon in court.icons:
                own = serving(state, court, icon, works, markers)
                if own != 0:
                    own &= -own
                    if court.need <= NEED_PERIOD:
                        works &= ~own
                    else:
                        markers &= ~own
                else:
                    chance *= _hope(state, seat, court, icon, worth.weights, time)
            total += chance * float(court.vp)
        left >>= 1
        index += 1
    return total


def serving(state: State, court: MapTile, icon: i64, works: i64, markers: i64) -> i64:
    tables = state.tables
    if court.need == NEED_TYPE:
        return works & tables.opus_of_type[icon]
    if court.need == NEED_PERIOD:
        return works & tables.opus_of_period[icon]
    if court.need == NEED_MOVEMENT:
        return markers & tables.spaces_of_movement[icon]
    return markers & tables.spaces_of_instrument[icon]


def _hope(state: State, seat: Seat, court: MapTile, icon: i64, weights: Weights, time: float) -> float:
    """The chance that a missing icon will still be served."""
    if court.need == NEED_PERIOD:
        if icon < state.round:
            return weights.past_period if time > 0.0 else 0.0
        # From the period's beginning on there are this many rounds to get one of its works.
        rounds = float(ROUNDS - icon) + 1.0
        time = rounds if rounds < time else time
    elif court.need == NEED_MOVEMENT:
        if seat.markers == 0 or not state.tables.spaces_of_movement[icon] & ~(state.filled | state.covered):
            return 0.0
    elif court.need == NEED_INSTRUMENT:
        if not state.tables.spaces_of_instrument[icon] & ~(state.filled | state.covered):
            return 0.0
        if not has_marker(state, seat, icon):
            return 0.0
    return weights.court * time / (time + weights.court_delay)


def requiem_value(state: State, seat: Seat, weights: Weights, time: float) -> float:
    """Own markers by the majority as it stands, less sure the more time is left."""
    own = seat.eighths | seat.sixteenths
    total = weights.marker * float(count_bits(seat.markers)) * (time / (time + 1.0))
    if own == 0:
        return total
    eighths = state.neutral_eighths
    sixteenths = state.neutral_sixteenths
    for other in state.seats:
        eighths |= other.eighths
        sixteenths |= other.sixteenths
    tables = state.tables
    movement: i64 = 0
    while movement < len(tables.high):
        mask = tables.spaces_of_movement[movement]
        if own & mask:
            lead = count_bits(eighths & mask) - count_bits(sixteenths & mask)
            low = float(tables.low[movement])
            more = float(tables.high[movement]) - low
            open_spaces = mask & ~(state.filled | state.covered)
            settled = time <= 0.0 or open_spaces == 0
            mine = count_bits(seat.eighths & mask)
            if mine > 0:
                total += float(mine) * (low + more * majority_chance(lead, settled, weights))
            mine = count_bits(seat.sixteenths & mask)
            if mine > 0:
                total += float(mine) * (low + more * majority_chance(-lead, settled, weights))
        movement += 1
    return total


def majority_chance(lead: i64, settled: bool, weights: Weights) -> float:
    if settled:
        return 1.0 if lead > 0 else 0.0
    chance = weights.level_majority + weights.lead_majority * float(lead)
    if chance > 1.0:
        return 1.0
    return chance if chance > 0.0 else 0.0


def tiles_value(state: State, seat: Seat, worth: Worth, owned: i64, now: i64, left: i64) -> float:
    """What repeating tiles will give after this round's maintenance, and by actions from now on."""
    tiles = seat.tiles
    if tiles == 0 or now > ROUNDS:
        return 0.0
    weights = worth.weights
    time = float(left) / 4.0 + float(ROUNDS - now)
    total = 0.0
    index: i64 = 0
    while tiles:
        if tiles & 1:
            tile = state.tables.composer_tiles[index]
            if tile.repeat == REPEAT_TRACK:
                # This round's step is counted with the Story cards.
                after = now + 1
                while after <= ROUNDS:
                    total += worth.point(tile.repeat_what, after + 1) * weights.income
                    after += 1
            elif tile.repeat == REPEAT_OPUS:
                works = float(count_bits(seat.opus & state.tables.opus_of_type[tile.repeat_what]))
                deeds = weights.deeds + weights.deeds_per_work * works
                total += float(tile.repeat_vp) * time * deeds
            elif tile.repeat == REPEAT_ACTION:
                often = icons_a_round(worth, owned, tile.repeat_what)
                total += weights.repeat * weights.action[tile.repeat_what][now] * time * often
        tiles >>= 1
        index += 1
    return total
