"""Schikaneder at a table of cardboard: the rules play him, and ask the person what they cannot see.

The session is a State in which only the Soloist's seat, and what was answered, is true. Before one of his
actions is run on it, a trial run on a copy tells what the action would touch; whatever of that nobody has
told yet is asked, one question at a time. So no rule stands here: where he looks is where the rules look.

Everything follows from the seed and the answers, which is what makes undo simple: replay fewer of them.
"""

from collections.abc import Callable, Sequence
from typing import Final

from lacrimosa.companion.checking import covered_by
from lacrimosa.companion.ending import empty_table
from lacrimosa.companion.problems import BadEntry, problem
from lacrimosa.companion.shapes import EnteredSolo, Problem, ProblemCode, SoloQuestion, SoloQuestionKind
from lacrimosa.editions import Edition
from lacrimosa.notation.names import Vocabulary, names_of
from lacrimosa.rules import events
from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.events import Event
from lacrimosa.rules.kinds import (
    DOCUMENT,
    MEMORY_CARD,
    NO_CARD,
    NOBODY,
    REQUIEM,
    ROUNDS,
    ROW_SPACES,
    TRAVEL,
    TURNS,
)
from lacrimosa.rules.row import show
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.soloist import SoloistAction, SoloistTurn, gather_soloist

HIS: Final = 1  # his seat
GO: Final = "go"
NONE: Final = "none"
FREE: Final = "free"
TAKEN: Final = "taken"


class Known:
    """What was answered about the action in hand."""

    def __init__(self) -> None:
        self.card: int | None = None  # at his end of the row; NO_CARD if there is none of the kind
        self.mozart: int | None = None
        self.courts: dict[int, int] = {}  # tile by place; NOBODY if there is none
        self.open_spaces = 0  # mask


class Soloist:
    """His side of one game."""

    def __init__(self, edition: Edition, entered: EnteredSolo) -> None:
        self.names = names_of(edition)
        level = self.names.levels.number(entered.level)
        if entered.constanze not in self.names.constanze:
            kind = self.names.constanze.kind
            raise BadEntry([problem("unknown", "constanze", kind=kind, id=entered.constanze)])
        state = self.state = empty_table(edition.tables, 1, level, entered.seed)
        state.covered = covered_by(self.names, 1, entered.constanze)
        state.pending.clear()
        state.deck, state.deck_drawn = b"", 0
        state.row = [NO_CARD] * ROW_SPACES
        state.seen_opus, state.seen_memories = 0, 0
        state.round, state.turn, state.active = 1, 0, HIS
        self.known = Known()
        self.happened: list[Event] = []  # in his present turn, or his last one
        self.question: SoloQuestion | None = self._call()
        for at, word in enumerate(entered.answers):
            self.take(word, f"answers[{at}]")

    @property
    def seat(self) -> Seat:
        return self.state.seats[HIS]

    @property
    def is_over(self) -> bool:
        return self.question is None

    # --- the course of the game

    def _call(self) -> SoloQuestion | None:
        """Whether it is his turn only the person knows; after the last one there is none."""
        state = self.state
        if state.turn == TURNS:
            if state.round == ROUNDS:
                return None
            gather_soloist(state)
            state.round += 1
            state.turn = 0
        return SoloQuestion(kind="turn", choices=[GO], rule="SOL-1")

    def _advance(self) -> SoloQuestion | None:
        """Run what can be run; the next question."""
        pending = self.state.pending
        while pending:
            step = pending[-1]
            if isinstance(step, SoloistAction):
                question = self._missing(step)
                if question is not None:
                    return question
                self._lay_out(self.state, self.known)
                self.known = Known()
            pending.pop()
            self.state.trace = self.happened
            step.run(self.state)
            self.state.trace = None
        return self._call()

    def _missing(self, step: SoloistAction) -> SoloQuestion | None:
        """What has to be asked before an action can be run."""
        if step.action == TRAVEL:
            return self._missing_of_journey(step)
        if step.action == REQUIEM:
            return self._missing_of_part(step)
        if self.known.card is not None:
            return None
        from_left = self.state.tables.soloist_cards[step.details].from_left
        kind: SoloQuestionKind = "memory" if step.action == DOCUMENT else "opus"
        rule = "SOL-5" if step.action == DOCUMENT else "SOL-8"
        return SoloQuestion(kind=kind, from_left=from_left, choices=[*self._cards(kind), NONE], rule=rule)

    def _missing_of_journey(self, step: SoloistAction) -> SoloQuestion | None:
        known = self.known
        if not self._tried(step, events.COURT_TAKEN):
            return None
        places = self.names.places
        if known.mozart is None:
            last = places.word(int(self.state.mozart))
            return SoloQuestion(kind="mozart", place=last, choices=list(places.words), rule="SOL-9")
        for event in self._tried(step, events.COURT_TAKEN):
            if int(event.b) not in known.courts:
                left = self.names.courts.mask_words(self._courts_left())
                place = places.word(int(event.b))
                return SoloQuestion(kind="court", place=place, choices=[*left, NONE], rule="SOL-9")
        return None

    def _missing_of_part(self, step: SoloistAction) -> SoloQuestion | None:
        for event in self._tried(step, events.MARKER_PLACED):
            if not self.known.open_spaces >> int(event.a) & 1:
                space = self.names.spaces.word(int(event.a))
                return SoloQuestion(kind="space", space=space, choices=[FREE, TAKEN], rule="SOL-10")
        return None

    def _tried(self, step: SoloistAction, kind: int) -> list[Event]:
        """What an action would come to if everything nobody told of yet were there."""
        trial = self.state.clone()
        self._lay_out(trial, self.known, is_trial=True)
        heard: list[Event] = []
        trial.trace = heard
        step.run(trial)
        return [event for event in heard if event.kind == kind]

    def _lay_out(self, state: State, known: Known, is_trial: bool = False) -> None:
        """Row and map as far as they are known. Cities lie everywhere: those he passes are told by place."""
        state.row = [NO_CARD] * ROW_SPACES
        if known.card is not None:
            state.row[ROW_SPACES - 1] = known.card
        if known.mozart is not None:
            state.mozart = known.mozart
        spare = members(self._courts_left())
        tiles: list[int] = []
        for place, is_court in enumerate(state.tables.is_court):
            if not is_court:
                tiles.append(place % len(state.tables.cities))
            elif place in known.courts:
                tiles.append(known.courts[place])
            else:
                tiles.append(spare.pop() if is_trial and spare else NOBODY)
        state.map_tiles = tiles

    # --- answers

    def take(self, word: str, at: str = "answer") -> None:
        """Take one answer; the next question is asked then."""
        question = self.question
        if question is None:
            raise BadEntry([problem("no_more_questions", at)])
        if word not in question.choices:
            raise BadEntry([self._refusal(at, question, word)])
        takers: dict[SoloQuestionKind, Callable[[SoloQuestion, str], None]] = {
            "turn": self._take_turn,
            "memory": self._take_card,
            "opus": self._take_card,
            "mozart": self._take_place,
            "court": self._take_court,
            "space": self._take_space,
        }
        takers[question.kind](question, word)
        self.question = self._advance()

    def _take_turn(self, question: SoloQuestion, word: str) -> None:
        self.happened = []
        self.state.turn += 1
        self.state.pending.append(SoloistTurn(HIS))

    def _take_card(self, question: SoloQuestion, word: str) -> None:
        self.known.card = NO_CARD if word == NONE else self.names.card_code(word)
        show(self.state, self.known.card)

    def _take_place(self, question: SoloQuestion, word: str) -> None:
        self.known.mozart = self.names.places.number(word)

    def _take_court(self, question: SoloQuestion, word: str) -> None:
        place = self.names.places.number(question.place or "")
        self.known.courts[place] = NOBODY if word == NONE else self.names.courts.number(word)

    def _take_space(self, question: SoloQuestion, word: str) -> None:
        bit = BIT[self.names.spaces.number(question.space or "")]
        if word == FREE:
            self.known.open_spaces |= int(bit)
        else:
            self.state.filled |= bit

    # --- what may be answered

    def _cards(self, kind: SoloQuestionKind) -> list[str]:
        """The cards that can lie in the row now: of no later period, and not gone."""
        tables, state = self.state.tables, self.state
        by_period = tables.memories_of_period if kind == "memory" else tables.opus_of_period
        gone = state.gone_memories if kind == "memory" else state.gone_opus
        words = self.names.memories if kind == "memory" else self.names.opus
        can_lie = 0
        for period in range(1, int(state.round) + 1):
            can_lie |= int(by_period[period])
        return words.mask_words(can_lie & ~int(gone))

    def _courts_left(self) -> int:
        """Mask of the court tiles that are not his, and lie nowhere else."""
        total = (1 << len(self.names.courts)) - 1 & ~int(self.seat.courts)
        for tile in self.known.courts.values():
            total &= ~(1 << tile) if tile != NOBODY else -1
        return total

    def _refusal(self, at: str, question: SoloQuestion, word: str) -> Problem:
        vocabularies: dict[SoloQuestionKind, Vocabulary] = {
            "memory": self.names.memories,
            "opus": self.names.opus,
            "court": self.names.courts,
        }
        words = vocabularies.get(question.kind)
        if words is None or word not in words:
            return problem("not_this_answer", at, word=word, kind=question.kind)
        code: ProblemCode = "gone"
        if question.kind != "court" and self._period_of(word) > self.state.round:
            code = "to_come"
        return problem(code, at, id=word)

    def _period_of(self, word: str) -> int:
        code = self.names.card_code(word)
        tables = self.state.tables
        card = tables.memories[code - MEMORY_CARD] if code >= MEMORY_CARD else tables.opus[code]
        return int(card.period)


def worth_telling(told: Sequence[Event]) -> list[Event]:
    """What he did, without how the cards of the row move: here a person moves them."""
    return [event for event in told if event.kind not in (events.ROW_SLID, events.ROW_TAKEN)]
