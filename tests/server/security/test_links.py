"""Links: what they look like, and that only the right one opens."""

from typing import get_args
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.security.guarding import ANY_TEXT, FUZZ, KEYS, OTHER_KEYS, URL_SIGNS, spoiled

from lacrimosa.server.security import links
from lacrimosa.server.security.links import (
    Personal,
    Purpose,
    invite_url,
    matches,
    parse_personal,
    personal_url,
    table_url,
    token,
    watch_url,
)

PERSON = "AAECAwQFBgcICQoLDA0ODw"
TABLE = "Zm9vYmFyYmF6cXV4MTIzNA"
INVITE = token(KEYS, "invite", TABLE, 1)
PURPOSES: tuple[Purpose, ...] = get_args(Purpose)


def test_a_token_has_more_than_128_bits_and_opens_just_one_thing() -> None:
    made = {
        (keys, purpose, subject, generation): token(keys, purpose, subject, generation)
        for keys in (KEYS, OTHER_KEYS)
        for purpose in PURPOSES
        for subject in (TABLE, PERSON)
        for generation in (0, 1, 10)
    }
    assert len(set(made.values())) == len(made) == 2 * len(PURPOSES) * 2 * 3
    assert all(len(text) * 6 >= 128 and set(text) <= set(URL_SIGNS) for text in made.values())
    for wanted, text in made.items():
        assert [key for key in made if matches(*key, text)] == [wanted]


@FUZZ
@given(spoiled(INVITE))
def test_a_changed_token_opens_nothing(text: str) -> None:
    assert not matches(KEYS, "invite", TABLE, 1, text)


@FUZZ
@given(ANY_TEXT, ANY_TEXT, st.integers())
def test_any_text_opens_nothing_and_does_not_raise(subject: str, text: str, generation: int) -> None:
    assert not matches(KEYS, "watch", subject, generation, text)
    assert matches(KEYS, "watch", subject, generation, token(KEYS, "watch", subject, generation))
    parse_personal(text)
    table_url("http://x", subject)


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def same(expected: str, given: str) -> bool:
        asked.append(given)
        return True

    monkeypatch.setattr(links, "same_text", same)
    assert matches(KEYS, "invite", TABLE, 1, "x")
    assert asked == ["x"]


@pytest.mark.parametrize("base", ["https://game.example.org", "https://game.example.org/"])
def test_secrets_stand_behind_the_hash(base: str) -> None:
    made = token(KEYS, "personal", PERSON, 2)
    assert personal_url(KEYS, base, PERSON, 2) == f"https://game.example.org/#me={PERSON}.{made}"
    invite = urlsplit(invite_url(KEYS, base, TABLE, 1))
    assert (invite.path, invite.query, invite.fragment) == (f"/table/{TABLE}", "", f"invite={INVITE}")
    watch = urlsplit(watch_url(KEYS, base, TABLE, 1))
    assert (watch.path, watch.fragment) == (f"/table/{TABLE}", f"watch={token(KEYS, 'watch', TABLE, 1)}")


def test_odd_ids_of_tables_stay_in_their_place() -> None:
    assert table_url("http://x", "../a?b#c") == "http://x/table/..%2Fa%3Fb%23c"


@pytest.mark.parametrize("form", ["{link}", "  {link}\n", "#me={pair}", "me={pair}", "{pair}"])
def test_personal_links_are_read_in_every_form(form: str) -> None:
    link = personal_url(KEYS, "http://127.0.0.1:1791", PERSON, 2)
    text = form.format(link=link, pair=link.partition("#me=")[2])
    assert parse_personal(text) == Personal(PERSON, token(KEYS, "personal", PERSON, 2))


@pytest.mark.parametrize(
    "text",
    ["", "#me=", PERSON, f"{PERSON}.", f"{PERSON}.short", f"#you={PERSON}.{'a' * 24}", "é" * 10],
)
def test_what_is_no_personal_link(text: str) -> None:
    assert parse_personal(text) is None


def test_a_book_is_no_personal_link() -> None:
    link = personal_url(KEYS, "http://127.0.0.1", PERSON, 2)
    assert parse_personal(link + " " * 10**6) is None
