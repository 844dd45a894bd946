"""Set a table for one rule: a situation is a real game with a few things put where the rule needs them.

    game = situation(players=2).seat(0, ducats=5, journey=1).acting("travel")
    game.play("travel vienna")
    assert game.me.ducats == 4

Everything put somewhere is taken from where it was, so components stay in exactly one place.
"""

from collections.abc import Iterable
from dataclasses import replace

from lacrimosa.editions import Edition, load
from lacrimosa.editions.building import build
from lacrimosa.notation.choices import choice_text, parse_choice
from lacrimosa.notation.names import Names
from lacrimosa.rules import play
from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.events import GAINED, LOST, Event
from lacrimosa.rules.explain import price_of, why_not
from lacrimosa.rules.kinds import MEMORY_CARD, NO_CARD, NO_SOLOIST, NOBODY, ROW_SPACES, SALIERI_CARD, TURNS
from lacrimosa.rules.reasons import Reason
from lacrimosa.rules.setup import deal_cards, set_up
from lacrimosa.rules.state import Deal, Price, Seat, State
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.steps.rounds import NextTurn, begin_maintenance
from lacrimosa.rules.steps.turn import EndTurn
from lacrimosa.rules.tables import Grant, packed
from lacrimosa.rules.view import present_period

LEVELS = {None: NO_SOLOIST, "easy": 0, "medium": 1, "hard": 2}
ACTIONS = {"document": 0, "commission": 1, "perform_or_sell": 2, "travel": 3, "requiem": 4}


def situation(
    players: int = 2,
    level: str | None = None,
    salieri: bool = False,
    composers: tuple[str, ...] = ("eybler", "stadler"),
    seed: int = 1,
    first: int = 0,
    edition: Edition | None = None,
) -> "Situation":
    """A game at its first question, with seat `first` to begin; solo takes the first composer only."""
    return Situation(edition or load("koechel"), players, level, salieri, composers, seed, first)


def own_edition() -> Edition:
    """The usual edition with tables of its own, which a test may change."""
    shared = load("koechel")
    return replace(shared, tables=build(shared.data))


class Situation:
    """A game one can rearrange. Methods that arrange return the situation itself."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        level: str | None,
        salieri: bool,
        composers: tuple[str, ...],
        seed: int,
        first: int,
    ) -> None:
        self.edition = edition
        self.names = Names(edition)
        if players == 1 and level is None:
            level = "easy"
        chosen = [edition.composer_ids.index(name) for name in composers[: 1 if players == 1 else 2]]
        deal = deal_cards(edition.tables, players, LEVELS[level], salieri, chosen, seed)
        if players > 1:
            deal.first = first
        self.state: State = set_up(edition.tables, deal)
        play.settle(self.state)
        self.events: list[Event] = []
        self.state.trace = self.events

    # --- looking ---------------------------------------------------------------------------------

    @property
    def me(self) -> Seat:
        """The seat whose turn it is."""
        return self.state.seats[self.state.active]

    def seat_of(self, seat: int) -> Seat:
        return self.state.seats[seat]

    @property
    def deal(self) -> Deal:
        return self.state.deal

    @property
    def asked(self) -> int:
        """The seat that is asked now, -1 when the game is over."""
        return int(play.to_move(self.state))

    def options(self) -> list[str]:
        return [choice_text(self.names, choice) for choice in play.options(self.state)]

    def offers(self, text: str) -> bool:
        """Whether a choice is offered now."""
        return parse_choice(self.names, text) in play.options(self.state)

    def why(self, text: str, seat: int | None = None) -> Reason | None:
        """Why a seat (the asked one) cannot make a choice; None if it can."""
        who = self.asked if seat is None else seat
        return why_not(self.state, who, parse_choice(self.names, text))

    def refusal(self, text: str) -> tuple[int, int, int, str]:
        """Why a choice is not offered now: code, both values and the rule; it must not be offered."""
        reason = self.why(text)
        assert reason is not None, f"{text!r} is offered"
        return int(reason.code), int(reason.a), int(reason.b), reason.rule

    def price(self, text: str) -> Price:
        """The whole price of a target for the asked seat."""
        return price_of(self.state, self.asked, parse_choice(self.names, text))

    def gains(self, seat: int, goods: int) -> int:
        """What a seat has gained of some goods since the situation was set, losses counted against."""
        total = 0
        for event in self.events:
            if event.seat == seat and event.a == goods and event.kind in (GAINED, LOST):
                total += int(event.b) if event.kind == GAINED else -int(event.b)
        return total

    def happened(self, kind: int) -> list[Event]:
        """The events of one kind since the situation was set."""
        return [event for event in self.events if event.kind == kind]

    def row_ids(self) -> list[str]:
        """The row's cards by id, "" for an empty space and "salieri"."""
        return [self._card_id(card) for card in self.state.row]

    def _card_id(self, card: int) -> str:
        if card == NO_CARD:
            return ""
        if card == SALIERI_CARD:
            return "salieri"
        ids = self.edition.opus_ids if card < MEMORY_CARD else self.edition.memory_ids
        return ids[card % MEMORY_CARD]

    # --- playing ---------------------------------------------------------------------------------

    def play(self, line: str) -> "Situation":
        """Make choices by their words, separated by semicolons."""
        for text in line.split(";"):
            play.apply(self.state, parse_choice(self.names, text.strip()))
        return self

    def play_first(self, times: int = 1) -> "Situation":
        """Make the first offered choice so many times."""
        for _ in range(times):
            play.apply(self.state, play.options(self.state)[0])
        return self

    # --- arranging -------------------------------------------------------------------------------

    def seat(
        self,
        seat: int,
        *,
        ducats: int | None = None,
        vp: int | None = None,
        finance: int | None = None,
        talent: int | None = None,
        journey: int | None = None,
        composition: int | None = None,
        counters: tuple[int, int, int] | None = None,
    ) -> "Situation":
        """Set the numbers of a seat; tracks by their names, counters as (talent, journey, composition)."""
        own = self.state.seats[seat]
        if ducats is not None:
            own.ducats = ducats
        if vp is not None:
            own.vp_from = [own.vp_from[0] + vp - int(own.vp), *own.vp_from[1:]]
            own.vp = vp
        if finance is not None:
            own.finance = finance
        steps = [int(own.track(kind)) for kind in range(3)]
        given = [talent, journey, composition]
        own.tracks = packed(*[steps[n] if given[n] is None else given[n] for n in range(3)])  # type: ignore[arg-type]
        if counters is not None:
            own.counters = packed(*counters)
        return self

    def hand(self, seat: int, *ids: str) -> "Situation":
        """Give a seat these of its nine cards in hand; what else was in hand or deck is the deck now."""
        own = self.state.seats[seat]
        pool = [n for n in range(62) if own.hand >> n & 1] + list(own.deck[own.drawn :])
        wanted = [self.edition.memory_ids.index(name) for name in ids]
        own.hand = sum(BIT[memory] for memory in wanted)
        own.deck = bytes(memory for memory in pool if memory not in wanted)
        own.drawn = 0
        return self

    def works(self, seat: int, *ids: str) -> "Situation":
        """Lay these works upright in front of a seat, besides what it has."""
        for name in ids:
            opus = self.edition.opus_ids.index(name)
            self._pull(opus)
            self.state.seats[seat].opus |= BIT[opus]
        return self

    def row(self, *ids: str | None) -> "Situation":
        """Fill the seven spaces, space 1 first; None leaves a space empty, "*" leaves what lies there."""
        assert len(ids) == ROW_SPACES, "the row has seven spaces"
        codes = [self.state.row[at] if name == "*" else self._code(name) for at, name in enumerate(ids)]
        leaving = [card for card in self.state.row if card not in (*codes, NO_CARD)]
        self.state.row[:] = [card if card in codes else NO_CARD for card in self.state.row]
        for card in codes:
            if card not in self.state.row:
                self._pull(card)
        self.state.deck += bytes(leaving)
        self.state.row[:] = codes
        self._show(codes)
        return self

    def deck(self, *ids: str) -> "Situation":
        """Let these cards come next into the row, the first first; what was to come goes out of sight."""
        codes = [self._code(name) for name in ids]
        for card in codes:
            self._pull(card)
        self._out_of_sight(self.state.deck[self.state.deck_drawn :])
        self.state.deck = bytes(codes)
        self.state.deck_drawn = 0
        return self

    def tile(self, place: str, tile: str | None, gilded: bool = False) -> "Situation":
        """Lay a city or court tile on a place, or take it away with None."""
        at = self.edition.place_ids.index(place)
        is_court = self.edition.tables.is_court[at]
        ids = self.edition.court_ids if is_court else self.edition.city_ids
        self.state.map_tiles = self.state.map_tiles[:]
        old = self.state.map_tiles[at]
        new = NOBODY if tile is None else ids.index(tile)
        if new != NOBODY and new in self._tiles_on_map(is_court):
            other = next(n for n in self._places(is_court) if self.state.map_tiles[n] == new)
            self.state.map_tiles[other] = old
        elif is_court:
            self.state.court_stack = self._swap(self.state.court_stack[self.state.courts_drawn :], new, old)
            self.state.courts_drawn = 0
        else:
            self.state.city_stack = self._swap(self.state.city_stack[self.state.cities_drawn :], new, old)
            self.state.cities_drawn = 0
        self.state.map_tiles[at] = new
        self.state.gilded &= ~BIT[at]
        if gilded:
            self.state.gilded |= BIT[at]
        return self

    def courts(self, seat: int, *ids: str) -> "Situation":
        """Lay court tiles in front of a seat."""
        self.state.map_tiles = self.state.map_tiles[:]
        for name in ids:
            court = self.edition.court_ids.index(name)
            for place in self._places(True):
                if self.state.map_tiles[place] == court:
                    self.state.map_tiles[place] = NOBODY
                    self.state.gilded &= ~BIT[place]
            left = self.state.court_stack[self.state.courts_drawn :]
            self.state.court_stack = self._swap(left, court, NOBODY)
            self.state.courts_drawn = 0
            self.state.seats[seat].courts |= BIT[court]
        return self

    def mozart(self, place: str) -> "Situation":
        self.state.mozart = self.edition.place_ids.index(place)
        return self

    def marker(self, seat: int, space: str, note: str = "eighth") -> "Situation":
        """Lay a seat's marker on a Requiem space; it comes from its first fitting instrument space."""
        own = self.state.seats[seat]
        at = self.names.spaces.number(space)
        instrument = self.edition.tables.space_instrument[at]
        homes = [n for n, kind in enumerate(self.edition.tables.instrument_of) if own.markers & BIT[n]]
        fitting = [n for n in homes if self.edition.tables.instrument_of[n] == instrument]
        own.markers &= ~BIT[(fitting or homes)[0]]
        if note == "eighth":
            own.eighths |= BIT[at]
        else:
            own.sixteenths |= BIT[at]
        self._fill(at)
        return self

    def neutral(self, space: str, note: str = "eighth") -> "Situation":
        """Lay a neutral marker on a Requiem space."""
        at = self.names.spaces.number(space)
        if note == "eighth":
            self.state.neutral_eighths |= BIT[at]
        else:
            self.state.neutral_sixteenths |= BIT[at]
        self._fill(at)
        return self

    def cover(self, *spaces: str) -> "Situation":
        """Let Constanze cover exactly these spaces."""
        self.state.covered = sum(BIT[self.names.spaces.number(space)] for space in spaces)
        return self

    def hired(self, seat: int, *ids: str) -> "Situation":
        """Put composer tiles to work at a seat; all above them leave their stacks with nobody.

        Each lies on the first free instrument space whose marker left, if there is one.
        """
        own = self.state.seats[seat]
        for name in ids:
            tile = self.edition.tile_ids.index(name)
            own.tiles |= BIT[tile]
            taken = [self.state.space_of(other) for other in members(own.tiles)]
            spaces = range(len(self.edition.tables.instrument_of))
            free = [at for at in spaces if at not in taken and not own.markers & BIT[at]]
            if free:
                self.state.keep_space(tile, free[0])
            self._uncover(tile, 1)
        return self

    def on_top(self, *ids: str) -> "Situation":
        """Let composer tiles lie on top of their stacks; all above them leave with nobody."""
        for name in ids:
            self._uncover(self.edition.tile_ids.index(name), 0)
        return self

    def bonus(self, name: str) -> "Situation":
        self.state.bonus = self.edition.bonus_ids.index(name)
        return self

    def acting(self, *actions: str, seat: int | None = None, turn: int = 1) -> "Situation":
        """Stand in a turn with two cards laid and a menu of these actions open."""
        grants = [Grant(ACTIONS[action]) for action in sorted(actions, key=lambda name: ACTIONS[name])]
        return self.with_menu(grants, seat, turn)

    def with_menu(self, grants: Iterable[Grant], seat: int | None = None, turn: int = 1) -> "Situation":
        """Stand in a turn with a menu of any grants open."""
        state = self.state
        state.active = self.state.active if seat is None else seat
        state.turn = turn
        own = state.seats[state.active]
        while own.experience(turn - 1) < 0 or own.story_card(turn - 1) < 0:
            self._lay_lowest(own, turn - 1)
        state.exchange_open = True
        menu = ActionMenu(state.active, list(grants), True, False)
        state.pending[:] = [NextTurn(state.active), EndTurn(state.active), menu]
        return self

    def all_laid(self) -> "Situation":
        """Every player has laid the eight cards of the round; lay() may have placed some of them before."""
        for seat in self.state.seats[: self.state.deal.players]:
            self._lay_all(seat)
        return self

    def in_maintenance(self) -> "Situation":
        """All cards are laid and maintenance has begun; it runs up to its first question, or through."""
        state = self.all_laid().state
        state.exchange_open = False
        state.pending.clear()
        begin_maintenance(state)
        play.settle(state)
        return self

    def lay(self, seat: int, column: int, experience: str, story: str) -> "Situation":
        """Have a seat's two cards of a column (1 to 4) lie there already; they come from hand or deck."""
        own = self.state.seats[seat]
        for section, name in enumerate((experience, story)):
            memory = self.edition.memory_ids.index(name)
            self._take_own(own, memory)
            if section:
                own.lay_story(column - 1, memory)
            else:
                own.lay_experience(column - 1, memory)
        return self

    def own_memory(self, seat: int, new: str, old: str) -> "Situation":
        """Exchange one of a seat's nine cards in hand or deck for a card of the row's supply."""
        own = self.state.seats[seat]
        gone = self.edition.memory_ids.index(old)
        card = self._code(new)
        self._pull(card)
        memory = card - MEMORY_CARD
        if own.hand & BIT[gone]:
            own.hand = own.hand & ~BIT[gone] | BIT[memory]
        else:
            own.deck = bytes(memory if n == gone else n for n in own.deck[own.drawn :])
            own.drawn = 0
        own.forgotten |= BIT[gone]
        return self

    def at_round(self, number: int) -> "Situation":
        """Pretend it is this round already; cards of earlier periods stay where they are."""
        self.state.round = number
        return self

    # --- moving components -----------------------------------------------------------------------

    def _code(self, name: str | None) -> int:
        if name is None:
            return NO_CARD
        if name == "salieri":
            return SALIERI_CARD
        if name in self.edition.opus_ids:
            return self.edition.opus_ids.index(name)
        return MEMORY_CARD + self.edition.memory_ids.index(name)

    def _pull(self, card: int) -> None:
        """Take a card out of deck, row, coming periods or the cards removed unseen."""
        state, deal = self.state, self.state.deal
        if card == NO_CARD:
            return
        state.deck = bytes(n for n in state.deck[state.deck_drawn :] if n != card)
        state.deck_drawn = 0
        state.row[:] = [NO_CARD if n == card else n for n in state.row]
        deal.periods[:] = [bytes(n for n in cards if n != card) for cards in deal.periods]
        deal.removed[:] = [bytes(n for n in cards if n != card) for cards in deal.removed]
        if card < MEMORY_CARD:
            state.gone_opus &= ~BIT[card]
        elif card < SALIERI_CARD:
            state.gone_memories &= ~BIT[card - MEMORY_CARD]

    def _out_of_sight(self, cards: bytes) -> None:
        period = present_period(self.state)
        self.state.deal.removed[period - 1] += bytes(card for card in cards if card != SALIERI_CARD)

    def _show(self, codes: list[int]) -> None:
        for card in codes:
            if card < MEMORY_CARD:
                self.state.seen_opus |= BIT[card]
            elif card < SALIERI_CARD:
                self.state.seen_memories |= BIT[card - MEMORY_CARD]

    def _places(self, courts: bool) -> list[int]:
        return [n for n, is_court in enumerate(self.edition.tables.is_court) if is_court == courts]

    def _tiles_on_map(self, courts: bool) -> list[int]:
        return [self.state.map_tiles[n] for n in self._places(courts)]

    @staticmethod
    def _swap(stack: bytes, out: int, into: int) -> bytes:
        left = bytes(tile for tile in stack if tile != out)
        return left if into == NOBODY else left + bytes([into])

    def _fill(self, space: int) -> None:
        self.state.filled |= BIT[space]
        self.state.covered &= ~BIT[space]

    def _uncover(self, tile: int, more: int) -> None:
        """Take off a stack what lies above a tile, and so many more; nothing if the tile is not in play."""
        self.state.stack_taken = self.state.stack_taken[:]
        for at, stack in enumerate(self.state.stacks):
            if tile in stack:
                self.state.stack_taken[at] = max(self.state.stack_taken[at], stack.index(tile) + more)

    @staticmethod
    def _take_own(own: Seat, memory: int) -> None:
        if own.hand & BIT[memory]:
            own.hand &= ~BIT[memory]
        else:
            own.deck = bytes(n for n in own.deck[own.drawn :] if n != memory)
            own.drawn = 0

    def _lay_lowest(self, own: Seat, column: int) -> None:
        memory = next(n for n in range(62) if own.hand & BIT[n])
        own.hand &= ~BIT[memory]
        if own.experience(column) < 0:
            own.lay_experience(column, memory)
        else:
            own.lay_story(column, memory)

    def _lay_all(self, own: Seat) -> None:
        for column in range(TURNS):
            while own.experience(column) < 0 or own.story_card(column) < 0:
                if not own.hand:
                    own.hand = BIT[own.deck[own.drawn]]
                    own.drawn += 1
                self._lay_lowest(own, column)
        while own.drawn < len(own.deck):
            own.hand |= BIT[own.deck[own.drawn]]
            own.drawn += 1
