"""The question on the table: what is asked of whom, and for the asked seat the options."""

from typing import Any

from lacrimosa.editions.vocabulary import STORY_POINTS, StoryPoint
from lacrimosa.notation.names import Names
from lacrimosa.rules.actions.requiem import ChooseMarker, PlaceNeutral
from lacrimosa.rules.actions.travel import ChooseRoute, cost_of_tile
from lacrimosa.rules.explain import rule_asked
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.steps.pay import Pay, fewest_steps, most_steps
from lacrimosa.rules.steps.turn import ActOrIncome, LayCard
from lacrimosa.rules.tables import Cost as RulesCost
from lacrimosa.rules.view import View
from lacrimosa.server.messages.goods import Cost
from lacrimosa.server.messages.question import Question
from lacrimosa.server.messages.words import QuestionKind
from lacrimosa.server.presenters.goods import cost_of, grant_of
from lacrimosa.server.presenters.lexicon import MOVEMENTS, NOTES, Lexicon, lexicon_of
from lacrimosa.server.presenters.payment import default_choice
from lacrimosa.server.presenters.waste import waste_of

# The kind of a question, and the fields its sentence needs.
Asked = tuple[QuestionKind, dict[str, Any]]


def question_of(names: Names, view: View) -> Question:
    """What is asked now. The options go to the asked seat only: they would tell its hand."""
    state = view.state
    if not state.pending:
        return Question("over")
    words = lexicon_of(names)
    step = state.pending[-1]
    seat = int(step.seat)
    kind, values = _asked(words, state, state.seats[seat])
    options: list[str] = []
    default: int | None = None
    if view.sees_hand(seat):
        options = [words.choices[choice] for choice in step.options(state)]
        default = default_choice(state)
        values["waste"] = waste_of(state)
    usual = None if default is None else words.choices[default]
    return Question(kind, seat, rule_asked(state), options, usual, **values)


def _asked(words: Lexicon, state: State, seat: Seat) -> Asked:
    """By the step that asks. All of this is public: it follows from choices made in the open."""
    step = state.pending[-1]
    if isinstance(step, LayCard):
        return "lay_card", {"into_story": step.into_story}
    if isinstance(step, ActOrIncome):
        card = words.memories[seat.experience(state.turn - 1)]
        # TRN-5: an income is as many ducats as the number of the round.
        return "act_or_income", {"card": card, "income": int(state.round)}
    if isinstance(step, ActionMenu):
        grants = [grant_of(grant) for grant in step.grants]
        return "action_menu", {"grants": grants, "is_repeat": step.is_repeat, "ends_turn": step.ends_turn}
    if isinstance(step, NameWild):
        cause, source = words.cause(int(step.why))
        waiting = {"wild_tracks": int(step.tracks), "wild_counters": int(step.counters)}
        return "name_wild", {"owed": _owed(step.owed), "cause": cause, "source": source, **waiting}
    if isinstance(step, Pay):
        cause, source = words.cause(int(step.why))
        point = _open_split(seat, step.cost)
        return "pay", {"owed": cost_of(step.cost), "point": point, "cause": cause, "source": source}
    if isinstance(step, ChooseMarker):
        tile = state.top_tile(step.note, words.tables.space_movement[step.space])
        cost = cost_of(words.tables.composer_tiles[tile].cost)
        return "choose_marker", {
            "owed": cost,
            "space": words.spaces[step.space],
            "note": NOTES[step.note],
        }
    if isinstance(step, PlaceNeutral):
        return "place_neutral", {"owed": _owed(step.owed), "movement": MOVEMENTS[step.movement]}
    assert isinstance(step, ChooseRoute), f"{type(step).__name__} is no question"
    roads = words.tables.routes[state.mozart][step.place]
    routes = [cost_of(road.plus(cost_of_tile(state, step.place))) for road in roads]
    return "choose_route", {"place": words.places[step.place], "routes": routes}


def _owed(cost: RulesCost) -> Cost | None:
    return None if cost.is_free() else cost_of(cost)


def _open_split(seat: Seat, cost: RulesCost) -> StoryPoint | None:
    """The type whose payment is to be split between track and counters, if that is what is asked."""
    points = [cost.point(kind) for kind in range(len(STORY_POINTS))]
    at_hand = all(seat.track(kind) + seat.counter(kind) >= need for kind, need in enumerate(points))
    if cost.wild > 0 or not at_hand or seat.ducats < cost.ducats:
        return None  # a type is to be named, or something to be exchanged first
    for kind, need in enumerate(points):
        if fewest_steps(seat, kind, need) < most_steps(seat, kind, need):
            return STORY_POINTS[kind]
    return None
