"""The first lines of a record: what was played, by whom, how it was dealt, how it ended."""

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass

from lacrimosa.editions import Edition
from lacrimosa.notation.deals import (
    NONE,
    check_deal,
    check_options,
    deal_keys,
    deal_lines,
    seats_of,
    set_generators,
    take_line,
)
from lacrimosa.notation.errors import NotationError, RecordError, near, quoted
from lacrimosa.notation.game import SEEDS, Game
from lacrimosa.notation.names import Names, names_of, shipped
from lacrimosa.notation.players import Player, player_of
from lacrimosa.rules.kinds import NO_SOLOIST, NOBODY, RULES_VERSION
from lacrimosa.rules.state import Deal

FORMAT = "lacrimosa record 1"
UNFINISHED = "unfinished"
YES = "yes"
_EDITION = re.compile(r"([a-z][a-z0-9_]*) ([0-9a-f]{64})")
_NUMBER = re.compile(r"[0-9]{1,16}")
_KEYS = ["format", "rules", "edition", "players", "level", "salieri", "composers", "constanze", "first"]


@dataclass(frozen=True)
class Field:
    """A line `key: value` and where it stands."""

    line: int
    value: str


def header_lines(game: Game) -> list[tuple[str, str]]:
    """Everything above the turns, key by key."""
    names, deal = game.words, game.state.deal
    composers = [names.composers.word(int(deal.top))]
    if deal.bottom != NOBODY:
        composers.append(names.composers.word(int(deal.bottom)))
    lines = [
        ("format", FORMAT),
        ("rules", str(RULES_VERSION)),
        ("edition", f"{game.edition.id} {game.edition.digest}"),
        ("players", str(deal.players)),
        ("level", NONE if deal.level == NO_SOLOIST else names.levels.word(int(deal.level))),
        ("salieri", YES if deal.salieri else "no"),
        ("composers", " ".join(composers)),
        ("constanze", names.constanze.word(int(deal.constanze))),
        ("first", names.seats.word(int(deal.first))),
    ]
    lines += [(f"seat {names.seats.word(seat)}", str(player)) for seat, player in enumerate(game.players)]
    lines += [("seed", str(game.seed))] if game.seed is not None else []
    lines += [("rated", YES)] if game.is_rated else []
    return [*lines, ("result", result_text(game)), *deal_lines(names, deal)]


def result_text(game: Game) -> str:
    """`A 102, B 98; won by A`, or `unfinished`."""
    if not game.over:
        return UNFINISHED
    seats = game.words.seats
    vp = ", ".join(f"{seats.word(seat)} {score}" for seat, score in enumerate(game.scores))
    return f"{vp}; won by {' '.join(seats.word(seat) for seat in game.winners)}"


class Header:
    """The fields of a record being read; every field is taken once, and none may be left over."""

    def __init__(self, fields: dict[str, Field], end: int) -> None:
        self.fields = fields
        self.end = end  # the line where a missing field is noticed
        self.left = set(fields)

    def take(self, key: str) -> Field:
        field = self.fields.get(key)
        if field is None:
            raise RecordError(f"line {self.end}: the line {quoted(key + ':')} is missing above the turns")
        self.left.discard(key)
        return field

    def close(self, known: list[str]) -> None:
        for key, field in self.fields.items():
            if key in self.left:
                raise RecordError(f"line {field.line}: {quoted(key)} does not belong here{near(key, known)}")


def named_edition(header: Header) -> tuple[Field, str, str]:
    """Where a record names its edition, and its id and digest; RecordError if it cannot be replayed here."""
    form, rules, field = header.take("format"), header.take("rules"), header.take("edition")
    if form.value != FORMAT:
        raise RecordError(f"line {form.line}: the format is {quoted(form.value)}, not {quoted(FORMAT)}")
    if rules.value != str(RULES_VERSION):
        raise RecordError(
            f"line {rules.line}: written under rules {quoted(rules.value)}; this is {RULES_VERSION}"
        )
    found = _EDITION.fullmatch(field.value)
    if found is None:
        raise RecordError(f"line {field.line}: an edition is its id and its digest of 64 signs")
    return field, found[1], found[2]


def read_edition(header: Header, edition: Edition | None) -> Edition:
    """The edition of a record: a shipped one, unless another is given."""
    field, name, digest = named_edition(header)
    if edition is None:
        with at_line(field.line):
            edition = shipped(name)
    if (edition.id, edition.digest) != (name, digest):
        raise RecordError(
            f"line {field.line}: the record was made with {name} {digest[:12]}..., "
            f"this is {edition.id} {edition.digest[:12]}..."
        )
    return edition


def read_game(header: Header, edition: Edition) -> Game:
    """The game a header describes, at its first question."""
    names = names_of(edition)
    deal = _read_options(header, names)
    players: list[Player] = []
    seats = [f"seat {names.seats.word(seat)}" for seat in range(seats_of(deal))]
    for key in seats:
        field = header.take(key)
        with at_line(field.line):
            players.append(player_of(field.value))
    keys = deal_keys(names, deal)
    for key in keys:
        field = header.take(key)
        with at_line(field.line):
            take_line(names, deal, key, field.value)
    with at_key(header):
        check_deal(edition.tables, deal)
    seed = _read_seed(header)
    with at_line(header.fields["seed"].line if seed is not None else 0):
        set_generators(edition.tables, deal, seed)
    is_rated = _read_rated(header)
    header.take("result")
    header.close([*_KEYS, *seats, "seed", "rated", "result", *keys])
    game = Game.from_deal(edition, deal, players, seed)
    game.is_rated = is_rated
    return game


def _read_options(header: Header, names: Names) -> Deal:
    players = header.take("players")
    if players.value not in ("1", "2", "3", "4"):
        raise RecordError(f"line {players.line}: {quoted(players.value)} players; the game is for 1 to 4")
    soloist, salieri, composers = header.take("level"), header.take("salieri"), header.take("composers")
    if salieri.value not in (YES, "no"):
        raise RecordError(f"line {salieri.line}: {quoted(salieri.value)} is neither yes nor no")
    with at_line(soloist.line):
        level = NO_SOLOIST if soloist.value == NONE else names.levels.number(soloist.value)
    deal = Deal(int(players.value), level, salieri.value == YES)
    with at_line(composers.line):
        chosen = [names.composers.number(word) for word in composers.value.split()]
        if len(chosen) != (1 if deal.players == 1 else 2):
            raise NotationError(f"{len(chosen)} composers; there are two, or one in a solo game")
    deal.top = chosen[0]
    deal.bottom = chosen[1] if len(chosen) > 1 else NOBODY
    constanze, first = header.take("constanze"), header.take("first")
    with at_line(constanze.line):
        deal.constanze = names.constanze.number(constanze.value)
    with at_line(first.line):
        deal.first = names.seats.number(first.value)
    with at_key(header):
        check_options(names.edition.tables, deal)
    return deal


def _read_seed(header: Header) -> int | None:
    if "seed" not in header.fields:
        return None
    field = header.take("seed")
    if not _NUMBER.fullmatch(field.value) or int(field.value) >= SEEDS:
        raise RecordError(f"line {field.line}: {quoted(field.value)} is no seed from 0 to {SEEDS - 1}")
    return int(field.value)


def _read_rated(header: Header) -> bool:
    if "rated" not in header.fields:
        return False
    field = header.take("rated")
    if field.value != YES:
        raise RecordError(
            f"line {field.line}: {quoted(field.value)} is not yes; other games leave the line out"
        )
    return True


@contextlib.contextmanager
def at_line(line: int) -> Iterator[None]:
    """Tell the line of whatever is wrong inside."""
    try:
        yield
    except RecordError:
        raise
    except NotationError as problem:
        raise RecordError(f"line {line}: {problem}") from problem


@contextlib.contextmanager
def at_key(header: Header) -> Iterator[None]:
    """Tell the line of the field whose key the problem begins with."""
    try:
        yield
    except NotationError as problem:
        field = header.fields.get(str(problem).partition(":")[0])
        line = field.line if field is not None else header.end
        raise RecordError(f"line {line}: {problem}") from problem
