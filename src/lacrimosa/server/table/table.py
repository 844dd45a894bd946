"""A table: what follows from its log. Entries go in by `take`, in order; nothing else changes a table."""

from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec.structs import replace

from lacrimosa.editions import Edition
from lacrimosa.notation import Game
from lacrimosa.notation.choices import choice_text, parse_choice
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.events import TURN_ENDED
from lacrimosa.server.messages.tables import Options, Status, TableCommission
from lacrimosa.server.table import entries as e
from lacrimosa.server.table.luck import secret_of
from lacrimosa.server.table.task_state import TaskState

# Where the edition of a digest comes from; it must be at hand when a started table is read.
Editions = Callable[[str], Edition]

INVITE = "invite"
WATCH = "watch"
PAUSE_MS = 5 * 60_000  # whoever thinks longer does something else meanwhile
REMEMBERED = 100  # messages of a person whose repetition is still recognised


@dataclass(slots=True)
class Seat:
    """A seat and who plays it."""

    person: str | None = None
    bot: str | None = None
    name: str = ""
    substitute: str | None = None  # the bot that plays for the person
    by_clock: bool = False  # the substitute came because the person's time was up
    hints: int = 0  # taken here

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that has to answer for this seat, if it is one."""
        return self.substitute if self.substitute is not None else self.bot


@dataclass(slots=True)
class PendingUndo:
    """A person's wish to take back beyond the barrier."""

    number: int  # of its entry
    person: str
    seat: int
    to: int
    agreed: set[str] = field(default_factory=set)


class Table:
    """A table as its log tells it."""

    __slots__ = (
        "_sizes",
        "answered",
        "asked_at",
        "branched_from",
        "changed_at",
        "colours",
        "commission",
        "editions",
        "forced",
        "game",
        "generations",
        "goes_on_from",
        "gone",
        "hinted",
        "host",
        "id",
        "length",
        "lesson",
        "made_by",
        "options",
        "owners",
        "pending_undo",
        "rematch",
        "seats",
        "secret",
        "spent",
        "start_step",
        "state_number",
        "status",
        "task",
        "version",
        "watchers",
    )

    def __init__(self, name: str, editions: Editions) -> None:
        self.id = name
        self.editions = editions
        self.version = 0
        self.state_number = 0  # of the last entry that changed the game
        self.status: Status = "open"
        self.host = ""
        self.options = Options()
        self.seats: list[Seat] = []
        self.colours: list[int] = []  # by seat: whose colour it has; empty where each has its own
        self.owners: frozenset[str] = frozenset()  # the people who had a seat when the game began
        self.generations = {INVITE: 0, WATCH: 0}
        self.watchers: set[str] = set()  # who came by the present watch link
        self.secret = b""  # what luck is drawn from; never told to anybody
        self.goes_on_from: tuple[str, str] | None = None  # a record and its edition's digest
        self.branched_from: str | None = None
        self.lesson: str | None = None  # a table of one person, about this lesson
        self.task: TaskState | None = None  # a table of one person, about one turn
        self.commission: TableCommission | None = None  # a day's deal, for one person
        self.rematch: str | None = None
        # By seat: who left a game for good, and how many choices stood then.
        self.gone: dict[int, tuple[str, int]] = {}
        self.game: Game | None = None
        self.start_step = 0  # choices that stood when the game began here
        self.pending_undo: PendingUndo | None = None
        self.asked_at = 0  # when the present question was put, in milliseconds
        self.changed_at = 0  # when the game changed last
        self.length = 0  # how long was played, in milliseconds: a pause counts as PAUSE_MS at most
        self.forced: list[bool] = []  # by choice: whether it was the only option
        self.made_by: list[str | None] = []  # by choice: the person, or None for a bot
        # Where hints were taken: choices that stood, and the seat. False: further on, in what was undone.
        self.hinted: dict[tuple[int, int], bool] = {}
        # By person, the latest messages: the version that did each.
        self.answered: dict[str, dict[str, int]] = {}
        # By person: entries that do not carry the game on, choices taken back among them.
        self.spent: dict[str, int] = {}
        # Since a version never fewer choices than that stood. Both numbers grow: it is as long as the game.
        self._sizes: list[tuple[int, int]] = []

    # --- reading the log

    def take(self, number: int, at: int, entry: e.AnyEntry) -> None:
        """The next entry of the log."""
        if number != self.version + 1:
            raise ValueError(f"table {self.id}: entry {number} does not follow {self.version}")
        spent = self.spent_in_all
        self.version = number
        _TAKE[type(entry)](self, at, entry)
        person = self.doer(entry)
        if person is None:
            return
        if self.spent_in_all > spent:
            self.spent[person] = self.spent.get(person, 0) + self.spent_in_all - spent
        self._remember(person, getattr(entry, "message", None))

    def _remember(self, person: str, message: str | None) -> None:
        if message is None:
            return
        done = self.answered.setdefault(person, {})
        done[message] = self.version
        if len(done) > REMEMBERED:
            del done[next(iter(done))]

    def _created(self, at: int, entry: e.Created) -> None:
        self.host = entry.host
        self.options = entry.options
        self.secret = secret_of(entry)
        self.branched_from = entry.branch
        self.colours = entry.colours
        self.lesson = entry.lesson
        self.commission = entry.commission
        self.task = None if entry.task is None else TaskState(entry.task)
        if entry.record is not None and entry.digest is not None:
            self.goes_on_from = (entry.record, entry.digest)
        self._seat_all(entry.seats)

    def _arranged(self, at: int, entry: e.Arranged) -> None:
        self.options = entry.options
        self._seat_all(entry.seats)

    def _seat_all(self, seats: list[e.SeatEntry]) -> None:
        self.seats = [Seat(seat.person, seat.bot, seat.name) for seat in seats]

    def _sat_down(self, at: int, entry: e.SatDown) -> None:
        self.seats[entry.seat] = Seat(person=entry.person, name=entry.name)

    def _stood_up(self, at: int, entry: e.StoodUp) -> None:
        seat = self.seats[entry.seat]
        name = seat.name if entry.bot is not None else ""
        if self.game is not None and seat.person is not None:
            self.gone[entry.seat] = seat.person, len(self.game.moves)
        self.seats[entry.seat] = Seat(bot=entry.bot, name=name)

    def _closed(self, at: int, entry: e.Closed) -> None:
        self.status = "closed"

    def _renewed(self, at: int, entry: e.Renewed) -> None:
        self.generations[entry.link] = entry.generation
        if entry.link == WATCH:
            self.watchers.clear()

    def _watched(self, at: int, entry: e.Watched) -> None:
        if entry.generation == self.generations[WATCH]:
            self.watchers.add(entry.person)

    def _started(self, at: int, entry: e.Started) -> None:
        edition = self.editions(entry.digest)
        if entry.position is None:
            self.game = Game.from_record(entry.record, edition)
        else:
            # Nothing is left of the game it comes from but what the seat saw.
            seat = self.need_task().task.seat if entry.seat is None else entry.seat
            seen = Game.from_position(entry.position, edition).view(seat)
            self.game = Game.from_state(edition, determinize(seen, stream(entry.dealt, 0)))
        # Nobody asks a table how its pieces were laid out; thousands of tables would remember it.
        self.game.opening_events = []
        self.start_step = len(self.game.moves)
        self.forced = [False] * self.start_step
        self.made_by = [None] * self.start_step
        self.owners = frozenset(seat.person for seat in self.seats if seat.person is not None)
        self.status = "review" if entry.review else "playing"
        self._game_changed(at)

    def _chosen(self, at: int, entry: e.Chosen) -> None:
        game = self.playing()
        place = len(game.moves)
        game.make(
            parse_choice(game.words, entry.choice), [bytes.fromhex(order) for _, order in entry.shuffles]
        )
        # What was taken back and may be made again keeps its marks behind this place.
        self.forced[place : place + 1] = [entry.forced]
        self.made_by[place : place + 1] = [entry.person]
        self._game_changed(at)

    def _undone(self, at: int, entry: e.Undone) -> None:
        wish = self.pending_undo
        if wish is not None and (wish.person, wish.to) == (entry.person, entry.to):
            # Beyond the barrier, as everybody agreed: what was seen there is known now.
            self.playing().is_rated = False
        self.playing().undo_to(entry.to)
        # Who takes a choice back does not forget what they were told.
        for step, seat in [place for place in self.hinted if place[0] > entry.to]:
            del self.hinted[step, seat]
            self.hinted.setdefault((entry.to, seat), False)
        self._game_changed(at)

    def _redone(self, at: int, entry: e.Redone) -> None:
        game = self.playing()
        self.made_by[len(game.moves)] = entry.person
        game.redo()
        self._game_changed(at)

    def _undo_asked(self, at: int, entry: e.UndoAsked) -> None:
        self.pending_undo = PendingUndo(self.version, entry.person, entry.seat, entry.to)

    def _undo_answered(self, at: int, entry: e.UndoAnswered) -> None:
        if self.pending_undo is None:
            return
        if entry.agree:
            self.pending_undo.agreed.add(entry.person)
        else:
            self.pending_undo = None

    def _taken_over(self, at: int, entry: e.TakenOver) -> None:
        seat = self.seats[entry.seat]
        seat.substitute = entry.bot
        seat.by_clock = entry.by_clock

    def _given_back(self, at: int, entry: e.GivenBack) -> None:
        seat = self.seats[entry.seat]
        seat.substitute = None
        seat.by_clock = False
        # Their time begins anew.
        self.asked_at = at

    def _hint_taken(self, at: int, entry: e.HintTaken) -> None:
        self.hinted[len(self.playing().moves), entry.seat] = True
        self.seats[entry.seat].hints += 1

    def _talk_set(self, at: int, entry: e.TalkSet) -> None:
        self.options = replace(self.options, talk=entry.talk)

    def _rematched(self, at: int, entry: e.Rematched) -> None:
        self.rematch = entry.table

    def _judge_asked(self, at: int, entry: e.JudgeAsked) -> None:
        self.need_task().ask(entry.line)

    def _judged(self, at: int, entry: e.Judged) -> None:
        self.need_task().judged(entry.result)

    def _judge_failed(self, at: int, entry: e.JudgeFailed) -> None:
        self.need_task().fail()

    def _clue_shown(self, at: int, entry: e.ClueShown) -> None:
        self.need_task().clues += 1

    def _answer_shown(self, at: int, entry: e.AnswerShown) -> None:
        self.need_task().is_shown = True

    def _game_changed(self, at: int) -> None:
        game = self.playing()
        if self.state_number:
            self.length += min(max(at - self.changed_at, 0), PAUSE_MS)
        self.state_number = self.version
        self.changed_at = self.asked_at = at
        self.pending_undo = None
        size, since = len(game.moves), self.version
        while self._sizes and self._sizes[-1][1] >= size:
            since, _ = self._sizes.pop()
        self._sizes.append((since, size))
        if self.status in ("playing", "over"):
            # A task is about one turn, and that can be taken back.
            self.status = "over" if game.over and self.task is None else "playing"

    # --- looking

    def playing(self) -> Game:
        """The game of a started table."""
        if self.game is None:
            raise ValueError(f"table {self.id} has not started")
        return self.game

    @property
    def asked(self) -> int | None:
        """The seat that is asked, of a game that goes on; one of a task rests when its turn is over."""
        if self.game is None or self.status != "playing":
            return None
        asked = self.game.to_move
        return None if self.task is not None and (asked != self.task.task.seat or self.turn_over) else asked

    @property
    def is_rated(self) -> bool:
        """Whether the result counts for ratings, as things stand."""
        return self.options.rated if self.game is None else self.game.is_rated

    def need_task(self) -> TaskState:
        """The task of a table that was opened for one."""
        if self.task is None:
            raise ValueError(f"table {self.id} has no task")
        return self.task

    @property
    def turn_over(self) -> bool:
        """Whether the turn is over that a task is about."""
        moves = self.playing().moves
        return bool(moves) and any(event.kind == TURN_ENDED for event in moves[-1].events)

    @property
    def turn_line(self) -> str:
        """The choices made so far of the turn that a task is about, as a record has them."""
        game = self.playing()
        return "; ".join(choice_text(game.words, move.choice) for move in game.moves[self.start_step :])

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    @property
    def people(self) -> set[str]:
        """The host and everybody with a seat."""
        return {seat.person for seat in self.seats if seat.person is not None} | {self.host}

    def doer(self, entry: e.AnyEntry) -> str | None:
        """The person whose doing an entry is; nobody's if a bot or the clock did it."""
        if isinstance(entry, e.Arranged | e.Renewed):
            return self.host
        person: str | None = getattr(entry, "person", None)
        return person

    @property
    def spent_in_all(self) -> int:
        """How many entries of the log are not choices that stand."""
        made = len(self.game.moves) - self.start_step if self.game is not None else 0
        return self.version - made

    def unchanged_since(self, version: int) -> int:
        """How many of the first choices are still those that stood at a version of the table."""
        kept = len(self.game.moves) if self.game is not None else 0
        for number, size in reversed(self._sizes):
            kept = min(kept, size)
            if number <= version:
                return kept
        return 0


_TAKE: dict[type, Callable[..., None]] = {
    e.Created: Table._created,
    e.Arranged: Table._arranged,
    e.SatDown: Table._sat_down,
    e.StoodUp: Table._stood_up,
    e.Closed: Table._closed,
    e.Renewed: Table._renewed,
    e.Watched: Table._watched,
    e.Started: Table._started,
    e.Chosen: Table._chosen,
    e.Undone: Table._undone,
    e.Redone: Table._redone,
    e.UndoAsked: Table._undo_asked,
    e.UndoAnswered: Table._undo_answered,
    e.TakenOver: Table._taken_over,
    e.GivenBack: Table._given_back,
    e.HintTaken: Table._hint_taken,
    e.TalkSet: Table._talk_set,
    e.Rematched: Table._rematched,
    e.JudgeAsked: Table._judge_asked,
    e.Judged: Table._judged,
    e.JudgeFailed: Table._judge_failed,
    e.ClueShown: Table._clue_shown,
    e.AnswerShown: Table._answer_shown,
}
