"""Which type of a protocol is described in which section, and what its heading is linked by."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import inspect as ms

from lacrimosa.server.protocol.model import Model, Record, Root, described, gather, reach
from lacrimosa.server.protocol.names import class_name
from lacrimosa.server.protocol.prose import slug
from lacrimosa.server.protocol.shapes import CHOICES, bare, members

Part = tuple[str, str, Sequence[Root]]  # title, intro, roots


@dataclass(frozen=True)
class Layout:
    """The order of a reference."""

    model: Model
    firsts: list[list[str]]  # the roots by section, and the alternatives of union roots
    names: list[list[str]]  # all types by section, the roots first
    titles: list[str]  # what the sections are linked by
    anchors: dict[str, str]  # what the types are linked by
    annotations: dict[str, tuple[object, ms.Type]]
    messages: set[str]  # those of the roots that get an example


def layout(parts: Sequence[Part], banner: str) -> Layout:
    roots = [root for _, _, held in parts for root in held]
    model = gather(roots)
    taken: set[str] = set()
    given = [[name for root in held for name in root_names(root, model)] for _, _, held in parts]
    firsts = [fresh(section, taken) for section in given]
    names = [[*first, *rest] for first, rest in zip(firsts, homes(given, taken, model), strict=True)]
    titles, anchors = link_texts(parts, names, banner)
    annotations: dict[str, tuple[object, ms.Type]] = {
        name: (made.annotation, made.type) for name, made in model.aliases.items()
    }
    for type_ in reach(described(roots)).values():
        annotations[class_name(type_.cls)] = (type_.cls, type_)
    messages = {name for first in firsts for name in first if is_message(name, model)}
    return Layout(model, firsts, names, titles, anchors, annotations, messages)


def homes(given: list[list[str]], taken: set[str], model: Model) -> list[list[str]]:
    """For each section the other types it describes: those it needs more directly than any section does."""
    steps = [distances(section, model) for section in given]
    found: list[list[str]] = [[] for _ in given]
    for name in model.types:
        if name not in taken:
            _, home = min((step[name], number) for number, step in enumerate(steps) if name in step)
            found[home].append(name)
    return found


def distances(names: list[str], model: Model) -> dict[str, int]:
    """How many steps from type to type it takes to reach each type from these."""
    found = dict.fromkeys(names, 0)
    edge, step = set(names), 0
    while edge:
        step += 1
        edge = {inner for name in edge for inner in model.held_by(name)} - found.keys()
        found |= dict.fromkeys(edge, step)
    return found


def root_names(root: Root, model: Model) -> list[str]:
    """A root's name, and those of the structs a named union is made of."""
    if not isinstance(root, tuple):
        return [class_name(root)]
    held = [bare(member) for member in members(model.aliases[root[0]].type)]
    return [root[0], *(class_name(one.cls) for one in held if isinstance(one, ms.StructType))]


def is_message(name: str, model: Model) -> bool:
    """Whether it needs an example: for a choice of several, each of them speaks for itself."""
    if name in model.types:
        return isinstance(model.types[name], Record)
    return not isinstance(bare(model.aliases[name].type), (*CHOICES, ms.StructType))


def fresh(names: list[str], taken: set[str]) -> list[str]:
    """Those not described yet."""
    found = [name for name in dict.fromkeys(names) if name not in taken]
    taken.update(found)
    return found


def link_texts(
    parts: Sequence[Part], names: list[list[str]], banner: str
) -> tuple[list[str], dict[str, str]]:
    """Anchors as readers of Markdown make them: a repeated heading gets a number."""
    seen: Counter[str] = Counter()

    def anchor(heading: str) -> str:
        text = slug(heading)
        seen[text] += 1
        return text if seen[text] == 1 else f"{text}-{seen[text] - 1}"

    def pass_by(text: str) -> None:
        for line in text.splitlines():
            if line.startswith("#"):
                anchor(line.lstrip("#").strip())

    pass_by(banner)
    titles: list[str] = []
    anchors: dict[str, str] = {}
    for (title, intro, _), section in zip(parts, names, strict=True):
        titles.append(anchor(title))
        pass_by(intro)
        anchors |= {name: anchor(name) for name in section}
    return titles, anchors
