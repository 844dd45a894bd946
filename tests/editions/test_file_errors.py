"""A file that does not fit is refused: the message names the file, the place and what would be right."""

import pytest
from editions.box import Box

# A change of a file: what stands there, what is written instead, and the whole message.
FILES = [
    ("edition.toml", 'id = "koechel"', 'id = "Köchel"', 'edition.toml: id is "Köchel"; it must be an id'),
    ("edition.toml", "version = 1", "version = 0", "edition.toml: version is 0; it must be 1 or more"),
    ("edition.toml", "horns = 1\n", "", "edition.toml: counts.horns is missing"),
    ("edition.toml", "[counts]", "[counters]", "edition.toml: counters is unknown; the fields are id, title"),
    (
        "edition.toml",
        "opus = 46",
        "opus = 45",
        "opus.toml: it has 46 opus; edition.toml declares 45 (counts.opus)",
    ),
    ("edition.toml", "horns = 1", "horns = 2", "board.toml: it has 1 horns; edition.toml declares 2"),
    ("edition.toml", "eybler = 16", "eybler = 15", "composers.toml: it has 16 composer_tiles.eybler"),
    ("edition.toml", "eybler = 16", "salieri = 16", 'edition.toml: counts: composer_tiles names "salieri"'),
    ("edition.toml", "eybler = 16, ", "", "edition.toml: counts: composer_tiles.eybler is missing"),
    ("edition.toml", "eybler = 16", "eybler = -1", "edition.toml: counts: composer_tiles is { … }"),
    ("bonuses.toml", "period = 1", "period = 2", "bonuses.toml: period 1: it has 2 bonuses"),
    ("cities.toml", '"letters"', '"diary"', 'cities.toml: city "diary": this id stands twice'),
    ("memory.toml", '"smallpox"', '"start_document"', 'memory.toml: memory "start_document": this id stands'),
    ("opus.toml", '"bastien"', '"nannerl"', 'opus.toml: opus "nannerl": this id stands twice'),
    (
        "opus.toml",
        "last = 1772",
        "last = 1773",
        "opus.toml: period 2: it goes from 1773 to 1777; periods must",
    ),
    ("opus.toml", "first = 1763", "first = 1773", "opus.toml: period 1: it goes from 1773 to 1772"),
    ("soloist.toml", "number = 2\n", "number = 3\n", "soloist.toml: card 3: the next number must be 2"),
    (
        "soloist.toml",
        'id = "easy"',
        'id = "hard"',
        "soloist.toml: level: the levels are hard, medium, hard; they",
    ),
    (
        "soloist.toml",
        "movement = 2",
        "movement = 6",
        "soloist.toml: card 1: requiem.movement is 6; it must be 5",
    ),
    (
        "soloist.toml",
        'actions = ["travel"]',
        'actions = ["travel", "travel"]',
        "soloist.toml: card 2: actions has",
    ),
    (
        "soloist.toml",
        "courts = 1",
        "courts = 3",
        "soloist.toml: card 2: travel.courts is 3; it must be one of 0, 1",
    ),
    (
        "board.toml",
        "start = 1 ",
        "start = 12 ",
        "board.toml: map: start is 12; it must be the number of a place",
    ),
    ("board.toml", "number = 11", "number = 12", "board.toml: map.place 12: the next number must be 11"),
    (
        "board.toml",
        "[1, 11]",
        "[1, 12]",
        "board.toml: map.road 1 to 12: between names 12; the places are 1 to 11",
    ),
    ("board.toml", "[1, 11]", "[1, 1]", "board.toml: map.road 1 to 1: between names one place twice"),
    ("board.toml", "[1, 10]", "[11, 1]", "board.toml: map.road 11 to 1: this road stands twice"),
    (
        "board.toml",
        "[1, 10]",
        "[1, 10, 2]",
        "board.toml: map.road no. 2: between is [ … ] (3); it must have 2",
    ),
    ("board.toml", "space = 2\n", "space = 3\n", "board.toml: row.space 3: the next number must be 2"),
    (
        "board.toml",
        "gain = [{ ducats = 1 }]",
        "",
        "board.toml: row.space 7: opus must have either a cost or a gain",
    ),
    (
        "board.toml",
        "gain = [{ ducats = 1 }]",
        "gain = [], cost = {}",
        "board.toml: row.space 7: opus must have either a cost or a gain",
    ),
    (
        "board.toml",
        'id = "kyrie"',
        'id = "sanctus"',
        'board.toml: requiem.movement 1: id is "sanctus"; it must be',
    ),
    (
        "board.toml",
        "start = true\n",
        "",
        "board.toml: personal.finance: 0 spaces have start = true; there must be",
    ),
    (
        "board.toml",
        "income = []\n",
        "income = []\nstart = true\n",
        "board.toml: personal.finance: 2 spaces have",
    ),
    (
        "board.toml",
        "story_track_max = 4",
        "story_track_max = 16",
        "board.toml: personal: story_track_max is 16; it must be 15 or less",
    ),
    (
        "board.toml",
        "story_track_start = 2",
        "story_track_start = 5",
        "board.toml: personal: story_track_start is 5; it must be 4 or less",
    ),
    (
        "board.toml",
        "reward = [{ ducats = 3 }]",
        "reward = [{ neutral_marker = 1 }]",
        "board.toml: personal.instrument 2: reward has the neutral marker with percussion; only horns",
    ),
    (
        "board.toml",
        "reward = [{ finance = 1 }]",
        'reward = [{ action = "travel" }]',
        "board.toml: personal.instrument 4: reward[1].action is unknown",
    ),
    (
        "board.toml",
        "[[start]]\nplace = 4",
        "[[start]]\nplace = 5",
        "board.toml: start 5: the next number must be 4",
    ),
    ("cities.toml", "[[city]]", "[city]", "cities.toml: this is not TOML: "),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), FILES)
def test_a_file_is_refused(box: Box, file: str, old: str, new: str, message: str) -> None:
    assert box.replace(file, old, new).problem().startswith(message)


@pytest.mark.parametrize(
    "file",
    [
        "edition.toml",
        "board.toml",
        "opus.toml",
        "memory.toml",
        "composers.toml",
        "cities.toml",
        "courts.toml",
        "bonuses.toml",
        "constanze.toml",
        "soloist.toml",
    ],
)
def test_every_file_is_needed(box: Box, file: str) -> None:
    (box.folder / file).unlink()
    assert box.problem().startswith(f"{file}: this file is missing")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "cities.toml: city is missing"),
        (b"city = []\n", "cities.toml: it has 0 cities; edition.toml declares 15 (counts.cities)"),
        (b"city = [3]\n", "cities.toml: city[1] is 3; it must be a table"),
        (b"\n\xff\n", "cities.toml: line 2: this is not UTF-8 text"),
        (b"city = \n", "cities.toml: this is not TOML: Invalid value (at line 1"),
        (b"a" * 1_000_001, "cities.toml: this file is too large"),
        (b"city = " + b"[" * 100_000, "cities.toml: this is not TOML: a number is too long or tables are"),
        (b"city = " + b"9" * 5_000, "cities.toml: this is not TOML: a number is too long or tables are"),
        (b'"a\\u001b[31m" = 1\ncity = []', "cities.toml: a\N{REPLACEMENT CHARACTER}[31m is unknown"),
    ],
)
def test_a_file_without_sense(box: Box, content: bytes, message: str) -> None:
    assert box.write("cities.toml", content).problem().startswith(message)


def test_a_message_has_an_end(box: Box) -> None:
    assert len(box.write("cities.toml", b"city = []\n" + b"a" * 100_000 + b" = 1").problem()) < 1000


def test_a_place_without_a_road(box: Box) -> None:
    box.replace("board.toml", "between = [3, 4]", "between = [6, 8]")
    box.replace("board.toml", "between = [4, 5]", "between = [6, 9]")
    assert box.problem() == "board.toml: map.road: no road leads from 1 to 4; all must be joined"


def test_too_many_routes_to_choose_from(box: Box) -> None:
    """On a chain of places one step costs ducats, a leap of two journey, a leap of three talent."""
    head, *roads = box.split("board.toml", "[[map.road]]")
    rest = roads[-1].partition("[[row.space]]")[2]
    leaps = {1: "ducats", 2: "journey", 3: "talent"}
    chain = "".join(
        f"[[map.road]]\nbetween = [{place}, {place + leap}]\ncost = {{ {kind} = {leap} }}\n"
        for leap, kind in leaps.items()
        for place in range(1, 12 - leap)
    )
    box.write("board.toml", f"{head}{chain}[[row.space]]{rest}".encode())
    assert box.problem().startswith("board.toml: map.road: more than 8 routes from ")


def test_two_neutral_markers(box: Box) -> None:
    box.replace("edition.toml", "horns = 1", "horns = 2").replace(
        "edition.toml", "instruments = 5", "instruments = 4"
    )
    box.replace("board.toml", 'instrument = "percussion"', 'instrument = "horns"')
    box.replace("board.toml", "reward = [{ ducats = 3 }]", "reward = [{ neutral_marker = 1 }]")
    assert (
        box.problem() == "board.toml: personal.instrument: 2 spaces have the neutral marker; it stands on one"
    )


def test_too_few_cards_to_fill_the_row(box: Box) -> None:
    text = (box.folder / "opus.toml").read_bytes()
    box.write("opus.toml", text.replace(b"\nperiod = 2\n", b"\nperiod = 1\n"))
    message = (
        "opus.toml and memory.toml: period 2 has 0 Opus and 7 Memory cards; it must have 2 of each and 11"
    )
    assert box.problem().startswith(message)


def test_too_few_tiles_for_the_map(box: Box) -> None:
    box.write("courts.toml", "[[court]]\n".join(box.split("courts.toml", "[[court]]")[:3]).encode())
    box.replace("edition.toml", "courts = 16", "courts = 2")
    assert box.problem() == "courts.toml: court: there are 2; the map has 3 such places to fill"


def test_more_of_a_kind_than_the_rules_can_hold(box: Box) -> None:
    path = box.folder / "cities.toml"
    text = path.read_text(encoding="utf-8")
    more = "".join(
        f'\n[[city]]\nid = "more_{n}"\nname = "More {n}"\ncost = {{}}\nplain = []\ngilded = []\n'
        for n in range(48)
    )
    path.write_text(text + more, encoding="utf-8")
    box.replace("edition.toml", "cities = 15", "cities = 63")
    assert box.problem() == "cities.toml: city: there are 63; there must be 1 to 62"


def test_other_numbers_of_starting_cards(box: Box) -> None:
    head, _, *others = box.split("memory.toml", "[[starting]]")
    box.write("memory.toml", "[[starting]]\n".join([head, *others]).encode())
    box.replace("edition.toml", "starting_memories = 9", "starting_memories = 8")
    assert box.problem() == "memory.toml: starting: there are 8; there must be 9 (RND-3)"


def test_an_edition_may_have_other_counts(box: Box) -> None:
    box.write("cities.toml", "[[city]]\n".join(box.split("cities.toml", "[[city]]")[:-1]).encode())
    box.replace("edition.toml", "cities = 15", "cities = 14")
    assert len(box.load().tables.cities) == 14
