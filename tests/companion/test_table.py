"""Tables that were entered in the middle of a game: the view is what was entered, and nothing else."""

from collections.abc import Iterator

import msgspec
import pytest
from companion.entering import entered_table, random_game

from lacrimosa.companion.problems import BadEntry
from lacrimosa.companion.shapes import EnteredMarker, EnteredTable, TableSeat
from lacrimosa.companion.table import seen_by_one, table_state
from lacrimosa.editions import load
from lacrimosa.notation.choices import choice_text
from lacrimosa.notation.names import names_of
from lacrimosa.notation.views import ViewNumbers, pack_view
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.invariants import problems
from lacrimosa.rules.play import advance_game, options
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.steps.turn import LayCard
from lacrimosa.rules.view import View, view
from lacrimosa.rules.vocabulary import ACTIONS
from lacrimosa.testkit.playouts import EVERY_TABLE

KOECHEL = load("koechel")
NAMES = names_of(KOECHEL)
TABLES = EVERY_TABLE


def turns(number: int, seed: int) -> Iterator[tuple[State, int]]:
    """Every state at the start of somebody's turn in a random game."""
    for state in random_game(KOECHEL, TABLES[number], seed):
        top = state.pending[-1] if state.pending else None
        if isinstance(top, LayCard) and not top.into_story:
            yield state, int(top.seat)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_was_entered_is_what_the_seat_sees(number: int) -> None:
    for seed in range(2):
        for state, seat in turns(number, seed):
            seen = view(state, seat)
            mine = seen_by_one(KOECHEL, entered_table(KOECHEL, seen))
            assert not problems(mine.state)
            assert options(mine.state) == options(seen.state)
            assert plain(mine) == plain(seen)


def plain(seen: View) -> ViewNumbers:
    """Everything that a view holds but what is over: where VP came from, past bonuses, who sold a work."""
    numbers = msgspec.msgpack.decode(pack_view(seen), type=ViewNumbers)
    table, deal = numbers.table, numbers.deal
    deal.bonuses = bytes(table.round - 1) + deal.bonuses[table.round - 1 :]
    for seat in numbers.seats:
        seat.vp_from = [sum(seat.vp_from)]
        table.gone_opus |= seat.sold & ~int(BIT[KOECHEL.tables.starting_opus])
        seat.sold &= int(BIT[KOECHEL.tables.starting_opus])
    return numbers


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_nothing_that_was_not_entered_is_seen(number: int) -> None:
    """Two games that differ in what the seat cannot know are entered alike, and give the same bytes."""
    for at, (state, seat) in enumerate(turns(number, 9)):
        seen = view(state, seat)
        entered = entered_table(KOECHEL, seen)
        other = determinize(seen, stream(at, 3))
        again = entered_table(KOECHEL, view(other, seat))
        assert again == entered
        assert pack_view(seen_by_one(KOECHEL, again)) == pack_view(seen_by_one(KOECHEL, entered))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_turn_may_have_begun(number: int) -> None:
    """Told where it began, what was done since and which cards came: the view of this very moment."""
    told: EnteredTable | None = None
    drawn = came = 0
    turn = (0, 0, 0)
    for before, state, choice in moves_of(number, 2):
        top = before.pending[-1]
        if isinstance(top, LayCard) and not top.into_story:
            told = entered_table(KOECHEL, view(before, int(top.seat)))
            drawn, turn = int(before.deck_drawn), moment(before)
        if told is None:
            continue
        move = choice_text(NAMES, choice)
        told = msgspec.structs.replace(told, moves=[*told.moves, move])
        if moment(state) != turn or not state.pending:
            assert refused(told) == ("turn_over", f"moves[{len(told.moves) - 1}]")
            told = None
            continue
        fresh = [NAMES.card(card) for card in state.deck[drawn : state.deck_drawn]]
        if len(fresh) > len(told.came):
            assert refused(told) == ("came", "came")
            told = msgspec.structs.replace(told, came=fresh)
            came += 1
        mine = seen_by_one(KOECHEL, told)
        assert plain(mine) == plain(view(state, told.seat))
        assert options(mine.state) == options(view(state, told.seat).state)
    assert came > 0


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_table_is_told_as_it_lies_in_the_middle_of_a_turn(number: int) -> None:
    """Both cards lie, some actions are done: the same may be done, and nothing else is known."""
    left = set()
    for state in random_game(KOECHEL, TABLES[number], 6):
        top = state.pending[-1] if state.pending else None
        if not (isinstance(top, ActionMenu) and top.ends_turn) or state.active != top.seat:
            continue
        seen = view(state, int(top.seat))
        to_do = [ACTIONS[int(grant.action)] for grant in top.grants]
        entered = msgspec.structs.replace(entered_table(KOECHEL, seen), to_do=to_do)
        mine = seen_by_one(KOECHEL, entered)
        assert not problems(mine.state)
        assert options(mine.state) == options(seen.state)
        assert plain(without_draws(mine)) == plain(without_draws(seen))
        left.add(len(to_do))
    assert {0, 1} <= left


def without_draws(seen: View) -> View:
    """What lies in a deck is unknown, whether cards of this turn were told of or not."""
    state = seen.state.clone()
    state.deck_drawn = 0
    return View(seen.seat, state)


def test_a_turn_that_is_half_told_is_named() -> None:
    entered = late(6)
    replace = msgspec.structs.replace
    at = f"seats[{entered.seat}].experiences"
    assert refused(replace(entered, to_do=["travel"])) == ("sections", at)
    one, other = entered.hand[:2]
    own = entered.seats[entered.seat]
    laid = change(entered, entered.seat, experiences=[*own.experiences, one], story=[*own.story, other])
    laid = replace(laid, hand=entered.hand[2:], to_do=[])
    assert options(table_state(KOECHEL, laid))
    card = KOECHEL.tables.memories[NAMES.memories.number(one)]
    wrong = next(word for at, word in enumerate(ACTIONS) if at not in card.actions)
    assert refused(replace(laid, to_do=[wrong])) == ("not_offered", "to_do[0]")
    assert refused(replace(laid, hand=entered.hand)) == ("hand", "hand")


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_middle_of_a_turn_tells_nothing_that_was_not_entered(number: int) -> None:
    """Whatever the others hold and the decks hide: the same turn told so far gives the same bytes."""
    seen_in_the_middle = 0
    for at, (state, seat) in enumerate(turns(number, 4)):
        other = determinize(view(state, seat), stream(at, 5))
        told, moves = entered_table(KOECHEL, view(state, seat)), list[str]()
        while moment(other) == moment(state) and len(moves) < 4:
            choice = options(other)[-1]
            advance_game(other, choice)
            moves.append(choice_text(NAMES, choice))
            if other.deck_drawn or moment(other) != moment(state) or not other.pending:
                break
            mine = seen_by_one(KOECHEL, msgspec.structs.replace(told, moves=moves))
            assert plain(mine) == plain(view(other, seat))
            seen_in_the_middle += 1
    assert seen_in_the_middle > 20


def moment(state: State) -> tuple[int, int, int]:
    return int(state.round), int(state.turn), int(state.active)


def test_no_move_is_taken_that_is_not_offered() -> None:
    state, seat = next(turns(6, 2))
    entered = entered_table(KOECHEL, view(state, seat))
    for wrong in ("done", "nonsense", ""):
        assert refused(msgspec.structs.replace(entered, moves=[wrong])) == ("not_offered", "moves[0]")
    assert refused(msgspec.structs.replace(entered, came=["idomeneo"]))[0] in ("came", "to_come")


def moves_of(number: int, seed: int) -> Iterator[tuple[State, State, int]]:
    """Every choice of a random game, between the states before and after it."""
    state = TABLES[number].new(KOECHEL, seed)
    rng = stream(seed, 99)
    while state.pending:
        rng = advance(rng)
        offered = options(state)
        choice = offered[below(rng, len(offered))]
        before = state.clone()
        advance_game(state, choice)
        yield before, state, choice


def refused(entered: EnteredTable) -> tuple[str, str]:
    with pytest.raises(BadEntry) as found:
        table_state(KOECHEL, entered)
    first = found.value.problems[0]
    assert first.text
    return first.code, first.at


def late(number: int) -> EnteredTable:
    """A table in the third round, entered."""
    state, seat = next(one for one in turns(number, 5) if one[0].round == 3 and one[0].turn == 2)
    return entered_table(KOECHEL, view(state, seat))


def change(entered: EnteredTable, seat: int, **more: object) -> EnteredTable:
    seats = [*entered.seats]
    seats[seat] = msgspec.structs.replace(seats[seat], **more)
    return msgspec.structs.replace(entered, seats=seats)


def test_a_tenth_memory_card_is_named() -> None:
    entered = late(6)
    spare = next(
        word
        for at, word in enumerate(KOECHEL.memory_ids)
        if KOECHEL.tables.memories[at].period == 1
        and word not in [*entered.row, *entered.gone]
        and not any(word in [*seat.memories, *seat.forgotten] for seat in entered.seats)
    )
    more = change(entered, 0, memories=[*entered.seats[0].memories, spare])
    assert refused(more) == ("memories", "seats[0].memories")


def test_what_cannot_be_is_named() -> None:
    entered, solo = late(8), late(2)
    own = entered.seat
    free = _open(entered, "kyrie")
    two = [EnteredMarker(free, "eighth", 0), EnteredMarker(free, "eighth", 1)]
    replace = msgspec.structs.replace
    cases: list[tuple[EnteredTable, tuple[str, str]]] = [
        (replace(entered, markers=[*entered.markers, *two]), ("two_markers", "")),
        (change(solo, 1, opus=["idomeneo"]), ("soloist_owns", "seats[1].opus")),
        (change(solo, 1, memories=["great_tour"]), ("soloist_owns", "seats[1].memories")),
        (replace(entered, hand=entered.hand[1:]), ("hand", "hand")),
        (replace(entered, hand=["nonsense"]), ("unknown", "hand")),
        (change(entered, own, experiences=[]), ("sections", f"seats[{own}].experiences")),
        (replace(entered, row=[entered.row[0], None, *entered.row[2:]]), ("row_gap", "row")),
        (replace(entered, seat=3), ("no_such_seat", "seat")),
        (replace(entered, composers=["eybler"]), ("wrong_composers", "composers")),
        (replace(entered, bonus="bonus_1_travel"), ("wrong_bonus", "bonus")),
        (replace(entered, gone=[*entered.gone, "zauberfloete"]), ("to_come", "row")),
        (change(entered, own, performed=["idomeneo"]), ("not_in_front", f"seats[{own}].performed")),
        (replace(entered, seats=[TableSeat()]), ("wrong_seats", "seats")),
        (
            replace(entered, markers=[*entered.markers, EnteredMarker(free, "eighth", own)]),
            ("tiles", "seats"),
        ),
        (change(entered, own, emptied=[*range(1, 8)]), ("emptied", "emptied")),
    ]
    for wrong, (code, at) in cases:
        found = refused(wrong)
        assert found[0] == code
        assert at in found[1]


def _open(entered: EnteredTable, movement: str) -> str:
    state = table_state(KOECHEL, entered)
    blocked = int(state.filled | state.covered)
    return next(
        word
        for at, word in enumerate(NAMES.spaces.words)
        if word.startswith(movement) and not blocked >> at & 1
    )
