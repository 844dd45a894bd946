"""Who is asking: from a cookie, a token, or a new guest. Rights follow from the person's id."""

from http.cookies import CookieError, SimpleCookie

from litestar.datastructures import Cookie

from lacrimosa.server.guard.asgi import Scope, header, values
from lacrimosa.server.guard.identity import (
    Identity,
    bearer_of,
    new_person,
    read_bearer,
    read_cookie,
    sign_cookie,
)
from lacrimosa.server.house import House
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.web.turnstile import need_room_for_person

COOKIE = "lacrimosa"
COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep none longer


class Visitor:
    """The one who sent a request."""

    def __init__(self, house: House, identity: Identity | None, address: str, is_secure: bool) -> None:
        self.house = house
        self.identity = identity
        self.address = address
        self.is_secure = is_secure
        self.cookie: Cookie | None = None  # to be set with the answer

    @property
    def person(self) -> str:
        """The visitor's id; Refused if they are nobody yet."""
        if self.identity is None:
            raise Refused("unknown_person", "ask for GET /api/me first, and keep the cookie; or send a token")
        return self.identity.person

    def welcome(self) -> str:
        """The visitor's id; whoever has none becomes a guest."""
        if self.identity is None:
            need_room_for_person(self.house.gate, self.address)
            self.become(new_person(), 0)
        return self.person

    def become(self, person: str, generation: int) -> None:
        """Be this person from now on, on this device."""
        self.identity = Identity(person, generation, "person")
        self.cookie = Cookie(
            key=COOKIE,
            value=sign_cookie(self.house.keys, person, generation),
            max_age=COOKIE_SECONDS,
            path="/",
            secure=self.is_secure,
            httponly=True,
            samesite="lax",
        )


async def visitor_of(house: House, scope: Scope) -> Visitor:
    """Read who is asking; a forged or revoked identity is nobody."""
    identity = _identity(house, scope)
    if identity is not None and not await house.people.is_current(identity.person, identity.generation):
        identity = None
    client = scope.get("client")
    address = client[0] if client else "unknown"
    return Visitor(house, identity, address, scope.get("scheme") in ("https", "wss"))


def _identity(house: House, scope: Scope) -> Identity | None:
    if values(scope["headers"], b"authorization"):
        sent = header(scope["headers"], b"authorization") or b""
        token = bearer_of(sent.decode("latin-1"))
        return read_bearer(house.keys, token) if token is not None else None
    # A browser may send several Cookie headers over HTTP/2; together they are one.
    text = cookie_of("; ".join(value.decode("latin-1") for value in values(scope["headers"], b"cookie")))
    return read_cookie(house.keys, text) if text is not None else None


def cookie_of(text: str) -> str | None:
    """Our cookie out of a Cookie header."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(text)
    except CookieError:
        return None
    found = jar.get(COOKIE)
    return found.value if found is not None else None
