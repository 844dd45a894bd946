"""Game: what people and programs use to play, take back, save and look on."""

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.editions.loader import shipped_ids
from lacrimosa.notation.board import Board
from lacrimosa.notation.breakdown import Breakdown, breakdown_of
from lacrimosa.notation.choices import choice_text, parse_choice
from lacrimosa.notation.errors import NotationError, listed, quoted
from lacrimosa.notation.moves import Move, make
from lacrimosa.notation.names import Names, names_of
from lacrimosa.notation.numbers import integer
from lacrimosa.notation.players import Player, players_of
from lacrimosa.rules.chance import RandomSource
from lacrimosa.rules.events import Event
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.play import is_over, options, scores, settle, to_move
from lacrimosa.rules.scoring import winners
from lacrimosa.rules.setup import RANDOM, BadSetup, deal_cards, deal_from, set_up
from lacrimosa.rules.state import Deal, State
from lacrimosa.rules.view import SPECTATOR, View, view

# Choices between two copies of the state kept for taking back.
KEEP_EVERY = 25
SEEDS = 1 << 53  # every seed fits a JavaScript number


class Game:
    """A game with its history. Made by `new`, `from_record` or `from_position`, not directly.

    `state` is the present one; `undo` and a refused line replace it, so ask the game for it each time.
    """

    def __init__(
        self,
        edition: Edition,
        state: State,
        players: Sequence[Player],
        opening_events: Sequence[Event] = (),
        seed: int | None = None,
        is_whole: bool = True,
    ) -> None:
        self.edition = edition
        self.words: Names = names_of(edition)
        self.state = state
        self.players = tuple(players)  # by seat; the Soloist too
        self.opening_events = list(opening_events)
        self.seed = seed
        self.is_whole = is_whole  # False if the game was entered in its middle
        self.is_rated = False  # whether its result counts for ratings; a record says so
        self.moves: list[Move] = []
        self._undone: list[Move] = []  # the next to be redone is the last
        # Copies of the state to take back from. A whole game can always be dealt again.
        self._kept: dict[int, State] = {} if is_whole else {0: state.clone()}

    # --- making games

    @classmethod
    def new(
        cls,
        players: int = 2,
        *,
        level: str | None = None,
        composers: Sequence[str] | None = None,
        salieri: bool = False,
        seed: int | None = None,
        edition: str | Edition = "koechel",
        names: Sequence[str] | None = None,
        source: RandomSource | None = None,
    ) -> Self:
        """A new game. `composers`: ids, the top row's first; None draws them. No seed: a secret one.

        A game dealt from a `source` has no seed at all, and no luck for later: see `notation.moves.make_by`.
        """
        players = integer("players", players)
        seed = None if seed is None else integer("seed", seed)
        loaded = edition_of(edition)
        words = names_of(loaded)
        number = NO_SOLOIST if level is None else words.levels.number(level)
        drawn = [RANDOM] * (1 if players == 1 else 2)
        chosen = drawn if composers is None else [words.composers.number(name) for name in composers]
        if seed is not None and source is not None:
            raise NotationError("a game is dealt from a seed or from a source, not from both")
        try:
            if source is None:
                seed = _seed_or_new(seed)
                deal = deal_cards(loaded.tables, players, number, salieri, chosen, seed)
            else:
                decks = [source] * (players + 1)
                deal = deal_from(loaded.tables, players, number, salieri, chosen, source, decks)
        except BadSetup as problem:
            raise NotationError(str(problem)) from problem
        return cls.from_deal(loaded, deal, players_of(names, players), seed)

    @classmethod
    def from_deal(cls, edition: Edition, deal: Deal, players: Sequence[Player], seed: int | None) -> Self:
        """A game at its first question, from a sound deal."""
        events: list[Event] = []
        return cls(edition, first_state(edition, deal, events), players, events, seed)

    @classmethod
    def from_record(cls, text: str, edition: str | Path | Edition | None = None) -> "Game":
        """The game of a record. A game with an own edition needs that edition, or its folder, too."""
        from lacrimosa.notation.record import read_record

        return read_record(text, None if edition is None else edition_of(edition))

    @classmethod
    def from_position(cls, text: str, edition: str | Path | Edition | None = None) -> Self:
        """A game entered in its middle: it knows nothing of what was before. `edition` as for a record."""
        from lacrimosa.notation.position import read_position_of

        return cls.from_state(*read_position_of(text, None if edition is None else edition_of(edition)))

    @classmethod
    def from_state(cls, edition: Edition, state: State) -> Self:
        """The same from a state that nobody has to check: one that was dealt behind a view."""
        return cls(edition, state, players_of(None, int(state.deal.players)), is_whole=False)

    # --- as an object

    def __repr__(self) -> str:
        made = len(self.moves)
        choices = f"{made} choice{'' if made == 1 else 's'}"
        return f"<Game: {self.edition.id}, {self.state.moment()}, {choices}>"

    def __str__(self) -> str:
        return str(self.board())

    def _repr_svg_(self) -> str:
        return self.board().svg()

    def __eq__(self, other: object) -> bool:
        """The same edition, deal, choices and luck, to the last bit. Who plays is no part of it."""
        from lacrimosa.notation.position import same_state

        if not isinstance(other, Game):
            return NotImplemented
        return (
            self.edition.digest == other.edition.digest
            and self.is_whole == other.is_whole
            and [move.outcome for move in self.moves] == [move.outcome for move in other.moves]
            and same_state(self.edition, self.state, other.state)
        )

    __hash__ = None  # type: ignore[assignment]  # it changes with every choice

    def copy(self) -> Self:
        """A game of its own at the same point: it can take back, redo and play on as this one could."""
        twin = type(self).__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin.state = self.state.clone()
        twin.opening_events = self.opening_events[:]
        twin.moves = self.moves[:]
        twin._undone = self._undone[:]
        twin._kept = dict(self._kept)  # what is kept is only ever copied
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        """Pickled as its record; what was taken back and could be redone stays behind."""
        if not self.is_whole:
            raise TypeError("a Game that began with a position cannot be pickled; send its position")
        name = self.edition.id
        if name not in shipped_ids() or load(name).digest != self.edition.digest:
            raise TypeError("a Game with an own edition cannot be pickled; send its record, and the edition")
        return Game.from_record, (self.record(),)

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    # --- saving

    def record(self) -> str:
        """The whole game as text, for `from_record`; RecordError if it was entered in its middle."""
        from lacrimosa.notation.record import write_record

        return write_record(self)

    def position(self) -> str:
        """This moment as JSON, for `from_position`. It holds everything, hidden cards too."""
        from lacrimosa.notation.position import position_json

        return position_json(self.edition, self.state)

    # --- looking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.state)

    @property
    def to_move(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        return None if self.over else int(to_move(self.state))

    @property
    def options(self) -> list[int]:
        """Every legal choice, sorted; empty only when the game is over."""
        return options(self.state)

    def texts(self) -> dict[int, str]:
        """Every option in words."""
        return {choice: choice_text(self.words, choice) for choice in self.options}

    def forced(self) -> int | None:
        """The only option, if there is only one."""
        offered = self.options
        return offered[0] if len(offered) == 1 else None

    def view(self, seat: int) -> View:
        """What a seat may know; SPECTATOR (-1) sees no hand at all."""
        seat = integer("seat", seat)
        return view(self.state, seat if seat == SPECTATOR else self._seat(seat, ", and -1 looks on"))

    def board(self, seat: int | None = None) -> Board:
        """The board to print, or to show in a notebook: as a seat sees it, or with everything open."""
        return Board(self.edition, self.state.clone() if seat is None else self.view(seat))

    def _seat(self, seat: int, besides: str = "") -> int:
        number, last = integer("seat", seat), len(self.state.seats) - 1
        if not 0 <= number <= last:
            raise NotationError(f"there is no seat {number}; this table has 0 to {last}{besides}")
        return number

    @property
    def scores(self) -> list[int]:
        """VP as they stand, by seat."""
        return scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The winning seats; nobody before the end."""
        return winners(self.state) if self.over else []

    def breakdown(self, seat: int) -> Breakdown:
        """Where a seat's VP come from, and its last count (as it would be now, before the end)."""
        return breakdown_of(self.words, self.state, self._seat(seat))

    @property
    def choices(self) -> list[int]:
        """The choices made so far."""
        return [move.choice for move in self.moves]

    def events_of(self, n: int) -> list[Event]:
        """What followed from the n-th choice; -1 is the last."""
        n = integer("choice number", n)
        if not -len(self.moves) <= n < len(self.moves):
            raise NotationError(f"there is no choice {n}: {len(self.moves)} were made")
        return list(self.moves[n].events)

    # --- playing

    def play(self, choice: int | str, *, seat: int | None = None, at: int | None = None) -> None:
        """Make a choice: its number, its words, or several in words with `;` between; all or nothing.

        `seat` and `at` guard a choice that comes from afar: who makes it, and how many choices that seat had
        seen. A foreign or stale one is refused and nothing changes.
        """
        if seat is not None and integer("seat", seat) != self.to_move:
            asked = "nobody" if self.to_move is None else f"seat {self.words.seats.word(self.to_move)}"
            raise NotationError(f"seat {seat} cannot choose: {asked} is asked")
        if at is not None and integer("at", at) != len(self.moves):
            raise NotationError(f"stale: made after {at} choices, and the game is at {len(self.moves)}")
        if isinstance(choice, str):
            self._play_line(choice)
        else:
            self.make(choice)

    def _play_line(self, line: str) -> None:
        made = len(self.moves)
        undone = self._undone[:]
        try:
            for text in line.split(";"):
                self.make(parse_choice(self.words, text))
        except NotationError:
            if len(self.moves) > made:
                self._go_to(made)
            self._undone = undone
            raise

    def make(self, choice: int, outcomes: list[bytes] | None = None) -> Move:
        """Make one choice; with `outcomes` chance decides as written down. BadOutcome if that cannot be."""
        choice = integer("choice", choice, ", or the choice in words")
        offered = self.options
        if choice not in offered:
            raise NotationError(self._refusal(choice, offered))
        same = self._undone[-1] if self._undone and self._undone[-1].choice == choice else None
        if outcomes is None and same is not None:
            # The same choice after taking back: the same cards, as with `redo`.
            outcomes = [order for _, order in same.shuffles]
        try:
            move = make(self.state, choice, outcomes)
        except BaseException:
            # Chance stopped half way: back to where the choice began.
            self.state = self.state_at(len(self.moves))
            raise
        self.moves.append(move)
        self._undone = self._undone[:-1] if same is not None else []
        if len(self.moves) % KEEP_EVERY == 0:
            self._kept[len(self.moves)] = self.state.clone()
        return move

    def _refusal(self, choice: int, offered: list[int]) -> str:
        try:
            text = quoted(choice_text(self.words, choice))
        except NotationError:
            text = f"choice {choice}"
        if not offered:
            return f"{text} cannot be made: the game is over"
        seat = self.words.seats.word(int(to_move(self.state)))
        return f"{text} is not offered to seat {seat}; offered: {listed(list(self.texts().values()))}"

    # --- taking back

    def undo_to(self, size: int) -> None:
        """Take choices back until `size` of them stand."""
        size = integer("size", size)
        if not 0 <= size <= len(self.moves):
            raise NotationError(f"{size} choices cannot stand: {len(self.moves)} were made")
        undone = self.moves[size:]
        self._go_to(size)
        self._undone += reversed(undone)

    def undo(self) -> None:
        """Take the last choice back."""
        if not self.moves:
            where = "this is the start of the game" if self.is_whole else "the game was entered here"
            raise NotationError(f"nothing to undo: {where}")
        self.undo_to(len(self.moves) - 1)

    def redo(self) -> None:
        """Make the choice again that was taken back last; chance decides as it did before."""
        if not self._undone:
            raise NotationError("nothing to redo")
        self.make(self._undone[-1].choice)

    def _go_to(self, size: int) -> None:
        """The state after the first `size` choices, made again from the nearest copy kept."""
        self.state = self.state_at(size)
        del self.moves[size:]
        self._kept = {at: state for at, state in self._kept.items() if at <= size}

    def barrier(self, *seats: int) -> int:
        """How many choices stand fast for whoever plays these seats: up to the last that showed something
        or was another's."""
        seats = tuple(integer("seat", seat) for seat in seats)
        for size in range(len(self.moves), 0, -1):
            move = self.moves[size - 1]
            if move.seat not in seats or move.reveals:
                return size
        return 0

    def can_undo(self, *seats: int) -> bool:
        """Whether whoever plays these seats may take the last choice back without asking anybody."""
        return len(self.moves) > self.barrier(*seats)

    @property
    def can_redo(self) -> bool:
        """Whether a choice was taken back that can be made again."""
        return bool(self._undone)

    def state_at(self, size: int) -> State:
        """A copy of the state as it was after the first `size` choices."""
        size = integer("size", size)
        if not 0 <= size <= len(self.moves):
            raise NotationError(f"there is no step {size}: {len(self.moves)} choices were made")
        start = max((at for at in self._kept if at <= size), default=0)
        kept = self._kept.get(start)
        state = kept.clone() if kept is not None else first_state(self.edition, self.state.deal)
        for move in self.moves[start:size]:
            make(state, move.choice, [order for _, order in move.shuffles])
        return state


def _seed_or_new(seed: int | None) -> int:
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    if not 0 <= seed < SEEDS:
        raise NotationError(f"seed {seed} is not between 0 and {SEEDS - 1}")
    return seed


def first_state(edition: Edition, deal: Deal, events: list[Event] | None = None) -> State:
    """The state of a deal at its first question; `events` hears how it was laid out."""
    state = set_up(edition.tables, deal, events)
    settle(state)
    state.trace = None
    return state


def edition_of(edition: str | Path | Edition) -> Edition:
    """An edition by its id or folder, or as it is."""
    if isinstance(edition, Edition):
        return edition
    try:
        return load(edition)
    except EditionError as problem:
        raise NotationError(str(problem)) from problem
