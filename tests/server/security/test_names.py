"""Names: what people write, what is kept of it, and what is refused."""

import unicodedata

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from server.security.guarding import FUZZ

from lacrimosa.notation import Game
from lacrimosa.notation.players import Player, player_of
from lacrimosa.server.security.names import LONGEST, BadName, clean_name


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna\t\n", "Anna"),
        ("Anna   Maria", "Anna Maria"),
        ("Anna\u00a0\u3000Maria", "Anna Maria"),
        ("Софья Андреевна", "Софья Андреевна"),
        ("Hélène d’Artagnan-Ñuñez", "Hélène d’Artagnan-Ñuñez"),
        ("He\u0301le\u0300ne", "Hélène"),
        ("Wolfgang 🎻🎼", "Wolfgang 🎻🎼"),
        ("\u2764\ufe0f Nannerl", "\u2764 Nannerl"),
        ("דוד", "דוד"),
        ("محمد", "محمد"),
        ("莫扎特", "莫扎特"),
        ("Nguyễn", "Nguyễn"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("A" + "\u0336" * 4, "A" + "\u0336" * 4),
        ("Anna (Vienna)", "Anna (Vienna)"),
        ("Anna(bot)", "Anna(bot)"),
        ('<b>Anna</b> & "co"; --', '<b>Anna</b> & "co"; --'),
        ("a" * LONGEST, "a" * LONGEST),
        ("e\u0301" * LONGEST, "é" * LONGEST),
    ],
)
def test_names_that_are_taken(written: str, kept: str) -> None:
    assert clean_name(written) == unicodedata.normalize("NFC", kept)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "at least one"),
        (" \t\n\u00a0", "at least one"),
        ("\ufe0f", "at least one"),
        ("a" * (LONGEST + 1), "at most 40"),
        ("Anna\nMaria", "invisible"),
        ("Anna\x00", "invisible"),
        ("Anna\x1b[31m", "invisible"),
        ("An\u200bna", "invisible"),
        ("An\u200dna", "invisible"),
        ("\ufeffAnna", "invisible"),
        ("Anna\u202e", "invisible"),
        ("\u2066Anna", "invisible"),
        ("Anna\u200f", "invisible"),
        ("An\u00adna", "invisible"),
        ("Anna\u2028Maria", "invisible"),
        ("\u3164", "invisible"),
        ("Anna\u2800", "invisible"),
        ("Anna\U000e0061", "invisible"),
        ("Anna\U000e0100", "invisible"),
        ("Anna\ud800", "invisible"),
        ("Anna\ue000", "invisible"),
        ("\u0301Anna", "begins with"),
        ("A" + "\u0336" * 5 + "nna", "marks"),
        ("Anna (bot)", "brackets"),
        ("Anna (person)", "brackets"),
        ("Anna  (soloist)", "brackets"),
    ],
)
def test_names_that_are_refused(written: str, reason: str) -> None:
    with pytest.raises(BadName, match=reason):
        clean_name(written)


def test_a_book_is_no_name() -> None:
    with pytest.raises(BadName, match="at most 40"):
        clean_name(" " * 10**6)


@FUZZ
@given(st.text(st.characters(codec=None, categories=None), max_size=60))
def test_whatever_is_taken_is_taken_again_and_survives_a_record(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        assume(False)
        raise
    assert clean_name(name) == name
    assert 1 <= len(name) <= LONGEST
    assert name.isprintable()
    assert player_of(str(Player(name, "person"))) == Player(name, "person") == player_of(name)


@pytest.mark.parametrize("name", ["Софья: #1", "🎻", "- [x] {y}", "דוד", "seat A: x", "é" * LONGEST, '"'])
def test_names_survive_whole_records(name: str) -> None:
    name = clean_name(name)
    game = Game.new(2, seed=1, names=[str(Player(name, "person")), "planner (bot)"])
    assert Game.from_record(game.record()).players == (Player(name, "person"), Player("planner", "bot"))
