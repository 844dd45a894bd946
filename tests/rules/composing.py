"""A rich player's Requiem for the tests of the rules, and editions whose composer tiles suit a test."""

import functools

from rules.paying import reward

from lacrimosa.editions import Edition, load
from lacrimosa.notation.names import Names
from lacrimosa.rules import events
from lacrimosa.rules.kinds import (
    COMMISSION,
    DOCUMENT,
    PERCUSSION,
    PERFORM_OR_SELL,
    REPEAT_ACTION,
    REPEAT_NOTHING,
    REQUIEM,
    TRAVEL,
)
from lacrimosa.rules.tables import Cost, Reward
from lacrimosa.testkit.situation import Situation, own_edition, situation

KOECHEL = load("koechel")
TABLES = KOECHEL.tables
NAMES = Names(KOECHEL)
NONE = -1  # a tile that repeats nothing
ROW = ("lambacher", "bastien", "versailles", "lodi", "smallpox", "dominicus", "golden_spur")
# Eybler is the top composer of these situations, Stadler the bottom one.
KYRIE, SANCTUS, AGNUS, SECOND_AGNUS = (
    "eybler_kyrie_1",
    "eybler_sanctus_1",
    "eybler_agnus_dei_1",
    "eybler_agnus_dei_2",
)


def space(movement: str, instrument: int, nth: int = 0) -> str:
    """A space of a movement by its instrument."""
    number = KOECHEL.movement_ids.index(movement)
    spaces = range(TABLES.first_space[number], TABLES.first_space[number + 1])
    return NAMES.spaces.word([n for n in spaces if TABLES.space_instrument[n] == instrument][nth])


# An action: its word on a card, and what may be done first and second.
DEEDS = {
    DOCUMENT: ("document", "document versailles", "document smallpox"),
    COMMISSION: ("commission", "commission lambacher", "commission bastien"),
    PERFORM_OR_SELL: ("perform_or_sell", "perform nannerl", "sell lodron_2"),
    TRAVEL: ("travel", "travel munich", "travel salzburg"),
    REQUIEM: ("requiem", f"requiem {space('kyrie', PERCUSSION)} eighth", ""),
}


def composing(edition: Edition | None = None, *more: str, players: int = 2) -> Situation:
    """A rich player's Requiem with nothing covered; tracks are empty."""
    game = situation(players, edition=edition).cover().row(*ROW)
    game.seat(0, ducats=90, talent=0, journey=0, composition=0, counters=(9, 9, 30))
    return game.acting("requiem", *more)


def answer(game: Situation) -> Situation:
    """Answer what a contribution asks on its way: which marker, neutral marker, wild points, payment."""
    while True:
        asked = [text for text in game.options() if text.split()[0] in ("marker", "neutral", "name", "track")]
        if not asked:
            return game
        game.play(asked[-1])


def contribute(game: Situation, where: str, note: str = "eighth") -> Situation:
    return answer(game.play(f"requiem {where} {note}"))


def offered_repeats(game: Situation) -> list[int]:
    return [int(event.a) for event in game.happened(events.REPEAT_OFFERED)]


@functools.cache
def edition_with(*tiles: tuple[str, int, tuple[int, ...]]) -> Edition:
    """An edition in which these composer tiles name an action to repeat (or NONE) and grant actions."""
    edition = own_edition()
    for name, named, granted in tiles:
        tile = edition.tables.composer_tiles[edition.tile_ids.index(name)]
        tile.repeat = REPEAT_NOTHING if named == NONE else REPEAT_ACTION
        tile.repeat_what = max(named, 0)
        tile.instant = reward(*granted)
    return edition


def edition_paying(rewards: dict[int, Reward], cost: Cost) -> Edition:
    """An edition with these rewards on instrument spaces; Eybler's first Kyrie tile only has this cost."""
    edition = own_edition()
    for at, gift in rewards.items():
        edition.tables.instrument_reward[at] = gift
    tile = edition.tables.composer_tiles[edition.tile_ids.index(KYRIE)]
    tile.cost = cost
    tile.instant = reward()
    return edition
