"""A draft follows from its journal: what is entered, by whom, what is undone, where two readings differ."""

import msgspec
import pytest
from workshop.shipped import first_line, shipped

from lacrimosa.editions import load
from lacrimosa.editions.errors import problem
from lacrimosa.editions.loader import from_contents
from lacrimosa.editions.sources import source_of
from lacrimosa.workshop.checking import check, playable
from lacrimosa.workshop.draft import BadLine, Draft, JournalLine, Kind
from lacrimosa.workshop.grammar import read


class Desk:
    """A draft, and people who type."""

    def __init__(self) -> None:
        self.lines = [first_line()]
        self.draft = Draft(self.lines)

    def line(
        self, kind: Kind, person: str, what: str = "", keys: str = "", seen: int = 0, name: str = ""
    ) -> JournalLine:
        values = None
        if kind == "seal":
            component = self.draft.by_id[what]
            values = read(component.kind, self.draft.setting(component), keys).values
        made = JournalLine(
            n=len(self.lines) + 1,
            at=len(self.lines),
            by=person,
            kind=kind,
            what=what,
            keys=keys,
            values=values,
            seen=seen,
            name=name,
        )
        self.lines.append(made)
        self.draft.add(made)
        return made

    def seal(self, person: str, what: str, keys: str, seen: int = 0, name: str = "") -> int:
        return self.line("seal", person, what, keys, seen, name).n


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_a_new_draft_is_the_edition_it_was_copied_from(desk: Desk) -> None:
    assert from_contents(playable(desk.draft)).data == load("koechel").data
    assert (desk.draft.entered, len(desk.draft.components)) == (0, 243)
    assert check(desk.draft) == []


def test_what_is_sealed_stands_in_the_files_and_is_marked_as_printed(desk: Desk) -> None:
    desk.seal("anna", "opus:idomeneo", "a8147715114", name="Idomeneo")
    edition = from_contents(playable(desk.draft))
    card = next(card for card in edition.data.opus.opus if card.id == "idomeneo")
    assert (card.commission.talent, card.perform.ducats) == (4, 5)
    assert source_of(card, "commission") == source_of(card, "title") == "printed"
    assert source_of(card, "koechel") == "designed"
    assert desk.draft.entered == 1


def test_a_name_of_ours_stays_with_values_of_ours_only(desk: Desk) -> None:
    desk.seal("anna", "city:diary", "01m w")
    desk.seal("anna", "city:letters", "09m w")
    names = {city["id"]: city["name"] for city in desk.draft.files["cities"]["city"]}
    assert names["diary"] == "An evening with the diary"
    assert names["letters"] == ""


def test_a_number_of_the_catalogue_stays_with_its_title_only(desk: Desk) -> None:
    """Pages play the opening of a work by that number."""
    desk.seal("anna", "opus:idomeneo", "a8147715114", name="Idomeneo")
    desk.seal("anna", "opus:figaro", "a863x0817116", name="An opera of another box")
    numbers = {card["id"]: card["koechel"] for card in desk.draft.files["opus"]["opus"]}
    assert (numbers["idomeneo"], numbers["figaro"]) == ("K. 366", "")


def test_the_journal_alone_makes_the_same_draft(desk: Desk) -> None:
    desk.seal("anna", "bonus:bonus_1_document", "m3d")
    desk.line("type", "boris", "bonus:bonus_1_travel", "g2")
    text = [msgspec.json.encode(line) for line in desk.lines]
    again = Draft(msgspec.json.decode(line, type=JournalLine) for line in text)
    assert again.contents() == desk.draft.contents()
    assert [one.keys for one in again.typing("bonus:bonus_1_travel")] == ["g2"]
    assert again.version == desk.draft.version


def test_two_readings_stay_until_somebody_has_seen_both(desk: Desk) -> None:
    what = "bonus:bonus_1_document"
    mine = desk.seal("anna", what, "m3d")
    theirs = desk.seal("boris", what, "m4d", seen=0)
    assert [one.n for one in desk.draft.readings(what)] == [mine, theirs]
    chosen = desk.seal("anna", what, "m4d", seen=theirs)
    assert [one.n for one in desk.draft.readings(what)] == [chosen]


def test_the_same_reading_twice_is_one(desk: Desk) -> None:
    what = "city:letters"
    desk.seal("anna", what, "01dm 3d")
    second = desk.seal("boris", what, "01dm 3d", seen=0)
    assert [one.n for one in desk.draft.readings(what)] == [second]


def test_undoing_goes_back_by_what_i_sealed(desk: Desk) -> None:
    what = "bonus:bonus_1_document"
    first = desk.seal("anna", what, "m3d")
    desk.seal("boris", "bonus:bonus_1_travel", "g2d")
    second = desk.seal("anna", what, "m5d", seen=first)
    last = desk.draft.last_seal_of("anna")
    assert last is not None
    assert last.n == second
    assert desk.draft.what_of(second) == what
    desk.line("undo", "anna", seen=second)
    assert [one.n for one in desk.draft.readings(what)] == [first]
    desk.line("undo", "anna", seen=first)
    assert desk.draft.last_seal_of("anna") is None
    assert desk.draft.values(desk.draft.by_id[what])["reward"] == [{"ducats": 2}]
    assert desk.draft.is_entered("bonus:bonus_1_travel")


def test_errors_name_the_component_and_the_field(desk: Desk) -> None:
    desk.seal("anna", "tile:eybler_kyrie_2", "100jg")
    desk.seal("anna", "road:17", "512")
    desk.seal("anna", "road:18", "713")
    told = {(one.what, one.weight, one.code) for one in check(desk.draft)}
    assert ("tile:eybler_kyrie_2", "error", "tile_cheaper") in told
    assert ("", "error", "road_cut") in told, "London cannot be reached"


def test_weaknesses_name_the_component(desk: Desk) -> None:
    desk.seal("anna", "opus:idomeneo", "a9136715114")
    desk.seal("anna", "strip:memory", "2t2d t3d t2d 5d 2d d +d")
    told = {(one.what, one.weight, one.values.get("field")) for one in check(desk.draft)}
    assert ("opus:idomeneo", "look", "year") in told
    assert not [one for one in told if one[1] == "error"]


def test_roads_of_another_map_leave_the_drawings_out(desk: Desk) -> None:
    desk.seal("anna", "road:17", "461")
    assert "slots.toml" not in playable(desk.draft)
    from_contents(playable(desk.draft))


def test_a_journal_of_before_says_what_was_wrong_in_english() -> None:
    """Journals have codes and values now; older ones open, and say what they said."""
    found = problem("opus.toml", "", "at_most", field="vp", value=900, most=99)
    for wrong, told in ((found.text, {"text": found.text}), (found, {**found.values, "problem": "at_most"})):
        begun = msgspec.structs.replace(first_line(), wrong={"opus:idomeneo": [wrong]})
        line = msgspec.json.decode(msgspec.json.encode(begun), type=JournalLine)
        (said,) = check(Draft([line]))
        assert (said.what, said.weight, said.code) == ("opus:idomeneo", "error", "left_out")
        assert (said.text, dict(said.values)) == (found.text, told)


def test_a_journal_without_a_beginning_is_none() -> None:
    with pytest.raises(BadLine):
        Draft([])


def test_the_shipped_tables_are_written_back_as_they_were() -> None:
    assert Draft([first_line()]).files == shipped()
