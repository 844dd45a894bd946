"""Our cookie is found in any Cookie header that holds it; servers under one name have names of their own."""

from hypothesis import given
from hypothesis import strategies as st
from server.security.guarding import FUZZ, KEYS, OTHER_KEYS

from lacrimosa.server.security.cookies import SHARED_NAME, cookie_name, cookie_names, cookies_of
from lacrimosa.server.security.identity import sign_cookie

NAME = cookie_name(KEYS.fingerprint(), is_secure=False)
VALUE = sign_cookie(KEYS, "AAECAwQFBgcICQoLDA0ODw", 3)
# What other programs under the same name leave in a browser, and what browsers and proxies make of it.
ODD = [
    'prefs={"theme":"dark"}',
    "flag",
    "=",
    "==",
    "",
    " ",
    "$Version=1",
    'a="',
    'b="x',
    "c=\\",
    "d[e]=f",
    "g=h i, j",
    "k=\xff\x00\t",
    f"x{NAME}=1",
    f"{NAME.upper()}={VALUE}",
    f"{NAME}%3D{VALUE}",
    'expires="Wed, 09 Jun 2021 10:18:14 GMT"',
]
PAIRS = st.lists(
    st.one_of(
        st.sampled_from(ODD),
        st.text(st.characters(max_codepoint=255, exclude_characters=";"), max_size=30),
        st.tuples(st.sampled_from([NAME, SHARED_NAME, "a"]), st.text("ab1._-\"= {}'\\,", max_size=9)).map(
            "=".join
        ),
    ),
    max_size=8,
)


@FUZZ
@given(
    PAIRS,
    PAIRS,
    st.sampled_from(["{}={}", ' {}="{}"', "{} = {} "]),
    st.sampled_from(["; ", ";"]),
    st.booleans(),
)
def test_ours_is_found_whatever_stands_around_it(
    before: list[str], after: list[str], form: str, between: str, apart: bool
) -> None:
    ours = form.format(NAME, VALUE)
    texts = [*before, ours, *after]
    lines = texts if apart else [between.join(texts)]
    headers = [(b"host", b"x"), *((b"Cookie", line.encode("latin-1")) for line in lines)]
    assert (NAME, VALUE) in list(cookies_of(headers))


@FUZZ
@given(st.lists(st.binary(max_size=200), max_size=4))
def test_any_header_can_be_read(lines: list[bytes]) -> None:
    assert all(";" not in name for name, _ in cookies_of([(b"cookie", line) for line in lines]))


def test_several_of_one_name_are_all_there_in_order() -> None:
    header = b'a=1; a="2"; b; a=; A=4; a=5=6'
    assert [value for name, value in cookies_of([(b"cookie", header)]) if name == "a"] == [
        "1",
        "2",
        "",
        "5=6",
    ]


def test_every_key_has_names_of_its_own() -> None:
    names = {*cookie_names(KEYS.fingerprint()), *cookie_names(OTHER_KEYS.fingerprint()), SHARED_NAME}
    assert len(names) == 5
    # Browsers take such a cookie over https only, for this host only.
    assert cookie_name(KEYS.fingerprint(), is_secure=True) == f"__Host-{NAME}"
