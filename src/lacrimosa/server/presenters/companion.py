"""What the Soloist does at a table of cardboard, as messages."""

import msgspec

from lacrimosa.companion.soloist import Soloist, worth_telling
from lacrimosa.editions import Edition
from lacrimosa.notation.names import names_of
from lacrimosa.rules import events
from lacrimosa.rules.bits import count_bits
from lacrimosa.rules.events import Event
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view
from lacrimosa.server.messages.companion import SoloStanding
from lacrimosa.server.messages.question import Question
from lacrimosa.server.messages.steps import Happening
from lacrimosa.server.presenters.names import MessageNames, message_names
from lacrimosa.server.presenters.question import question_of
from lacrimosa.server.presenters.steps import happening_of


def asked_now(edition: Edition, state: State) -> Question:
    """The question at a table that was entered; only what was told lies there, so the asked one sees it."""
    return question_of(names_of(edition), view(state, int(state.pending[-1].seat)))


def standing_of(soloist: Soloist) -> SoloStanding:
    names, state, seat = soloist.names, soloist.state, soloist.seat
    words = message_names(names)
    return SoloStanding(
        round=int(state.round),
        turn=int(state.turn),
        vp=int(seat.vp),
        finance=int(seat.finance),
        markers=int(count_bits(seat.markers)),
        courts=names.courts.mask_words(int(seat.courts)),
        spaces=names.spaces.mask_words(int(seat.sixteenths)),
        filled=names.spaces.mask_words(int(state.filled)),
        happenings=[_happening(words, event) for event in worth_telling(soloist.happened)],
        question=soloist.question,
    )


def _happening(words: MessageNames, event: Event) -> Happening:
    told = happening_of(words, event)
    # Which city lies there nobody told the companion, and it need not know.
    return msgspec.structs.replace(told, tile=None) if event.kind == events.CITY_USED else told
