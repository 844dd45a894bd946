"""The lines of an export: one JSON object each, a header first, then everything, then an end to count by."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

FORMAT = 1
Small = Annotated[int, Meta(ge=0, lt=2**31)]
Moment = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class Line(Struct, forbid_unknown_fields=True, tag_field="kind"):
    """What all lines share."""


class Header(Line, tag="lacrimosa"):
    """What this is."""

    format: int
    schema: str


class Person(Line, tag="person"):
    """A person."""

    id: str
    name: str
    generation: Small
    created: Moment


class Edition(Line, tag="edition"):
    """The files of an edition some table was started with; their content is written in Base64."""

    digest: str
    id: str
    files: dict[str, bytes]


class Table(Line, tag="table"):
    """A table with its log: moment and body of every entry. Everything else of it follows from the log."""

    id: str
    status: str
    wake_at: Moment | None
    brief: str
    people: list[str]
    entries: Annotated[list[tuple[Moment, str]], Meta(min_length=1)]


class Setting(Line, tag="setting"):
    """A setting that is no secret."""

    name: str
    value: str


class End(Line, tag="end"):
    """Without it the export is cut off; the digest is that of all bytes before this line."""

    lines: int
    sha256: str


AnyLine = Header | Person | Edition | Table | Setting | End
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)
