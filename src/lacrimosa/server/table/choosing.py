"""Making choices: from a client's message or a bot's answer to entries of the log.

A choice comes as text, is looked up among the options as a number, stands in the log as text again, and
becomes a number once more when the table takes the entry: the wire and the log outlive the numbering of
choices. It is made twice, here on a copy and then by the table. Only the first tells what chance decided,
which has to stand in the entry; and only what the log holds may move the table's own game, in any process.
"""

from lacrimosa.notation import Game, NotationError
from lacrimosa.notation.choices import choice_text, parse_choice
from lacrimosa.notation.moves import make_by
from lacrimosa.rules.chance import Outcomes
from lacrimosa.rules.choices import DONE
from lacrimosa.rules.play import is_over, options, to_move
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import Choose, PressOn
from lacrimosa.server.table.entries import AnyEntry, Chosen, GivenBack
from lacrimosa.server.table.luck import Luck
from lacrimosa.server.table.rights import need_playing, need_sight
from lacrimosa.server.table.table import Table


def need_state(table: Table, state: int) -> None:
    """The client must have seen what it answers."""
    if state != table.state_number:
        raise Refused(
            "stale",
            f"chosen at state {state}, and the game is at {table.state_number}; look again",
            state=table.state_number,
        )


def need_question(table: Table, person: str, state: int) -> int:
    """The seat that is asked, which must be the person's; they must have seen the question."""
    need_sight(table, person)
    need_playing(table)
    need_state(table, state)
    asked = table.asked
    if asked is None:
        seat = table.playing().to_move or 0
        raise Refused("not_your_turn", "the turn is over; take it back, or have it judged", seat=seat)
    if table.seats[asked].person != person:
        raise Refused("not_your_turn", f"seat {asked} is asked", seat=asked)
    return asked


def choose(table: Table, person: str, message: Choose) -> list[AnyEntry]:
    """A person's choice, and the forced ones behind it that they want made for them."""
    asked = need_question(table, person, message.state)
    game = table.playing()
    try:
        choice = parse_choice(game.words, message.choice)
    except NotationError as problem:
        raise Refused("bad_request", str(problem)) from problem
    if choice not in game.options:
        raise Refused("not_offered", f"{message.choice} is not offered now", choice=message.choice)
    returned: list[AnyEntry] = []
    if table.seats[asked].substitute is not None:
        returned.append(GivenBack(seat=asked, person=person))
    return returned + made(table, choice, person=person, message=message.id, press_on=message.press_on)


def made(
    table: Table,
    choice: int,
    *,
    person: str | None = None,
    message: str | None = None,
    press_on: PressOn = "no",
) -> list[AnyEntry]:
    """The entries of an offered choice. The game itself is left alone: it moves when the log has them.

    Without a person it is a bot's choice.
    """
    game = table.playing()
    if table.task is not None and press_on != "no":
        # It is about one turn, and nothing is made for its person behind that.
        press_on = "no" if _ends_turn(game.state, choice) else "within_turn"
    state = game.state.clone()
    # A game with a seed has its luck in the state.
    luck = Luck(table.secret, game.moves) if game.seed is None else None
    entries: list[AnyEntry] = [_entry(game, state, choice, luck, person, message)]
    own = table.seats_of(person) if person is not None else []
    while press_on != "no" and not is_over(state) and int(to_move(state)) in own:
        offered = options(state)
        if len(offered) > 1 or (press_on == "within_turn" and _ends_turn(state, offered[0])):
            break
        # With the message's id: repeated, it is answered with all that it brought about.
        entries.append(_entry(game, state, offered[0], luck, person, message))
    return entries


def _ends_turn(state: State, choice: int) -> bool:
    step = state.pending[-1]
    return choice == DONE and isinstance(step, ActionMenu) and step.ends_turn


def _entry(
    game: Game, state: State, choice: int, luck: Outcomes | None, person: str | None, message: str | None
) -> Chosen:
    """Make a choice on a copy of the state: the entry that makes it again."""
    forced = len(options(state)) == 1
    move = make_by(state, choice, luck)
    return Chosen(
        seat=move.seat,
        choice=choice_text(game.words, choice),
        shuffles=[(pile, order.hex()) for pile, order in move.shuffles],
        person=person,
        message=message,
        forced=forced,
    )
