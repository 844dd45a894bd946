"""Events as short English lines: "A gains 2 ducats (finance)", from the event's own data by one table."""

from collections.abc import Callable
from typing import Final

from lacrimosa.notation.names import Names, Vocabulary
from lacrimosa.rules import events
from lacrimosa.rules.events import COUNTER, TRACK, Event
from lacrimosa.rules.kinds import NOBODY

# {seat} who; {a}, {b}, {c} what the event is about, in the words of the vocabularies named behind: one of
# Names, a card code, a plain number, or a number people count from 1. Events without a row here have a
# sentence of their own below.
CARD: Final = "card"
NUMBER: Final = "number"
FROM_1: Final = "from 1"

TEMPLATES: Final[dict[int, tuple[str, ...]]] = {
    events.ROUND_BEGAN: ("Round {a} begins", NUMBER),
    events.TURN_BEGAN: ("{seat} begins turn {a}", NUMBER),
    events.ACTED: ("{seat} acts on {a}", "memories"),
    events.TOOK_INCOME: ("{seat} takes income",),
    events.ROW_TAKEN: ("{a} leaves space {b} of the row", CARD, FROM_1),
    events.ROW_DISCARDED: ("{a} is discarded from space {b} of the row", CARD, FROM_1),
    events.ROW_FILLED: ("{a} comes to space {b} of the row", CARD, FROM_1),
    events.FORGOTTEN: ("{seat} forgets {a}", "memories"),
    events.DOCUMENTED: ("{seat} documents {a}", "memories"),
    events.COMMISSIONED: ("{seat} commissions {a}", "opus"),
    events.PERFORMED: ("{seat} performs {a}", "opus"),
    events.SOLD: ("{seat} sells {a}", "opus"),
    events.TRAVELLED: ("{seat} travels from {a} to {b}", "places", "places"),
    events.CITY_USED: ("The tile {a} leaves {b}", "cities", "places"),
    events.COURT_TAKEN: ("{seat} takes the court {a} at {b}", "courts", "places"),
    events.NEUTRAL_LOST: ("{seat} loses the neutral marker",),
    events.COMPOSER_HIRED: ("{seat} hires {a}", "tiles"),
    events.TILE_LAID: ("{seat} places {a}", "tiles"),
    events.DECLINED: ("{seat} declines",),
    events.REPEAT_OFFERED: ("{seat} may {a} once more", "actions"),
    events.MAINTENANCE_BEGAN: ("Maintenance of round {a}", NUMBER),
    events.CARDS_GATHERED: ("{seat} gathers the cards",),
    events.GILDED: ("The tile at {a} turns to its gilded side", "places"),
    events.BONUS_SHOWN: ("The bonus is {a}", "bonuses"),
    events.SALIERI_CAME: ("Salieri comes to space {a} of the row", FROM_1),
    events.SALIERI_LEFT: ("Salieri leaves, and the row goes under the new deck",),
    events.FIRST_PLAYER: ("{seat} is first player",),
    events.SOLOIST_LAID: ("{seat} places card {a} over card {b}", "soloist_cards", "soloist_cards"),
    events.GAME_ENDED: ("The game ends",),
    events.TURN_ENDED: ("{seat} ends the turn",),
    events.ROW_SLID: ("{a} slides from space {b} to space {c} of the row", CARD, FROM_1, FROM_1),
    events.ROW_RETURNED: ("{a} goes under the deck from space {b} of the row", CARD, FROM_1),
    events.SOLOIST_ACTED: ("{seat} does: {a}", "actions"),
}


def event_line(names: Names, event: Event) -> str:
    """What happened, in one short line. Give it only events the reader may see (`rules.view.seen_events`)."""
    kind = int(event.kind)
    sentence = SENTENCES.get(kind)
    if sentence is not None:
        return sentence(names, event)
    template, *kinds = TEMPLATES[kind]
    numbers = (int(event.a), int(event.b), int(event.c))
    words = [_word(names, what, number) for what, number in zip(kinds, numbers, strict=False)]
    return template.format(seat=_who(names, event), **dict(zip("abc", words, strict=False)))


def _word(names: Names, what: str, number: int) -> str:
    if what == NUMBER:
        return str(number)
    if what == FROM_1:
        return str(number + 1)
    if what == CARD:
        return names.card(number)
    vocabulary = getattr(names, what)
    assert isinstance(vocabulary, Vocabulary)
    return vocabulary.word(number)


def _who(names: Names, event: Event) -> str:
    return names.seats.word(int(event.seat)) if event.seat != NOBODY else "The board"


def _laid(names: Names, event: Event) -> str:
    section = "Story" if event.b else "Experiences"
    return f"{_who(names, event)} places {names.memories.word(int(event.a))} in {section} {event.c + 1}"


def _changed(names: Names, event: Event) -> str:
    verb = "gains" if event.kind == events.GAINED else "loses"
    what = good_text(names, int(event.a), int(event.b))
    return f"{_who(names, event)} {verb} {what} ({names.cause(int(event.cause))})"


def good_text(names: Names, good: int, amount: int) -> str:
    """`1 ducat`, `3 VP`, `2 talent steps`, `1 journey counter`."""
    plural = "" if amount == 1 else "s"
    if good >= COUNTER:
        return f"{amount} {names.story_points.word(good - COUNTER)} counter{plural}"
    if good >= TRACK:
        return f"{amount} {names.story_points.word(good - TRACK)} step{plural}"
    if good == events.VP:
        return f"{amount} VP"
    return f"{amount} {'ducat' if good == events.DUCATS else 'finance step'}{plural}"


def _drew(names: Names, event: Event) -> str:
    what = "a card" if event.a == NOBODY else names.memories.word(int(event.a))
    return f"{_who(names, event)} draws {what}"


def _shuffled(names: Names, event: Event) -> str:
    pile = int(event.a)
    if pile == events.PILE_CITIES:
        return "The used City tiles are shuffled"
    if pile == events.PILE_ROW:
        return "The cards of the row are shuffled"
    return f"{names.seats.word(pile)} shuffles the deck"


def _marker(names: Names, event: Event) -> str:
    what = "a neutral marker" if event.kind == events.NEUTRAL_PLACED else "a marker"
    note = names.notes.word(int(event.b))
    return f"{_who(names, event)} places {what} on {names.spaces.word(int(event.a))}, {note}"


def _map_filled(names: Names, event: Event) -> str:
    place = int(event.a)
    tiles = names.courts if names.edition.tables.is_court[place] else names.cities
    return f"{tiles.word(int(event.b))} comes to {names.places.word(place)}"


SENTENCES: Final[dict[int, Callable[[Names, Event], str]]] = {
    events.LAID: _laid,
    events.GAINED: _changed,
    events.LOST: _changed,
    events.DREW: _drew,
    events.SHUFFLED: _shuffled,
    events.MARKER_PLACED: _marker,
    events.NEUTRAL_PLACED: _marker,
    events.MAP_FILLED: _map_filled,
}
