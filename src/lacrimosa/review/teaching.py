"""Questions about a view that somebody at a board waits for, on their way to a process and answered there."""

from typing import Any

import msgspec

from lacrimosa.editions import Edition
from lacrimosa.notation.names import names_of
from lacrimosa.review.hints import find_hints
from lacrimosa.review.judging import Settings
from lacrimosa.review.reviewing import evaluator_for
from lacrimosa.review.trying import judge_try
from lacrimosa.rules.view import View


class AskHints(msgspec.Struct, frozen=True, tag="hints"):
    """What could be done in this turn? Answered with a list of `Hint`."""

    settings: Settings


class AskJudgement(msgspec.Struct, frozen=True, tag="judgement"):
    """How good is a turn against the best one known? Answered with `Tried`."""

    line: str
    best: str
    settings: Settings


_decoder: msgspec.json.Decoder[AskHints | AskJudgement] = msgspec.json.Decoder(AskHints | AskJudgement)


def answer_to(edition: Edition, seen: View, question: bytes) -> bytes:
    """The answer as JSON."""
    asked, names, evaluator = _decoder.decode(question), names_of(edition), evaluator_for(edition)
    answer: Any
    if isinstance(asked, AskHints):
        answer = find_hints(evaluator, names, seen, asked.settings)
    else:
        answer = judge_try(evaluator, names, seen, asked.line, asked.best, asked.settings)
    return msgspec.json.encode(answer)
