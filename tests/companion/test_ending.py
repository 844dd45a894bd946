"""The last count of entered positions: the engine's own, and nothing impossible is counted."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from companion.entering import crowded, entered_end, finished
from typer.testing import CliRunner, Result

from lacrimosa.cli.main import app
from lacrimosa.companion.ending import SO_FAR, count_of, counted, end_problems
from lacrimosa.companion.problems import BadEntry
from lacrimosa.companion.shapes import EnteredEnd, EnteredMarker, EnteredSeat
from lacrimosa.editions import load
from lacrimosa.notation.names import names_of
from lacrimosa.notation.position import position_json
from lacrimosa.rules.events import END_COURTS
from lacrimosa.rules.play import new_game
from lacrimosa.rules.scoring import ranks, winners
from lacrimosa.server.presenters.final import final_of

KOECHEL = load("koechel")
SO_FAR_CAUSES = ("final_courts", "final_requiem", "final_story", "final_ducats")


@pytest.mark.parametrize("start", range(0, 500, 50))
def test_the_count_is_the_engines_on_500_end_positions(start: int) -> None:
    """Positions go in as the page sends them, and the answer is compared as the page gets it."""
    courts = 0
    for number in range(start, start + 50):
        state = crowded(KOECHEL, number) if number % 2 else finished(KOECHEL, number)
        courts += sum(int(seat.vp_from[END_COURTS]) for seat in state.seats)
        body = msgspec.json.encode(entered_end(KOECHEL, state))
        ended = counted(KOECHEL, msgspec.json.decode(body, type=EnteredEnd))
        mine, right = final_of(names_of(KOECHEL), ended), final_of(names_of(KOECHEL), state)
        assert ranks(ended) == ranks(state)
        assert mine.winners == right.winners
        for own, engines in zip(mine.seats, right.seats, strict=True):
            given = {cause: vp for cause, vp in engines.by_cause.items() if cause in SO_FAR_CAUSES}
            told = {cause: vp for cause, vp in own.by_cause.items() if cause != "setup"}
            assert told == given
            assert msgspec.structs.replace(own, by_cause={}) == msgspec.structs.replace(engines, by_cause={})
    assert courts > 100


def end(players: int = 2, **more: Any) -> EnteredEnd:
    level = "easy" if players == 1 else None
    seats = more.pop("seats", None) or [EnteredSeat()] * (players + (players == 1))
    return EnteredEnd(players=players, level=level, seats=seats, **more)  # type: ignore[arg-type]


def marks(*spaces: str, seat: int | None = 0, note: Any = "eighth") -> list[EnteredMarker]:
    return [EnteredMarker(space, note, seat) for space in spaces]


@pytest.mark.parametrize(
    ("entered", "code", "at"),
    [
        (EnteredEnd(players=2, level="easy", seats=[]), "wrong_level", "level"),
        (EnteredEnd(players=1, seats=[EnteredSeat()]), "wrong_level", "level"),
        (end(seats=[EnteredSeat()]), "wrong_seats", "seats"),
        (end(constanze="constanze_9"), "unknown", "constanze"),
        (end(seats=[EnteredSeat(opus=["faust"]), EnteredSeat()]), "unknown", "seats[0].opus"),
        (
            end(seats=[EnteredSeat(opus=["idomeneo"]), EnteredSeat(opus=["idomeneo"])]),
            "two_owners",
            "seats[1].opus",
        ),
        (end(seats=[EnteredSeat(opus=["idomeneo"] * 2), EnteredSeat()]), "twice", "seats[0].opus"),
        (end(markers=marks("kyrie.1", "kyrie.1")), "two_markers", "markers[1]"),
        (end(markers=marks("kyrie.1") + marks("kyrie.1", seat=None)), "two_markers", "markers[1]"),
        (end(markers=marks("kyrie.99")), "unknown", "markers[0]"),
        (end(markers=marks("kyrie.1", seat=2)), "no_such_seat", "markers[0]"),
        (end(markers=marks("kyrie.1", "kyrie.2", "kyrie.3", seat=None)), "too_many_neutral", "markers"),
        (end(1, seats=[EnteredSeat(), EnteredSeat(opus=["idomeneo"])]), "soloist_owns", "seats[1].opus"),
        (end(1, seats=[EnteredSeat(), EnteredSeat(ducats=1)]), "soloist_owns", "seats[1].ducats"),
        (end(1, seats=[EnteredSeat(), EnteredSeat(story=1)]), "soloist_owns", "seats[1].story"),
        (end(1, markers=marks("kyrie.1", seat=1)), "soloist_note", "markers[0]"),
        (end(1, markers=marks("kyrie.1", note="sixteenth")), "no_composer", "markers[0]"),
    ],
)
def test_what_cannot_be_is_named_and_nothing_is_computed(entered: EnteredEnd, code: str, at: str) -> None:
    found = end_problems(KOECHEL, entered)
    assert [(one.code, one.at) for one in found] == [(code, at)]
    assert found[0].text
    with pytest.raises(BadEntry) as refused:
        counted(KOECHEL, entered)
    assert refused.value.problems == found


def test_a_marker_lies_on_no_covered_space() -> None:
    covered = names_of(KOECHEL).spaces.mask_words(int(KOECHEL.tables.constanze[0][0]))
    entered = end(constanze="constanze_1", markers=marks(covered[0]))
    assert [one.code for one in end_problems(KOECHEL, entered)] == ["covered"]
    assert not end_problems(KOECHEL, end(markers=marks(covered[0])))


def test_nobody_has_more_markers_than_instrument_spaces() -> None:
    names, tables = names_of(KOECHEL), KOECHEL.tables
    organs = [names.spaces.word(at) for at, one in enumerate(tables.space_instrument) if one == 4]
    most = list(tables.instrument_of).count(4)
    entered = end(markers=marks(*organs[: most + 1]))
    (found,) = end_problems(KOECHEL, entered)
    assert (found.code, found.values["instrument"], found.values["most"]) == (
        "too_many_of_instrument",
        "organ",
        most,
    )
    # The Soloist's instruments are irrelevant, the number of his markers is not.
    many = marks(*names.spaces.words[:8], seat=1, note="sixteenth")
    assert [one.code for one in end_problems(KOECHEL, end(1, markers=many))] == ["too_many_markers"]
    assert not end_problems(KOECHEL, end(1, markers=marks(*organs[:4], seat=1, note="sixteenth")))


def test_everybody_may_have_the_starting_opus() -> None:
    starting = KOECHEL.opus_ids[int(KOECHEL.tables.starting_opus)]
    assert not end_problems(KOECHEL, end(seats=[EnteredSeat(opus=[starting])] * 2))


# --- lacrimosa score


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["score", *arguments])


def test_the_command_counts_a_position_and_what_was_entered(tmp_path: Path) -> None:
    state = finished(KOECHEL, 7)
    (tmp_path / "position.json").write_text(position_json(KOECHEL, state), encoding="utf-8")
    body = msgspec.json.encode(entered_end(KOECHEL, state)).replace(b"{", b'{"format":"lacrimosa end 1",', 1)
    (tmp_path / "entered.json").write_bytes(body)
    engines = msgspec.json.decode(run(str(tmp_path / "position.json"), "--json", "-").stdout)
    mine = msgspec.json.decode(run(str(tmp_path / "entered.json"), "--json", "-").stdout)
    assert set(engines) == {"seats", "winners"}
    assert engines["winners"] == mine["winners"] == winners(state)
    for own, right, seat in zip(mine["seats"], engines["seats"], state.seats, strict=True):
        assert set(right) == {"seat", "vp", "by_source", "courts"}
        assert right["vp"] == sum(right["by_source"].values()) == seat.vp == own["vp"]
        assert own["courts"] == right["courts"]
        assert all(set(court) == {"tile", "vp", "given"} for court in right["courts"])
        last = [source for source in right["by_source"] if source.startswith("final_")]
        assert {source: own["by_source"][source] for source in last} == {
            source: right["by_source"][source] for source in last
        }
        assert own["by_source"][SO_FAR] == seat.vp - sum(own["by_source"][source] for source in last)
    shown = run(str(tmp_path / "position.json")).stdout
    assert "together" in shown
    assert "won by" in shown


def test_a_game_that_is_not_over_is_counted_as_it_stands(tmp_path: Path) -> None:
    state = new_game(KOECHEL.tables, 2, -1, False, [0, 1], 3)
    file = tmp_path / "position.json"
    file.write_text(position_json(KOECHEL, state), encoding="utf-8")
    answer = run(str(file), "--json", "-")
    assert "not over" in answer.stderr
    seats = msgspec.json.decode(answer.stdout)["seats"]
    # Ten ducats are three VP, and two steps on each of three tracks are three.
    assert [seat["by_source"] for seat in seats] == [{"final_story": 3, "final_ducats": 3}] * 2
    assert state.pending
    assert count_of(KOECHEL, state).winners


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "no position"),
        ("[]", "Expected `object`"),
        ("{}", "missing"),
        ('{"format": "lacrimosa end 1", "players": 5, "seats": []}', "players"),
        ('{"format": "lacrimosa end 1", "players": 2, "seats": []}', "0 seats were entered; there are 2"),
        ('{"format": "lacrimosa end 1", "edition": "nowhere", "players": 2, "seats": []}', "nowhere"),
    ],
)
def test_what_is_no_position_is_refused_in_one_line(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    answer = run(str(file), "--json", "-")
    assert answer.exit_code == 2
    assert told in answer.stderr
    assert answer.stderr.count("\n") == 1
