"""What goes between a run and the process of a user's bot: msgpack, one message at a time."""

from msgspec import Struct, msgpack

MOST_REPLY = 1 << 16


class EditionFiles(Struct, array_like=True, tag="edition"):
    """The files of an edition, before the first question that is about it. They are not answered."""

    digest: str
    contents: dict[str, bytes]


class Make(Struct, array_like=True, tag="make"):
    """Forget the bot there was and make a new one."""

    seed: int


class Ask(Struct, array_like=True, tag="ask"):
    """What does the bot choose? `patience` is how long somebody waits for the answer, in seconds.

    `ranked` asks for what it thinks of its other choices as well, if it can say.
    """

    digest: str
    view: bytes
    options: list[int]
    seconds: float
    nodes: int | None
    patience: float
    ranked: bool = False


class Made(Struct, array_like=True, tag="made"):
    """The file was read, or the bot was made; then it has a name."""

    name: str


class Chosen(Struct, array_like=True, tag="chosen"):
    choice: int


class Ranking(Struct, array_like=True, tag="ranking"):
    """Choices and their values, the best first."""

    entries: list[tuple[int, float]]


class Lost(Struct, array_like=True, tag="lost"):
    """No answer that counts; the kind is one of bots.forfeits."""

    kind: str
    text: str


Request = EditionFiles | Make | Ask
Reply = Made | Chosen | Ranking | Lost

_encoder = msgpack.Encoder()
_requests = msgpack.Decoder(Request)
_replies = msgpack.Decoder(Reply)


def packed(message: Request | Reply) -> bytes:
    return _encoder.encode(message)


def request_of(data: bytes) -> Request:
    """Raises msgspec.DecodeError."""
    request: Request = _requests.decode(data)
    return request


def reply_of(data: bytes) -> Reply:
    """Raises msgspec.DecodeError."""
    reply: Reply = _replies.decode(data)
    return reply
