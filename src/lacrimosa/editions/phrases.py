"""Plain English for costs, rewards and components, always made from the values and never stored."""

from collections.abc import Sequence

from lacrimosa.editions.edition import Edition
from lacrimosa.rules.kinds import (
    ANY_TYPE,
    NEED_INSTRUMENT,
    NEED_PERIOD,
    NEED_TYPE,
    ONLY_PERFORM,
    ONLY_SELL,
    REPEAT_ACTION,
    REPEAT_OPUS,
    REPEAT_TRACK,
)
from lacrimosa.rules.tables import Cost, Grant, MapTile, Reward, amount_of
from lacrimosa.rules.vocabulary import INSTRUMENTS, OPUS_TYPES, STORY_POINTS

ACTION_NAMES = ("Document Memories", "Commission an Opus", "Perform or Sell", "Travel", "Requiem")
PERIOD_NAMES = ("", "I", "II", "III", "IV", "V")
_HALVES = {ONLY_PERFORM: "Perform", ONLY_SELL: "Sell"}


def amount(number: int, one: str, many: str = "") -> str:
    """The number with its word, in the plural if need be."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def joined(parts: Sequence[str]) -> str:
    """The parts as in a sentence: a, b and c."""
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def describe_cost(cost: Cost) -> str:
    """Such as "2 ducats, 1 talent point"; "free" without any."""
    parts = [amount(cost.ducats, "ducat")] if cost.ducats else []
    for kind, name in enumerate(STORY_POINTS):
        if cost.point(kind):
            parts.append(amount(cost.point(kind), f"{name} point"))
    if cost.wild:
        parts.append(amount(cost.wild, "wildcard point"))
    if cost.finance:
        parts.append(f"{amount(cost.finance, 'finance step')} down")
    return ", ".join(parts) or "free"


def describe_reward(reward: Reward) -> str:
    """Such as "2 ducats, 1 talent counter, then Travel"; "nothing" if it is empty."""
    parts = _goods(reward)
    if reward.grants:
        parts.append("then " + joined([describe_grant(grant) for grant in reward.grants]))
    text = ", ".join(parts) or "nothing"
    return text.removeprefix("then ")


def _goods(reward: Reward) -> list[str]:
    parts: list[str] = []
    if reward.ducats:
        parts.append(amount(reward.ducats, "ducat"))
    parts += _points(reward.tracks, reward.wild_tracks, "step")
    parts += _points(reward.counters, reward.wild_counters, "counter")
    if reward.finance:
        parts.append(amount(reward.finance, "finance step"))
    if reward.vp:
        parts.append(f"{reward.vp} VP")
    parts += [f"{vp} VP for each {OPUS_TYPES[kind]} Opus" for vp, kind in reward.per_opus]
    if reward.neutral:
        parts.append("the neutral marker")
    return parts


def _points(packed: int, wild: int, unit: str) -> list[str]:
    """Story points: steps on a track, or counters."""
    amounts = [(int(amount_of(packed, kind)), name) for kind, name in enumerate(STORY_POINTS)]
    return [amount(number, f"{name} {unit}") for number, name in [*amounts, (wild, "wildcard")] if number]


def describe_grant(grant: Grant) -> str:
    """Such as "Sell a religious Opus (and gain 2 finance steps)"."""
    text = _HALVES.get(grant.half, ACTION_NAMES[grant.action])
    if grant.opus_type != ANY_TYPE:
        name = OPUS_TYPES[grant.opus_type]
        text += f" {'an' if name[0] in 'aeiou' else 'a'} {name} Opus"
    elif grant.half in _HALVES:
        text += " an Opus"
    if grant.bonus is not None:
        text += f" (and gain {describe_reward(grant.bonus)})"
    return text


# Components, by their index in the tables.


def describe_opus(edition: Edition, opus: int) -> str:
    card = edition.tables.opus[opus]
    parts = []
    if opus == edition.tables.starting_opus:
        parts.append(f"{edition.data.opus.starting_opus.title}: the starting Opus")
    else:
        data = edition.data.opus.opus[opus]
        facts = f"{data.koechel}, {data.year}" if data.koechel else str(data.year)
        parts.append(f"{data.title} ({facts}): {data.type}, {PERIOD_NAMES[card.period]}")
        parts.append(f"commission ({describe_cost(card.cost)}): {card.vp} VP")
    parts.append(f"perform ({describe_cost(card.perform_cost)}): {describe_performance(edition, opus)}")
    parts.append(f"sell ({describe_cost(card.sell_cost)}): {describe_sale(edition, opus)}")
    return "; ".join(parts)


def describe_performance(edition: Edition, opus: int) -> str:
    return amount(edition.tables.opus[opus].perform_ducats, "ducat")


def describe_sale(edition: Edition, opus: int) -> str:
    gain = Reward()
    gain.finance = edition.tables.opus[opus].sell_finance
    gain.vp = edition.tables.opus[opus].sell_vp
    return describe_reward(gain)


def describe_memory(edition: Edition, memory: int) -> str:
    card = edition.tables.memories[memory]
    first = edition.tables.starting_memories
    if memory < first:
        head = f"{edition.data.memory.starting[memory].title}: a starting card"
    else:
        data = edition.data.memory.memory[memory - first]
        head = f"{data.title} ({data.year}): {PERIOD_NAMES[card.period]}"
    actions = joined([ACTION_NAMES[action] for action in card.actions])
    return f"{head}; {actions}; top: {describe_reward(card.top)}; story: {describe_reward(card.story)}"


def describe_bonus(edition: Edition, bonus: int) -> str:
    tile = edition.tables.bonuses[bonus]
    reward = describe_reward(tile.reward)
    return f"{PERIOD_NAMES[tile.period]}: {reward} for each {ACTION_NAMES[tile.action]} icon"


def describe_city(edition: Edition, city: int) -> str:
    return f"{edition.data.cities.city[city].name}: {_map_tile(edition.tables.cities[city])}"


def describe_court(edition: Edition, court: int) -> str:
    tile = edition.tables.courts[court]
    name = edition.data.courts.court[court].name
    return f"{name}: {_map_tile(tile)}; at the end {tile.vp} VP for {describe_needs(edition, tile)}"


def _map_tile(tile: MapTile) -> str:
    plain, gilded = describe_reward(tile.plain), describe_reward(tile.gilded)
    return f"{describe_cost(tile.cost)}; plain: {plain}; gilded: {gilded}"


def describe_needs(edition: Edition, court: MapTile) -> str:
    """Such as "an Opus each of opera and religious"."""
    if court.need == NEED_TYPE:
        return f"an Opus each of {joined([OPUS_TYPES[icon] for icon in court.icons])}"
    if court.need == NEED_PERIOD:
        return f"an Opus each of the periods {joined([PERIOD_NAMES[icon] for icon in court.icons])}"
    if court.need == NEED_INSTRUMENT:
        return f"a marker each on {joined([INSTRUMENTS[icon] for icon in court.icons])}"
    names = [edition.data.board.requiem.movement[icon].name for icon in court.icons]
    return f"a marker each in {joined(names)}"


def describe_tile(edition: Edition, tile: int) -> str:
    values = edition.tables.composer_tiles[tile]
    composer = edition.data.composers.composer[values.composer].name
    movement = edition.data.board.requiem.movement[values.movement].name
    text = f"{composer}, {movement}: {describe_cost(values.cost)}; at once: {describe_reward(values.instant)}"
    repeat = describe_repeat(edition, tile)
    return f"{text}; repeating: {repeat}" if repeat else text


def describe_repeat(edition: Edition, tile: int) -> str:
    """The repeating side; empty if there is none."""
    values = edition.tables.composer_tiles[tile]
    if values.repeat == REPEAT_TRACK:
        return f"1 {STORY_POINTS[values.repeat_what]} step in each maintenance"
    if values.repeat == REPEAT_OPUS:
        kind = OPUS_TYPES[values.repeat_what]
        return f"{values.repeat_vp} VP for each {kind} Opus commissioned, performed or sold"
    if values.repeat == REPEAT_ACTION:
        return f"{ACTION_NAMES[values.repeat_what]} once more"
    return ""


def describe_row_space(edition: Edition, space: int) -> str:
    values = edition.tables.row[space]
    opus = describe_strip(values.opus_cost, values.opus_gain)
    memory = describe_strip(values.memory_cost, values.memory_gain)
    return f"space {space + 1}: Opus {opus}; Memory {memory}"


def describe_strip(cost: Cost, gain: Reward) -> str:
    """One edge of a row space: a cost or a gain."""
    gained = describe_reward(gain)
    return describe_cost(cost) if gained == "nothing" else f"gain {gained}"


def describe_movement(edition: Edition, movement: int) -> str:
    values = edition.data.board.requiem.movement[movement]
    return f"{values.name}: {values.high} or {values.low} VP; {', '.join(values.spaces)}"


def describe_constanze(edition: Edition, card: int, players: int) -> str:
    """The covered spaces of a card, such as "Kyrie 5; Sequentia 2, 4"."""
    tables = edition.tables
    covered = tables.constanze[card][players - 2]
    parts: list[str] = []
    for movement, data in enumerate(edition.data.board.requiem.movement):
        first, end = tables.first_space[movement], tables.first_space[movement + 1]
        places = [str(space - first + 1) for space in range(first, end) if covered >> space & 1]
        if places:
            parts.append(f"{data.name} {', '.join(places)}")
    return "; ".join(parts) or "none"


def describe_soloist_card(edition: Edition, card: int) -> str:
    values = edition.tables.soloist_cards[card]
    actions = joined([ACTION_NAMES[action] for action in values.actions])
    side = "leftmost" if values.from_left else "rightmost"
    way = f"{'up' if values.ascending else 'down'} to {amount(values.courts, 'court')}"
    movement = edition.data.board.requiem.movement[values.movement].name
    end = "top" if values.from_top else "bottom"
    return f"{actions}; {side} card; {way if values.courts else 'no travel'}; {movement} from the {end}"
