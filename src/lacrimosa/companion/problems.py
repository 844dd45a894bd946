"""What is wrong with something that was entered, each with its place and what would be right."""

from typing import Final

from lacrimosa.companion.shapes import Problem, ProblemCode

TEXTS: Final[dict[ProblemCode, str]] = {
    "wrong_level": "a level of the Soloist goes with one player, and only with one",
    "wrong_seats": "{seats} seats were entered; there are {right}",
    "no_such_seat": "there is no seat {seat} at this table; the last one is {last}",
    "unknown": "{id!r} is no {kind} of this edition",
    "twice": "{id} was entered twice; there is one",
    "two_owners": "{id} cannot be with seat {seat} and with seat {other}; there is one",
    "two_markers": "two markers lie on {space}; a space holds one",
    "covered": "a marker lies on {space}, which the Constanze card covers; covered spaces stay empty",
    "too_many_markers": "seat {seat} has {placed} markers on the Requiem; everybody has {most}",
    "too_many_of_instrument": "seat {seat} has {placed} markers at {instrument}; everybody has {most}",
    "too_many_neutral": "{placed} neutral markers lie on the Requiem; there are {most}",
    "soloist_owns": "the Soloist has {what}; what he takes leaves the game, and he has no ducats",
    "soloist_note": "the Soloist's marker on {space} shows the eighth note; his show the sixteenth",
    "no_composer": "the marker on {space} shows the sixteenth note; no composer writes it in a solo game",
    "wrong_composers": "{composers} composers were named; {right} are in play",
    "not_this_answer": "{word!r} answers another question; this one is about: {kind}",
    "gone": "{id} has left the game already",
    "to_come": "{id} comes in a later period",
    "starting": "{id} is a starting card, which never lies here",
    "no_more_questions": "the game was over before this answer",
    "row_gap": "the row has a gap; cards lie to the right, and the left is empty only when the deck is",
    "too_few_left": "so many cards of period {period} are told of that too few are left for those removed",
    "memories": "seat {seat} has {cards} Memory cards; it is always {right}",
    "sections": "seat {seat} has laid {laid} cards in {section}; it is {right} by now",
    "not_owned": "seat {seat} does not own {id}",
    "hand": "{cards} cards were entered as the hand; it is {right} now",
    "not_in_front": "{id} is rotated but not in front of seat {seat}",
    "tiles": "the composer tiles of {movement} ({note}) are not those that the markers there hired",
    "emptied": "instrument space {space} of seat {seat} holds its marker; no marker on the Requiem left it",
    "not_offered": "{move!r} cannot be done now",
    "turn_over": "the turn is over with {move!r}; leave it out to ask about the turn",
    "came": "{cards} cards are told of that came into the row in this turn; it is {right} by now",
    "other_first": "seat {seat} has something to choose before the turn goes on",
    "salieri": "Salieri lies in the row exactly if he is said to be in it, and sends cards back when he goes",
    "wrong_bonus": "{id} is no bonus of period {period}",
    "finance": "the finance of seat {seat} is said to be at {n}; its track ends at {most}",
    "track": "the {point} track of seat {seat} is said to be at {n}; it ends at {most}",
    "neutral_home": "{placed} neutral markers lie on the Requiem, and {most} have left their boards: each "
    "goes with a marker of the horns",
    "impossible": "no game comes to this: {text}",
    "no_json": "this is no position, as it is no JSON: {text}",
    "no_position": "this is no position that can be opened; such a one says here: {right}",
    "missing": "the field {field} is missing",
    "needless": "there is no field {field} here",
    "wrong_value": "this cannot stand here: {text}",
}


class BadEntry(ValueError):
    """What was entered cannot be; nothing was computed."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{one.at}: {one.text}" if one.at else one.text for one in problems))
        self.problems = problems


def problem(code: ProblemCode, at: str, **values: str | int) -> Problem:
    return Problem(code, at, TEXTS[code].format(**values), values)


def fail(code: ProblemCode, at: str, **values: str | int) -> BadEntry:
    """To be raised for one problem."""
    return BadEntry([problem(code, at, **values)])
