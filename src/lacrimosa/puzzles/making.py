"""Puzzles from strong games: every turn of a game is sieved, what looks like a puzzle is examined and graded.

A game is the unit of work. Finished ones are kept in a folder, so a killed run is resumed and several
processes share one.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from lacrimosa.arena.runners import Runner
from lacrimosa.bots.bot import Budget
from lacrimosa.bots.evaluator import Evaluator, no_gc
from lacrimosa.bots.kapellmeister import Kapellmeister
from lacrimosa.bots.match import Setup, bot_seed, game_seed
from lacrimosa.editions import Edition, load
from lacrimosa.notation.names import names_of
from lacrimosa.notation.shaping import shape_of
from lacrimosa.puzzles.checking import fallen, position_digest
from lacrimosa.puzzles.examining import Contender, Dismissed, Settings, contenders, examine, others_of
from lacrimosa.puzzles.grading import missed_by_level
from lacrimosa.puzzles.puzzle import THEMES, Entry, puzzle_of, written
from lacrimosa.puzzles.themes import theme_of
from lacrimosa.review.estimates import mean_of
from lacrimosa.review.kept import claimed, write_whole
from lacrimosa.review.kinds import Kind
from lacrimosa.review.playouts import Playouts
from lacrimosa.review.reasons import tidy
from lacrimosa.review.reviewing import evaluator_for, line_text
from lacrimosa.review.running import lower_priority
from lacrimosa.rules.kinds import EASY, HARD, MEDIUM, ROUNDS, TURNS
from lacrimosa.rules.play import advance_game, is_over, new_game, options, to_move
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view

EDITION: Final = "koechel"
# Tables by the number of the game: mostly of two, for whom the game is played most.
TABLES: Final = (
    *(Setup(2), Setup(2), Setup(3), Setup(2), Setup(1, MEDIUM), Setup(2), Setup(2), Setup(4), Setup(2)),
    *(Setup(2), Setup(1, HARD), Setup(2), Setup(2), Setup(3), Setup(2), Setup(1, EASY)),
)
FIRST_ROUND: Final = 3  # what a turn of the first two is worth hundreds of games do not tell
EXPLORATION: Final = 0.15  # of the turns: one that looks at most so many VP worse than the best is played
ASTRAY: Final = 3.0
MOST_GAMES: Final = 1_000_000
NO_ID: Final = "000"  # until it has one
NOWHERE: Final = msgspec.Raw(b"{}")  # likewise: whoever examines a view does not know the position behind it
LAST_PART: Final = 0.25  # of all puzzles: so many at most are last turns, which are found most easily
EASY_PART: Final = 0.2  # of all puzzles: they come first, the easiest first of all
ENTRIES: Final = "puzzles.jsonl.gz"


class BadFolder(ValueError):
    """A folder that holds something else."""


class Mined(msgspec.Struct, frozen=True):
    """What a game gave."""

    number: int
    turns: int  # looked at
    dismissed: dict[str, int]  # by why
    seconds: float  # of the processor
    puzzles: list[Entry]


@dataclass(frozen=True)
class Making:
    """A run."""

    folder: str
    settings: Settings = field(default_factory=Settings)
    first_round: int = FIRST_ROUND


def mine(edition: Edition, evaluator: Evaluator, making: Making, number: int) -> Mined:
    """Play a game and keep its puzzles."""
    began = time.process_time()
    seed = making.settings.seed
    setup = TABLES[number % len(TABLES)]
    state = new_game(
        *(edition.tables, setup.players, setup.level, setup.salieri, setup.drawn_composers()),
        game_seed(seed, number),
    )
    bots = [
        Kapellmeister(bot_seed(f"{seed} {number}", seat), width=making.settings.narrow)
        for seat in range(setup.players)
    ]
    luck = Random(f"{seed} {number}")
    why: Counter[str] = Counter()
    found: list[Entry] = []
    answers: dict[int, Kind] = {}  # the last of each seat: a plan that waits is one puzzle
    turns = 0
    for playouts, serious in _turns(state, bots, evaluator, making, luck):
        turns += 1
        seat = playouts.seat
        try:
            kind, entry = entry_of(edition, playouts, serious, making.settings, answers.get(seat))
        except Dismissed as reason:
            why[str(reason)] += 1
            continue
        position = msgspec.Raw(msgspec.json.encode(shape_of(edition, state)))
        found.append(msgspec.structs.replace(entry, position=position))
        answers[seat] = kind
    return Mined(number, turns, dict(why), round(time.process_time() - began, 2), found)


def _turns(
    state: State, bots: Sequence[Kapellmeister], evaluator: Evaluator, making: Making, luck: Random
) -> Iterator[tuple[Playouts, list[Contender]]]:
    """Play a game, and stop wherever a turn begins that may be a puzzle; with its kinds of turns."""
    moment: tuple[int, ...] = ()
    line: list[int] = []  # the rest of the turn, as far as it is settled
    while not is_over(state):
        seat = int(to_move(state))
        now = int(state.round), int(state.turn), int(state.active)
        if now != moment and making.first_round <= state.round and state.turn > 0 and state.active == seat:
            moment = now
            playouts = Playouts(evaluator, view(state, seat), making.settings.seed, making.settings.narrow)
            with no_gc():
                found = contenders(playouts, making.settings)
            line = list(_to_play(found, luck).line)
            yield playouts, found
        offered = options(state)
        choice = offered[0]
        if now == moment and line and line[0] in offered:
            choice = line.pop(0)
        elif len(offered) > 1:
            line = []
            choice = bots[seat].choose(view(state, seat), offered, Budget())
        advance_game(state, choice)


def _to_play(found: Sequence[Contender], luck: Random) -> Contender:
    """The best, and now and then another, so that games come to positions that the best avoid."""
    if luck.random() >= EXPLORATION:
        return found[0]
    return luck.choice([one for one in found if one.value >= found[0].value - ASTRAY])


def entry_of(
    edition: Edition,
    playouts: Playouts,
    serious: list[Contender],
    settings: Settings,
    before: Kind | None = None,
) -> tuple[Kind, Entry]:
    """The puzzle of a view, graded and written down, with its answer; Dismissed if it is none."""
    names = names_of(edition)
    if serious[0].kind == before:
        raise Dismissed("as before")
    found = examine(playouts, serious, settings)
    with no_gc():
        missed = missed_by_level(playouts, found)
    return found.kind, Entry(
        id=NO_ID,
        theme=theme_of(found),
        missed=missed,
        answer=line_text(names, found.line),
        gap=tidy(found.gap),
        low=tidy(found.low),
        others=others_of(names, found),
        position=NOWHERE,
    )


class MakingWorker:
    """Mines games; None for one that another process has in hand."""

    def __init__(self, making: Making) -> None:
        lower_priority()
        self._making = making
        self._edition = load(EDITION)
        self._evaluator = evaluator_for(self._edition)

    def __call__(self, number: int, /) -> Mined | None:
        folder = Path(self._making.folder)
        with claimed(folder / f"{number:06}.lock") as is_mine:
            if not is_mine:
                return None
            path = folder / f"{number:06}.json"
            found = _read(path)
            if found is None:
                found = mine(self._edition, self._evaluator, self._making, number)
                write_whole(path, msgspec.json.encode(found))
            return found

    def close(self) -> None:
        pass


def _read(path: Path) -> Mined | None:
    """A finished game; what cannot be read is played again."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Mined)
    except (OSError, msgspec.MsgspecError):
        return None


def open_folder(making: Making) -> None:
    """Make the folder, or see that it holds a run of the same kind; BadFolder if not."""
    folder = Path(making.folder)
    plan = msgspec.json.encode([load(EDITION).digest, making.settings, making.first_round])
    kept = folder / "plan.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not kept.exists():
            if any(folder.iterdir()):
                raise BadFolder(f"{folder} holds something else; name a new folder or one of an earlier run")
            write_whole(kept, plan)
        elif kept.read_bytes() != plan:
            raise BadFolder(f"{folder} holds a run with another seed, edition or settings")
    except OSError as problem:
        raise BadFolder(str(problem)) from problem


def mined(folder: Path) -> list[Mined]:
    """All finished games of a folder."""
    found = [_read(path) for path in sorted(folder.glob("[0-9]*.json"))]
    return [one for one in found if one is not None]


def make(
    making: Making, want: int, before: Sequence[Entry], runner: Runner, on_game: Callable[[int], object]
) -> list[Entry]:
    """Mine games until there are as many puzzles as wanted, those of before included; `on_game` hears how
    many there are."""
    open_folder(making)
    folder = Path(making.folder)
    done = {one.number: one for one in mined(folder)}
    wanting = fallen(folder)

    def keep() -> list[Entry]:
        """All that there are, in the folder too: whoever ends the run has them."""
        new = [entry for one in done.values() for entry in one.puzzles if _mixed(entry) not in wanting]
        found = arranged(before, new, want)
        write_whole(folder / ENTRIES, written(found))
        return found

    found = keep()
    left = [number for number in range(MOST_GAMES) if number not in done]
    if len(found) >= want:
        return found
    # Whoever shares the folder may be at one of them; then it is not heard of here.
    for one in runner.results(partial(MakingWorker, making), left, lambda _: None):
        if one is not None:
            done[one.number] = one
            found = keep() if one.puzzles else found
            on_game(len(found))
            if len(found) >= want:
                break
    return found


def arranged(before: Sequence[Entry], new: Sequence[Entry], want: int) -> list[Entry]:
    """Puzzles in the order to be played: the easiest first, then mixed. Those of before keep their ids, for
    people have solved them; of the new ones as many as wanted are taken, of every theme alike."""
    known = {bytes(entry.position) for entry in before}
    fresh = [entry for entry in new if bytes(entry.position) not in known]
    by_theme = [[entry for entry in fresh if entry.theme == theme] for theme in THEMES]
    mixed = [entry for row in zip_longest(*by_theme) for entry in row if entry is not None]
    last_turns = round(LAST_PART * want) - sum(_is_last_turn(entry) for entry in before)
    taken: list[Entry] = []
    for entry in mixed:
        if _is_last_turn(entry):
            last_turns -= 1
            if last_turns < 0:
                continue
        taken.append(entry)
    taken = _in_order(taken[: max(0, want - len(before))])
    first = 1 + max((int(entry.id) for entry in before), default=0)
    named = [msgspec.structs.replace(entry, id=f"{first + at:03}") for at, entry in enumerate(taken)]
    return _in_order([*before, *named])


def _is_last_turn(entry: Entry) -> bool:
    one = puzzle_of(entry)
    return (one.round, one.turn) == (ROUNDS, TURNS)


def _in_order(entries: Sequence[Entry]) -> list[Entry]:
    by_ease = sorted(entries, key=lambda entry: (mean_of(list(entry.missed.values())), _mixed(entry)))
    easy = round(EASY_PART * len(entries))
    return [*by_ease[:easy], *sorted(by_ease[easy:], key=_mixed)]


def _mixed(entry: Entry) -> str:
    """In no order that anybody could see, and always the same."""
    return position_digest(bytes(entry.position))
