"""What is wrong with a record is told with its line."""

import re

import pytest
from notation.playing import TABLES, played

from lacrimosa.notation import Game, RecordError, read_record

GAME = played((2, None, True), 8)
TEXT = GAME.record()
LINES = TEXT.splitlines()
SOLO = played((1, "easy", False), 8).record()


def line_of(start: str) -> int:
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(start))


def refused(text: str) -> str:
    with pytest.raises(RecordError) as problem:
        read_record(text)
    return str(problem.value)


def with_line(start: str, line: str) -> str:
    lines = LINES[:]
    lines[line_of(start) - 1] = line
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("start", "line", "told"),
    [
        ("format", "format: lacrimosa record 2", "lacrimosa record 1"),
        ("rules", "rules: 99", "rules"),
        ("edition", "edition: koechel " + "0" * 64, "made with koechel 000000000000"),
        ("edition", "edition: koechle " + "0" * 64, "did you mean koechel"),
        ("edition", "edition: ../../etc 0", "digest"),
        ("players", "players: 5", "1 to 4"),
        ("players", "players: 1", "composers"),
        ("level", "level: easy", "only with one"),
        ("level", "level: eazy", "did you mean easy"),
        ("salieri", "salieri: perhaps", "neither yes nor no"),
        ("salieri", "salieri: no", "no period"),
        ("composers", "composers: eybler", "1 composers"),
        ("composers", "composers: eybler eybler", "different"),
        ("composers", "composers: eybler mozart", "is no composer"),
        ("constanze", "constanze: constanze_77", "did you mean constanze_"),
        ("first", "first: C", "not at this table"),
        ("seat A", "seat A: ", "no name"),
        ("seed", "seed: 12x", "is no seed"),
        ("seed", "seed: 9999999999999999", "is no seed"),
        ("seed", "seed: 9", "does not give these decks"),
        ("seed", "sede: 9", "does not belong here; did you mean seed"),
        ("result", "result: unfinished", "the result is"),
        ("result", "result: A 1, B 2; won by B", "the result is"),
        ("bonuses", "bonuses: none", "there is one for each"),
        ("period 2", "period 2: figaro", "exactly once"),
        ("period 2", "period 2: figarro", "did you mean figaro"),
        ("removed 3", "removed 3: none", "exactly once"),
        ("courts", "courts: none", "exactly once"),
        ("deck A", "deck A: start_document", "9 starting cards"),
        ("deck A", "# no deck", '"deck A:" is missing'),
        ("1.1", "1.1 A", "neither"),
    ],
)
def test_a_wrong_line_is_named(start: str, line: str, told: str) -> None:
    message = refused(with_line(start, line))
    assert told in message
    if "missing" not in told and start not in ("players", "salieri", "removed 3") and line != "level: easy":
        assert message.startswith(f"line {line_of(start)}: "), message


def test_a_choice_that_is_not_offered() -> None:
    at = line_of("1.1")
    seat = LINES[at - 1][4]
    message = refused(with_line("1.1", f"1.1 {seat}: travel paris"))
    assert message.startswith(f'line {at}: "travel paris" is not offered to seat {seat}; offered: ')
    assert "experience " in message


def test_a_line_of_the_wrong_seat_round_or_turn() -> None:
    at = line_of("1.1")
    line = LINES[at - 1]
    other = line[:4] + ("B" if line[4] == "A" else "A") + line[5:]
    assert f"seat {line[4]} is asked" in refused(with_line("1.1", other))
    assert "but 1.1 seat" in refused(with_line("1.1", "2.1" + line[3:]))
    assert "but 1.1 seat" in refused(with_line("1.1", "1.m" + line[3:]))
    assert "is no seat" in refused(with_line("1.1", "1.1 Z" + line[5:]))


def bracket(text: str) -> re.Match[str]:
    found = re.search(r" \[deck (\w): ([^\]]*)\]", text)
    assert found is not None
    return found


def test_outcomes_must_be_there_and_be_possible() -> None:
    found = bracket(TEXT)
    at = TEXT[: found.start()].count("\n") + 1
    cards = found[2].split()
    for wrong, told in [
        ("", "can lie"),
        (f" [deck {found[1]}: {' '.join(cards[1:])}]", "can lie"),
        (f" [deck {found[1]}: {' '.join([cards[0], *cards[:-1]])}]", "can lie"),
        (f" [deck {'B' if found[1] == 'A' else 'A'}: {found[2]}]", "other piles"),
        (f" [deck Q: {found[2]}]", "is no pile"),
        (f" [{found[2]}]", "PILE"),
        (f" [deck {found[1]}: {found[2]} figaro]", "is no Memory card"),
        (f" [deck {found[1]}: {found[2]}", "brackets"),
        (found[0] + found[0], "can lie"),
    ]:
        message = refused(TEXT[: found.start()] + wrong + TEXT[found.end() :])
        assert message.startswith(f"line {at}: "), message
        assert told in message, message


def test_no_outcome_at_all() -> None:
    line = next(line for line in TEXT.splitlines() if "[" in line)
    assert "nothing in brackets" in refused(TEXT.replace(line, line[: line.index("[")], 1))


def test_an_outcome_too_many() -> None:
    message = refused(TEXT.replace("; act", " [cities: none]; act", 1))
    assert "can lie" in message


def test_what_comes_after_the_end() -> None:
    last = LINES[-1]
    assert "after the end" in refused(TEXT + last)
    assert refused(TEXT + "seed: 3\n").startswith(f"line {len(LINES) + 1}: ")
    assert refused(TEXT + "The End\n").startswith(f"line {len(LINES) + 1}: ")


def test_a_record_cut_short_is_not_a_finished_one() -> None:
    message = refused("\n".join(LINES[:-1]))
    assert "the result is" in message


def test_a_key_twice() -> None:
    assert f"stands in line {line_of('seed')} already" in refused(with_line("result", "seed: 1"))


def test_solo_keys_belong_to_solo_games() -> None:
    deck = re.search(r"^soloist: .*$", SOLO, re.MULTILINE)
    assert deck is not None
    assert "does not belong here" in refused(TEXT.replace("courts:", f"{deck[0]}\ncourts:", 1))
    assert "not the cards of his level" in refused(SOLO.replace("level: easy", "level: hard"))


@pytest.mark.parametrize("text", ["", "\n\n", "no record", "format: x", "1.1 A: act", "\0", "\ud800: x"])
def test_texts_that_are_no_records(text: str) -> None:
    assert refused(text).startswith("line 1: ")


def test_another_edition_given() -> None:
    assert Game.from_record(TEXT, GAME.edition).record() == TEXT


def test_a_game_from_a_position_has_no_record() -> None:
    game = Game.from_position(played(TABLES[8], 1, most=30).position())
    with pytest.raises(RecordError, match="entered at a position"):
        game.record()
