"""The cards of a table that was entered: row, decks and what has left, as far as it was told."""

from collections.abc import Sequence

from lacrimosa.companion.problems import fail, problem
from lacrimosa.companion.shapes import EnteredTable, Problem
from lacrimosa.notation.names import Names
from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.kinds import MEMORY_CARD, NO_CARD, SALIERI_CARD
from lacrimosa.rules.row import SALIERI_UNSEEN
from lacrimosa.rules.state import State
from lacrimosa.rules.view import removed_of_each
from lacrimosa.rules.vocabulary import SALIERI


def place_problems(names: Names, entered: EnteredTable) -> list[Problem]:
    """Every card of a period lies in one place. Starting cards are there once for everybody."""
    starting = {names.opus.word(int(names.edition.tables.starting_opus))}
    starting |= {names.memories.word(card) for card in range(int(names.edition.tables.starting_memories))}
    found: list[Problem] = []
    places: dict[str, tuple[str, int | None]] = {}

    def lay(at: str, words: Sequence[str | None], seat: int | None = None) -> None:
        for word in words:
            if word is None:
                continue
            if word in starting:
                if seat is None or at.endswith(".memories"):
                    found.append(problem("starting", at, id=word))
                continue
            _, owner = places.setdefault(word, (at, seat))
            if places[word] == (at, seat) and words.count(word) == 1:
                continue
            if seat is not None and owner is not None and seat != owner:
                found.append(problem("two_owners", at, id=word, seat=owner, other=seat))
            else:
                found.append(problem("twice", at, id=word))

    for number, seat in enumerate(entered.seats):
        lay(f"seats[{number}].opus", seat.opus, number)
        lay(f"seats[{number}].memories", seat.memories, number)
        lay(f"seats[{number}].forgotten", seat.forgotten, number)
    lay("row", entered.row)
    lay("gone", entered.gone)
    lay("returned", entered.returned)
    lay("came", entered.came)
    if entered.row.count(names.card(SALIERI_CARD)) != int(entered.salieri == "in_row"):
        found.append(problem("salieri", "row"))
    elif names.card(SALIERI_CARD) in entered.came and entered.salieri != "unseen":
        found.append(problem("salieri", "came"))
    elif entered.returned and entered.salieri != "gone":
        found.append(problem("salieri", "returned"))
    return found


def lay_cards(names: Names, state: State, entered: EnteredTable) -> None:
    """Row and deck. Of the cards nobody told of, so many of each period are those removed unseen (SET-2)."""
    row = [NO_CARD if word is None else names.card_code(word) for word in entered.row]
    empty = [card == NO_CARD for card in row]
    if empty != sorted(empty, reverse=True):
        raise fail("row_gap", "row")
    state.row = row
    state.salieri = SALIERI_UNSEEN if entered.salieri is None else SALIERI.index(entered.salieri)
    held = {names.card_code(word) for seat in entered.seats for word in [*seat.opus, *seat.memories]}
    returned = [names.card_code(word) for word in entered.returned]
    in_play = {card for card in row if card not in (NO_CARD, SALIERI_CARD)} | held | set(returned)
    left = {names.card_code(word) for seat in entered.seats for word in seat.forgotten}
    known_gone = {names.card_code(word) for word in entered.gone} | left
    came = [names.card_code(word) for word in entered.came]
    for card in sorted({*in_play, *known_gone, *came} - {SALIERI_CARD}):
        if _period(state, card) > entered.round:
            raise fail("to_come", "row", id=names.card(card))
        if card in known_gone and (card in in_play or card in came):
            raise fail("gone", "gone", id=names.card(card))
    state.deck, state.deck_drawn = b"", 0
    gone: set[int] = set()
    for period in range(1, entered.round + 1):
        has_deck = period == entered.round and not empty[0]
        gone |= _lay_period(state, period, in_play, known_gone, has_deck, came)
    gone -= left
    state.gone_opus = sum(int(BIT[card]) for card in gone if card < MEMORY_CARD)
    state.gone_memories = sum(int(BIT[card - MEMORY_CARD]) for card in gone if card >= MEMORY_CARD)
    _remember_seen(state, in_play | known_gone)
    _order_deck(names, state, came, returned)
    if empty[0] and state.deck:
        raise fail("row_gap", "row")


def _lay_period(
    state: State, period: int, in_play: set[int], known_gone: set[int], has_deck: bool, came: Sequence[int]
) -> set[int]:
    """One period's cards: removed, still in the deck, or gone; those gone are told."""
    tables, deal = state.tables, state.deal
    out = int(removed_of_each(deal))
    works = members(tables.opus_of_period[period])
    memories = [MEMORY_CARD + card for card in members(tables.memories_of_period[period])]
    removed: list[int] = []
    rest: list[int] = []
    for cards in (works, memories):
        untold = [card for card in cards if card not in in_play and card not in known_gone]
        # What has come since was not removed.
        untold.sort(key=lambda card: card not in came)
        kept = len(untold) - out
        if kept < sum(card in came for card in untold):
            raise fail("too_few_left", "gone", period=period)
        rest += sorted(untold[:kept])
        removed += untold[kept:]
    everything = [*works, *memories]
    deal.removed[period - 1] = bytes(removed)
    told = [card for card in everything if card not in rest and card not in removed]
    deal.periods[period - 1] = bytes([*told, *rest])
    if has_deck:
        state.deck = bytes(rest)
        rest = []
    return {card for card in [*told, *rest] if card not in in_play}


def _order_deck(names: Names, state: State, came: Sequence[int], returned: Sequence[int]) -> None:
    """What came in this turn lies on top, what Salieri sent back at the bottom (SAL-3)."""
    waiting = [*state.deck, *returned]
    for card in came:
        if card != SALIERI_CARD and card not in waiting:
            raise fail("gone", "came", id=names.card(card))
    state.deck = bytes([*came, *(card for card in waiting if card not in came)])


def _remember_seen(state: State, told: set[int]) -> None:
    """What was told of has lain face up. Of past periods the rest left unseen, as far as anybody knows."""
    state.seen_opus, state.seen_memories = 0, 0
    for card in told:
        if _period(state, card) == 0:
            continue
        if card < MEMORY_CARD:
            state.seen_opus |= BIT[card]
        else:
            state.seen_memories |= BIT[card - MEMORY_CARD]


def _period(state: State, card: int) -> int:
    tables = state.tables
    return int(
        tables.memories[card - MEMORY_CARD].period if card >= MEMORY_CARD else tables.opus[card].period
    )
