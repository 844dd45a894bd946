"""The question on the table: what is asked of whom, and for the asked seat the options."""

from lacrimosa.notation.names import Names
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.view import View
from lacrimosa.rules.vocabulary import MOVEMENTS, NOTES, QUESTIONS, STORY_POINTS
from lacrimosa.server.messages.question import Question
from lacrimosa.server.presenters.goods import cost_of, grant_of
from lacrimosa.server.presenters.names import message_names
from lacrimosa.server.presenters.waste import waste_of


def question_of(names: Names, view: View) -> Question:
    """What is asked now. The options go to the asked seat only: they would tell its hand."""
    state = view.state
    if not state.pending:
        return Question("over")
    words = message_names(names)
    step = state.pending[-1]
    seat = int(step.seat)
    asked = step.asked(state)
    is_own = view.sees_hand(seat)
    default = step.default(state) if is_own else NOBODY
    cause, source = (None, None) if asked.cause == NOBODY else words.cause(int(asked.cause))
    return Question(
        QUESTIONS[asked.kind],
        seat,
        step.rule(),
        options=[words.choices[choice] for choice in step.options(state)] if is_own else [],
        default=None if default == NOBODY else words.choices[default],
        into_story=asked.into_story,
        card=None if asked.memory == NOBODY else words.memories[asked.memory],
        income=int(asked.income) or None,
        grants=[grant_of(grant) for grant in asked.grants],
        is_repeat=asked.is_repeat,
        ends_turn=asked.ends_turn,
        waste=waste_of(state) if is_own else [],
        owed=None if asked.owed.is_free() else cost_of(asked.owed),
        point=None if asked.split == NOBODY else STORY_POINTS[asked.split],
        wild_tracks=int(asked.wild_tracks),
        wild_counters=int(asked.wild_counters),
        cause=cause,
        source=source,
        space=None if asked.space == NOBODY else words.spaces[asked.space],
        note=None if asked.note == NOBODY else NOTES[asked.note],
        movement=None if asked.movement == NOBODY else MOVEMENTS[asked.movement],
        place=None if asked.place == NOBODY else words.places[asked.place],
        routes=[cost_of(route) for route in asked.routes],
    )
