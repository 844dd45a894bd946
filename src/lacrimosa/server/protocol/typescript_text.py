"""The TypeScript module of a protocol: a type for every struct, enum and named union."""

import textwrap
from collections.abc import Sequence

from msgspec import inspect as ms

from lacrimosa.server.protocol.model import Alias, Property, Record, Root, Words, described, gather, reach
from lacrimosa.server.protocol.names import constant_case
from lacrimosa.server.protocol.shapes import bare, members
from lacrimosa.server.protocol.spelling import INDENT, WIDTH, Speller, listed, literal, property_name


def typescript(roots: Sequence[Root], banner: str, requests: Sequence[Root] = ()) -> str:
    """A module with everything the roots and the requests reach.

    A property is optional if the server may leave it out. Requests come from the client: in types that only
    they reach, everything with a default is optional.
    """
    model = gather([*roots, *requests])
    answers = reach(described(roots))
    speller = Speller(model)
    parts = ["\n".join(f"// {line}".rstrip() for line in banner.strip().splitlines())] if banner else []
    for made in model.types.values():
        if isinstance(made, Words):
            parts.append(
                comment([made.description]) + type_alias(made.name, [literal(v) for v in made.values])
            )
        else:
            parts.append(record(made, speller, asked=made.struct.cls not in answers))
    for alias in model.aliases.values():
        parts.append(comment([alias.description]) + alias_text(alias, speller))
        if kinds := kinds_of(alias):
            parts.append(constant(alias, kinds))
    return "\n\n".join(parts) + "\n"


def record(made: Record, speller: Speller, asked: bool) -> str:
    """An interface; a tuple for what is sent as an array."""
    closed = "Other properties are refused." if made.struct.forbid_unknown_fields else ""
    head = comment([made.description, closed])
    if made.struct.array_like:
        return head + tuple_type(made, speller)
    rows = []
    if made.struct.tag_field is not None:
        rows.append(f"{INDENT}readonly {property_name(made.struct.tag_field)}: {literal(made.struct.tag)};\n")
    for held in made.properties:
        optional = held.left_out or (asked and not held.required)
        left = f"{INDENT}readonly {property_name(held.name)}{'?' if optional else ''}:"
        rows.append(property_comment(held) + left + speller.laid(held.type, INDENT, len(left)) + ";\n")
    if not rows:
        return f"{head}export type {made.name} = {{ readonly [key: string]: never }};"
    return f"{head}export interface {made.name} {{\n{''.join(rows)}}}"


def tuple_type(made: Record, speller: Speller) -> str:
    tag = (
        []
        if made.struct.tag_field is None
        else [f"{label(made.struct.tag_field)}: {literal(made.struct.tag)}"]
    )
    items = [f"{label(held.name)}: {speller.flat(held.type)}" for held in made.properties]
    flat = f"export type {made.name} = readonly [{', '.join(tag + items)}];"
    comments = [property_comment(held) for held in made.properties]
    if len(flat) <= WIDTH and not any(comments):
        return flat
    rows = [f"{INDENT}{text},\n" for text in tag]
    rows += [f"{above}{INDENT}{item},\n" for above, item in zip(comments, items, strict=True)]
    return f"export type {made.name} = readonly [\n{''.join(rows)}];"


def label(name: str) -> str:
    """The label of a tuple element must be an identifier."""
    return name if property_name(name) == name else "tag"


def type_alias(name: str, texts: list[str]) -> str:
    flat = f"export type {name} = {' | '.join(texts) or 'never'};"
    if len(flat) <= WIDTH or len(texts) < 2:
        return flat
    return f"export type {name} ={listed(texts, INDENT)};"


def alias_text(alias: Alias, speller: Speller) -> str:
    left = f"export type {alias.name} ="
    return left + speller.laid(alias.type, "", len(left), opened=True) + ";"


def kinds_of(alias: Alias) -> list[str]:
    """The tags of a union of tagged structs; nothing for any other type."""
    structs = [bare(member) for member in members(alias.type)]
    tagged = [s for s in structs if isinstance(s, ms.StructType) and s.tag is not None]
    return [literal(struct.tag) for struct in tagged] if len(tagged) == len(structs) else []


def constant(alias: Alias, kinds: list[str]) -> str:
    name = f"{constant_case(alias.name)}_KINDS"
    head = comment([f"The kinds of {alias.name}, all of them."])
    flat = f"export const {name} = [{', '.join(kinds)}] as const;"
    if len(flat) <= WIDTH:
        return head + flat
    return (
        f"{head}export const {name} = [\n" + "".join(f"{INDENT}{kind},\n" for kind in kinds) + "] as const;"
    )


def property_comment(held: Property) -> str:
    limits = "; ".join(held.limits)
    text = held.description
    if limits:
        text = f"{text} ({limits})" if text else f"{limits[0].upper()}{limits[1:]}."
    default = f"@default {held.default}" if held.default is not None else ""
    return comment([text, default], INDENT)


def comment(parts: list[str], indent: str = "") -> str:
    """A JSDoc comment of these parts; nothing if all are empty."""
    lines: list[str] = []
    for line in "\n".join(filter(None, parts)).replace("*/", "*\\/").splitlines():
        room = WIDTH - len(indent) - len(" * ")
        # A tag's value is read to the end of its line by some tools.
        kept = line.startswith("@") or len(line) <= room
        lines += [line] if kept else textwrap.wrap(line, room, break_long_words=False, break_on_hyphens=False)
    if not lines:
        return ""
    if len(lines) == 1 and len(indent) + len(lines[0]) + len("/**  */") <= WIDTH:
        return f"{indent}/** {lines[0]} */\n"
    rows = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{rows}{indent} */\n"
