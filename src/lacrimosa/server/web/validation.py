"""Reading requests to the letter: addresses and bodies fit the endpoints' types, or they are refused."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, inspect
from starlette.requests import Request

from lacrimosa.server.messages.refusals import Code, Refused

# --- parameters that several endpoints share, with their limits and what they mean

TableName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$", description="A table's id, 22 signs.")]
Since = Annotated[int, Meta(ge=0, le=1 << 52, description="The version you know; 0 if you know nothing yet.")]
Wait = Annotated[float, Meta(ge=0, le=50, description="How long to wait for news, in seconds.")]
StepNumber = Annotated[int, Meta(ge=0, le=100_000, description="How many choices had been made.")]
SeatName = Annotated[int, Meta(ge=0, le=3, description="A seat, counted from 0.")]
LookFrom = Annotated[
    Annotated[str, Meta(pattern="^(spectator|open|[0-3])$")] | None,
    Meta(description="A seat, spectator, or open once nothing is hidden; left out: your own seat."),
]
After = Annotated[
    Annotated[str, Meta(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{22}$")] | None,
    Meta(description="`next` of the list before."),
]
LinkName = Annotated[str, Meta(pattern="^(invite|watch)$", description="Which of a table's links.")]
EditionName = Annotated[
    str, Meta(pattern="^([a-z0-9_-]{1,40}|[0-9a-f]{64})$", description="An edition's id or its digest.")
]
LessonName = Annotated[str, Meta(pattern="^[a-z0-9_-]{1,40}$", description="A lesson's id.")]
PuzzleName = Annotated[str, Meta(pattern="^[0-9]{3,6}$", description="A puzzle's id.")]
TurnNumber = Annotated[
    int, Meta(ge=0, le=1000, description="A turn among those of all patrons, from 0, as in the review.")
]
LineText = Annotated[str, Meta(max_length=4000, description="Choices in notation, with `; ` between them.")]
OnlyKept = Annotated[
    Annotated[str, Meta(pattern="^kept$")] | None,
    Meta(description="`kept`: what is there already, and nothing is begun."),
]
LanguageName = Annotated[str, Meta(pattern="^(en|fr|es|ru)$", description="A language.")]

# --- reading

JSON: Final = "application/json"
# A path that cannot be right leads nowhere.
_NOWHERE: Final[dict[str, Code]] = {"table": "no_such_table", "step": "no_such_step", "seat": "no_such_seat"}


class Parameter:
    """A parameter of an address, by its type."""

    def __init__(self, name: str, kind: Any) -> None:
        self.name = name
        self.kind = kind
        info = inspect.type_info(kind)
        while isinstance(info, inspect.Metadata):
            info = info.type
        # Numbers are written as in JSON; anything else is taken as it stands.
        is_number = isinstance(info, inspect.IntType | inspect.FloatType)
        self._number = msgspec.json.Decoder(kind) if is_number else None

    def read(self, text: str) -> Any:
        """The value; ValueError with a sentence if it does not fit."""
        if text != text.strip():
            raise ValueError("there are spaces around it")
        try:
            return msgspec.convert(text, self.kind) if self._number is None else self._number.decode(text)
        except msgspec.ValidationError:
            raise
        except (msgspec.DecodeError, UnicodeError) as problem:
            raise ValueError("this is no number") from problem


def read_parameters(request: Request, parameters: Mapping[str, Parameter]) -> dict[str, Any]:
    """Every parameter that is given. Each must be there at most once, and right."""
    found = {}
    for name, parameter in parameters.items():
        if name in request.path_params:
            try:
                found[name] = parameter.read(request.path_params[name])
            except ValueError as problem:
                code = _NOWHERE.get(name, "not_found")
                raise Refused(code, f"there is nothing under this address: no such {name}") from problem
            continue
        given = request.query_params.getlist(name)
        if len(given) > 1:
            raise Refused("bad_request", f"{name}: given more than once")
        if given:
            try:
                found[name] = parameter.read(given[0])
            except ValueError as problem:
                raise Refused("bad_request", f"{name}: {problem}") from problem
    return found


async def read_body(request: Request, decoder: msgspec.json.Decoder[Any]) -> Any:
    body = await request.body()
    if not body:
        raise Refused("bad_request", "this needs a body in JSON")
    # Pages of other sites can send other kinds of content without asking first.
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused("bad_request", f"send the body as JSON, with the header Content-Type: {JSON}")
    try:
        return decoder.decode(body)
    except RecursionError as problem:
        raise Refused("bad_request", "the body is nested too deeply") from problem
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise Refused("bad_request", f"the body does not fit: {problem}") from problem
