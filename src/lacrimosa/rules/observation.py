"""What one seat may know as a row of small integers: for programs that learn.

`write_observation` is the one declaration of the layout: it names every field in order, with its value and
its meaning. A Sheet turns the values into bytes; a Listing hears the same names and notes their lengths.
Only what `rules.view` shows is read, so a state and any view or re-deal of it give the same bytes.
"""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.asked import CHOOSE_MARKER, LAY_CARD, Asked, Waiting
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.choices import MOST_PLACES
from lacrimosa.rules.kinds import (
    ACTIONS,
    MEMORY_CARD,
    NO_CARD,
    NOBODY,
    OPUS_TYPES,
    ROUNDS,
    ROW_SPACES,
    SALIERI_CARD,
    TURNS,
)
from lacrimosa.rules.sheet import Listing, Sheet
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.tables import FREE
from lacrimosa.rules.view import cards_to_come

# Raised whenever a field is added, moved or means something else.
OBSERVATION_VERSION: Final = 1

SEATS: Final = 4
# What is asked, in the order of `question.kind`.
QUESTIONS: Final = [
    "lay_experience",
    "lay_story",
    "act_or_income",
    "action_menu",
    "pay",
    "name_wild",
    "choose_route",
    "choose_marker",
    "place_neutral",
]
QUESTION_WORDS: Final = ", ".join(QUESTIONS)
SEAT_NAMES: Final = ["own", "other1", "other2", "other3"]
PLACE_NAMES: Final = [f"place{place + 1}" for place in range(MOST_PLACES)]
# Stands where nobody sits: everything is 0.
NOBODY_HERE: Final = Seat(NOBODY, [])
NOTHING_ASKED: Final = Asked(NOBODY)


def observation(state: State, seat: i64) -> bytes:
    """What a seat may know, two bytes for each number."""
    sheet = Sheet()
    write_observation(sheet, state, seat)
    return b"".join(sheet.parts)


def fields(state: State) -> list[tuple[str, int, int, str]]:
    """Name, length, largest value and meaning of every field; the same for all states of an edition."""
    listing = Listing()
    write_observation(listing, state, 0)
    return listing.fields


def action_mask(size: i64, offered: list[int]) -> bytearray:
    """One byte for every choice of the fixed space: 1 where it is offered."""
    mask = bytearray(size)
    for choice in offered:
        mask[choice] = 1
    return mask


def write_observation(sheet: Sheet, state: State, seat: i64) -> None:
    """The layout: what lies on the table, what is asked, then the seats from the own one on."""
    _write_game(sheet, state, seat)
    _write_row(sheet, state)
    _write_map(sheet, state)
    _write_requiem(sheet, state)
    _write_question(sheet, state)
    _write_waiting(sheet, state)
    at: i64 = 0
    count: i64 = len(state.seats)
    last: i64 = 0
    while at < SEATS:
        sheet.section(SEAT_NAMES[at])
        if at < count:
            last = len(sheet.parts)
            _write_seat(sheet, state, state.seats[(seat + at) % count], at == 0)
        elif not sheet.blank(last):
            _write_seat(sheet, state, None, False)
        else:
            last = len(sheet.parts) - 1
        at += 1
    _write_soloist(sheet, state)


def _from(state: State, seat: i64, other: i64) -> i64:
    """How many seats after the own one another sits; -1 for nobody."""
    return (other - seat) % len(state.seats) if other >= 0 else NOBODY


def _write_game(sheet: Sheet, state: State, seat: i64) -> None:
    deal = state.deal
    composers = state.tables.composers
    asked: i64 = state.pending[-1].seat if state.pending else NOBODY
    sheet.section("game")
    sheet.one_of("players", deal.players - 1, SEATS, "people at the table: 1, 2, 3, 4")
    sheet.one_of("level", deal.level, 3, "the Soloist: easy, medium, hard; none with two and more")
    sheet.flag("salieri", deal.salieri, "1 if the game is played with Salieri")
    sheet.one_of("salieri_is", state.salieri, 3, "Salieri: not seen yet, in the row, gone")
    sheet.one_of("top_composer", deal.top, composers, "composer of the eighth note")
    sheet.one_of("bottom_composer", deal.bottom, composers, "composer of the sixteenth note; none in solo")
    sheet.one_of("round", state.round - 1, ROUNDS, "round 1 to 5; none before the first")
    sheet.one_of("turn", state.turn - 1, TURNS, "turn 1 to 4; none in maintenance")
    sheet.one_of("bonus", state.bonus, len(state.tables.bonuses), "bonus tile of the period")
    sheet.one_of("first", _from(state, seat, state.first), SEATS, "first player, counted from the own seat")
    sheet.one_of("active", _from(state, seat, state.active), SEATS, "whose turn it is, counted likewise")
    sheet.one_of("asked", _from(state, seat, asked), SEATS, "who is asked; nobody once the game is over")
    sheet.flag("exchange", state.exchange_open, "1 while the active player may buy and cash counters")


def _write_row(sheet: Sheet, state: State) -> None:
    works: i64 = len(state.tables.opus)
    memories: i64 = len(state.tables.memories)
    opus_spaces: i64 = 0
    memory_spaces: i64 = 0
    salieri: i64 = 0
    at: i64 = ROW_SPACES
    while at > 0:
        at -= 1
        card: i64 = state.row[at]
        opus_spaces <<= 8
        memory_spaces <<= 8
        if card < MEMORY_CARD:
            opus_spaces |= card + 1
        elif card < SALIERI_CARD:
            memory_spaces |= card - MEMORY_CARD + 1
        elif card != NO_CARD:
            salieri = at + 1
    sheet.section("row")
    sheet.places(
        "opus", opus_spaces, works, ROW_SPACES, "for every Opus: its space of the row, 1 to 7; 0 if not there"
    )
    sheet.places("memories", memory_spaces, memories, ROW_SPACES, "for every Memory card likewise")
    sheet.number("salieri", salieri, "Salieri's space, 0 if not there")
    sheet.number("to_come", cards_to_come(state), "cards the row can still get this period")
    sheet.members("seen_opus", state.seen_opus, works, "Opus that have lain face up at any time")
    sheet.members("seen_memories", state.seen_memories, memories, "Memory cards likewise")
    returned_opus: i64 = 0
    returned_memories: i64 = 0
    drawn = state.deck_drawn
    while drawn < len(state.deck):
        under: i64 = state.deck[drawn]
        drawn += 1
        if under < MEMORY_CARD:
            returned_opus |= BIT[under]
        elif under < SALIERI_CARD:
            returned_memories |= BIT[under - MEMORY_CARD]
    # Of the deck only those may be told that once lay face up: Salieri sent them back.
    sheet.members("returned_opus", returned_opus & state.seen_opus, works, "Opus back under the deck")
    sheet.members(
        "returned_memories",
        returned_memories & state.seen_memories,
        memories,
        "Memory cards back under the deck",
    )


def _write_map(sheet: Sheet, state: State) -> None:
    tables = state.tables
    places: i64 = len(state.map_tiles)
    sheet.section("map")
    sheet.one_of("mozart", state.mozart, places, "where Mozart is")
    sheet.members("gilded", state.gilded, places, "places whose tile shows its gilded side")
    cities: i64 = len(tables.cities)
    courts: i64 = len(tables.courts)
    place: i64 = 0
    while place < places:
        kinds = courts if tables.is_court[place] else cities
        sheet.one_of(
            PLACE_NAMES[place], state.map_tiles[place], kinds, "the court or city there; none if empty"
        )
        place += 1
    sheet.members("used_cities", state.cities_used, cities, "cities on the used pile")
    sheet.number("city_stack", len(state.city_stack) - state.cities_drawn, "cities in the stack")
    sheet.number("court_stack", len(state.court_stack) - state.courts_drawn, "courts in the stack")


def _write_requiem(sheet: Sheet, state: State) -> None:
    tables = state.tables
    spaces: i64 = len(tables.space_movement)
    sheet.section("requiem")
    sheet.members("covered", state.covered, spaces, "spaces Constanze covers")
    sheet.members("neutral_eighths", state.neutral_eighths, spaces, "neutral markers, eighth note up")
    sheet.members(
        "neutral_sixteenths", state.neutral_sixteenths, spaces, "neutral markers, sixteenth note up"
    )
    tops: i64 = 0
    stacks: i64 = len(state.stacks)
    at: i64 = 0
    while at < stacks:
        taken: i64 = state.stack_taken[at]
        stack = state.stacks[at]
        if taken < len(stack):
            tops |= BIT[stack[taken]]
        at += 1
    sheet.members("tops", tops, len(tables.composer_tiles), "composer tiles on top of their stacks")
    at = 0
    while at < stacks:
        left: i64 = len(state.stacks[at]) - state.stack_taken[at]
        sheet.number(
            "stacks", left, "tiles in each stack: of the eighth note by movement, then the sixteenth"
        )
        at += 1


def _kind_of(asked: Asked) -> i64:
    """What a question asks, as in QUESTIONS; -1 if nobody is asked. The first kind counts as two."""
    if asked.kind == NOBODY or (asked.kind == LAY_CARD and not asked.into_story):
        return asked.kind
    return asked.kind + 1


def _write_question(sheet: Sheet, state: State) -> None:
    """The step on top of the stack: the question itself, and what it is about."""
    tables = state.tables
    asked = state.pending[-1].asked(state) if state.pending else NOTHING_ASKED
    actions: i64 = 0
    halves: i64 = 0
    types: i64 = 0
    bonuses: i64 = 0
    for grant in asked.grants:
        actions |= BIT[grant.action]
        halves |= BIT[grant.half]
        if grant.opus_type >= 0:
            types |= BIT[grant.opus_type]
        if grant.bonus_index >= 0:
            bonuses |= BIT[grant.bonus_index]
    sheet.section("question")
    sheet.one_of("kind", _kind_of(asked), len(QUESTIONS), QUESTION_WORDS)
    sheet.members("actions", actions, ACTIONS, "menu: actions offered")
    sheet.members("halves", halves, 3, "menu: perform or sell, only perform, only sell")
    sheet.members("types", types, OPUS_TYPES, "menu: only works of this type")
    sheet.members("bonuses", bonuses, len(tables.grant_bonuses), "menu: bonuses that go with an action")
    sheet.flag("ends_turn", asked.ends_turn, "menu: 1 if being done with it ends the turn")
    sheet.flag("is_repeat", asked.is_repeat, "menu: 1 if an Agnus Dei tile offers it")
    # The price of a composer is not owed before a marker is chosen.
    owed = FREE if asked.kind == CHOOSE_MARKER else asked.owed
    sheet.number("owed_ducats", owed.ducats, "ducats owed")
    sheet.points("owed_points", owed.points, "talent, journey, composition owed")
    sheet.number("owed_wild", owed.wild, "wild points owed")
    sheet.number("owed_finance", owed.finance, "steps of finance owed")
    sheet.number("wild_tracks", asked.wild_tracks, "track steps to name")
    sheet.number("wild_counters", asked.wild_counters, "counters to name")
    movement = tables.space_movement[asked.space] if asked.space >= 0 else asked.movement
    sheet.one_of("place", asked.place, len(tables.is_court), "route: where it leads")
    sheet.one_of("space", asked.space, len(tables.space_movement), "marker: the Requiem space it goes to")
    sheet.one_of("note", asked.note, 2, "marker: eighth or sixteenth note up")
    sheet.one_of("movement", movement, len(tables.high), "marker, neutral marker: the movement")


def _write_waiting(sheet: Sheet, state: State) -> None:
    """The steps below the question: what comes after it."""
    tables = state.tables
    waiting = Waiting(state.pending[-1].seat if state.pending else NOBODY)
    for step in state.pending[:-1]:
        step.tell(state, waiting)
    sheet.section("waiting")
    action: i64 = 0
    while action < ACTIONS:
        offered = (waiting.menus >> (8 * action)) & 0xFF
        sheet.number("actions", offered, "how often each action is offered afterwards")
        action += 1
    sheet.members("opus", waiting.works, len(tables.opus), "the work being commissioned, performed or sold")
    sheet.members("memories", waiting.memories, len(tables.memories), "the Memory card being documented")
    sheet.members("places", waiting.places, len(tables.is_court), "where Mozart is on his way to")
    sheet.members("tiles", waiting.tiles, len(tables.composer_tiles), "the composer tile being hired")
    sheet.number("wild", waiting.wild, "wild points to name afterwards, all players")
    sheet.flag("finance", waiting.finance, "1 if the asked player's finance is still to pay")
    sheet.flag("bonus", waiting.bonus, "1 if the period bonus is still to pay")


def _write_seat(sheet: Sheet, state: State, seat: Seat | None, is_own: bool) -> None:
    # Long because it is one list of fields.
    tables = state.tables
    own = NOBODY_HERE if seat is None else seat
    is_soloist = seat is not None and seat.index == state.soloist()
    works: i64 = len(tables.opus)
    memories: i64 = len(tables.memories)
    spaces: i64 = len(tables.space_movement)
    deck: i64 = 0
    experiences: i64 = 0
    story: i64 = 0
    if not is_soloist:
        experiences = own.experiences
        story = own.story
        at = own.drawn
        while at < len(own.deck):
            deck |= BIT[own.deck[at]]
            at += 1
    sheet.flag("present", seat is not None, "1 if somebody sits there")
    sheet.flag("soloist", is_soloist, "1 for the Soloist")
    sheet.number("vp", own.vp, "VP")
    sheet.number("ducats", own.ducats, "ducats")
    sheet.points("tracks", own.tracks, "steps on the tracks: talent, journey, composition")
    sheet.points("counters", own.counters, "counters likewise")
    sheet.number("finance", own.finance, "finance space")
    sheet.number("hand_size", own.hand_size(), "cards in hand")
    sheet.number("deck_size", own.deck_left(), "cards in the deck")
    if is_own:
        sheet.members("hand", own.hand, memories, "Memory cards in hand")
        sheet.members("deck", deck, memories, "Memory cards in the deck, in an order nobody knows")
    else:
        sheet.members("cards", own.hand | deck, memories, "Memory cards in hand and deck together")
    sheet.places(
        "experiences", experiences, memories, TURNS, "for every Memory card: its column of Experiences, or 0"
    )
    sheet.places("story", story, memories, TURNS, "for every Memory card: its column of Story, or 0")
    sheet.members("opus", own.opus, works, "works in front of the player")
    sheet.members("performed", own.performed, works, "those of them performed this round")
    sheet.members("courts", own.courts, len(tables.courts), "court tiles")
    sheet.members("tiles", own.tiles, len(tables.composer_tiles), "composer tiles at work")
    sheet.members(
        "markers", own.markers, len(tables.instrument_of), "instrument spaces that hold their marker"
    )
    sheet.flag("neutral", own.neutral > 0, "1 while the neutral marker is there")
    sheet.members("eighths", own.eighths, spaces, "Requiem spaces with an own marker, eighth note up")
    sheet.members("sixteenths", own.sixteenths, spaces, "the same, sixteenth note up")


def _write_soloist(sheet: Sheet, state: State) -> None:
    """The Soloist's own cards; all 0 without him."""
    cards: i64 = len(state.tables.soloist_cards)
    experiences: i64 = 0
    story: i64 = 0
    deck: i64 = 0
    if state.is_solo():
        seat = state.seats[state.soloist()]
        experiences = seat.experiences
        story = seat.story
        at = seat.drawn
        while at < len(seat.deck):
            deck |= BIT[seat.deck[at]]
            at += 1
    sheet.section("soloist")
    sheet.places(
        "experiences", experiences, cards, TURNS, "for every Soloist card: its column of Experiences, or 0"
    )
    sheet.places("story", story, cards, TURNS, "for every Soloist card: its column of Story, or 0")
    sheet.members("deck", deck, cards, "his cards still to come this round")
