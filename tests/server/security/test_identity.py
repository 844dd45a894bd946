"""Cookies and bearer tokens: ours are read, everything else is nobody."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.security.guarding import ANY_TEXT, FUZZ, KEYS, OTHER_KEYS, spoiled

from lacrimosa.server.security import identity, keys
from lacrimosa.server.security.identity import (
    Identity,
    bearers_of,
    is_person,
    new_person,
    read_bearer,
    read_cookie,
    sign_bearer,
    sign_cookie,
)

PERSON = "AAECAwQFBgcICQoLDA0ODw"
COOKIE = sign_cookie(KEYS, PERSON, 3)


def test_people_have_ids_of_22_signs() -> None:
    people = {new_person() for _ in range(200)}
    assert len(people) == 200
    assert all(len(person) == 22 and is_person(person) for person in people)


@pytest.mark.parametrize(
    "text", ["", PERSON[:-1], PERSON + "A", PERSON[:-1] + "x", PERSON[:-1] + "é", PERSON + "\n"]
)
def test_what_is_no_person(text: str) -> None:
    assert not is_person(text)


@FUZZ
@given(st.binary(min_size=16, max_size=16), st.integers(0, 999_999_999))
def test_what_is_signed_is_read(raw: bytes, generation: int) -> None:
    person = keys.url_text(raw)
    assert read_cookie(KEYS, sign_cookie(KEYS, person, generation)) == Identity(person, generation, "person")
    assert read_bearer(KEYS, sign_bearer(KEYS, person, generation)) == Identity(person, generation, "program")


@pytest.mark.parametrize("generation", [-1, 1_000_000_000])
def test_odd_generations_are_not_signed(generation: int) -> None:
    with pytest.raises(ValueError, match="generation"):
        sign_cookie(KEYS, PERSON, generation)


def test_odd_people_are_not_signed() -> None:
    with pytest.raises(ValueError, match="person"):
        sign_cookie(KEYS, "anna", 1)


@FUZZ
@given(spoiled(COOKIE))
def test_a_changed_cookie_is_nobodys(text: str) -> None:
    assert read_cookie(KEYS, text) is None


@FUZZ
@given(spoiled(sign_bearer(KEYS, PERSON, 3)))
def test_a_changed_token_is_nobodys(text: str) -> None:
    assert read_bearer(KEYS, text) is None


@FUZZ
@given(ANY_TEXT)
def test_any_text_is_nobodys_and_does_not_raise(text: str) -> None:
    assert read_cookie(KEYS, text) is None
    assert read_bearer(KEYS, text) is None
    bearers_of([(b"authorization", text.encode("utf-8", "replace"))])


def test_another_key_or_purpose_or_person_or_generation_is_refused() -> None:
    version, _person, generation, signature = COOKIE.split(".")
    assert read_cookie(OTHER_KEYS, COOKIE) is None
    assert read_bearer(KEYS, COOKIE) is None
    assert read_cookie(KEYS, sign_bearer(KEYS, PERSON, 3)) is None
    assert read_cookie(KEYS, f"{version}.{new_person()}.{generation}.{signature}") is None
    assert read_cookie(KEYS, f"{version}.{PERSON}.4.{signature}") is None
    assert read_cookie(KEYS, f"{version}.{PERSON}.03.{signature}") is None
    assert read_cookie(KEYS, f"{version}.{PERSON}.٣.{signature}") is None
    assert read_cookie(KEYS, COOKIE + " " * 10**6) is None


def test_signatures_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def same(expected: str, given: str) -> bool:
        asked.append(given)
        return False

    monkeypatch.setattr(identity, "same_text", same)
    assert read_cookie(KEYS, COOKIE) is None
    assert asked == [COOKIE.rsplit(".")[-1]]


@pytest.mark.parametrize(
    ("lines", "tokens"),
    [
        (["Bearer abc"], ["abc"]),
        (["bearer  abc "], ["abc"]),
        (["BEARER abc"], ["abc"]),
        # A proxy's password is none of ours, and hides nothing.
        (["Basic abc"], []),
        (["Basic abc", "Bearer abc"], ["abc"]),
        (["Bearer abc", "Bearer def"], ["abc", "def"]),
        (["Bearer"], [""]),
        (["Bearer a b"], ["a b"]),
        (["Bearerabc"], []),
        ([""], []),
        ([], []),
    ],
)
def test_the_tokens_in_headers(lines: list[str], tokens: list[str]) -> None:
    assert bearers_of([(b"Authorization", line.encode()) for line in lines]) == tokens


def test_the_longest_token_comes_through_a_header() -> None:
    token = sign_bearer(KEYS, PERSON, 999_999_999)
    (found,) = bearers_of([(b"authorization", f"Bearer {token}".encode())])
    assert read_bearer(KEYS, found) == Identity(PERSON, 999_999_999, "program")
