"""The reference of a protocol in Markdown: sections, each type with its fields, examples of the messages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import inspect as ms

from lacrimosa.server.protocol.layout import Layout, layout
from lacrimosa.server.protocol.model import Alias, Property, Record, Root, Words
from lacrimosa.server.protocol.prose import Teller, cell, code, value
from lacrimosa.server.protocol.samples import given_example, made_example
from lacrimosa.server.protocol.shapes import bare, members

LEGEND = """\
A *required* field is always there. A field with a default may be left out of what is sent to the server,
which then takes the default. An *optional* field is also left out of what the server sends, if it has the
default or there is nothing to say."""
HEAD = "| field | type | presence | limits | description |\n|---|---|---|---|---|"


@dataclass(frozen=True)
class Section:
    """A part of the reference: its roots come first, then what only they need."""

    title: str
    intro: str
    roots: Sequence[Root]
    examples: Mapping[str, object] = field(default_factory=dict)  # by type name; others are made up
    requests: bool = False  # the client sends its roots


def reference(sections: Sequence[Section], banner: str) -> str:
    """The whole reference. A type stands in the section it is a root of, else in the first that needs it."""
    plan = layout([(section.title, section.intro, section.roots) for section in sections], banner)
    teller = Teller(plan.model, plan.anchors)
    parts = [banner.strip(), LEGEND, contents(sections, plan, teller)]
    for number, section in enumerate(sections):
        names = plan.names[number]
        if strange := sorted(section.examples.keys() - set(names)):
            raise TypeError(
                f"section {section.title} has examples of what is not in it: {', '.join(strange)}"
            )
        parts += [f"## {section.title}", section.intro.strip()]
        for name in names:
            parts += entry(name, teller)
            text = example(name, section, plan)
            parts += [f"```json\n{text}\n```"] if text else []
    return "\n\n".join(part for part in parts if part) + "\n"


def contents(sections: Sequence[Section], plan: Layout, teller: Teller) -> str:
    rows = []
    for number, section in enumerate(sections):
        links = ", ".join(teller.link(name) for name in plan.firsts[number])
        rows.append(f"- [{section.title}](#{plan.titles[number]}): {links}")
    return "\n".join(rows)


def entry(name: str, teller: Teller) -> list[str]:
    """Heading, description and fields of a type."""
    made = teller.model.types.get(name) or teller.model.aliases[name]
    head = [f"### {name}", made.description]
    if isinstance(made, Alias):
        return [*head, alias(made, teller)]
    if isinstance(made, Words):
        return [*head, f"One of {', '.join(value(word) for word in made.values)}."]
    return [*head, *record(made, teller)]


def alias(made: Alias, teller: Teller) -> str:
    """The alternatives of a union, with the tags that tell them apart."""
    held = [bare(member) for member in members(made.type)]
    structs = [one for one in held if isinstance(one, ms.StructType) and one.tag is not None]
    fields = {struct.tag_field for struct in structs}
    if len(structs) == len(held) and len(fields) == 1:
        rows = [f"- {value(struct.tag)}: {teller.told(struct)}" for struct in structs]
        return f"One of these, told apart by {code(str(fields.pop()))}:\n\n" + "\n".join(rows)
    if len(held) == 1 and not isinstance(held[0], ms.LiteralType):
        return f"The same as: {teller.told(held[0])}."
    texts = [text for one in held for text in alias_words(one, teller)]
    return f"One of {', '.join(texts)}."


def alias_words(type_: ms.Type, teller: Teller) -> list[str]:
    return (
        [value(word) for word in type_.values] if isinstance(type_, ms.LiteralType) else [teller.told(type_)]
    )


def record(made: Record, teller: Teller) -> list[str]:
    struct = made.struct
    rows = [row(held, teller) for held in made.properties]
    if struct.tag_field is not None:
        rows.insert(0, f"| {code(struct.tag_field)} | {cell(value(struct.tag))} | required | | |")
    parts = ["\n".join([HEAD, *rows])] if rows else ["It has no fields."]
    if struct.array_like:
        parts.insert(0, "Sent as a list of its fields, in this order.")
    if struct.forbid_unknown_fields:
        parts.append("Other fields are refused.")
    return parts


def row(held: Property, teller: Teller) -> str:
    cells = [
        code(held.name),
        teller.told(held.type),
        presence(held),
        "; ".join(held.limits),
        held.description,
    ]
    return "| " + " | ".join(cell(text) for text in cells).replace("|  |", "| |").rstrip() + " |"


def presence(held: Property) -> str:
    if held.required and not held.left_out:
        return "required"
    default = "" if held.default is None else f"default {code(held.default)}"
    if held.left_out:
        return f"optional, {default}" if default else "optional"
    return default or "made by the server if left out"


def example(name: str, section: Section, plan: Layout) -> str:
    """The example of a message; types that are only parts of messages need none."""
    annotation, type_ = plan.annotations[name]
    if name in section.examples:
        return given_example(annotation, section.examples[name], name)
    return made_example(annotation, type_, name) if name in plan.messages else ""
