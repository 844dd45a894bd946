"""Turns to recommend to somebody who is about to play one, or is in the middle of it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from lacrimosa.bots.evaluator import Evaluator, no_gc
from lacrimosa.notation.names import Names
from lacrimosa.review.candidates import Candidate, find_turns
from lacrimosa.review.deeds import Deed, cards_of, deeds_of
from lacrimosa.review.judging import Settings, gains_over
from lacrimosa.review.kinds import Kind, kind_from
from lacrimosa.review.playouts import Playouts
from lacrimosa.review.reviewing import line_text
from lacrimosa.rules import events, vocabulary
from lacrimosa.rules.events import Event
from lacrimosa.rules.play import is_over, to_move
from lacrimosa.rules.view import View

MOST: Final = 3


class Hint(msgspec.Struct, frozen=True):
    """One turn, from now to its end."""

    line: str  # own choices in the notation; up to a card that nobody can foresee
    behind: float  # VP behind the first hint
    cards: list[Deed]  # laid into Experiences and Story
    deeds: list[Deed]
    gains: dict[str, int]  # what the turn itself brings, or costs, on balance, by goods


def find_hints(evaluator: Evaluator, names: Names, seen: View, settings: Settings) -> list[Hint]:
    """The best turn, and the best of other kinds; nothing where the seat's own turn is not under way.

    Nothing but the view goes into it.
    """
    if not is_own_turn(seen):
        return []
    playouts = Playouts(evaluator, seen, settings.seed, settings.width)
    with no_gc():
        serious = _best_of_kinds(playouts, find_turns(playouts, settings.tries))
        ranked = _ranked(playouts, serious[: settings.rivals + 1], settings.looks)
    return [_hint(names, playouts, line, behind) for line, behind in ranked[:MOST]]


def is_own_turn(seen: View) -> bool:
    """Whether the seat is asked within a turn of its own."""
    state = seen.state
    return not is_over(state) and state.turn > 0 and state.active == seen.seat and to_move(state) == seen.seat


def _best_of_kinds(playouts: Playouts, turns: Sequence[Candidate]) -> list[Candidate]:
    found: dict[Kind, Candidate] = {}
    for turn in turns:
        found.setdefault(kind_from(playouts.seen.state, turn.line), turn)
    return list(found.values())


def _ranked(playouts: Playouts, turns: list[Candidate], looks: int) -> list[tuple[tuple[int, ...], float]]:
    """Lines and how far they are behind the best, after a look at where each leads in the same truths."""
    if not turns:
        return []
    first, others = turns[0], turns[1:]
    gains = [0.0, *(gain for gain, _ in gains_over(playouts, first, others, looks))]
    best = max(gains)
    order = sorted(range(len(turns)), key=lambda at: -gains[at])
    return [(turns[at].line, best - gains[at]) for at in order]


def _hint(names: Names, playouts: Playouts, line: tuple[int, ...], behind: float) -> Hint:
    told = playouts.deeds(line)
    return Hint(
        line=line_text(names, line),
        behind=round(behind, 1),
        cards=cards_of(names, told),
        deeds=deeds_of(names, told),
        gains=balance_of(told),
    )


def balance_of(told: Sequence[Event]) -> dict[str, int]:
    """What comes in less what goes out, by goods; what evens out is left out."""
    total: dict[str, int] = {}
    for event in told:
        if event.kind == events.GAINED or event.kind == events.LOST:
            goods = vocabulary.GOODS[int(event.a)]
            amount = int(event.b) if event.kind == events.GAINED else -int(event.b)
            total[goods] = total.get(goods, 0) + amount
    return {goods: total[goods] for goods in vocabulary.GOODS if total.get(goods)}
