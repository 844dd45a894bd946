"""Looking back: any step as a view, the record, and going on from a step at a new table."""

from hashlib import sha256

from lacrimosa.notation import Game, NotationError
from lacrimosa.notation.choices import parse_choice
from lacrimosa.notation.moves import Move, make_by
from lacrimosa.rules.play import is_over, options
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View, view
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import StepList, StepView
from lacrimosa.server.messages.tables import Options
from lacrimosa.server.presenters.board import board_of
from lacrimosa.server.presenters.final import final_of
from lacrimosa.server.presenters.question import question_of
from lacrimosa.server.presenters.steps import steps_of
from lacrimosa.server.presenters.targets import targets_of
from lacrimosa.server.table.luck import Luck
from lacrimosa.server.table.rights import SPECTATOR, need_sight, sees_all, viewpoint
from lacrimosa.server.table.table import Table

MOST_STEPS = 100


def need_game(table: Table, person: str) -> Game:
    need_sight(table, person)
    if table.game is None:
        raise Refused("not_started", "the game has not started")
    return table.game


def need_step(game: Game, step: int) -> None:
    if not 0 <= step <= len(game.moves):
        raise Refused("no_such_step", f"there is no step {step}: {len(game.moves)} were made", step=step)


def looks_from(table: Table, person: str, wanted: str | None) -> tuple[int, bool]:
    """The seat a person may look back from, and whether everything is open. Asked for more: refused."""
    if wanted is None:
        return viewpoint(table, person), False
    if wanted == "spectator":
        return SPECTATOR, False
    if wanted == "open":
        if not sees_all(table, person):
            raise Refused("not_over", "everything is shown once the game is over")
        return SPECTATOR, True
    seat = int(wanted)
    if seat >= len(table.seats):
        raise Refused("no_such_seat", f"there is no seat {seat}", seat=seat)
    if table.seats[seat].person != person and not sees_all(table, person):
        raise Refused("not_your_seat", f"seat {seat} is not yours", seat=seat)
    return seat, False


def step_view(table: Table, person: str, step: int, wanted: str | None) -> StepView:
    """The game after `step` choices."""
    game = need_game(table, person)
    need_step(game, step)
    seat, is_open = looks_from(table, person, wanted)
    state = game.state_at(step)
    seen = View(seat, state) if is_open else view(state, seat)
    over = step == len(game.moves) and game.over
    return StepView(
        step=step,
        steps=len(game.moves),
        seat=seat if seat != SPECTATOR else None,
        open=is_open,
        board=board_of(game.words, seen, open_hands=is_open),
        question=question_of(game.words, seen),
        targets=targets_of(game.words, seen, max(seat, 0)) if not over else [],
        last=(
            steps_of(game.words, game.moves[step - 1 : step], step - 1, seat, table.hinted)[0]
            if step
            else None
        ),
        final=final_of(game.words, state) if over else None,
    )


def line_view(table: Table, person: str, step: int, line: str, wanted: str | None) -> StepView:
    """A game that is over, after other choices than those made from a step on."""
    game = need_game(table, person)
    need_step(game, step)
    if not sees_all(table, person):
        raise Refused("not_over", "another way is shown once the game is over")
    if not line:
        return step_view(table, person, step, wanted)
    seat, is_open = looks_from(table, person, wanted)
    state = game.state_at(step)
    # What the table's own secret would bring shall stay unknown: the game may still be taken back.
    luck = Luck(sha256(f"another line at {table.id}".encode()).digest(), game.moves[:step])
    made = [_made(game, state, text, luck) for text in line.split("; ")]
    seen = View(seat, state) if is_open else view(state, seat)
    at = step + len(made)
    return StepView(
        step=at,
        steps=len(game.moves),
        seat=seat if seat != SPECTATOR else None,
        open=is_open,
        board=board_of(game.words, seen, open_hands=is_open),
        question=question_of(game.words, seen),
        last=steps_of(game.words, made[-1:], at - 1, seat)[0],
    )


def _made(game: Game, state: State, text: str, luck: Luck) -> Move:
    try:
        choice = parse_choice(game.words, text)
    except NotationError as problem:
        raise Refused("not_offered", str(problem), choice=text) from problem
    if is_over(state) or choice not in options(state):
        raise Refused("not_offered", f"{text} is not offered there", choice=text)
    return make_by(state, choice, luck)


def step_list(table: Table, person: str, first: int, wanted: str | None) -> StepList:
    """The choices from the `first` on, counted from 0, as far as one answer goes."""
    game = need_game(table, person)
    need_step(game, first)
    seat, _ = looks_from(table, person, wanted)
    return StepList(
        steps=steps_of(game.words, game.moves[first : first + MOST_STEPS], first, seat, table.hinted),
        total=len(game.moves),
    )


def record_of(table: Table, person: str) -> str:
    """The record tells everything, so it is given out once nothing is hidden any more."""
    game = need_game(table, person)
    if not sees_all(table, person):
        raise Refused("not_over", "the record shows every hand; it can be had once the game is over")
    return whole_record(game)


def whole_record(game: Game) -> str:
    """The record of a game; one that was entered in its middle has none."""
    try:
        return game.record()
    except NotationError as problem:
        raise Refused("not_allowed", "this game began in its middle, so it has no record") from problem


def finished_game(table: Table, person: str, seat: int) -> Game:
    """The game of somebody who may look back at all of it, and a seat that played it to its end."""
    game = need_game(table, person)
    if seat >= int(game.state.deal.players):
        raise Refused("no_such_seat", f"there is no seat {seat}", seat=seat)
    if not sees_all(table, person) or not game.over:
        raise Refused("not_over", "a game can be reviewed once it is over")
    return game


def game_until(table: Table, person: str, step: int) -> Game:
    """A copy of the game up to a step, for a new table to go on from."""
    game = need_game(table, person)
    need_step(game, step)
    if not sees_all(table, person):
        raise Refused("not_over", "one can go on from a game that hides nothing any more")
    twin = Game.from_record(whole_record(game), game.edition)
    twin.undo_to(step)
    if twin.over:
        raise Refused("game_over", "the game is over at this step; go on from an earlier one")
    return twin


def options_of(game: Game, options: Options) -> Options:
    """The options a game was dealt under, with the rest as agreed on now."""
    deal, words = game.state.deal, game.words
    composers = [words.composers.word(int(deal.top))]
    if deal.bottom >= 0:
        composers.append(words.composers.word(int(deal.bottom)))
    level = words.levels.word(int(deal.level)) if deal.level >= 0 else None
    return Options(
        players=int(deal.players),
        level=level,  # type: ignore[arg-type]
        composers=composers,
        salieri=bool(deal.salieri),
        edition=game.edition.id,
        undo=options.undo,
        pace=options.pace,
        watch=options.watch,
        talk=options.talk,
    )
