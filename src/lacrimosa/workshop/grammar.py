"""The keys of every kind of component, in the order in which the eye goes over it."""

import copy
from collections.abc import Callable
from typing import Any, Final

from lacrimosa.rules.choices import HIGHEST_TRACK, MOST_INSTRUMENT_SPACES
from lacrimosa.rules.tables import MOST_OF_A_KIND
from lacrimosa.workshop.letters import (
    ACTIONS,
    CARD_ACTIONS,
    CENTURY,
    DIGITS,
    DOTS,
    ENDS,
    GAIN,
    GOODS,
    INSTRUMENTS,
    MOVEMENTS,
    NEEDS,
    NEXT,
    SEAL,
    SIDES,
    TEN,
    TYPES,
    WAYS,
)
from lacrimosa.workshop.machine import (
    Machine,
    Reading,
    Setting,
    Values,
    Want,
    begun,
    one_of,
    place,
    run,
    sealed,
)
from lacrimosa.workshop.signs import Entry, Signs, signs

MOST_ICONS: Final = 4
MOST_INCOMES: Final = MOST_OF_A_KIND - 1  # the zero of the track has none
ROW_SPACES: Final = 7
SEATS: Final = 4

CARD_SIGNS: Final = Signs(on="track")
TILE_SIGNS: Final = Signs(on="counter", actions="".join(ACTIONS), may_turn=True)
CITY_SIGNS: Final = Signs(on="counter", actions="".join(ACTIONS))
COURT_SIGNS: Final = Signs(on="counter")
BONUS_SIGNS: Final = Signs(on="counter", may_turn=True)
SPACE_SIGNS: Final = Signs(on="counter", may_turn=True, has_neutral=True)
GAIN_SIGNS: Final = Signs(on="counter", may_turn=True)
PRICE_SIGNS: Final = Signs(goods="dtjcwf", has_types=False)
ROAD_SIGNS: Final = Signs(goods="dtjc", has_types=False)


def opus(values: Values, setting: Setting) -> Machine:
    values["type"] = TYPES[(yield from one_of("type", TYPES))]
    tens = yield from one_of("year", DIGITS)
    values["year"] = CENTURY + 10 * int(tens) + int((yield from one_of("year", DIGITS)))
    cost = _table(values, "commission")
    for good in ("talent", "ducats"):
        yield from _into(cost, "commission", good)
    values["vp"] = yield from place("commission", "vp")
    yield from starting_opus(values, setting)


def starting_opus(values: Values, _setting: Setting) -> Machine:
    values["perform"] = perform = {"talent": 0, "ducats": 0}
    for good in ("talent", "ducats"):
        perform[good] = yield from place("perform", good)
    values["sell"] = sell = {"talent": 0, "finance": 0, "vp": 0}
    for good in ("talent", "finance", "vp"):
        sell[good] = yield from place("sell", good)
    yield from sealed("sell")


def memory(values: Values, _setting: Setting) -> Machine:
    """A good behind an action belongs to the Story, so no key parts the two."""
    top = _effects(values, "top")
    values["actions"] = actions = []
    story = _effects(values, "story")
    key = yield from signs("top", top, CARD_SIGNS, CARD_ACTIONS, then="actions")
    actions.append(ACTIONS[key])
    goods = frozenset([*GOODS, *DIGITS[1:]])
    while True:
        more = [one for one in CARD_ACTIONS if ACTIONS[one] not in actions]
        key = yield Want("actions", frozenset([*more, *goods, SEAL]), "action", "story", goods)
        if key in goods:
            break
        actions.append(ACTIONS[key])
    yield from begun(signs("story", story, CARD_SIGNS, SEAL), key)


def tile(values: Values, setting: Setting) -> Machine:
    cost = _table(values, "cost")
    for good in ("ducats", "composition", "finance"):
        yield from _into(cost, "cost", good)
    values["dots"] = 0
    instant = _effects(values, "instant")
    repeats = setting.movement in ("sequentia", "offertorium", "agnus_dei")
    ends = SEAL + (NEXT if repeats else "")
    first = frozenset([*TILE_SIGNS.goods, *TILE_SIGNS.actions, *DIGITS[1:], *ends])
    key = yield Want("instant", first | frozenset(DOTS), "sign", "dots", frozenset(DOTS))
    if key in DOTS:
        values["dots"] = DOTS[key]
        yield from signs("instant", instant, TILE_SIGNS, ends)
    else:
        yield from begun(signs("instant", instant, TILE_SIGNS, ends), key)
    yield from _repeat(values, setting.movement)


def _repeat(values: Values, movement: str) -> Machine:
    if movement == "sequentia":
        key = yield from one_of("repeat", "tjc")
        values["repeat"] = {"track": GOODS[key]}
    elif movement == "agnus_dei":
        key = yield from one_of("repeat", CARD_ACTIONS)
        values["repeat"] = {"action": ACTIONS[key]}
    else:
        number = ""
        while True:
            keys = [*TYPES, *(DIGITS if number else DIGITS[1:])] if len(number) < 2 else [*TYPES]
            key = yield Want("repeat", frozenset(keys), "repeat")
            if key in TYPES:
                break
            number += key
        values["repeat"] = {"vp": int(number or 1), "type": TYPES[key]}
    yield from sealed("repeat")


def city(values: Values, _setting: Setting) -> Machine:
    cost = _table(values, "cost")
    for good in ("talent", "journey"):
        yield from _into(cost, "cost", good)
    yield from _sides(values, CITY_SIGNS, SEAL)


def court(values: Values, _setting: Setting) -> Machine:
    cost = _table(values, "cost")
    yield from _into(cost, "cost", "journey")
    yield from _sides(values, COURT_SIGNS, NEXT)
    values["vp"] = int((yield from one_of("needs", DIGITS, "vp")))
    key = yield from one_of("needs", [*DIGITS, *TYPES, *NEEDS], "needs")
    if key in DIGITS:
        values["vp"] = 10 * values["vp"] + int(key)
        key = yield from one_of("needs", [*TYPES, *NEEDS], "needs")
    kind = "type" if key in TYPES else NEEDS[key]
    words: dict[str, dict[str, Any]] = {
        "type": TYPES,
        "period": {digit: int(digit) for digit in "12345"},
        "instrument": INSTRUMENTS,
        "movement": MOVEMENTS,
    }
    icons: list[Any] = [TYPES[key]] if key in TYPES else []
    values["needs"] = {kind: icons}
    while True:
        keys = [*words[kind]] if len(icons) < MOST_ICONS else []
        key = yield Want("needs", frozenset([*keys, SEAL] if icons else keys), kind)
        icons.append(words[kind][key])


def _sides(values: Values, rules: Signs, end: str) -> Machine:
    """Of the gilded side only what it changes is typed."""
    plain = _effects(values, "plain")
    values["gilded"] = []
    yield from signs("plain", plain, rules, NEXT)
    values["gilded"] = gilded = copy.deepcopy(plain)
    yield from signs("gilded", gilded, rules, end, changes=True)


def bonus(values: Values, _setting: Setting) -> Machine:
    values["action"] = ACTIONS[(yield from one_of("action", CARD_ACTIONS))]
    reward = _effects(values, "reward")
    yield from signs("reward", reward, BONUS_SIGNS, SEAL)


def soloist(values: Values, _setting: Setting) -> Machine:
    values["actions"] = actions = [ACTIONS[(yield from one_of("actions", CARD_ACTIONS, "action"))]]
    while True:
        more = [key for key in CARD_ACTIONS if ACTIONS[key] not in actions]
        key = yield from one_of("actions", [*more, *SIDES], "side")
        if key in SIDES:
            break
        actions.append(ACTIONS[key])
    values["side"] = SIDES[key]
    values["travel"] = travel = {"direction": WAYS[(yield from one_of("travel", WAYS, "way"))], "courts": 0}
    travel["courts"] = int((yield from one_of("travel", "012", "courts")))
    movement = int((yield from one_of("requiem", MOVEMENTS, "movement")))
    values["requiem"] = {
        "movement": movement,
        "from": ENDS[(yield from one_of("requiem", ENDS, "end"))],
    }
    yield from sealed("requiem")


def constanze(values: Values, setting: Setting) -> Machine:
    """Covered with four, with three besides, with two besides: pairs of movement and place."""
    covered: list[list[int]] = []
    for players in (4, 3, 2):
        values[f"players_{players}"] = covered = [*covered]
        name = f"players_{players}"
        while True:
            room = len(covered) < setting.most_covered
            free = {
                str(movement): _free(setting, covered, movement)
                for movement in range(1, len(setting.lengths) + 1)
            }
            keys = [movement for movement, places in free.items() if places] if room else []
            end = SEAL if players == 2 else NEXT
            key = yield Want(name, frozenset([*keys, end]), "movement")
            if key == NEXT:
                break
            where = yield from place(
                name, "place", 1, setting.lengths[int(key) - 1], _taken(covered, int(key))
            )
            covered.append([int(key), where])


def _free(setting: Setting, covered: list[list[int]], movement: int) -> list[int]:
    return [at for at in range(1, setting.lengths[movement - 1] + 1) if [movement, at] not in covered]


def _taken(covered: list[list[int]], movement: int) -> list[int]:
    return [at for one, at in covered if one == movement]


def road(values: Values, setting: Setting) -> Machine:
    """A plain number is ducats; other costs are signs."""
    start = yield from place("between", "place", 1, setting.places)
    values["between"] = [start]
    end = yield from place("between", "place", 1, setting.places, [start])
    values["between"] = [start, end]
    cost = _table(values, "cost")
    key = yield Want("cost", frozenset([*DIGITS, *ROAD_SIGNS.goods, TEN]), "ducats")
    tens = 0
    while key == TEN:
        tens += 1
        key = yield Want("cost", frozenset([*DIGITS, TEN] if tens < 9 else DIGITS), "ducats")
    if key in DIGITS and tens:
        cost["ducats"] = 10 * tens + int(key)
        yield from sealed("cost")
    number = ""
    if key in DIGITS:
        if key != "0":
            cost["ducats"] = int(key)
        number = key
        keys = [SEAL, *(ROAD_SIGNS.goods if key != "0" else ""), *(DIGITS if key != "0" else "")]
        key = yield Want("cost", frozenset(keys), "sign")
        cost.pop("ducats", None)
    yield from _signed_road(cost, number, key)


def _signed_road(cost: dict[str, int], number: str, key: str) -> Machine:
    """The rest of a road whose cost has a sign: the number before it, if any, has come."""
    entries: list[Entry] = []
    rest = signs("cost", entries, ROAD_SIGNS, SEAL)
    next(rest)
    if number:
        rest.send(number)
    want = rest.send(key)
    while True:
        cost.clear()
        cost.update({good: count for entry in entries for good, count in entry.items()})
        want = rest.send((yield want))


def strip(values: Values, _setting: Setting) -> Machine:
    """Seven spaces of one strip of the row; a + makes a gain of a space."""
    values["spaces"] = spaces = []
    for number in range(1, ROW_SPACES + 1):
        end = NEXT if number < ROW_SPACES else SEAL
        entries: list[Entry] = []
        space: dict[str, Any] = {"cost": {}}
        spaces.append(space)
        name = f"space_{number}"
        first = yield Want(name, frozenset([*PRICE_SIGNS.goods, *DIGITS[1:], GAIN, end]), "sign")
        if first == GAIN:
            del space["cost"]
            space["gain"] = entries
            yield from signs(name, entries, GAIN_SIGNS, end)
        elif first != end:
            yield from _price(space["cost"], name, first, end)


def _price(cost: dict[str, int], name: str, first: str, end: str) -> Machine:
    entries: list[Entry] = []
    rest = signs(name, entries, PRICE_SIGNS, end)
    next(rest)
    want = rest.send(first)
    while True:
        cost.clear()
        cost.update({good: count for entry in entries for good, count in entry.items()})
        key = yield want
        if key == end:
            return
        want = rest.send(key)


def movement(values: Values, _setting: Setting) -> Machine:
    for name in ("high", "low"):
        values[name] = yield from place("values", name)
    spaces: list[str] = []
    values["spaces"] = spaces
    while True:
        keys = [*INSTRUMENTS, SEAL] if spaces else [*INSTRUMENTS]
        spaces.append(INSTRUMENTS[(yield Want("spaces", frozenset(keys), "instrument"))])


def instruments(values: Values, _setting: Setting) -> Machine:
    """As many spaces as the board has: every one that is begun may be the last."""
    values["spaces"] = spaces = []
    for number in range(1, MOST_INSTRUMENT_SPACES + 1):
        name = f"space_{number}"
        instrument = INSTRUMENTS[(yield from one_of(name, INSTRUMENTS, "instrument"))]
        reward: list[Entry] = []
        spaces.append({"instrument": instrument, "reward": reward})
        yield from signs(name, reward, SPACE_SIGNS, _next_or_last(number, MOST_INSTRUMENT_SPACES))


def finance(values: Values, _setting: Setting) -> Machine:
    values["incomes"] = incomes = []
    for number in range(1, MOST_INCOMES + 1):
        income: list[Entry] = []
        incomes.append(income)
        yield from signs(f"space_{number}", income, CARD_SIGNS, _next_or_last(number, MOST_INCOMES))


def _next_or_last(number: int, most: int) -> str:
    return SEAL + NEXT if number < most else SEAL


def tracks(values: Values, _setting: Setting) -> Machine:
    most = yield from place("tracks", "story_track_max", 1, HIGHEST_TRACK)
    values["story_track_max"] = most
    values["story_track_start"] = yield from place("tracks", "story_track_start", 0, most)
    values["story_overflow_ducats"] = yield from place("tracks", "story_overflow_ducats")
    values["finance_overflow_vp"] = yield from place("tracks", "finance_overflow_vp")
    yield from sealed("tracks")


def start(values: Values, _setting: Setting) -> Machine:
    values["starts"] = starts = []
    for number in range(1, SEATS + 1):
        name = f"seat_{number}"
        seat = {"ducats": 0, "vp": 0}
        starts.append(seat)
        for good in ("ducats", "vp"):
            seat[good] = yield from place(name, good)
    yield from sealed(f"seat_{SEATS}")


def places(_values: Values, _setting: Setting) -> Machine:
    """Nothing is typed: whoever seals it has seen that the map has these places."""
    yield from sealed("places")


def _table(values: Values, name: str) -> dict[str, int]:
    made: dict[str, int] = {}
    values[name] = made
    return made


def _effects(values: Values, name: str) -> list[Entry]:
    made: list[Entry] = []
    values[name] = made
    return made


def _into(cost: dict[str, int], part: str, good: str) -> Machine:
    number = yield from place(part, good)
    if number:
        cost[good] = number


GRAMMARS: Final[dict[str, Callable[[Values, Setting], Machine]]] = {
    "opus": opus,
    "starting_opus": starting_opus,
    "memory": memory,
    "starting_memory": memory,
    "tile": tile,
    "city": city,
    "court": court,
    "bonus": bonus,
    "soloist": soloist,
    "constanze": constanze,
    "road": road,
    "strip": strip,
    "movement": movement,
    "instruments": instruments,
    "finance": finance,
    "tracks": tracks,
    "start": start,
    "places": places,
}


def read(kind: str, setting: Setting, text: str) -> Reading:
    """What a text of keys says about a component of this kind."""
    return run(GRAMMARS[kind], setting, text)
