"""How the server says no: a code, a sentence for programs and logs, and values for a page's own words."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Code = Literal[
    "bad_request",
    "unknown_person",
    "unknown_identity",
    "signed_out",
    "not_allowed",
    "wrong_origin",
    "no_such_table",
    "no_such_step",
    "no_such_seat",
    "not_found",
    "method_not_allowed",
    "not_invited",
    "not_your_seat",
    "not_your_turn",
    "not_offered",
    "stale",
    "seat_taken",
    "already_started",
    "not_started",
    "game_over",
    "not_over",
    "seats_open",
    "bad_options",
    "bad_record",
    "bad_name",
    "bad_edition",
    "bad_target",
    "not_ready",
    "unknown_bot",
    "nothing_to_undo",
    "undo_not_allowed",
    "nothing_to_redo",
    "nothing_asked",
    "too_large",
    "too_many",
    "unavailable",
    "internal",
]

STATUS: Final[dict[Code, int]] = {
    "bad_request": 400,
    "unknown_person": 401,
    "unknown_identity": 401,
    "signed_out": 401,
    "not_allowed": 403,
    "wrong_origin": 403,
    "no_such_table": 404,
    "no_such_step": 404,
    "no_such_seat": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    "not_invited": 403,
    "not_your_seat": 403,
    "not_your_turn": 409,
    "not_offered": 409,
    "stale": 409,
    "seat_taken": 409,
    "already_started": 409,
    "not_started": 409,
    "game_over": 409,
    "not_over": 409,
    "seats_open": 409,
    "bad_options": 400,
    "bad_record": 400,
    "bad_name": 400,
    "bad_edition": 400,
    "bad_target": 400,
    "not_ready": 409,
    "unknown_bot": 400,
    "nothing_to_undo": 409,
    "undo_not_allowed": 409,
    "nothing_to_redo": 409,
    "nothing_asked": 409,
    "too_large": 413,
    "too_many": 429,
    "unavailable": 503,
    "internal": 500,
}


class Refusal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why something was not done. Nothing has changed."""

    code: Annotated[Code, Meta(description="What kind of refusal it is.")]
    text: Annotated[str, Meta(description="One English sentence: what is wrong, and what would be right.")]
    values: Annotated[
        dict[str, str | int], Meta(description="What a page needs to say it in its own words.")
    ] = {}


class Refused(Exception):
    """Something is not done; carries what the client is told."""

    def __init__(self, code: Code, text: str, **values: str | int) -> None:
        super().__init__(text)
        self.refusal = Refusal(code=code, text=text, values=values)

    @property
    def status(self) -> int:
        return STATUS[self.refusal.code]
