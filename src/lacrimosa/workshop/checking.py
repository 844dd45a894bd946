"""What is wrong with a draft, or to be looked at again: the checks of `edition check`, by component."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from lacrimosa.editions.checks import problems
from lacrimosa.editions.errors import EditionError, Problem, problem_in, told_of
from lacrimosa.editions.findings import findings_of_values
from lacrimosa.editions.loader import unmapped
from lacrimosa.editions.reading import parse_files, tables_of
from lacrimosa.editions.schema import Data
from lacrimosa.editions.slots.checks import is_same_map
from lacrimosa.editions.slots.schema import SLOTS_FILE
from lacrimosa.editions.titles import titles_of
from lacrimosa.editions.words import WORDS_FILE
from lacrimosa.editions.writing import toml_of
from lacrimosa.workshop.components import Component, Files, counted
from lacrimosa.workshop.draft import Draft, data_of

Weight = Literal["error", "look"]


@dataclass(frozen=True)
class Told:
    """A problem of one component, or of the whole if none is named."""

    what: str
    weight: Weight
    text: str
    code: str
    values: Mapping[str, str | int] = field(default_factory=dict)


def check(draft: Draft) -> list[Told]:
    """Errors keep it from being played. If there are none, what is worth a second look."""
    now = draft.components
    found = [*_left_out(draft), *_other_counts(draft)]
    wrong = [told for told in found if told.weight == "error"]
    wrong += [_told(now, problem, "error") for problem in problems(draft.data)]
    if wrong:
        return wrong
    try:
        edition = unmapped(playable(draft))
    except EditionError as problem:
        # What nobody can type right: words or drawings that go with it.
        whole = problem_in(problem)
        return [Told("", "error", str(whole), whole.code, whole.values)]
    found += [_told(now, problem, "look") for problem in findings_of_values(edition)]
    return [told for told in found if not _is_right(draft, told.what)]


def _is_right(draft: Draft, what: str) -> bool:
    readings = draft.readings(what)
    return bool(readings) and readings[-1].is_right


def _left_out(draft: Draft) -> Iterator[Told]:
    """What the file that it came from said and could not stand, until the component is typed in."""
    for what, found in draft.wrong.items():
        if what and (what not in draft.by_id or draft.is_entered(what)):
            continue
        for wrong in found:
            weight: Weight = "error" if what else "look"
            if isinstance(wrong, str):
                yield Told(what, weight, wrong, "left_out", {"text": wrong})
            elif what:
                yield Told(what, weight, wrong.text, "left_out", {**wrong.values, "problem": wrong.code})
            else:
                yield Told("", weight, str(wrong), "not_taken", told_of(wrong))


def _other_counts(draft: Draft) -> Iterator[Told]:
    """Whether something was forgotten, or entered twice: only the owner of the box knows."""
    now, copied = draft.standing(draft.files), draft.copied
    here = counted(now) | _lengths(now)
    there = draft.declared | _lengths(copied)
    for kind, what in _NUMBERS.items():
        number, said = here[kind], there[kind]
        if number != said:
            text = f"it has {number} {kind}; the edition it was copied from says {said}"
            yield Told(what, "look", text, "count", {"kind": kind, "n": number, "said": said})


def _lengths(files: Files) -> dict[str, int]:
    """Of what `edition.toml` does not count."""
    board = files["board"]
    return {"places": len(board["map"]["place"]), "finance_spaces": len(board["personal"]["finance"])}


# Where each is typed, if that is one component.
_NUMBERS: Final[Mapping[str, str]] = {
    "opus": "",
    "memories": "",
    "cities": "",
    "courts": "",
    "bonuses": "",
    "constanze": "",
    "markers": "instruments:spaces",
    "finance_spaces": "finance:track",
    "places": "places:map",
}


def playable(draft: Draft) -> dict[str, bytes]:
    """The files, without drawings of a map that is another one by now and words for what is not there."""
    contents = draft.contents()
    data = parse_files(contents)
    if SLOTS_FILE in contents and not is_same_map(data_of(draft.copied).board.map, data.board.map):
        del contents[SLOTS_FILE]
    if WORDS_FILE in contents:
        said = tables_of(WORDS_FILE, contents[WORDS_FILE])
        spoken = _spoken(said, data)
        if spoken != said:
            contents[WORDS_FILE] = toml_of(spoken).encode()
    return contents


def _spoken(said: Mapping[str, Any], data: Data) -> dict[str, Any]:
    known: dict[str, Collection[str]] = dict(titles_of(data).items())
    known["story"] = known["memory"]
    return {
        language: {
            kind: {name: text for name, text in some.items() if name in known[kind]}
            if isinstance(some, dict)
            else some
            for kind, some in words.items()
        }
        for language, words in said.items()
    }


def _told(now: list[Component], problem: Problem, weight: Weight) -> Told:
    found = next((one for one in now if _is_about(one, problem)), None)
    return Told(found.id if found else "", weight, problem.text, problem.code, problem.values)


def _is_about(component: Component, problem: Problem) -> bool:
    if (problem.file, problem.item) not in component.items:
        return False
    # Both strips of the row stand in the same tables.
    return not component.strip or str(problem.values.get("field", "")).startswith(component.strip)
