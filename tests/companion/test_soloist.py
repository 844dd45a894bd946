"""The companion plays the Soloist through engine games, told only what lies on the table."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from lacrimosa.companion.problems import BadEntry
from lacrimosa.companion.shapes import EnteredSolo, SoloQuestion
from lacrimosa.companion.soloist import FREE, GO, HIS, NONE, TAKEN, Soloist, worth_telling
from lacrimosa.editions import load
from lacrimosa.notation import Game
from lacrimosa.notation.names import names_of
from lacrimosa.rules import events
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.kinds import NOBODY, ROUNDS, TURNS
from lacrimosa.rules.play import new_game, options
from lacrimosa.rules.row import is_memory, is_opus
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.soloist import SoloistAction, SoloistTurn
from lacrimosa.rules.vocabulary import LEVELS

KOECHEL = load("koechel")
NAMES = names_of(KOECHEL)
RECORDS = Path(__file__).parents[2] / "records"


def seen(state: State, question: SoloQuestion) -> str:
    """What somebody who looks at the table answers."""
    if question.kind in ("memory", "opus"):
        wanted = is_memory if question.kind == "memory" else is_opus
        cards = [card for card in state.row if card < 128 and wanted(card)]
        if not cards:
            return NONE
        return NAMES.card(cards[0] if question.from_left else cards[-1])
    if question.kind == "mozart":
        return NAMES.places.word(int(state.mozart))
    if question.kind == "court":
        tile = state.map_tiles[NAMES.places.number(question.place or "")]
        return NONE if tile == NOBODY else NAMES.courts.word(tile)
    space = NAMES.spaces.number(question.space or "")
    return TAKEN if state.filled >> space & 1 else FREE


class Beside:
    """An engine's game, and the companion beside it."""

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.turns = 0
        self.acted = 0  # in his present turn
        self.answers: list[str] = []
        level = LEVELS[int(state.deal.level)]
        constanze = NAMES.constanze.word(int(state.deal.constanze))
        self.start = EnteredSolo(level=level, constanze=constanze, seed=seed)
        self.soloist = Soloist(KOECHEL, self.start)

    def play(self, decide: Callable[[State], int]) -> None:
        while self.state.pending:
            self._settle()
            if self.state.pending:
                choice = decide(self.state)
                self.state.pending.pop().take(self.state, choice)

    def _settle(self) -> None:
        state = self.state
        while state.pending and state.pending[-1].automatic(state):
            step = state.pending.pop()
            if isinstance(step, SoloistTurn):
                self._answer(GO)
                self.acted = 0
            elif isinstance(step, SoloistAction):
                self.acted += 1
                # It may have gone on by itself to what needs no answer.
                while self._acted_beside() < self.acted:
                    assert self.soloist.question is not None
                    self._answer(seen(state, self.soloist.question))
            step.run(state)
            is_his = isinstance(step, SoloistTurn | SoloistAction)
            if is_his and not any(isinstance(one, SoloistAction) for one in state.pending):
                self._compare()

    def _answer(self, word: str) -> None:
        self.answers.append(word)
        self.soloist.take(word)

    def _acted_beside(self) -> int:
        return sum(event.kind == events.SOLOIST_ACTED for event in self.soloist.happened)

    def _compare(self) -> None:
        self.turns += 1
        mine, right = self.soloist.seat, self.state.seats[HIS]
        assert (mine.vp, mine.finance, mine.markers) == (right.vp, right.finance, right.markers)
        assert (mine.courts, mine.sixteenths) == (right.courts, right.sixteenths)
        assert list(mine.vp_from) == list(right.vp_from)
        self._compare_cards()

    def _compare_cards(self) -> None:
        mine, right = self.soloist.seat, self.state.seats[HIS]
        if self.state.turn < TURNS or self.state.round == ROUNDS:
            assert (mine.experiences, mine.story) == (right.experiences, right.story)
            assert bytes(mine.deck) == bytes(right.deck)


def random_choices(seed: int) -> Callable[[State], int]:
    rng = stream(seed, 99)

    def decide(state: State) -> int:
        nonlocal rng
        rng = advance(rng)
        offered = options(state)
        return offered[below(rng, len(offered))]

    return decide


@pytest.mark.parametrize("level", range(len(LEVELS)))
@pytest.mark.parametrize("salieri", [False, True])
def test_random_games_have_the_same_score_at_every_turn(level: int, salieri: bool) -> None:
    for seed in range(40 * level, 40 * level + 25):
        beside = Beside(new_game(KOECHEL.tables, 1, level, salieri, [-1], seed), seed)
        beside.play(random_choices(seed))
        assert beside.turns == ROUNDS * TURNS
        assert beside.soloist.is_over
        assert len(beside.answers) < 600


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("solo-*.txt")))
def test_recorded_games_have_the_same_score_at_every_turn(name: str) -> None:
    game = Game.from_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    assert game.seed is not None
    beside = Beside(game.state_at(0), game.seed)
    made = iter(game.choices)
    beside.play(lambda _: next(made))
    assert beside.turns == ROUNDS * TURNS
    assert beside.soloist.seat.vp + sum(
        vp for kind, vp in enumerate(game.state.seats[HIS].vp_from) if kind >= events.END_COURTS
    ) == int(game.state.seats[HIS].vp)
    # All of it again from the answers alone, as the page sends them.
    again = Soloist(KOECHEL, msgspec.structs.replace(beside.start, answers=beside.answers))
    assert list(again.seat.vp_from) == list(beside.soloist.seat.vp_from)
    assert again.is_over


def begun(*answers: str, seed: int = 5) -> Soloist:
    return Soloist(
        KOECHEL, EnteredSolo(level="hard", constanze="constanze_1", seed=seed, answers=list(answers))
    )


def kind_asked(soloist: Soloist) -> str | None:
    return None if soloist.question is None else soloist.question.kind


def choices(soloist: Soloist) -> list[str]:
    return [] if soloist.question is None else soloist.question.choices


def asked(kind: str) -> tuple[Soloist, list[str]]:
    """A game at its first question of a kind."""
    for seed in range(100):
        answers = [GO]
        soloist = begun(*answers, seed=seed)
        while kind_asked(soloist) not in (kind, "turn"):
            answers.append(choices(soloist)[0])
            soloist.take(answers[-1])
        if kind_asked(soloist) == kind:
            return soloist, answers
    raise AssertionError("no such question")


def test_fewer_answers_are_undo() -> None:
    soloist, answers = asked("space")
    before = soloist.question
    soloist.take(FREE)
    assert len(worth_telling(soloist.happened)) > 2
    seed = next(seed for seed in range(100) if begun(GO, seed=seed).seat.deck == soloist.seat.deck)
    assert begun(*answers, seed=seed).question == before


def test_a_taken_space_is_asked_about_once() -> None:
    soloist, _ = asked("space")
    assert soloist.question is not None
    first = soloist.question.space
    soloist.take(TAKEN)
    assert soloist.question is not None
    assert soloist.question.kind == "space"
    assert soloist.question.space != first
    assert soloist.state.filled >> NAMES.spaces.number(str(first)) & 1


def test_places_he_passes_are_told_and_courts_are_asked_for_one_by_one() -> None:
    soloist, _ = asked("mozart")
    soloist.take("salzburg")
    assert soloist.question is not None
    assert soloist.question.kind == "court"
    place, tile = soloist.question.place, soloist.question.choices[0]
    soloist.take(tile)
    taken = [event for event in soloist.happened if event.kind == events.COURT_TAKEN]
    if kind_asked(soloist) == "court":
        assert tile not in choices(soloist)
    else:
        assert [NAMES.courts.word(int(event.a)) for event in taken] == [tile]
        assert [NAMES.places.word(int(event.b)) for event in taken] == [place]


@pytest.mark.parametrize(
    ("kind", "word", "code"),
    [
        ("turn", "stop", "not_this_answer"),
        ("memory", "idomeneo", "not_this_answer"),
        ("opus", "zauberfloete", "to_come"),
        ("mozart", NONE, "not_this_answer"),
        ("space", "perhaps", "not_this_answer"),
    ],
)
def test_answers_that_cannot_be_are_refused(kind: str, word: str, code: str) -> None:
    soloist = begun() if kind == "turn" else asked(kind)[0]
    before = soloist.question
    with pytest.raises(BadEntry) as refused:
        soloist.take(word, "answers[3]")
    assert [(one.code, one.at) for one in refused.value.problems] == [(code, "answers[3]")]
    assert soloist.question == before


def test_a_card_that_has_left_the_game_is_refused() -> None:
    soloist, _ = asked("opus")
    assert soloist.question is not None
    card = soloist.question.choices[0]
    soloist.take(card)
    while kind_asked(soloist) != "opus":
        soloist.take(choices(soloist)[-1])
    with pytest.raises(BadEntry, match=f"{card} has left the game"):
        soloist.take(card)


def test_a_constanze_card_of_another_box_is_refused() -> None:
    with pytest.raises(BadEntry, match="constanze_7"):
        Soloist(KOECHEL, EnteredSolo(level="easy", constanze="constanze_7", seed=1))
