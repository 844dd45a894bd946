"""A table in the middle of a game, as one seat tells it: a view, and nothing behind it.

What nobody told lies there in some order, as in every view; so an answer can depend on nothing else.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from lacrimosa.companion.checking import (
    covered_by,
    holding_problems,
    marker_problems,
    soloist_problems,
    table_problems,
)
from lacrimosa.companion.ending import lay_markers, mask
from lacrimosa.companion.problems import BadEntry, fail, problem
from lacrimosa.companion.shapes import EnteredPoints, EnteredTable, Problem, TableSeat
from lacrimosa.companion.table_cards import lay_cards, place_problems
from lacrimosa.companion.table_composers import lay_composers
from lacrimosa.editions import Edition
from lacrimosa.notation.choices import parse_choice
from lacrimosa.notation.errors import NotationError, PositionError
from lacrimosa.notation.names import Names, Vocabulary, names_of
from lacrimosa.notation.position import check_state
from lacrimosa.rules.bits import BIT, count_bits
from lacrimosa.rules.choices import LAY_EXPERIENCE, LAY_STORY
from lacrimosa.rules.events import CAUSES, FROM_SETUP
from lacrimosa.rules.kinds import (
    NO_SOLOIST,
    NOBODY,
    OWN_MEMORIES,
    SALIERI_CARD,
)
from lacrimosa.rules.play import advance_game, is_over, options
from lacrimosa.rules.setup import deal_cards, set_up
from lacrimosa.rules.state import Deal, Seat, State
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.steps.rounds import begin_turn
from lacrimosa.rules.steps.turn import draw_up
from lacrimosa.rules.tables import packed
from lacrimosa.rules.view import View, view
from lacrimosa.rules.vocabulary import ACTIONS, STORY_POINTS, Action
from lacrimosa.rules.whole import columns_laid, soloist_columns

NEVER_HIS = ("opus", "ducats", "memories", "forgotten", "tiles", "performed", "tracks", "counters", "emptied")


def seen_by_one(edition: Edition, entered: EnteredTable) -> View:
    """What the seat that asks knows. BadEntry names what cannot be, and nothing else is raised."""
    state = table_state(edition, entered)
    asked = int(state.pending[-1].seat)
    if asked != entered.seat:
        raise fail("other_first", "moves", seat=asked)
    return view(state, entered.seat)


def entry_problems(edition: Edition, entered: EnteredTable) -> list[Problem]:
    """What can lie on no table, however much of it is still to be entered."""
    names = names_of(edition)
    return (
        table_problems(names, entered)
        or _word_problems(names, entered)
        or holding_problems(names, entered.seats)
        + soloist_problems(entered, NEVER_HIS)
        + marker_problems(names, entered)
        + place_problems(names, entered)
        + _track_problems(names, entered)
    )


def _track_problems(names: Names, entered: EnteredTable) -> list[Problem]:
    tables = names.edition.tables
    last, most = len(tables.finance) - 1, int(tables.track_max)
    found: list[Problem] = []
    for seat, own in enumerate(entered.seats):
        if own.finance > last:
            found.append(problem("finance", f"seats[{seat}].finance", seat=seat, n=own.finance, most=last))
        for point in STORY_POINTS:
            n = int(getattr(own.tracks, point))
            if n > most:
                at = f"seats[{seat}].tracks.{point}"
                found.append(problem("track", at, seat=seat, point=point, n=n, most=most))
    return found


def table_state(edition: Edition, entered: EnteredTable) -> State:
    """A state that agrees with everything entered; what is unknown lies in it anyhow."""
    found = entry_problems(edition, entered)
    if found:
        raise BadEntry(found)
    names = names_of(edition)
    now = entered
    if now.to_do is not None:
        entered = _before_cards(now)
    deal = _deal(names, entered)
    state = set_up(edition.tables, deal)
    state.pending.clear()
    state.round, state.turn, state.first, state.active = (
        entered.round,
        entered.turn,
        entered.first,
        entered.seat,
    )
    state.bonus = deal.bonuses[entered.round - 1]
    lay_cards(names, state, entered)
    _lay_map(names, state, entered)
    state.covered = covered_by(names, entered.players, entered.constanze)
    lay_markers(names, state, entered.markers)
    for seat, own in zip(state.seats, entered.seats, strict=True):
        _lay_seat(names, seat, own)
        if seat.index == state.soloist():
            _lay_soloist(names, state, seat, own)
        else:
            _lay_memories(names, state, seat, own, entered)
    lay_composers(names, state, entered)
    _check_neutral(state)
    state.pending.clear()
    begin_turn(state, entered.seat)
    _check_whole(state)
    if now.to_do is not None:
        _lay_cards_of_turn(names, state, now, now.to_do)
    _play(names, state, entered)
    return state


def _before_cards(now: EnteredTable) -> EnteredTable:
    """The two cards of this turn in hand again, and everything else as it is now."""
    own = now.seats[now.seat]
    _check_laid(now.seat, own, now.turn)
    seats = [*now.seats]
    seats[now.seat] = replace(own, experiences=own.experiences[:-1], story=own.story[:-1])
    return replace(now, seats=seats, hand=[*now.hand, own.experiences[-1], own.story[-1]])


def _lay_cards_of_turn(names: Names, state: State, now: EnteredTable, to_do: Sequence[Action]) -> None:
    """What they gave lies on the boards already; some of their actions are left."""
    own = now.seats[now.seat]
    card = names.memories.number(own.experiences[-1])
    grants = state.tables.memories[card].grants
    offered = {ACTIONS[int(grant.action)] for grant in grants}
    for number, action in enumerate(to_do):
        if action not in offered:
            raise fail("not_offered", f"to_do[{number}]", move=action)
    advance_game(state, LAY_EXPERIENCE + card)
    advance_game(state, LAY_STORY + names.memories.number(own.story[-1]))
    state.pending.pop()
    left = [grant for grant in grants if ACTIONS[int(grant.action)] in to_do]
    state.pending.append(ActionMenu(now.seat, left, True, False))


def _check_neutral(state: State) -> None:
    """REQ-3: a neutral marker leaves its board with a marker of the horns."""
    placed = int(count_bits(state.neutral_eighths | state.neutral_sixteenths))
    left = sum(seat.neutral == 0 for seat in state.seats if seat.index != state.soloist())
    if placed > left:
        raise fail("neutral_home", "markers", placed=placed, most=left)


def _check_whole(state: State) -> None:
    """The rules' own net under all of this."""
    try:
        check_state(state)
    except PositionError as wrong:
        raise fail("impossible", "", text=str(wrong)) from wrong


def _play(names: Names, state: State, entered: EnteredTable) -> None:
    """What was done in the turn so far. Cards that come into the row are told, never drawn."""
    turn = int(state.round), int(state.turn)
    for number, move in enumerate(entered.moves):
        _need_cards(state, entered, is_all=False)
        try:
            choice = parse_choice(names, move)
        except NotationError:
            choice = NOBODY
        if choice not in options(state):
            raise fail("not_offered", f"moves[{number}]", move=move)
        advance_game(state, choice)
        if state.active != entered.seat or (state.round, state.turn) != turn or is_over(state):
            raise fail("turn_over", f"moves[{number}]", move=move)
    _need_cards(state, entered, is_all=True)


def _need_cards(state: State, entered: EnteredTable, is_all: bool) -> None:
    came, told = int(state.deck_drawn), len(entered.came)
    if came > told or (is_all and came < told):
        raise fail("came", "came", cards=told, right=came)


# --- words


def _word_problems(names: Names, entered: EnteredTable) -> list[Problem]:
    """Every word must be one of the edition's before numbers are made of them."""
    found: list[Problem] = []

    def check(at: str, vocabulary: Vocabulary, words: Sequence[str]) -> None:
        for word in words:
            if word not in vocabulary:
                found.append(problem("unknown", at, kind=vocabulary.kind, id=word))
        if len(set(words)) < len(words):
            found.append(problem("twice", at, id=next(word for word in words if words.count(word) > 1)))

    wanted = 1 if entered.players == 1 else 2
    if len(entered.composers) != wanted:
        found.append(problem("wrong_composers", "composers", composers=len(entered.composers), right=wanted))
    check("composers", names.composers, entered.composers)
    check("bonus", names.bonuses, [entered.bonus])
    check("mozart", names.places, [entered.mozart])
    check("map", names.places, list(entered.map))
    check("cities_used", names.cities, entered.cities_used)
    check("hand", names.memories, entered.hand)
    for place, tile in entered.map.items():
        if place in names.places:
            is_court = names.edition.tables.is_court[names.places.number(place)]
            check(f"map.{place}", names.courts if is_court else names.cities, [tile.id])
    salieri = names.card(SALIERI_CARD)
    for at, words in (
        ("row", [word for word in entered.row if word not in (None, salieri)]),
        ("gone", entered.gone),
        ("returned", entered.returned),
        ("came", [word for word in entered.came if word != salieri]),
    ):
        for word in words:
            if word not in names.opus and word not in names.memories:
                found.append(problem("unknown", at, kind="card", id=str(word)))
    for number, seat in enumerate(entered.seats):
        at = f"seats[{number}]"
        is_soloist = entered.level is not None and number == 1
        laid = names.soloist_cards if is_soloist else names.memories
        check(f"{at}.performed", names.opus, seat.performed)
        check(f"{at}.memories", names.memories, seat.memories)
        check(f"{at}.forgotten", names.memories, seat.forgotten)
        check(f"{at}.experiences and story", laid, [*seat.experiences, *seat.story])
        check(f"{at}.tiles", names.tiles, seat.tiles)
        check(f"{at}.emptied", names.markers, [str(space) for space in seat.emptied])
    for at, number in (("first", entered.first), ("seat", entered.seat)):
        if number >= entered.players:
            found.append(problem("no_such_seat", at, seat=number, last=entered.players - 1))
    return found


# --- what chance decided


def _deal(names: Names, entered: EnteredTable) -> Deal:
    """Some deal with what is known of this one."""
    tables = names.edition.tables
    level = NO_SOLOIST if entered.level is None else names.levels.number(entered.level)
    composers = [names.composers.number(word) for word in entered.composers]
    deal = deal_cards(tables, entered.players, level, False, composers, 0)
    # Where he waits unseen nobody tells; whoever makes a possible truth of the view lays him there.
    deal.salieri = entered.salieri is not None
    deal.constanze = names.constanze.number(entered.constanze)
    deal.first = (entered.first - (entered.round - 1)) % entered.players
    bonus = names.bonuses.number(entered.bonus)
    if tables.bonuses[bonus].period != entered.round:
        raise fail("wrong_bonus", "bonus", id=entered.bonus, period=entered.round)
    deal.bonuses = bytes(
        bonus if period == entered.round - 1 else dealt for period, dealt in enumerate(deal.bonuses)
    )
    return deal


# --- map


def _lay_map(names: Names, state: State, entered: EnteredTable) -> None:
    state.mozart = names.places.number(entered.mozart)
    tiles = [NOBODY] * len(state.map_tiles)
    state.gilded = 0
    courts = {names.courts.number(word) for seat in entered.seats for word in seat.courts}
    used = {names.cities.number(word) for word in entered.cities_used}
    for word, tile in entered.map.items():
        place = names.places.number(word)
        is_court = state.tables.is_court[place]
        lying, vocabulary = (courts, names.courts) if is_court else (used, names.cities)
        number = vocabulary.number(tile.id)
        if number in lying:
            raise fail("twice", f"map.{word}", id=tile.id)
        lying.add(number)
        tiles[place] = number
        state.gilded |= BIT[place] if tile.gilded else 0
    state.map_tiles = tiles
    state.court_stack = bytes(n for n in range(len(names.courts)) if n not in courts)
    state.city_stack = bytes(n for n in range(len(names.cities)) if n not in used)
    state.courts_drawn = state.cities_drawn = 0
    state.cities_used = mask(names.cities, entered.cities_used)


# --- seats


def _points(points: EnteredPoints) -> int:
    return int(packed(points.talent, points.journey, points.composition))


def _lay_seat(names: Names, seat: Seat, own: TableSeat) -> None:
    """What needs no second look."""
    seat.vp = own.vp
    seat.vp_from = [0] * CAUSES
    seat.vp_from[FROM_SETUP] = own.vp
    seat.ducats = own.ducats
    seat.finance = own.finance
    seat.tracks = _points(own.tracks)
    seat.counters = _points(own.counters)
    seat.courts = mask(names.courts, own.courts)
    seat.experiences = seat.story = seat.hand = 0


def _lay_soloist(names: Names, state: State, seat: Seat, own: TableSeat) -> None:
    """His deck: what he laid this round, in order, and then the rest."""
    columns = int(soloist_columns(state))
    _check_sections(seat, own, columns)
    laid: list[int] = []
    for column, words in enumerate(zip(own.experiences, own.story, strict=True)):
        above, below = (names.soloist_cards.number(word) for word in words)
        seat.lay_experience(column, above)
        seat.lay_story(column, below)
        laid += [above, below]
    seat.deck = bytes([*laid, *sorted(card for card in seat.deck if card not in laid)])
    seat.drawn = len(laid)
    for _ in range(int(count_bits(seat.sixteenths))):
        seat.markers &= seat.markers - 1


def _check_sections(seat: Seat, own: TableSeat, columns: int) -> None:
    _check_laid(int(seat.index), own, columns)


def _check_laid(seat: int, own: TableSeat, columns: int) -> None:
    for section, laid in (("experiences", own.experiences), ("story", own.story)):
        if len(laid) != columns:
            at = f"seats[{seat}].{section}"
            values: dict[str, str | int] = {"seat": seat, "section": section, "laid": len(laid)}
            raise fail("sections", at, right=columns, **values)


def _lay_memories(names: Names, state: State, seat: Seat, own: TableSeat, entered: EnteredTable) -> None:
    """RND-3: nine cards, in hand, deck and sections. Of others only the nine are known."""
    number, tables = int(seat.index), state.tables
    at = f"seats[{number}]"
    starting = int(tables.starting_opus)
    seat.opus = mask(names.opus, own.opus)
    seat.sold = 0 if seat.opus >> starting & 1 else BIT[starting]
    seat.performed = mask(names.opus, own.performed)
    for word in own.performed:
        if word not in own.opus:
            raise fail("not_in_front", f"{at}.performed", id=word, seat=number)
    seat.forgotten = mask(names.memories, own.forgotten)
    owned = {card for card in range(int(tables.starting_memories)) if not seat.forgotten >> card & 1}
    owned |= {names.memories.number(word) for word in own.memories}
    if len(owned) != OWN_MEMORIES:
        raise fail("memories", f"{at}.memories", seat=number, cards=len(owned), right=OWN_MEMORIES)
    _check_sections(seat, own, int(columns_laid(state, number)))
    for column, words in enumerate(zip(own.experiences, own.story, strict=True)):
        above, below = (names.memories.number(word) for word in words)
        for card, word in zip((above, below), words, strict=True):
            if card not in owned:
                raise fail("not_owned", at, seat=number, id=word)
            owned.discard(card)
        seat.lay_experience(column, above)
        seat.lay_story(column, below)
    _deal_hand(names, state, seat, owned, entered)


def _deal_hand(names: Names, state: State, seat: Seat, left: set[int], entered: EnteredTable) -> None:
    """The own hand as it was told; anybody else's in any way, as no view tells it."""
    seat.deck, seat.drawn = bytes(sorted(left)), 0
    draw_up(state, seat)
    if seat.index != entered.seat:
        return
    hand = [names.memories.number(word) for word in entered.hand]
    if len(hand) != seat.hand_size():
        laid = 0 if entered.to_do is None else 2
        raise fail("hand", "hand", cards=len(hand) - laid, right=int(seat.hand_size()) - laid)
    for card in hand:
        if card not in left:
            raise fail("not_owned", "hand", seat=entered.seat, id=names.memories.word(card))
    seat.hand = mask(names.memories, entered.hand)
    seat.deck, seat.drawn = bytes(sorted(left - set(hand))), 0
