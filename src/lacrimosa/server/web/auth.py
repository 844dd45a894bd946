"""Who is asking: from a cookie, a token, or a new guest. Rights follow from the person's id."""

from collections.abc import Iterator

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.people import signed_out
from lacrimosa.server.security.asgi import Scope, text_of
from lacrimosa.server.security.cookies import SHARED_NAME, cookie_name, cookie_names, cookies_of
from lacrimosa.server.security.identity import (
    Identity,
    bearers_of,
    new_person,
    read_bearer,
    read_cookie,
    sign_cookie,
)
from lacrimosa.server.security.origin import SAFE_METHODS, base_url, is_near
from lacrimosa.server.security.rate_limits import need_room_for_person
from lacrimosa.server.services import Services

COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep none longer


class Caller:
    """The one who sent a request, or opens a socket."""

    def __init__(self, services: Services, scope: Scope) -> None:
        client = scope.get("client")
        is_secure = scope.get("scheme") in ("https", "wss")
        self.services = services
        self.address: str = client[0] if client else "unknown"
        self.identity: Identity | None = None
        self.has_cookie = False  # one of ours, good or bad
        self.doubt: Refused | None = None  # why nothing that was sent is believed
        self.cookie: str | None = None  # the header that sets it, with the answer
        self._name = cookie_name(services.keys.fingerprint(), is_secure=is_secure)
        self._is_secure = is_secure
        self._host = text_of(scope["headers"], b"host") or ""
        self._is_renamed = False
        # What changes something is checked by its origin, before anything else.
        is_read = scope.get("method") in SAFE_METHODS
        self._is_foreign = is_read and not is_near(text_of(scope["headers"], b"sec-fetch-site"))

    async def identify(self, scope: Scope) -> None:
        """Take the first identity of those sent that is signed by us and not revoked."""
        for name, identity in _claims(self.services, scope):
            self.has_cookie = self.has_cookie or name != ""
            if identity is None:
                self.doubt = self.doubt or unknown_identity()
            elif await self.services.people.is_current(identity.person, identity.generation):
                self.identity, self.doubt = identity, None
                self._is_renamed = name not in ("", self._name)
                return
            else:
                self.doubt = signed_out()

    @property
    def base_url(self) -> str:
        """What links for this caller begin with."""
        scheme = "https" if self._is_secure else "http"
        return base_url(self.services.settings, scheme, self._host)

    @property
    def is_program(self) -> bool:
        return self.identity is not None and self.identity.kind == "program"

    @property
    def person(self) -> str:
        """The caller's id; Refused if they are nobody yet, or cannot prove who they are."""
        if self.identity is not None:
            return self.identity.person
        raise self.doubt or Refused(
            "unknown_person", "ask for GET /api/me first, and keep the cookie; or send a token"
        )

    def welcome(self) -> str:
        """The caller's id; whoever has none becomes a guest, but nobody who had one and cannot prove it."""
        if self.identity is None and self.doubt is None:
            if self._is_foreign:
                # It comes without the cookie, and a browser might put a new one in its place.
                raise Refused("wrong_origin", "guests are not made for pages of other sites")
            self.begin_anew()
        elif self.identity is not None and self._is_renamed:
            self.become(self.identity.person, self.identity.generation)
        return self.person

    def begin_anew(self) -> None:
        """Be a new guest from now on, on this device."""
        need_room_for_person(self.services.rate_limits, self.address)
        self.become(new_person(), 0)

    def become(self, person: str, generation: int) -> None:
        """Be this person from now on, on this device."""
        self.identity, self.doubt = Identity(person, generation, "person"), None
        self._set_cookie(sign_cookie(self.services.keys, person, generation), COOKIE_SECONDS)

    def be_nobody(self) -> None:
        """Be forgotten on this device."""
        self.identity = None
        self._set_cookie("", 0)

    def _set_cookie(self, value: str, seconds: int) -> None:
        self.cookie = f"{self._name}={value}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=lax"
        if self._is_secure:
            self.cookie += "; Secure"

    async def need_current(self) -> None:
        """Refused if the caller was signed out since the request came."""
        if self.identity is not None:
            await self.services.people.need_current(self.identity.person, self.identity.generation)


async def identify(services: Services, scope: Scope) -> Caller:
    """Read who is asking; a forged or revoked identity is nobody."""
    caller = Caller(services, scope)
    await caller.identify(scope)
    return caller


def unknown_identity() -> Refused:
    return Refused(
        "unknown_identity",
        "this server did not sign the cookie or token you sent; open a personal link of yours "
        "(POST /api/me/carry), or begin as a new guest (POST /api/me)",
    )


def _claims(services: Services, scope: Scope) -> Iterator[tuple[str, Identity | None]]:
    """Whom the request claims to come from: the cookie's name, and the person if we signed it.

    Who brings a token is not asked for a cookie; two tokens could be read in two ways, so none is.
    """
    tokens = bearers_of(scope["headers"])
    if tokens:
        yield "", read_bearer(services.keys, tokens[0]) if len(tokens) == 1 else None
        return
    cookies = list(cookies_of(scope["headers"]))
    for ours in (*cookie_names(services.keys.fingerprint()), SHARED_NAME):
        yield from ((name, read_cookie(services.keys, value)) for name, value in cookies if name == ours)
    # Signed with a key that this server had before: they prove nothing any more, but they are not nothing.
    yield from ((name, None) for name, _ in cookies if name in services.former_cookies)
