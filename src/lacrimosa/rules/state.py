"""What lies on the table: State, Seat, the steps still to be done, and what steps and actions promise.

State is plain data. Small sets are bit masks, the order of a pile is an immutable `bytes`, so that a copy
is cheap and two copies never share anything that changes. Lists that seldom change (VP by cause, tiles on the
map, tiles taken) are shared by copies: whoever changes one replaces it.
"""

from mypy_extensions import i64

from lacrimosa.rules.asked import Asked, Waiting
from lacrimosa.rules.bits import count_bits
from lacrimosa.rules.chance import Outcomes
from lacrimosa.rules.events import Event
from lacrimosa.rules.kinds import NO_SOLOIST, NOBODY
from lacrimosa.rules.reasons import Reason
from lacrimosa.rules.tables import FREE, NO_REWARD, Cost, Debt, Grant, Reward, Tables


class IllegalChoice(ValueError):
    """A choice that is not offered now; the state is as it was."""


def people(players: i64) -> str:
    return f"{players} player{'' if players == 1 else 's'}"


class Deal:
    """What chance and the options decided before the first turn. Never changes; copies share it."""

    def __init__(self, players: i64, level: i64, salieri: bool) -> None:
        self.players = players  # people: 1 to 4
        self.level = level  # Soloist level, NO_SOLOIST with two and more
        self.salieri = salieri
        self.top: i64 = 0  # composer of the eighth note
        self.bottom: i64 = NOBODY  # composer of the sixteenth note; nobody in a solo game
        self.constanze: i64 = 0
        self.first: i64 = 0  # seat of the first player
        self.bonuses = b""  # one for each period
        self.periods: list[bytes] = []  # each period's card codes in the order they are drawn
        self.removed: list[bytes] = []  # each period's cards taken out unseen (SET-2)
        self.courts = b""  # first those on the map, by place; then the stack
        self.cities = b""
        self.decks: list[bytes] = []  # each seat's first deck; the Soloist's too
        self.rng: i64 = 1 << 31 | 1  # of the main board
        self.seat_rngs: list[int] = []

    def __repr__(self) -> str:
        second = "" if self.bottom == NOBODY else f" and {self.bottom}"
        composers = f"composer{'s' if second else ''} {self.top}{second}"
        return f"<Deal: {people(self.players)}, {composers}, first seat {self.first}>"

    def copy(self) -> "Deal":
        twin = Deal(self.players, self.level, self.salieri)
        twin.top = self.top
        twin.bottom = self.bottom
        twin.constanze = self.constanze
        twin.first = self.first
        twin.bonuses = self.bonuses
        twin.periods = self.periods[:]
        twin.removed = self.removed[:]
        twin.courts = self.courts
        twin.cities = self.cities
        twin.decks = self.decks[:]
        twin.rng = self.rng
        twin.seat_rngs = self.seat_rngs[:]
        return twin


def card_in(section: i64, column: i64) -> i64:
    """The card in a column of a packed section, or -1."""
    return ((section >> (column * 8)) & 0xFF) - 1


class Seat:
    """One patron, or the Soloist: everything on and beside the personal board."""

    def __init__(self, index: i64, vp_from: list[int]) -> None:
        self.index = index
        self.vp_from = vp_from  # VP by cause; shared by copies
        self.ducats: i64 = 0
        self.vp: i64 = 0
        self.finance: i64 = 0
        self.tracks: i64 = 0  # packed: 16 bits a story point
        self.counters: i64 = 0  # packed
        self.hand: i64 = 0  # mask of memories
        self.deck = b""  # memories in the order they are drawn (Soloist: his cards)
        self.drawn: i64 = 0  # how many of the deck are gone
        self.experiences: i64 = 0  # packed: 8 bits a column, memory + 1, 0 empty
        self.story: i64 = 0  # packed likewise
        self.opus: i64 = 0  # mask of works in front of the player
        self.performed: i64 = 0  # mask of those rotated
        self.sold: i64 = 0  # mask of works that left the game from here
        self.forgotten: i64 = 0  # mask of memories that left the game from here
        self.courts: i64 = 0  # mask of court tiles
        self.tiles: i64 = 0  # mask of composer tiles at work
        self.markers: i64 = 0  # mask of instrument spaces that still hold their marker
        self.neutral: i64 = 0  # 1 while the neutral marker is on the horns space
        self.eighths: i64 = 0  # mask of Requiem spaces with an own marker, eighth note up
        self.sixteenths: i64 = 0
        self.rng: i64 = 0  # of the own deck

    def __repr__(self) -> str:
        return f"<Seat {self.index}: {self.vp} VP, {self.ducats} ducats, hand of {self.hand_size()}>"

    def copy(self) -> "Seat":
        twin = Seat(self.index, self.vp_from)
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "Seat") -> None:
        """Make another seat a copy of this one."""
        twin.index = self.index
        twin.vp_from = self.vp_from
        twin.ducats = self.ducats
        twin.vp = self.vp
        twin.finance = self.finance
        twin.tracks = self.tracks
        twin.counters = self.counters
        twin.hand = self.hand
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.experiences = self.experiences
        twin.story = self.story
        twin.opus = self.opus
        twin.performed = self.performed
        twin.sold = self.sold
        twin.forgotten = self.forgotten
        twin.courts = self.courts
        twin.tiles = self.tiles
        twin.markers = self.markers
        twin.neutral = self.neutral
        twin.eighths = self.eighths
        twin.sixteenths = self.sixteenths
        twin.rng = self.rng

    # The hottest accessors read their bits themselves: a compiled call within a call would show.
    def track(self, kind: i64) -> i64:
        return (self.tracks >> (kind * 16)) & 0xFFFF

    def counter(self, kind: i64) -> i64:
        return (self.counters >> (kind * 16)) & 0xFFFF

    def experience(self, column: i64) -> i64:
        """The memory in a column of the Experiences section, or -1. Columns count from 0."""
        return ((self.experiences >> (column * 8)) & 0xFF) - 1

    def story_card(self, column: i64) -> i64:
        return ((self.story >> (column * 8)) & 0xFF) - 1

    def lay_experience(self, column: i64, memory: i64) -> None:
        """Lay a memory into an empty column of the Experiences section."""
        self.experiences |= (memory + 1) << (column * 8)

    def lay_story(self, column: i64, memory: i64) -> None:
        self.story |= (memory + 1) << (column * 8)

    def replace_story(self, column: i64, memory: i64) -> None:
        """Lay a memory over the one in a column of the Story section."""
        self.story += (memory - self.story_card(column)) << (column * 8)

    def hand_size(self) -> i64:
        return count_bits(self.hand)

    def deck_left(self) -> i64:
        return len(self.deck) - self.drawn


class Step:
    """Something still to be done. Immutable: progress replaces a step, so copies of a state share steps.

    A step tells all about itself. What a question answers is in the first half; the rest is for positions
    read from outside, and for previews.
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of seat {self.seat}>"

    def automatic(self, state: "State") -> bool:
        """Whether the step runs by itself now instead of asking `seat`."""
        return True

    def run(self, state: "State") -> None:
        """Do what is automatic. The step is already off the stack."""

    def options(self, state: "State") -> list[int]:
        """Every choice offered, sorted; never empty at a question."""
        return []

    def take(self, state: "State", choice: i64) -> None:
        """Carry out a choice out of `options`. The step is already off the stack."""

    def asked(self, state: "State") -> Asked:
        """What the question is about."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def rule(self) -> str:
        """The id of the rule behind the question."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def why_not(self, state: "State", choice: i64) -> Reason | None:
        """Why a choice is not among `options`, if there is more to say than that something else is asked."""
        return None

    def default(self, state: "State") -> i64:
        """The usual answer, if the question is about a payment; else -1."""
        return NOBODY

    def tell(self, state: "State", waiting: Waiting) -> None:
        """Add what an observation says of the step while it waits below a question."""

    # --- previews: what a choice would lead to ---

    def reveals(self) -> bool:
        """Whether hidden cards come in when it runs: what follows cannot be foretold."""
        return False

    def any_answer(self, state: "State") -> i64:
        """An answer to a question of which every answer leaves all purses the same; else -1."""
        return NOBODY

    def ways(self, state: "State") -> list[int]:
        """The choices of which a preview tells each outcome."""
        return []

    def unnamed(self) -> i64:
        """How many points wait for their type. A preview counts them where it cannot foretell it."""
        return 0

    # --- positions: what is written of a step, and what must hold when it is read ---

    def code(self) -> list[int]:
        """The numbers that make this step again."""
        return [self.seat]

    def is_sound(self, state: "State") -> bool:
        """Whether the numbers fit the state. The seat does."""
        return True

    def debt(self, state: "State") -> Debt | None:
        """The price that has to be paid before the step, if there is one."""
        return None

    def owing(self) -> Cost | None:
        """The cost that is still to be paid when the step is asked, if it keeps that in mind."""
        return None

    def can_be_paid(self, state: "State", seat: Seat) -> bool:
        """Whether the seat could pay, in some way that is still open and with all that comes before."""
        return True


class Price:
    """The whole price of a choice: its parts by cause, the total, and what is gained before paying."""

    def __init__(self) -> None:
        self.parts: list[tuple[int, Cost]] = []
        self.total: Cost = FREE
        self.gain: Reward = NO_REWARD

    def add(self, why: i64, cost: Cost) -> None:
        if not cost.is_free():
            self.parts.append((int(why), cost))
            self.total = self.total.plus(cost)


class Action:
    """One of the five actions: what may be done, doing it, its price and why not."""

    def targets(self, state: "State", seat: Seat, grant: Grant, options: list[int]) -> None:
        """Add every choice that carries out the action now, in ascending order."""

    def begin(self, state: "State", seat: Seat, grant: Grant, choice: i64) -> None:
        """Push the steps of a choice out of `targets`."""

    def why_not(self, state: "State", seat: Seat, grant: Grant, choice: i64) -> Reason | None:
        """Why a choice of this action is not among `targets`; None if it is."""
        return None

    def price(self, state: "State", seat: Seat, choice: i64) -> Price:
        """What a choice of this action costs in all, part by part."""
        return Price()


class State:
    """A game at one moment, mid-choice too."""

    def __init__(
        self,
        tables: Tables,
        actions: list[Action],
        deal: Deal,
        seats: list[Seat],
        pending: list[Step],
        row: list[int],
        map_tiles: list[int],
        stacks: list[list[int]],
        stack_taken: list[int],
    ) -> None:
        self.tables = tables
        # By number (`actions.table`). An action's reward may open a menu of actions again: menus
        # find them here, so that no module has to import what imports it.
        self.actions = actions
        self.deal = deal
        self.seats = seats
        self.pending = pending  # last in, first done
        self.round: i64 = 0  # 1 to 5
        self.turn: i64 = 0  # 1 to 4, 0 in maintenance
        self.first: i64 = deal.first
        self.active: i64 = deal.first  # whose turn it is
        self.exchange_open = False  # TRN-7: from the start of a turn to its draw
        # Card row
        self.row = row  # card codes, index 0 = space 1
        self.deck = b""  # the present period's cards
        self.deck_drawn: i64 = 0
        self.bonus: i64 = 0
        self.seen_opus: i64 = 0  # masks of what has ever lain face up
        self.seen_memories: i64 = 0
        self.gone_opus: i64 = 0  # masks of what left the game from row or deck
        self.gone_memories: i64 = 0
        self.salieri: i64 = 0  # SALIERI_NONE and so on
        # Map
        self.mozart: i64 = tables.start_place
        self.map_tiles = map_tiles  # tile on each place, -1 empty; shared by copies
        self.gilded: i64 = 0  # mask of places whose tile shows its gilded side
        self.court_stack = b""
        self.courts_drawn: i64 = 0
        self.city_stack = b""
        self.cities_drawn: i64 = 0
        self.cities_used: i64 = 0  # mask
        # Requiem
        self.covered: i64 = 0  # mask of spaces Constanze covers
        self.filled: i64 = 0  # mask of spaces with any marker
        self.neutral_eighths: i64 = 0
        self.neutral_sixteenths: i64 = 0
        self.stacks = stacks  # [note * movements + movement]; shared, never changed
        self.stack_taken = stack_taken  # how many tiles of each stack are gone; shared by copies
        self.tile_spaces = b""  # by tile: the instrument space its marker left + 1, 0 for one nobody hired
        # Chance and report
        self.rng: i64 = deal.rng
        self.outcomes: Outcomes | None = None  # what decides shuffles instead of the generators
        self.trace: list[Event] | None = None  # where events go, if anybody listens

    def __repr__(self) -> str:
        return f"<State: {self.moment()}>"

    def moment(self) -> str:
        """Where the game is, in a few words that everybody at the table may know."""
        if not self.pending:
            return f"{people(self.deal.players)}, the game is over"
        turn = f"turn {self.turn}" if self.turn else "maintenance"
        asked = f"seat {self.pending[-1].seat} is asked"
        return f"{people(self.deal.players)}, round {self.round}, {turn}, {asked}"

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> str:
        # Compiled or not: it would drag the whole edition along.
        raise TypeError("a State cannot be pickled; send the record of its Game, or its position")

    def clone(self) -> "State":
        """An independent copy without outcomes and trace."""
        twin = State(
            self.tables,
            self.actions,
            self.deal,
            [seat.copy() for seat in self.seats],
            self.pending[:],
            self.row[:],
            self.map_tiles,
            self.stacks,
            self.stack_taken,
        )
        self._copy_numbers_to(twin)
        return twin

    def clone_into(self, twin: "State") -> "State":
        """`clone`, but written over a state that nobody needs any more, if it has as many seats."""
        if len(twin.seats) != len(self.seats):
            return self.clone()
        twin.tables = self.tables
        twin.actions = self.actions
        twin.deal = self.deal
        at: i64 = 0
        for seat in self.seats:
            seat.copy_to(twin.seats[at])
            at += 1
        twin.pending = self.pending[:]
        twin.row = self.row[:]
        twin.map_tiles = self.map_tiles
        twin.stacks = self.stacks
        twin.stack_taken = self.stack_taken
        twin.outcomes = None
        twin.trace = None
        self._copy_numbers_to(twin)
        return twin

    def _copy_numbers_to(self, twin: "State") -> None:
        """All that is no list and no part of the deal."""
        twin.round = self.round
        twin.turn = self.turn
        twin.first = self.first
        twin.active = self.active
        twin.exchange_open = self.exchange_open
        twin.deck = self.deck
        twin.deck_drawn = self.deck_drawn
        twin.bonus = self.bonus
        twin.seen_opus = self.seen_opus
        twin.seen_memories = self.seen_memories
        twin.gone_opus = self.gone_opus
        twin.gone_memories = self.gone_memories
        twin.salieri = self.salieri
        twin.mozart = self.mozart
        twin.gilded = self.gilded
        twin.court_stack = self.court_stack
        twin.courts_drawn = self.courts_drawn
        twin.city_stack = self.city_stack
        twin.cities_drawn = self.cities_drawn
        twin.cities_used = self.cities_used
        twin.covered = self.covered
        twin.filled = self.filled
        twin.neutral_eighths = self.neutral_eighths
        twin.neutral_sixteenths = self.neutral_sixteenths
        twin.tile_spaces = self.tile_spaces
        twin.rng = self.rng

    def is_solo(self) -> bool:
        return self.deal.level != NO_SOLOIST

    def soloist(self) -> i64:
        """The Soloist's seat in a solo game, else -1."""
        return 1 if self.deal.level != NO_SOLOIST else NOBODY

    def may_exchange(self, seat: i64) -> bool:
        return self.exchange_open and seat == self.active

    def top_tile(self, note: i64, movement: i64) -> i64:
        """The tile on top of a composer's stack, or -1."""
        at = note * len(self.tables.high) + movement
        stack = self.stacks[at]
        taken = self.stack_taken[at]
        return stack[taken] if taken < len(stack) else NOBODY

    def space_of(self, tile: i64) -> i64:
        """The instrument space a composer tile lies on, or will once it is paid; -1 if nobody hired it."""
        space: i64 = self.tile_spaces[tile]
        return space - 1

    def keep_space(self, tile: i64, at: i64) -> None:
        """From now on an instrument space of whoever hires the tile is for it."""
        self.tile_spaces = self.tile_spaces[:tile] + bytes([at + 1]) + self.tile_spaces[tile + 1 :]

    def report(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, cause: i64 = 0) -> None:
        """Tell whoever listens what happened."""
        trace = self.trace
        if trace is not None:
            trace.append(Event(kind, seat, a, b, c, cause, b""))
