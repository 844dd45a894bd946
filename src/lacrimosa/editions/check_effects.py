"""What may stand in an effect list, and where (PAY-3, PAY-8, TRV-6)."""

from collections.abc import Generator, Iterator, Sequence
from typing import Literal

from lacrimosa.editions.errors import Problem, one_of, problem
from lacrimosa.editions.grants import GRANTS
from lacrimosa.editions.schema import (
    BoardFile,
    BonusesFile,
    CitiesFile,
    ComposersFile,
    CourtsFile,
    Data,
    Effect,
    Good,
    InstrumentSpace,
    MemoryFile,
    RowSpace,
    SpaceGood,
)
from lacrimosa.editions.sources import item_name
from lacrimosa.rules.kinds import PERFORM_OR_SELL
from lacrimosa.rules.vocabulary import STORY_POINTS, Action

Side = Literal["track", "counter"]
_POINTS = (*STORY_POINTS, "wild")
_GOODS = ("ducats", "vp", "finance", *_POINTS, "vp_per_opus")


def check_effects(data: Data) -> Iterator[Problem]:
    yield from _check_board(data.board)
    yield from _check_memories(data.memory)
    yield from _check_cities(data.cities)
    yield from _check_courts(data.courts)
    yield from _check_composers(data.composers)
    yield from _check_bonuses(data.bonuses)


class _Lists:
    """The effect lists of one component; `on`: where its story points must be gained, None for either."""

    def __init__(self, file: str, item: str, on: Side | None = None) -> None:
        self.file = file
        self.item = item
        self.on = on

    def check(self, field: str, effects: Sequence[Good]) -> Iterator[Problem]:
        kinds: list[str] = []
        for number, effect in enumerate(effects, 1):
            entry = f"{field}[{number}]"
            kind = yield from self._kind(entry, effect)
            if kind and kind in kinds:
                again = "same_action" if kind.startswith("action") else "same_good"
                yield self._wrong(entry, again)
            kinds.append(kind)

    def _wrong(self, field: str, code: str, **values: str | int) -> Problem:
        return problem(self.file, self.item, code, field=field, **values)

    def _kind(self, entry: str, effect: Good) -> Generator[Problem, None, str]:
        """What an entry is, empty if nobody can tell; two of the same kind may not stand in one list."""
        goods = [name for name in _GOODS if getattr(effect, name)]
        if isinstance(effect, SpaceGood) and effect.neutral_marker:
            goods.append("neutral_marker")
        if isinstance(effect, Effect) and effect.action is not None:
            goods.append("action")
        if len(goods) != 1:
            if goods:
                yield self._wrong(entry, "several_goods", found=one_of(goods))
            else:
                yield self._wrong(entry, "no_good")
            return ""
        (good,) = goods
        yield from self._check_on(entry, effect, good)
        if isinstance(effect, Effect):
            yield from self._check_action(entry, effect)
        yield from self._check_type(entry, effect, good)
        if good == "action" and isinstance(effect, Effect) and effect.action is not None:
            return f"action {GRANTS[effect.action][0]}"
        return f"{good} {effect.on} {effect.type}"

    def _check_on(self, entry: str, effect: Good, good: str) -> Iterator[Problem]:
        if good not in _POINTS:
            if effect.on is not None:
                yield self._wrong(f"{entry}.on", "on_needless")
        elif effect.on is None and self.on is None:
            yield self._wrong(f"{entry}.on", "on_missing_any")
        elif effect.on is None:
            yield self._wrong(f"{entry}.on", "on_missing", right=str(self.on))
        elif self.on is not None and effect.on != self.on:
            yield self._wrong(f"{entry}.on", "on_other", value=effect.on, right=self.on)

    def _check_action(self, entry: str, effect: Effect) -> Iterator[Problem]:
        sells = effect.action is not None and GRANTS[effect.action][0] == PERFORM_OR_SELL
        if effect.bonus and not sells:
            yield self._wrong(f"{entry}.bonus", "bonus_needless")
        yield from self.check(f"{entry}.bonus", effect.bonus)

    def _check_type(self, entry: str, effect: Good, good: str) -> Iterator[Problem]:
        if good == "vp_per_opus":
            if effect.type is None:
                yield self._wrong(f"{entry}.type", "type_missing")
        elif effect.type is not None:
            narrows = isinstance(effect, Effect) and effect.action in ("perform", "sell", "perform_or_sell")
            if not narrows:
                yield self._wrong(f"{entry}.type", "type_needless")


def _check_board(board: BoardFile) -> Iterator[Problem]:
    for space in board.row.space:
        yield from _check_row_space(space)
    neutral = 0
    for place in board.personal.instrument:
        neutral += yield from _check_instrument_space(place)
    if neutral > 1:
        yield problem("board.toml", "personal.instrument", "neutral_one", n=neutral)
    for finance in board.personal.finance:
        lists = _Lists("board.toml", item_name("personal.finance", finance), "track")
        yield from lists.check("income", finance.income)


def _check_row_space(space: RowSpace) -> Iterator[Problem]:
    lists = _Lists("board.toml", item_name("row.space", space))
    for field, strip in (("opus", space.opus), ("memory", space.memory)):
        if (strip.cost is None) == (strip.gain is None):
            yield problem(lists.file, lists.item, "strip_both", field=field)
        yield from lists.check(f"{field}.gain", strip.gain or ())


def _check_instrument_space(space: InstrumentSpace) -> Generator[Problem, None, int]:
    lists = _Lists("board.toml", item_name("personal.instrument", space))
    yield from lists.check("reward", space.reward)
    neutral = sum(good.neutral_marker for good in space.reward)
    if neutral and space.instrument != "horns":
        values = {"field": "reward", "instrument": space.instrument}
        yield problem(lists.file, lists.item, "neutral_horns", **values)
    return neutral


def _check_memories(file: MemoryFile) -> Iterator[Problem]:
    named = [("starting", card) for card in file.starting] + [("memory", card) for card in file.memory]
    for kind, card in named:
        lists = _Lists("memory.toml", item_name(kind, card), "track")
        yield from check_actions(lists.file, lists.item, card.actions)
        yield from lists.check("top", card.top)
        yield from lists.check("story", card.story)


def check_actions(file: str, item: str, actions: tuple[Action, ...]) -> Iterator[Problem]:
    for action in dict.fromkeys(actions):
        if actions.count(action) > 1:
            yield problem(file, item, "action_twice", field="actions", action=action)


def _check_cities(file: CitiesFile) -> Iterator[Problem]:
    for city in file.city:
        lists = _Lists("cities.toml", item_name("city", city), "counter")
        yield from lists.check("plain", city.plain)
        yield from lists.check("gilded", city.gilded)


def _check_courts(file: CourtsFile) -> Iterator[Problem]:
    for court in file.court:
        lists = _Lists("courts.toml", item_name("court", court), "counter")
        yield from lists.check("plain", court.plain)
        yield from lists.check("gilded", court.gilded)


def _check_composers(file: ComposersFile) -> Iterator[Problem]:
    for tile in file.tile:
        yield from _Lists("composers.toml", item_name("tile", tile)).check("instant", tile.instant)


def _check_bonuses(file: BonusesFile) -> Iterator[Problem]:
    for bonus in file.bonus:
        yield from _Lists("bonuses.toml", item_name("bonus", bonus)).check("reward", bonus.reward)
