"""The deal: what chance and the options decided before the first turn, checked and in words."""

from lacrimosa.notation.errors import NotationError
from lacrimosa.notation.names import Names, Vocabulary
from lacrimosa.rules.bits import members
from lacrimosa.rules.kinds import MEMORY_CARD, NO_SOLOIST, NOBODY, ROUNDS, SALIERI_CARD
from lacrimosa.rules.setup import deal_cards
from lacrimosa.rules.state import Deal
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.view import STILL, removed_of_each

NONE = "none"


def words_of(vocabulary: Vocabulary, numbers: bytes | list[int]) -> str:
    """Ids in their order; `none` for no ids at all."""
    return " ".join(vocabulary.word(number) for number in numbers) or NONE


def numbers_of(vocabulary: Vocabulary, text: str) -> bytes:
    return b"" if text.strip() == NONE else bytes(vocabulary.number(word) for word in text.split())


def cards_of(names: Names, codes: bytes) -> str:
    return " ".join(names.card(code) for code in codes) or NONE


def codes_of(names: Names, text: str) -> bytes:
    return b"" if text.strip() == NONE else bytes(names.card_code(word) for word in text.split())


def deck_words(names: Names, deal: Deal, seat: int) -> Vocabulary:
    """What the deck of a seat is made of."""
    return names.soloist_cards if deal.level != NO_SOLOIST and seat == 1 else names.memories


def deck_key(names: Names, deal: Deal, seat: int) -> str:
    """What the deck of a seat is called: as what is shuffled later."""
    return names.pile(seat, deal.level != NO_SOLOIST)


def seats_of(deal: Deal) -> int:
    """Players, and the Soloist's seat."""
    return deal.players + (1 if deal.level != NO_SOLOIST else 0)


def deal_lines(names: Names, deal: Deal) -> list[tuple[str, str]]:
    """The deal, key by key."""
    lines = [("bonuses", words_of(names.bonuses, deal.bonuses))]
    for period in range(ROUNDS):
        lines.append((f"period {period + 1}", cards_of(names, deal.periods[period])))
        lines.append((f"removed {period + 1}", cards_of(names, deal.removed[period])))
    lines.append(("courts", words_of(names.courts, deal.courts)))
    lines.append(("cities", words_of(names.cities, deal.cities)))
    for seat, deck in enumerate(deal.decks):
        lines.append((deck_key(names, deal, seat), words_of(deck_words(names, deal, seat), deck)))
    return lines


def deal_keys(names: Names, deal: Deal) -> list[str]:
    periods = [f"{word} {period + 1}" for period in range(ROUNDS) for word in ("period", "removed")]
    decks = [deck_key(names, deal, seat) for seat in range(seats_of(deal))]
    return ["bonuses", *periods, "courts", "cities", *decks]


def take_line(names: Names, deal: Deal, key: str, value: str) -> None:
    """Put one line of `deal_lines` back into a deal; lines come in the order of `deal_keys`."""
    word = key.split(maxsplit=1)[0]
    if word == "bonuses":
        deal.bonuses = numbers_of(names.bonuses, value)
    elif word == "period":
        deal.periods.append(codes_of(names, value))
    elif word == "removed":
        deal.removed.append(codes_of(names, value))
    elif word == "courts":
        deal.courts = numbers_of(names.courts, value)
    elif word == "cities":
        deal.cities = numbers_of(names.cities, value)
    else:
        deal.decks.append(numbers_of(deck_words(names, deal, len(deal.decks)), value))


def set_generators(tables: Tables, deal: Deal, seed: int | None) -> None:
    """The generators of a deal: those of its seed, or a fixed stand-in without one."""
    if seed is None:
        deal.rng = STILL
        deal.seat_rngs = [STILL] * len(deal.decks)
        return
    composers = [deal.top] if deal.bottom == NOBODY else [deal.top, deal.bottom]
    # Composers draw from a stream of their own: named or drawn, the generators are the same.
    dealt = deal_cards(tables, deal.players, deal.level, deal.salieri, composers, seed)
    if dealt.decks != deal.decks:
        raise NotationError(f"seed {seed} does not give these decks")
    deal.rng = dealt.rng
    deal.seat_rngs = dealt.seat_rngs


def check_options(tables: Tables, deal: Deal) -> None:
    """Players, level, composers, Constanze and first seat make a game."""
    if not 1 <= deal.players <= 4:
        raise NotationError(f"players: {deal.players}; the game is for 1 to 4")
    solo = deal.players == 1
    if solo != (deal.level != NO_SOLOIST):
        raise NotationError("level: it goes with one player, and only with one")
    if not 0 <= deal.top < tables.composers:
        raise NotationError("composers: the top composer is missing")
    if solo != (deal.bottom == NOBODY) or deal.top == deal.bottom:
        raise NotationError(f"composers: {'one is' if solo else 'two different ones are'} in play")
    if not 0 <= deal.constanze < len(tables.constanze):
        raise NotationError(f"constanze: there is no card {deal.constanze}")
    if not 0 <= deal.first < deal.players:
        raise NotationError("first: the first player is not at this table")


def check_deal(tables: Tables, deal: Deal) -> None:
    """Every component is dealt exactly once; NotationError names the key."""
    if len(deal.bonuses) != ROUNDS:
        raise NotationError(f"bonuses: {len(deal.bonuses)} tiles; there is one for each of {ROUNDS} periods")
    for period in range(ROUNDS):
        if tables.bonuses[deal.bonuses[period]].period != period + 1:
            raise NotationError(f"bonuses: tile {period + 1} is not of period {period + 1}")
        _check_period(tables, deal, period + 1)
    if sum(cards.count(SALIERI_CARD) for cards in deal.periods) != (1 if deal.salieri else 0):
        raise NotationError(f"salieri: he must be in {'exactly one period' if deal.salieri else 'no period'}")
    if sorted(deal.courts) != list(range(len(tables.courts))):
        raise NotationError("courts: not every tile stands there exactly once")
    if sorted(deal.cities) != list(range(len(tables.cities))):
        raise NotationError("cities: not every tile stands there exactly once")
    if len(deal.decks) != seats_of(deal):
        raise NotationError(f"decks: there are {len(deal.decks)}, not {seats_of(deal)}")
    starting = list(range(tables.starting_memories))
    for seat in range(deal.players):
        if sorted(deal.decks[seat]) != starting:
            raise NotationError(f"deck {'ABCD'[seat]}: these are not the {len(starting)} starting cards")
    if deal.level != NO_SOLOIST and sorted(deal.decks[1]) != sorted(tables.soloist_deck[deal.level]):
        raise NotationError("soloist: these are not the cards of his level")


def _check_period(tables: Tables, deal: Deal, period: int) -> None:
    """SET-2: of each kind so many are removed, the others lie in the period's order."""
    works = members(tables.opus_of_period[period])
    memories = [MEMORY_CARD + memory for memory in members(tables.memories_of_period[period])]
    removed = deal.removed[period - 1]
    kept = [card for card in deal.periods[period - 1] if card != SALIERI_CARD]
    if sorted([*kept, *removed]) != sorted(works + memories):
        raise NotationError(
            f"period {period}: it and removed {period} do not hold every card of the period exactly once"
        )
    out = removed_of_each(deal)
    if len([card for card in removed if card < MEMORY_CARD]) != out or len(removed) != 2 * out:
        raise NotationError(f"removed {period}: with these players {out} Opus and {out} Memory cards are out")
