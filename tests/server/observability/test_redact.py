"""No secret gets into what is written: by the name of its value, and by what texts look like."""

import json
import string

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.server.observability.redact import HIDDEN, LONGEST, redacted, scrubbed

SECRET = "s3cr3t-Zm9vYmFyYmF6cXV4"
FUZZ = settings(max_examples=150, deadline=None, derandomize=True)
SECRETS = st.text(string.ascii_letters + string.digits + "-_.~", min_size=16, max_size=60).map("zq".__add__)
HEADERS = ["cookie", "Set-Cookie", "authorization", "query_string", "fragment", "Proxy-Authorization"]
LINKS = ["link", "links", "personal-link", "invite", "watch", "watch_token", "inviteToken", "token"]
SENSITIVE = st.sampled_from([*HEADERS, *LINKS, "key", "api_key", "keys", "secret", "password"])


class Visit(msgspec.Struct):
    """Something that shows its fields."""

    name: str
    token: str


@pytest.mark.parametrize(
    "name", ["watchers", "keyboard", "monkeys", "table", "linked_to", "seat", "person", "generation", "event"]
)
def test_ordinary_names_are_shown(name: str) -> None:
    assert redacted({name: "plain", "n": 3}) == {name: "plain", "n": 3}


@FUZZ
@given(SENSITIVE, SECRETS)
def test_values_with_a_telling_name_are_hidden(name: str, secret: str) -> None:
    for value in (secret, secret.encode(), [secret], {"a": secret}, (1, secret), Visit("anna", secret)):
        for values in ({name: value}, {"a": {name: value}}, {"a": [{name: value}]}, {"a": [(name, value)]}):
            assert secret not in json.dumps(redacted(values))
    assert redacted({name: 12345}) == {name: HIDDEN}
    assert redacted({name: None}) == {name: None}


@FUZZ
@given(st.sampled_from(["url", "path", "raw_path", "requestUrl", "referer", "urls"]), SECRETS, st.booleans())
def test_addresses_end_before_the_query(name: str, secret: str, as_bytes: bool) -> None:
    for tail in (f"?a={secret}", f"#{secret}", f"?{secret}#{secret}", f"?a b {secret}"):
        for start in ("/table/7", "table", "https://game.example.org/table/7", ""):
            text = start + tail
            shown = json.dumps(redacted({name: text.encode() if as_bytes else text, "x": {name: [text]}}))
            assert secret not in shown
            assert start in shown


@FUZZ
@given(
    st.sampled_from(
        [
            'GET "/table/7?invite={}" 200',
            "GET /table?{} 200",
            "see https://game.example.org/table/7#watch={} now",
            "#me={}",
            "Cookie: a=1; lacrimosa={}; b=2",
            "headers [(b'cookie', b'lacrimosa={}')]",
            "Authorization: Bearer {}",
            "'authorization': 'Bearer {}'",
            "bearer {}",
            "could not connect to postgresql://anna:{}@host/db",
            "Visit(name='anna', token='{}')",
            '{{"inviteToken": "{}"}}',
            "token = {}",
            "api-key:{}",
            "password={};x",
        ]
    ),
    SECRETS,
)
def test_texts_that_look_like_secrets_are_scrubbed(form: str, secret: str) -> None:
    text = f"before {form.format(secret)}"
    for found in (
        scrubbed(text),
        json.dumps(redacted({"event": text, "e": ValueError(text), "b": text.encode()})),
    ):
        assert secret not in found
        assert "before" in found


@pytest.mark.parametrize(
    "text",
    [
        "table 7 opened in 0.3 s",
        "why? because",
        "GET /table/7 200",
        "choice=travel vienna seat=2",
        "watching the monkey: 3",
        'File "/usr/lib/x.py", line 3, in f',
        "postgresql://host/db",
        "3 watchers, 2 links",
    ],
)
def test_ordinary_texts_stay(text: str) -> None:
    assert scrubbed(text) == text


def test_objects_become_plain_data() -> None:
    found = redacted(
        {"a": {1: {2}, b"x": (1.5, float("nan"))}, "b": Visit("anna", "x"), "c": True, "d": b"\xff"}
    )
    assert found == {
        "a": {"1": [2], "x": [1.5, "nan"]},
        "b": f"Visit(name='anna', token={HIDDEN})",
        "c": True,
        "d": "b'\\xff'",
    }
    json.dumps(found, allow_nan=False)


def test_signs_a_terminal_obeys_are_written_out() -> None:
    found = redacted({"event": "a\x1b[31mb\nc\r\u202e", "exception": "a\n\x1bb", "x": {"k\n": 1}})
    assert found == {"event": "a\\x1b[31mb\\nc\\r\\u202e", "exception": "a\n\\x1bb", "x": {"k\\n": 1}}


def test_depth_width_and_length_are_bounded() -> None:
    deep: list[object] = []
    deep.append(deep)
    round_about: dict[str, object] = {}
    round_about["again"] = round_about
    wide = redacted({"deep": deep, "round": round_about, "many": list(range(10**5)), "long": "x" * 10**6})
    assert len(json.dumps(wide)) < 10 * LONGEST


@pytest.mark.parametrize(
    "piece", ["/", "a-", "a=", "a='", "://", "cookie", "x:", '"a=', "?", "bearer  ", "\t", "a "]
)
def test_long_odd_texts_take_no_time(piece: str) -> None:
    # A pattern that looked back again and again would need many minutes for this.
    assert len(scrubbed(piece * (2 * 10**5 // len(piece)))) > 0
