"""What may stand in an effect list, and where (PAY-3, PAY-8, TRV-6)."""

from collections.abc import Sequence
from typing import Literal

from lacrimosa.editions.errors import one_of, refuse
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


def check_effects(data: Data) -> None:
    _check_board(data.board)
    _check_memories(data.memory)
    _check_cities(data.cities)
    _check_courts(data.courts)
    _check_composers(data.composers)
    _check_bonuses(data.bonuses)


class _Lists:
    """The effect lists of one component; `on`: where its story points must be gained, None for either."""

    def __init__(self, file: str, item: str, on: Side | None = None) -> None:
        self.file = file
        self.item = item
        self.on = on

    def check(self, field: str, effects: Sequence[Good]) -> None:
        kinds: list[str] = []
        for number, effect in enumerate(effects, 1):
            entry = f"{field}[{number}]"
            kind = self._kind(entry, effect)
            if kind in kinds:
                again = "the same action" if kind.startswith("action") else "the same good"
                refuse(self.file, self.item, f"{entry} is {again} as an entry before it; each may stand once")
            kinds.append(kind)

    def _kind(self, entry: str, effect: Good) -> str:
        """What an entry is; two entries of the same kind may not stand in one list."""
        goods = [name for name in _GOODS if getattr(effect, name)]
        if isinstance(effect, SpaceGood) and effect.neutral_marker:
            goods.append("neutral_marker")
        if isinstance(effect, Effect) and effect.action is not None:
            goods.append("action")
        if len(goods) != 1:
            found = f"has {one_of(goods)}" if goods else "has nothing"
            refuse(self.file, self.item, f"{entry} {found}; an entry has exactly one good or action")
        (good,) = goods
        self._check_on(entry, effect, good)
        if isinstance(effect, Effect):
            self._check_action(entry, effect)
        self._check_type(entry, effect, good)
        if good == "action" and isinstance(effect, Effect) and effect.action is not None:
            return f"action {GRANTS[effect.action][0]}"
        return f"{good} {effect.on} {effect.type}"

    def _check_on(self, entry: str, effect: Good, good: str) -> None:
        if good not in _POINTS:
            if effect.on is not None:
                refuse(self.file, self.item, f"{entry}.on belongs to story points only; leave it out")
        elif effect.on is None:
            refuse(
                self.file, self.item, f'{entry}.on is missing; it must be "{self.on or "track"}"' + self._or()
            )
        elif self.on is not None and effect.on != self.on:
            refuse(self.file, self.item, f'{entry}.on is "{effect.on}"; it must be "{self.on}" (PAY-3)')

    def _or(self) -> str:
        return "" if self.on else ' or "counter"'

    def _check_action(self, entry: str, effect: Effect) -> None:
        sells = effect.action is not None and GRANTS[effect.action][0] == PERFORM_OR_SELL
        if effect.bonus and not sells:
            only = "only perform, sell and perform_or_sell may have one (TRV-6)"
            refuse(self.file, self.item, f"{entry}.bonus stands without such an action; {only}")
        self.check(f"{entry}.bonus", effect.bonus)

    def _check_type(self, entry: str, effect: Good, good: str) -> None:
        if good == "vp_per_opus":
            if effect.type is None:
                refuse(self.file, self.item, f"{entry}.type is missing; it must name an Opus type")
        elif effect.type is not None:
            narrows = isinstance(effect, Effect) and effect.action in ("perform", "sell", "perform_or_sell")
            if not narrows:
                only = "only vp_per_opus, perform, sell and perform_or_sell name an Opus type"
                refuse(self.file, self.item, f"{entry}.type does not belong here; {only}")


def _check_board(board: BoardFile) -> None:
    for space in board.row.space:
        _check_row_space(space)
    neutral = 0
    for place in board.personal.instrument:
        neutral += _check_instrument_space(place)
    if neutral > 1:
        refuse(
            "board.toml", "personal.instrument", f"{neutral} spaces have the neutral marker; it stands on one"
        )
    for finance in board.personal.finance:
        lists = _Lists("board.toml", item_name("personal.finance", finance), "track")
        lists.check("income", finance.income)


def _check_row_space(space: RowSpace) -> None:
    lists = _Lists("board.toml", item_name("row.space", space))
    for field, strip in (("opus", space.opus), ("memory", space.memory)):
        if (strip.cost is None) == (strip.gain is None):
            refuse(lists.file, lists.item, f"{field} must have either a cost or a gain")
        lists.check(f"{field}.gain", strip.gain or ())


def _check_instrument_space(space: InstrumentSpace) -> int:
    lists = _Lists("board.toml", item_name("personal.instrument", space))
    lists.check("reward", space.reward)
    neutral = sum(good.neutral_marker for good in space.reward)
    if neutral and space.instrument != "horns":
        refuse(
            lists.file,
            lists.item,
            f"reward has the neutral marker with {space.instrument}; only horns have it",
        )
    return neutral


def _check_memories(file: MemoryFile) -> None:
    named = [("starting", card) for card in file.starting] + [("memory", card) for card in file.memory]
    for kind, card in named:
        lists = _Lists("memory.toml", item_name(kind, card), "track")
        check_actions(lists.file, lists.item, card.actions)
        lists.check("top", card.top)
        lists.check("story", card.story)


def check_actions(file: str, item: str, actions: tuple[Action, ...]) -> None:
    for action in actions:
        if actions.count(action) > 1:
            refuse(file, item, f"actions has {action} twice; a card has each action once")


def _check_cities(file: CitiesFile) -> None:
    for city in file.city:
        lists = _Lists("cities.toml", item_name("city", city), "counter")
        lists.check("plain", city.plain)
        lists.check("gilded", city.gilded)


def _check_courts(file: CourtsFile) -> None:
    for court in file.court:
        lists = _Lists("courts.toml", item_name("court", court), "counter")
        lists.check("plain", court.plain)
        lists.check("gilded", court.gilded)


def _check_composers(file: ComposersFile) -> None:
    for tile in file.tile:
        _Lists("composers.toml", item_name("tile", tile)).check("instant", tile.instant)


def _check_bonuses(file: BonusesFile) -> None:
    for bonus in file.bonus:
        _Lists("bonuses.toml", item_name("bonus", bonus)).check("reward", bonus.reward)
