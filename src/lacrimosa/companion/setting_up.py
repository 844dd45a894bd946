"""Setting up cardboard: what chance decides is drawn as for any game, and the steps follow from it."""

from collections.abc import Iterator, Sequence

from lacrimosa.companion.problems import BadEntry, problem
from lacrimosa.companion.shapes import EnteredSetup, SeatMoney, Setup, SetupStep
from lacrimosa.editions import Edition
from lacrimosa.notation.names import Names, names_of
from lacrimosa.rules.bits import count_bits
from lacrimosa.rules.kinds import HAND_SIZE, NO_SOLOIST, NOBODY, OWN_MEMORIES, ROW_SPACES
from lacrimosa.rules.setup import RANDOM, deal_cards, set_up
from lacrimosa.rules.state import State
from lacrimosa.rules.view import removed_of_each


def setup_of(edition: Edition, entered: EnteredSetup, seed: int) -> Setup:
    """What is drawn with a seed, and what to do. BadEntry names what cannot be."""
    names = names_of(edition)
    composers = _composers(names, entered)
    level = NO_SOLOIST if entered.level is None else names.levels.number(entered.level)
    deal = deal_cards(edition.tables, entered.players, level, entered.salieri, composers, seed)
    state = set_up(edition.tables, deal)
    first = int(state.first)
    order = [(first + place) % entered.players for place in range(entered.players)]
    money = [SeatMoney(seat, int(state.seats[seat].ducats), int(state.seats[seat].vp)) for seat in order]
    in_play = [int(deal.top)] if deal.bottom == NOBODY else [int(deal.top), int(deal.bottom)]
    return Setup(
        seed=seed,
        composers=[names.composers.word(composer) for composer in in_play],
        constanze=names.constanze.word(int(deal.constanze)),
        covered=names.spaces.mask_words(int(state.covered)),
        first=first,
        money=money,
        steps=list(_steps(names, state, in_play)),
    )


def _composers(names: Names, entered: EnteredSetup) -> list[int]:
    """Numbers of the composers wished for, or that they are to be drawn."""
    if (entered.players == 1) != (entered.level is not None):
        raise BadEntry([problem("wrong_level", "level")])
    right = 1 if entered.players == 1 else 2
    if not entered.composers:
        return [RANDOM] * right
    if len(entered.composers) != right:
        raise BadEntry(
            [problem("wrong_composers", "composers", composers=len(entered.composers), right=right)]
        )
    for word in entered.composers:
        if word not in names.composers:
            raise BadEntry([problem("unknown", "composers", kind=names.composers.kind, id=word)])
        if entered.composers.count(word) > 1:
            raise BadEntry([problem("twice", "composers", id=word)])
    return [names.composers.number(word) for word in entered.composers]


def _steps(names: Names, state: State, in_play: Sequence[int]) -> Iterator[SetupStep]:
    """Everything to be done, in the order of the rules."""
    tables, deal, is_solo = state.tables, state.deal, state.is_solo()
    yield SetupStep("mozart", "SET-1", things=[names.places.word(int(tables.start_place))])
    out = int(removed_of_each(deal))
    if out:
        yield SetupStep("remove_cards", "SET-2", {"opus": out, "memories": out})
    if deal.salieri:
        yield SetupStep("salieri", "SAL-1")
    yield SetupStep("periods", "SET-3", {"periods": len(deal.periods)})
    yield SetupStep("row", "SET-4", {"cards": ROW_SPACES})
    composers = [names.composers.word(composer) for composer in in_play]
    yield SetupStep("composers", "SOL-2" if is_solo else "SET-5", things=composers)
    removed = _removed_tiles(state, in_play)
    if removed:
        fewest = min(int(tables.composer_tiles[tile].dots) for tile in removed)
        things = [names.tiles.word(tile) for tile in removed]
        yield SetupStep("remove_tiles", "SET-6", {"dots": fewest, "tiles": len(removed)}, things)
    yield SetupStep("stack_tiles", "SOL-2" if is_solo else "SET-6")
    covered = names.spaces.mask_words(int(state.covered))
    yield SetupStep("constanze", "SET-7", {"spaces": len(covered)}, covered)
    courts = sum(tables.is_court)
    yield SetupStep("courts", "SET-8", {"tiles": courts})
    yield SetupStep("cities", "SET-8", {"tiles": len(tables.is_court) - courts})
    yield from _boards(names, state)
    if is_solo:
        yield from _soloist(names, state)
    yield SetupStep("hands", "SET-11", {"cards": HAND_SIZE})


def _boards(names: Names, state: State) -> Iterator[SetupStep]:
    tables, seat = state.tables, state.seats[0]
    yield SetupStep("boards", "SET-9", things=[names.opus.word(int(tables.starting_opus))])
    yield SetupStep(
        "markers", "SET-9", {"markers": int(count_bits(seat.markers)), "neutral": int(seat.neutral)}
    )
    yield SetupStep(
        "tracks", "SET-9", {"steps": int(tables.track_start), "finance": int(tables.finance_start)}
    )
    yield SetupStep("memories", "SET-9", {"cards": OWN_MEMORIES})
    yield SetupStep("first_player", "SOL-1" if state.is_solo() else "SET-10", {"seat": int(state.first)})
    yield SetupStep("money", "SOL-1" if state.is_solo() else "SET-10")


def _soloist(names: Names, state: State) -> Iterator[SetupStep]:
    """SOL-3: his deck by level. The companion shuffles it, or whoever plays him by hand."""
    his = state.seats[int(state.soloist())]
    cards = [names.soloist_cards.word(card) for card in sorted(his.deck)]
    yield SetupStep("soloist_deck", "SOL-3", {"cards": len(cards)}, cards)
    values = {"finance": int(his.finance), "markers": int(count_bits(his.markers))}
    yield SetupStep("soloist_finance", "SOL-3", values)


def _removed_tiles(state: State, in_play: Sequence[int]) -> list[int]:
    """SET-6: tiles of the composers in play that lie in no stack."""
    lying = {tile for stack in state.stacks for tile in stack}
    tiles = state.tables.composer_tiles
    return [
        tile
        for composer in in_play
        for tile in range(len(tiles))
        if tiles[tile].composer == composer and tile not in lying
    ]
