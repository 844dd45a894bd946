"""What happened, in words: the numbers of an event decoded by one table."""

from collections.abc import Collection, Sequence
from typing import Final

from lacrimosa.notation.moves import Move
from lacrimosa.notation.names import Names
from lacrimosa.rules import events
from lacrimosa.rules.events import Event
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.vocabulary import EVENTS, Pile
from lacrimosa.server.messages.steps import Happening, Step
from lacrimosa.server.presenters.decoding import CARD_CODE, FROM_1, NUMBER, Slot, decoded
from lacrimosa.server.presenters.names import MessageNames, message_names

_CARD: Final = ("card", CARD_CODE)
_MEMORY: Final = ("card", "memories")
_OPUS: Final = ("card", "opus")
_COLUMN: Final = ("column", FROM_1)
_ROW_SPACE: Final = ("row_space", FROM_1)
_PLACE: Final = ("place", "places")
_TILE: Final = ("tile", "tiles")
_SPACE: Final = ("space", "spaces")
_NOTE: Final = ("note", "notes")

# For each kind what `a`, `b` and `c` fill.
FIELDS: Final[dict[int, tuple[Slot, ...]]] = {
    events.ROUND_BEGAN: (("round", NUMBER),),
    events.TURN_BEGAN: (("turn", NUMBER),),
    events.LAID: (_MEMORY, ("section", "sections"), _COLUMN),
    events.ACTED: (_MEMORY,),
    events.TOOK_INCOME: (),
    events.GAINED: (("goods", "goods"), ("amount", NUMBER)),  # `cause` and `source` by hand
    events.LOST: (("goods", "goods"), ("amount", NUMBER)),
    events.DREW: (_MEMORY,),
    events.SHUFFLED: (),  # `pile` by hand
    events.ROW_TAKEN: (_CARD, _ROW_SPACE),
    events.ROW_DISCARDED: (_CARD, _ROW_SPACE),
    events.ROW_FILLED: (_CARD, _ROW_SPACE),
    events.FORGOTTEN: (_MEMORY, _COLUMN),
    events.DOCUMENTED: (_MEMORY, _COLUMN),
    events.COMMISSIONED: (_OPUS,),  # `leaves_game` by hand
    events.PERFORMED: (_OPUS,),
    events.SOLD: (_OPUS,),
    events.TRAVELLED: (("from_place", "places"), _PLACE),
    events.CITY_USED: (("tile", "cities"), _PLACE),
    events.COURT_TAKEN: (("tile", "courts"), _PLACE),
    events.MARKER_PLACED: (_SPACE, _NOTE, ("marker", FROM_1)),
    events.NEUTRAL_PLACED: (_SPACE, _NOTE),
    events.NEUTRAL_LOST: (),
    events.COMPOSER_HIRED: (_TILE,),
    events.TILE_LAID: (_TILE, ("marker", FROM_1)),
    events.DECLINED: (),
    events.REPEAT_OFFERED: (("action", "actions"),),
    events.MAINTENANCE_BEGAN: (("round", NUMBER),),
    events.CARDS_GATHERED: (),
    events.GILDED: (_PLACE,),
    events.MAP_FILLED: (_PLACE,),  # `tile` by hand
    events.BONUS_SHOWN: (("tile", "bonuses"),),
    events.SALIERI_CAME: (_ROW_SPACE,),
    events.SALIERI_LEFT: (),
    events.FIRST_PLAYER: (),
    events.SOLOIST_LAID: (("card", "soloist_cards"), ("story_card", "soloist_cards"), _COLUMN),
    events.GAME_ENDED: (),
    events.TURN_ENDED: (),
    events.ROW_SLID: (_CARD, _ROW_SPACE, ("to_row_space", FROM_1)),
    events.ROW_RETURNED: (_CARD, _ROW_SPACE),
    events.SOLOIST_ACTED: (("action", "actions"), ("details", "soloist_details")),
}
_PILES: Final[dict[int, Pile]] = {events.PILE_CITIES: "cities", events.PILE_ROW: "row"}


def steps_of(
    names: Names, moves: Sequence[Move], start: int, seat: int, hinted: Collection[tuple[int, int]] = ()
) -> list[Step]:
    """Choices as a seat may know them; `start` is how many were made before the first of `moves`.

    `hinted` are the places where hints were taken: how many choices stood, and the seat.

    Every choice is public once it is made: cards are laid face up, and all else is done in the open (HID-1).
    """
    words = message_names(names)
    advised: dict[int, list[int]] = {}
    for step, who in sorted(hinted):
        advised.setdefault(step + 1, []).append(who)
    return [
        Step(
            number,
            move.seat,
            words.choices[move.choice],
            move.round,
            move.turn,
            [happening_of(words, event.seen_by(seat)) for event in move.events],
            advised.get(number, []),
        )
        for number, move in enumerate(moves, start + 1)
    ]


def opening_of(names: Names, opening: Sequence[Event], seat: int) -> list[Happening]:
    """What happened before the first choice, as a seat may know it."""
    words = message_names(names)
    return [happening_of(words, event.seen_by(seat)) for event in opening]


def happening_of(words: MessageNames, event: Event) -> Happening:
    """One event in words. Give it only events the reader may see (`Event.seen_by`)."""
    kind = int(event.kind)
    seat = None if event.seat == NOBODY else int(event.seat)
    values = decoded(words, FIELDS[kind], (event.a, event.b, event.c))
    if kind == events.GAINED or kind == events.LOST:
        values["cause"], values["source"] = words.cause(int(event.cause))
    elif kind == events.SHUFFLED:
        values["pile"] = _PILES.get(int(event.a), "deck")
    elif kind == events.COMMISSIONED:
        values["leaves_game"] = event.c == events.BY_SOLOIST
    elif kind == events.MAP_FILLED:
        tiles = words.courts if words.tables.is_court[event.a] else words.cities
        values["tile"] = tiles[event.b]
    return Happening(EVENTS[kind], seat, rule=event.rule(), **values)
